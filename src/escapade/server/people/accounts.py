"""Guests, accounts, tokens for programs, and the data of all of them."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import String, cast, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from escapade.messages import Message
from escapade.server import log, wire
from escapade.server.people.passwords import Passwords
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import (
    ChatRow,
    DailyRunRow,
    EntryRow,
    HookRow,
    NoteRow,
    OwnPuzzleRow,
    PersonRow,
    PresenceRow,
    PuzzleTryRow,
    RatingRow,
    ReportRow,
    SavedBoxRow,
    SittingRow,
    Stored,
    TableRow,
    TokenRow,
)
from escapade.server.text import clean_name
from escapade.words import ENGLISH, words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.store import Store

COOKIE = "escapade"
COOKIE_AGE = 400 * 86_400  # s; the longest that browsers keep a cookie
SESSION = "session"  # the scope of what only a login may do; no token has it
ALL_SCOPES = frozenset(("read", "play", "tables", "account", SESSION))
_NOBODY = "Somebody"  # the name of deleted people in old games
GONE = "gone-"  # the prefix of their ids there
_TOKEN = "esc_"  # noqa: S105 - the prefix of tokens
_MOST_TOKENS = 20
_MOST_SETTINGS = 40
_AT_ONCE = 5_000  # credentials in one query
_ABOUT_PEOPLE = (
    TokenRow, SittingRow, ChatRow, ReportRow, RatingRow, HookRow, SavedBoxRow, PuzzleTryRow, DailyRunRow, NoteRow,
    OwnPuzzleRow, PresenceRow,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Credential:
    """What proves who somebody is: one of their tokens, or a cookie of one generation."""

    person: str
    token: str = ""
    generation: int = -1


@dataclass(frozen=True, slots=True)
class Identity:
    """Who makes a request, and what they may do."""

    person: PersonRow
    scopes: frozenset[str]
    credential: Credential

    def allow(self, scope: str) -> None:
        """Refuse a token that does not have this scope."""
        if scope not in self.scopes:
            raise RequestRefused("token-lacks", scope=scope)


class Accounts:
    """Guests and accounts of this server."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.cookies = URLSafeTimedSerializer(secret, salt="cookie", signer_kwargs={"digest_method": hashlib.sha256})
        self.passwords = Passwords()
        self.changing = asyncio.Lock()  # SQLite locks no row between reading and writing it

    # Identification

    def cookie(self, person: PersonRow) -> str:
        """Return a signed cookie for somebody."""
        return str(self.cookies.dumps([person.id, person.generation]))

    async def by_cookie(self, cookie: str) -> Identity | None:
        """Return whose cookie this is, if the signature and generation are valid."""
        try:
            person_id, generation = self.cookies.loads(cookie, max_age=COOKIE_AGE)
        except (BadData, ValueError, TypeError):
            return None
        async with self.store.session() as session:
            person = await session.get(PersonRow, str(person_id))
        if person is None or person.generation != generation:
            return None
        return Identity(person, ALL_SCOPES, Credential(person.id, generation=generation))

    async def by_token(self, token: str) -> Identity | None:
        """Return whose token this is."""
        query = select(PersonRow, TokenRow).join(TokenRow, TokenRow.person == PersonRow.id)
        async with self.store.session() as session:
            found = (await session.execute(query.where(TokenRow.digest == _digest(token)))).first()
        if found is None:
            return None
        person, row = found
        return Identity(person, frozenset(row.scopes), Credential(person.id, token=row.id))

    async def still_good(self, credentials: Collection[Credential]) -> set[Credential]:
        """Return the credentials that are still valid: tokens that exist, and cookies of the current generation."""
        good: set[Credential] = set()
        async with self.store.session() as session:
            for some in _batched(credentials, _AT_ONCE):
                tokens = select(TokenRow.person, TokenRow.id).where(TokenRow.id.in_([one.token for one in some]))
                good.update(Credential(person, token=token) for person, token in await session.execute(tokens))
                people = select(PersonRow.id, PersonRow.generation).where(
                    PersonRow.id.in_([one.person for one in some])
                )
                good.update(Credential(person, generation=number) for person, number in await session.execute(people))
        return good.intersection(credentials)

    async def guest(self, name: str | None, language: str = ENGLISH) -> PersonRow:
        """Create a guest; without a name, with a generated one in their language."""
        person = PersonRow(
            id=secrets.token_hex(8), name=clean_name(name or _guest_name(language)), created=now(),
            generation=0, rated=False, settings={},
        )  # fmt: skip
        async with self.store.session() as session:
            session.add(person)
            await session.commit()
        return person

    async def find(self, person: str) -> PersonRow:
        """Return a person, or refuse."""
        async with self.store.session() as session:
            row = await session.get(PersonRow, person)
        if row is None:
            raise RequestRefused("no-such-person")
        return row

    async def names(self, people: Collection[str]) -> list[str]:
        """Return the names of some people."""
        async with self.store.session() as session:
            return list(await session.scalars(select(PersonRow.name).where(PersonRow.id.in_(people))))

    # Changes

    async def change(self, person: PersonRow, changes: wire.ProfileChanges) -> PersonRow:
        """Change somebody's name, whether they are rated, or their settings."""
        async with self.changing, self.store.session() as session:
            row = await session.get_one(PersonRow, person.id, with_for_update=True)
            row.name = row.name if changes.name is None else clean_name(changes.name)
            row.rated = row.rated if changes.rated is None else changes.rated
            row.settings = _merged_settings(row.settings, changes.settings or {})
            await session.commit()
            return row

    async def make_account(self, person: PersonRow, wanted: wire.Credentials) -> PersonRow:
        """Turn a guest into an account."""
        if person.login is not None:
            raise RequestRefused("account-already")
        hashed = await self.passwords.hash(wanted.password)
        async with self.store.session() as session:
            row = await session.get_one(PersonRow, person.id)
            row.login, row.password = wanted.login.lower(), hashed
            try:
                await session.commit()
            except IntegrityError as taken:
                raise RequestRefused("login-taken", login=wanted.login) from taken
            return row

    async def log_in(self, given: wire.Credentials) -> PersonRow:
        """Return the account with this name and password."""
        async with self.store.session() as session:
            query = select(PersonRow).where(PersonRow.login == given.login.lower())
            person = (await session.scalars(query)).first()
        right = await self.passwords.match(person.password if person else None, given.password)
        if person is None or not right:
            raise RequestRefused("login-wrong")
        return person

    async def change_password(self, person: PersonRow, wanted: wire.NewPassword) -> PersonRow:
        """Change a password. Cookies given before become invalid."""
        if not await self.passwords.match(person.password, wanted.old):
            raise RequestRefused("password-wrong")
        hashed = await self.passwords.hash(wanted.new)
        async with self.changing, self.store.session() as session:
            row = await session.get_one(PersonRow, person.id, with_for_update=True)
            row.password, row.generation = hashed, row.generation + 1
            await session.commit()
            return row

    async def log_out_everywhere(self, person: PersonRow) -> None:
        """Make all cookies given before invalid."""
        older = update(PersonRow).where(PersonRow.id == person.id)
        async with self.store.session() as session:
            await session.execute(older.values(generation=PersonRow.generation + 1))
            await session.commit()

    # Tokens

    async def make_token(self, person: PersonRow, wanted: wire.NewToken) -> wire.TokenInfo:
        """Create a token. Its secret is only shown now."""
        if len(await self.tokens(person)) >= _MOST_TOKENS:
            raise RequestRefused("tokens-enough", most=_MOST_TOKENS)
        secret = _TOKEN + secrets.token_urlsafe(32)
        row = TokenRow(
            id=secrets.token_hex(8), person=person.id, name=wanted.name, digest=_digest(secret),
            scopes=sorted(set(wanted.scopes)), created=now(),
        )  # fmt: skip
        async with self.store.session() as session:
            session.add(row)
            await session.commit()
        return wire.TokenInfo(row.id, row.name, row.scopes, row.created, secret)

    async def tokens(self, person: PersonRow) -> list[wire.TokenInfo]:
        """List somebody's tokens."""
        async with self.store.session() as session:
            rows = await session.scalars(
                select(TokenRow).where(TokenRow.person == person.id).order_by(TokenRow.created)
            )
            return [wire.TokenInfo(row.id, row.name, row.scopes, row.created) for row in rows]

    async def delete_token(self, person: PersonRow, token: str) -> None:
        """Delete a token."""
        async with self.store.session() as session:
            await session.execute(delete(TokenRow).where(TokenRow.person == person.id, TokenRow.id == token))
            await session.commit()

    # Export and deletion

    async def export(self, person: PersonRow) -> wire.Export:
        """Return everything stored about somebody, except what only proves who they are."""
        async with self.store.session() as session:
            return wire.Export(
                person=_row_as_dict(person, "password", "generation"),
                tokens=await _rows_of(session, TokenRow, person.id, "digest"),
                sittings=await _rows_of(session, SittingRow, person.id),
                chat=await _rows_of(session, ChatRow, person.id),
                ratings=await _rows_of(session, RatingRow, person.id),
                hooks=await _rows_of(session, HookRow, person.id, "secret"),
                boxes=await _rows_of(session, SavedBoxRow, person.id),
                puzzles=await _rows_of(session, PuzzleTryRow, person.id),
                own_puzzles=await _rows_of(session, OwnPuzzleRow, person.id),
                daily_runs=await _rows_of(session, DailyRunRow, person.id),
                hosted=await _hosted_by(session, person.id),
                reports=await _reported_by(session, person.id),
                notes=await _rows_of(session, NoteRow, person.id),
            )

    async def delete(self, person: PersonRow) -> list[str]:
        """Delete somebody. Their games stay without their name. Return the tables whose logs were rewritten."""
        async with self.store.session() as session:
            changed = list(await session.scalars(select(EntryRow.table_id).where(self._sat_down(person.id)).distinct()))
            for table in changed:
                await _forget_name(session, table, person.id)
            named = (TableRow.host == person.id) | cast(TableRow.muted, String).contains(person.id)
            for row in await session.scalars(select(TableRow).where(named)):
                row.host = "" if row.host == person.id else row.host
                row.muted = [one for one in row.muted if one != person.id]
            await session.execute(update(ReportRow).where(ReportRow.reporter == person.id).values(reporter=None))
            for kind in _ABOUT_PEOPLE:
                await session.execute(delete(kind).where(kind.person == person.id))
            await session.execute(delete(PersonRow).where(PersonRow.id == person.id))
            await session.commit()
        return changed

    def _sat_down(self, person: str) -> ColumnElement[bool]:
        """Select the entries in which somebody sat down, even if they stood up again."""
        body = cast(EntryRow.body, String) if self.store.sqlite else func.encode(EntryRow.body, "escape")
        return body.startswith('{"type":"sat"') & body.contains(person)


def _guest_name(language: str) -> str:
    number = str(secrets.randbelow(9000) + 1000)
    return words(language).say(Message("guest-name", {"number": number}))


async def _forget_name(session: AsyncSession, table: str, person: str) -> None:
    """Rewrite a table's log without somebody's name."""
    seats: set[int] = set()
    for row in await session.scalars(select(EntryRow).where(EntryRow.table_id == table).order_by(EntryRow.seq)):
        try:
            entry = log.read(row.body)
        except msgspec.MsgspecError:  # a damaged entry does not prevent the deletion
            continue
        if isinstance(entry, log.Sat):
            seats = seats | {entry.seat} if entry.person == person else seats - {entry.seat}
            if entry.person == person:
                row.body = log.write(log.Sat(entry.seat, _NOBODY, person=f"{GONE}{person[:4]}{entry.seat}"))
        elif isinstance(entry, log.Started):
            names = [_NOBODY if seat in seats else name for seat, name in enumerate(entry.names)]
            row.body = log.write(msgspec.structs.replace(entry, names=names))


async def _rows_of(session: AsyncSession, kind: type[Stored], person: str, *without: str) -> list[dict[str, object]]:
    """Return all rows of a kind that belong to somebody."""
    columns = kind.__table__.columns
    query = select(*[column for column in columns if column.name not in without]).where(columns["person"] == person)
    return [dict(row) for row in (await session.execute(query)).mappings()]


async def _hosted_by(session: AsyncSession, person: str) -> list[dict[str, object]]:
    """Return the tables somebody opened, without the seeds of running games."""
    columns = (TableRow.id, TableRow.game, TableRow.options, TableRow.public, TableRow.rated, TableRow.created)
    return [dict(row) for row in (await session.execute(select(*columns).where(TableRow.host == person))).mappings()]


async def _reported_by(session: AsyncSession, person: str) -> list[dict[str, object]]:
    """Return what somebody reported, without the lines, which are another person's."""
    columns = (ReportRow.id, ReportRow.table_id, ReportRow.created, ReportRow.closed)
    return [
        dict(row) for row in (await session.execute(select(*columns).where(ReportRow.reporter == person))).mappings()
    ]


def _row_as_dict(row: object, *without: str) -> dict[str, object]:
    """Return a row's columns by name."""
    columns = row.__table__.columns.keys()  # type: ignore[attr-defined]
    return {name: getattr(row, name) for name in columns if name not in without}


def _batched(credentials: Collection[Credential], size: int) -> Iterator[list[Credential]]:
    """Yield batches: a query takes only so many values."""
    everybody = list(credentials)
    return (everybody[start : start + size] for start in range(0, len(everybody), size))


def _digest(secret: str) -> str:
    """Return the hash of a token that is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _merged_settings(known: dict[str, str], wanted: dict[str, str]) -> dict[str, str]:
    """Merge settings; empty ones are removed."""
    settings = {name: value for name, value in (known | wanted).items() if value}
    if len(settings) > _MOST_SETTINGS:
        raise RequestRefused("settings-enough", most=_MOST_SETTINGS)
    return settings

"""People: guests from the first click, accounts for those who want one, tokens for their programs, and their data."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import String, cast, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from escapade.server import log, wire
from escapade.server.no import No
from escapade.server.schema import (
    ChatRow,
    EntryRow,
    HookRow,
    PersonRow,
    PresenceRow,
    RatingRow,
    SittingRow,
    Stored,
    TableRow,
    TokenRow,
)
from escapade.server.steady_time import now
from escapade.server.text import clean_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.store import Store

COOKIE = "escapade"
COOKIE_AGE = 400 * 86_400  # s; browsers keep none longer
SESSION = "session"  # what only a login may do; no token has this scope
ALL_SCOPES = frozenset(("read", "play", "tables", "account", SESSION))
NOBODY = "Somebody"  # how the deleted are called in old games
GONE = "gone-"  # how their ids begin there
TOKEN = "esc_"  # noqa: S105 - how a token begins, not one
MOST_TOKENS = 20
MOST_SETTINGS = 40
AT_ONCE = 5_000  # credentials asked for in one query


@dataclass(frozen=True, slots=True)
class Credential:
    """What proves who somebody is: one of their tokens, or a cookie of one generation."""

    person: str
    token: str = ""
    generation: int = -1


@dataclass(frozen=True, slots=True)
class Identity:
    """Who asks, and what they may do."""

    person: PersonRow
    scopes: frozenset[str]
    credential: Credential

    def allow(self, scope: str) -> None:
        """Refuse a token that was not made for this."""
        if scope not in self.scopes:
            raise No("token-lacks", scope=scope)


class Accounts:
    """Everybody this server knows."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.cookies = URLSafeTimedSerializer(secret, salt="cookie", signer_kwargs={"digest_method": hashlib.sha256})
        self.hasher = PasswordHasher()
        self.changing = asyncio.Lock()  # SQLite locks no row between reading and writing it
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # somebody unknown takes as long as a wrong password

    # Who is it?

    def cookie(self, person: PersonRow) -> str:
        """Sign who somebody is."""
        return str(self.cookies.dumps([person.id, person.generation]))

    async def by_cookie(self, cookie: str) -> Identity | None:
        """Tell who a cookie says it is, if we signed it and it still counts."""
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
        """Tell whose token this is."""
        query = select(PersonRow, TokenRow).join(TokenRow, TokenRow.person == PersonRow.id)
        async with self.store.session() as session:
            found = (await session.execute(query.where(TokenRow.digest == digest(token)))).first()
        if found is None:
            return None
        person, row = found
        return Identity(person, frozenset(row.scopes), Credential(person.id, token=row.id))

    async def still_good(self, credentials: Collection[Credential]) -> set[Credential]:
        """Tell which credentials still count: tokens that exist, and cookies of the generation a person is at."""
        good: set[Credential] = set()
        async with self.store.session() as session:
            for some in batched(credentials, AT_ONCE):
                tokens = select(TokenRow.person, TokenRow.id).where(TokenRow.id.in_([one.token for one in some]))
                good.update(Credential(person, token=token) for person, token in await session.execute(tokens))
                people = select(PersonRow.id, PersonRow.generation).where(
                    PersonRow.id.in_([one.person for one in some])
                )
                good.update(Credential(person, generation=number) for person, number in await session.execute(people))
        return good.intersection(credentials)

    async def guest(self, name: str | None) -> PersonRow:
        """Welcome somebody new."""
        person = PersonRow(
            id=secrets.token_hex(8), name=clean_name(name or f"Guest {secrets.randbelow(9000) + 1000}"), created=now(),
            generation=0, rated=False, settings={},
        )  # fmt: skip
        async with self.store.session() as session:
            session.add(person)
            await session.commit()
        return person

    async def find(self, person: str) -> PersonRow:
        """Find somebody."""
        async with self.store.session() as session:
            row = await session.get(PersonRow, person)
        if row is None:
            raise No("no-such-person")
        return row

    async def names(self, people: Collection[str]) -> list[str]:
        """Give the names of some people."""
        async with self.store.session() as session:
            return list(await session.scalars(select(PersonRow.name).where(PersonRow.id.in_(people))))

    # Changes

    async def change(self, person: PersonRow, changes: wire.Changes) -> PersonRow:
        """Change a name, whether somebody is rated, or what a page should remember of them."""
        async with self.changing, self.store.session() as session:
            row = await session.get_one(PersonRow, person.id, with_for_update=True)
            row.name = row.name if changes.name is None else clean_name(changes.name)
            row.rated = row.rated if changes.rated is None else changes.rated
            row.settings = settled(row.settings, changes.settings or {})
            await session.commit()
            return row

    async def make_account(self, person: PersonRow, wanted: wire.Credentials) -> PersonRow:
        """Let a guest be found again from any device."""
        if person.login is not None:
            raise No("account-already")
        hashed = await asyncio.to_thread(self.hasher.hash, wanted.password)
        async with self.store.session() as session:
            row = await session.get_one(PersonRow, person.id)
            row.login, row.password = wanted.login.lower(), hashed
            try:
                await session.commit()
            except IntegrityError as taken:
                raise No("login-taken", login=wanted.login) from taken
            return row

    async def log_in(self, given: wire.Credentials) -> PersonRow:
        """Find an account by its name and password."""
        async with self.store.session() as session:
            query = select(PersonRow).where(PersonRow.login == given.login.lower())
            person = (await session.scalars(query)).first()
        hashed = person.password if person is not None and person.password else self.nobody
        right = await asyncio.to_thread(self.matches, hashed, given.password)
        if person is None or not right:
            raise No("login-wrong")
        return person

    def matches(self, hashed: str, password: str) -> bool:
        """Tell whether this is the password."""
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def change_password(self, person: PersonRow, wanted: wire.NewPassword) -> PersonRow:
        """Take a new password; cookies given before count no more."""
        if not await asyncio.to_thread(self.matches, person.password or self.nobody, wanted.old):
            raise No("password-wrong")
        hashed = await asyncio.to_thread(self.hasher.hash, wanted.new)
        async with self.changing, self.store.session() as session:
            row = await session.get_one(PersonRow, person.id, with_for_update=True)
            row.password, row.generation = hashed, row.generation + 1
            await session.commit()
            return row

    async def log_out_everywhere(self, person: PersonRow) -> None:
        """Let no cookie count that was given before."""
        older = update(PersonRow).where(PersonRow.id == person.id)
        async with self.store.session() as session:
            await session.execute(older.values(generation=PersonRow.generation + 1))
            await session.commit()

    # Tokens

    async def make_token(self, person: PersonRow, wanted: wire.NewToken) -> wire.TokenGiven:
        """Make a token; this is the only time its secret is shown."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise No("tokens-enough", most=MOST_TOKENS)
        secret = TOKEN + secrets.token_urlsafe(32)
        row = TokenRow(
            id=secrets.token_hex(8), person=person.id, name=wanted.name, digest=digest(secret),
            scopes=sorted(set(wanted.scopes)), created=now(),
        )  # fmt: skip
        async with self.store.session() as session:
            session.add(row)
            await session.commit()
        return wire.TokenGiven(row.id, row.name, row.scopes, row.created, secret)

    async def tokens(self, person: PersonRow) -> list[wire.TokenGiven]:
        """List somebody's tokens."""
        async with self.store.session() as session:
            rows = await session.scalars(
                select(TokenRow).where(TokenRow.person == person.id).order_by(TokenRow.created)
            )
            return [wire.TokenGiven(row.id, row.name, row.scopes, row.created) for row in rows]

    async def delete_token(self, person: PersonRow, token: str) -> None:
        """Let a token count no more."""
        async with self.store.session() as session:
            await session.execute(delete(TokenRow).where(TokenRow.person == person.id, TokenRow.id == token))
            await session.commit()

    # One's data

    async def export(self, person: PersonRow) -> dict[str, object]:
        """Give everything that is stored about somebody, but for what only proves who they are."""
        async with self.store.session() as session:
            return {
                "person": shown(person, "password", "generation"),
                "tokens": await rows_of(session, TokenRow, person.id, "digest"),
                "sittings": await rows_of(session, SittingRow, person.id),
                "chat": await rows_of(session, ChatRow, person.id),
                "ratings": await rows_of(session, RatingRow, person.id),
                "hooks": await rows_of(session, HookRow, person.id),
                "hosted": await hosted_by(session, person.id),
            }

    async def delete(self, person: PersonRow) -> list[str]:
        """Forget somebody: the games they played stay, without their name. Give the tables that changed."""
        async with self.store.session() as session:
            changed = list(await session.scalars(select(EntryRow.table_id).where(self.sat_down(person.id)).distinct()))
            for table in changed:
                await forget_name(session, table, person.id)
            named = (TableRow.host == person.id) | cast(TableRow.muted, String).contains(person.id)
            for row in await session.scalars(select(TableRow).where(named)):
                row.host = "" if row.host == person.id else row.host
                row.muted = [one for one in row.muted if one != person.id]
            for kind in (TokenRow, SittingRow, ChatRow, RatingRow, HookRow, PresenceRow):
                await session.execute(delete(kind).where(kind.person == person.id))
            await session.execute(delete(PersonRow).where(PersonRow.id == person.id))
            await session.commit()
        return changed

    def sat_down(self, person: str) -> ColumnElement[bool]:
        """Choose the entries that say that somebody sat down, also if they stood up again."""
        body = cast(EntryRow.body, String) if self.store.sqlite else func.encode(EntryRow.body, "escape")
        return body.startswith('{"type":"sat"') & body.contains(person)


async def forget_name(session: AsyncSession, table: str, person: str) -> None:
    """Write a table's log again without somebody's name."""
    seats: set[int] = set()
    for row in await session.scalars(select(EntryRow).where(EntryRow.table_id == table).order_by(EntryRow.seq)):
        try:
            entry = log.read(row.body)
        except msgspec.MsgspecError:  # a damaged entry keeps nobody here
            continue
        if isinstance(entry, log.Sat):
            seats = seats | {entry.seat} if entry.person == person else seats - {entry.seat}
            if entry.person == person:
                row.body = log.write(log.Sat(entry.seat, NOBODY, person=f"{GONE}{person[:4]}{entry.seat}"))
        elif isinstance(entry, log.Started):
            names = [NOBODY if seat in seats else name for seat, name in enumerate(entry.names)]
            row.body = log.write(msgspec.structs.replace(entry, names=names))


async def rows_of(session: AsyncSession, kind: type[Stored], person: str, *without: str) -> list[dict[str, object]]:
    """Give all rows of a kind that belong to somebody."""
    columns = kind.__table__.columns
    query = select(*[column for column in columns if column.name not in without]).where(columns["person"] == person)
    return [dict(row) for row in (await session.execute(query)).mappings()]


async def hosted_by(session: AsyncSession, person: str) -> list[dict[str, object]]:
    """Give the tables somebody opened, without the luck that is still to come there."""
    columns = (TableRow.id, TableRow.game, TableRow.options, TableRow.public, TableRow.rated, TableRow.created)
    return [dict(row) for row in (await session.execute(select(*columns).where(TableRow.host == person))).mappings()]


def shown(row: object, *without: str) -> dict[str, object]:
    """Give a row's columns by name."""
    columns = row.__table__.columns.keys()  # type: ignore[attr-defined]
    return {name: getattr(row, name) for name in columns if name not in without}


def batched(credentials: Collection[Credential], size: int) -> Iterator[list[Credential]]:
    """Give a few at a time: a query takes only so many values."""
    everybody = list(credentials)
    return (everybody[start : start + size] for start in range(0, len(everybody), size))


def digest(secret: str) -> str:
    """Give what is stored of a token: enough to recognise it, too little to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def settled(known: dict[str, str], wanted: dict[str, str]) -> dict[str, str]:
    """Take settings over, and forget those that are empty."""
    settings = {name: value for name, value in (known | wanted).items() if value}
    if len(settings) > MOST_SETTINGS:
        raise No("settings-enough", most=MOST_SETTINGS)
    return settings

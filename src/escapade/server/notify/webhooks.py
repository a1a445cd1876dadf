"""Webhooks: notices for people who are not here, signed, only to public addresses.

A notice is JSON that a program reads and a chat such as Discord shows. It waits in the database until it is taken or
given up, so that a restart loses none; whatever the other side does, no game waits for it. An address inside that the
host has named (ESCAPADE_HOOKS) may be told all the same.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import secrets
import socket
import ssl
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, update

from escapade.messages import Message
from escapade.server import wire
from escapade.server.notify.addresses import may_contact
from escapade.server.notify.signing import signed_headers
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import HookRow, NoticeRow, PersonRow
from escapade.words import ENGLISH, languages, words

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Coroutine, Sequence
    from urllib.parse import SplitResult

    from sqlalchemy import Connection, Executable

    from escapade.server.storage.store import Store

LOG = logging.getLogger(__name__)
PATIENCE = 5.0  # s for one try, from the first byte to the answer
AGAIN = (1, 10, 60, 600, 3_600, 21_600)  # s until the next try; then it is given up
LOOK_EVERY = 1.0  # s between looks for notices that are due
_LEASE = 15_000  # ms for which a node has a notice, longer than a try: if it dies meanwhile, another one sends it
_MOST_PENDING = 200  # notices under way at this node; the rest waits
_MOST_WAITING = 100  # notices for one webhook; beyond that new ones are dropped
_TEST = Message("notice-test")
_HTTPS = 443
_LONGEST_LINE = 8192  # bytes of an answer's first line
_SUCCESS = range(200, 300)
_GONE = 410  # the other side wants no more notices, ever
_MARKUP = re.compile(r"[\\*_~`|<>\[\]@#]|:(?=//)")  # what chats make links, mentions and styles of
_PERHAPS_LATER = frozenset((408, 425, 429, *range(500, 600)))  # answers after which another try makes sense


class Webhooks:
    """Sends notices to the webhooks people have added."""

    def __init__(
        self, store: Store, named: Collection[str], later: Callable[[Coroutine[object, object, object]], None]
    ) -> None:
        self.store = store
        self.named = frozenset(named)  # private origins that the settings allow
        self.later = later  # runs something in the background
        self.anybody: bool | None = None  # whether there is any webhook; None: not known yet
        self.added = 0  # webhooks added at this node
        self.pending = 0

    def add(self) -> None:
        """Take note of a webhook that was just added."""
        self.added += 1
        self.anybody = True

    @property
    def wanted(self) -> bool:
        """Whether anybody has a webhook, as far as is known."""
        return self.anybody is not False

    async def tell(self, people: Sequence[str], notice: wire.WebhookNotice, sentence: Message) -> None:
        """Store a notice for all webhooks of some people, with the sentence in their language, and send it."""
        table, game = (notice.data.table, notice.data.game) if notice.data is not None else ("", "")
        wanted = HookRow.person.in_(people) & or_(HookRow.table_id.is_(None), HookRow.table_id == table)
        waiting = select(func.count()).where(NoticeRow.hook == HookRow.id).scalar_subquery()
        async with self.store.session() as session:
            hooks = select(HookRow.id, PersonRow.settings).join(PersonRow, PersonRow.id == HookRow.person)
            bodies = {
                hook: _written(notice, sentence, language_in(settings), game)
                for hook, settings in await session.execute(hooks.where(wanted, waiting < _MOST_WAITING))
            }
        if bodies:
            new = {"tries": 0, "due": now()}
            rows = [{"id": _new_id(), "hook": hook, "body": body, **new} for hook, body in bodies.items()]
            await self.store.write(lambda connection: _run(connection, insert(NoticeRow), rows))
            await self.send_due()

    async def look(self) -> None:
        """Find out whether there is any webhook, and send what is due; nodes that died left some."""
        before = self.added
        async with self.store.session() as session:
            found = select(exists(select(HookRow.id)), exists(select(NoticeRow.id).where(NoticeRow.due <= now())))
            anybody, due = (await session.execute(found)).one()
        self.anybody = anybody or self.added > before
        if due:
            await self.send_due()

    async def send_due(self) -> None:
        """Take the notices that are due, so that no other node sends them, and send them in the background."""
        room = _MOST_PENDING - self.pending
        if room <= 0:
            return
        taken: list[Notice] = []
        query = select(NoticeRow.id, NoticeRow.body, NoticeRow.tries, HookRow.id, HookRow.url, HookRow.secret)
        due = query.join(HookRow, HookRow.id == NoticeRow.hook).where(NoticeRow.due <= now()).order_by(NoticeRow.due)

        def take(connection: Connection) -> None:
            free = due.limit(room).with_for_update(skip_locked=True, of=NoticeRow)
            taken[:] = [Notice(*row) for row in connection.execute(free)]
            ours = NoticeRow.id.in_([notice.id for notice in taken])
            connection.execute(update(NoticeRow).where(ours).values(due=now() + _LEASE))
            connection.commit()

        await self.store.write(take)
        for notice in taken:
            self.pending += 1
            self.later(self._deliver(notice))

    async def _deliver(self, notice: Notice) -> None:
        """Post a notice once; delete it, or store when it is tried again."""
        try:
            status = await self._posted(notice)
        finally:
            self.pending -= 1
        this = NoticeRow.id == notice.id
        if status == _GONE:
            hook = delete(HookRow).where(HookRow.id == notice.hook)
            await self.store.write(lambda connection: _run(connection, hook))
        elif status in _PERHAPS_LATER and notice.tries < len(AGAIN):
            due = now() + AGAIN[notice.tries] * 1000
            again = update(NoticeRow).where(this).values(tries=notice.tries + 1, due=due)
            await self.store.write(lambda connection: _run(connection, again))
        else:
            await self.store.write(lambda connection: _run(connection, delete(NoticeRow).where(this)))

    async def _posted(self, notice: Notice) -> int:
        """Post a notice and return the status; 408 if there was no answer, 400 if we would not post there."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(notice.url, notice.body, notice.headers(), self.named)
        except RequestRefused as no:
            LOG.info("a webhook is not called: %s", no.code)
            return 400
        except (OSError, ValueError, TimeoutError) as error:
            LOG.info("a webhook did not accept a notice: %s", type(error).__name__)
            return 408
        if status not in _SUCCESS:
            LOG.info("a webhook answered %d", status)
        return status

    async def try_out(self, hook: HookRow, language: str) -> None:
        """Post a test now, or refuse with the reason why that failed."""
        body = _written(wire.WebhookNotice(type="webhook.test", timestamp=written_now()), _TEST, language)
        notice = Notice(_new_id(), body, 0, hook.id, hook.url, hook.secret)
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(notice.url, notice.body, notice.headers(), self.named)
        except (OSError, ValueError, TimeoutError) as error:
            LOG.info("a webhook did not accept a notice: %s", type(error).__name__)
            raise RequestRefused("hook-silent") from error
        if status not in _SUCCESS:
            raise RequestRefused("hook-answers", status=status)


class Notice(msgspec.Struct, frozen=True):
    """A notice on its way, and the webhook it is for."""

    id: str
    body: bytes
    tries: int
    hook: str
    url: str
    secret: str

    def headers(self) -> dict[str, str]:
        """Return the headers that prove who sends it; the time is that of this try."""
        return signed_headers(self.secret, self.id, now() // 1000, self.body)


def _run(connection: Connection, statement: Executable, rows: list[dict[str, object]] | None = None) -> None:
    connection.execute(statement, rows)
    connection.commit()


def _new_id() -> str:
    """Make the id of a notice: the same at every try."""
    return f"msg_{secrets.token_hex(12)}"


def _written(notice: wire.WebhookNotice, sentence: Message, language: str, game: str = "") -> bytes:
    """Return the bytes of a notice, with the sentence in a language."""
    content = words(language, game).say(sentence)
    return msgspec.json.encode(msgspec.structs.replace(notice, content=content))


def written_now() -> str:
    """Return the time as a notice says it."""
    return datetime.fromtimestamp(now() / 1000, UTC).isoformat(timespec="milliseconds")


def language_in(settings: dict[str, str]) -> str:
    """Return the language somebody has chosen on the page; English by default."""
    chosen = settings.get("language", ENGLISH)
    return chosen if chosen in languages() else ENGLISH


def plain(name: str) -> str:
    """Escape a name, so that a chat makes no link, mention or markup of it."""
    return _MARKUP.sub(r"\\\g<0>", name)


def check_url(url: str, named: Collection[str] = ()) -> SplitResult:
    """Refuse a URL we would not post to. Where its host resolves to is checked each time we post."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as wrong:
        raise RequestRefused("hook-unreadable", url=url) from wrong
    if not url.isascii() or not url.isprintable() or " " in url:
        raise RequestRefused("hook-unreadable", url=url)
    if f"{parts.scheme}://{parts.netloc}" in named:
        return parts
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or port not in (None, _HTTPS):
        raise RequestRefused("hook-https")
    if parts.hostname == "localhost" or (_is_number(parts.hostname) and not may_contact(parts.hostname)):
        raise RequestRefused("hook-private")
    return parts


def _is_number(host: str) -> bool:
    """Whether a host is an IP address rather than a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def public_address(host: str) -> str:
    """Resolve a host, and refuse if any of its addresses is not public. Connect to the address returned."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, _HTTPS, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as wrong:
        raise RequestRefused("hook-unknown-host", host=host) from wrong
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(may_contact(address) for address in addresses):
        raise RequestRefused("hook-private")
    return addresses[0]


async def post(url: str, body: bytes, headers: dict[str, str], named: Collection[str] = ()) -> int:
    """Post one notice and return the status. Redirects are not followed.

    The connection is made to the very address that was checked, so that a name cannot lead elsewhere a moment later.
    """
    parts = check_url(url, named)
    host, secure = str(parts.hostname), parts.scheme == "https"
    inside = f"{parts.scheme}://{parts.netloc}" in named
    address, port = host if inside else await public_address(host), parts.port or (_HTTPS if secure else 80)
    safe, name = (ssl.create_default_context(), host) if secure else (None, None)
    reader, writer = await asyncio.open_connection(address, port, limit=_LONGEST_LINE, ssl=safe, server_hostname=name)
    try:
        writer.write(_request(parts, body, headers))
        await writer.drain()
        return int((await reader.readline()).split()[1])  # HTTP/1.1 204 No Content
    except IndexError as nothing:
        raise ValueError("no answer") from nothing
    finally:
        writer.transport.abort()


def _request(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    """Build the bytes of the HTTP request."""
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Escapade",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    return "\r\n".join([*head, "", ""]).encode() + body

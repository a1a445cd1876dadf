"""Telling people who are not here: webhooks in the manner of Discord, and never to an address inside the house.

An address inside that the host has named (ESCAPADE_HOOKS) may be told all the same. A notice is tried a few times and
then forgotten; whatever the other side does, no game waits for it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sqlalchemy import or_, select

from escapade.server import log
from escapade.server.addresses import may_contact
from escapade.server.no import No
from escapade.server.schema import HookRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Coroutine
    from urllib.parse import SplitResult

    from escapade.server.live import Live
    from escapade.server.log import AnyEntry
    from escapade.server.store import Store
    from escapade.server.table import Table

LOG = logging.getLogger(__name__)
PATIENCE = 5.0  # s for one try, from the first byte to the answer
AGAIN = (1.0, 10.0, 60.0)  # s until the next try
MOST_PENDING = 200  # notices under way; beyond that new ones are dropped
TRIED = "Escapade can reach you here: you will be told when it is your turn, and when a game of yours is over."
HTTPS = 443
LONGEST_LINE = 8192  # bytes of an answer's first line
SUCCESS = range(200, 300)
MARKUP = re.compile(r"[\\*_~`|<>\[\]@#]|:(?=//)")  # what chats make links, mentions and styles of
PERHAPS_LATER = frozenset((408, 425, 429, *range(500, 600)))  # answers after which another try makes sense


class Notices:
    """Who wants to be told what."""

    def __init__(self, store: Store, named: Collection[str] = ()) -> None:
        self.store = store
        self.named = frozenset(named)  # origins inside the house that may be told
        self.anybody: bool | None = None  # asked of the store once, then whenever a hook is added
        self.pending = 0

    def about(self, live: Live, entry: AnyEntry, later: Callable[[Coroutine[object, object, object]], None]) -> None:
        """Tell, beside the game, whoever must decide now and is not looking, or that a game is over."""
        table = live.table
        if self.anybody is False or table.match is None:
            return
        people = told_of(table, entry, live.here())
        if people:
            later(self.tell(table.header.id, people, sentence(table, entry)))

    async def tell(self, table: str, people: list[str], text: str) -> None:
        """Find the addresses and write to each, all at once: none waits for another."""
        wanted = HookRow.person.in_(people) & or_(HookRow.table_id.is_(None), HookRow.table_id == table)
        async with self.store.session() as session:
            if self.anybody is None:
                self.anybody = (await session.scalars(select(HookRow.id).limit(1))).first() is not None
            urls = list(await session.scalars(select(HookRow.url).where(wanted)))
        await asyncio.gather(*[self.deliver(url, text) for url in urls])

    async def deliver(self, url: str, text: str) -> None:
        """Write to one address, a few times if need be."""
        if self.pending >= MOST_PENDING:
            LOG.warning("too many webhooks are waiting; a notice is dropped")
            return
        self.pending += 1
        try:
            for wait in (0.0, *AGAIN):
                await asyncio.sleep(wait)
                if await self.heard(url, text):
                    return
            LOG.info("a webhook took no notice; it is given up")
        finally:
            self.pending -= 1

    async def heard(self, url: str, text: str) -> bool:
        """Try once; say whether that is the end of it."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(url, notice(text), self.named)
        except No as no:
            LOG.info("a webhook is not written to: %s", no.code)
            return True
        except (OSError, ValueError, TimeoutError) as error:
            LOG.info("a webhook did not take a notice: %s", type(error).__name__)
            return False
        if status not in SUCCESS:
            LOG.info("a webhook answered %d", status)
        return status not in PERHAPS_LATER

    async def try_out(self, url: str) -> None:
        """Write to one address now, and refuse with what stands in the way."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(url, notice(TRIED), self.named)
        except (OSError, ValueError, TimeoutError) as error:
            LOG.info("a webhook did not take a notice: %s", type(error).__name__)
            raise No("hook-silent") from error
        if status not in SUCCESS:
            raise No("hook-answers", status=status)


def told_of(table: Table, entry: AnyEntry, here: Collection[str]) -> list[str]:
    """List the people an entry concerns: at the end everybody, else those who must decide and are not looking."""
    if isinstance(entry, log.Ended):
        return sorted({chair.person for chair in table.chairs if chair.person})
    fresh = [seat for seat in table.deciding() if table.asked_at[seat] == table.version]
    own = entry.seat if isinstance(entry, log.Played) else None
    return sorted({table.chairs[seat].person for seat in fresh if seat != own}.difference(here))


def notice(text: str) -> dict[str, object]:
    """Write a message as Discord wants it; whatever names are in it, nobody is mentioned by it."""
    return {"content": text, "username": "Escapade", "allowed_mentions": {"parse": []}}


def plain(name: str) -> str:
    """Write a name so that a chat shows it as it is, and makes no link, mention or style of it."""
    return MARKUP.sub(r"\\\g<0>", name)


def sentence(table: Table, entry: AnyEntry) -> str:
    """Say what happened, without anything that is not public."""
    title = table.game.title
    if isinstance(entry, log.Ended):
        winners = " and ".join(plain(table.chairs[seat].name) for seat in entry.winners)
        return f"{title} is over: {winners or 'nobody'} won. Table {table.header.id}"
    names = " and ".join(plain(table.chairs[seat].name) for seat in table.deciding())
    return f"{title}: it is up to {names}. Table {table.header.id}"


def check_url(url: str, named: Collection[str] = ()) -> SplitResult:
    """Refuse an address we would not write to; where its host's name leads is asked each time we write."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as wrong:
        raise No("hook-unreadable", url=url) from wrong
    if not url.isascii() or not url.isprintable() or " " in url:
        raise No("hook-unreadable", url=url)
    if f"{parts.scheme}://{parts.netloc}" in named:
        return parts
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or port not in (None, HTTPS):
        raise No("hook-https")
    if parts.hostname == "localhost" or (is_number(parts.hostname) and not may_contact(parts.hostname)):
        raise No("hook-private")
    return parts


def is_number(host: str) -> bool:
    """Tell whether a host is written as an address; where a name leads is not known yet."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def public_address(host: str) -> str:
    """Find where a host is, and refuse if any of its addresses is inside: the one given is the one to connect to."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as wrong:
        raise No("hook-unknown-host", host=host) from wrong
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(may_contact(address) for address in addresses):
        raise No("hook-private")
    return addresses[0]


async def post(url: str, content: dict[str, object], named: Collection[str] = ()) -> int:
    """Send one notice and give the status of the answer; redirections are not followed.

    The connection is made to the very address that was checked, so that a name cannot lead elsewhere a moment later.
    """
    parts = check_url(url, named)
    host, secure = str(parts.hostname), parts.scheme == "https"
    inside = f"{parts.scheme}://{parts.netloc}" in named
    address, port = host if inside else await public_address(host), parts.port or (HTTPS if secure else 80)
    safe, name = (ssl.create_default_context(), host) if secure else (None, None)
    reader, writer = await asyncio.open_connection(address, port, limit=LONGEST_LINE, ssl=safe, server_hostname=name)
    try:
        writer.write(request(parts, json.dumps(content).encode()))
        await writer.drain()
        return int((await reader.readline()).split()[1])  # HTTP/1.1 204 No Content
    except IndexError as nothing:
        raise ValueError("no answer") from nothing
    finally:
        writer.transport.abort()


def request(parts: SplitResult, body: bytes) -> bytes:
    """Write a request as HTTP wants it."""
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Escapade",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body

"""Telling people who are not here: webhooks in the manner of Discord, and never to an address inside the house."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sqlalchemy import or_, select

from escapade.server import log
from escapade.server.no import No
from escapade.server.schema import HookRow

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from escapade.server.log import AnyEntry
    from escapade.server.store import Store
    from escapade.server.table import Table

LOG = logging.getLogger(__name__)
PATIENCE = 5.0  # s
AFTER = 300  # the first status that is not a success


class Notices:
    """Who wants to be told what."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.anybody: bool | None = None  # asked of the store once, then whenever a hook is added

    def about(self, table: Table, entry: AnyEntry, later: Callable[[Coroutine[object, object, object]], None]) -> None:
        """Tell, beside the game, whoever must decide now and is asked for the first time, or that a game is over."""
        if self.anybody is False or table.match is None:
            return
        people = told_of(table, entry)
        if people:
            later(self.tell(table.header.id, people, sentence(table, entry)))

    async def tell(self, table: str, people: list[str], text: str) -> None:
        """Find the addresses and write to each."""
        wanted = HookRow.person.in_(people) & or_(HookRow.table_id.is_(None), HookRow.table_id == table)
        async with self.store.session() as session:
            if self.anybody is None:
                self.anybody = (await session.scalars(select(HookRow.id).limit(1))).first() is not None
            urls = list(await session.scalars(select(HookRow.url).where(wanted)))
        for url in urls:
            try:
                await asyncio.to_thread(post, url, {"content": text, "username": "Escapade"})
            except (OSError, http.client.HTTPException, ValueError, No) as error:
                LOG.info("a webhook did not take a notice: %s", type(error).__name__)


def told_of(table: Table, entry: AnyEntry) -> list[str]:
    """List the people an entry concerns who may not be looking."""
    if isinstance(entry, log.Ended):
        return sorted({chair.person for chair in table.chairs if chair.person})
    fresh = [seat for seat in table.deciding() if table.asked_at[seat] == table.version]
    own = entry.seat if isinstance(entry, log.Played) else None
    return sorted({table.chairs[seat].person for seat in fresh if seat != own})


def sentence(table: Table, entry: AnyEntry) -> str:
    """Say what happened, without anything that is not public."""
    title = table.game.title
    if isinstance(entry, log.Ended):
        winners = " and ".join(table.chairs[seat].name for seat in entry.winners)
        return f"{title} is over: {winners or 'nobody'} won. Table {table.header.id}"
    names = " and ".join(table.chairs[seat].name for seat in table.deciding())
    return f"{title}: it is up to {names}. Table {table.header.id}"


def check_url(url: str) -> None:
    """Refuse an address we would not write to; whether its host is private is asked again each time we write."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as wrong:
        raise No("hook-unreadable", url=url) from wrong
    if parts.scheme != "https" or not parts.hostname or parts.username or port not in (None, 443):
        raise No("hook-https")


def public_address(host: str) -> str:
    """Find where a host is, and refuse if any of its addresses is inside: the one given is the one to connect to."""
    try:
        found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as wrong:
        raise No("hook-unknown-host", host=host) from wrong
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(ipaddress.ip_address(address.partition("%")[0]).is_global for address in addresses):
        raise No("hook-private")
    return addresses[0]


class Pinned(http.client.HTTPSConnection):
    """A connection to the very address that was checked, so that the name cannot lead elsewhere a moment later."""

    def __init__(self, host: str, address: str) -> None:
        super().__init__(host, timeout=PATIENCE, context=ssl.create_default_context())
        self.address = address

    def connect(self) -> None:
        """Connect to the address; the certificate must be the host's."""
        plain = socket.create_connection((self.address, 443), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def post(url: str, content: dict[str, str]) -> None:
    """Send one notice; redirections are not followed."""
    check_url(url)
    parts = urlsplit(url)
    host = str(parts.hostname)
    connection = Pinned(host, public_address(host))
    try:
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, json.dumps(content), {"Content-Type": "application/json"})
        status = connection.getresponse().status
    finally:
        connection.close()
    if status >= AFTER:
        LOG.info("a webhook answered %d", status)

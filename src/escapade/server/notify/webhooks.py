"""Webhooks: notices for people who are not here, in the format of Discord, only to public addresses.

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

from escapade.messages import Message
from escapade.server.notify.addresses import may_contact
from escapade.server.refusals import RequestRefused
from escapade.server.storage.schema import HookRow, PersonRow
from escapade.words import ENGLISH, languages, words

if TYPE_CHECKING:
    from collections.abc import Collection
    from urllib.parse import SplitResult

    from escapade.server.storage.store import Store

LOG = logging.getLogger(__name__)
PATIENCE = 5.0  # s for one try, from the first byte to the answer
AGAIN = (1.0, 10.0, 60.0)  # s until the next try
MOST_PENDING = 200  # notices under way; beyond that new ones are dropped
TEST = Message("notice-test")
HTTPS = 443
LONGEST_LINE = 8192  # bytes of an answer's first line
SUCCESS = range(200, 300)
MARKUP = re.compile(r"[\\*_~`|<>\[\]@#]|:(?=//)")  # what chats make links, mentions and styles of
PERHAPS_LATER = frozenset((408, 425, 429, *range(500, 600)))  # answers after which another try makes sense


class Webhooks:
    """Sends notices to the webhooks people have added."""

    def __init__(self, store: Store, named: Collection[str] = ()) -> None:
        self.store = store
        self.named = frozenset(named)  # private origins that the settings allow
        self.anybody: bool | None = None  # whether there is any webhook; None: not known yet
        self.pending = 0

    @property
    def wanted(self) -> bool:
        """Whether anybody has a webhook, as far as is known."""
        return self.anybody is not False

    async def tell(self, table: str, people: list[str], notice: Message, game: str) -> None:
        """Post a notice to all webhooks of some people at the same time, to each in their language."""
        wanted = HookRow.person.in_(people) & or_(HookRow.table_id.is_(None), HookRow.table_id == table)
        async with self.store.session() as session:
            if self.anybody is None:
                self.anybody = (await session.scalars(select(HookRow.id).limit(1))).first() is not None
            of_people = select(HookRow.url, PersonRow.settings).join(PersonRow, PersonRow.id == HookRow.person)
            hooks = [(url, language_in(settings)) for url, settings in await session.execute(of_people.where(wanted))]
        await asyncio.gather(*[self._deliver(url, words(language, game).say(notice)) for url, language in hooks])

    async def _deliver(self, url: str, text: str) -> None:
        """Post to one address, a few times if needed."""
        if self.pending >= MOST_PENDING:
            LOG.warning("too many webhooks are waiting; a notice is dropped")
            return
        self.pending += 1
        try:
            for wait in (0.0, *AGAIN):
                await asyncio.sleep(wait)
                if await self.heard(url, text):
                    return
            LOG.info("a webhook did not accept a notice; given up")
        finally:
            self.pending -= 1

    async def heard(self, url: str, text: str) -> bool:
        """Post once. Return whether there is nothing more to try."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(url, _notice(text), self.named)
        except RequestRefused as no:
            LOG.info("a webhook is not called: %s", no.code)
            return True
        except (OSError, ValueError, TimeoutError) as error:
            LOG.info("a webhook did not accept a notice: %s", type(error).__name__)
            return False
        if status not in SUCCESS:
            LOG.info("a webhook answered %d", status)
        return status not in PERHAPS_LATER

    async def try_out(self, url: str, language: str) -> None:
        """Post a test to one address now, or refuse with the reason why that failed."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(url, _notice(words(language).say(TEST)), self.named)
        except (OSError, ValueError, TimeoutError) as error:
            LOG.info("a webhook did not accept a notice: %s", type(error).__name__)
            raise RequestRefused("hook-silent") from error
        if status not in SUCCESS:
            raise RequestRefused("hook-answers", status=status)


def _notice(text: str) -> dict[str, object]:
    """Build a message for Discord; names in it mention nobody."""
    return {"content": text, "username": "Escapade", "allowed_mentions": {"parse": []}}


def language_in(settings: dict[str, str]) -> str:
    """Return the language somebody has chosen on the page; English by default."""
    chosen = settings.get("language", ENGLISH)
    return chosen if chosen in languages() else ENGLISH


def plain(name: str) -> str:
    """Escape a name, so that a chat makes no link, mention or markup of it."""
    return MARKUP.sub(r"\\\g<0>", name)


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
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or port not in (None, HTTPS):
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
        found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as wrong:
        raise RequestRefused("hook-unknown-host", host=host) from wrong
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(may_contact(address) for address in addresses):
        raise RequestRefused("hook-private")
    return addresses[0]


async def post(url: str, content: dict[str, object], named: Collection[str] = ()) -> int:
    """Post one notice and return the status. Redirects are not followed.

    The connection is made to the very address that was checked, so that a name cannot lead elsewhere a moment later.
    """
    parts = check_url(url, named)
    host, secure = str(parts.hostname), parts.scheme == "https"
    inside = f"{parts.scheme}://{parts.netloc}" in named
    address, port = host if inside else await public_address(host), parts.port or (HTTPS if secure else 80)
    safe, name = (ssl.create_default_context(), host) if secure else (None, None)
    reader, writer = await asyncio.open_connection(address, port, limit=LONGEST_LINE, ssl=safe, server_hostname=name)
    try:
        writer.write(_request(parts, json.dumps(content).encode()))
        await writer.drain()
        return int((await reader.readline()).split()[1])  # HTTP/1.1 204 No Content
    except IndexError as nothing:
        raise ValueError("no answer") from nothing
    finally:
        writer.transport.abort()


def _request(parts: SplitResult, body: bytes) -> bytes:
    """Build the bytes of the HTTP request."""
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

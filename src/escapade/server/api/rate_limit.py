"""Rate limits per person and per address: requests, bytes, sockets, chat lines, password attempts."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from escapade.server.api.asgi import SAFE
from escapade.server.fairness import Turns
from escapade.server.refusals import RequestRefused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from litestar.handlers.base import BaseRouteHandler
    from litestar.types import HTTPScope, Scope

    from escapade.server.api.asgi import AnyConnection
    from escapade.server.refusals import Code
    from escapade.server.settings import Settings
    from escapade.server.tables.live_table import LiveTable
    from escapade.server.tables.lobby import Lobby

# Tokens per second, and the size of the bucket
_ASKS = (20.0, 200)  # requests from an address
_FILES = (200.0, 6_000)  # files of the page from an address: everybody who comes asks for about 150
_THOUGHTS = (0.5, 20)  # requests for bots to think: hints and reviews
_POSITIONS = (8.0, 80)  # positions of the analysis board; one after many moves counts more
_SLOW = (0.2, 15)  # expensive requests: new guests, passwords
_GUESSES = (0.5, 12)  # passwords for one account name, from all addresses together
MESSAGES = (15.0, 60)  # on one socket
_MESSAGES_OF_PERSON = (30.0, 120)  # on all sockets of a person
_MESSAGES_OF_ADDRESS = (150.0, 600)  # on all sockets of an address: a school class may share one
_BYTES_OF_PERSON = (256_000.0, 8_000_000)  # of responses on request: snapshots, logs, records, replays
_BYTES_OF_ADDRESS = (1_000_000.0, 24_000_000)
_LINES_OF_PERSON = (1.0, 8)  # of chat
_LINES_AT_TABLE = (4.0, 24)
TABLES_OF_ADDRESS = (1 / 30, 120)  # opened; how many a person has open is counted in the database
_SEATS_OF_ADDRESS = (1 / 10, 360)  # taken

TURN = 0.004  # s per piece of work that an address begins; a burst waits
_SHARE, _CREDIT = 0.2, 0.02  # an address's share of the event loop, and s of it that are free
_MOST_BUCKETS = 50_000  # about 10 MB
_NETWORK_BITS = 64  # of an IPv6 address; one household has the rest
_FREE_PATHS = ("/assets/",)  # files of the page, which are served from memory


class Limits:
    """What everybody has used so far."""

    def __init__(self, settings: Settings) -> None:
        self.generous = settings.generous
        self.sockets_of_person = settings.sockets_of_person
        self.sockets_of_address = settings.sockets_of_address
        self.asks = TokenBuckets(*_ASKS)
        self.files = TokenBuckets(*_FILES)
        self.slow = TokenBuckets(*_SLOW)
        self.thoughts = TokenBuckets(*_THOUGHTS)
        self.positions = TokenBuckets(*_POSITIONS)
        self.guesses = TokenBuckets(*_GUESSES)
        self.messages_of_person = TokenBuckets(*_MESSAGES_OF_PERSON)
        self.messages_of_address = TokenBuckets(*_MESSAGES_OF_ADDRESS)
        self.bytes_of_person = TokenBuckets(*_BYTES_OF_PERSON)
        self.bytes_of_address = TokenBuckets(*_BYTES_OF_ADDRESS)
        self.lines_of_person = TokenBuckets(*_LINES_OF_PERSON)
        self.lines_at_table = TokenBuckets(*_LINES_AT_TABLE)
        self.tables_of_address = TokenBuckets(*TABLES_OF_ADDRESS)
        self.seats_of_address = TokenBuckets(*_SEATS_OF_ADDRESS)
        self.tables_of_person = settings.tables_of_person
        self.seats_of_person = settings.seats_of_person
        self.growing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one request at a time
        self.sockets: Counter[str] = Counter()  # open sockets and streams, by person and by address
        self.turns = Turns() if settings.generous else Turns(TURN, _SHARE, _CREDIT)  # for requests and messages

    def pay(self, buckets: TokenBuckets, who: str, code: Code = "wait", cost: float = 1.0) -> None:
        """Take one token from a bucket, or refuse."""
        if not self.generous and (wait := buckets.take(who, cost)):
            raise _waiting(code, wait)

    def ask(self, scope: HTTPScope, address: str) -> None:
        """Refuse a request from an address that sends too many, or owes for bytes."""
        is_file = scope["method"] in SAFE and scope["path"].startswith(_FREE_PATHS)
        self.pay(self.files if is_file else self.asks, address, "too-fast")
        if scope["method"] in SAFE and not is_file:
            self.in_debt("", address)

    # Bytes

    def in_debt(self, person: str, address: str) -> None:
        """Refuse a person or an address that owes for bytes."""
        if self.generous:
            return
        wait = self.bytes_of_address.of(address).debt()
        if person:
            wait = max(wait, self.bytes_of_person.of(person).debt())
        if wait:
            raise _waiting("wait", wait)

    def charge(self, person: str, address: str, size: int) -> None:
        """Count bytes sent on somebody's request."""
        if self.generous:
            return
        self.bytes_of_address.of(address).charge(size)
        if person:
            self.bytes_of_person.of(person).charge(size)

    # Sockets

    def room(self, person: str, address: str) -> None:
        """Refuse another socket if there are too many."""
        if self.generous:
            return
        many = self.sockets[person] >= self.sockets_of_person if person else False
        if many or self.sockets[address] >= self.sockets_of_address:
            raise _waiting("too-fast", 1)

    def enter(self, person: str, address: str) -> None:
        """Count an open socket, or a stream."""
        self.sockets.update(filter(None, (person, address)))

    def leave(self, person: str, address: str) -> None:
        """Count a socket or stream that closed."""
        for who in filter(None, (person, address)):
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def hear(self, person: str, address: str, own: TokenBucket) -> bool:
        """Whether another message may be read, by the limits of its socket, person and address."""
        if self.generous:
            return True
        shared = (self.messages_of_person.of(person), self.messages_of_address.of(address))
        return not any(bucket.take() for bucket in (own, *shared))

    # Tables and seats

    @asynccontextmanager
    async def room_for(
        self, person: str, address: str, lobby: Lobby, *, opened: int = 0, seats: int = 0
    ) -> AsyncIterator[None]:
        """Allow opening tables and taking seats unless the person or address has too many. Held while it is done."""
        if self.generous:
            yield
            return
        self.pay(self.tables_of_address, address, cost=opened)
        self.pay(self.seats_of_address, address, cost=seats)
        async with self.growing.setdefault(person, asyncio.Lock()):
            open_now, held = await lobby.held_by(person)
            if opened and open_now + opened > self.tables_of_person:
                raise RequestRefused("tables-open", most=self.tables_of_person)
            if seats and held + seats > self.seats_of_person:
                raise RequestRefused("seats-held", most=self.seats_of_person)
            yield

    # Chat

    def speak(self, live: LiveTable, person: str) -> None:
        """Refuse chat by people who are not at the table, or who chat too much."""
        if not live.table.seats_of(person) and person not in live.here():
            raise RequestRefused("say-watch-first")
        self.pay(self.lines_of_person, person)
        self.pay(self.lines_at_table, live.table.header.id)


def _waiting(code: Code, seconds: float) -> RequestRefused:
    """Make a refusal that says how long to wait."""
    return RequestRefused(code, seconds=math.ceil(seconds))


def network(host: str) -> str:
    """Return the key of an address for limits: itself, or the /64 network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _NETWORK_BITS), strict=False))


def address_of(scope: Scope) -> str:
    """Return the key of a connection's address for limits."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def limits_of(connection: AnyConnection) -> Limits:
    """Return the server's limits."""
    limits: Limits = connection.app.state.limits
    return limits


# Guards of routes


def slow_down(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that requests expensive things too often."""
    limits = limits_of(connection)
    limits.pay(limits.slow, address_of(connection.scope))


def think_slowly(connection: AnyConnection) -> None:
    """Refuse an address that asks bots to think too often."""
    limits = limits_of(connection)
    limits.pay(limits.thoughts, address_of(connection.scope))


def analyse_slowly(connection: AnyConnection, moves: int) -> None:
    """Refuse an address that has too many positions analysed; every 50 moves to play count as one more."""
    limits = limits_of(connection)
    limits.pay(limits.positions, address_of(connection.scope), cost=1 + moves / 50)


def room_for(
    connection: AnyConnection, person: str, lobby: Lobby, *, opened: int = 0, seats: int = 0
) -> AbstractAsyncContextManager[None]:
    """Allow opening tables and taking seats unless the person or address has too many."""
    limits, address = limits_of(connection), address_of(connection.scope)
    return limits.room_for(person, address, lobby, opened=opened, seats=seats)


def guess_slowly(connection: AnyConnection, login: str) -> None:
    """Refuse too many attempts at one account's password, from all addresses together."""
    limits = limits_of(connection)
    limits.pay(limits.guesses, login.lower())


# Bytes sent over HTTP: app.py counts them, for the person that `charge_to` recorded


def charge_to(connection: AnyConnection, person: str) -> None:
    """Record the person to charge for the response, and refuse one who owes for bytes."""
    connection.scope["state"]["person"] = person
    if connection.scope.get("method") in SAFE:
        limits_of(connection).in_debt(person, address_of(connection.scope))


def charge_answer(limits: Limits, scope: Scope, size: int) -> None:
    """Count the bytes of an answer."""
    if not scope["path"].startswith(_FREE_PATHS):
        person = scope["state"].get("person", "")
        limits.charge(str(person), address_of(scope), size)


class TokenBucket:
    """A token bucket: `rate` tokens a second, at most `full` of them."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.left = float(full)
        self.at = time.monotonic()

    def _refill(self) -> None:
        """Add the tokens since the last time."""
        at = time.monotonic()
        self.left = min(self.full, self.left + (at - self.at) * self.rate)
        self.at = at

    def take(self, cost: float = 1.0) -> float:
        """Take tokens and return 0, or return the seconds until there are enough."""
        self._refill()
        if self.left < cost:
            return (cost - self.left) / self.rate
        self.left -= cost
        return 0.0

    def charge(self, cost: float) -> None:
        """Take tokens afterwards. This may leave a debt."""
        self._refill()
        self.left -= cost

    def debt(self) -> float:
        """Return the seconds until the debt is paid; 0 if there is none."""
        self._refill()
        return max(0.0, -self.left / self.rate)


class TokenBuckets:
    """One bucket per key. If there are too many, the least recently used one is dropped.

    All buckets fill at the same rate, so that one is full again, or closer to it than any that was used since. Whoever
    wants theirs forgotten has to come from that many other addresses first.
    """

    def __init__(self, rate: float, full: float, most: int = _MOST_BUCKETS) -> None:
        self.rate = rate
        self.full = full
        self.most = most
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, who: str) -> TokenBucket:
        """Return the bucket of a key."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = TokenBucket(self.rate, self.full)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> float:
        """Take tokens from the bucket of a key and return 0, or return the seconds until there are enough."""
        return self.of(who).take(cost)

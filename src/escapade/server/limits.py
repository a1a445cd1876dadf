"""What one person and one address may use of the server: questions, bytes, sockets, words, guesses at passwords."""

from __future__ import annotations

import ipaddress
import math
from collections import Counter
from typing import TYPE_CHECKING

from escapade.server.no import No
from escapade.server.pace import Pace, Paces

if TYPE_CHECKING:
    from litestar.handlers.base import BaseRouteHandler
    from litestar.types import Scope

    from escapade.server.live import Live
    from escapade.server.settings import Settings
    from escapade.server.who import AnyConnection
    from escapade.server.wire import Code

# Tokens a second, and at once
ASKS = (20.0, 200)  # questions from an address
THOUGHTS = (0.5, 20)  # what a worker thinks about: hints, and steps of finished games
SLOW = (0.2, 15)  # what costs much or can be guessed at: new guests, passwords
GUESSES = (0.5, 12)  # passwords for one account name, from all addresses together
MESSAGES = (15.0, 60)  # on one socket
MESSAGES_OF_PERSON = (30.0, 120)  # on all sockets of a person
MESSAGES_OF_ADDRESS = (150.0, 600)  # on all sockets of an address: a class behind one router
BYTES_OF_PERSON = (256_000.0, 8_000_000)  # of what was asked for: a table's story, its log, record and replay
BYTES_OF_ADDRESS = (1_000_000.0, 24_000_000)
LINES_OF_PERSON = (1.0, 8)  # of chat
LINES_AT_TABLE = (4.0, 24)

NETWORK_BITS = 64  # of an IPv6 address; the rest is one household's own to choose
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
FREE_PATHS = ("/assets/",)  # files of the page, which are only copied out of memory


class Limits:
    """What everybody has used so far."""

    def __init__(self, settings: Settings) -> None:
        self.generous = settings.generous
        self.sockets_of_person = settings.sockets_of_person
        self.sockets_of_address = settings.sockets_of_address
        self.asks = Paces(*ASKS)
        self.slow = Paces(*SLOW)
        self.thoughts = Paces(*THOUGHTS)
        self.guesses = Paces(*GUESSES)
        self.messages_of_person = Paces(*MESSAGES_OF_PERSON)
        self.messages_of_address = Paces(*MESSAGES_OF_ADDRESS)
        self.bytes_of_person = Paces(*BYTES_OF_PERSON)
        self.bytes_of_address = Paces(*BYTES_OF_ADDRESS)
        self.lines_of_person = Paces(*LINES_OF_PERSON)
        self.lines_at_table = Paces(*LINES_AT_TABLE)
        self.sockets: Counter[str] = Counter()  # open now, by person and by address

    def pay(self, paces: Paces, who: str, code: Code = "wait") -> None:
        """Take one from a bucket, or refuse."""
        if not self.generous and (wait := paces.take(who)):
            raise waiting(code, wait)

    # Bytes

    def in_debt(self, person: str, address: str) -> None:
        """Refuse whoever has been told so much that others would have to wait."""
        if self.generous:
            return
        wait = self.bytes_of_address.of(address).debt()
        if person:
            wait = max(wait, self.bytes_of_person.of(person).debt())
        if wait:
            raise waiting("wait", wait)

    def charge(self, person: str, address: str, size: int) -> None:
        """Count bytes that somebody asked for and was given."""
        if self.generous:
            return
        self.bytes_of_address.of(address).charge(size)
        if person:
            self.bytes_of_person.of(person).charge(size)

    # Sockets

    def room(self, person: str, address: str) -> None:
        """Refuse another socket to whoever has too many."""
        if self.generous:
            return
        many = self.sockets[person] >= self.sockets_of_person if person else False
        if many or self.sockets[address] >= self.sockets_of_address:
            raise waiting("too-fast", 1)

    def enter(self, person: str, address: str) -> None:
        """Count an open socket, or a stream."""
        self.sockets.update(filter(None, (person, address)))

    def leave(self, person: str, address: str) -> None:
        """Count it no longer."""
        for who in filter(None, (person, address)):
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def hear(self, person: str, address: str, own: Pace) -> bool:
        """Tell whether a message may still be read, for its socket, its person and its address."""
        if self.generous:
            return True
        shared = (self.messages_of_person.of(person), self.messages_of_address.of(address))
        return not any(pace.take() for pace in (own, *shared))

    # Chat

    def speak(self, live: Live, person: str) -> None:
        """Refuse to let somebody talk who is not at the table, or talks without a pause."""
        if not live.table.seats_of(person) and person not in live.here():
            raise No("say-watch-first")
        self.pay(self.lines_of_person, person)
        self.pay(self.lines_at_table, live.table.header.id)


def waiting(code: Code, seconds: float) -> No:
    """Refuse for a while: the answer says how long."""
    return No(code, seconds=math.ceil(seconds))


def network(host: str) -> str:
    """Name whom an address belongs to: itself, or the network of an IPv6 address, which is one household's."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_BITS), strict=False))


def address_of(scope: Scope) -> str:
    """Name whom a connection comes from."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def limits_of(connection: AnyConnection) -> Limits:
    """Find the limits of the server a connection came to."""
    limits: Limits = connection.app.state.limits
    return limits


# Guards of routes


def steady(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that asks too often, or has been told too much."""
    limits, address = limits_of(connection), address_of(connection.scope)
    limits.pay(limits.asks, address, "too-fast")
    if connection.scope.get("method") in SAFE and not connection.scope["path"].startswith(FREE_PATHS):
        limits.in_debt("", address)


def slow_down(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that asks too often for something costly."""
    limits = limits_of(connection)
    limits.pay(limits.slow, address_of(connection.scope))


def think_slowly(connection: AnyConnection) -> None:
    """Refuse an address that wants too much to be thought about."""
    limits = limits_of(connection)
    limits.pay(limits.thoughts, address_of(connection.scope))


def guess_slowly(connection: AnyConnection, login: str) -> None:
    """Refuse more guesses at one account's password, from wherever they come."""
    limits = limits_of(connection)
    limits.pay(limits.guesses, login.lower())


# Bytes told over HTTP are counted as they leave, in app.py; who asked is known only to whoever asked for it


def known(connection: AnyConnection, person: str) -> None:
    """Note who asks, and refuse a reader who has been told too much."""
    connection.scope["state"]["person"] = person
    if connection.scope.get("method") in SAFE:
        limits_of(connection).in_debt(person, address_of(connection.scope))


def charge_answer(limits: Limits, scope: Scope, size: int) -> None:
    """Count the bytes of an answer for whoever asked."""
    if not scope["path"].startswith(FREE_PATHS):
        person = scope["state"].get("person", "")
        limits.charge(str(person), address_of(scope), size)

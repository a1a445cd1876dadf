"""What a table remembers: everything that ever happened to it, entry after entry, in the order of its versions."""

from typing import Literal

import msgspec

Reason = Literal["played", "resigned", "time", "left"]  # why a game ended


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One thing that happened to a table. Its number in the log is the table's version after it."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down; without a person and a bot the seat is open again."""

    seat: int
    name: str = ""
    person: str = ""
    bot: str = ""


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt; the hash binds the table to its luck."""

    names: list[str]
    commitment: str


class Played(Entry, frozen=True, tag="played"):
    """A seat played; `record` is the line of the game's record, with all that came of it, and is not for every eye."""

    seat: int
    record: str = ""
    by: str = ""  # the bot that played it, where it was one
    spent: int = 0  # ms on the seat's clock
    news: bool = False  # somebody learned something, so that it cannot simply be taken back


class Undone(Entry, frozen=True, tag="undone"):
    """The last moves were taken back; only so many are left. What was seen stays seen."""

    seat: int
    left: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks everybody for something: to take moves back, to pause, to go on."""

    seat: int
    what: Literal["undo", "pause", "resume"]
    left: int = 0  # of an undo: how many moves should be left


class Voted(Entry, frozen=True, tag="voted"):
    """A seat answered what was proposed."""

    seat: int
    yes: bool


class Paused(Entry, frozen=True, tag="paused"):
    """All clocks stand still."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The clocks run again."""


class Credited(Entry, frozen=True, tag="credited"):
    """The server was away, and the clocks that ran meanwhile get the time back."""

    ms: int


class Held(Entry, frozen=True, tag="held"):
    """A bot holds the seat of somebody who left."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """They came back and took the seat again."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up, or ran out of time; a bot plays its part to the end."""

    seat: int
    bot: str
    time: bool = False


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over; the seed is no secret any more."""

    winners: list[int]
    reason: Reason
    seed: str
    salt: str


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


AnyEntry = (
    Sat | Started | Played | Undone | Proposed | Voted | Paused | Resumed | Credited | Held | Returned | Resigned
    | Ended | Rematched
)  # fmt: skip

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEntry).decode

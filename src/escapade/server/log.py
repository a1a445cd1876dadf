"""The entries of a table's log. Stored by the journal, sent to clients, applied by `Table.apply`."""

from typing import Literal

import msgspec

Reason = Literal["played", "resigned", "time", "left"]  # why a game ended


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that happened at a table. Its number in the log is the table's version after it."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down; without a person and a bot the seat is open again.

    seat: The seat.
    name: The name of whoever sat down.
    person: Their id.
    bot: The bot, if it is one.
    """

    seat: int
    name: str = ""
    person: str = ""
    bot: str = ""


class Started(Entry, frozen=True, tag="started"):
    """The game was dealt; the hash commits the table to its seed.

    names: The names, seat by seat.
    commitment: A hash of the seed.
    """

    names: list[str]
    commitment: str


class Played(Entry, frozen=True, tag="played"):
    """A seat played. `record` is the line of the game's record, which is not for everybody.

    seat: The seat that played.
    record: The line of the game's record; never sent.
    by: The bot that played it, where it was one.
    spent: ms on the seat's clock; never sent.
    news: Whether somebody learned something, so that it cannot simply be taken back; never sent.
    """

    seat: int
    record: str = ""
    by: str = ""  # the bot that played it, where it was one
    spent: int = 0  # ms on the seat's clock
    news: bool = False  # somebody learned something, so that it cannot simply be taken back


class Undone(Entry, frozen=True, tag="undone"):
    """Moves were taken back; so many are left. What was seen stays seen.

    seat: The seat that took them back.
    left: How many moves are left.
    """

    seat: int
    left: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes something: to take moves back, to pause, to resume.

    seat: The seat.
    what: What it proposes.
    left: Of an undo: how many moves should be left.
    """

    seat: int
    what: Literal["undo", "pause", "resume"]
    left: int = 0  # of an undo: how many moves should be left


class Voted(Entry, frozen=True, tag="voted"):
    """A seat answered what was proposed.

    seat: The seat.
    yes: Whether it agrees.
    """

    seat: int
    yes: bool


class Paused(Entry, frozen=True, tag="paused"):
    """All clocks stopped."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The clocks run again."""


class Credited(Entry, frozen=True, tag="credited"):
    """All nodes were away, and the clocks that ran get the time back.

    ms: How much time the clocks get back, in ms.
    """

    ms: int


class Held(Entry, frozen=True, tag="held"):
    """A bot holds the seat of somebody who left.

    seat: The seat.
    bot: The bot that holds it.
    """

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """They came back and took the seat again.

    seat: The seat.
    """

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up, or ran out of time; a bot plays its part to the end.

    seat: The seat.
    bot: The bot that plays on for it.
    time: Whether it ran out of time.
    """

    seat: int
    bot: str
    time: bool = False


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over, and the seed is revealed.

    winners: The seats that won.
    reason: Why it ended.
    seed: The seed all luck came from.
    salt: What was hashed with the seed into the commitment.
    """

    winners: list[int]
    reason: Reason
    seed: str
    salt: str


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, at another table.

    table: The id of the other table.
    """

    table: str


class Resized(Entry, frozen=True, tag="resized"):
    """The number of seats changed before the start: some stay, in their order, and open ones follow.

    seats: How many seats there are now.
    kept: The seats that stay, by their former numbers.
    """

    seats: int
    kept: list[int]


class LookChosen(Entry, frozen=True, tag="look"):
    """Somebody chose how their pieces look.

    seat: The seat.
    colour: The number of the colour; null is the seat's own.
    character: The number of the character, in games that have some; null is the usual one.
    """

    seat: int
    colour: int | None = None
    character: int | None = None


AnyEntry = (
    Sat | Started | Played | Undone | Proposed | Voted | Paused | Resumed | Credited | Held | Returned | Resigned
    | Ended | Rematched | Resized | LookChosen
)  # fmt: skip

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEntry).decode

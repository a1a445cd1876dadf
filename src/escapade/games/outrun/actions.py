"""The moves of a round except interference: turn up a path, run, take a place (O1.1 to O1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.effects import CounterChanges, PickSpot, PieceMoves, TokenTurns
from escapade.engine import Refusal
from escapade.games.outrun import codes, names, spots, steps
from escapade.games.outrun.cards import (
    ANTIDOTE_CARD,
    BIG_CARD,
    BIG_SHORTCUT,
    LONG_WAY,
    MOVEMENT,
    PLUS,
    has,
)
from escapade.games.outrun.move import Move
from escapade.games.outrun.state import FASTER, RUN
from escapade.lag import MOST_CREDIT
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.games.outrun.state import State
    from escapade.games.outrun.trail import Trail


class TurnUp(Move):
    """Turn up a path card: everyone runs (O1.1)."""

    def play(self, s: State, seat: i64) -> None:
        s.turn_up(s.next_path())
        s.begin(RUN, seat)

    def text(self) -> str:
        return "turn"

    def message(self, s: State, seat: i64) -> Message:
        return Message("outrun-move-turnup")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """A path card is turned up; nobody knows which."""
        return [TokenTurns(spots.PATH)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(spots.PATH)]


class Open(Move):
    """Look at the path when you are ready, once; your own stopwatch starts (O5.5)."""

    def play(self, s: State, seat: i64) -> None:
        s.open_path(seat, s.path)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: it can be opened only once, and only if it is face down."""
        return Refusal("O5.5", "outrun-refusal-path-seen") if s.runners[seat].opened else None

    def text(self) -> str:
        return "open"

    def message(self, s: State, seat: i64) -> Message:
        return Message("outrun-move-open")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The path is turned up for this player; nobody knows which it is."""
        return [TokenTurns(spots.PATH)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(spots.PATH)]

    def notes(self, s: State, seat: i64) -> list[Message]:
        return [Message("outrun-note-clock-starts")]


class Run(Move):
    """Play your movement cards in the order asked for, then Finish (O1.2). An open form: checked, never listed."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(codes.RUN, RUN)
        self.trail: Final = trail

    def play(self, s: State, seat: i64) -> None:
        """Put the run down; after the last Finish all runs are checked."""
        s.finish(seat, self.trail)
        steps.run_over(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: cards the player does not have. A wrong run is allowed and counts as wrong."""
        if not s.runners[seat].opened:
            return Refusal("O5.5", "outrun-refusal-path-not-seen")
        return _cannot_lay(s, seat, self.trail.laid) or _impossible(self.trail)

    def text(self) -> str:
        """Write the cards, '@', and the times."""
        return self.trail.text()

    def message(self, s: State, seat: i64) -> Message:
        """Return the cards, and how long it took."""
        laid = [names.card_to_run(card) for card in self.trail.laid]
        return message(
            "outrun-move-run", laid=laid or Message("outrun-nothing"), time=int(self.trail.time()) / _MS_IN_A_SECOND
        )


_MS_IN_A_SECOND: Final = 1000


def _impossible(trail: Trail) -> Refusal | None:
    """Return what is wrong with the times of a run."""
    if trail.elapsed < 0 or trail.ping < 0 or any(lap < 0 for lap in trail.laps):
        return Refusal("O5.0", "outrun-refusal-time-below-zero")
    if not 0 <= trail.credit <= min(i64(MOST_CREDIT), trail.elapsed):
        return Refusal("O5.1", "outrun-refusal-credit", most=MOST_CREDIT)
    return None


def _cannot_lay(s: State, seat: i64, laid: str) -> Refusal | None:
    """Return the refusal for a card the player does not have, or has only once."""
    for at in range(len(laid)):
        refusal = no_card_to_run_with(laid[: at + 1]) or lacking(s, seat, laid[at])
        if refusal is not None:
            return refusal
    return None


def no_card_to_run_with(laid: str) -> Refusal | None:
    """Return the refusal for a card that does not exist, or exists only once for each player."""
    for at in range(len(laid)):
        card = laid[at]
        if card not in MOVEMENT + PLUS + ANTIDOTE_CARD + BIG_CARD:
            return Refusal("O0.1", "outrun-refusal-no-such-card", card=card)
        if card in laid[:at]:
            return Refusal("O0.1", "outrun-refusal-only-one", card=names.card_to_run(card))
    return None


def lacking(s: State, seat: i64, card: str) -> Refusal | None:
    """Return why a player does not have a card to run with."""
    cards = s.runners[seat].front | s.middle
    if card in PLUS and not has(cards, LONG_WAY + PLUS.index(card)):
        return _no_card_there("O2.6", LONG_WAY + PLUS.index(card))
    if card == BIG_CARD and not has(cards, BIG_SHORTCUT):
        return _no_card_there("O2.8", BIG_SHORTCUT)
    if card == ANTIDOTE_CARD and not s.rulebook.monster.antidote:
        return Refusal("O4.3", "outrun-refusal-no-antidote")
    return None


def _no_card_there(rule: str, card: i64) -> Refusal:
    """Return the refusal that an interference card is not in front of a player."""
    return Refusal(rule, "outrun-refusal-no-card-there", card=names.card(int(card)))


class BeLate(Move):
    """The time is up: a run not finished counts as wrong (O1.2). The table plays it; a player may, too."""

    def play(self, s: State, seat: i64) -> None:
        s.be_late(seat)
        steps.run_over(s)

    def text(self) -> str:
        return "late"

    def message(self, s: State, seat: i64) -> Message:
        return Message("outrun-move-belate")

    def notes(self, s: State, seat: i64) -> list[Message]:
        return [Message("outrun-note-counts-as-wrong")]


class CallTime(Move):
    """Call time; when more than half of all players do, the time is up (O1.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Count the call; if there are enough, those still running are late."""
        s.call_time(seat)
        if missing_calls(s) == 0:
            for other in range(s.seats):
                if s.running(other):
                    s.be_late(other)
            steps.run_over(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return the refusal of a second call."""
        return Refusal("O1.2", "outrun-refusal-called-already") if has(s.calls, seat) else None

    def text(self) -> str:
        return "time"

    def message(self, s: State, seat: i64) -> Message:
        return Message("outrun-move-calltime")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [CounterChanges("calls", 1)]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return how many more must call; 0 ends the run for all."""
        more = missing_calls(s) - 1
        return [message("outrun-note-calls-missing", count=more) if more else Message("outrun-note-run-ends")]


def missing_calls(s: State) -> int:
    """Return how many players must still call time: more than half of all must."""
    return max(0, int(s.seats) // 2 + 1 - int(s.calls).bit_count())


class TakePlace(Move):
    """The last right runner stays, or takes a free place further left instead (O1.4)."""

    def __init__(self, code: i64, place: i64) -> None:
        super().__init__(code, FASTER)
        self.place: Final = place

    def play(self, s: State, seat: i64) -> None:
        """Put the token there, and let everyone move."""
        if self.place != s.runners[seat].place:
            s.stand(seat, self.place)
        steps.move_on(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: only open places that are not further right, which are taken."""
        if self.place not in s.board.open:
            return Refusal("O0.6", "outrun-refusal-place-covered", place=int(self.place))
        if self.place > s.runners[seat].place:
            return Refusal("O1.4", "outrun-refusal-place-taken", place=int(self.place))
        return None

    def text(self) -> str:
        return f"={self.place}"

    def message(self, s: State, seat: i64) -> Message:
        """Return how many rooms the player moves on from there."""
        stays = self.place == s.runners[seat].place
        id_ = "outrun-move-stay" if stays else "outrun-move-takeplace"
        return message(id_, place=int(self.place), count=int(s.rooms_from(seat, self.place)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The token goes there, and then moves on through the rooms."""
        return _moved_to(s, int(seat), int(self.place)) + _moved_on(s, int(seat), s.rooms_from(seat, self.place))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(spots.place(int(self.place)))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return what the monster does to a player there."""
        return s.rulebook.monster.notes(s, seat, self.place)


def _moved_to(s: State, seat: int, place: int) -> list[Effect]:
    """Put a token on another place of the monster board."""
    before = int(s.runners[seat].place)
    return [] if place == before else [PieceMoves(spots.PLACED, spots.place(before), spots.place(place), seat)]


def _moved_on(s: State, seat: int, rooms: i64) -> list[Effect]:
    """Move a token on through the rooms, and out of the last one."""
    before = s.runners[seat].room
    after = min(before + rooms, s.board.out)
    if before == after:
        return []
    return [PieceMoves(spots.RUNNER, spots.room(int(before)), spots.room(int(after)), seat)]

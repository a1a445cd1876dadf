"""The moves of a round but for interference: turn up a path, run, take a place (O1.1 to O1.4)."""

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
    """Which way? Turn up a path card: all run (O1.1)."""

    def play(self, s: State, seat: i64) -> None:
        """Turn it up."""
        s.turn_up(s.next_path())
        s.begin(RUN, seat)

    def text(self) -> str:
        """Write it."""
        return "turn"

    def message(self, s: State, seat: i64) -> Message:
        """Say so."""
        return Message("outrun-move-turnup")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """A path card is turned up; nobody knows which."""
        return [TokenTurns(spots.PATH)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Point at the path."""
        return [PickSpot(spots.PATH)]


class Open(Move):
    """Look at the path when you are ready, once; your own stopwatch starts (O5.5)."""

    def play(self, s: State, seat: i64) -> None:
        """Look at it."""
        s.open_path(seat, s.path)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Only once, and only if it lies face down."""
        return Refusal("O5.5", "outrun-refusal-path-seen") if s.runners[seat].opened else None

    def text(self) -> str:
        """Write it."""
        return "open"

    def message(self, s: State, seat: i64) -> Message:
        """Say so."""
        return Message("outrun-move-open")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The path is turned up for this player; nobody knows which it is."""
        return [TokenTurns(spots.PATH)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Point at the path."""
        return [PickSpot(spots.PATH)]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """The stopwatch starts."""
        return [Message("outrun-note-clock-starts")]


class Run(Move):
    """Run! Lay your movement cards in the order asked for, then Finish (O1.2). An open form: checked, never listed."""

    def __init__(self, trail: Trail) -> None:
        """What was laid, and what clocks have measured."""
        super().__init__(codes.RUN, RUN)
        self.trail: Final = trail

    def play(self, s: State, seat: i64) -> None:
        """Put the run down; the last one to finish lets all be checked."""
        s.finish(seat, self.trail)
        steps.run_over(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """A wrong run is allowed and counts as wrong; cards one does not have cannot be laid."""
        if not s.runners[seat].opened:
            return Refusal("O5.5", "outrun-refusal-path-not-seen")
        return _cannot_lay(s, seat, self.trail.laid) or _impossible(self.trail)

    def text(self) -> str:
        """Write what was laid, '@', and the times."""
        return self.trail.text()

    def message(self, s: State, seat: i64) -> Message:
        """Say what was laid, and how long it took."""
        laid = [names.card_to_run(card) for card in self.trail.laid]
        return message(
            "outrun-move-run", laid=laid or Message("outrun-nothing"), time=int(self.trail.time()) / _MS_IN_A_SECOND
        )


_MS_IN_A_SECOND: Final = 1000


def _impossible(trail: Trail) -> Refusal | None:
    """Say what cannot be about the times of a run."""
    if trail.elapsed < 0 or trail.ping < 0 or any(lap < 0 for lap in trail.laps):
        return Refusal("O5.0", "outrun-refusal-time-below-zero")
    if not 0 <= trail.credit <= min(i64(MOST_CREDIT), trail.elapsed):
        return Refusal("O5.1", "outrun-refusal-credit", most=MOST_CREDIT)
    return None


def _cannot_lay(s: State, seat: i64, laid: str) -> Refusal | None:
    """Say which card a player does not have, or has only once."""
    for at in range(len(laid)):
        refusal = no_card_to_run_with(laid[: at + 1]) or _lacking(s, seat, laid[at])
        if refusal is not None:
            return refusal
    return None


def no_card_to_run_with(laid: str) -> Refusal | None:
    """Say which card of a run nobody has, or has only once."""
    for at in range(len(laid)):
        card = laid[at]
        if card not in MOVEMENT + PLUS + ANTIDOTE_CARD + BIG_CARD:
            return Refusal("O0.1", "outrun-refusal-no-such-card", card=card)
        if card in laid[:at]:
            return Refusal("O0.1", "outrun-refusal-only-one", card=names.card_to_run(card))
    return None


def _lacking(s: State, seat: i64, card: str) -> Refusal | None:
    """Say why a player does not have a card to run with."""
    cards = s.runners[seat].front | s.middle
    if card in PLUS and not has(cards, LONG_WAY + PLUS.index(card)):
        return _no_card_there("O2.6", LONG_WAY + PLUS.index(card))
    if card == BIG_CARD and not has(cards, BIG_SHORTCUT):
        return _no_card_there("O2.8", BIG_SHORTCUT)
    if card == ANTIDOTE_CARD and not s.rulebook.monster.antidote:
        return Refusal("O4.3", "outrun-refusal-no-antidote")
    return None


def _no_card_there(rule: str, card: i64) -> Refusal:
    """Say that an interference card does not lie in front of a player."""
    return Refusal(rule, "outrun-refusal-no-card-there", card=names.card(int(card)))


class BeLate(Move):
    """Time's up: what is not laid by then counts as wrong (O1.2). The table says it for you; you may say it too."""

    def play(self, s: State, seat: i64) -> None:
        """Stop running."""
        s.be_late(seat)
        steps.run_over(s)

    def text(self) -> str:
        """Write it."""
        return "late"

    def message(self, s: State, seat: i64) -> Message:
        """Say so."""
        return Message("outrun-move-belate")

    def notes(self, s: State, seat: i64) -> list[Message]:
        """It counts as a wrong run."""
        return [Message("outrun-note-counts-as-wrong")]


class CallTime(Move):
    """Say that the time is up; when more than half of all players say so, it is (O1.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Say so; those who still run are late when enough do."""
        s.call_time(seat)
        if _missing_calls(s) == 0:
            for other in range(s.seats):
                if s.running(other):
                    s.be_late(other)
            steps.run_over(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Everybody has one voice."""
        return Refusal("O1.2", "outrun-refusal-called-already") if has(s.calls, seat) else None

    def text(self) -> str:
        """Write it."""
        return "time"

    def message(self, s: State, seat: i64) -> Message:
        """Say so."""
        return Message("outrun-move-calltime")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """One more has called."""
        return [CounterChanges("calls", 1)]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Say how many must call after this one; none: the run ends for all."""
        more = _missing_calls(s) - 1
        return [message("outrun-note-calls-missing", count=more) if more else Message("outrun-note-run-ends")]


def _missing_calls(s: State) -> int:
    """Count the players who must still call the time before it is up: more than half of all."""
    return max(0, int(s.seats) // 2 + 1 - int(s.calls).bit_count())


class TakePlace(Move):
    """Faster? The last right runner stays, or takes a free place further left instead (O1.4)."""

    def __init__(self, code: i64, place: i64) -> None:
        """Which place; one's own is to stay."""
        super().__init__(code, FASTER)
        self.place: Final = place

    def play(self, s: State, seat: i64) -> None:
        """Put the token there, and let all move."""
        if self.place != s.runners[seat].place:
            s.stand(seat, self.place)
        steps.move_on(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """An open place, and not further right: those are taken."""
        if self.place not in s.board.open:
            return Refusal("O0.6", "outrun-refusal-place-covered", place=int(self.place))
        if self.place > s.runners[seat].place:
            return Refusal("O1.4", "outrun-refusal-place-taken", place=int(self.place))
        return None

    def text(self) -> str:
        """Write '=' and the place."""
        return f"={self.place}"

    def message(self, s: State, seat: i64) -> Message:
        """Say how many rooms one moves on from there."""
        stays = self.place == s.runners[seat].place
        id_ = "outrun-move-stay" if stays else "outrun-move-takeplace"
        return message(id_, place=int(self.place), count=int(s.rooms_from(seat, self.place)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The token goes there, and then moves on through the rooms."""
        return _moved_to(s, int(seat), int(self.place)) + _moved_on(s, int(seat), s.rooms_from(seat, self.place))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Point at the place."""
        return [PickSpot(spots.place(int(self.place)))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Say what the monster does to whoever stands there."""
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

"""The rules of one table: legal moves for each step that waits, and the parts of the monster and the mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.outrun import codes, names, run_model
from escapade.games.outrun.actions import CallTime
from escapade.games.outrun.cards import SHIELD, has
from escapade.games.outrun.interference import unplayable
from escapade.games.outrun.state import EFFECTS, FASTER, INTERFERENCE, REACTION, RUN, WHICH_WAY
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.engine import Action, Choices, Luck
    from escapade.games.outrun.modes import Mode
    from escapade.games.outrun.monsters.monster import Monster
    from escapade.games.outrun.move import Move
    from escapade.games.outrun.state import State


class Step:
    """A step of the round that waits for a player: its legal moves, and the default when time is up (O1.9)."""

    def __init__(self, name: str, rule: str, waits: str) -> None:
        """The name, the rule, and the code of the refusal of other moves."""
        self.name: Final = name
        self.rule: Final = rule
        self.waits: Final = waits

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the legal moves of the seat."""
        raise NotImplementedError

    def default(self, s: State, seat: i64) -> i64:
        """Return the code of the move played when time is up."""
        raise NotImplementedError

    def question(self, s: State, seat: i64) -> Message:
        """Return what the seat has to decide; for others and spectators, who decides."""
        who = "mine" if seat == s.asked else "other"
        return message(f"outrun-ask-{self.name}-{who}", name=Player(int(s.asked)))


class WhichWayStep(Step):
    """A player turns up the path."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        out.add(codes.TURN_UP)

    def default(self, s: State, seat: i64) -> i64:
        return codes.TURN_UP


class RunStep(Step):
    """Everyone runs. A run is an open form; only the other moves are listed."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add opening the path, giving up, and calling time, which is also possible after one's own Finish."""
        if s.running(seat):
            out.open = True
            if not s.runners[seat].opened:
                out.add(codes.OPEN)
            out.add(codes.LATE)
        if not has(s.calls, seat):
            out.add(codes.CALL_TIME)

    def default(self, s: State, seat: i64) -> i64:
        return codes.LATE

    def question(self, s: State, seat: i64) -> Message:
        """Return how to run; before it, whether to open the path; after it, who still runs."""
        if seat >= s.seats or not s.running(seat):
            return message("outrun-ask-run-other", count=len(s.to_act()))
        return Message("outrun-ask-run-mine" if s.runners[seat].opened else "outrun-ask-open")


class FasterStep(Step):
    """The last right runner chooses a place."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add one's own place and the open ones further left."""
        for place in s.board.open:
            if place <= s.runners[seat].place:
                out.add(codes.TAKE_PLACE + place - 1)

    def default(self, s: State, seat: i64) -> i64:
        return codes.TAKE_PLACE + s.runners[seat].place - 1

    def question(self, s: State, seat: i64) -> Message:
        """Return whether to stay; with no faster right runner, the last one is the only one."""
        only = seat == s.asked and len(s.right_runners()) == 1
        return Message("outrun-ask-faster-only") if only else super().question(s, seat)


class EffectsStep(Step):
    """A player infects a neighbour."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        for other in s.rulebook.monster.neighbours(s, seat):
            out.add(codes.INFECT + other)

    def default(self, s: State, seat: i64) -> i64:
        """Take the first neighbour."""
        return codes.INFECT + s.rulebook.monster.neighbours(s, seat)[0]


class InterferenceStep(Step):
    """A player plays cards."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every kind of card in hand on every possible target, and keeping them."""
        before = codes.END
        for card in s.runners[seat].hand:
            if card != before:
                self._may_play(s, seat, card, out)
            before = card
        out.add(codes.KEEP)

    def _may_play(self, s: State, seat: i64, card: i64, out: Choices) -> None:
        """Add one card on every possible target."""
        for target in range(s.seats):
            if unplayable(s, seat, card, target) is None:
                out.add(codes.PLAY + card * codes.SEATS + target)

    def default(self, s: State, seat: i64) -> i64:
        return codes.KEEP


class ReactionStep(Step):
    """A player may use a Shield. All who hold cards are asked alike, so that a pause reveals nothing (O3.2)."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add accepting the card, and a Shield if one is held."""
        out.add(codes.ACCEPT)
        if SHIELD in s.runners[seat].hand:
            out.add(codes.USE_SHIELD)

    def default(self, s: State, seat: i64) -> i64:
        return codes.ACCEPT

    def question(self, s: State, seat: i64) -> Message:
        """Return which card was played on whom; to whom it was played on also what it does to them."""
        played, by = int(s.played), int(s.by)
        card = names.card(played)
        if seat != s.asked:
            return message("outrun-ask-reaction-other", by=Player(by), other=Player(int(s.target)), card=card)
        return message("outrun-ask-reaction-mine", by=Player(by), card=card, effect=names.says_on_you(played, by))


STEPS: Final[dict[int, Step]] = {
    WHICH_WAY: WhichWayStep("turn", "O1.1", "outrun-refusal-path-first"),
    RUN: RunStep("run", "O1.2", "outrun-refusal-running"),
    FASTER: FasterStep("faster", "O1.4", "outrun-refusal-choosing-place"),
    EFFECTS: EffectsStep("effects", "O4.2", "outrun-refusal-infecting"),
    INTERFERENCE: InterferenceStep("interference", "O1.7", "outrun-refusal-interference"),
    REACTION: ReactionStep("reaction", "O3.2", "outrun-refusal-reaction"),
}


def question(s: State, seat: i64) -> Message:
    """Return what a seat is asked, or what it waits for; SPECTATOR is not a seat."""
    return STEPS[int(s.step)].question(s, seat)


class Rulebook:
    """The rules of one table: the steps, the monster and the mode."""

    def __init__(self, agreed: dict[str, str], catalogue: list[Move], monster: Monster, mode: Mode) -> None:
        """Start with the usual game; `agreed` is for display only, rules never read it."""
        self.agreed: Final = agreed
        self.catalogue: Final = catalogue
        self.monster: Final = monster
        self.mode: Final = mode
        self.every_infected = True  # infects a neighbour, wherever they stand; else only on the sign (O4.2)
        self.limits = True  # runs are late after some time, not only when players call it (O1.2)

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """Add the legal moves of the seat in this step."""
        if s.step == RUN or seat == s.asked:
            STEPS[int(s.step)].may(s, seat, out)

    def refusal(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Return why a seat may not take an action, or None if it may."""
        move = cast("Move", action)
        step = STEPS[int(s.step)]
        if s.over:
            return Refusal("O1.5", "outrun-refusal-game-over")
        if not 0 <= seat < s.seats:
            return Refusal("O0.1", "outrun-refusal-no-such-player")
        if move.step != s.step:
            return Refusal(step.rule, step.waits)
        if s.step == RUN:
            return _refused_run(s, seat, move)
        return move.refusal(s, seat) if seat == s.asked else Refusal(step.rule, "outrun-refusal-not-your-turn")

    def act(self, s: State, seat: i64, action: Action) -> None:
        cast("Move", action).play(s, seat)

    def default(self, s: State, seat: i64) -> Move:
        """Return the move played for a seat whose time is up."""
        return self.catalogue[STEPS[int(s.step)].default(s, seat)]

    def fill_in(self, s: State, seat: i64, skill: i64, luck: Luck) -> Move | None:
        """Fill in a run for a seat that must decide."""
        if s.step != RUN:
            return None
        if not s.runners[seat].opened:
            return self.catalogue[codes.OPEN]
        return run_model.run(s, seat, skill, luck)


def _refused_run(s: State, seat: i64, move: Move) -> Refusal | None:
    """Return why a move is not allowed during a run: after Finish a player can only call time."""
    if not s.running(seat) and not isinstance(move, CallTime):
        return Refusal("O1.2", "outrun-refusal-finished")
    return move.refusal(s, seat)

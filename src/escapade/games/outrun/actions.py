"""What a seat may do: one class, one paragraph of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.engine import Action, Refusal
from escapade.games.outrun import codes, steps
from escapade.games.outrun.cards import (
    ANTIDOTE_CARD,
    AT_ONCE,
    BIG_CARD,
    BIG_SHORTCUT,
    FOCUS,
    KINDS,
    LONG_WAY,
    MOVEMENT,
    NAMES,
    ONLY_ONE,
    PLUS,
    SHIELD,
    bit,
    has,
)
from escapade.games.outrun.state import EFFECTS, FASTER, INTERFERENCE, REACTION, RUN, WHICH_WAY
from escapade.lag import MOST_CREDIT

if TYPE_CHECKING:
    from escapade.games.outrun.state import State
    from escapade.games.outrun.trail import Trail


class Move(Action):
    """Something a seat may do in one step of the round."""

    def __init__(self, code: i64, step: i64) -> None:
        """Take its code, and the step it belongs to."""
        super().__init__(code)
        self.step: Final = step

    def play(self, s: State, seat: i64) -> None:
        """Do it, with everything that follows."""
        raise NotImplementedError

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Say why it may not be done by a seat that must decide in this step."""
        return None


class TurnUp(Move):
    """Which way? Turn up a path card: all run (O1.1)."""

    def play(self, s: State, seat: i64) -> None:
        """Turn it up."""
        s.turn_up(s.next_path())
        s.begin(RUN, seat)


class Open(Move):
    """Look at the path when you are ready, once; your own stopwatch starts (O5.5)."""

    def play(self, s: State, seat: i64) -> None:
        """Look at it."""
        s.open_path(seat, s.path)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Only once, and only if it lies face down."""
        return Refusal("O5.5", "You have seen the path: run") if s.runners[seat].opened else None


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
            return Refusal("O5.5", "You have not looked at the path yet")
        return cannot_lay(s, seat, self.trail.laid) or impossible(self.trail)


def impossible(trail: Trail) -> Refusal | None:
    """Say what cannot be about the times of a run."""
    if trail.elapsed < 0 or trail.ping < 0 or any(lap < 0 for lap in trail.laps):
        return Refusal("O5.0", "A time is never below 0 ms")
    if not 0 <= trail.credit <= min(i64(MOST_CREDIT), trail.elapsed):
        return Refusal("O5.1", "A credit is 0 to {most} ms, and no more than the time", most=MOST_CREDIT)
    return None


def cannot_lay(s: State, seat: i64, laid: str) -> Refusal | None:
    """Say which card a player does not have, or has only once."""
    for at in range(len(laid)):
        refusal = no_card_to_run_with(laid[: at + 1]) or lacking(s, seat, laid[at])
        if refusal is not None:
            return refusal
    return None


def no_card_to_run_with(laid: str) -> Refusal | None:
    """Say which card of a run nobody has, or has only once."""
    for at in range(len(laid)):
        card = laid[at]
        if card not in MOVEMENT + PLUS + ANTIDOTE_CARD + BIG_CARD:
            return Refusal("O0.1", "'{card}' is no card to run with", card=card)
        if card in laid[:at]:
            return Refusal("O0.1", "You have only one {card} to lay", card=card)
    return None


def lacking(s: State, seat: i64, card: str) -> Refusal | None:
    """Say why a player does not have a card to run with."""
    cards = s.runners[seat].front | s.middle
    if card in PLUS and not has(cards, LONG_WAY + PLUS.index(card)):
        return Refusal("O2.6", "No {name} lies in front of you", name=NAMES[LONG_WAY + PLUS.index(card)])
    if card == BIG_CARD and not has(cards, BIG_SHORTCUT):
        return Refusal("O2.8", "No Big shortcut lies in front of you")
    if card == ANTIDOTE_CARD and not s.rulebook.monster.antidote:
        return Refusal("O4.3", "There is no antidote in this game")
    return None


class BeLate(Move):
    """Time's up: what is not laid by then counts as wrong (O1.2). The table says it for you; you may say it too."""

    def play(self, s: State, seat: i64) -> None:
        """Stop running."""
        s.be_late(seat)
        steps.run_over(s)


class CallTime(Move):
    """Say that the time is up; when more than half of all players say so, it is (O1.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Say so; those who still run are late when enough do."""
        s.call_time(seat)
        if 2 * int(s.calls).bit_count() > s.seats:
            for other in range(s.seats):
                if s.running(other):
                    s.be_late(other)
            steps.run_over(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Everybody has one voice."""
        return Refusal("O1.2", "You have said so already") if has(s.calls, seat) else None


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
            return Refusal("O0.6", "Place {place} is covered", place=int(self.place))
        if self.place > s.runners[seat].place:
            return Refusal("O1.4", "Place {place} is taken: only those further left are free", place=int(self.place))
        return None


class Infect(Move):
    """Special effects: infected already and on the biohazard sign, one infects a neighbour of one's choice (O4.2)."""

    def __init__(self, code: i64, other: i64) -> None:
        """Which neighbour."""
        super().__init__(code, EFFECTS)
        self.other: Final = other

    def play(self, s: State, seat: i64) -> None:
        """Infect the neighbour, and go on with the next."""
        s.rulebook.monster.infected(s, seat, self.other)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """A neighbour in the order of the round."""
        if self.other in s.rulebook.monster.neighbours(s, seat):
            return None
        return Refusal("O4.2", "Only those next to you in the order of this round are neighbours")


class Play(Move):
    """Interference: play a card you hold on anybody, or on yourself (O1.7)."""

    def __init__(self, code: i64, card: i64, target: i64) -> None:
        """Which card, on whom."""
        super().__init__(code, INTERFERENCE)
        self.card: Final = card
        self.target: Final = target

    def play(self, s: State, seat: i64) -> None:
        """Play it."""
        steps.play_card(s, seat, self.card, self.target)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is it held, and may it be played there?"""
        if self.target >= s.seats:
            return Refusal("O1.7", "Nobody sits there")
        if int(self.card) not in s.runners[seat].hand:
            return Refusal("O1.7", "You do not hold {card}", card=NAMES[self.card])
        return unplayable(s, seat, self.card, self.target)


def unplayable(s: State, seat: i64, card: i64, target: i64) -> Refusal | None:
    """Say why a card held may not be played on somebody (O1.8, O3)."""
    if target != seat and card == FOCUS:
        return Refusal("O3.1a", "Focus is played on oneself")
    if target == seat and has(AT_ONCE, card) and card != FOCUS:
        return Refusal("O3.1a", "{card} is played on another player", card=NAMES[card])
    if target != seat and s.shielded(target):
        return Refusal("O3.2", "A Shield lies there: only its player's own cards can be played on them")
    if bit(card) & s.runners[target].front & ~ONLY_ONE:
        return Refusal("O1.8", "There lies an equal card already: {card}", card=NAMES[card])
    return None


class Keep(Move):
    """Interference: keep the cards you still hold (O1.7)."""

    def play(self, s: State, seat: i64) -> None:
        """Let the next one go."""
        steps.goes_from(s, s.order.index(int(seat)) + 1)


class Accept(Move):
    """A card is played against you: let it happen (O3.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Let the card take effect."""
        steps.take_effect(s)


class UseShield(Move):
    """A card is played against you: use a Shield you hold. It cancels that card and lies in front of you (O3.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Cancel the card; whoever played it goes on."""
        s.use_shield(seat)
        s.spend_card()
        steps.go_on(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """It must be held."""
        return None if SHIELD in s.runners[seat].hand else Refusal("O3.2", "You hold no Shield")


def catalogue() -> list[Move]:
    """List everything but runs, in the order of codes."""
    return [
        TurnUp(codes.TURN_UP, WHICH_WAY),
        Open(codes.OPEN, RUN),
        BeLate(codes.LATE, RUN),
        CallTime(codes.CALL_TIME, RUN),
        *[TakePlace(codes.TAKE_PLACE + n, n + 1) for n in range(codes.PLACES)],
        *[Infect(codes.INFECT + n, n) for n in range(codes.SEATS)],
        *[Play(codes.PLAY + n, n // codes.SEATS, n % codes.SEATS) for n in range(KINDS * codes.SEATS)],
        Keep(codes.KEEP, INTERFERENCE),
        Accept(codes.ACCEPT, REACTION),
        UseShield(codes.USE_SHIELD, REACTION),
    ]

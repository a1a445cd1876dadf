"""Action cards: show one, take its effect, discard it (D3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickPlayer
from escapade.engine import Refusal
from escapade.games.dig.board import AREA_KEYS
from escapade.games.dig.cards import ACTION_CARDS, KEYS
from escapade.games.dig.codes import AREAS, PLAY, SEATS, TARGETS
from escapade.games.dig.demand import Step
from escapade.games.dig.move import Move, TurnAction, not_held, offer
from escapade.games.dig.names import area, card
from escapade.games.dig.spots import DISCARDS, card_moves, hand, pick_area, pick_cards
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State
    from escapade.messages import Fact

_NO_SUCH_TARGET: Final = Refusal("D12.4", "dig-refusal-no-such-player")
_NOT_LIKE_THAT: Final = Refusal("D3.5", "dig-refusal-not-played-like-that")
_UNTOUCHABLE: Final = Refusal("D12.19", "dig-refusal-untouchable")


@mypyc_attr(acyclic=True)
class ActionCard:
    """The rules of an Action card."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def targets(self) -> list[str]:
        """List its targets in notation; one empty word if it has none."""
        return [""]

    def barred(self, s: State, seat: i64, target: i64) -> Refusal | None:
        """Return why it cannot be played on this target."""
        return None

    def effect(self, s: State, seat: i64, target: i64) -> None:
        """Take its effect."""
        raise NotImplementedError

    def message(self, s: State, target: i64) -> Message:
        """Return what playing it does, as on a button."""
        return message("dig-action-play", card=card(self.kind))

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        """List what it changes, as far as the seat can know."""
        return []

    def picks(self, target: i64) -> list[Pick]:
        """List what to click besides the card."""
        return []

    def text(self) -> Message:
        return Message(f"dig-text-{KEYS[self.kind]}")


@mypyc_attr(acyclic=True)
class CardAtPlayer(ActionCard):
    """A card that names one player: anyone, including oneself and teammates (D12.4)."""

    def targets(self) -> list[str]:
        return [str(seat + 1) for seat in range(SEATS)]

    def barred(self, s: State, seat: i64, target: i64) -> Refusal | None:
        if target >= s.seats:
            return _NO_SUCH_TARGET
        return _UNTOUCHABLE if s.prisoners[target].gang.untouchable() else None

    def message(self, s: State, target: i64) -> Message:
        if target == s.turn:  # whoever plays it
            return message("dig-action-play-own", card=card(self.kind))
        return message("dig-action-play-on", card=card(self.kind), other=Player(target))

    def picks(self, target: i64) -> list[Pick]:
        """Select the player."""
        return [PickPlayer(target)]


@mypyc_attr(acyclic=True)
class CardToArea(ActionCard):
    """A card that names an area."""

    def targets(self) -> list[str]:
        return [AREA_KEYS[at] for at in range(AREAS)]

    def message(self, s: State, target: i64) -> Message:
        return message("dig-action-play-to", card=card(self.kind), area=area(s, target))

    def picks(self, target: i64) -> list[Pick]:
        """Select the area."""
        return pick_area(target)


@mypyc_attr(acyclic=True)
class Play(TurnAction):
    """Show an Action card, take its effect, discard it (D3.5)."""

    def __init__(self, code: i64, card: ActionCard, target: i64, word: str) -> None:
        super().__init__(code)
        self.card: Final = card
        self.target: Final = target
        self.word: Final = word

    def cost(self, s: State, seat: i64) -> i64:
        """Return one action, or none with a card of the gang."""
        return s.prisoners[seat].gang.card_cost(s)

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if not s.holds_card(seat, self.card.kind):
            return not_held(self.card.kind)
        return self.card.barred(s, seat, self.target)

    def do(self, s: State, seat: i64) -> None:
        """Show it; players who can cancel it are asked before it works (D12.11)."""
        s.prisoners[seat].gang.played_card(s)
        s.show(seat, self.card.kind)
        s.ask(InPlay(seat, self.code))
        s.rulebook.card_watch.shown(s, seat)

    def text(self) -> str:
        return f"play {KEYS[self.card.kind]} {self.word}".rstrip()

    def group(self) -> str:
        """It plays an Action card."""
        return "play"

    def message(self, s: State, seat: i64) -> Message:
        """Return the card's own text for the target."""
        return self.card.message(s, self.target)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The card leaves the hand and takes effect."""
        return [
            card_moves(self.card.kind, hand(seat), DISCARDS),
            *self.card.effects(s, seat, self.target),
        ]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the card, then its target."""
        return pick_cards(seat, [self.card.kind]) + self.card.picks(self.target)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return [self.card.text()]

    def shown(self, s: State, seat: i64) -> Message:
        """Return who shows the card, and whom or which area it names; oneself is not named twice."""
        facts: dict[str, Fact] = {"name": Player(int(seat)), "card": card(self.card.kind)}
        if isinstance(self.card, CardAtPlayer) and self.target != seat:
            return Message("dig-log-played-at", {**facts, "other": Player(int(self.target))})
        if isinstance(self.card, CardToArea):
            return Message("dig-log-played-to", {**facts, "area": area(s, self.target)})
        return Message("dig-log-played", facts)


@mypyc_attr(acyclic=True)
class InPlay(Step):
    """An Action card that was shown takes effect, and is discarded last (D12.3)."""

    def __init__(self, seat: i64, code: i64) -> None:
        super().__init__(seat)
        self.code: Final = code

    def details(self) -> list[int]:
        return [int(self.code)]

    def then(self, s: State) -> None:
        """Take its effect; its discarding waits below all demands."""
        play = self.play(s)
        s.ask(Discarding(self.seat))
        play.card.effect(s, self.seat, play.target)

    def play(self, s: State) -> Play:
        """Return the move that showed it."""
        return cast("Play", s.rulebook.catalogue[self.code])


@mypyc_attr(acyclic=True)
class Discarding(Step):
    """The Action card in play is discarded."""

    def then(self, s: State) -> None:
        s.put_away()


@mypyc_attr(acyclic=True)
class CardWatch:
    """Who may react to an Action card before it works: nobody, unless a Background does."""

    def shown(self, s: State, seat: i64) -> None:
        """Ask them."""


def offer_cards(s: State, seat: i64, out: Choices) -> None:
    """Add every Action card in hand, with all its targets."""
    for kind in ACTION_CARDS:
        if s.holds_card(seat, kind):
            at = PLAY + (kind - ACTION_CARDS[0]) * TARGETS
            offer(s, seat, at, s.rulebook.targets[kind], out)


def plays(cards: list[ActionCard]) -> list[Move]:
    """List every way to play the Action cards; unused codes of the catalogue play none."""
    out: list[Move] = []
    for one in cards:
        first = PLAY + (int(one.kind) - ACTION_CARDS[0]) * TARGETS
        words = one.targets()
        out += [Play(first + at, one, at, word) for at, word in enumerate(words)]
        out += [Unused(first + at, f"play {KEYS[one.kind]} !{at}") for at in range(len(words), TARGETS)]
    return out


@mypyc_attr(acyclic=True)
class Unused(Move):
    """A code of the catalogue that no card uses."""

    def __init__(self, code: i64, word: str) -> None:
        super().__init__(code)
        self.word: Final = word

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        return _NOT_LIKE_THAT

    def text(self) -> str:
        return self.word

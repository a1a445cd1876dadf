"""Chests: open one a pirate of yours stands on, and find cards, nothing or a snake (C9.8, C9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from escapade.effects import TokenTurns
from escapade.engine import Event, Refusal
from escapade.games.cartagena import names, spots
from escapade.games.cartagena.bits import bit, highest, lowest
from escapade.games.cartagena.board import SABRE, SNAKE, START, TOKENS
from escapade.games.cartagena.cards import one
from escapade.games.cartagena.events import table
from escapade.games.cartagena.scores import CARD
from escapade.games.cartagena.variants.tricks.objects import ObjectMove
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect
    from escapade.games.cartagena.move import Payment
    from escapade.games.cartagena.state import State
    from escapade.messages import Fact

_CONTENTS: Final = 100  # average value of a chest, minus snakes


class Chest(ObjectMove):
    """Instead of the whole turn, play a chest card and open the chest one of your pirates is on."""

    def __init__(self, code: i64, space: i64, payment: Payment) -> None:
        super().__init__(code, [payment])
        self.space: Final = space

    def take_effect(self, s: State, seat: i64) -> None:
        """Turn the token over: some cards, nothing, or a snake. Then the turn ends."""
        token = s.top_token()
        _open_chest(s, seat, self.space, token)
        if token == SNAKE:
            _flee(s, seat, self.space)
            lay_chests(s)
        else:
            s.draw(seat, token)
        s.pass_turn()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if s.taken or s.sailed:
            return Refusal("C9.8", "cartagena-refusal-chest-late")
        if not s.crews[seat].one & s.chests & bit(self.space):
            return Refusal("C9.8", "cartagena-refusal-no-chest", place=names.place(s.board, self.space))
        return self.unpaid(s, seat)

    def text(self, letters: str) -> str:
        """Write where, what is laid, and '?'."""
        return f"{self.space}{self.payments[0].text(letters)}?"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-chest", {"place": names.place(s.board, self.space)})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [*super().effects(s, seat), TokenTurns(spots.place(self.space))]

    def score(self, s: State, seat: i64) -> i64:
        """Estimate the contents, minus the card paid."""
        return _CONTENTS - CARD


class Opened(Event):
    """A chest token was turned over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "token")
    REVEALS: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, seat: i64, space: i64, token: i64) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.token: Final = token

    def land(self, state: engine.State) -> None:
        _open_chest(table(state), self.seat, self.space, self.token)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.place(self.space), TOKENS[self.token])]

    def message(self, state: engine.State) -> Message | None:
        facts: dict[str, Fact] = {"name": Player(int(self.seat)), "place": names.place(table(state).board, self.space)}
        facts["token"] = int(self.token)
        return Message("cartagena-log-opened", facts)


class ChestsLaid(Event):
    """All tokens were shuffled and one laid on each chest space."""

    def land(self, state: engine.State) -> None:
        lay_chests(table(state))

    def message(self, state: engine.State) -> Message | None:
        return Message("cartagena-log-chestslaid")


def _open_chest(s: State, seat: i64, space: i64, token: i64) -> None:
    """Turn a token over and put it aside."""
    s.chests &= ~bit(space)
    s.tokens -= one(token)
    if s.story is not None:
        s.story.append(Opened(seat, space, token))


def lay_chests(s: State) -> None:
    """Shuffle all tokens and put one on each chest space; what is under one is decided as it is opened."""
    s.chests = s.rulebook.chest_spaces
    s.tokens = s.rulebook.tokens
    if s.story is not None:
        s.story.append(ChestsLaid())


def _flee(s: State, seat: i64, at: i64) -> None:
    """Let a bitten pirate run back, if there is a place to run to."""
    end = _refuge(s, seat, at)
    if end != at:
        s.move(seat, at, end)


def _refuge(s: State, seat: i64, at: i64) -> i64:
    """Return where a bitten pirate runs: the first free sabre space behind, else just behind the rearmost pirate."""
    start = s.leg_start(at)
    behind = (bit(at) - 1) & ~((bit(start) << 1) - 1)
    sabres = s.board.shows[SABRE] & ~s.one & behind
    if sabres:
        return highest(sabres)
    rear = lowest(s.one & (behind | bit(at))) - 1
    if rear > start or start == START:
        return rear
    if s.shore and s.crews[seat].aboard < s.rulebook.boat_room:
        return start
    free = behind & ~s.one
    if free == 0:
        return at
    return lowest(free) if s.rulebook.flees_to_beginning else highest(free)

"""The rules of one table: pages of legal moves, and the numbers and hooks set by its options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from escapade.engine import Choices, Refusal
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.extortion import LossWatch
from escapade.games.dig.gangs.gang import GangCard
from escapade.games.dig.moving import Company
from escapade.games.dig.playing import CardWatch
from escapade.games.dig.trading import SaleWatch
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.engine import Action
    from escapade.games.dig.board import Printed
    from escapade.games.dig.demand import Demand
    from escapade.games.dig.move import Move
    from escapade.games.dig.state import State

_GAME_OVER: Final = Refusal("D1.1", "dig-refusal-game-over")
_NOT_YOUR_TURN: Final = Refusal("D0.4", "dig-refusal-not-your-turn")
_NOT_ASKED: Final = Refusal("D10", "dig-refusal-not-asked")


@mypyc_attr(acyclic=True)
class Page:
    """What one part of the rules lets a seat do in its turn."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the legal moves of the seat."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Rulebook:
    """The rules of one table. Without options it is the base game."""

    def __init__(
        self, printed: Printed, agreed: dict[str, str], catalogue: vec[Move], demands: dict[str, type[Demand]]
    ) -> None:
        """Start with what every table shares; `agreed` is for display only, rules never read it."""
        self.printed: Final = printed
        self.agreed: Final = agreed
        self.catalogue: Final = catalogue
        self.demands: Final = demands
        self.gang_cards: vec[GangCard] = vec[GangCard]()
        self.backgrounds: vec[Background] = vec[Background]()
        self.targets: vec[i64] = vec[i64]()  # of each Action card: how many ways to play it
        self.pages: vec[Page] = vec[Page]()
        self.values: vec[i64] = printed.values["usual"]
        self.reveal_ends_start = True  # a Background revealed for free, but one that belongs to the start of a turn
        self.goal: i64 = 0  # tunnel points that win
        self.areas: i64 = 63  # in the game, as bits
        self.blocks: i64 = 1  # Cell blocks
        self.die: vec[i64] = printed.die
        self.homes: vec[i64] = vec[i64]()  # of each seat: the block it digs in
        self.teams: vec[i64] = vec[i64]()  # of each seat
        self.company: Company = Company()
        self.card_watch: CardWatch = CardWatch()
        self.sale_watch: SaleWatch = SaleWatch()
        self.loss_watch: LossWatch = LossWatch()

    def add(self, page: Page) -> None:
        """Add a page to the turn."""
        self.pages = append(self.pages, page)

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """Add the legal moves of the seat: answers to a demand, or a turn."""
        if s.asked is not None:
            if s.asked.asks(seat):
                s.asked.may(s, seat, out)
            return
        if seat != s.turn:
            return
        for page in self.pages:
            page.may(s, seat, out)
        prisoner = s.prisoners[seat]
        prisoner.gang.may(s, seat, out)
        if not prisoner.revealed:
            prisoner.background.may(s, seat, out)

    def refusal(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Return why a seat may not take an action, or None if it may."""
        move = cast("Move", action)
        if s.over:
            return _GAME_OVER
        if s.asked is not None:
            return s.asked.refusal(s, seat, move) if s.asked.asks(seat) else _NOT_ASKED
        return move.refusal(s, seat) if seat == s.turn else _NOT_YOUR_TURN

    def demand(self, name: str, seat: i64, details: list[int]) -> Demand:
        """Create a demand from notation."""
        return self.demands[name](seat, *details)


def question(s: State, seat: int | None) -> Message | None:
    """Return what a seat has to decide, or whom it waits for."""
    deciding = s.to_act()
    if not deciding:
        return None
    if seat not in deciding:
        return message("dig-question-waits", name=Player(deciding[0]))
    if s.asked is not None:
        return s.asked.question(s)
    if s.left == 0 and _can_use_background(s):
        return Message("dig-question-turn-background")
    return message("dig-question-turn", left=int(s.left))


def _can_use_background(s: State) -> bool:
    """Whether the player whose turn it is may reveal a Background now."""
    prisoner, out = s.prisoners[s.turn], Choices()
    if not prisoner.revealed:
        prisoner.background.may(s, s.turn, out)
    return out.n > 0

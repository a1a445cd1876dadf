"""The rules of one table: pages of legal moves, added by the variants in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.cartagena.actions import Advance, Draw, Retreat, Stop
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import KINDS, MOST, SYMBOLS, WIDTH, number
from escapade.games.cartagena.codes import ADVANCE, DRAW, PLACES, RETREAT, STOP
from escapade.games.cartagena.move import BASE, Move
from escapade.games.cartagena.state import TURN

if TYPE_CHECKING:
    from escapade.engine import Action, Choices, Event
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.demand import Demand
    from escapade.games.cartagena.move import CardMove
    from escapade.games.cartagena.state import State


class Page:
    """What one part of the rules lets a seat do in its turn."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the legal moves of the seat."""


class BasePage(Page):
    """Advance, retreat, stop (C1–C3)."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add advances with any card, retreats, and stopping after one action."""
        crew = s.crews[seat]
        if not s.board.boat or s.takes_aboard(crew, 1):
            _advance_all(crew.hand, s.movable(crew), out)
        else:
            _advance_some(s, crew, out)
        _fall_back(s, crew.one, out)
        if s.taken:
            out.add(STOP)


def _advance_all(hand: i64, starts: i64, out: Choices) -> None:
    """Add every pirate with every card: the pirates are listed once and repeated for each further card."""
    code: i64 = ADVANCE
    while hand and not hand & MOST:
        hand >>= WIDTH
        code += PLACES
    if hand == 0:
        return
    first = out.n
    out.add_bits(code, starts)
    pirates = out.n - first
    ahead: i64 = 0
    hand >>= WIDTH
    while hand:
        ahead += PLACES
        if hand & MOST:
            out.repeat(first, pirates, ahead)
        hand >>= WIDTH


def _advance_some(s: State, crew: Crew, out: Choices) -> None:
    """Add every pirate with every card, except those that lead to a closed boat (C6.4)."""
    for card in range(i64(KINDS)):
        if number(crew.hand, card):
            symbol = card if card < SYMBOLS else card - SYMBOLS
            out.add_bits(ADVANCE + card * PLACES, s.starts(crew, symbol, 1))


def _fall_back(s: State, pirates: i64, out: Choices) -> None:
    """Add the retreats of pirates that have others behind them on their shore (C3.1)."""
    for shore in s.rulebook.shores:
        company = s.company() & shore
        if company:
            rearmost = company & -company
            out.add_bits(RETREAT, pirates & shore & ~((rearmost << 1) - 1))


class BarePage:
    """A turn that begins without cards, in the first edition: retreat as usual; if nobody can retreat, draw (C1.5)."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the retreats, or else the draw."""
        before = out.n
        _fall_back(s, s.crews[seat].one, out)
        if out.n == before:
            out.add(DRAW)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Refuse the draw while a pirate can retreat, and other moves for their own reasons."""
        if not isinstance(move, Draw):
            return move.refusal(s, seat)
        if any(not Retreat(0, at).refusal(s, seat) for at in range(PLACES)):
            return self.no_gift()
        return None

    def no_gift(self) -> Refusal:
        """Return who may draw a card for nothing."""
        return Refusal("C1.5", "cartagena-refusal-draw-with-actions")


class EmptyHandedPage(BarePage):
    """A turn that begins without cards, in The Great Escape: one retreat or one card, nothing else (C1.4)."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the retreats and the draw."""
        _fall_back(s, s.crews[seat].one, out)
        out.add(DRAW)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Refuse everything except the two, and what comes before the turn's actions."""
        if isinstance(move, Draw):
            return None
        if isinstance(move, Retreat) or move.page & s.rulebook.before:
            return move.refusal(s, seat)
        rule = "C1.4" if isinstance(move, Advance | Stop) else "C1.6"
        return Refusal(rule, "cartagena-refusal-empty-handed")

    def no_gift(self) -> Refusal:
        """Return who may draw a card for nothing."""
        return Refusal("C1.4", "cartagena-refusal-draw-with-cards")


class GreyPage:
    """What a grey card triggers when it is played."""

    def laid(self, s: State, seat: i64, move: CardMove) -> bool:
        """Whether something must be decided first; then the move is completed later."""
        raise NotImplementedError


class Rulebook:
    """The rules of one table: pages, and the numbers set by its options. Without variants it is the base game."""

    def __init__(
        self, board: Board, agreed: dict[str, str], catalogue: vec[Move], demands: dict[str, type[Demand]]
    ) -> None:
        """Start with the base game; `agreed` is for display only, rules never read it."""
        self.agreed: Final = agreed
        self.catalogue: Final = catalogue
        self.demands: Final = demands
        self.first: vec[Page] = vec[Page]()  # moves before the first action, even without cards
        self.pages: vec[Page] = vec[Page]([BasePage(BASE)])
        self.in_play: i64 = BASE  # which pages of the rules these are
        self.before: i64 = 0  # which of them may be used before the first action of any turn
        self.bare: BarePage = BarePage()
        self.grey: GreyPage | None = None
        self.bare_actions: i64 = TURN  # of a turn begun without cards
        self.row: i64 = 0  # cards of the open row
        self.open_hands = False
        self.sabres_pair = False  # two sabres count as any card
        self.two_at_once = False  # two pirates may go with one action
        self.moves_others = False  # others' pirates may be moved, for cards
        self.boat_room: i64 = 0  # pirates of one crew in the boat between the shores
        self.chest_spaces: i64 = 0
        self.flees_to_beginning = True  # a bitten pirate that cannot leave the jungle, else to the space behind it
        self.tokens: i64 = 0
        self.retreats: i64 = board.path  # places to retreat from
        self.shores: vec[i64] = vec[i64]([board.path])

    def add(self, page: Page) -> None:
        """Add a page to an ordinary turn."""
        self.pages = append(self.pages, page)
        self.in_play |= page.number

    def add_first(self, page: Page) -> None:
        """Add a page for before the first action, even of a turn that begins without cards."""
        self.first = append(self.first, page)
        self.before |= page.number
        self.in_play |= page.number

    def allow_retreat_from(self, place: i64) -> None:
        """Allow pirates to retreat from a place after the last space."""
        self.retreats |= bit(place)
        self.shores = vec[i64]([self.shores[0] | bit(place)])

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """Add the legal moves of the seat: answers to a demand, or a turn."""
        if s.asked is not None:
            s.asked.may(s, out)
            return
        for page in self.first:
            page.may(s, seat, out)
        if s.bare(seat):
            self.bare.may(s, seat, out)
            return
        for page in self.pages:
            page.may(s, seat, out)

    def refusal(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Return why a seat may not take an action, or None if it may."""
        move = cast("Move", action)
        if s.over:
            return Refusal("C5.1", "cartagena-refusal-game-over")
        if seat != s.acting():
            return Refusal("C0.4", "cartagena-refusal-not-your-turn")
        if s.asked is not None:
            return s.asked.refusal(s, move)
        if not move.page & self.in_play:
            return move.absent()
        if s.bare(seat):
            return self.bare.refusal(s, seat, move)
        return move.refusal(s, seat)

    def grey_laid(self, s: State, seat: i64, move: CardMove) -> bool:
        """Let a grey card trigger its effect; return whether the move is completed later."""
        return self.grey is not None and self.grey.laid(s, seat, move)

    def demand(self, name: str, seat: i64, details: list[int]) -> Demand:
        """Create a demand from notation."""
        return self.demands[name](seat, *details)


class Variant:
    """An optional part of the rules, and everything it adds to the game."""

    def __init__(self, option: str, value: str) -> None:
        self.option: Final = option
        self.value: Final = value
        self.first: i64 = 0  # the code of its first move, once the catalogue is put together

    def moves(self) -> list[Move]:
        """List its moves in the order of codes, from `first` on."""
        return []

    def events(self) -> list[type[Event]]:
        return []

    def demands(self) -> list[type[Demand]]:
        return []

    def phrases(self) -> list[tuple[str, str]]:
        """List its moves in the words of rulings, each with its notation."""
        return []

    def add(self, rules: Rulebook, board: Board) -> None:
        """Add it to the rules of a table."""
        raise NotImplementedError

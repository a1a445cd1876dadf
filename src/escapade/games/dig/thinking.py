"""What bots know about Dig Your Way Out: scores of actions, and chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from escapade.games.dig.actions import DiscardDown
from escapade.games.dig.cards import ACTION_CARDS, GUARDS_KEYS, KNIFE, STACKS, TOOLS, WEAPONS
from escapade.games.dig.codes import (
    AREA,
    AREAS,
    BURGLE,
    BUY,
    CARD,
    CAUTIOUS,
    CRAFT,
    DIG,
    DRAW,
    DRIVE,
    END,
    EXTORT,
    FISTS,
    HAND_OVER,
    HEAL,
    JOIN,
    KINDS,
    MINE,
    PASS,
    PLAY,
    REVEAL,
    ROLL,
    SEARCH,
    SELL,
    SPARED,
    STEAL_SPOON,
    STOP,
)
from escapade.games.dig.evaluate import (
    ACTION,
    ARMED,
    CIGARETTE,
    HELD,
    MARKET,
    PLAYABLE,
    SIGN,
    WARD,
    area_worth,
    evaluate,
    pain,
    rolled,
)
from escapade.games.dig.extortion import Stand
from escapade.games.dig.features import WEIGHTS, arms, dug, features
from escapade.games.dig.joining import PayDues
from escapade.games.dig.michel import LoseTool
from escapade.games.dig.reach import win_in_reach
from escapade.games.dig.senseless import senseless
from escapade.games.dig.trading import Selling
from escapade.thinking import SearchParams, Thinking
from escapade.weights import to_chances

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.dig.state import State
    from escapade.weights import LearnedWeights

_POINT: Final = 100  # scores are in hundredths of a tunnel point
_SHOWN: Final = 20  # what it costs to show a Background, or to threaten in vain
_BACKGROUND_ENDS: Final = PASS  # from BURGLE on, Backgrounds are revealed in one's turn
_FOUND: Final = 0.12  # a card from the deck
_TO_PLAY: Final = 0.25  # an Action card, when cards must go …
_WAY_HOME: Final = 0.5  # … and Guard's keys
_WIN: Final = 100_000  # an action that wins at once looks better than anything
_SEARCH_PARAMS: Final = SearchParams(exploration=0.12, width=1.0, cut=0)


def _guesses() -> vec[i64]:
    """Estimate the gain of each action independent of the position; revealing a Background has a cost."""
    found = [-_SHOWN] * _BACKGROUND_ENDS + [2] * (END - _BACKGROUND_ENDS)
    ranges = (
        (0, BURGLE, 2), (JOIN, 6, 60), (PLAY, 64, 12), (DIG, len(TOOLS), 300), (MINE, len(TOOLS), 310),
        (STEAL_SPOON, 1, 72), (PASS, 1, 3), (REVEAL, 1, 30), (HAND_OVER, 1, 1), (FISTS, 1, 20), (DRAW, 1, 20),
    )  # fmt: skip
    for first, count, guess in ranges:
        for code in range(first, first + count):
            found[code] = guess
    return vec[i64](found)


_GUESSES: Final = _guesses()


class DigThinking(Thinking):
    """What bots know about Dig Your Way Out."""

    def evaluate(self, state: engine.State, seat: int) -> float:
        return evaluate(cast("State", state), seat)

    def move_score(self, state: engine.State, seat: i64, code: i64) -> i64:
        s = cast("State", state)
        if code >= PASS:
            return _answer(s, seat, code)
        if code < JOIN:
            return _plain(s, seat, code)
        if DIG <= code < SELL:
            tool = TOOLS[code - DIG]
            return i64(_WIN) if s.tunnel(seat) + dug(s, seat, tool) >= s.rulebook.goal else _GUESSES[code]
        if CRAFT <= code < EXTORT:
            return _made(s, s.rulebook.printed.recipes[(code - CRAFT) // SPARED].make) // 2
        if EXTORT <= code < DIG:
            return _extorted(s, seat, code - EXTORT)
        if SELL <= code < BUY:
            return _sold(s, code - SELL)
        if BUY <= code < HEAL:
            deal = s.rulebook.printed.deals[code - BUY]
            return _made(s, deal.take) * deal.number - _hundredths(CIGARETTE) * deal.price
        if DRIVE <= code < DRIVE + AREAS:
            return _driven(s, seat, code - DRIVE)
        if code == HEAL:
            beatings = s.prisoners[seat].beatings
            return _hundredths(pain(beatings) - pain(beatings - 1) - WARD)
        return _GUESSES[code]

    def senseless(self, state: engine.State, seat: i64, code: i64) -> bool:
        """Whether an action has no effect or only harms its own seat."""
        return senseless(cast("State", state), seat, code)

    def win_in_reach(self, state: engine.State, seat: i64) -> bool:
        """Whether what could be dug in the rest of a turn finishes the tunnel."""
        return win_in_reach(cast("State", state), seat)

    def weights(self) -> LearnedWeights | None:
        return WEIGHTS

    def features(self, state: engine.State, seat: i64) -> vec[float]:
        return features(cast("State", state), seat)

    def chances(self, state: engine.State, out: vec[float]) -> None:
        """Estimate each seat's chance from its team's features."""
        s = cast("State", state)
        for seat in range(s.seats):
            if s.over:
                out[seat] = 1.0 if s.mates(s.winner, seat) else 0.0
            else:
                out[seat] = WEIGHTS.value(features(s, seat), s.seats)
        if s.over:
            _share_win(s, out)
        else:
            to_chances(out)

    def team_size(self, state: engine.State, seat: int) -> int:
        s = cast("State", state)
        return len([other for other in range(int(s.seats)) if s.mates(seat, other)])

    def search_params(self, state: engine.State) -> SearchParams:
        return _SEARCH_PARAMS


def _plain(s: State, seat: i64, code: i64) -> i64:
    """Estimate the gain of stopping, searching, or moving."""
    if code == STOP:
        return -_hundredths(ACTION) * s.left
    area = s.area(seat)
    if code == SEARCH:
        return _hundredths(_FOUND) * s.rulebook.printed.search[area]
    if code == ROLL:
        return _hundredths(rolled(s, seat) - area_worth(s, seat, area))
    return _hundredths(area_worth(s, seat, code - CAUTIOUS) - area_worth(s, seat, area) - ACTION)


def _answer(s: State, seat: i64, code: i64) -> i64:
    """Estimate the gain of an answer: the value of its area, or of its card, kept or lost."""
    if AREA <= code < AREA + AREAS:
        return _POINT + _hundredths(area_worth(s, seat, code - AREA))
    if not CARD <= code < CARD + KINDS:
        return _GUESSES[code]
    card = code - CARD
    asked = s.asked
    if isinstance(asked, Stand):
        return 10 if card >= STACKS or card == KNIFE else 1
    if isinstance(asked, Selling):
        return _sold(s, card)
    if isinstance(asked, (DiscardDown, PayDues, LoseTool)):
        return 5 * _POINT - _kept(s, card)
    return _kept(s, card)


def _hundredths(points: float) -> i64:
    return i64(int(_POINT * points))


def _made(s: State, card: i64) -> i64:
    """Return the value of a card from the stacks in hand: the points of a tool, or a little for a Knife."""
    return max(_hundredths(HELD) * s.rulebook.values[card], _hundredths(ARMED))


def _kept(s: State, card: i64) -> i64:
    """Return the value of a card in hand."""
    if card < STACKS:
        return _made(s, card)
    if ACTION_CARDS[0] <= card < ACTION_CARDS[0] + len(ACTION_CARDS):
        return _hundredths(_WAY_HOME if card == GUARDS_KEYS else _TO_PLAY)
    return max(_hundredths(SIGN) * s.rulebook.printed.signs[card], _hundredths(PLAYABLE))


def _sold(s: State, card: i64) -> i64:
    """Return the cigarettes for a card, minus the card's value."""
    return _hundredths(CIGARETTE) * s.rulebook.printed.signs[card] - _kept(s, card) + _hundredths(MARKET)


def _extorted(s: State, seat: i64, way: i64) -> i64:
    """Estimate the gain of an extortion: a tool that is there, from a player with fewer Weapons."""
    target = way // (len(TOOLS) * len(WEAPONS))
    tool = TOOLS[way // len(WEAPONS) % len(TOOLS)]
    if not s.holds_card(target, tool):
        return -_SHOWN
    return _made(s, tool) // 2 if arms(s, seat) > arms(s, target) else i64(-_SHOWN)


def _driven(s: State, seat: i64, area: i64) -> i64:
    """Estimate the gain of a way by car: what the area is worth, or the best tool that could be extorted there."""
    gain = _hundredths(area_worth(s, seat, area) - area_worth(s, seat, s.area(seat)))
    if s.left > 1:  # the way costs an action, too
        for way in range(0, i64(DIG - EXTORT), len(WEAPONS)):
            target = way // (len(TOOLS) * len(WEAPONS))
            if target < s.seats and s.area(target) == area and not s.mates(seat, target):
                gain = max(gain, _extorted(s, seat, way))
    return gain - _SHOWN


def _share_win(s: State, out: vec[float]) -> None:
    """Divide the win among the winners."""
    total = 0.0
    for seat in range(s.seats):
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total

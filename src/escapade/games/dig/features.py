"""The features of a team's position that search evaluates by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.dig.board import CAFETERIA, INFIRMARY, RECREATION, SHOWERS
from escapade.games.dig.cards import MATERIALS, RARITIES, SPOON, TOOLS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.weights import LearnedWeights

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.games.dig.state import State

_FEATURES: Final = (
    "tunnel", "tunnel late", "tools", "tools late", "spoons", "enough", "enough at home", "tools at home",
    "weapons", "tools guarded", "tools in danger", "brooms", "scissors", "pans", "to make",
    "cigarettes", "signs", "market", "action cards", "accessories", "hand", "gang", "secret",
    "beaten", "badly beaten", "ward", "cafeteria", "infirmary", "showers", "wait", "last digs", "last digs soon",
)  # fmt: skip
WEIGHTS: Final = LearnedWeights("escapade.games.dig", _FEATURES)
# The index of each feature.
_TUNNEL: Final = 0
_TUNNEL_LATE: Final = 1
_TOOLS_HELD: Final = 2
_TOOLS_LATE: Final = 3
_SPOONS: Final = 4
_ENOUGH: Final = 5
_ENOUGH_AT_HOME: Final = 6
_TOOLS_AT_HOME: Final = 7
_ARMS: Final = 8
_GUARDED: Final = 9
_IN_DANGER: Final = 10
_FIRST_MATERIAL: Final = 11  # brooms, scissors, pans
_TO_MAKE: Final = 14
_CIGARETTES: Final = 15
_SIGNS: Final = 16
_MARKET: Final = 17
_ACTIONS: Final = 18
_TO_WEAR: Final = 19
_HAND: Final = 20
_GANG: Final = 21
_SECRET: Final = 22
_BEATEN: Final = 23
_BADLY: Final = 24
_WARD: Final = 25
_AT_CAFETERIA: Final = 26
_AT_INFIRMARY: Final = 27
_AT_SHOWERS: Final = 28
_WAIT: Final = 29
_LAST_DIGS: Final = 30
_LAST_SOON: Final = 31

# Caps on counts.
_ENOUGH_ARMS: Final = 4
_ENOUGH_GUARDS: Final = 3
_ENOUGH_MATERIAL: Final = 2
_ENOUGH_TOOLS: Final = 6  # points; two Shovels are all one can dig in a turn
_ENOUGH_STOCK: Final = 16

_HOPE: Final = 0.5  # a Beating that can be healed is still one: to be healed must be worth more than to be able to heal


def features(s: State, seat: i64) -> vec[float]:
    """Compute a team's features: its tunnel, and its prisoners' cards, Beatings and prospects."""
    out = WEIGHTS.zeros[:]
    stage = 0.0
    soonest = s.seats
    for other in range(s.seats):
        stage = max(stage, _number(s.tunnel(other)) / _number(s.rulebook.goal))
        if s.mates(seat, other):
            _add_prisoner(s, other, out)
            soonest = min(soonest, (other - s.turn) % s.seats)
    out[_TUNNEL] = _number(s.tunnel(seat)) / _number(s.rulebook.goal)
    out[_TUNNEL_LATE] = out[_TUNNEL] * stage
    out[_TOOLS_LATE] = out[_TOOLS_HELD] * stage
    out[_WAIT] = _number(soonest) / _number(s.seats)
    return out


def _add_prisoner(s: State, seat: i64, out: vec[float]) -> None:
    prisoner = s.prisoners[seat]
    _add_hand(s, seat, out)
    _add_tools(s, seat, out)
    out[_CIGARETTES] += _number(prisoner.cigarettes)
    out[_GANG] += 1.0 if prisoner.gang.number != NO_GANG else 0.0
    out[_SECRET] += 0.0 if prisoner.revealed else 1.0
    out[_BEATEN] += 1.0 if prisoner.beatings == 1 else 0.0
    out[_BADLY] += 1.0 if prisoner.beatings > 1 else 0.0
    if prisoner.area == RECREATION:
        out[_MARKET] += _number(min(prisoner.cigarettes + _signs(s, seat), _ENOUGH_STOCK))
    elif prisoner.area == CAFETERIA:
        out[_AT_CAFETERIA] += 1.0
    elif prisoner.area == SHOWERS:
        out[_AT_SHOWERS] += 1.0
    elif prisoner.area == INFIRMARY:
        out[_AT_INFIRMARY] += 1.0
        out[_WARD] += _HOPE * _number(prisoner.beatings)


def _add_hand(s: State, seat: i64, out: vec[float]) -> None:
    """Add the cards of one prisoner, except tools."""
    hand = s.hand(seat)
    for at in range(i64(3)):
        out[_FIRST_MATERIAL + at] += _number(min(hand.number(MATERIALS[0] + at), _ENOUGH_MATERIAL))
    out[_ACTIONS] += _number(hand.action_cards())
    out[_TO_WEAR] += _number(hand.accessories())
    out[_ARMS] += _number(min(arms(s, seat), _ENOUGH_ARMS))
    out[_SIGNS] += _number(_signs(s, seat))
    out[_HAND] += _number(hand.size())
    out[_TO_MAKE] += _number(_to_make(s, seat))


def _add_tools(s: State, seat: i64, out: vec[float]) -> None:
    """Add the tools of one prisoner: their points, how safe they are, and whether they are enough to win."""
    prisoner = s.prisoners[seat]
    held: i64 = 0
    for tool in TOOLS:
        held += dug(s, seat, tool) * prisoner.hand.number(tool)
    enough = s.tunnel(seat) + held >= s.rulebook.goal
    points = _number(held)
    out[_TOOLS_HELD] += points
    out[_SPOONS] += _number(prisoner.hand.number(SPOON))
    out[_ENOUGH] += 1.0 if enough else 0.0
    if prisoner.area == s.home(seat) and prisoner.beatings <= prisoner.gang.dig_beatings():
        out[_TOOLS_AT_HOME] += _number(min(held, _ENOUGH_TOOLS))
        out[_ENOUGH_AT_HOME] += 1.0 if enough else 0.0
        if s.tunnel(seat) + two_digs(s, seat) >= s.rulebook.goal:
            out[_LAST_DIGS] += 1.0
            out[_LAST_SOON] += 1.0 - _number((seat - s.turn) % s.seats) / _number(s.seats)
    own = arms(s, seat)
    out[_GUARDED] += points * _number(min(own, _ENOUGH_GUARDS))
    for other in range(s.seats):
        if s.area(other) == prisoner.area and arms(s, other) > own and not s.mates(seat, other):
            out[_IN_DANGER] += points
            break


def dug(s: State, seat: i64, tool: i64) -> i64:
    """Return the points a tool has in a player's tunnel."""
    return s.rulebook.values[tool] + s.prisoners[seat].gang.dig_bonus(tool)


def two_digs(s: State, seat: i64) -> i64:
    """Return the points of a player's two best tools: all that can be dug in a turn."""
    best: i64 = 0
    second: i64 = 0
    for tool in TOOLS:
        points = dug(s, seat, tool)
        for _ in range(min(s.hand(seat).number(tool), i64(2))):
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
    return best + second


def _number(count: i64) -> float:
    return float(int(count))


def arms(s: State, seat: i64) -> i64:
    """Count a player's Weapons."""
    return s.hand(seat).weapons()


def _signs(s: State, seat: i64) -> i64:
    """Count the signs on cards that can only be sold."""
    hand = s.hand(seat)
    found: i64 = 0
    for card in RARITIES:
        found += s.rulebook.printed.signs[card] * hand.number(card)
    return found


def _to_make(s: State, seat: i64) -> i64:
    """Return the points of the best tool whose materials are in hand."""
    hand = s.hand(seat)
    best: i64 = 0
    for recipe in s.rulebook.printed.recipes:
        points = s.rulebook.values[recipe.make]
        if points > best and s.stacks[recipe.make]:
            whole = True
            for card in recipe.parts:
                if hand.number(card) == 0:
                    whole = False
            if whole:
                best = points
    return best

"""A rough evaluation of positions, in tunnel points, for bots that look one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.dig.bits import bit, lowest
from escapade.games.dig.board import CAFETERIA, INFIRMARY, RECREATION, SHOWERS, SIDES, SOLITARY
from escapade.games.dig.cards import ACCESSORIES, ACTION_CARDS, KINDS, RARITIES, SPOON, STACKS, TOOLS, WEAPONS
from escapade.games.dig.codes import CARD, DRAW, PASS
from escapade.games.dig.extortion import Stand
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.michel import MichelPrize
from escapade.games.dig.moving import ChooseWay, leads_to

if TYPE_CHECKING:
    from escapade.games.dig.board import Recipe
    from escapade.games.dig.prisoner import Prisoner
    from escapade.games.dig.state import State

_WON: Final = 1000.0
_RIVAL: Final = 0.2  # weight of the best opponent
ACTION: Final = 0.255  # an action not used yet
HELD: Final = 0.72  # a point of a tool in hand …
_AT_HOME: Final = 0.14  # … and a little more where it can be dug
_MATERIAL: Final = 0.075
_MATCHED: Final = 0.28  # a point of what materials in hand can be made into …
_AT_WORK: Final = 0.102  # … and a little more where one can craft
ARMED: Final = 0.2  # the first Weapon in hand, and half of it for each further one
CIGARETTE: Final = 0.16
SIGN: Final = 0.125  # on a card still to be sold
PLAYABLE: Final = 0.125  # an Action card
_ACCESSORY: Final = 0.06
_NEARLY_IN: Final = 0.105  # for each different accessory of the gang one has most of, beyond the first
_MEMBER: Final = 1.02
_SECRET: Final = 0.5  # a Background not revealed
_BEATEN: Final = 0.45  # what a Beating costs …
_BADLY: Final = 1.6  # … and two
_SPOONS: Final = 0.306  # of the Cafeteria, as long as there are any
_DRAWN: Final = 0.08  # a card a Search would find
MARKET: Final = 0.04  # for each cigarette or sign one could trade with in Recreation
WARD: Final = 0.255  # of the Infirmary, for each Beating
_LOCKED_UP: Final = 0.535
_SURPLUS: Final = 0.14  # a card over the hand limit, or near it
_ROOMY: Final = 2  # cards one likes to have room for


def evaluate(s: State, seat: i64) -> float:
    """Estimate how well a seat stands against the best of the others, after simple answers to all demands."""
    t = s
    if s.asked is not None and not s.over:
        t = s.fork()
        _answer_all(t, seat)
    if t.over:
        return _WON if t.mates(t.winner, seat) else -_WON
    mine = 0.0
    best = -_WON
    for other in range(t.seats):
        if t.mates(seat, other):
            mine += _standing(t, other)
        else:
            best = max(best, _team_standing(t, other))
    return mine - _RIVAL * best + _on_the_move(t, seat)


def _team_standing(s: State, seat: i64) -> float:
    """Estimate the value of a player's team if the player is its first; other members count as 0."""
    total = 0.0
    for other in range(s.seats):
        if s.mates(seat, other):
            if other < seat:
                return -_WON
            total += _standing(s, other)
    return total


def _on_the_move(s: State, seat: i64) -> float:
    """Estimate the value of the rest of the turn."""
    return ACTION * float(int(s.left)) if s.turn == seat else 0.0


# Simple answers to demands


def _answer_all(s: State, seat: i64) -> None:
    """Answer all demands as a simple player would, up to the seat's own choice after a roll."""
    while s.asked is not None and not s.over:
        if isinstance(s.asked, ChooseWay) and s.asked.seat == seat:
            return
        who = s.acting()
        s.act_by_code(who, _simple_answer(s, who))


def _simple_answer(s: State, seat: i64) -> i64:
    """Play Weapons as long as possible, draw when possible, and otherwise do as little as possible."""
    asked = s.asked
    assert asked is not None
    if isinstance(asked, Stand):
        for weapon in WEAPONS:
            if s.holds_card(seat, weapon):
                return CARD + weapon
        return PASS
    if isinstance(asked, MichelPrize):
        return DRAW
    return asked.default(s, seat)


# What a player has


def _standing(s: State, seat: i64) -> float:
    """Estimate the value of a player's tunnel, cards, cigarettes, health, and area."""
    prisoner = s.prisoners[seat]
    value = float(int(prisoner.points)) - pain(prisoner.beatings)
    value += CIGARETTE * float(int(prisoner.cigarettes))
    if prisoner.gang.number != NO_GANG:
        value += _MEMBER
    if not prisoner.revealed:
        value += _SECRET
    surplus = prisoner.hand.size() + _ROOMY - s.hand_limit(seat)
    if surplus > 0:
        value -= _SURPLUS * float(int(surplus))
    return value + _cards(s, prisoner) + _materials(s, seat) + _place(s, seat)


def pain(beatings: i64) -> float:
    """Estimate the cost of a number of Beatings."""
    return 0.0 if beatings == 0 else _BEATEN if beatings == 1 else _BADLY


def _cards(s: State, prisoner: Prisoner) -> float:
    """Estimate the value of the cards in hand, except materials."""
    hand = prisoner.hand
    value = 0.0
    for tool in TOOLS:
        value += HELD * float(int(s.rulebook.values[tool] * hand.number(tool)))
    arms: i64 = 0
    for weapon in WEAPONS:
        arms += hand.number(weapon)
    if arms:
        value += ARMED + ARMED * 0.5 * float(int(min(arms, 3) - 1))
    for card in RARITIES:
        value += SIGN * float(int(s.rulebook.printed.signs[card] * hand.number(card)))
    for card in ACTION_CARDS:
        value += PLAYABLE * float(int(hand.number(card)))
    return value + _accessories(s, prisoner)


def _accessories(s: State, prisoner: Prisoner) -> float:
    """Estimate the value of accessories: something each, and more the closer they are to a gang."""
    hand = prisoner.hand
    value = 0.0
    for card in ACCESSORIES:
        value += _ACCESSORY * float(int(hand.number(card)))
    most: i64 = 0
    if prisoner.gang.number == NO_GANG:
        for gang in s.rulebook.printed.accessories:
            different: i64 = 0
            for card in gang:
                if hand.number(card):
                    different += 1
            most = max(most, different)
    return value + _NEARLY_IN * float(int(max(most - 1, 0)))


def _materials(s: State, seat: i64) -> float:
    """Estimate the value of materials: something each, and more as a pair for a tool."""
    hand = s.hand(seat)
    value = 0.0
    best = 0.0
    for card in range(i64(STACKS), i64(KINDS)):
        if bit(card) & _MATERIAL_BITS:
            value += _MATERIAL * float(int(min(hand.number(card), 2)))
    for recipe in s.rulebook.printed.recipes:
        best = max(best, _gain(s, seat, recipe))
    return value + best


_MATERIAL_BITS: Final = 31 << 16


def _gain(s: State, seat: i64, recipe: Recipe) -> float:
    """Estimate what a recipe with all materials in hand adds to their value."""
    if s.stacks[recipe.make] == 0:
        return 0.0
    for card in recipe.parts:
        if not s.holds_card(seat, card):
            return 0.0
    points = float(int(s.rulebook.values[recipe.make]))
    if bit(s.area(seat)) & s.rulebook.printed.crafts:
        return (_MATCHED + _AT_WORK) * points - _MATERIAL * float(len(recipe.parts))
    return _MATCHED * points - _MATERIAL * float(len(recipe.parts))


# Where a player is


def _place(s: State, seat: i64) -> float:
    """Estimate the value of a player's area; after a roll, the average of where it may lead."""
    asked = s.asked
    if not isinstance(asked, ChooseWay) or asked.seat != seat:
        return area_worth(s, seat, s.area(seat))
    return rolled(s, seat)


def rolled(s: State, seat: i64) -> float:
    """Estimate the average value of a roll."""
    total = 0.0
    for number in range(i64(SIDES)):
        best = -_WON
        areas = leads_to(s, s.prisoners[seat].gang.numbers(number)) & ~bit(s.area(seat))
        while areas:
            best = max(best, area_worth(s, seat, lowest(areas)))
            areas &= areas - 1
        total += best
    return total / SIDES


def area_worth(s: State, seat: i64, area: i64) -> float:
    """Estimate the value of an area for a player, given their cards."""
    prisoner = s.prisoners[seat]
    if area == SOLITARY:
        return -_LOCKED_UP
    value = _DRAWN * float(int(s.rulebook.printed.search[area]))
    if area == s.home(seat) and prisoner.beatings <= prisoner.gang.dig_beatings():
        for tool in TOOLS:
            value += _AT_HOME * float(int(s.rulebook.values[tool] * prisoner.hand.number(tool)))
    elif area == RECREATION:
        value += _market(s, prisoner)
    elif area == CAFETERIA:
        value += _SPOONS if s.stacks[SPOON] else 0.0
    elif area == INFIRMARY:
        value += WARD * float(int(prisoner.beatings))
    elif area == SHOWERS and s.michel == SHOWERS:
        value -= _DRAWN
    return value


def _market(s: State, prisoner: Prisoner) -> float:
    """Estimate the value of what can be traded."""
    stock = prisoner.cigarettes
    for card in RARITIES:
        stock += s.rulebook.printed.signs[card] * prisoner.hand.number(card)
    return MARKET * float(int(stock))

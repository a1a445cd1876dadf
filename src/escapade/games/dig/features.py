"""What search looks at in Dig Your Way Out: the features of a team's position, each a number that games weigh."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.dig.board import CAFETERIA, INFIRMARY, RECREATION, SHOWERS
from escapade.games.dig.cards import ACCESSORIES, ACTION_CARDS, MATERIALS, RARITIES, SPOON, TOOLS, WEAPONS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.weights import LearnedWeights

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.games.dig.state import State

FEATURES: Final = (
    "tunnel", "tunnel late", "tools", "tools late", "spoons", "enough", "enough at home", "tools at home",
    "weapons", "tools guarded", "tools in danger", "brooms", "scissors", "pans", "to make",
    "cigarettes", "signs", "market", "action cards", "accessories", "hand", "gang", "secret",
    "beaten", "badly beaten", "ward", "cafeteria", "infirmary", "showers", "wait", "last digs", "last digs soon",
)  # fmt: skip
WEIGHTS: Final = LearnedWeights("escapade.games.dig", FEATURES)
# Where each of them lies, in the same order.
TUNNEL: Final = 0
TUNNEL_LATE: Final = 1
TOOLS_HELD: Final = 2
TOOLS_LATE: Final = 3
SPOONS: Final = 4
ENOUGH: Final = 5
ENOUGH_AT_HOME: Final = 6
TOOLS_AT_HOME: Final = 7
ARMS: Final = 8
GUARDED: Final = 9
IN_DANGER: Final = 10
FIRST_MATERIAL: Final = 11  # brooms, scissors, pans
TO_MAKE: Final = 14
CIGARETTES: Final = 15
SIGNS: Final = 16
MARKET: Final = 17
ACTIONS: Final = 18
TO_WEAR: Final = 19
HAND: Final = 20
GANG: Final = 21
SECRET: Final = 22
BEATEN: Final = 23
BADLY: Final = 24
WARD: Final = 25
AT_CAFETERIA: Final = 26
AT_INFIRMARY: Final = 27
AT_SHOWERS: Final = 28
WAIT: Final = 29
LAST_DIGS: Final = 30
LAST_SOON: Final = 31

# Beyond so many, more count no more.
ENOUGH_ARMS: Final = 4
ENOUGH_GUARDS: Final = 3
ENOUGH_MATERIAL: Final = 2
ENOUGH_TOOLS: Final = 6  # points; two Shovels are all one can dig in a turn
ENOUGH_STOCK: Final = 16

HOPE: Final = 0.5  # a Beating that can be healed is still one: to be healed must be worth more than to be able to heal


def features(s: State, seat: i64) -> vec[float]:
    """Look at a team: its tunnel, and what its prisoners hold, suffer and hope for."""
    out = WEIGHTS.zeros[:]
    stage = 0.0
    soonest = s.seats
    for other in range(s.seats):
        stage = max(stage, number(s.tunnel(other)) / number(s.rulebook.goal))
        if s.mates(seat, other):
            add_prisoner(s, other, out)
            soonest = min(soonest, (other - s.turn) % s.seats)
    out[TUNNEL] = number(s.tunnel(seat)) / number(s.rulebook.goal)
    out[TUNNEL_LATE] = out[TUNNEL] * stage
    out[TOOLS_LATE] = out[TOOLS_HELD] * stage
    out[WAIT] = number(soonest) / number(s.seats)
    return out


def add_prisoner(s: State, seat: i64, out: vec[float]) -> None:
    """Add what one prisoner has."""
    prisoner = s.prisoners[seat]
    add_hand(s, seat, out)
    add_tools(s, seat, out)
    out[CIGARETTES] += number(prisoner.cigarettes)
    out[GANG] += 1.0 if prisoner.gang.number != NO_GANG else 0.0
    out[SECRET] += 0.0 if prisoner.revealed else 1.0
    out[BEATEN] += 1.0 if prisoner.beatings == 1 else 0.0
    out[BADLY] += 1.0 if prisoner.beatings > 1 else 0.0
    if prisoner.area == RECREATION:
        out[MARKET] += number(min(prisoner.cigarettes + signs(s, seat), ENOUGH_STOCK))
    elif prisoner.area == CAFETERIA:
        out[AT_CAFETERIA] += 1.0
    elif prisoner.area == SHOWERS:
        out[AT_SHOWERS] += 1.0
    elif prisoner.area == INFIRMARY:
        out[AT_INFIRMARY] += 1.0
        out[WARD] += HOPE * number(prisoner.beatings)


def add_hand(s: State, seat: i64, out: vec[float]) -> None:
    """Add the cards of one prisoner, but for the tools."""
    hand = s.hand(seat)
    for at in range(i64(3)):
        out[FIRST_MATERIAL + at] += number(min(hand.number(MATERIALS[0] + at), ENOUGH_MATERIAL))
    for card in ACTION_CARDS:
        out[ACTIONS] += number(hand.number(card))
    for card in ACCESSORIES:
        out[TO_WEAR] += number(hand.number(card))
    out[ARMS] += number(min(arms(s, seat), ENOUGH_ARMS))
    out[SIGNS] += number(signs(s, seat))
    out[HAND] += number(hand.size())
    out[TO_MAKE] += number(to_make(s, seat))


def add_tools(s: State, seat: i64, out: vec[float]) -> None:
    """Add the tools of one prisoner: their points, how safe they are, and whether they are enough."""
    prisoner = s.prisoners[seat]
    held: i64 = 0
    for tool in TOOLS:
        held += dug(s, seat, tool) * prisoner.hand.number(tool)
    enough = s.tunnel(seat) + held >= s.rulebook.goal
    points = number(held)
    out[TOOLS_HELD] += points
    out[SPOONS] += number(prisoner.hand.number(SPOON))
    out[ENOUGH] += 1.0 if enough else 0.0
    if prisoner.area == s.home(seat) and prisoner.beatings <= prisoner.gang.dig_beatings():
        out[TOOLS_AT_HOME] += number(min(held, ENOUGH_TOOLS))
        out[ENOUGH_AT_HOME] += 1.0 if enough else 0.0
        if s.tunnel(seat) + two_digs(s, seat) >= s.rulebook.goal:
            out[LAST_DIGS] += 1.0
            out[LAST_SOON] += 1.0 - number((seat - s.turn) % s.seats) / number(s.seats)
    own = arms(s, seat)
    out[GUARDED] += points * number(min(own, ENOUGH_GUARDS))
    for other in range(s.seats):
        if s.area(other) == prisoner.area and arms(s, other) > own and not s.mates(seat, other):
            out[IN_DANGER] += points
            break


def dug(s: State, seat: i64, tool: i64) -> i64:
    """Give the points a tool has in a player's tunnel."""
    return s.rulebook.values[tool] + s.prisoners[seat].gang.dig_bonus(tool)


def two_digs(s: State, seat: i64) -> i64:
    """Give the points of a player's two best tools: all that can be dug in a turn."""
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


def number(count: i64) -> float:
    """Weigh a count."""
    return float(int(count))


def arms(s: State, seat: i64) -> i64:
    """Count a player's Weapons."""
    hand = s.hand(seat)
    found: i64 = 0
    for weapon in WEAPONS:
        found += hand.number(weapon)
    return found


def signs(s: State, seat: i64) -> i64:
    """Count the signs on what a player holds to be sold and for nothing else."""
    hand = s.hand(seat)
    found: i64 = 0
    for card in RARITIES:
        found += s.rulebook.printed.signs[card] * hand.number(card)
    return found


def to_make(s: State, seat: i64) -> i64:
    """Give the points of the best tool whose materials are in hand."""
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

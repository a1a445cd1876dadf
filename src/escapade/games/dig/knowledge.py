"""What search should know of Dig Your Way Out: which actions look good at a glance, and who is likely to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from escapade.game import Judgement, shared_out
from escapade.games.dig.board import CAFETERIA, RECREATION
from escapade.games.dig.cards import SPOON, STACKS, TOOLS
from escapade.games.dig.codes import (
    AREA,
    AREAS,
    BUY,
    CARD,
    CAUTIOUS,
    CRAFT,
    DEALS,
    DIG,
    DRAW,
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
    RECIPES,
    REVEAL,
    ROLL,
    SEARCH,
    SELL,
    SPARED,
    STEAL_SPOON,
)
from escapade.games.dig.extortion import Stand
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.worth import HELD, ROOMY, cards, materials, place

if TYPE_CHECKING:
    from escapade.games.dig.state import State

POINT: Final = 100  # gains are counted in hundredths of a tunnel point
TRAITS: Final = (
    "tunnel", "tunnel late", "tools", "tools late", "cards", "materials", "place", "cigarettes", "beaten",
    "in a bad way", "gang", "secret", "surplus", "turn",
)  # fmt: skip
JUDGEMENT: Final = Judgement("dig", TRAITS)


def guesses() -> vec[i64]:
    """Guess what each action gains, wherever it is done; what is not listed gains nothing worth a guess."""
    found = [2] * END
    ranges = (
        (SEARCH, 1, 30), (ROLL, 1, 10), (CAUTIOUS, AREAS, 4), (JOIN, 6, 60), (PLAY, 64, 20), (EXTORT, 90, 1),
        (DIG, len(TOOLS), 300), (MINE, len(TOOLS), 310), (SELL, KINDS, 1), (HEAL, 1, 45),
        (STEAL_SPOON, 1, 70), (PASS, 1, 3), (REVEAL, 1, 30), (HAND_OVER, 1, 1), (FISTS, 1, 20), (DRAW, 1, 20),
    )  # fmt: skip
    for first, count, guess in ranges:
        for code in range(first, first + count):
            found[code] = guess
    return vec[i64](found)


GUESSES: Final = guesses()


def gain(s: State, seat: i64, code: i64) -> i64:
    """Guess what an action gains its seat."""
    if CRAFT <= code < CRAFT + RECIPES * SPARED:
        return made(s, s.rulebook.printed.recipes[(code - CRAFT) // SPARED].make)
    if BUY <= code < BUY + DEALS:
        return made(s, s.rulebook.printed.deals[code - BUY].take)
    if AREA <= code < AREA + AREAS:
        return way(s, seat, code - AREA)
    if CARD <= code < CARD + KINDS and isinstance(s.asked, Stand):
        return 10 if code >= CARD + STACKS or code == CARD + 1 else 1
    return GUESSES[code]


def made(s: State, card: i64) -> i64:
    """What a card from the stacks is worth in hand: a tool its points, a Knife a little."""
    return max(POINT // 2 * s.rulebook.values[card], 15)


def way(s: State, seat: i64, area: i64) -> i64:
    """Home with tools, else to Spoons or to the market."""
    if area == s.home(seat):
        points: i64 = 0
        for tool in TOOLS:
            points += s.rulebook.values[tool] * s.hand(seat).number(tool)
        return POINT // 5 * points
    if area == CAFETERIA and s.stacks[SPOON]:
        return 25
    return 3 * s.prisoners[seat].cigarettes if area == RECREATION else 15


def traits(s: State, seat: i64) -> None:
    """Look at a team: its tunnel, and what its prisoners hold, suffer and hope for."""
    out = JUDGEMENT.traits
    stage = 0.0
    for at in range(i64(len(TRAITS))):
        out[at] = 0.0
    for other in range(s.seats):
        stage = max(stage, float(int(s.tunnel(other))) / float(int(s.rulebook.goal)))
        if s.mates(seat, other):
            add_prisoner(s, other, out)
    out[0] /= float(int(s.rulebook.goal))
    out[1] = out[0] * stage
    out[3] = out[2] * stage
    out[13] = 1.0 if s.mates(seat, s.turn) else 0.0


def add_prisoner(s: State, seat: i64, out: vec[float]) -> None:
    """Add what one prisoner has."""
    prisoner = s.prisoners[seat]
    tools: i64 = 0
    for tool in TOOLS:
        tools += s.rulebook.values[tool] * prisoner.hand.number(tool)
    out[0] += float(int(prisoner.points))
    out[2] += float(int(tools))
    out[4] += cards(s, prisoner) - HELD * float(int(tools))
    out[5] += materials(s, seat)
    out[6] += place(s, seat)
    out[7] += float(int(prisoner.cigarettes))
    out[8] += 1.0 if prisoner.beatings == 1 else 0.0
    out[9] += 1.0 if prisoner.beatings > 1 else 0.0
    out[10] += 1.0 if prisoner.gang.number != NO_GANG else 0.0
    out[11] += 0.0 if prisoner.revealed else 1.0
    out[12] += float(int(max(prisoner.hand.size() + ROOMY - s.hand_limit(seat), 0)))


def chances(s: State, out: vec[float]) -> None:
    """Estimate each seat's chance: what its team has, weighed against the others'."""
    for seat in range(s.seats):
        if s.over:
            out[seat] = 1.0 if s.mates(s.winner, seat) else 0.0
        else:
            traits(s, seat)
            out[seat] = JUDGEMENT.value(s.seats)
    if s.over:
        share_win(s, out)
    else:
        shared_out(out)


def share_win(s: State, out: vec[float]) -> None:
    """Let those who have won together add up to one."""
    total = 0.0
    for seat in range(s.seats):
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total

"""Whether a player could win in the rest of a turn without luck and without others: an upper bound, quick to find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.dig.backgrounds.con_artist import CON_ARTIST
from escapade.games.dig.backgrounds.cutpurse import CUTPURSE
from escapade.games.dig.backgrounds.escape_artist import ESCAPE_ARTIST
from escapade.games.dig.backgrounds.fence import FENCE
from escapade.games.dig.backgrounds.getaway_driver import GETAWAY_DRIVER
from escapade.games.dig.backgrounds.godparent import GODPARENT
from escapade.games.dig.backgrounds.handyman import HANDYMAN
from escapade.games.dig.backgrounds.miner import MINER
from escapade.games.dig.backgrounds.political_prisoner import POLITICAL_PRISONER
from escapade.games.dig.bits import bit
from escapade.games.dig.cards import FIRST_AID_KIT, GUARDS_KEYS, TOOLS
from escapade.games.dig.features import dug
from escapade.games.dig.moving import CAUTIOUS_COST
from escapade.games.dig.state import TURN

if TYPE_CHECKING:
    from escapade.games.dig.state import State

_MORE_POINTS: Final = 4  # what a Background, a teammate or a tool made at home may add to the tools in hand
_HELPFUL: Final[i64] = sum(
    1 << number
    for number in (
        CON_ARTIST, CUTPURSE, ESCAPE_ARTIST, FENCE, GETAWAY_DRIVER, GODPARENT, HANDYMAN, MINER, POLITICAL_PRISONER,
    )
)  # fmt: skip


def win_in_reach(s: State, seat: i64) -> bool:
    """Whether the tools that could be dug in the rest of a turn, and what else it may add, finish the tunnel."""
    missing = s.rulebook.goal - s.tunnel(seat)
    left = s.left if s.turn == seat else i64(TURN)
    if _helped(s, seat):
        return _best_tools(s, seat, max(left, i64(TURN))) + _MORE_POINTS >= missing
    left -= _way_to_dig(s, seat)
    return left > 0 and _best_tools(s, seat, left) >= missing


def _helped(s: State, seat: i64) -> bool:
    """Whether a turn may bring more than actions and tools in hand: it is hard to say how much."""
    prisoner = s.prisoners[seat]
    if s.asked is not None or s.rulebook.blocks > 1:  # in teams cards change hands
        return True
    if not prisoner.revealed and bit(prisoner.background.number) & _HELPFUL:
        return True
    if bit(prisoner.area) & s.rulebook.printed.crafts or prisoner.gang.crafts_anywhere():
        return prisoner.area == s.home(seat)
    return False


def _way_to_dig(s: State, seat: i64) -> i64:
    """Return how many actions it takes until a player can dig: to come home, and to be well enough."""
    prisoner = s.prisoners[seat]
    cost: i64 = 0
    if prisoner.beatings > prisoner.gang.dig_beatings():
        if not s.holds_card(seat, FIRST_AID_KIT):
            return TURN
        cost += prisoner.gang.card_cost(s)
    if prisoner.area != s.home(seat):
        way = prisoner.gang.cautious_cost(s, CAUTIOUS_COST)
        cost += min(way, prisoner.gang.card_cost(s)) if s.holds_card(seat, GUARDS_KEYS) else way
    return cost


def _best_tools(s: State, seat: i64, digs: i64) -> i64:
    """Return the points of a player's best tools; where the hand is hidden, all tools not seen may be in it."""
    hand = s.hand(seat)
    points: i64 = 0
    at = i64(len(TOOLS)) - 1
    while at >= 0 and digs > 0:
        tool: i64 = TOOLS[at]
        held = hand.number(tool) + (s.deck.number(tool) if hand.hidden > 0 else i64(0))
        points += dug(s, seat, tool) * min(held, digs)
        digs -= min(held, digs)
        at -= 1
    return points

"""Senseless actions in Dig Your Way Out: wasting an action that could dig or heal, self-harm, wasted cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.dig.actions import DiscardDown
from escapade.games.dig.bits import listed
from escapade.games.dig.board import INFIRMARY, RECREATION, SOLITARY
from escapade.games.dig.cards import (
    ACTION_CARDS,
    CHEAP_SHOT,
    FIRST_AID_KIT,
    PICKPOCKET,
    SNITCH,
    TOOLS,
    WEAPONS,
    is_tool,
    is_weapon,
)
from escapade.games.dig.codes import (
    AREA,
    AREAS,
    BURN,
    BUY,
    CARD,
    CON,
    CRAFT,
    DIG,
    EXTORT,
    FENCE,
    HANDYMAN,
    HEAL,
    JOIN,
    KINDS,
    MINE,
    PASS,
    PLAY,
    POLITICS,
    ROLL,
    SEARCH,
    SEATS,
    SELL,
    SEND_MICHEL,
    STOP,
    TARGETS,
)
from escapade.games.dig.features import dug, two_digs
from escapade.games.dig.michel import MichelPrize, MichelWay
from escapade.games.dig.moving import ChooseWay
from escapade.games.dig.state import MOST_BEATINGS
from escapade.games.dig.trading import Selling

if TYPE_CHECKING:
    from escapade.games.dig.state import State

_ENOUGH_ARMS: Final = 2  # Weapons with which a tool is the better buy
_PLENTY_OF_ARMS: Final = 4  # Weapons beyond which another one changes nothing
_NEXT_TURN: Final = 2  # actions of a turn: whoever has tools for this turn and the next digs before searching
_TOOLS_TO_DIG: Final = 3  # tools with which a way home is better than one to an empty area


def senseless(s: State, seat: i64, code: i64) -> bool:
    """Whether an action has no effect or only harms its own seat."""
    if code >= PASS:
        return _senseless_answer(s, seat, code)
    if code in (STOP, SEND_MICHEL):
        return _can_dig(s, seat) or _can_heal(s, seat) or _can_search(s, seat)
    if ROLL <= code < JOIN:
        return _can_dig(s, seat) or (_can_heal(s, seat) and _too_beaten(s, seat))
    if PLAY <= code < CRAFT:
        return _in_vain(s, seat, ACTION_CARDS[0] + (code - PLAY) // TARGETS, (code - PLAY) % TARGETS)
    if EXTORT <= code < DIG:
        return _extorts_in_vain(s, seat, code - EXTORT)
    if DIG <= code < HEAL or MINE <= code < HANDYMAN:
        return _squanders(s, seat, code)
    if code == SEARCH:
        return _can_dig(s, seat) and _tools_held(s, seat) >= s.left + _NEXT_TURN
    return code >= BURN and _reveals_in_vain(s, seat, code)


def _squanders(s: State, seat: i64, code: i64) -> bool:
    """Whether the lesser tool is dug, a card sold that should be kept, or a Weapon bought in vain."""
    if code < SELL:
        return _digs_the_lesser(s, seat, TOOLS[code - DIG])
    if code < BUY:
        return _should_be_kept(s, seat, code - SELL, 0)
    if code < HEAL:
        return _arms_instead_of_tools(s, seat, code - BUY)
    if code < FENCE:
        return _digs_the_lesser(s, seat, TOOLS[code - MINE])
    return _arms_itself_in_vain(s, seat, code - FENCE)


def _senseless_answer(s: State, seat: i64, code: i64) -> bool:
    """Whether an answer discards or sells a tool, leaves a prize, or meets Michel(le) without a Weapon."""
    asked = s.asked
    if isinstance(asked, DiscardDown):
        return is_tool(code - CARD) and _holds_lesser(s, seat)
    if isinstance(asked, Selling):
        return CARD <= code < CARD + KINDS and _should_be_kept(s, seat, code - CARD, asked.signs)
    if isinstance(asked, MichelPrize):
        return code == PASS and s.hand(seat).size() < s.hand_limit(seat)
    if isinstance(asked, ChooseWay) and AREA <= code < AREA + AREAS:
        return _passes_home(s, seat, asked, code - AREA)
    if isinstance(asked, MichelWay) and AREA <= code < AREA + AREAS:
        return code - AREA == s.area(seat) and _unarmed(s, seat)
    return False


def _can_dig(s: State, seat: i64) -> bool:
    """Whether a tool could be dug now."""
    if s.left == 0 or s.area(seat) != s.home(seat) or _too_beaten(s, seat):
        return False
    return any(s.holds_card(seat, tool) for tool in TOOLS)


def _too_beaten(s: State, seat: i64) -> bool:
    """Whether a player cannot dig because of Beatings."""
    prisoner = s.prisoners[seat]
    return prisoner.beatings > prisoner.gang.dig_beatings()


def _tools_held(s: State, seat: i64) -> i64:
    """Count the tools in hand."""
    hand = s.hand(seat)
    held: i64 = 0
    for tool in TOOLS:
        held += hand.number(tool)
    return held


def _digs_the_lesser(s: State, seat: i64, tool: i64) -> bool:
    """Whether a tool in hand would dig more, and the tunnel is not finished this turn: others would take the better."""
    if s.tunnel(seat) + two_digs(s, seat) >= s.rulebook.goal:
        return False
    points = dug(s, seat, tool)
    return any(s.holds_card(seat, other) and dug(s, seat, other) > points for other in TOOLS)


def _should_be_kept(s: State, seat: i64, card: i64, sold: i64) -> bool:
    """Whether a card is a tool, or a Weapon whose sale pays for no tool that the rest of a sale does not pay for.

    sold: the signs on the cards sold before in the same sale.
    """
    if not is_weapon(card):
        return is_tool(card)
    hand = s.hand(seat)
    without = s.prisoners[seat].cigarettes + sold
    arms: i64 = 0
    for kind in range(i64(KINDS)):
        signs = s.rulebook.printed.signs[kind] * hand.number(kind)
        if is_weapon(kind):
            arms += signs
        elif not is_tool(kind):
            without += signs
    return not any(is_tool(deal.take) and without < deal.price <= without + arms for deal in s.rulebook.printed.deals)


def _passes_home(s: State, seat: i64, asked: ChooseWay, area: i64) -> bool:
    """Whether a roll offers home, with tools enough to dig and an action left, and an area with nobody is chosen."""
    home = s.home(seat)
    if area in (home, RECREATION) or s.left == 0 or not asked.areas(s) >> home & 1:
        return False
    if _too_beaten(s, seat) or _tools_held(s, seat) < _TOOLS_TO_DIG:
        return False
    return all(s.mates(seat, other) or s.area(other) != area for other in range(s.seats))


def _arms_itself_in_vain(s: State, seat: i64, at: i64) -> bool:
    """Whether the Fence would be shown for a Weapon by somebody who holds one, or whose hand is full."""
    hand = s.hand(seat)
    return is_weapon(s.rulebook.printed.deals[at].take) and (hand.weapons() > 0 or hand.size() >= s.hand_limit(seat))


def _arms_instead_of_tools(s: State, seat: i64, at: i64) -> bool:
    """Whether somebody who is armed buys more Weapons although a tool could be bought, or holds plenty of them."""
    deals = s.rulebook.printed.deals
    held = s.hand(seat).weapons()
    if not is_weapon(deals[at].take) or held < _ENOUGH_ARMS:
        return False
    if held >= _PLENTY_OF_ARMS:
        return True
    money = s.prisoners[seat].cigarettes
    return any(is_tool(deal.take) and deal.price <= money and deal.number <= s.stacks[deal.take] for deal in deals)


def _can_heal(s: State, seat: i64) -> bool:
    """Whether a Beating could be healed now."""
    return s.left > 0 and s.area(seat) == INFIRMARY and s.prisoners[seat].beatings > 0


def _can_search(s: State, seat: i64) -> bool:
    """Whether a Search would draw cards that fit in the hand."""
    prisoner = s.prisoners[seat]
    return (
        s.left > 0
        and s.area(seat) != SOLITARY
        and s.searches < prisoner.gang.searches()
        and prisoner.hand.size() < s.hand_limit(seat)
        and s.rulebook.printed.search[s.area(seat)] > 0
        and s.deck_size + s.discards.known > 0
    )


def _in_vain(s: State, seat: i64, card: i64, target: i64) -> bool:
    """Whether an Action card would hit oneself or a teammate, or change nothing."""
    if card == CHEAP_SHOT:
        return s.mates(seat, target) or s.prisoners[target].beatings >= MOST_BEATINGS
    if card == SNITCH:
        return s.mates(seat, target) or s.area(target) == SOLITARY
    if card == PICKPOCKET:
        return s.mates(seat, target) or s.hand(target).size() == 0
    if card == FIRST_AID_KIT:
        return s.prisoners[seat].beatings == 0
    return False


def _reveals_in_vain(s: State, seat: i64, code: i64) -> bool:
    """Whether a Background would burn nothing, or ask for a card somebody is known not to hold."""
    if code == BURN:
        return all(s.mates(seat, other) or s.hand(other).size() == 0 for other in listed(s.beside(seat)))
    if CON <= code < POLITICS:
        asked = s.hand((code - CON) % SEATS)
        return asked.hidden == 0 and asked.number((code - CON) // SEATS) == 0
    return False


def _extorts_in_vain(s: State, seat: i64, way: i64) -> bool:
    """Whether an extortion is for a tool the victim is known not to hold, or against a teammate."""
    target = way // (len(TOOLS) * len(WEAPONS))
    tool = TOOLS[way // len(WEAPONS) % len(TOOLS)]
    hand = s.hand(target)
    return s.mates(seat, target) or (hand.hidden == 0 and hand.number(tool) == 0)


def _holds_lesser(s: State, seat: i64) -> bool:
    """Whether a player holds a card that is neither a tool nor a Weapon."""
    hand = s.hand(seat)
    return any(hand.number(card) and not is_tool(card) and not is_weapon(card) for card in range(i64(KINDS)))


def _unarmed(s: State, seat: i64) -> bool:
    """Whether a player holds no Weapon."""
    return all(not s.holds_card(seat, weapon) for weapon in WEAPONS)

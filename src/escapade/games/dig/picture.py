"""What a screen needs to draw a table, as plain data made from a seat's own view: no screen knows the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.dig.backgrounds.background import UNKNOWN
from escapade.games.dig.bits import bit, listed
from escapade.games.dig.board import AREA_KEYS, GANGS, MICHEL_WIDTH, MOST_MICHELS, NOWHERE, SOLITARY, michel_word
from escapade.games.dig.cards import (
    ACCESSORIES,
    ACTION_CARDS,
    KEYS,
    KINDS,
    MATERIALS,
    NO_CARD,
    RARITIES,
    STACKS,
    TOOLS,
    WEAPONS,
)
from escapade.games.dig.demand import Window
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.state import MICHEL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.dig.state import State

USES: Final = {
    "dig": TOOLS,
    "fight": WEAPONS,
    "make": list(MATERIALS),
    "join": list(ACCESSORIES),
    "play": list(ACTION_CARDS),
    "sell": list(RARITIES),
}


def picture(s: State) -> dict[str, object]:
    """Describe a view for drawing; what its seat does not know is a number of cards face down."""
    return {
        "box": box(s),
        "prisoners": [prisoner(s, seat) for seat in range(int(s.seats))],
        "stacks": [int(s.stacks[card]) for card in range(STACKS)],
        "deck": int(s.deck_size),
        "discards": s.discards.listed(),
        "gangs": [int(s.gang_decks[gang].size()) for gang in range(len(GANGS))],
        "shown": None if s.shown == NO_CARD else int(s.shown),
        "fight": fight(s),
        "michel": michel(s),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "left": int(s.left),
        "asked": asked(s),
        "winners": list(s.winners()),
    }


def box(s: State) -> dict[str, object]:
    """Describe what is printed and agreed: areas, die, cards, recipes and deals, and which of it is ours."""
    printed, rules = s.rulebook.printed, s.rulebook
    return {
        "areas": [area(s, at) for at in listed(rules.areas)],
        "die": [listed(rules.die[side]) for side in range(len(rules.die))],
        "goal": int(rules.goal),
        "teams": rules.blocks > 1,
        "cards": KEYS,
        "uses": USES,
        "signs": [int(printed.signs[card]) for card in range(KINDS)],
        "points": [int(rules.values[card]) for card in range(STACKS)],
        "recipes": [
            {"parts": recipe.parts, "make": int(recipe.make), "number": int(recipe.number)}
            for recipe in printed.recipes
        ],
        "deals": [
            {"price": int(deal.price), "take": int(deal.take), "number": int(deal.number)} for deal in printed.deals
        ],
        "gangs": GANGS,
        "accessories": printed.accessories,
        "dues": int(printed.dues),
        "reconstructed": [key for key in printed.reconstructed if key != "michel" or s.michel != NOWHERE],
    }


def area(s: State, at: i64) -> dict[str, object]:
    """Describe an area: how many cards a Search draws there, and whether one crafts there."""
    printed = s.rulebook.printed
    return {
        "at": int(at),
        "key": AREA_KEYS[at],
        "search": int(printed.search[at]),
        "craft": printed.crafts & bit(at) != 0,
        "open": at != SOLITARY,
    }


def prisoner(s: State, seat: i64) -> dict[str, object]:
    """Describe one player as this view knows them."""
    one, hand = s.prisoners[seat], s.prisoners[seat].hand
    return {
        "area": int(one.area),
        "home": int(s.home(seat)),
        "team": int(s.rulebook.teams[seat]),
        "beatings": int(one.beatings),
        "cigarettes": int(one.cigarettes),
        "points": int(one.points),
        "tunnel": int(s.tunnel(seat)),
        "dug": [int(one.tools_dug(card)) for card in range(STACKS)],
        "hand": hand.listed(),
        "held": int(hand.size()),
        "hidden": max(0, int(hand.hidden)),
        "doubtful": hand.hidden < 0 or any(doubt.victim == seat and not doubt.spent for doubt in s.doubts or []),
        "limit": int(s.hand_limit(seat)),
        "gang": None if one.gang.number == NO_GANG else one.gang.key(),
        "background": None if one.background.number == UNKNOWN else one.background.key(),
        "revealed": one.revealed,
        "almost": almost(s, seat) if hand.hidden == 0 else None,
    }


def almost(s: State, seat: i64) -> dict[str, object]:
    """Say of each recipe and gang which cards of the hand it could use, and which are missing."""
    printed = s.rulebook.printed
    return {
        "recipes": [needs(s, seat, recipe.parts, len(recipe.parts)) for recipe in printed.recipes],
        "gangs": [needs(s, seat, cards, int(printed.dues)) for cards in printed.accessories],
    }


def needs(s: State, seat: i64, cards: list[int], wanted: int) -> dict[str, object]:
    """Say which of some cards are held, which are not, and how many of those are missing."""
    held = [card for card in cards if s.holds_card(seat, card)]
    return {
        "held": held,
        "others": [card for card in cards if card not in held],
        "missing": max(0, wanted - len(held)),
    }


def fight(s: State) -> dict[str, object] | None:
    """Describe an extortion under way; without an attacker it is Michel(le)'s."""
    if s.fight is None:
        return None
    return {
        "attacker": None if s.fight.attacker == MICHEL else int(s.fight.attacker),
        "defender": int(s.fight.defender),
        "tool": None if s.fight.tool == NO_CARD else int(s.fight.tool),
        "laid": [{"seat": weapon // KINDS, "card": weapon % KINDS} for weapon in s.laid],
        "fists": listed(s.fight.fists),
    }


def michel(s: State) -> dict[str, object] | None:
    """Describe Michel(le): who it is, where, and the cards turned up."""
    if s.michel == NOWHERE:
        return None
    return {
        "who": s.rulebook.agreed["michel"],
        "area": int(s.michel),
        "turned": [michel_word(kind) for kind in s.turned],
        "deck": sum(int(s.michel_deck >> shift) & MOST_MICHELS for shift in range(0, 9 * MICHEL_WIDTH, MICHEL_WIDTH)),
    }


def asked(s: State) -> dict[str, object] | None:
    """Describe what must be decided before the game goes on, and by whom."""
    demand = s.asked
    if demand is None:
        return None
    return {
        "what": demand.name(),
        "seat": int(demand.seat),
        "details": demand.details(),
        "seats": [seat for seat in range(int(s.seats)) if demand.asks(seat)],
        "window": isinstance(demand, Window),
    }

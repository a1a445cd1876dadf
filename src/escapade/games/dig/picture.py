"""The picture of a table for the page, which contains no rules. The page's types are generated from this."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from escapade.games.dig import names
from escapade.games.dig.backgrounds.background import UNKNOWN
from escapade.games.dig.bits import bit, listed
from escapade.games.dig.board import AREA_KEYS, BLANK, CAFETERIA, GANGS, NOWHERE, RECREATION
from escapade.games.dig.cards import (
    ACCESSORIES,
    ACTION_CARDS,
    KEYS,
    KINDS,
    KNIFE,
    MATERIALS,
    NO_CARD,
    SPOON,
    STACKS,
    TOOLS,
    is_tool,
    is_weapon,
)
from escapade.games.dig.crafting import too_beaten, wrong_place
from escapade.games.dig.demand import Window
from escapade.games.dig.extortion import Stand
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.moving import ChooseArea
from escapade.games.dig.state import MICHEL, michels
from escapade.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.games.dig.backgrounds.background import Background
    from escapade.games.dig.gangs.gang import GangCard
    from escapade.games.dig.rulebook import Rulebook
    from escapade.games.dig.state import State

Use = Literal["dig", "fight", "make", "join", "play", "sell"]


class Card(msgspec.Struct, frozen=True):
    """A kind of card: its drawing is found by its key. `why` asks the rules why it cannot be used now."""

    key: str
    name: Message
    says: Message
    use: Use
    signs: int
    why: str


class Area(msgspec.Struct, frozen=True):
    """An area of the prison: what a Search draws there, whether one crafts, which numbers of the die lead there."""

    at: int
    key: str
    name: Message
    says: list[Message]
    search: int
    craft: bool
    rolls: list[int]
    why: str


class Stack(msgspec.Struct, frozen=True):
    """An open stack on the board."""

    card: int
    count: int
    area: int  # where it lies
    why: str


class Text(msgspec.Struct, frozen=True):
    """A card with a text beside a player: a gang card or a Background. Its drawing is found by its key."""

    key: str
    name: Message
    says: Message


class Goal(msgspec.Struct, frozen=True):
    """A recipe or a gang within reach: the move that leads to it, and what is missing for it."""

    move: str
    key: str  # of the card or the gang
    gang: bool
    ready: bool
    says: Message


class Prisoner(msgspec.Struct, frozen=True):
    """One player as this view knows them. Of `held` cards `hand` are known and `hidden` are not."""

    area: int
    team: int
    beatings: int
    cigarettes: int
    tunnel: int
    dug: list[int]
    held: int
    hand: list[int]
    hidden: int
    doubtful: bool  # a card was taken unseen out of the hand: one of those known may be gone
    gang: Text | None
    background: Text | None
    revealed: bool
    goals: list[Goal]
    why: str


class Weapon(msgspec.Struct, frozen=True):
    """A Weapon played in a fight."""

    seat: int
    card: int


class Fight(msgspec.Struct, frozen=True):
    """An extortion under way; without an attacker it is Michel(le)'s."""

    attacker: int | None
    defender: int
    tool: int | None
    laid: list[Weapon]
    fists: list[int]  # seats whose bare fists have counted as a Weapon


class Michel(msgspec.Struct, frozen=True):
    """Michel or Michelle: where they are, and the cards turned up; a blank card shows nothing."""

    who: Literal["michel", "michelle"]
    name: Message
    area: int
    turned: list[list[int]]
    deck: int


class Asked(msgspec.Struct, frozen=True):
    """What must be decided before the game goes on: by whom, whether in a fight, or asked of several alike."""

    seats: list[int]
    fight: bool
    window: bool
    roll: int | None  # the number rolled, if it waits for a choice


class Box(msgspec.Struct, frozen=True):
    """What is printed and agreed, and which of it is reconstructed."""

    cards: list[Card]
    areas: list[Area]
    goal: int
    teams: bool
    reconstructed: list[str]


class Picture(msgspec.Struct, frozen=True):
    """A table of Dig Your Way Out."""

    box: Box
    prisoners: list[Prisoner]
    stacks: list[Stack]
    deck: int
    discards: list[int]
    fight: Fight | None
    michel: Michel | None
    turn: int
    left: int
    asked: Asked | None
    winners: list[int]


def picture(s: State) -> Picture:
    """Describe a view for drawing; hidden cards are only counted."""
    return Picture(
        box=_box(s.rulebook),
        prisoners=[_prisoner(s, seat) for seat in range(int(s.seats))],
        stacks=[_stack(s, card) for card in range(STACKS)],
        deck=int(s.deck_size),
        discards=s.discards.listed(),
        fight=_fight(s),
        michel=_michel(s),
        turn=int(s.turn),
        left=int(s.left),
        asked=_asked(s),
        winners=list(s.winners()),
    )


# What is printed


@lru_cache(maxsize=64)
def _box(rules: Rulebook) -> Box:
    """Describe printed data and options, which are the same for every move of a table."""
    ours = [key for key in rules.printed.reconstructed if key != "michel" or rules.agreed["michel"] != "no"]
    areas = [_area(rules, at) for at in listed(rules.areas)]
    return Box([_card(rules, kind) for kind in range(KINDS)], areas, int(rules.goal), rules.blocks > 1, ours)


def _card(rules: Rulebook, kind: int) -> Card:
    signs = int(rules.printed.signs[kind])
    return Card(KEYS[kind], names.card(kind), _card_text(rules, kind), _use_of(kind), signs, _why_card(rules, kind))


def _use_of(kind: int) -> Use:
    """Return what a card is for."""
    if is_tool(kind):
        return "dig"
    if is_weapon(kind):
        return "fight"
    if kind in MATERIALS:
        return "make"
    if kind in ACCESSORIES:
        return "join"
    return "play" if kind in ACTION_CARDS else "sell"


def _card_text(rules: Rulebook, kind: int) -> Message:
    """Return the text of a card, or its use."""
    printed = rules.printed
    match _use_of(kind):
        case "dig":
            return message("dig-text-tool", points=int(rules.values[kind]))
        case "fight":
            return Message("dig-text-weapon")
        case "make":
            makes = {int(recipe.make) for recipe in printed.recipes if kind in recipe.parts}
            return message("dig-text-material", cards=names.cards(sorted(makes)))
        case "join":
            gangs = [names.gang(at) for at in range(len(GANGS)) if kind in printed.accessories[at]]
            return message("dig-text-accessory", gangs=gangs)
        case "play":
            return Message(f"dig-text-{KEYS[kind]}")
        case _:
            return Message("dig-text-goods")


_WHY_PLAY: Final = {"guards-keys": ":cafeteria", "cheap-shot": ":1", "snitch": ":1", "pickpocket": ":1"}


def _why_card(rules: Rulebook, kind: int) -> str:
    """Return a move whose refusal explains why a card cannot be used now."""
    key, printed = KEYS[kind], rules.printed
    match _use_of(kind):
        case "dig":
            return f"dig:{key}"
        case "fight":
            return f"extort:1:{KEYS[SPOON]}:{key}"
        case "make":
            return f"craft:{next((at for at, recipe in enumerate(printed.recipes, 1) if kind in recipe.parts), 1)}"
        case "join":
            return f"join:{next((gang for at, gang in enumerate(GANGS) if kind in printed.accessories[at]), GANGS[0])}"
        case "play":
            return f"play:{key}{_WHY_PLAY.get(key, '')}"
        case _:
            return f"sell:{key}"


def _area(rules: Rulebook, at: int) -> Area:
    printed, die = rules.printed, rules.die
    search, craft = int(printed.search[at]), printed.crafts & bit(at) != 0
    rolls = [side + 1 for side in range(len(die)) if die[side] & bit(at)]
    says = [message("dig-area-search", count=search), Message("dig-area-craft" if craft else "dig-area-no-craft")]
    says.append(message("dig-area-die", numbers=", ".join(map(str, rolls))) if rolls else Message("dig-area-no-die"))
    return Area(at, AREA_KEYS[at], names.area_by(rules, at), says, search, craft, rolls, f"cautious:{AREA_KEYS[at]}")


# What lies on the table


def _stack(s: State, kind: int) -> Stack:
    """Describe an open stack: Spoons are in the Cafeteria, cards for sale in Recreation."""
    count = int(s.stacks[kind])
    if kind == SPOON:
        return Stack(kind, count, CAFETERIA, "steal-spoon")
    deal = next((at for at, one in enumerate(s.rulebook.printed.deals, 1) if one.take == kind), 1)
    return Stack(kind, count, RECREATION, f"buy:{deal}")


def _prisoner(s: State, seat: int) -> Prisoner:
    """Describe one player as this view knows them."""
    one, hand = s.prisoners[seat], s.prisoners[seat].hand
    return Prisoner(
        area=int(one.area),
        team=int(s.rulebook.teams[seat]),
        beatings=int(one.beatings),
        cigarettes=int(one.cigarettes),
        tunnel=int(s.tunnel(seat)),
        dug=[int(one.tools_dug(tool)) for tool in range(STACKS)],
        held=int(hand.size()),
        hand=hand.listed(),
        hidden=max(0, int(hand.hidden)),
        doubtful=hand.hidden < 0 or any(doubt.victim == seat and not doubt.spent for doubt in s.doubts or []),
        gang=_gang_card(one.gang),
        background=_background(s, one.background),
        revealed=one.revealed,
        goals=_goals(s, seat) if hand.hidden == 0 else [],
        why=f"extort:{seat + 1}:{KEYS[SPOON]}:{KEYS[KNIFE]}",
    )


def _gang_card(card: GangCard) -> Text | None:
    number = card.number
    return None if number == NO_GANG else Text(GANGS[card.gang], names.badge(number), names.badge_text(number))


def _background(s: State, card: Background) -> Text | None:
    """Describe a Background, if it is known here."""
    number = card.number
    if number == UNKNOWN:
        return None
    return Text(card.key(), names.background(s, number), names.background_text(s, number))


def _goals(s: State, seat: int) -> list[Goal]:
    """List the recipes and gangs that are complete or one card short, those that lack a card last."""
    found = [*_recipes_near(s, seat), *_gangs_near(s, seat)]
    return sorted(found, key=lambda goal: (not goal.ready, "cards" in goal.says.facts))


def _recipes_near(s: State, seat: int) -> Iterator[Goal]:
    """Return the recipes within reach; one that is complete says what hinders it."""
    beaten, elsewhere = too_beaten(s, seat), wrong_place(s, seat)
    complete = "dig-reach-beaten" if beaten else "dig-reach-elsewhere" if elsewhere else "dig-reach-ready"
    for at, recipe in enumerate(s.rulebook.printed.recipes):
        missing = [part for part in recipe.parts if not s.holds_card(seat, part)]
        if s.stacks[recipe.make] and len(missing) < min(2, len(recipe.parts)):
            what = names.card(recipe.make)
            short = message("dig-reach-short", what=what, cards=names.cards(missing))
            says = short if missing else message(complete, what=what)
            ready = says.id == "dig-reach-ready"
            yield Goal(f"craft:{at + 1}", KEYS[recipe.make], gang=False, ready=ready, says=says)


def _gangs_near(s: State, seat: int) -> Iterator[Goal]:
    """Return the gangs within reach: any of their accessories count, if they are different."""
    for at, gang in enumerate(GANGS):
        cards = s.rulebook.printed.accessories[at]
        held = [card for card in cards if s.holds_card(seat, card)]
        missing = int(s.rulebook.printed.dues) - len(held)
        if held and missing <= 1:
            others = names.cards([card for card in cards if card not in held])
            short = message("dig-reach-any", what=names.gang(at), cards=others)
            says = short if missing > 0 else message("dig-reach-ready", what=names.gang(at))
            yield Goal(f"join:{gang}", gang, gang=True, ready=missing <= 0, says=says)


def _fight(s: State) -> Fight | None:
    """Describe a current extortion."""
    found = s.fight
    if found is None:
        return None
    return Fight(
        None if found.attacker == MICHEL else int(found.attacker),
        int(found.defender),
        None if found.tool == NO_CARD else int(found.tool),
        [Weapon(weapon // KINDS, weapon % KINDS) for weapon in s.laid],
        listed(found.fists),
    )


def _michel(s: State) -> Michel | None:
    """Describe Michel(le), if they are in the game."""
    if s.michel == NOWHERE:
        return None
    who: Literal["michel", "michelle"] = "michelle" if s.rulebook.agreed["michel"] == "michelle" else "michel"
    turned, deck = [_michel_card(kind) for kind in s.turned], int(michels(s.michel_deck))
    return Michel(who, names.michel(s), int(s.michel), turned, deck)


def _michel_card(kind: int) -> list[int]:
    """List what a Michel card shows: nothing, or a Knife and tools."""
    if kind == BLANK:
        return []
    return [KNIFE, *[tool for at, tool in enumerate(TOOLS) if (kind - 1) >> at & 1]]


def _asked(s: State) -> Asked | None:
    """Describe the current demand."""
    demand = s.asked
    if demand is None:
        return None
    return Asked(
        [seat for seat in range(int(s.seats)) if demand.asks(seat)],
        isinstance(demand, Stand),
        isinstance(demand, Window),
        demand.number() if isinstance(demand, ChooseArea) else None,
    )

"""What happens, told in sentences for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.dig import events
from escapade.games.dig.board import AREA_TITLES, BLANK, CELL_BLOCK, GANGS, michel_word
from escapade.games.dig.cards import FACE_DOWN, NO_CARD, TITLES
from escapade.games.dig.state import MICHEL

if TYPE_CHECKING:
    from escapade.engine import Event
    from escapade.games.dig.state import State

DEEDS: Final = {
    "Beaten": "{who} takes a Beating.",
    "Shrugged": "{who} ignores the Beating.",
    "Healed": "{who} is rid of a Beating.",
    "Searched": "{who} searches {area}.",
    "TurnPassed": "It is {who}'s turn.",
    "ActionGained": "{who} has another action this turn.",
    "FistsUsed": "{who} strikes with bare fists.",
    "Passed": "{who} does nothing.",
    "Drew": "{who} draws {card}.",
    "Dealt": "{who} is dealt {card}.",
    "Discarded": "{who} discards {card}.",
    "Fetched": "{who} takes {card} from the stack.",
    "Shown": "{who} plays {card}.",
    "Claimed": "{who} takes {card}, and it does nothing.",
    "Laid": "{who} lays {card}.",
    "TookBack": "{who} takes back {card}.",
    "Dug": "{who} digs with {card}: {points}.",
    "HandedOver": "{who} hands {card} over to {other}.",
    "Gave": "{who} gives {other} {card}.",
    "Took": "{who} takes {card} from {other}.",
    "Looked": "{who} looks at {other}'s hand.",
    "Rolled": "{who} rolls {number}.",
    "Went": "{who} goes to {place}.",
    "Revealed": "{who} reveals a Background: {background}.",
    "Joined": "{who} is in a gang now: {gang}.",
    "Kept": "{who} is in a gang now: {gang}.",
    "Buried": "The card {gang} goes under its deck.",
    "Peeked": "{who} looks at a gang card.",
    "Reshuffled": "The discards are shuffled into a new deck.",
    "Gathered": "All hands are gathered, shuffled and dealt out again.",
    "MichelWent": "{michel} goes to {place}.",
    "MichelTurned": "{michel} turns up {michelcard}.",
    "MichelReshuffled": "The Michel cards are shuffled into a new deck.",
}


def say(event: Event, s: State, names: list[str]) -> str | None:
    """Tell an event in a sentence, or None where another event says it already."""
    match event:
        case events.Won():
            return f"{team(s, event.seat, names)} and out: the tunnel is dug."
        case events.Cigarettes():
            return say_cigarettes(names[event.seat], int(event.number))
        case events.FightBegan():
            return say_fight(event, s, names)
        case events.Asked():
            return say_asked(event, names)
        case _:
            sentence = DEEDS.get(event.name())
            return None if sentence is None else sentence.format(**facts(event, s, names))


def facts(event: Event, s: State, names: list[str]) -> dict[str, str]:
    """Put the details of an event into words."""
    found = {"michel": michel_named(s)}
    for field, value in event.facts().items():
        if field in ("seat", "other") and isinstance(value, int) and value < len(names):
            found["who" if field == "seat" else "other"] = names[value]
        elif isinstance(value, int):
            found |= numbers(event, s, field, value)
    if "area" not in found and isinstance(event, events.Searched):
        found["area"] = place(s, s.area(event.seat))
    return found


def numbers(event: Event, s: State, field: str, value: int) -> dict[str, str]:
    """Put a number of an event into words: a card, points, an area, a gang card."""
    if field == "card":
        return {"card": card_named(value)}
    if field == "points":
        return {"points": f"{value} point" if value == 1 else f"{value} points"}
    if isinstance(event, events.Went | events.MichelWent):
        return {"place": place(s, value)}
    if isinstance(event, events.MichelTurned):
        return {"michelcard": "a blank card" if value == BLANK else michel_word(value).replace("+", " and ")}
    if isinstance(event, events.Revealed):
        return {"background": s.rulebook.backgrounds[value].title()}
    if isinstance(event, events.Joined | events.Kept | events.Buried):
        key = s.rulebook.gang_cards[value].key()
        return {"gang": f"{key[:-1].capitalize()} {key[-1]}"}
    return {"number": str(value)}


def say_cigarettes(who: str, number: int) -> str:
    """Tell who got or paid cigarettes."""
    some = f"{abs(number)} cigarette" + ("" if abs(number) == 1 else "s")
    return f"{who} gets {some}." if number > 0 else f"{who} pays {some}."


def say_fight(event: events.FightBegan, s: State, names: list[str]) -> str:
    """Tell who is extorted."""
    attacker = michel_named(s) if event.seat == MICHEL else names[event.seat]
    wanted = "" if event.card == NO_CARD else f" for a {TITLES[event.card]}"
    return f"{attacker} extorts {names[event.other]}{wanted}."


def say_asked(event: events.Asked, names: list[str]) -> str | None:
    """Tell what somebody must decide, where nothing else was told of it."""
    match event.demand, event.details:
        case "PayDues", [gang, _, 0, _]:
            return f"{names[event.seat]} joins a gang and pays for it: {GANGS[gang].capitalize()}."
        case "Giving", [mate]:
            return f"{names[event.seat]} may give {names[mate]} something."
        case "Payment", [cigarettes]:
            return f"{names[event.seat]} has sold for {cigarettes}."
        case "DiscardDown", _:
            return f"{names[event.seat]} holds too many cards."
        case _:
            return None


def team(s: State, seat: int, names: list[str]) -> str:
    """Name a player, or a team."""
    won = [names[other] for other in range(s.seats) if s.mates(seat, other)]
    return won[0] + " is through" if len(won) == 1 else " and ".join([", ".join(won[:-1]), won[-1]]) + " are through"


def michel_named(s: State) -> str:
    """Say which of the two it is."""
    return s.rulebook.agreed["michel"].capitalize()


def place(s: State, area: int) -> str:
    """Name an area."""
    return "Block A" if area == CELL_BLOCK and s.rulebook.blocks > 1 else AREA_TITLES[area]


def card_named(card: int) -> str:
    """Name a card, or say that it was not seen; scissors and gloves need no article."""
    if card == FACE_DOWN:
        return "a card"
    title = TITLES[card]
    return title if title.endswith("s") and not title.endswith("ss") else f"a {title}"

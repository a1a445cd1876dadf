"""Outcomes in words: what a ruling expects beside what is found, both said the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.dig import events, notation
from escapade.games.dig.board import GANGS, NOWHERE
from escapade.games.dig.cards import FACE_DOWN, KEYS, KINDS, NO_CARD, STACKS, TOOLS
from escapade.games.dig.names import area
from escapade.games.dig.ruling_words.speech import NAMES, read_area, read_cards, read_number, read_seat, say_cards
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade import engine
    from escapade.engine import Event
    from escapade.games.dig.cards import Pile
    from escapade.games.dig.prisoner import Prisoner
    from escapade.games.dig.state import State


class Question:
    """A table, or what somebody sees of it, what happened, the seat in question, and the answer wanted."""

    def __init__(self, s: State, story: list[Event], seat: int, wanted: list[str]) -> None:
        """Keep them."""
        self.s: Final = s
        self.story: Final = story
        self.seat: Final = seat
        self.wanted: Final = wanted
        self.text: Final = " ".join(wanted)

    def prisoner(self) -> Prisoner:
        """Give the player in question."""
        return self.s.prisoners[self.seat]


Compared = tuple[str, str]


def compare(state: engine.State, story: list[Event], seat: int, thing: str, wanted: list[str]) -> Compared:
    """Say what is wanted of a thing and what is found, in the same words if they are the same."""
    return OUTCOMES[thing](Question(cast("State", state), story, seat, wanted))


def counted(q: Question, found: int) -> Compared:
    """Compare a number."""
    return str(read_number(q.text)), str(found)


def cards(q: Question, found: list[int]) -> Compared:
    """Compare cards in any order, or only how many there are."""
    if q.text.split(" ")[0].isdigit() and q.text.endswith((" cards", " card")):
        return q.text.split(" ")[0], str(len(found))
    return say_cards(sorted(read_cards(q.text))), say_cards(sorted(found))


def everything(pile: Pile) -> list[int]:
    """List a pile, the cards face down last."""
    return pile.listed() + [FACE_DOWN] * int(pile.hidden)


def yes(answer: bool) -> str:  # noqa: FBT001 - it turns an answer into a word
    """Say yes or no."""
    return "yes" if answer else "no"


def place(s: State, number: int) -> str:
    """Name an area."""
    return words(game="dig").say(area(s, number))


def happened(q: Question, kinds: tuple[type[Event], ...]) -> list[Event]:
    """List what happened to the player in question, of some kinds."""
    return [event for event in q.story if isinstance(event, kinds) and event.facts().get("seat") == q.seat]


# Players


def at(q: Question) -> Compared:
    """Where is a player?"""
    return place(q.s, read_area(q.text)), place(q.s, int(q.prisoner().area))


def hand(q: Question) -> Compared:
    """Which cards does a player hold, as far as they are seen, or how many?"""
    return cards(q, everything(q.prisoner().hand))


def dug(q: Question) -> Compared:
    """Which tools has a player dug?"""
    return cards(q, [tool for tool in TOOLS for _ in range(q.prisoner().tools_dug(tool))])


def gang(q: Question) -> Compared:
    """Which gang card lies beside a player?"""
    return q.text.replace(" ", ""), q.prisoner().gang.key()


def background(q: Question) -> Compared:
    """Which Background has a player, as far as it is seen?"""
    key = q.prisoner().background.key()
    return q.text.replace(" ", "-"), "unknown" if key == notation.UNKNOWN else key


def draws(q: Question) -> Compared:
    """Which Search cards did a player draw?"""
    return cards(q, [int(cast("events.Drew", event).card) for event in happened(q, (events.Drew,))])


def discarded(q: Question) -> Compared:
    """Which cards did a player discard?"""
    return cards(q, [int(cast("events.Discarded", event).card) for event in happened(q, (events.Discarded,))])


def goes(q: Question) -> Compared:
    """Where did a player go, in order?"""
    found = [place(q.s, int(cast("events.Went", event).number)) for event in happened(q, (events.Went,))]
    wanted = [place(q.s, read_area(name)) for name in q.wanted if name != "nowhere"]
    return ", ".join(wanted) or "nowhere", ", ".join(found) or "nowhere"


def asked_first(q: Question) -> Compared:
    """Was the player asked for anything, in order of demands' names?"""
    found = [event.demand for event in q.story if isinstance(event, events.Asked) and event.seat == q.seat]
    return ", ".join(q.wanted), ", ".join(found) or "nothing"


# The table


def turn(q: Question) -> Compared:
    """Whose turn is it?"""
    return NAMES[read_seat(q.text)], NAMES[q.s.turn]


def stack(q: Question, card: int) -> Compared:
    """How many cards are in an open stack?"""
    return counted(q, int(q.s.stacks[card]))


def discards(q: Question) -> Compared:
    """Which cards lie on the Search discards?"""
    return cards(q, q.s.discards.listed())


def laid(q: Question) -> Compared:
    """Which Weapons lie in a fight?"""
    return cards(q, [weapon % KINDS for weapon in q.s.laid])


def shown(q: Question) -> Compared:
    """Which Action card is in play?"""
    return cards(q, [] if q.s.shown == NO_CARD else [int(q.s.shown)])


def shuffled(q: Question) -> Compared:
    """Were the discards shuffled into a new deck?"""
    return q.text, yes(any(isinstance(event, events.Reshuffled) for event in q.story))


def all_cards(q: Question) -> Compared:
    """Which Search cards are in the game, wherever they are?"""
    found = q.s.deck.listed() + q.s.discards.listed()
    for seat in range(int(q.s.seats)):
        found += q.s.hand(seat).listed()
    return cards(q, [card for card in found if card >= STACKS])


def michel(q: Question) -> Compared:
    """Where is Michel(le)?"""
    if q.s.michel == NOWHERE:
        return q.text, "nowhere"
    return place(q.s, read_area(q.text)), place(q.s, int(q.s.michel))


def michel_cards(q: Question) -> Compared:
    """Which Michel cards are in the deck?"""
    return ",".join(sorted(q.text.split())), ",".join(sorted(notation.write_michels(int(q.s.michel_deck)).split(",")))


def michel_discards(q: Question) -> Compared:
    """Which Michel cards are discarded?"""
    found = notation.write_michels(int(q.s.michel_discards)).replace("-", "none")
    return ",".join(sorted(q.text.split())), ",".join(sorted(found.split(",")))


def gang_deck(q: Question, at: int) -> Compared:
    """What is left of a gang's deck: how many cards, and which lie under it, in order?"""
    deck = q.s.gang_decks[at]
    under = "".join(notation.UNKNOWN if card > 23 else str(card % 4 + 1) for card in deck.under)  # noqa: PLR2004 - gang cards
    return q.text, f"{int(deck.size())} cards" + (f" under {under}" if under else "")


OUTCOMES: Final[dict[str, Callable[[Question], Compared]]] = {
    "at": at,
    "hand": hand,
    "cigarettes": lambda q: counted(q, int(q.prisoner().cigarettes)),
    "beatings": lambda q: counted(q, int(q.prisoner().beatings)),
    "points": lambda q: counted(q, int(q.prisoner().points)),
    "dug": dug,
    "gang": gang,
    "background": background,
    "revealed": lambda q: (q.text, yes(q.prisoner().revealed)),
    "draws": draws,
    "discarded": discarded,
    "goes": goes,
    "is asked": asked_first,
    "turn": turn,
    "actions left": lambda q: counted(q, int(q.s.left)),
    "goal": lambda q: counted(q, int(q.s.rulebook.goal)),
    "deck": lambda q: counted(q, int(q.s.deck_size)),
    "discards": discards,
    "laid": laid,
    "in play": shown,
    "shuffled": shuffled,
    "all cards": all_cards,
    "michel": michel,
    "michel cards": michel_cards,
    "michel discards": michel_discards,
    "spoons": lambda q: stack(q, KEYS.index("spoon")),
    "knives": lambda q: stack(q, KEYS.index("knife")),
    "picks": lambda q: stack(q, KEYS.index("pick")),
    "shovels": lambda q: stack(q, KEYS.index("shovel")),
    "cartel deck": lambda q: gang_deck(q, GANGS.index("cartel")),
    "bikers deck": lambda q: gang_deck(q, GANGS.index("bikers")),
    "triad deck": lambda q: gang_deck(q, GANGS.index("triad")),
    "crew deck": lambda q: gang_deck(q, GANGS.index("crew")),
    "mafia deck": lambda q: gang_deck(q, GANGS.index("mafia")),
    "brotherhood deck": lambda q: gang_deck(q, GANGS.index("brotherhood")),
}

THINGS: Final = tuple(OUTCOMES)  # whatever can be expected

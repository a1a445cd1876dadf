"""Outcomes in words: converts what is expected and what was found to comparable text."""

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
    from escapade.games.dig.move import Move
    from escapade.games.dig.prisoner import Prisoner
    from escapade.games.dig.state import State


class Question:
    """A table or a view, the events, the seat in question, and the expected value."""

    def __init__(self, s: State, story: list[Event], seat: int, wanted: list[str]) -> None:
        self.s: Final = s
        self.story: Final = story
        self.seat: Final = seat
        self.wanted: Final = wanted
        self.text: Final = " ".join(wanted)

    def prisoner(self) -> Prisoner:
        """Return the player in question."""
        return self.s.prisoners[self.seat]


Compared = tuple[str, str]


def compare(state: engine.State, story: list[Event], seat: int, thing: str, wanted: list[str]) -> Compared:
    """Return what is expected of a thing and what was found; equal texts mean that it holds."""
    return _OUTCOMES[thing](Question(cast("State", state), story, seat, wanted))


def _counted(q: Question, found: int) -> Compared:
    return str(read_number(q.text)), str(found)


def _cards(q: Question, found: list[int]) -> Compared:
    """Compare cards in any order, or only their number."""
    if q.text.split(" ")[0].isdigit() and q.text.endswith((" cards", " card")):
        return q.text.split(" ")[0], str(len(found))
    return say_cards(sorted(read_cards(q.text))), say_cards(sorted(found))


def _everything(pile: Pile) -> list[int]:
    """List a pile, hidden cards last."""
    return pile.listed() + [FACE_DOWN] * int(pile.hidden)


def _yes(answer: bool) -> str:  # noqa: FBT001 - it turns an answer into a word
    return "yes" if answer else "no"


def _place(s: State, number: int) -> str:
    """Return the name of an area."""
    return words(game="dig").say(area(s, number))


def _happened(q: Question, kinds: tuple[type[Event], ...]) -> list[Event]:
    """List the events of some kinds that happened to the player in question."""
    return [event for event in q.story if isinstance(event, kinds) and event.facts().get("seat") == q.seat]


# Players


def _at(q: Question) -> Compared:
    """Where is a player?"""
    return _place(q.s, read_area(q.text)), _place(q.s, int(q.prisoner().area))


def _hand(q: Question) -> Compared:
    """Which cards does a player hold, as far as they are seen, or how many?"""
    return _cards(q, _everything(q.prisoner().hand))


def _dug(q: Question) -> Compared:
    """Which tools has a player dug?"""
    return _cards(q, [tool for tool in TOOLS for _ in range(q.prisoner().tools_dug(tool))])


def _gang(q: Question) -> Compared:
    """Which gang card lies beside a player?"""
    return q.text.replace(" ", ""), q.prisoner().gang.key()


def _background(q: Question) -> Compared:
    """Which Background has a player, as far as it is seen?"""
    key = q.prisoner().background.key()
    return q.text.replace(" ", "-"), "unknown" if key == notation.UNKNOWN else key


def _draws(q: Question) -> Compared:
    """Which Search cards did a player draw?"""
    return _cards(q, [int(cast("events.Drew", event).card) for event in _happened(q, (events.Drew,))])


def _discarded(q: Question) -> Compared:
    """Which cards did a player discard?"""
    return _cards(q, [int(cast("events.Discarded", event).card) for event in _happened(q, (events.Discarded,))])


def _goes(q: Question) -> Compared:
    """Where did a player go, in order?"""
    found = [_place(q.s, int(cast("events.Went", event).number)) for event in _happened(q, (events.Went,))]
    wanted = [_place(q.s, read_area(name)) for name in q.wanted if name != "nowhere"]
    return ", ".join(wanted) or "nowhere", ", ".join(found) or "nowhere"


def _asked_first(q: Question) -> Compared:
    """Was the player asked for anything, in order of demands' names?"""
    found = [event.demand for event in q.story if isinstance(event, events.Asked) and event.seat == q.seat]
    return ", ".join(q.wanted), ", ".join(found) or "nothing"


# The table


def _turn(q: Question) -> Compared:
    return NAMES[read_seat(q.text)], NAMES[q.s.turn]


def _stack(q: Question, card: int) -> Compared:
    """How many cards are in an open stack?"""
    return _counted(q, int(q.s.stacks[card]))


def _discards(q: Question) -> Compared:
    """Which cards lie on the Search discards?"""
    return _cards(q, q.s.discards.listed())


def _laid(q: Question) -> Compared:
    """Which Weapons lie in a fight?"""
    return _cards(q, [weapon % KINDS for weapon in q.s.laid])


def _shown(q: Question) -> Compared:
    """Which Action card is in play?"""
    return _cards(q, [] if q.s.shown == NO_CARD else [int(q.s.shown)])


def _shuffled(q: Question) -> Compared:
    """Were the discards shuffled into a new deck?"""
    return q.text, _yes(any(isinstance(event, events.Reshuffled) for event in q.story))


def _all_cards(q: Question) -> Compared:
    """Which Search cards are in the game, wherever they are?"""
    found = q.s.deck.listed() + q.s.discards.listed()
    for seat in range(int(q.s.seats)):
        found += q.s.hand(seat).listed()
    return _cards(q, [card for card in found if card >= STACKS])


def _michel(q: Question) -> Compared:
    if q.s.michel == NOWHERE:
        return q.text, "nowhere"
    return _place(q.s, read_area(q.text)), _place(q.s, int(q.s.michel))


def _michel_cards(q: Question) -> Compared:
    """Which Michel cards are in the deck?"""
    return ",".join(sorted(q.text.split())), ",".join(sorted(notation.write_michels(int(q.s.michel_deck)).split(",")))


def _michel_discards(q: Question) -> Compared:
    """Which Michel cards are discarded?"""
    found = notation.write_michels(int(q.s.michel_discards)).replace("-", "none")
    return ",".join(sorted(q.text.split())), ",".join(sorted(found.split(",")))


def _gang_deck(q: Question, at: int) -> Compared:
    """What is left of a gang's deck: how many cards, and which lie under it, in order?"""
    deck = q.s.gang_decks[at]
    under = "".join(notation.UNKNOWN if card > 23 else str(card % 4 + 1) for card in deck.under)  # noqa: PLR2004 - gang cards
    return q.text, f"{int(deck.size())} cards" + (f" under {under}" if under else "")


def _away(q: Question) -> Compared:
    """What does a clock answer for a player who is away?"""
    return q.text, notation.write_action(cast("Move", q.s.default_action(q.seat)))


_OUTCOMES: Final[dict[str, Callable[[Question], Compared]]] = {
    "at": _at,
    "hand": _hand,
    "cigarettes": lambda q: _counted(q, int(q.prisoner().cigarettes)),
    "beatings": lambda q: _counted(q, int(q.prisoner().beatings)),
    "points": lambda q: _counted(q, int(q.prisoner().points)),
    "dug": _dug,
    "gang": _gang,
    "background": _background,
    "revealed": lambda q: (q.text, _yes(q.prisoner().revealed)),
    "draws": _draws,
    "discarded": _discarded,
    "goes": _goes,
    "is asked": _asked_first,
    "if away": _away,
    "turn": _turn,
    "actions left": lambda q: _counted(q, int(q.s.left)),
    "goal": lambda q: _counted(q, int(q.s.rulebook.goal)),
    "deck": lambda q: _counted(q, int(q.s.deck_size)),
    "discards": _discards,
    "laid": _laid,
    "in play": _shown,
    "shuffled": _shuffled,
    "all cards": _all_cards,
    "michel": _michel,
    "michel cards": _michel_cards,
    "michel discards": _michel_discards,
    "spoons": lambda q: _stack(q, KEYS.index("spoon")),
    "knives": lambda q: _stack(q, KEYS.index("knife")),
    "picks": lambda q: _stack(q, KEYS.index("pick")),
    "shovels": lambda q: _stack(q, KEYS.index("shovel")),
    "cartel deck": lambda q: _gang_deck(q, GANGS.index("cartel")),
    "bikers deck": lambda q: _gang_deck(q, GANGS.index("bikers")),
    "triad deck": lambda q: _gang_deck(q, GANGS.index("triad")),
    "crew deck": lambda q: _gang_deck(q, GANGS.index("crew")),
    "mafia deck": lambda q: _gang_deck(q, GANGS.index("mafia")),
    "brotherhood deck": lambda q: _gang_deck(q, GANGS.index("brotherhood")),
}

THINGS: Final = tuple(_OUTCOMES)  # all things that can be expected

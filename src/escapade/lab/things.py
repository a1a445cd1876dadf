"""What players use in each game: cards, tricks, gangs, Backgrounds. Reports count it.

A thing is named by its kind and its English name: "card: hat", "gang: Mafia".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.cartagena.cards import KINDS, number
from escapade.games.cartagena.events import Laid as CardLaid
from escapade.games.cartagena.names import card as cartagena_card
from escapade.games.cartagena.variants.tricks.objects import ObjectMove
from escapade.games.dig.board import GANGS
from escapade.games.dig.cards import ACTION_CARDS, TOOLS, WEAPONS
from escapade.games.dig.events import Dug
from escapade.games.dig.events import Laid as WeaponLaid
from escapade.games.dig.gangs.gang import CARDS_A_GANG, NO_GANG
from escapade.games.dig.names import background, badge, gang
from escapade.games.dig.names import card as dig_card
from escapade.games.dig.playing import Play
from escapade.games.outrun.cards import KINDS as OUTRUN_KINDS
from escapade.games.outrun.cards import MIDDLE
from escapade.games.outrun.events import Infected, Played, TurnedOver
from escapade.games.outrun.names import card as outrun_card
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import Action, Event, State
    from escapade.games.cartagena.state import State as CartagenaState
    from escapade.games.dig.state import State as DigState
    from escapade.games.outrun.state import State as OutrunState
    from escapade.messages import Message

    Use = tuple[int, str]  # a seat and a thing


_TRICKS: Final = ("pistol", "bomb", "hook", "parrot", "chest")  # objects of the pirate's play (C9)
_HIDDEN: Final = "?"  # the key of a Background that is not known
_OUTRUN_CARDS: Final = {  # how cards come into play
    "vampire": "card in the middle",
    "zombie": "card suffered",
    "bear": "card",
    "dragon": "card",
}


class Things:
    """What is used in a game; by default the kinds of actions."""

    def all(self, state: State) -> list[str]:
        """List what can be used at a table, so that what is never used is seen; empty if that is not known."""
        return []

    def in_action(self, state: State, action: Action) -> Iterator[str]:
        """Name what an action uses."""
        yield f"action: {type(action).__name__}"

    def in_event(self, state: State, event: Event) -> Iterator[Use]:
        """Name what an event shows to have been used, and by whom."""
        yield from ()

    def at_end(self, state: State) -> Iterator[Use]:
        """Name what players have at the end of a game."""
        yield from ()


class _CartagenaThings(Things):
    """Cards, and the objects of the pirate's play."""

    def all(self, state: State) -> list[str]:
        table = cast("CartagenaState", state)
        kinds = [kind for kind in range(KINDS) if number(table.deck, kind)]
        cards = [_thing("cartagena", "card", cartagena_card(table.board, kind)) for kind in kinds]
        return [*cards, *[f"trick: {trick}" for trick in _TRICKS if table.rulebook.agreed["tricks"] == "yes"]]

    def in_action(self, state: State, action: Action) -> Iterator[str]:
        if isinstance(action, ObjectMove):
            yield f"trick: {type(action).__name__.lower()}"

    def in_event(self, state: State, event: Event) -> Iterator[Use]:
        if isinstance(event, CardLaid):
            board = cast("CartagenaState", state).board
            yield int(event.seat), _thing("cartagena", "card", cartagena_card(board, event.card))


class _OutrunThings(Things):
    """Interference cards: played by players, turned up in front of them or in the middle; the zombie's infection."""

    def all(self, state: State) -> list[str]:
        table = cast("OutrunState", state)
        kind = _OUTRUN_CARDS[table.rulebook.agreed["monster"]]
        return [_thing("outrun", kind, outrun_card(card)) for card in range(OUTRUN_KINDS) if table.deck[card]]

    def in_action(self, state: State, action: Action) -> Iterator[str]:
        yield from ()

    def in_event(self, state: State, event: Event) -> Iterator[Use]:
        if isinstance(event, Played):
            yield int(event.seat), _thing("outrun", "card", outrun_card(int(event.card)))
        elif isinstance(event, TurnedOver):
            everyone = range(int(state.seats))
            kind = "card in the middle" if event.spot == MIDDLE else "card suffered"
            for seat in everyone if event.spot == MIDDLE else (int(event.spot),):
                yield seat, _thing("outrun", kind, outrun_card(int(event.card)))
        elif isinstance(event, Infected):
            yield int(event.seat), "fate: infected"


class _DigThings(Things):
    """Action cards, tools and weapons that were used; the gang, its card and the Background at the end."""

    def all(self, state: State) -> list[str]:
        table = cast("DigState", state)
        printed = table.rulebook.backgrounds
        backgrounds = [at for at in range(len(printed)) if printed[at].key() != _HIDDEN]
        return [
            *[_thing("dig", "action card", dig_card(kind)) for kind in ACTION_CARDS],
            *[_thing("dig", "tool", dig_card(kind)) for kind in TOOLS],
            *[_thing("dig", "weapon", dig_card(kind)) for kind in WEAPONS],
            *[_thing("dig", "gang", gang(at)) for at in range(len(GANGS))],
            *[_thing("dig", "gang card", badge(at)) for at in range(NO_GANG)],
            *[_thing("dig", "background", background(table, at)) for at in backgrounds],
        ]

    def in_action(self, state: State, action: Action) -> Iterator[str]:
        if isinstance(action, Play):
            yield _thing("dig", "action card", dig_card(action.card.kind))

    def in_event(self, state: State, event: Event) -> Iterator[Use]:
        if isinstance(event, Dug):
            yield int(event.seat), _thing("dig", "tool", dig_card(event.card))
        elif isinstance(event, WeaponLaid):
            yield int(event.seat), _thing("dig", "weapon", dig_card(event.card))

    def at_end(self, state: State) -> Iterator[Use]:
        table = cast("DigState", state)
        for seat in range(int(table.seats)):
            prisoner = table.prisoners[seat]
            held = int(prisoner.gang.number)
            if held == NO_GANG:
                yield seat, "gang: none"
            else:
                yield seat, _thing("dig", "gang", gang(held // CARDS_A_GANG))
                yield seat, _thing("dig", "gang card", badge(held))
            yield seat, _thing("dig", "background", background(table, prisoner.background.number))


THINGS: Final[dict[str, Things]] = {"cartagena": _CartagenaThings(), "outrun": _OutrunThings(), "dig": _DigThings()}


def things_of(game: str) -> Things:
    """Return what is used in a game."""
    return THINGS.get(game, Things())


def _thing(game: str, kind: str, name: Message) -> str:
    """Name a thing in English."""
    return f"{kind}: {words('en', game).say(name)}"

"""How Dig Your Way Out is shown: pictures, descriptions of moves, questions and log lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.drawing import Drawing
from escapade.games.dig import log_lines, names, picture, rulebook, static_drawing
from escapade.games.dig.board import AREA_KEYS, NOWHERE
from escapade.games.dig.cards import KEYS, KINDS, TOOLS
from escapade.games.dig.codes import AREAS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.log_rules import RULES
from escapade.games.dig.notation import MOST_COUNTED, UNKNOWN
from escapade.games.dig.prisoner import MOST_DUG
from escapade.games.dig.state import MOST_BEATINGS
from escapade.messages import Message, with_rules
from escapade.setup_form import SetupFact, SetupPart, SetupWord, player_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade import engine
    from escapade.effects import MoveDescription
    from escapade.engine import Action, Event
    from escapade.games.dig.move import Move
    from escapade.games.dig.picture import Picture
    from escapade.games.dig.state import State
    from escapade.messages import Fact


class DigDrawing(Drawing):
    """What the page and the terminal show of Dig Your Way Out."""

    def picture(self, view: engine.State) -> Picture:
        return picture.picture(cast("State", view))

    def describe(self, view: engine.State, seat: int, action: Action) -> MoveDescription:
        return cast("Move", action).describe(cast("State", view), seat)

    def question(self, view: engine.State, seat: int | None) -> Message | None:
        """Return what a seat is asked; for others and spectators, who decides."""
        return rulebook.question(cast("State", view), seat)

    def setup_parts(self, state: engine.State) -> dict[str, list[SetupPart]]:
        """Return pickers for areas, cards, what else a player has, and whose turn it is."""
        s = cast("State", state)
        words = [SetupWord(KEYS[kind], names.card(kind)) for kind in range(KINDS)]
        areas = [SetupWord(AREA_KEYS[at], names.area(s, at)) for at in range(AREAS)]
        player = [
            SetupPart(Message("setup-area"), "choice", areas),
            SetupPart(Message("setup-hand"), "cards", words, ","),
            SetupPart(Message("setup-more"), "facts", separator=",", facts=_facts(s)),
        ]
        piles = {"discards": [SetupPart(Message("setup-discards"), "cards", words, ",")]}
        michel = {} if s.michel == NOWHERE else {"at": [SetupPart(Message("setup-at"), "choice", areas)]}
        return {"players": player, **piles, **michel, "turn": [player_choice("setup-turn", int(s.seats))]}

    def seat_notes(self, view: engine.State, seat: int) -> list[Message]:
        """Return the length of the tunnel, and how many cards are held."""
        s = cast("State", view)
        facts: dict[str, Fact] = {"points": int(s.tunnel(seat)), "goal": int(s.rulebook.goal)}
        return [Message("dig-seat-note", {**facts, "cards": int(s.prisoners[seat].hand.size())})]

    def tell(self, story: list[Event], state: engine.State) -> list[Message]:
        return with_rules(log_lines.tell(story, cast("State", state)), RULES)

    def text(self, view: engine.State, names: Sequence[str]) -> str:
        return static_drawing.text(cast("State", view), names)

    def svg(self, view: engine.State, names: Sequence[str]) -> str:
        """Draw a table or a view as a small picture."""
        return static_drawing.picture(cast("State", view), names)


def _facts(s: State) -> list[SetupFact]:
    """List what a player has besides an area and cards."""
    rules = s.rulebook
    none, unknown = SetupWord("", Message("setup-none")), SetupWord("", Message("setup-unknown-card"))
    gangs = [SetupWord(card.key(), names.badge(card.number)) for card in rules.gang_cards if card.number != NO_GANG]
    tools = [SetupWord(KEYS[tool], names.card(tool)) for tool in TOOLS]
    known = [number for number, one in enumerate(rules.backgrounds) if one.key() != UNKNOWN]
    backgrounds = [SetupWord(rules.backgrounds[number].key(), names.background(s, number)) for number in known]
    return [
        SetupFact(Message("setup-beatings"), "number", "beatings=", most=MOST_BEATINGS),
        SetupFact(Message("setup-cigarettes"), "number", "cigarettes=", most=MOST_COUNTED),
        SetupFact(Message("setup-points"), "number", "points=", most=MOST_COUNTED),
        SetupFact(Message("setup-dug"), "counts", "dug=", tools, MOST_DUG),
        SetupFact(Message("setup-gang"), "choice", "gang=", [none, *gangs]),
        SetupFact(Message("setup-background"), "choice", "background=", [unknown, *backgrounds]),
        SetupFact(Message("setup-revealed"), "yes", "revealed=yes"),
        SetupFact(Message("setup-shrugged"), "yes", "shrugged=yes"),
    ]

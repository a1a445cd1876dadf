"""How Cartagena is shown: pictures, descriptions of moves, questions and log lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.drawing import Drawing
from escapade.games.cartagena import log_lines, names, picture, static_drawing
from escapade.games.cartagena.cards import KINDS, SYMBOLS, write_card
from escapade.games.cartagena.log_rules import RULES
from escapade.messages import Message, Player, with_rules
from escapade.setup_form import SetupPart, SetupWord, player_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade import engine
    from escapade.effects import MoveDescription
    from escapade.engine import Action, Event
    from escapade.games.cartagena.move import Move
    from escapade.games.cartagena.picture import Picture
    from escapade.games.cartagena.state import State


class CartagenaDrawing(Drawing):
    """What the page and the terminal show of Cartagena."""

    def picture(self, view: engine.State) -> Picture:
        return picture.picture(cast("State", view))

    def describe(self, view: engine.State, seat: int, action: Action) -> MoveDescription:
        return cast("Move", action).describe(cast("State", view), seat)

    def question(self, view: engine.State, seat: int | None) -> Message | None:
        """Return what a seat is asked, or how many actions it has left; for others, who decides."""
        s = cast("State", view)
        if s.over:
            return None
        if seat != s.acting():
            return Message("cartagena-wait", {"name": Player(int(s.acting()))})
        if s.asked is not None:
            return s.asked.question(s)
        return Message("cartagena-question-turn", {"left": int(s.left)})

    def setup_parts(self, state: engine.State) -> dict[str, list[SetupPart]]:
        """Return pickers for pirates, cards and whose turn it is."""
        s = cast("State", state)
        board, letters = s.board, s.board.printed.letters
        grey = KINDS if int(s.rulebook.tokens) else SYMBOLS
        words = [SetupWord(write_card(letters, kind), names.card(board, kind)) for kind in range(grey)]
        hand = SetupPart(Message("setup-hand"), "cards", words)
        pirates = SetupPart(Message("setup-pirates"), "places", most=int(board.goal))
        piles = {name: [SetupPart(Message(f"setup-{name}"), "cards", words)] for name in ("discards", "looked")}
        return {"crews": [pirates, hand], **piles, "turn": [player_choice("setup-turn", int(s.seats))]}

    def seat_notes(self, view: engine.State, seat: int) -> list[Message]:
        """Return how many pirates are home, and how many cards are held."""
        s = cast("State", view)
        crew = s.crews[seat]
        home = Message("cartagena-home", {"home": int(crew.home), "all": int(s.board.pirates)})
        return [home, Message("cartagena-held", {"count": int(crew.held)})]

    def has_secrets(self, view: engine.State) -> bool:
        s = cast("State", view)
        return any(s.crews[seat].hidden > 0 for seat in range(int(s.seats)))

    def tell(self, story: list[Event], state: engine.State) -> list[Message]:
        return with_rules(log_lines.tell(story, cast("State", state)), RULES)

    def text(self, view: engine.State, names: Sequence[str]) -> str:
        return static_drawing.text(cast("State", view), names)

    def svg(self, view: engine.State, names: Sequence[str]) -> str:
        """Draw a table or a view as a small picture."""
        return static_drawing.picture(cast("State", view), names)

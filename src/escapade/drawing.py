"""How a game is shown: pictures, descriptions of moves, log lines. Optional: the defaults work for any game.

Without a drawing of its own, a game is shown in notation, and with the messages that its Fluent files contain:
`<game>-<event>` is the log line of an event, such as `mole-turn-passed`; `…-unseen` is used when a detail is hidden.
`<game>-move-<action>` says what a move does, `<game>-question` what a player has to decide.
`<game>-field-<field>` names a field of a position.
Their facts are the details of the event or action; players appear by name.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from escapade import svg
from escapade.effects import MoveDescription, Spot
from escapade.messages import Message, Player, message
from escapade.plain_picture import PlainPicture, Zone
from escapade.reading import fields_of
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.engine import Action, Event, State
    from escapade.game import Game
    from escapade.messages import Fact
    from escapade.setup_form import SetupPart

_PLAYERS = ("seat", "other", "target", "by")  # names of details that are seats


class Drawing:
    """What the page and the terminal show of a game. The defaults show notation and work for every game."""

    HINTS: ClassVar = False  # whether `right_answers` has any

    def __init__(self, game: Game) -> None:
        self.game = game

    def picture(self, view: State) -> Any:  # noqa: ANN401 - each game has its own struct
        """Describe a view as data for the page to draw; by default its zones."""
        return PlainPicture(self.zones(view))

    def picture_at_table(self, view: State, people: int) -> Any:  # noqa: ANN401 - as above
        """Describe a view at a table where so many of the players are people; by default that changes nothing."""
        return self.picture(view)

    def zones(self, view: State) -> list[Zone]:
        """Describe a view as named zones; by default the fields of its notation."""
        fields, seats = fields_of(self.game.write_position(view)), int(view.seats)
        return [Zone(Spot(key), self.label(key), text, _by_seat(text, seats)) for key, text in fields.items()]

    def describe(self, view: State, seat: int, action: Action) -> MoveDescription:
        """Describe a legal move: what it does, what changes on the table, and what to click for it."""
        text, kind = self.game.write_action(view, action), type(action).__name__
        details = {name: getattr(action, name) for name in action.FIELDS if name != "code"}
        said = self.message(f"move-{_dashed(kind)}", details)
        return MoveDescription(text, kind, said or message("move-by-text", text=text))

    def question(self, view: State, seat: int | None) -> Message | None:
        """Return what a seat has to decide, or whom it waits for (a spectator always waits). None: nothing to show."""
        return self.message("question", {}) if seat is not None and seat in view.to_act() else None

    def right_answers(self, view: State, seat: int) -> list[str]:
        """List what a seat should enter where the rules know it, without times, the best first; shown with hints."""
        return []

    def setup_parts(self, state: State) -> dict[str, list[SetupPart]]:
        """Return how fields of a position are entered by hand, by their names; others are entered as text."""
        return {}

    def seat_notes(self, view: State, seat: int) -> list[Message]:
        """Return what is shown beside a player's name: progress, cards in hand."""
        return []

    def has_secrets(self, view: State) -> bool:
        """Whether a view contains hidden information. If so, players who share a device look in turn."""
        return True

    def tell(self, story: list[Event], state: State) -> list[Message]:
        """Return the log lines of a move; by default one for each event that has a message."""
        return [line for event in story if (line := self._event_line(event))]

    def text(self, view: State, names: Sequence[str]) -> str:
        """Draw a table or a view as plain text; by default one line for each field of the position."""
        return self.game.write_position(view).replace(" ", "\n")

    def svg(self, view: State, names: Sequence[str]) -> str:
        """Draw a table or a view as SVG; by default its plain text."""
        return svg.lines(self.text(view, names).split("\n"))

    def _event_line(self, event: Event) -> Message | None:
        """Return the log line of an event; a hidden detail selects another message."""
        details = event.facts()
        shown = {name: value for name, value in details.items() if self.game.hidden.get(name) != value}
        return self.message(_dashed(event.name()) + ("" if shown == details else "-unseen"), shown)

    def label(self, field: str) -> Message:
        """Name a field of a position."""
        return self.message(f"field-{field}", {}) or message("field-by-name", name=field)

    def message(self, name: str, details: dict[str, Any]) -> Message | None:  # Any: whatever details a game has
        """Return one of the game's own messages, or None if its English file does not contain it."""
        id_ = f"{self.game.name}-{name}"
        facts: dict[str, Fact] = {key: Player(value) if key in _PLAYERS else value for key, value in details.items()}
        return Message(id_, facts) if words(game=self.game.name).knows(id_) else None


def _by_seat(text: str, seats: int) -> list[str]:
    """Split a field that has one part per player, separated by dots or semicolons; empty if it does not."""
    return next((parts for mark in ";." if len(parts := text.split(mark)) == seats), [])


def _dashed(name: str) -> str:
    """Convert a class name to the form used in message ids: TurnPassed becomes turn-passed."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()

"""The interface of a game: its options, deals, views and notation."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from escapade.drawing import Drawing
from escapade.engine import SHOWING, Showing, seeded
from escapade.learning import Learning
from escapade.options import RULES, Disagreement, chosen
from escapade.reading import BadNotation, fields_of, shortened
from escapade.reasons import Reasons
from escapade.tasks import Tasks
from escapade.thinking import Thinking
from escapade.timing import Timing

if TYPE_CHECKING:
    from escapade.engine import Action, Event, Luck, State
    from escapade.options import Option, Preset


def numbered_seats(seats: int) -> list[str]:
    """Return names for players without names: "Seat 1", "Seat 2"."""
    return [f"Seat {seat + 1}" for seat in range(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its rules and its notation. Optional parts serve bots, clocks and screens.

    A game overrides `deal`, `view`, `deal_hidden`, `write_action`, `write_position` and `position`, and replaces the
    parts it provides: `thinking`, `timing`, `drawing`, `learning`, `reasons`, `tasks`.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what introduces a game, once
        self,
        name: str,
        title: str,
        rules: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        events: dict[str, type[Event]],
    ) -> None:
        """Name it, the version of its rules, the numbers of players, what can be agreed on, and what can happen."""
        self.name: Final = name
        self.title: Final = title
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.package: Final = str(sys.modules[type(self).__module__].__package__)  # has its texts
        self.events: Final = events
        self.earlier: dict[str, dict[str, str]] = {}  # earlier versions of the rules: values of options added since
        self.presets: tuple[Preset, ...] = ()
        self.hidden: dict[str, object] = {}  # by detail of an event: the value that means "hidden", written as None
        self.thinking: Thinking = Thinking()
        self.timing: Timing = Timing()
        self.drawing: Drawing = Drawing(self)
        self.learning: Learning = Learning()
        self.reasons: Reasons = Reasons()
        self.tasks: Tasks = Tasks()
        self.actions: dict[str, int] = {}  # sizes of its action space, by name of what is in play
        SHOWING[name] = Showing(self.write_position, self.text, self.svg)

    def text(self, state: State) -> str:
        """Draw a table or a view as plain text, with numbered players."""
        return self.drawing.text(state, numbered_seats(int(state.seats)))

    def svg(self, state: State) -> str:
        """Draw a table or a view as SVG, with numbered players."""
        return self.drawing.svg(state, numbered_seats(int(state.seats)))

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        """Return all options with defaults filled in, or raise Disagreement."""
        if players not in self.seats:
            raise Disagreement(
                "option-players", "", "{game} is for {least} to {most} players, not {players}",
                game=self.title, least=self.seats[0], most=self.seats[-1], players=players,
            )  # fmt: skip
        return chosen(self.options, values)

    def knows(self, rules: str) -> bool:
        """Whether games under this version of the rules can be played."""
        return rules == self.rules or rules in self.earlier

    def check_by(self, rules: str, values: dict[str, str], players: int) -> dict[str, str]:
        """Check options under a version of the rules; an earlier version is named in the result.

        Options that were added or changed later get the value that applied then.
        """
        if rules == self.rules:
            return self.check(values, players)
        if rules not in self.earlier:
            raise BadNotation(
                "rules", f"the rules {shortened(rules)} are not known; these are {self.rules}",
                found=shortened(rules), known=", ".join([self.rules, *self.earlier]),
            )  # fmt: skip
        return self.check(self.earlier[rules] | values, players) | {RULES: rules}

    def deal(self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None) -> State:
        """Set up a new game; `data` are corrections by an owner of the box.

        values: the result of `check` or `check_by`.
        """
        raise NotImplementedError

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        """Return which printed data in play are not known but reconstructed by us, and why."""
        return {}

    def reconstructed_lists(self) -> list[str]:
        """Name the printed data that are not known but chosen by us, whatever is in play."""
        return []

    def check_data(self, data: dict[str, object]) -> None:
        """Raise an error with a sentence if these corrections of the printed data cannot be."""
        players = self.seats[0]
        self.deal(self.check({}, players), players, seeded(0), data)

    def merged_levels(self) -> int:
        """Return in how many levels of tables a correction may leave out lines, which then stay as they are."""
        return 0

    def correctable(self) -> dict[str, object]:
        """Return the printed data that an owner of the box can correct, as they are without corrections."""
        return {}

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's score as players count it; by default 1 for a win."""
        return tuple([int(seat in state.winners()) for seat in range(int(state.seats))])

    def view(self, state: State, seat: int | None) -> State:
        """Return the table as a seat sees it now, or a spectator (None), without memory of earlier events."""
        raise NotImplementedError

    def deal_hidden(self, view: State, luck: Luck) -> None:
        """Turn a view, in place, into a random table consistent with it, as likely as the seat's knowledge makes it."""
        raise NotImplementedError

    def imagine(self, view: State, luck: Luck) -> State:
        """Return a random table consistent with a view; its future luck comes from `luck`."""
        table = view.fork()
        self.deal_hidden(table, luck)
        table.luck = luck.fork()  # seeded after dealing: future cards must not depend on those just dealt
        return table

    def write_action(self, state: State, action: Action) -> str:
        """Write an action as short text."""
        raise NotImplementedError

    def read_action(self, state: State, text: str) -> Action:
        """Read an action from short text, or raise ValueError. By default, compare with all of them."""
        wanted = text.strip()
        for action in state.catalogue():
            if self.write_action(state, action) == wanted:
                return action
        raise BadNotation("no-move", f"'{shortened(text)}' is not a move of {self.title}", found=shortened(text))

    def write_event(self, event: Event) -> dict[str, object]:
        """Return an event's details by name; hidden ones are None."""
        hidden = self.hidden
        return {key: None if key in hidden and value == hidden[key] else value for key, value in event.facts().items()}

    def read_event(self, name: str, facts: dict[str, object]) -> Event:
        """Create an event from its name and details."""
        hidden = self.hidden
        details = {key: hidden[key] if key in hidden and value is None else value for key, value in facts.items()}
        return self.events[name](**details)

    def write_position(self, state: State) -> str:
        """Write a whole position, or a view of it, as one line of text."""
        raise NotImplementedError

    def position(self, fields: dict[str, str], luck: Luck) -> State:
        """Build a position from its fields, or raise ValueError."""
        raise NotImplementedError

    def read_position(self, text: str, luck: Luck) -> State:
        """Read a whole position from text, or raise ValueError."""
        state = self.position(fields_of(text), luck)
        self.check_position(state)
        return state

    def check_position(self, state: State) -> None:
        """Raise ValueError unless the game can go on from a position.

        Hidden cards are dealt on a copy with its own luck, so the result does not depend on chance.
        """
        table = self.imagine(state, seeded("position"))
        if bool(table.to_act()) == table.game_over():
            raise BadNotation(
                "stuck", f"this is not a position of {self.title}: nobody has won, and nobody is asked to go on"
            )
        for seat in table.to_act():
            if not table.legal(seat):
                raise BadNotation(
                    "stuck", f"this is not a position of {self.title}: player {seat + 1} is asked, and can do nothing"
                )

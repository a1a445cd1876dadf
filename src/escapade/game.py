"""What any game offers to the rest of the house: its options, its deals, its views and its notation."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from escapade.drawing import Drawing
from escapade.engine import SHOWING, Showing, seeded
from escapade.options import RULES, Disagreement, chosen
from escapade.reading import fields_of, shortened
from escapade.thinking import Thinking
from escapade.timing import Timing

if TYPE_CHECKING:
    from escapade.engine import Action, Event, Luck, State
    from escapade.options import Option, Preset


def numbered_seats(seats: int) -> list[str]:
    """Name players who have no names: "Seat 1", "Seat 2"."""
    return [f"Seat {seat + 1}" for seat in range(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its rules and its notation. What bots, clocks and screens want to know beyond that are parts of it.

    A game overrides `deal`, `view`, `deal_hidden`, `write_action`, `write_position` and `position`, and replaces the
    parts it brings: `thinking`, `timing`, `drawing`.
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
        self.package: Final = str(sys.modules[type(self).__module__].__package__)  # where its words and rules lie
        self.events: Final = events
        self.earlier: dict[str, dict[str, str]] = {}  # versions of the rules it still plays: options that came later
        self.presets: tuple[Preset, ...] = ()
        self.hidden: dict[str, object] = {}  # by detail of an event: the value for "not seen", written as None
        self.thinking: Thinking = Thinking()
        self.timing: Timing = Timing()
        self.drawing: Drawing = Drawing(self)
        SHOWING[name] = Showing(self.write_position, self.text, self.svg)

    def text(self, state: State) -> str:
        """Draw a table or a view as plain text, its players numbered."""
        return self.drawing.text(state, numbered_seats(int(state.seats)))

    def svg(self, state: State) -> str:
        """Draw a table or a view as a picture, its players numbered."""
        return self.drawing.svg(state, numbered_seats(int(state.seats)))

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        """Return all options with defaults filled in, or raise Disagreement with a sentence."""
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
        """Check an agreement under a version of the rules; an earlier one is named in the answer.

        An option that came later, or had another default, is what everybody played then.
        """
        if rules == self.rules:
            return self.check(values, players)
        if rules not in self.earlier:
            raise ValueError(f"the rules {shortened(rules)} are not known; these are {self.rules}")
        return self.check(self.earlier[rules] | values, players) | {RULES: rules}

    def deal(self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None) -> State:
        """Set up a new game; `data` are corrections by somebody who owns the box.

        values: what `check` or `check_by` gave.
        """
        raise NotImplementedError

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        """Say which printed data in play are not known but chosen by us, and why."""
        return {}

    def scores(self, state: State) -> tuple[int, ...]:
        """Return what each seat has reached so far, as players count it; here 1 for a win."""
        return tuple([int(seat in state.winners()) for seat in range(int(state.seats))])

    def view(self, state: State, seat: int | None) -> State:
        """Return the table as a seat sees it now, or a spectator (None), with nothing remembered."""
        raise NotImplementedError

    def deal_hidden(self, view: State, luck: Luck) -> None:
        """Turn a view, in place, into one table it could be, as likely as what the seat knows makes it."""
        raise NotImplementedError

    def imagine(self, view: State, luck: Luck) -> State:
        """Return one table that a view could be; its own future luck comes from the luck given."""
        table = view.fork()
        self.deal_hidden(table, luck)
        table.luck = luck.fork()  # afterwards: the cards to come must not follow those just dealt
        return table

    def write_action(self, state: State, action: Action) -> str:
        """Write an action as short text."""
        raise NotImplementedError

    def read_action(self, state: State, text: str) -> Action:
        """Read an action from short text, or raise ValueError with a sentence. By default, try them all."""
        wanted = text.strip()
        for action in state.catalogue():
            if self.write_action(state, action) == wanted:
                return action
        raise ValueError(f"'{shortened(text)}' is not a move of {self.title}")

    def write_event(self, event: Event) -> dict[str, object]:
        """Write an event's details by name; what lies face down is None."""
        hidden = self.hidden
        return {key: None if key in hidden and value == hidden[key] else value for key, value in event.facts().items()}

    def read_event(self, name: str, facts: dict[str, object]) -> Event:
        """Read an event by its name and details."""
        hidden = self.hidden
        details = {key: hidden[key] if key in hidden and value is None else value for key, value in facts.items()}
        return self.events[name](**details)

    def write_position(self, state: State) -> str:
        """Write a whole position, or a view of it, as one line of text."""
        raise NotImplementedError

    def position(self, fields: dict[str, str], luck: Luck) -> State:
        """Put a position together from its fields, or raise ValueError with a sentence."""
        raise NotImplementedError

    def read_position(self, text: str, luck: Luck) -> State:
        """Read a whole position from text, or raise ValueError with a sentence."""
        state = self.position(fields_of(text), luck)
        self.check_position(state)
        return state

    def check_position(self, state: State) -> None:
        """Raise ValueError with a sentence unless the game can go on from a position.

        Cards face down are dealt on a copy, by luck of its own: whether a position is good does not depend on chance.
        """
        table = self.imagine(state, seeded("position"))
        if bool(table.to_act()) == table.game_over():
            raise ValueError(f"this is not a position of {self.title}: nobody has won, and nobody is asked to go on")
        for seat in table.to_act():
            if not table.legal(seat):
                raise ValueError(
                    f"this is not a position of {self.title}: player {seat + 1} is asked, and can do nothing"
                )

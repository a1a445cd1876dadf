"""What any game offers to the rest of the house: its options, its deals, its views and its notation."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from escapade.engine import seeded

if TYPE_CHECKING:
    from escapade.engine import Action, Event, Luck, State
    from escapade.messages import Message

YES_NO: Final = ("no", "yes")
MOST_PLAYERS: Final = 6  # of any game
MOST_DIGITS: Final = 15  # of a number in a position: far more than any game counts, and it fits a machine word
MOST_QUOTED: Final = 60  # characters of a wrong input that an error message repeats


class Disagreement(ValueError):  # noqa: N818 - an answer to players, not an error of the program
    """Why players cannot agree on that: a code, a sentence with its facts apart, the rule's id where a rule speaks."""

    def __init__(self, code: str, rule: str, says: str, **facts: object) -> None:
        """Say what does not go together."""
        super().__init__(says.format(**facts) + (f" ({rule})" if rule else ""))
        self.code = code
        self.rule = rule
        self.facts = facts


class Option:
    """One thing players agree on: one description for forms, command lines and error messages."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, says: str) -> None:
        """Name it, list its values, give the default, and say in a sentence what it decides."""
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.says: Final = says

    def check(self, value: str) -> str:
        """Accept one of the values, or say which there are."""
        if value not in self.values:
            raise Disagreement(
                "option-value", "", "{name} is one of {values}, not '{value}'",
                name=self.name, values=", ".join(self.values), value=value,
            )  # fmt: skip
        return value


def chosen(options: tuple[Option, ...], values: dict[str, str]) -> dict[str, str]:
    """Fill in the defaults, and say in a sentence which name or value is not known."""
    names = {option.name: option for option in options}
    for name in values:
        if name not in names:
            raise Disagreement(
                "option-unknown", "", "'{name}' is no option of this game; its options: {names}",
                name=name, names=", ".join(names),
            )  # fmt: skip
    return {name: option.check(str(values.get(name, option.default))) for name, option in names.items()}


def fields_of(text: str) -> dict[str, str]:
    """Split a line of text into its fields."""
    fields: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"'{shortened(word)}' is no field of a position: it should read name=value")
        fields[key] = value
    return fields


def read_number(text: str, what: str, least: int, most: int) -> int:
    """Read a whole number within bounds; every number in a position or an action passes here."""
    digits = text.removeprefix("-") if least < 0 else text
    if digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS and least <= int(text) <= most:
        return int(text)
    raise ValueError(f"{what} should be a number from {least} to {most}, not '{shortened(text)}'")


def shortened(text: str) -> str:
    """Quote at most the beginning of what somebody wrote."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def read_seat(text: str, seats: int) -> int:
    """Read whose turn it is, or who was asked or won: players count from 1, seats from 0."""
    if text not in [str(player) for player in range(1, seats + 1)]:
        raise ValueError(f"there is no player '{shortened(text)}' at a table of {seats}")
    return int(text) - 1


class Judgement:
    """What games taught: how much each trait of a seat's position counts, by the kind of table and its players."""

    def __init__(self, game: str, traits: tuple[str, ...], kinds: tuple[str, ...] = ("usual",)) -> None:
        """Read what `escapade lab fit` has found for a game with these traits and these kinds of tables."""
        self.names: Final = traits
        self.kinds: Final = kinds
        self.traits: Final = vec[float]([0.0] * len(traits))  # of the seat looked at
        self.weights: vec[float] = vec[float]()  # row by row: for 0, 1, 2 … players of the first kind, then the next
        text = files(f"escapade.games.{game}").joinpath("data/judgement.toml").read_text(encoding="utf-8")
        self.learn(cast("dict[str, dict[str, dict[str, float]]]", tomllib.loads(text)))

    def learn(self, found: dict[str, dict[str, dict[str, float]]]) -> None:
        """Take over weights by kind, players and trait; who was not asked for goes by the next smaller table.

        A kind of table that is not among them keeps what it has.
        """
        size = (MOST_PLAYERS + 1) * len(self.names)
        rows: list[float] = []
        for at, kind in enumerate(self.kinds):
            if kind not in found:
                rows += [self.weights[i] for i in range(at * size, (at + 1) * size)]
                continue
            known = sorted(int(players) for players in found[kind])
            for players in range(MOST_PLAYERS + 1):
                nearest = max([number for number in known if number <= players], default=known[0])
                rows += [found[kind][str(nearest)][name] for name in self.names]
        self.weights = vec[float](rows)

    def value(self, seats: i64, kind: i64 = 0) -> float:
        """Sum up the traits found, by the weights for this number of players at this kind of table."""
        total = 0.0
        first = (kind * (MOST_PLAYERS + 1) + seats) * len(self.traits)
        for at in range(i64(len(self.traits))):
            total += self.traits[at] * self.weights[first + at]
        return total


class Manner:
    """How to search a game; tuned head to head, see docs/bots.md."""

    def __init__(self, exploration: float = 0.25, width: float = 2.0, cut: int = 30, effort: float = 1.0) -> None:
        """Explore so eagerly; look at so many actions times the root of the visits; play on so long before judging.

        Where it takes more iterations than usual to play well, the effort is greater: levels think as much longer.
        """
        self.exploration: Final = exploration
        self.width: Final = width
        self.cut: Final = cut
        self.effort: Final = effort


USUAL: Final = Manner()


SLOW_PART: Final = 0.1  # of a chance that never saturates: a big lead is still worth extending
SLOWNESS: Final = 6.0  # times the lead it takes for the same effect there


def shared_out(values: vec[float]) -> None:
    """Turn values into chances that add up to 1, in place: whoever has one more is about e times as likely to win."""
    total = 0.0
    slow_total = 0.0
    best = values[0]
    for at in range(i64(len(values))):
        best = max(best, values[at])
    for at in range(i64(len(values))):
        total += math.exp(values[at] - best)
        slow_total += math.exp((values[at] - best) / SLOWNESS)
    for at in range(i64(len(values))):
        fast = math.exp(values[at] - best) / total
        values[at] = (1.0 - SLOW_PART) * fast + SLOW_PART * math.exp((values[at] - best) / SLOWNESS) / slow_total


class Game:
    """One game. Its rooms do the work; this is the door to them."""

    def __init__(self, name: str, title: str, rules: str, seats: tuple[int, ...], options: tuple[Option, ...]) -> None:
        """Say what it is called, which version of the rules this is, and for how many players."""
        self.name: Final = name
        self.title: Final = title
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        """Give the whole agreement with defaults filled in, or raise Disagreement with a sentence."""
        raise NotImplementedError

    def deal(self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None) -> State:
        """Set up a new game; `data` are corrections by somebody who owns the box."""
        raise NotImplementedError

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        """Say which printed data in play are not known but chosen by us, and why."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> State:
        """Give the table as a seat sees it now, or a spectator (None), with nothing remembered."""
        raise NotImplementedError

    def deal_hidden(self, view: State, luck: Luck) -> None:
        """Turn a view, in place, into one table it could be, as likely as what the seat knows makes it."""
        raise NotImplementedError

    def imagine(self, view: State, luck: Luck) -> State:
        """Give one table that a view could be; its own future luck comes from the luck given."""
        table = view.fork()
        self.deal_hidden(table, luck)
        table.luck = luck.fork()  # afterwards: the cards to come must not follow those just dealt
        return table

    def write_action(self, state: State, action: Action) -> str:
        """Write an action as short text."""
        raise NotImplementedError

    def read_action(self, state: State, text: str) -> Action:
        """Read an action from short text, or raise ValueError with a sentence."""
        raise NotImplementedError

    def timed(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Write into an action what the server has measured (ms), where time is part of it; most actions have none."""
        return text

    def patience(self, state: State, seat: int) -> int | None:
        """Say how long (ms) the rules themselves wait for a seat before its default action; None is for ever."""
        return None

    def reacting(self, state: State, seat: int) -> bool:
        """Tell whether a seat is asked alike whatever it holds: then not even the time it takes may tell."""
        return False

    def answers(self) -> tuple[str, ...]:
        """Name the standing answers a player may give to such questions; the first is to be asked each time."""
        return ()

    def standing_answer(self, state: State, seat: int, answer: str) -> Action | None:
        """Give what a seat's standing answer says now, or None if the player is to be asked."""
        return None

    def aside(self, text: str) -> bool:
        """Tell whether an action is said in between: what its seat must decide stays open, and its clock runs on."""
        return False

    def starts(self, text: str) -> bool:
        """Tell whether an action starts a race for everybody, so that people want to be ready for it."""
        return False

    def takes(self, text: str) -> int:
        """Say how long (ms) an action has taken by its own account, so that a bot can be as slow as it says."""
        return 0

    def write_event(self, event: Event) -> dict[str, object]:
        """Write an event's details by name."""
        raise NotImplementedError

    def read_event(self, name: str, facts: dict[str, object]) -> Event:
        """Read an event by its name and details."""
        raise NotImplementedError

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
            raise ValueError(f"this is no position of {self.title}: nobody has won, and nobody is asked to go on")
        for seat in table.to_act():
            if not table.legal(seat):
                raise ValueError(f"this is no position of {self.title}: player {seat + 1} is asked, and can do nothing")

    def picture(self, view: State) -> dict[str, object]:
        """Describe a view as plain data for a screen to draw; empty where the game has no picture yet."""
        return {}

    def preview(self, view: State, seat: int, action: Action) -> dict[str, object]:
        """Say as plain data what a legal action would do; at least its text, so that any game can be played by it."""
        return {"text": self.write_action(view, action), "kind": type(action).__name__}

    def worth(self, state: State, seat: int) -> float:
        """Estimate how well a seat stands, higher is better: enough for a bot that looks one move ahead."""
        raise NotImplementedError

    def gain(self, state: State, seat: i64, code: i64) -> i64:
        """Guess, without trying it, what an action gains its seat: enough to prefer one to another in a hurry."""
        raise NotImplementedError

    def senseless(self, state: State, seat: i64, code: i64) -> bool:
        """Tell whether a legal action has no effect or only harms its own seat, as far as that seat knows."""
        return False

    def win_in_reach(self, state: State, seat: i64) -> bool:
        """Tell whether a seat might win in the rest of its turn: a cheap test before the whole turn is searched."""
        return False

    def judgement(self) -> Judgement:
        """Give what games taught about this game."""
        raise NotImplementedError

    def traits(self, state: State, seat: i64) -> None:
        """Look at what counts for a seat, and leave it in the judgement's traits."""
        raise NotImplementedError

    def chances(self, state: State, out: vec[float]) -> None:
        """Estimate each seat's chance to win; they add up to 1."""
        raise NotImplementedError

    def side(self, state: State, seat: int) -> int:
        """Count those who win together with a seat, the seat among them; the chances share a win out among them."""
        return 1

    def manner(self, state: State) -> Manner:
        """Say how such a table is searched best."""
        return USUAL

    def tell(self, story: list[Event], state: State) -> list[Message]:
        """Tell what a move made happen, as lines for a log."""
        raise NotImplementedError

"""A game being played: the table, what each seat has seen of it, and the moves so far."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from escapade import engine, records
from escapade.engine import Action, seeded
from escapade.game import Game, numbered_seats
from escapade.games import game_named
from escapade.options import RULES
from escapade.reading import fields_of, read_data, shortened, write_data
from escapade.words import languages, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Self

    from escapade.box import Box, BoxRef
    from escapade.engine import Event, State

_PLAYERS: Final = 2  # the default number of players
_CHECKPOINT: Final = 16  # moves between two copies of the table, from which `undo` replays


@dataclass(frozen=True, slots=True)
class Outcome:
    """A move that was played: its text, the events, what each seat and a spectator saw, and its line of the record."""

    seat: int
    text: str
    events: list[Event]
    seen: dict[int | None, list[Event]]  # None: a spectator
    line: str

    def __iter__(self) -> Iterator[Event]:
        """Iterate over the events."""
        return iter(self.events)

    def __len__(self) -> int:
        return len(self.events)

    def __str__(self) -> str:
        """Return the player and the move: '1: 0h'. Players count from 1, seats from 0."""
        return f"{self.seat + 1}: {self.text}"


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    """A copy of a table and its views, from which `undo` replays."""

    state: State
    views: dict[int | None, State]

    @classmethod
    def of(cls, state: State, views: Mapping[int | None, State]) -> _Checkpoint:
        """Copy a table and its views."""
        return cls(state.fork(), {watcher: view.fork() for watcher, view in views.items()})


class Match:
    """One game from the deal, or from a position, to the end.

    Attributes:
        state: The table itself, with all its secrets. Play on a copy of it, or use `play`.
        moves: The outcome of every move so far, the first one first.
        names: The players' names.
        options: What was agreed, defaults included.
    """

    def __init__(  # noqa: PLR0913 - each is one thing a table agrees on, and all but the game have a default
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        position: str | None = None,
        seed: int | str = 0,
        salt: str = "",
        names: Sequence[str] | None = None,
        data: Mapping[str, object] | None = None,
        box: BoxRef | None = None,
        rules: str | None = None,
        keep: bool = True,
    ) -> None:
        """Deal a game by a seed, or set up a position.

        Args:
            game: A game, or its name.
            players: How many play; 2 if not given.
            options: What they agree on, by name; `True` and `False` mean yes and no.
            position: Text as `Match.position` writes it. It says itself how many play and what is agreed; what lies
                face down in it is dealt by the seed.
            seed: A number or a text that decides the luck: the same seed deals the same game.
            salt: A secret text that hides the seed in the record until the end.
            names: The players' names, one for each seat; numbers if not given.
            data: Corrections of printed data by somebody who owns the box.
            box: The box that these corrections are; the record names it and leaves them out.
            rules: An earlier version of the rules, such as "cartagena-1", for a game that began under it.
            keep: With False the match remembers no moves (`moves`, `record`, `undo`); `play` returns all there is to
                store.
        """
        self.game = game if isinstance(game, Game) else game_named(_checked_text(game, "a game"))
        self.seed, self.salt = _checked_seed(seed), _checked_text(salt, "a salt")
        self.start = None if position is None else _checked_text(position, "a position")  # as it was given
        self.box = box
        self.rules = self.game.rules if rules is None else _checked_text(rules, "a version of the rules")
        data = _checked_mapping(data, "data")
        if position is None:
            self.data = deepcopy(dict(data)) if data else None
            self._deal(_PLAYERS if players is None else players, _checked_mapping(options, "options"))
        elif players is None and options is None:
            self._set_up(position, data)
        else:
            raise ValueError("a position says itself how many play and what is agreed: leave players and options out")
        self.players = int(self.state.seats)
        self.names = _checked_names(names, self.players)
        self.views = {seat: self.game.view(self.state, seat) for seat in (*range(self.players), None)}
        self.keep = keep
        self.played = 0  # moves, kept or not
        self.moves: list[Outcome] = []
        self._dealt = records.deal(self)
        self._checkpoints = [_Checkpoint.of(self.state, self.views)] if keep else []

    def _deal(self, players: int, options: Mapping[str, object]) -> None:
        """Deal a new game."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise TypeError(f"the number of players should be a number, not {shortened(repr(players))}")
        words = {str(key): option_word(value) for key, value in options.items()}
        agreed = self.game.check_by(self.rules, words, players)
        self.options = self._as_recorded(agreed, words)
        self.state = self.game.deal(agreed, players, seeded(self.seed), self.data)

    def _set_up(self, position: str, data: Mapping[str, object] | None) -> None:
        """Set up a position; corrected data may be part of its text or be given separately."""
        fields = fields_of(position)
        self.data = read_data(fields)
        if data and self.data is None:
            self.data = deepcopy(dict(data))
            position = f"{position} data={write_data(self.data)}"
        elif data and self.data != dict(data):
            raise ValueError("the position was written with other corrected data than those given")
        if RULES in fields:
            self.rules = fields[RULES]
        elif self.rules != self.game.rules:
            position = f"{position} {RULES}={self.rules}"
        luck = seeded(self.seed)
        self.state = self.game.imagine(self.game.read_position(position, luck), luck)
        agreed = {option.name: fields[option.name] for option in self.game.options if option.name in fields}
        self.options = self._as_recorded(self.game.check_by(self.rules, agreed, int(self.state.seats)), agreed)

    def _as_recorded(self, agreed: dict[str, str], given: dict[str, str]) -> dict[str, str]:
        """Return the options that a record of these rules names: no option added later, unless it was given."""
        later = self.game.earlier.get(self.rules, {})
        return {name: value for name, value in agreed.items() if name in given or name not in (*later, RULES)}

    @classmethod
    def from_record(cls, lines: Iterable[str], moves: int | None = None, boxes: Sequence[Box] = ()) -> Match:
        """Replay a record to its end or for a number of moves; raise Broken at the first wrong line.

        `boxes` are the boxes that the record may name. `records.replay` goes through a record move by move.
        """
        for match in records.replay(lines, boxes=boxes):
            if match.played == moves:
                return match
        if moves is not None:
            raise ValueError(f"the record has {match.played} moves, not {moves}")
        return match

    # Status

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.game_over()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return self.state.winners()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide something now."""
        return self.state.to_act()

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's score so far: pirates at the goal, rooms, tunnel points."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats from best to worst: winners first, then by score; equal ones together."""
        scores, winners = self.scores, self.winners
        order = [(seat in winners, scores[seat]) for seat in range(self.players)]
        places = sorted(set(order), reverse=True)
        return tuple(tuple(seat for seat in range(self.players) if order[seat] == place) for place in places)

    def position(self) -> str:
        """Write the whole table as one line of text; `Match(game, position=text)` continues from it."""
        return self.game.write_position(self.state)

    def view(self, seat: int | None = None) -> State:
        """Return the table as a seat knows it, with everything it has seen; without a seat, as a spectator.

        It is a copy: changing it does not affect the match.
        """
        return self.views[self._watcher(seat)].fork()

    # Moves

    def legal(self, seat: int | None = None) -> list[str]:
        """List the legal moves of a seat (by default the one to act) in notation."""
        seat = self.acting(seat)
        return [self.game.write_action(self.state, action) for action in self.state.legal(seat)]

    def why_not(self, move: str | Action, seat: int | None = None) -> str | None:
        """Return in a sentence why a move is refused, or None if it is legal."""
        refusal = self.state.refusal(self.acting(seat), self.read(move))
        return None if refusal is None else str(refusal)

    def play(self, move: str | Action, seat: int | None = None) -> Outcome:
        """Play a move for a seat (by default the one to act); return its outcome, or raise Refused."""
        seat, action = self.acting(seat), self.read(move)
        text = self.game.write_action(self.state, action)
        events = engine.play(self.state, seat, action)
        seen = {watcher: [event.seen_by(watcher, self.state) for event in events] for watcher in self.views}
        for watcher, view in self.views.items():
            engine.replay(view, seen[watcher])
        self.played += 1
        outcome = Outcome(seat, text, events, seen, records.move(self, self.played, seat, text, events))
        if self.keep:
            self.moves.append(outcome)
            if self.played % _CHECKPOINT == 0:
                self._checkpoints.append(_Checkpoint.of(self.state, self.views))
        return outcome

    def undo(self) -> Outcome:
        """Take back the last move and return it. Luck is restored too: the same move draws the same cards."""
        if not self.moves:
            raise ValueError("there is no move to take back" if self.keep else "this match remembers no moves")
        undone, again = self.moves[-1], self.moves[:-1]
        at = len(again) // _CHECKPOINT
        self.moves, self.played = again[: at * _CHECKPOINT], at * _CHECKPOINT
        del self._checkpoints[at + 1 :]
        start = _Checkpoint.of(self._checkpoints[at].state, self._checkpoints[at].views)
        self.state, self.views = start.state, start.views
        for outcome in again[at * _CHECKPOINT :]:
            self.play(outcome.text, outcome.seat)
        return undone

    def tell(self, outcome: Outcome, seat: int | None = None, language: str = "en") -> list[str]:
        """Describe a move in sentences as a seat saw it; without a seat, as a spectator did."""
        watcher = self._watcher(seat)
        if not isinstance(outcome, Outcome):
            raise TypeError(f"an outcome is what `play` returns, not {shortened(repr(outcome))}")
        if language not in languages():
            raise ValueError(f"{shortened(repr(language))} is not a language; languages: {', '.join(languages())}")
        lines = self.game.drawing.tell(outcome.seen[watcher], self.views[watcher])
        said = words(language, self.game.name)
        return [said.say(line, self.names) for line in lines]

    # The record

    @property
    def record(self) -> list[str]:
        """The lines of the record so far: header, deal, moves."""
        return [records.header(self), self._dealt, *(outcome.line for outcome in self.moves)]

    @property
    def history(self) -> list[Event]:
        """All events so far, move by move."""
        return [event for outcome in self.moves for event in outcome]

    def end(self, reason: str = "") -> list[str]:
        """Close the record, reveal the seed, and return the lines."""
        return [*self.record, records.end(self, _checked_text(reason, "a reason"))]

    # Copies and drawings

    def copy(self) -> Self:
        """Return an independent match with the same past and the same future."""
        twin = type(self).__new__(type(self))
        table = _Checkpoint.of(self.state, self.views)
        lists = {name: list(getattr(self, name)) for name in ("names", "moves", "_checkpoints")}
        twin.__dict__ |= self.__dict__ | lists | {"state": table.state, "views": table.views}
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<Match of {self.game.title}, {self.players} players, {self.played} moves, {self._whose_turn()}>"

    def __str__(self) -> str:
        """Draw the whole table as plain text."""
        head = f"{self.game.title}, move {self.played + 1}: {self._whose_turn()}"
        return f"{head}\n\n{self.game.drawing.text(self.state, self.names)}"

    def _repr_svg_(self) -> str:
        """Draw the whole table for a notebook."""
        return self.game.drawing.svg(self.state, self.names)

    def _whose_turn(self) -> str:
        """Return whom the game waits for, or who has won."""
        seats = self.winners if self.over else self.to_act
        return f"{' and '.join(self.names[seat] for seat in seats)} {'won' if self.over else 'to act'}"

    # Arguments

    def read(self, move: str | Action) -> Action:
        """Read a move given in notation."""
        if isinstance(move, str):
            return self.game.read_action(self.state, move)
        if not isinstance(move, Action):
            raise TypeError(f"a move is a text as `legal` lists it, or an action, not {shortened(repr(move))}")
        if move.GAME not in ("", self.game.name):
            raise ValueError(f"{type(move).__name__} is a move of {move.GAME}, not of {self.game.name}")
        return move

    def acting(self, seat: int | None) -> int:
        """Return the seat a move is for."""
        found = self._watcher(seat)
        return (self.to_act or (0,))[0] if found is None else found

    def _watcher(self, seat: int | None) -> int | None:
        """Check a seat; None is a spectator."""
        if seat is None or (type(seat) is int and 0 <= seat < self.players):
            return seat
        seats = f"seats are 0 to {self.players - 1}, None is a spectator"
        raise ValueError(f"there is no seat {shortened(repr(seat))} in a match of {self.players}: {seats}")


def option_word(value: object) -> str:
    """Convert an option's value to text: True is yes."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _checked_text(value: str, what: str) -> str:
    """Check that something is a text."""
    if not isinstance(value, str):
        raise TypeError(f"{what} should be a text, not {shortened(repr(value))}")
    return value


def _checked_mapping(value: Mapping[str, object] | None, what: str) -> Mapping[str, object]:
    """Check that something gives values by name; None gives none."""
    if value is not None and not isinstance(value, Mapping):
        raise TypeError(f"{what} should be values by name, such as a dict, not {shortened(repr(value))}")
    return value or {}


def _checked_seed(seed: int | str) -> int | str:
    """Check that a seed can be written to a record."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TypeError(f"a seed should be a number or a text, not {shortened(repr(seed))}")
    return seed


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    """Check that every player has a name; without names they are numbered."""
    if names is None:
        return numbered_seats(players)
    if isinstance(names, str) or not hasattr(names, "__iter__") or not all(isinstance(name, str) for name in names):
        raise TypeError(f"names should be a list of texts, not {shortened(repr(names))}")
    if len(names) != players:
        raise ValueError(f"{players} players need {players} names, not {len(names)}: {shortened(', '.join(names))}")
    return list(names)

"""Tables to test on: any game, by any agreement its options allow, dealt by any seed or set up oddly, and played on."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypothesis import settings
from hypothesis import strategies as st

from escapade import COMPILED, engine
from escapade.engine import HARD, seeded
from escapade.games import GAMES
from tests import odd_cartagena, odd_dig

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from escapade.engine import Action, Event, Luck, State
    from escapade.game import Game
    from escapade.options import Option

PLAYED = os.environ.get("ESCAPADE_GAME", "").split() or sorted(GAMES)  # the laws may be tried on some games only
# Where plain Python plays, a law looks at fewer games and at less of each.
BEFORE = 400 if COMPILED else 120  # decisions before a law begins to look, at most
WINDOW = 30 if COMPILED else 8  # decisions it then looks at

# Positions play may never lead to, but the rules must hold in: written from an agreement, a number of players and luck.
ODD: dict[str, Callable[[dict[str, str], int, Luck], str]] = {
    "cartagena": odd_cartagena.position,
    "dig": odd_dig.position,
}

# Plain sources take many times as long; that they do the same as the compiled ones, test_compiled.py proves too.
EXAMPLES = int(os.environ.get("ESCAPADE_EXAMPLES", "0"))  # of each law: `make test-laws` wants more
law = settings(max_examples=EXAMPLES or (250 if COMPILED else 100), derandomize=True, deadline=None)
always = settings(max_examples=EXAMPLES or (200 if COMPILED else 100), derandomize=True, deadline=None)  # no whole game


@dataclass(frozen=True)
class Table:
    """What it takes to come to the same table again."""

    name: str
    players: int
    options: dict[str, str]
    seed: int
    odd: bool
    before: int

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def luck(self) -> Luck:
        """What chooses for the players; the table has its own."""
        return seeded(f"players of {self.seed}")

    def first(self) -> State:
        """Deal, or set up an odd position."""
        luck = seeded(self.seed)
        if self.odd:
            return self.game.read_position(ODD[self.name](self.options, self.players, luck), luck)
        return self.game.deal(self.options, self.players, luck)

    def state(self) -> State:
        """Play on in silence."""
        state = self.first()
        engine.playout(state, self.luck, self.before)
        return state

    def watched(self) -> Watched:
        """Play on with everybody watching."""
        watched, luck = Watched(self.game, self.first()), self.luck
        for _ in range(self.before):
            if watched.state.game_over():
                break
            watched.play(*decide(watched.state, luck))
        return watched


class Watched:
    """A table, with what each seat and a spectator (None) know of it, grown out of nothing but what they saw."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.watchers = [*range(state.seats), None]
        self.views = {watcher: game.view(state, watcher) for watcher in self.watchers}

    def play(self, seat: int, action: Action) -> list[Event]:
        story = engine.play(self.state, seat, action)
        for watcher, view in self.views.items():
            engine.replay(view, [seen(event, watcher, self.state) for event in story])
        return story

    def say(self, *moves: str) -> None:
        """Play moves in notation, each by the seat that must decide."""
        for move in moves:
            self.play(self.state.to_act()[0], self.game.read_action(self.state, move))


def seen(event: Event, watcher: int | None, state: State) -> Event:
    """Return an event as a seat sees it, or a spectator."""
    return event.seen_by(watcher, state)


def decide(state: State, luck: Luck) -> tuple[int, Action]:
    """Let one of the seats that must decide do anything legal, first choosing the kind so that rare ones come up.

    Where there is an open form, it is mostly filled in; now and then something else is done instead.
    """
    seats = state.to_act()
    seat = seats[luck.below(len(seats))]
    form = state.fill_in(seat, luck.below(HARD + 1), luck) if luck.below(16) else None
    if form is not None:
        return seat, form
    legal = state.legal(seat)
    kinds = sorted({type(action).__name__ for action in legal})
    kind = kinds[luck.below(len(kinds))]
    legal = [action for action in legal if type(action).__name__ == kind]
    return seat, legal[luck.below(len(legal))]


def catalogue(state: State) -> Iterator[Action]:
    """Return every action that has a code."""
    code = 0
    while True:
        try:
            action = state.action(code)
        except IndexError:
            return
        yield action
        code += 1


def set_up(position: str, luck: Luck, game: str = "cartagena") -> Watched:
    """Set up a position in notation, watched."""
    return Watched(GAMES[game], GAMES[game].read_position(position, luck))


def written(game: Game, event: Event) -> str:
    """Write an event as a record does."""
    return json.dumps({"event": event.name(), **game.write_event(event)})


def read_back(game: Game, text: str) -> Event:
    """Read an event as it was written."""
    facts = json.loads(text)
    return game.read_event(facts.pop("event"), facts)


@st.composite
def agreements(draw: st.DrawFn, game: Game, players: int) -> dict[str, str]:
    """Draw a value for each option; those that do not go with what is agreed already stay at their default."""
    wishes = {option.name: draw(st.sampled_from(mostly_unusual(option))) for option in game.options}
    agreed: dict[str, str] = {}
    for _ in wishes:  # one may become possible by a later one
        for name, value in wishes.items():
            if allowed(game, {**agreed, name: value}, players):
                agreed[name] = value
    return game.check(agreed, players)


def mostly_unusual(option: Option) -> list[str]:
    """List an option's values so that the default, which leaves the base game alone, comes up least."""
    return [option.default, *2 * [value for value in option.values if value != option.default]]


def allowed(game: Game, values: dict[str, str], players: int) -> bool:
    """Whether players may agree on this."""
    try:
        game.check(values, players)
    except ValueError:
        return False
    return True


@st.composite
def tables(draw: st.DrawFn, *names: str, before: int = BEFORE, odd: bool = True) -> Table:
    """Draw a table of any game, or of those named; with odd positions, or dealt ones only."""
    game = GAMES[draw(st.sampled_from(names or PLAYED))]
    players = draw(st.sampled_from(game.seats))
    options = draw(agreements(game, players))
    seed = draw(st.integers(0, 2**32))
    oddly = odd and game.name in ODD and draw(st.sampled_from([False, False, True]))
    return Table(game.name, players, options, seed, oddly, draw(st.integers(0, before)))

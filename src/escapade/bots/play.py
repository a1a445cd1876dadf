"""The loop in which bots play a match, used by simulations, arenas and tests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Protocol

from escapade import engine
from escapade.bots.random import Random
from escapade.engine import EASY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escapade.bots.bot import Bot
    from escapade.engine import Action, Event, Luck, State
    from escapade.game import Game
    from escapade.match import Match

TURN_PASSED: Final = "TurnPassed"  # the event that ends a turn …
ROUND_OVER: Final = "Ranked"  # … and a round, in games where everyone plays at once


class Watcher(Protocol):
    """Sees a whole table while bots play at it."""

    def before(self, state: State, seat: int, action: Action) -> None:
        """Look at the table before an action."""
        ...

    def after(self, state: State, events: list[Event]) -> None:
        """Look at it afterwards, and at what happened."""
        ...


def decisions(match: Match, bots: Sequence[Bot], luck: Sequence[Luck], cap: int) -> Iterator[tuple[int, Action]]:
    """Let bots play to the end or for `cap` decisions, with luck by seat; yield seat and action before each move."""
    for _ in range(cap):
        if match.over:
            return
        seat = match.to_act[0]
        action = bots[seat].choose(match.game, match.view(seat), seat, luck[seat])
        yield seat, action
        match.play(action, seat)


def play_to_end(match: Match, bots: Sequence[Bot], luck: Sequence[Luck], cap: int) -> None:
    """Let bots play to the end or for `cap` decisions, with luck by seat."""
    for _ in decisions(match, bots, luck, cap):
        pass


def play_unrecorded(  # noqa: PLR0913, PLR0917 - a table, its players, and how far
    game: Game, state: State, bots: Sequence[Bot], luck: Sequence[Luck], cap: int, watch: Watcher | None = None
) -> tuple[int, int]:
    """Let bots play a dealt table to the end or for `cap` decisions; return the decisions, and the turns or rounds.

    It is the same game as `play_to_end` plays, without its record, its texts and the spectator's view. Where all bots
    are random and share their luck, and nobody watches, no bot is asked at all.
    """
    if watch is None and all(type(bot) is Random for bot in bots) and all(stream is luck[0] for stream in luck):
        return _play_at_random(state, luck[0], cap)
    views = [game.view(state, seat) for seat in range(len(bots))]
    told = Counter[str]()
    for made in range(cap):
        if state.game_over():
            return made, turns_among(told)
        seat = state.to_act()[0]
        action = bots[seat].choose(game, views[seat].fork(), seat, luck[seat])
        if watch:
            watch.before(state, seat, action)
        events = engine.play(state, seat, action)
        for watcher, view in enumerate(views):
            engine.replay(view, [event.seen_by(watcher, state) for event in events])
        told.update([event.name() for event in events])
        if watch:
            watch.after(state, events)
    return cap, turns_among(told)


def turns_among(events: Counter[str]) -> int:
    """Count the turns, or the rounds if everyone plays at once, by the events of a game."""
    return events[ROUND_OVER] or 1 + events[TURN_PASSED]


def _play_at_random(state: State, luck: Luck, cap: int) -> tuple[int, int]:
    """Play as random bots would, inside the engine. No event is made for a game that counts its turns."""
    if state.turns:
        return engine.playout(state, luck, cap, EASY), int(state.turns)
    story: list[Event] = []
    state.story = story
    made = engine.playout(state, luck, cap, EASY)
    state.story = None
    return made, turns_among(Counter({kind.__name__: count for kind, count in Counter(map(type, story)).items()}))

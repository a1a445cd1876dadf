"""The loop in which bots play a match, used by simulations, arenas and tests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from escapade import engine
from escapade.bots.random import Random
from escapade.engine import EASY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escapade.bots.bot import Bot
    from escapade.engine import Action, Event, Luck, State
    from escapade.game import Game
    from escapade.match import Match


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


def play_unrecorded(
    game: Game, state: State, bots: Sequence[Bot], luck: Sequence[Luck], cap: int
) -> tuple[int, Counter[str]]:
    """Let bots play a dealt table to the end or for `cap` decisions; return the decisions, and the events by name.

    It is the same game as `play_to_end` plays, without its record, its texts and the spectator's view. Where all bots
    are random and share their luck, no bot is asked at all.
    """
    if all(type(bot) is Random for bot in bots) and all(stream is luck[0] for stream in luck):
        return _play_at_random(state, luck[0], cap)
    views = [game.view(state, seat) for seat in range(len(bots))]
    told = Counter[str]()
    for made in range(cap):
        if state.game_over():
            return made, told
        seat = state.to_act()[0]
        events = engine.play(state, seat, bots[seat].choose(game, views[seat].fork(), seat, luck[seat]))
        for watcher, view in enumerate(views):
            engine.replay(view, [event.seen_by(watcher, state) for event in events])
        told.update([event.name() for event in events])
    return cap, told


def _play_at_random(state: State, luck: Luck, cap: int) -> tuple[int, Counter[str]]:
    """Play as random bots would, inside the engine."""
    story: list[Event] = []
    state.story = story
    made = engine.playout(state, luck, cap, EASY)
    state.story = None
    return made, Counter({kind.__name__: count for kind, count in Counter(map(type, story)).items()})

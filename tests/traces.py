"""Everything the rules say in many games, as text: python -m tests.traces. Compiled or not, it must be the same."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from escapade.bots import BOTS, SearchBot
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.words import words
from tests.tables import Watched, allowed, catalogue, decide, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import Luck, State
    from escapade.game import Game

SEEDS = 60 if os.environ.get("ESCAPADE_LONG") else 20  # games of each kind; `make test-laws` asks for all
MOVES = 120
QUICK = SearchBot("quick", 40)
EVERY = 20  # moves between two looks at everything


def traces() -> Iterator[str]:
    """Play games of all kinds and tell all there is to tell."""
    for name, game in GAMES.items():
        for seed in range(SEEDS):
            luck = seeded(f"trace {seed}")
            players = game.seats[luck.below(len(game.seats))]
            options = agreement(game, players, luck)
            yield f"{name} {seed} {players} {options}"
            yield from trace(Watched(game, game.deal(options, players, seeded(seed))), luck)


def agreement(game: Game, players: int, luck: Luck) -> dict[str, str]:
    """Agree on any value of each option that goes with the others."""
    agreed: dict[str, str] = {}
    for option in game.options:
        wish = {option.name: option.values[luck.below(len(option.values))]}
        if allowed(game, agreed | wish, players):
            agreed |= wish
    return agreed


def trace(table: Watched, luck: Luck) -> Iterator[str]:
    """Tell one game move by move, and now and then everything about the position."""
    game, state = table.game, table.state
    for number in range(MOVES):
        if number % EVERY == 0:
            yield from everything(table, luck)
        if state.game_over():
            break
        seat, action = decide(state, luck)
        yield f"{seat} {game.write_action(state, action)}"
        story = table.play(seat, action)
        yield from (written(game, event) for event in story)
        yield from (words(game=game.name).say(line) for line in game.drawing.tell(story, state))
    yield f"winners {state.winners()}"


def everything(table: Watched, luck: Luck) -> Iterator[str]:
    """Tell the position, every view of it with a table it could be, what is legal, why not, and what bots would do."""
    game, state = table.game, table.state
    yield game.write_position(state)
    for view in table.views.values():
        yield game.write_position(view)
        yield game.write_position(game.imagine(view, luck))
    for seat in range(state.seats):
        yield f"worth {game.thinking.evaluate(state, seat)!r}"
        yield from answers(game, state, seat, luck)
    for seat in state.to_act():
        yield " ".join(game.write_action(state, action) for action in state.legal(seat))
        for bot in (BOTS["random"], BOTS["greedy"], QUICK):
            yield f"{bot.name} {game.write_action(state, bot.choose(game, table.views[seat], seat, luck.fork()))}"


def answers(game: Game, state: State, seat: int, luck: Luck) -> Iterator[str]:
    """Tell what is answered to some actions of the catalogue."""
    for action in list(catalogue(state))[luck.below(100) :: 100]:
        yield f"{game.write_action(state, action)} {state.refusal(seat, action)}"


if __name__ == "__main__":
    for line in traces():
        print(line)  # noqa: T201 - it is asked to

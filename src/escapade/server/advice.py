"""What a bot thinks of a seat's moves, told so that a screen can draw it: what each does, and what would follow.

All of it is made in a worker from the seat's view: the line is shown on tables imagined from that view.
Workers here and on a cluster call `choose`, `advise` and `estimate`, and know nothing but their arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec

from escapade.bots import ADVISER, Thinker, bot_named
from escapade.bots.thought import SHOWN
from escapade.engine import MIDDLE, seeded
from escapade.games import game_named
from escapade.server import wire

if TYPE_CHECKING:
    from escapade.bots.thought import Idea, Opinion
    from escapade.engine import Action, Luck, State
    from escapade.game import Game

IMAGINED = 12  # tables on which a line is tried, until one allows all of it
CHOICE = 2  # legal moves from which on there is one
GLANCES = 8  # tables over which an estimate is averaged


def choose(game_name: str, view: str, seat: int, bot: str, seed: str, share: float = 1.0) -> str:  # noqa: PLR0913, PLR0917 - all that a worker knows
    """Let a bot choose one of a seat's actions, in a share of the time it may take."""
    game, luck = game_named(game_name), seeded(seed)
    state = game.read_position(view, luck.fork())
    return game.write_action(state, bot_named(bot).choose(game, state, seat, luck, share))


def advise(game_name: str, view: str, seat: int, seed: str, bot: str = "") -> list[wire.Idea]:
    """Say what a bot, else the adviser, thinks of each of a seat's moves, the best first; nothing where it cannot."""
    game, luck = game_named(game_name), seeded(seed)
    table = game.read_position(view, luck.fork())
    if not thinkable(table, seat):
        return []
    return told(game, table, seat, thinker(bot).opinion(game, table, seat, luck), luck)


def thinkable(view: State, seat: int) -> bool:
    """Tell whether there is something to think about: a choice, no open form, and nobody who is asked before."""
    if seat != view.mover() or len(view.legal(seat)) < CHOICE:
        return False
    return view.fill_in(seat, MIDDLE, seeded("")) is None


def thinker(bot: str) -> Thinker:
    """Find who thinks."""
    found = bot_named(bot) if bot else ADVISER
    assert isinstance(found, Thinker), f"{bot} does not think ahead"
    return found


def told(game: Game, view: State, seat: int, found: Opinion, luck: Luck) -> list[wire.Idea]:
    """Tell an opinion; the lines of the best moves only."""
    legal = by_text(game, view, seat)
    return [
        wire.Idea(
            idea.move,
            idea.visits,
            round(min(1.0, idea.chance), 3),
            list(idea.line),
            game.preview(view, seat, legal[idea.move]),
            expected(game, view, seat, idea, luck) if place < SHOWN else [],
        )
        for place, idea in enumerate(found.ideas)
    ]


def expected(game: Game, view: State, seat: int, idea: Idea, luck: Luck) -> list[wire.Then]:
    """Tell a line on the one of a few imagined tables on which most of it can be played."""
    best: list[wire.Then] = []
    for _ in range(IMAGINED):
        line = played_out(game, game.imagine(view, luck), seat, idea, luck)
        best = max(best, line, key=len)
        if len(best) == len(idea.line):
            break
    return best


def played_out(game: Game, table: State, seat: int, idea: Idea, luck: Luck) -> list[wire.Then]:
    """Play a line on a table for as long as it is legal there, and tell who does what."""
    out: list[wire.Then] = []
    table.play(seat, by_text(game, table, seat)[idea.move])
    for text in idea.line:
        fill_in_forms(table, luck)
        if table.game_over():
            break
        mover = int(table.mover())
        action = by_text(game, table, mover).get(text)
        if action is None:
            break
        out.append(wire.Then(mover, game.preview(table, mover, action)))
        table.play(mover, action)
    return out


def fill_in_forms(table: State, luck: Luck) -> None:
    """Let forms be filled in as most people would: search does not think about them, so no line speaks of them."""
    while not table.game_over() and (form := table.fill_in(table.mover(), MIDDLE, luck)) is not None:
        table.act(table.mover(), form)


def by_text(game: Game, state: State, seat: int) -> dict[str, Action]:
    """List what a seat may do by its short text."""
    return {game.write_action(state, action): action for action in state.legal(seat)}


def estimate(game_name: str, views: list[str], seed: str) -> list[list[float]]:
    """Estimate every seat's chance at a glance, for one view after another, over what each view leaves open."""
    game, luck = game_named(game_name), seeded(seed)
    return [glanced(game, game.read_position(view, luck.fork()), luck) for view in views]


def glanced(game: Game, view: State, luck: Luck) -> list[float]:
    """Average the judgement of a few tables a view could be; of a seat's whole side, where it has one."""
    seats = int(view.seats)
    total, found = [0.0] * seats, vec[float]([0.0] * seats)
    for _ in range(GLANCES):
        game.chances(game.imagine(view, luck), found)
        total = [sum_so_far + found[seat] for seat, sum_so_far in enumerate(total)]
    return [round(min(1.0, chance * game.side(view, seat) / GLANCES), 3) for seat, chance in enumerate(total)]

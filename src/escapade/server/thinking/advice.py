"""Bots' moves and evaluations, computed from a seat's view alone.

Expected lines are played on tables imagined from that view.
Workers here and on a cluster call `choose`, `advise` and `estimate` with nothing but these arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec

from escapade.bots import ADVISER, SearchBot, bot_named
from escapade.bots.analysis import SHOWN
from escapade.engine import MIDDLE, seeded
from escapade.games import game_named
from escapade.server import wire

if TYPE_CHECKING:
    from escapade.bots.analysis import Analysis, MoveAnalysis
    from escapade.engine import Action, Luck, State
    from escapade.game import Game

_IMAGINED = 12  # tables on which a line is tried, until one allows all of it
_CHOICE = 2  # legal moves needed for a choice
_GLANCES = 8  # tables over which an estimate is averaged


def choose(game_name: str, view: str, seat: int, bot: str, seed: str, share: float = 1.0) -> str:  # noqa: PLR0913, PLR0917 - everything a worker gets
    """Return a bot's action for a seat, in a share of its usual time."""
    game, luck = game_named(game_name), seeded(seed)
    state = game.read_position(view, luck.fork())
    return game.write_action(state, bot_named(bot).choose(game, state, seat, luck, share))


def advise(game_name: str, view: str, seat: int, seed: str, bot: str = "") -> list[wire.MoveEvaluation]:
    """Return a bot's (by default the adviser's) evaluations, the best move first; empty if there is no choice."""
    game, luck = game_named(game_name), seeded(seed)
    table = game.read_position(view, luck.fork())
    if not thinkable(table, seat):
        return []
    return _to_wire(game, table, seat, thinker(bot).analyse(game, table, seat, luck), luck)


def thinkable(view: State, seat: int) -> bool:
    """Whether there is a choice to think about: more than one move, no form to fill in, no earlier decider."""
    if seat != view.mover() or len(view.legal(seat)) < _CHOICE:
        return False
    return view.fill_in(seat, MIDDLE, seeded("")) is None


def thinker(bot: str) -> SearchBot:
    """Return the bot for evaluations: by default the adviser."""
    found = bot_named(bot) if bot else ADVISER
    assert isinstance(found, SearchBot), f"{bot} does not think ahead"
    return found


def _to_wire(game: Game, view: State, seat: int, found: Analysis, luck: Luck) -> list[wire.MoveEvaluation]:
    """Convert an analysis for the wire, with expected lines for the best moves only."""
    legal = _by_text(game, view, seat)
    return [
        wire.MoveEvaluation(
            idea.move,
            idea.visits,
            round(min(1.0, idea.chance), 3),
            list(idea.line),
            game.drawing.describe(view, seat, legal[idea.move]),
            _expected(game, view, seat, idea, luck) if place < SHOWN else [],
        )
        for place, idea in enumerate(found.moves)
    ]


def _expected(game: Game, view: State, seat: int, idea: MoveAnalysis, luck: Luck) -> list[wire.ExpectedMove]:
    """Play an expected line on a few imagined tables; return the longest that is legal."""
    best: list[wire.ExpectedMove] = []
    for _ in range(_IMAGINED):
        line = _played_out(game, game.imagine(view, luck), seat, idea, luck)
        best = max(best, line, key=len)
        if len(best) == len(idea.line):
            break
    return best


def _played_out(game: Game, table: State, seat: int, idea: MoveAnalysis, luck: Luck) -> list[wire.ExpectedMove]:
    """Play a line for as long as it is legal; return who does what."""
    out: list[wire.ExpectedMove] = []
    table.play(seat, _by_text(game, table, seat)[idea.move])
    for text in idea.line:
        _fill_in_forms(table, luck)
        if table.game_over():
            break
        mover = int(table.mover())
        action = _by_text(game, table, mover).get(text)
        if action is None:
            break
        out.append(wire.ExpectedMove(mover, game.drawing.describe(table, mover, action)))
        table.play(mover, action)
    return out


def _fill_in_forms(table: State, luck: Luck) -> None:
    """Fill in forms, which lines of a search do not contain."""
    while not table.game_over() and (form := table.fill_in(table.mover(), MIDDLE, luck)) is not None:
        table.act(table.mover(), form)


def _by_text(game: Game, state: State, seat: int) -> dict[str, Action]:
    """Return a seat's actions by their short text."""
    return {game.write_action(state, action): action for action in state.legal(seat)}


def estimate(game_name: str, views: list[str], seed: str) -> list[list[float]]:
    """Estimate every seat's chance to win for each of some views."""
    game, luck = game_named(game_name), seeded(seed)
    return [_glanced(game, game.read_position(view, luck.fork()), luck) for view in views]


def _glanced(game: Game, view: State, luck: Luck) -> list[float]:
    """Average the evaluation of a few tables that a view allows, summed over a seat's team."""
    seats = int(view.seats)
    total, found = [0.0] * seats, vec[float]([0.0] * seats)
    for _ in range(_GLANCES):
        game.thinking.chances(game.imagine(view, luck), found)
        total = [sum_so_far + found[seat] for seat, sum_so_far in enumerate(total)]
    return [
        round(min(1.0, chance * game.thinking.team_size(view, seat) / _GLANCES), 3) for seat, chance in enumerate(total)
    ]

"""The HTTP API of guided first games: a prepared deal, step by step. Nothing is stored."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from escapade.engine import Refused
from escapade.first_game import LEARNER, FirstGame, Reached, first_game, reach
from escapade.games import GAMES, game_named
from escapade.messages import Message
from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective

GameName = Annotated[str, Parameter(max_length=40, description="The game's name")]
StepNumber = Annotated[int, Parameter(description="The step, counted from 0")]
_BOT = "hare"  # the easiest bot: the others' prepared moves are played in its name


@get("/games/{game:str}/first-game/{step:int}", sync_to_thread=True, operation_id="get_first_game_step")
def get_step(game: GameName, step: StepNumber) -> wire.FirstGameStep:
    """Return a step of the guided first game: the position, the legal moves, and what to do."""
    return _shown(_guide(game, step), step)


@post("/games/{game:str}/first-game/{step:int}", status_code=200, sync_to_thread=True, operation_id="play_first_game")
def play_step(game: GameName, step: StepNumber, data: wire.FirstGameMove) -> wire.FirstGameStep:
    """Play the move of a step and return the next step. Another legal move is not played; the answer says so."""
    guide = _guide(game, step)
    reached = reach(guide, step)
    try:
        right = reached.is_right(data.move) if data.move else not reached.move
    except Refused as refused:
        raise RequestRefused.by_rule(refused.refusal) from refused
    except ValueError as wrong:
        raise RequestRefused.by_notation(data.move, wrong) from wrong
    if not right:
        raise RequestRefused("other-move-asked")
    return _shown(_guide(game, step + 1), step + 1)


def _guide(game: str, step: int) -> FirstGame:
    if game not in GAMES:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))
    guide = first_game(game_named(game))
    if guide is None or not 0 <= step < len(guide.steps):
        raise RequestRefused("no-such-guide-step", game=game, step=step)
    return guide


def _shown(guide: FirstGame, number: int) -> wire.FirstGameStep:
    """Describe a step as the learner's seat sees it."""
    reached, game = reach(guide, number), guide.game
    view, asked = reached.view, list(reached.scene.state.to_act())
    legal = view.legal(LEARNER) if LEARNER in asked and reached.move else []
    legal.sort(key=lambda action: game.write_action(view, action) != reached.move)  # what is asked for comes first
    seen = wire.SeatView(LEARNER, game.write_position(view), [game.write_action(view, action) for action in legal])
    shown = perspective.drawn(game, view, legal, seen, playing=True)
    shown = replace(shown, right=_hints(reached))
    if not reached.move:
        last = number == len(guide.steps) - 1
        shown = replace(shown, question=Message("first-game-over" if last else "first-game-reading"))
    name = reached.step.name
    return wire.FirstGameStep(
        game=game.name,
        step=number,
        steps=len(guide.steps),
        says=game.drawing.message(f"first-{name}", {}) or Message("lesson-by-text", {"text": name}),
        rules=list(reached.step.rules),
        move=reached.move,
        bot=_BOT,
        players=guide.deal.players,
        options=guide.deal.table,
        to_act=asked if reached.move else [],
        view=shown,
        events=[perspective.happening(game, event) for event in reached.events],
        log=game.drawing.tell(list(reached.events), view),
    )


def _hints(reached: Reached) -> list[str]:
    """Show a learner what comes next, as at a table with hints: of the right answers, the one the step is about."""
    game = reached.scene.ruling.game
    asked = game.timing.untimed(reached.move)
    return [asked] if asked in game.drawing.right_answers(reached.view, LEARNER) else []


FIRST_GAMES = Router("/api", route_handlers=[get_step, play_step], tags=["lessons"])

"""The HTTP API of lessons: a position, a task, and moves that the rules check. Nothing is stored."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from escapade.engine import Refused
from escapade.games import GAMES
from escapade.lessons import Attempt, TooManyMoves, attempt, lessons
from escapade.messages import Message
from escapade.ruling_file import Ruling
from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective

GameName = Annotated[str, Parameter(max_length=40, description="The game's name")]
LessonName = Annotated[str, Parameter(max_length=60, description="The lesson's name")]


@get("/games/{game:str}/lessons", sync_to_thread=True, operation_id="list_lessons")
def list_lessons(game: GameName) -> list[wire.LessonInfo]:
    """List the lessons of a game, each with the rule it teaches; none if it has no lessons."""
    return [_described(ruling) for ruling in _lessons(game).values()]


@get("/games/{game:str}/lessons/{lesson:str}", sync_to_thread=True, operation_id="get_lesson")
def get_lesson(game: GameName, lesson: LessonName) -> wire.LessonPosition:
    """Return the position a lesson starts from, with the legal moves."""
    ruling = _lesson(game, lesson)
    return _shown(ruling, attempt(ruling))


@post("/games/{game:str}/lessons/{lesson:str}/try", status_code=200, sync_to_thread=True, operation_id="try_lesson")
def try_lesson(game: GameName, lesson: LessonName, data: wire.LessonMoves) -> wire.LessonPosition:
    """Play moves from the start of a lesson, and return the position after them and whether it is solved."""
    ruling = _lesson(game, lesson)
    try:
        return _shown(ruling, attempt(ruling, data.moves))
    except Refused as refused:
        raise RequestRefused.by_rule(refused.refusal) from refused
    except TooManyMoves as wrong:
        raise RequestRefused("form", detail=wrong) from wrong
    except ValueError as wrong:
        text = data.moves[-1] if data.moves else ""
        raise RequestRefused.by_notation(text, wrong) from wrong


def _lessons(game: str) -> dict[str, Ruling]:
    if game not in GAMES:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))
    return dict(lessons(game))


def _lesson(game: str, name: str) -> Ruling:
    found = _lessons(game).get(name)
    if found is None:
        raise RequestRefused("no-such-lesson", lesson=name)
    return found


def _described(ruling: Ruling) -> wire.LessonInfo:
    game = ruling.game
    task = game.drawing.message(f"lesson-{ruling.lesson}", {}) or Message("lesson-by-text", {"text": ruling.says})
    return wire.LessonInfo(ruling.lesson, list(ruling.rules), task)


def _shown(ruling: Ruling, tried: Attempt) -> wire.LessonPosition:
    """Describe an attempt as the learner's seat sees it."""
    game, view, seat = ruling.game, tried.view, tried.seat
    asked = list(tried.scene.state.to_act())
    is_open = tried.result == "open"
    legal = view.legal(seat) if is_open and seat in asked else []
    seen = wire.SeatView(seat, game.write_position(view), [game.write_action(view, action) for action in legal])
    return wire.LessonPosition(
        game=game.name,
        lesson=_described(ruling),
        players=ruling.players,
        options=ruling.table,
        to_act=asked,
        view=perspective.drawn(game, view, legal, seen, playing=is_open),
        events=[perspective.happening(game, event) for event in tried.events],
        says=game.drawing.tell(list(tried.events), view),
        result=tried.result,
    )


LESSONS = Router("/api", route_handlers=[list_lessons, get_lesson, try_lesson], tags=["lessons"])

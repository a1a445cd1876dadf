"""The HTTP API of puzzles, shipped and made, and of the puzzle and the run of the day. The rules judge every move."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import Parameter

from escapade.engine import Refused
from escapade.games import GAMES
from escapade.match import Match
from escapade.puzzles.daily import RUN_GAME, RUNNER, is_right, puzzle_of, run_of
from escapade.puzzles.proving import NoPuzzle, Reason, proven
from escapade.puzzles.puzzle import Attempt, Puzzle, TooManyMoves, answer_moves, attempt, hint, is_turn, puzzles
from escapade.server import wire
from escapade.server.api.asgi import AnyConnection
from escapade.server.api.identity import reader_of
from escapade.server.api.rate_limit import analyse_slowly, think_slowly
from escapade.server.people.accounts import Identity
from escapade.server.people.own_puzzles import OwnPuzzle, find_puzzle, forget_puzzle, puzzles_of, save_puzzle
from escapade.server.people.puzzle_tries import (
    Tries,
    finish_run,
    note_try,
    runs_of,
    start_run,
    started_run,
    tries_of,
)
from escapade.server.refusals import Code, RequestRefused
from escapade.server.steady_time import now
from escapade.server.tables import perspective
from escapade.server.tables.host import TableHost
from escapade.server.tables.opening import match_from
from escapade.server.text import clean_name_if_any

GameName = Annotated[str, Parameter(max_length=40, description="The game's name")]
PuzzleNumber = Annotated[int, Parameter(ge=1, le=10_000, description="The puzzle's number")]
OwnId = Annotated[str, Parameter(pattern="^[a-z2-7]{16}$", description="The id of a puzzle that somebody made")]
_NO_PUZZLE: dict[Reason, Code] = {"turn": "puzzle-turn", "wide": "puzzle-wide", "unclear": "puzzle-unclear"}
_MS = 1000  # in a second


@get("/games/{game:str}/puzzles", operation_id="list_puzzles", scope="read")
async def list_puzzles(request: AnyConnection, game: GameName, tables: TableHost) -> list[wire.PuzzleInfo]:
    """List the puzzles of a game, easy ones first by bots; none if it has no puzzles."""
    shipped = await asyncio.to_thread(_puzzles, game)
    tries = await tries_of(tables.store, game, await _reader(request))
    return [_described(puzzle, tries.get(puzzle.name, Tries())) for puzzle in shipped]


@get("/games/{game:str}/puzzles/{number:int}", operation_id="get_puzzle", scope="read")
async def get_puzzle(
    request: AnyConnection, game: GameName, number: PuzzleNumber, tables: TableHost
) -> wire.PuzzlePosition:
    """Return the position a puzzle starts from, with the legal moves."""
    return await _tried(request, OwnPuzzle("", "", await asyncio.to_thread(_puzzle, game, number)), [], tables)


@post("/games/{game:str}/puzzles/{number:int}/try", status_code=200, operation_id="try_puzzle", scope="play")
async def try_puzzle(
    request: AnyConnection, game: GameName, number: PuzzleNumber, data: wire.LessonMoves, tables: TableHost
) -> wire.PuzzlePosition:
    """Play moves from the start of a puzzle. Somebody who is known has the end of their tries stored."""
    puzzle = await asyncio.to_thread(_puzzle, game, number)
    return await _tried(request, OwnPuzzle("", "", puzzle), data.moves, tables)


@get("/games/{game:str}/puzzles/{number:int}/hint", sync_to_thread=True, operation_id="get_puzzle_hint")
def get_hint(game: GameName, number: PuzzleNumber) -> wire.PuzzleHint:
    """Say how the answer begins."""
    return wire.PuzzleHint(hint(_puzzle(game, number)))


@post("/games/{game:str}/puzzles/{number:int}/answer", status_code=200, operation_id="show_puzzle_answer", scope="play")
async def show_answer(
    request: AnyConnection, game: GameName, number: PuzzleNumber, tables: TableHost
) -> wire.PuzzleAnswer:
    """Return the answer. For somebody who is known and has not tried the puzzle, this is a try that failed."""
    return await _answered(request, await asyncio.to_thread(_puzzle, game, number), tables)


@post("/puzzles", operation_id="save_puzzle", scope="tables")
async def save(request: AnyConnection, me: Identity, data: wire.NewPuzzle, tables: TableHost) -> wire.OwnPuzzle:
    """Make a puzzle of a position: the best turn is found and proven by trying every line of it, or it is refused."""
    think_slowly(request)
    puzzle = await asyncio.to_thread(_proven, data)
    return _own(await save_puzzle(tables.store, me.person.id, clean_name_if_any(data.name), puzzle))


@get("/me/puzzles", operation_id="list_my_puzzles", scope="read")
async def my_puzzles(me: Identity, tables: TableHost) -> list[wire.OwnPuzzle]:
    """List the puzzles I made, the newest first."""
    return [_own(one) for one in await puzzles_of(tables.store, me.person.id)]


@delete("/me/puzzles/{puzzle:str}", operation_id="delete_my_puzzle", scope="tables")
async def forget(me: Identity, puzzle: OwnId, tables: TableHost) -> None:
    """Delete a puzzle I made. Links to it lead nowhere then."""
    await forget_puzzle(tables.store, me.person.id, puzzle)


@get("/puzzles/{puzzle:str}", operation_id="get_own_puzzle", scope="read")
async def get_own(request: AnyConnection, puzzle: OwnId, tables: TableHost) -> wire.PuzzlePosition:
    """Return the position that a puzzle somebody made starts from, with the legal moves."""
    await reader_of(request)  # a token without the scope is refused, whether there is such a puzzle or not
    return await _tried(request, await find_puzzle(tables.store, puzzle), [], tables)


@post("/puzzles/{puzzle:str}/try", status_code=200, operation_id="try_own_puzzle", scope="play")
async def try_own(
    request: AnyConnection, puzzle: OwnId, data: wire.LessonMoves, tables: TableHost
) -> wire.PuzzlePosition:
    """Play moves from the start of a puzzle that somebody made. The end of my tries is stored."""
    await reader_of(request)
    return await _tried(request, await find_puzzle(tables.store, puzzle), data.moves, tables)


@get("/puzzles/{puzzle:str}/hint", operation_id="get_own_puzzle_hint")
async def own_hint(puzzle: OwnId, tables: TableHost) -> wire.PuzzleHint:
    """Say how the answer of a puzzle that somebody made begins."""
    found = await find_puzzle(tables.store, puzzle)
    return wire.PuzzleHint(await asyncio.to_thread(hint, found.puzzle))


@post("/puzzles/{puzzle:str}/answer", status_code=200, operation_id="show_own_puzzle_answer", scope="play")
async def own_answer(request: AnyConnection, puzzle: OwnId, tables: TableHost) -> wire.PuzzleAnswer:
    """Return the answer of a puzzle that somebody made; for whoever has not tried it, this is a try that failed."""
    await reader_of(request)
    return await _answered(request, (await find_puzzle(tables.store, puzzle)).puzzle, tables)


@get("/daily", sync_to_thread=True, operation_id="get_daily_puzzle")
def daily() -> wire.Daily:
    """Return the puzzle of the day, the same for everybody."""
    day = _today()
    puzzle = puzzle_of(day)
    return wire.Daily(day.isoformat(), puzzle.game, puzzle.number, puzzle.says(), RUN_GAME)


@get("/daily/run", operation_id="get_daily_run", scope="read")
async def daily_run(request: AnyConnection, tables: TableHost) -> wire.DailyRun:
    """List everybody's first run on the path of the day."""
    return await runs_of(tables.store, _today().isoformat(), await _reader(request))


@post("/daily/run/start", status_code=200, operation_id="start_daily_run", scope="play")
async def start_daily_run(me: Identity, tables: TableHost) -> wire.DailyPath:
    """Turn up the path of the day. The server's clock runs from the first time; only one run counts."""
    day = _today()
    path = await asyncio.to_thread(_path, day)
    await start_run(tables.store, me.person.id, day.isoformat())
    return path


@post("/daily/run/finish", status_code=200, operation_id="finish_daily_run", scope="play")
async def finish_daily_run(me: Identity, data: wire.DailyRunFinish, tables: TableHost) -> wire.DailyRun:
    """Finish the run. The time is the server's: from the path being shown to this request."""
    at, day = now(), _day(data.day)
    elapsed = at - await started_run(tables.store, me.person.id, day.isoformat())
    right = await asyncio.to_thread(_is_right, day, data.action, elapsed)
    await finish_run(tables.store, me.person.id, day.isoformat(), elapsed, right=right)
    return await runs_of(tables.store, day.isoformat(), me.person.id)


def _puzzles(game: str) -> tuple[Puzzle, ...]:
    if game not in GAMES:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))
    return puzzles(game)


def _puzzle(game: str, number: int) -> Puzzle:
    shipped = _puzzles(game)
    if number > len(shipped):
        raise RequestRefused("no-such-puzzle", puzzle=number, game=game)
    return shipped[number - 1]


async def _reader(request: AnyConnection) -> str:
    """Return the id of whoever asks; empty if nobody is known."""
    known = await reader_of(request)
    return known.person.id if known else ""


async def _answered(request: AnyConnection, puzzle: Puzzle, tables: TableHost) -> wire.PuzzleAnswer:
    """Return the answer of a puzzle, and store that somebody needed it."""
    says = await asyncio.to_thread(answer_moves, puzzle)
    person = await _reader(request)
    if person:
        await note_try(tables.store, person, puzzle, solved=False)
    return wire.PuzzleAnswer(list(puzzle.answer), says, puzzle.reason())


def _proven(data: wire.NewPuzzle) -> Puzzle:
    """Make a puzzle of a position, or refuse."""
    match = match_from(data.game, data.position)
    seat = data.seat if data.seat is not None else next(iter(match.to_act), 0)
    try:
        return proven(match, seat)
    except NoPuzzle as wrong:
        refused = RequestRefused(_NO_PUZZLE[wrong.reason])
        refused.rule = match.game.tasks.turn_rule
        raise refused from wrong


def _own(own: OwnPuzzle) -> wire.OwnPuzzle:
    return wire.OwnPuzzle(own.id, own.puzzle.game, own.name, own.puzzle.says(), len(own.puzzle.answer))


async def _tried(request: AnyConnection, own: OwnPuzzle, moves: list[str], tables: TableHost) -> wire.PuzzlePosition:
    """Play moves from the start of a puzzle, and store the end of the try."""
    analyse_slowly(request, len(moves))
    person, puzzle = await _reader(request), own.puzzle
    tried = await asyncio.to_thread(_attempt, puzzle, moves)
    if person and tried.result != "open":
        await note_try(tables.store, person, puzzle, solved=tried.result == "solved")
    tries = (await tries_of(tables.store, puzzle.game, person)).get(puzzle.name, Tries())
    return await asyncio.to_thread(partial(_shown, tried, tries, own.name))


def _attempt(puzzle: Puzzle, moves: list[str]) -> Attempt:
    try:
        return attempt(puzzle, moves)
    except Refused as refused:
        raise RequestRefused.by_rule(refused.refusal) from refused
    except TooManyMoves as wrong:
        raise RequestRefused("form", detail=wrong) from wrong
    except ValueError as wrong:
        raise RequestRefused.by_notation(moves[-1], wrong) from wrong


def _described(puzzle: Puzzle, tries: Tries) -> wire.PuzzleInfo:
    difficulty = puzzle.difficulty(tries.attempts, tries.solves)
    return wire.PuzzleInfo(puzzle.number, puzzle.says(), difficulty, tries.attempts, tries.solves, tries.solved)


def _shown(tried: Attempt, tries: Tries, name: str) -> wire.PuzzlePosition:
    """Describe an attempt as the seat sees it."""
    puzzle, match = tried.puzzle, tried.match
    is_open = tried.result == "open"
    return wire.PuzzlePosition(
        game=puzzle.game,
        puzzle=_described(puzzle, tries),
        count=len(puzzles(puzzle.game)) if puzzle.number else 0,
        name=name,
        certain=is_turn(puzzle.kind),
        players=match.players,
        options=match.options,
        to_act=list(match.to_act),
        view=_view(match, puzzle.seat, is_open=is_open),
        events=[perspective.happening(match.game, event) for event in tried.events],
        says=match.game.drawing.tell(list(tried.events), tried.view),
        result=tried.result,
        wrong=tried.wrong,
        reason=puzzle.reason() if tried.result == "solved" else None,
    )


def _view(match: Match, seat: int, *, is_open: bool) -> wire.SeatView:
    """Describe what a seat sees and may do."""
    game, view = match.game, match.views[seat]
    legal = view.legal(seat) if is_open and seat in match.to_act else []
    seen = wire.SeatView(seat, game.write_position(view), [game.write_action(view, action) for action in legal])
    return perspective.drawn(game, view, legal, seen, playing=is_open)


def _today() -> date:
    return datetime.fromtimestamp(now() / _MS, UTC).date()


def _day(text: str) -> date:
    """Read the day of a run: today, or yesterday for one that was started before midnight."""
    today = _today()
    for day in (today, today - timedelta(days=1)):
        if text == day.isoformat():
            return day
    raise RequestRefused("daily-run-not-started")


def _path(day: date) -> wire.DailyPath:
    """Describe the path of a day."""
    match = run_of(day)
    view = _view(match, RUNNER, is_open=True)
    return wire.DailyPath(
        day=day.isoformat(),
        game=match.game.name,
        players=match.players,
        options=match.options,
        to_act=[RUNNER],
        view=view,
    )


def _is_right(day: date, text: str, elapsed: int) -> bool:
    """Whether a run is right by the rules; refuse one that cannot be played."""
    match = run_of(day)
    view = match.views[RUNNER]
    try:
        action = match.game.read_action(view, match.game.timing.with_times(text, elapsed, 0, 0))
    except ValueError as wrong:
        raise RequestRefused.by_notation(text, wrong) from wrong
    refusal = view.refusal(RUNNER, action)
    if refusal is not None:
        raise RequestRefused.by_rule(refusal)
    return is_right(match, match.game.timing.untimed(text))


PUZZLES = Router(
    "/api",
    route_handlers=[
        list_puzzles, get_puzzle, try_puzzle, get_hint, show_answer, daily, daily_run, start_daily_run,
        finish_daily_run, save, my_puzzles, forget, get_own, try_own, own_hint, own_answer,
    ],
    tags=["puzzles"],
)  # fmt: skip

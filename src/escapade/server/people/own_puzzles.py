"""The puzzles that people made, in the database."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from escapade.games import GAMES
from escapade.puzzles.puzzle import Puzzle
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import OwnPuzzleRow

if TYPE_CHECKING:
    from escapade.server.storage.store import Store

MOST_PUZZLES = 100  # that somebody keeps
_UNRATED = (1, 2)  # solved of tries, as long as nobody has tried it


@dataclass(frozen=True)
class OwnPuzzle:
    """A puzzle with its id and the name its maker gave it."""

    id: str
    name: str
    puzzle: Puzzle


async def save_puzzle(store: Store, person: str, name: str, puzzle: Puzzle) -> OwnPuzzle:
    """Keep a puzzle under a new id; the same one again keeps the id it has."""
    mine = OwnPuzzleRow.person == person
    same = mine & (OwnPuzzleRow.position == puzzle.position) & (OwnPuzzleRow.task == puzzle.task)
    async with store.session() as session:
        row = await session.scalar(select(OwnPuzzleRow).where(same, OwnPuzzleRow.game == puzzle.game))
        if row is None:
            if (await session.scalar(select(func.count()).select_from(OwnPuzzleRow).where(mine)) or 0) >= MOST_PUZZLES:
                raise RequestRefused("puzzles-enough", most=MOST_PUZZLES)
            row = OwnPuzzleRow(
                id=_new_id(), person=person, game=puzzle.game, name=name, task=puzzle.task, goal=puzzle.goal,
                seat=puzzle.seat, position=puzzle.position, answer=list(puzzle.answer), created=now(),
            )  # fmt: skip
            session.add(row)
        row.name = name or row.name
        saved = _read(row)
        await session.commit()
    return saved


async def find_puzzle(store: Store, puzzle: str) -> OwnPuzzle:
    """Return a puzzle by its id, or refuse; also if its game is no longer installed."""
    async with store.session() as session:
        row = await session.get(OwnPuzzleRow, puzzle)
    if row is None or row.game not in GAMES or GAMES[row.game].tasks.named(row.task) is None:
        raise RequestRefused("no-such-own-puzzle")
    return _read(row)


async def puzzles_of(store: Store, person: str) -> list[OwnPuzzle]:
    """List the puzzles somebody made, the newest first."""
    query = (
        select(OwnPuzzleRow)
        .where(OwnPuzzleRow.person == person, OwnPuzzleRow.game.in_(GAMES))
        .order_by(OwnPuzzleRow.created.desc(), OwnPuzzleRow.id)
    )
    async with store.session() as session:
        return [_read(row) for row in await session.scalars(query)]


async def forget_puzzle(store: Store, person: str, puzzle: str) -> None:
    """Delete a puzzle of somebody's; links to it lead nowhere then."""
    async with store.session() as session:
        await session.execute(delete(OwnPuzzleRow).where(OwnPuzzleRow.person == person, OwnPuzzleRow.id == puzzle))
        await session.commit()


def _read(row: OwnPuzzleRow) -> OwnPuzzle:
    puzzle = Puzzle(row.game, 0, row.task, row.goal, row.seat, row.position, tuple(row.answer), *_UNRATED)
    return OwnPuzzle(row.id, row.name, puzzle)


def _new_id() -> str:
    """Make an id: 80 random bits, because it is also the key to the puzzle."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()

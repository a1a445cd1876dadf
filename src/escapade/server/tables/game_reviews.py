"""Reviews of whole games: every decision is judged once, in the background, and the result is stored with the game.

One game is reviewed at a time on a node. Whoever asks meanwhile is told how far it is. A review that was interrupted by
a restart begins again when it is next asked for. Nothing in it depends on who asks or on a language.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from escapade.server import log, wire
from escapade.server.fairness import Slices
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import ReviewRow
from escapade.server.tables import perspective
from escapade.server.tables.replay import replay_all
from escapade.server.tables.review import finished
from escapade.server.tables.table import Table, action_of
from escapade.server.thinking.advice import thinkable
from escapade.server.thinking.judging import Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from sqlalchemy import Connection

    from escapade.server.storage.store import Store, StoredEntry
    from escapade.server.tables.header import Header
    from escapade.server.tables.review import Reviews
    from escapade.server.thinking.compute import Compute
    from escapade.server.thinking.judging import Judged

LOG = logging.getLogger(__name__)
FORMAT = 1  # raise it when reviews are made differently, and they are made again
MOST_WAITING = 50  # games; more are refused
_MOST_DECISIONS = 1_000  # of one game; of a longer one the last are judged
_MOST_TURNS = 3  # decisive turns
_SWING = 0.05  # the least change of the chances that makes a turn decisive


class PlayedTurn(NamedTuple):
    """Moves of one seat in a row: the step before the first, and that after the last."""

    seat: int
    first: int
    last: int


class Played(NamedTuple):
    """What was played in a game: the decisions somebody had a choice in, and all turns."""

    decisions: list[Decision]
    turns: list[PlayedTurn]


class Progress:
    """A review that is being made."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0


class GameReviews:
    """Makes reviews, stores them, and reads them."""

    def __init__(
        self,
        store: Store,
        compute: Compute,
        reviews: Reviews,
        later: Callable[[Coroutine[object, object, object]], None],
    ) -> None:
        self._store, self._compute, self._reviews, self._later = store, compute, reviews, later
        self._making: dict[str, Progress] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table) -> wire.GameReview:
        """Return the review of a finished game, or how far it is; the first to ask begins it."""
        header = finished(table)
        found = await self.stored(header.id)
        if found is not None:
            return found
        if header.id not in self._making:
            self._begin(header)
        progress = self._making[header.id]
        return wire.GameReview(header.id, done=progress.done, total=progress.total)

    def is_made(self, table: str) -> bool:
        """Whether a review is being made here."""
        return table in self._making

    async def stored(self, table: str) -> wire.GameReview | None:
        """Read a review."""
        async with self._store.session() as session:
            row = await session.get(ReviewRow, table)
        if row is None or row.format != FORMAT:
            return None
        return msgspec.json.decode(row.body, type=wire.GameReview)

    def _begin(self, header: Header) -> None:
        if len(self._making) >= MOST_WAITING:
            raise RequestRefused("bots-busy")
        self._making[header.id] = Progress()
        self._later(self._make(header))

    async def _make(self, header: Header) -> None:
        """Make a review when it is its turn, and store it."""
        try:
            async with self._one_at_a_time:
                review = await self.reviewed(header, self._making[header.id])
                await self._keep(review)
        except RequestRefused as refused:
            LOG.warning("the review of table %s is not made: %s", header.id, refused.code)
        finally:
            del self._making[header.id]

    async def reviewed(self, header: Header, progress: Progress) -> wire.GameReview:
        """Judge every decision of a game, as many at a time as there are workers for it."""
        rows = await self._store.entries(header.id)
        played = await played_in(header, rows)
        decisions = played.decisions[-_MOST_DECISIONS:]
        progress.total = len(decisions)
        slots = asyncio.Semaphore(self._compute.review.size)

        async def judged(decision: Decision) -> Judged | None:
            async with slots:
                found = await self._compute.judge(decision, f"{header.id}:{decision.step}")
            progress.done += 1
            return found

        all_judged = await asyncio.gather(*[judged(decision) for decision in decisions])
        glances = (await self._reviews.follow(header)).glances
        pairs = [(decision, found) for decision, found in zip(decisions, all_judged, strict=True) if found is not None]
        return wire.GameReview(
            header.id,
            ready=True,
            done=len(decisions),
            total=len(decisions),
            glances=glances,
            decisive=decisive_turns(played.turns, glances),
            mistakes=[_mistake(decision, found) for decision, found in pairs if found.mistake],
            decisions=_counted([decision.seat for decision, _ in pairs]),
        )

    async def _keep(self, review: wire.GameReview) -> None:
        """Store a review, unless another node was faster."""

        def store(connection: Connection) -> None:
            connection.execute(delete(ReviewRow).where(ReviewRow.table_id == review.table))
            row = {"table_id": review.table, "format": FORMAT, "body": wire.write(review), "created": now()}
            connection.execute(insert(ReviewRow).values(row))
            connection.commit()

        try:
            await self._store.write(store)
        except IntegrityError:
            LOG.info("the review of table %s was stored by another node", review.table)

    # Retrying a decision

    async def position(self, table: Table, step: int) -> wire.RetryPosition:
        """Return a decision of a finished game as its seat saw it."""
        then, seat = await self._before(table, step)
        header, view = then.header, then.playing().view(seat)
        return wire.RetryPosition(
            table=header.id,
            step=step,
            game=header.game,
            players=then.players,
            options=header.options,
            to_act=list(then.to_act()),
            view=perspective.drawn(
                then.game,
                view,
                view.legal(seat),
                wire.SeatView(seat, then.game.write_position(view), _texts(then, seat)),
                playing=True,
            ),
        )

    async def retried(self, table: Table, tried: wire.RetryMove) -> wire.RetryResult:
        """Judge another move at a step of a finished game."""
        then, seat = await self._before(table, tried.step)
        view, game = then.playing().view(seat), then.game
        try:
            action = game.read_action(view, tried.move)
        except ValueError as wrong:
            raise RequestRefused.by_notation(tried.move, wrong) from wrong
        refusal = view.refusal(seat, action)
        if refusal is not None:
            raise RequestRefused.by_rule(refusal)
        decision = Decision(tried.step, game.name, game.write_position(view), seat, game.write_action(view, action))
        found = await self._compute.judge(decision, f"{then.header.id}:{tried.step}")
        if found is None:
            raise RequestRefused("bots-busy")
        return wire.RetryResult(
            tried.step,
            found.played,
            found.as_good,
            found.chance,
            found.best_chance,
            found.reason if found.mistake else None,
        )

    async def _before(self, table: Table, step: int) -> tuple[Table, int]:
        """Return a finished table as it was at a step, and the seat that decided next."""
        header = finished(table)
        rows = await self._store.entries(header.id)
        then = Table(header)
        await replay_all(then, rows[:step])
        following = log.read(rows[step].body) if step < len(rows) else None
        if not isinstance(following, log.Played) or not then.to_act():
            raise RequestRefused("no-such-step", step=step)
        if not thinkable(then.playing().view(following.seat), following.seat):
            raise RequestRefused("no-such-step", step=step)
        return then, following.seat


def _texts(table: Table, seat: int) -> list[str]:
    """Write the legal moves of a seat."""
    view = table.playing().view(seat)
    return [table.game.write_action(view, action) for action in view.legal(seat)]


async def played_in(header: Header, rows: Sequence[StoredEntry]) -> Played:
    """Replay a log; list what was decided and not taken back, and the turns."""
    table, slices = Table(header), Slices()
    moves: list[tuple[PlayedTurn, Decision | None]] = []
    for row in rows:
        entry = log.read(row.body)
        decision = _decision(table, entry) if isinstance(entry, log.Played) else None
        table.apply(entry, row.at, row.action_id)
        await slices.pause()
        if isinstance(entry, log.Played):
            moves.append((PlayedTurn(entry.seat, row.seq - 1, row.seq), decision))
        elif isinstance(entry, log.Undone):
            del moves[entry.left :]
    return Played([decision for _, decision in moves if decision is not None], _turns([turn for turn, _ in moves]))


def _decision(table: Table, entry: log.Played) -> Decision | None:
    """Return the decision that an entry is about to make; None if there is no choice to judge."""
    view = table.playing().view(entry.seat)
    if entry.seat not in table.to_act() or not thinkable(view, entry.seat):
        return None
    position = table.game.write_position(view)
    return Decision(table.version, table.header.game, position, entry.seat, action_of(entry.record))


def _turns(moves: list[PlayedTurn]) -> list[PlayedTurn]:
    """Join moves of one seat in a row."""
    turns: list[PlayedTurn] = []
    for move in moves:
        if turns and turns[-1].seat == move.seat:
            turns[-1] = turns[-1]._replace(last=move.last)
        else:
            turns.append(move)
    return turns


def decisive_turns(turns: list[PlayedTurn], glances: list[wire.WinChances]) -> list[wire.DecisiveTurn]:
    """Return the turns that changed the chances most, in the order of play."""
    chances = {glance.version: glance.chances for glance in glances}
    known = [
        wire.DecisiveTurn(turn.seat, turn.first, turn.last, chances[turn.first], chances[turn.last])
        for turn in turns
        if turn.first in chances and turn.last in chances
    ]
    largest = sorted((turn for turn in known if _swing(turn) >= _SWING), key=_swing, reverse=True)[:_MOST_TURNS]
    return sorted(largest, key=lambda turn: turn.first)


def _swing(turn: wire.DecisiveTurn) -> float:
    """Return how much of the chances changed hands."""
    return sum(abs(after - before) for before, after in zip(turn.before, turn.after, strict=True)) / 2


def _mistake(decision: Decision, found: Judged) -> wire.Mistake:
    return wire.Mistake(
        decision.step, decision.seat, found.played, found.best, found.chance, found.best_chance, found.reason
    )


def _counted(seats: list[int]) -> list[int]:
    """Count the decisions of each seat."""
    return [seats.count(seat) for seat in range(max(seats, default=-1) + 1)]

"""Standing answers: a seat's automatic answers to questions asked regardless of what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.storage.schema import SittingRow

if TYPE_CHECKING:
    from escapade.server.storage.store import Store
    from escapade.server.tables.live_table import LiveTable


class StandingAnswers:
    """Stores standing answers. They are sent to nobody but their player."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(self, live: LiveTable, person: str, seat: int | None, answer: str) -> wire.StandingAnswer:
        """Set a seat's standing answer, and use it if the seat is asked now."""
        seat = live.table.own_seat(person, seat)
        known = live.table.game.timing.standing_answers()
        if not known:
            raise RequestRefused("no-answers")
        if answer not in known:
            raise RequestRefused("answer-unknown", answer=answer, answers=", ".join(known))
        async with self._store.session() as session:
            (await session.get_one(SittingRow, (live.id, seat))).answer = answer
            await session.commit()
        given = wire.StandingAnswer(live.id, seat, answer)
        live.audience.send_person(person, given)
        live.autopilot.prompt()
        return given

    async def of(self, live: LiveTable, person: str) -> list[wire.StandingAnswer]:
        """Return the standing answers of somebody's seats."""
        known = live.table.game.timing.standing_answers()
        return [
            wire.StandingAnswer(live.id, seat, await self._store.standing_answer(live.id, seat) or known[0])
            for seat in (live.table.seats_of(person) if known else [])
        ]

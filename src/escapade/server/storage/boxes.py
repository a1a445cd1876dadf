"""Boxes in the database: each once, by its digest, and under the names people saved it by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError

from escapade.box import Box, read_box
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import BoxRow, SavedBoxRow

if TYPE_CHECKING:
    from escapade.server.storage.store import Store

MOST_BOXES = 50  # that somebody saves


async def find_box(store: Store, digest: str, person: str = "") -> Box:
    """Return a box, under the name somebody saved it by if they did, or refuse."""
    async with store.session() as session:
        row = await session.get(BoxRow, digest)
        saved = await session.get(SavedBoxRow, (person, digest)) if person else None
    if row is None:
        raise RequestRefused("no-such-box", box=digest)
    return read_box(row.game, row.text, saved.name if saved else row.name)


async def save_box(store: Store, person: str, box: Box) -> None:
    """Keep a box under a name of somebody's; whoever saved the same data first has named it for links."""
    digest, at = box.digest, now()
    async with store.session() as session:
        mine = await session.get(SavedBoxRow, (person, digest))
        if mine is None:
            counted = select(func.count()).select_from(SavedBoxRow).where(SavedBoxRow.person == person)
            if (await session.scalar(counted) or 0) >= MOST_BOXES:
                raise RequestRefused("boxes-enough", most=MOST_BOXES)
        if await session.get(BoxRow, digest) is None:
            session.add(BoxRow(digest=digest, game=box.game, name=box.name, text=box.text, created=at))
            await session.flush()
        await session.merge(SavedBoxRow(person=person, digest=digest, name=box.name, saved=at))
        try:
            await session.commit()
        except IntegrityError:  # somebody saved the same at the same moment
            await session.rollback()
            again = True
        else:
            again = False
    if again:
        await save_box(store, person, box)


async def saved_boxes(store: Store, person: str) -> list[tuple[str, str, str]]:
    """List the boxes somebody saved, the newest first: digest, game, name."""
    these = (
        select(BoxRow.digest, BoxRow.game, SavedBoxRow.name)
        .join(SavedBoxRow, SavedBoxRow.digest == BoxRow.digest)
        .where(SavedBoxRow.person == person)
        .order_by(SavedBoxRow.saved.desc(), BoxRow.digest)
    )
    async with store.session() as session:
        return [(digest, game, name) for digest, game, name in await session.execute(these)]


async def forget_box(store: Store, person: str, digest: str) -> None:
    """Take a box off somebody's list; tables and links keep it."""
    async with store.session() as session:
        await session.execute(delete(SavedBoxRow).where(SavedBoxRow.person == person, SavedBoxRow.digest == digest))
        await session.commit()

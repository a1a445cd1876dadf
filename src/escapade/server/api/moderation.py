"""The HTTP API for moderators of this server: reports of chat lines, and muting people for a while."""

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from escapade.server import wire
from escapade.server.people.accounts import SESSION, Identity
from escapade.server.people.moderation import Moderation
from escapade.server.refusals import RequestRefused

ReportId = Annotated[str, Parameter(max_length=40, description="The report's id")]
PersonId = Annotated[str, Parameter(max_length=40, description="The person's id")]
Closed = Annotated[bool, Parameter(description="Those that are closed, instead of those that are open")]


def moderation_of(state: State) -> Moderation:
    """Return the moderation, for Litestar's dependency injection."""
    moderation: Moderation = state.moderation
    return moderation


def _moderators_only(me: Identity) -> None:
    """Refuse everybody whom the operator has not made a moderator."""
    if not me.person.moderator:
        raise RequestRefused("moderators-only")


@get("/reports", operation_id="list_reports", scope=SESSION)
async def reports(me: Identity, moderation: Moderation, *, closed: Closed = False) -> list[wire.Report]:
    """List reports, the newest first (moderators only)."""
    _moderators_only(me)
    return await moderation.reports(closed=closed)


@post("/reports/{report:str}/close", status_code=204, operation_id="close_report", scope=SESSION)
async def close(me: Identity, report: ReportId, moderation: Moderation) -> None:
    """Close a report (moderators only)."""
    _moderators_only(me)
    await moderation.close(report)


@post("/people/{person:str}/mute", status_code=204, operation_id="mute_everywhere", scope=SESSION)
async def mute(me: Identity, person: PersonId, data: wire.ModeratorMute, moderation: Moderation) -> None:
    """Let somebody chat at no table for some hours, or let them speak again (moderators only)."""
    _moderators_only(me)
    await moderation.mute(person, data.hours)


MODERATION = Router("/api/moderation", route_handlers=[reports, close, mute], tags=["moderation"])

"""The whole server put together: routes, guards, answers to everything that goes wrong, headers, and the end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send
from prometheus_client import generate_latest

import escapade
from escapade.server import credentials, limits, page, wire
from escapade.server.accounts import Accounts
from escapade.server.connections import Guard
from escapade.server.lobby import LOBBY
from escapade.server.metrics import REGISTRY, SOCKETS, TABLES
from escapade.server.no import No
from escapade.server.people import PEOPLE, accounts_of
from escapade.server.seats import SEATS
from escapade.server.settings import Settings
from escapade.server.socket import RESTARTING, ping_everybody, socket
from escapade.server.store import is_away
from escapade.server.tables import Tables
from escapade.server.who import AnyConnection, from_our_page, me

LOG = logging.getLogger(__name__)
LONGEST_BODY = 65_536
SOCKET = "/api/socket"
TOO_MANY = 429
CODES: dict[int, wire.Code] = {400: "form", 404: "nothing-here", 413: "too-long"}  # of what Litestar itself refuses
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a table's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


@get("/health", tags=["host"], raises=[])
async def health(state: State, tables: Tables) -> Response[wire.Healthy]:
    """Say whether the server is well: 200 while it can read its database, else 503."""
    well = await tables.store.well()
    status = wire.Healthy(escapade.__version__, len(tables.live), len(state.sitters))
    return Response(status, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, tags=["host"])
def metrics(state: State, tables: Tables) -> str:
    """Give figures for Prometheus."""
    TABLES.set(len(tables.live))
    SOCKETS.set(len(state.sitters))
    return generate_latest(REGISTRY).decode()


def tables_of(state: State) -> Tables:
    """Find the tables."""
    tables: Tables = state.tables
    return tables


def answer_no(_: Request[Any, Any, Any], no: No) -> Response[wire.Says]:  # Any: whoever asked, whatever for
    """Answer a refusal as a sentence; one for a while says for how long."""
    again = {"Retry-After": no.facts.get("seconds", "1")} if no.status == TOO_MANY else {}
    if no.code == "too-fast":
        again["Connection"] = "close"  # whoever goes on has to connect again, and that is limited, too
    return Response(wire.Says(no.says, no.code, no.rule, no.word, no.facts), status_code=no.status, headers=again)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Says]:  # Any: as above
    """Answer what Litestar refuses: a sentence, with the details of a form that does not fit."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    code = CODES.get(error.status_code, "http")
    says = f"{error.detail}: {details}" if details else error.detail
    return Response(wire.Says(says, code, facts={"detail": says}), status_code=error.status_code, headers=error.headers)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Says]:  # Any: as above
    """Answer that the database does not, or a mistake of ours without showing its insides."""
    if is_away(error):
        LOG.warning("the database did not answer %s %s", request.method, request.scope["path_template"])
        return answer_no(request, No("store-away"))
    LOG.error("a mistake of ours, at %s %s", request.method, request.scope["path_template"], exc_info=error)
    return answer_no(request, No("our-mistake"))


class JsonRequest(Request[Any, Any, Any]):  # Any: as above
    """A request whose body may be no JSON in more ways than Litestar expects."""

    async def json(self) -> Any:  # noqa: ANN401 - JSON of any kind; Litestar checks it next
        """Read the body."""
        try:
            return await super().json()
        except RecursionError as wrong:
            raise ClientException("This JSON is nested too deeply") from wrong
        except UnicodeError as wrong:
            raise ClientException("This JSON is not written in UTF-8") from wrong


def no_nul(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address with NUL in it: bodies are checked as they are read, addresses here."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise No("form", detail="A text must not contain NUL")


class House:
    """The server as uvicorn sees it: every answer tells browsers what they must not do; sockets go straight through."""

    def __init__(self, settings: Settings) -> None:
        self.rooms = make_app(settings)
        self.guard = Guard(settings)
        self.limits: limits.Limits = self.rooms.state.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == SOCKET:
            await socket(self.rooms, scope, receive, send)
            return
        await self.rooms(scope, receive, self.answering(scope, send) if scope["type"] == ScopeType.HTTP else send)

    def answering(self, scope: Scope, send: Send) -> Send:
        """Add our headers to an answer on its way out, and count its bytes for whoever asked."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            elif message["type"] == "http.response.body":
                limits.charge_answer(self.limits, scope, len(message["body"]))
            await send(message)

        return sending


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Open the tables before the first question, and close them after the last."""
    tables = Tables(app.state.settings)
    await tables.open()
    app.state.tables = tables
    tables.later(ping_everybody(app.state.sitters))
    app.state.accounts = Accounts(tables.store, await tables.store.secret())

    async def check_credentials() -> None:
        await credentials.check(app.state)

    tables.background.every(credentials.CHECK_EVERY, check_credentials)
    try:
        yield
    finally:
        await tables.close()


async def say_goodbye(state: State) -> None:
    """Tell every socket that the server goes and will be back."""
    state.closing.set()
    for sitter in list(state.sitters):
        sitter.close(RESTARTING)
    for reader in list(state.readers):
        reader.revoke()
    await asyncio.sleep(0.05)


def make_app(settings: Settings) -> Litestar:
    """Put the server together."""
    return Litestar(
        route_handlers=[page.shell, page.part, health, metrics, LOBBY, SEATS, PEOPLE],
        lifespan=[open_house],
        state=State(
            {
                "settings": settings,
                "sitters": set(),
                "readers": set(),
                "closing": asyncio.Event(),
                "limits": limits.Limits(settings),
            }
        ),
        guards=[limits.steady, no_nul, from_our_page],
        dependencies={
            "me": Provide(me),
            "tables": Provide(tables_of, sync_to_thread=False),
            "accounts": Provide(accounts_of, sync_to_thread=False),
        },
        exception_handlers={No: answer_no, HTTPException: answer_http, Exception: answer_error},
        request_class=JsonRequest,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Escapade",
            version=escapade.__version__,
            description="An open table for escape games.",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )

"""The ASGI application: routes, guards, error handlers, security headers, startup and shutdown."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import HTTPScope, Message, Receive, Scope, Send
from prometheus_client import generate_latest

import escapade
from escapade.server import wire
from escapade.server.api import cors, documents, page, rate_limit
from escapade.server.api.analysis import ANALYSIS
from escapade.server.api.asgi import AnyConnection, language_of
from escapade.server.api.boxes import BOXES
from escapade.server.api.connection_limits import Guard
from escapade.server.api.first_game import FIRST_GAMES
from escapade.server.api.identity import from_our_page, me
from escapade.server.api.lessons import LESSONS
from escapade.server.api.lobby import LOBBY
from escapade.server.api.moderation import MODERATION, moderation_of
from escapade.server.api.openapi import V1
from escapade.server.api.operations import API, known_query
from escapade.server.api.people import PEOPLE, accounts_of
from escapade.server.api.puzzles import PUZZLES
from escapade.server.api.rate_limit import address_of
from escapade.server.api.socket import RESTARTING, ping_everybody, socket
from escapade.server.api.tables import SEATS
from escapade.server.fairness import ADDRESS, Metered
from escapade.server.metrics import REGISTRY, SOCKETS, TABLES
from escapade.server.people import credentials
from escapade.server.people.accounts import Accounts
from escapade.server.people.moderation import Moderation
from escapade.server.refusals import AWAY, FAST, Code, RequestRefused
from escapade.server.settings import Settings
from escapade.server.storage.migrating import CannotOpenError
from escapade.server.storage.store import is_away
from escapade.server.tables.host import TableHost
from escapade.server.unknown_fields import check_fields

LOG = logging.getLogger(__name__)
_LONGEST_BODY = 65_536
_SOCKET = "/api/socket"
_CODES: dict[int, Code] = {400: "form", 404: "nothing-here", 413: "too-long"}  # codes for errors raised by Litestar
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a private table's URL is the key to it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


@get("/health", tags=["host"], raises=[], operation_id="get_health")
async def health(state: State, tables: TableHost) -> Response[wire.Health]:
    """Report health: 200 while the database can be read, else 503."""
    well = await tables.store.is_reachable()
    status = wire.Health(escapade.__version__, len(tables.live), len(state.connections))
    return Response(status, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, tags=["host"], operation_id="get_metrics")
def metrics(state: State, tables: TableHost) -> str:
    """Return metrics for Prometheus."""
    TABLES.set(len(tables.live))
    SOCKETS.set(len(state.connections))
    return generate_latest(REGISTRY).decode()


def _tables_of(state: State) -> TableHost:
    tables: TableHost = state.tables
    return tables


# Any below: Litestar's type parameters for user, session and state


def _answer_no(request: Request[Any, Any, Any], refusal: RequestRefused) -> Response[wire.ErrorReply]:
    """Respond with a refusal; for a rate limit with Retry-After."""
    return Response(
        _reply(refusal, language_of(request.scope)), status_code=refusal.status, headers=_headers_of(refusal)
    )


def _reply(refusal: RequestRefused, language: str) -> wire.ErrorReply:
    return wire.ErrorReply(refusal.says(language), refusal.code, refusal.rule, refusal.facts)


def _headers_of(refusal: RequestRefused) -> dict[str, str]:
    """Return Retry-After where it helps. After too many requests the connection is closed; new ones are limited."""
    again = {"Retry-After": str(refusal.facts.get("seconds", 1))} if refusal.status in (FAST, AWAY) else {}
    return {**again, "Connection": "close"} if refusal.code == "too-fast" else again


async def _refuse(refusal: RequestRefused, scope: Scope, send: Send) -> None:
    """Respond with a refusal without calling Litestar, before any work is done for the request."""
    body = msgspec.json.encode(_reply(refusal, language_of(scope)))
    headers = _headers_of(refusal) | {"Content-Type": "application/json", "Content-Length": str(len(body))}
    await _answer_plainly(refusal.status, headers, body, send)


async def _answer_plainly(status: int, headers: dict[str, str], body: bytes, send: Send) -> None:
    written = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": written})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.ErrorReply] | Response[str]:
    """Respond to errors raised by Litestar, with details of an invalid body; a browser gets a page for 404."""
    if error.status_code == HTTPStatus.NOT_FOUND and page.wants_page(request):
        return page.not_found(request)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(": ".join(map(str, _told(item))) for item in extra if isinstance(item, dict))
    detail = details or error.detail
    refused = RequestRefused(_CODES.get(error.status_code, "http"), detail=detail)
    return Response(_reply(refused, language_of(request.scope)), status_code=error.status_code, headers=error.headers)


def _told(item: dict[str, object]) -> list[object]:
    """Return what Litestar says of one wrong field: its name, if it knows it, and what is wrong."""
    return [item[part] for part in ("key", "message") if item.get(part)]


def _answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[wire.ErrorReply]:
    """Respond to an unexpected error: the database is away, or a bug. No details of the error are sent."""
    if is_away(error):
        LOG.warning("the database did not answer %s %s", request.method, request.scope["path_template"])
        return _answer_no(request, RequestRefused("store-away"))
    LOG.error("unhandled error at %s %s", request.method, request.scope["path_template"], exc_info=error)
    return _answer_no(request, RequestRefused("our-mistake"))


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be invalid JSON in more ways than Litestar handles."""

    async def json(self) -> Any:  # noqa: ANN401 - JSON of any kind; Litestar checks it next
        """Read the body as JSON."""
        try:
            content = await super().json()
        except RecursionError as wrong:
            raise ClientException("This JSON is nested too deeply") from wrong
        except UnicodeError as wrong:
            raise ClientException("This JSON is not written in UTF-8") from wrong
        kind = self.route_handler.parsed_fn_signature.parameters.get("data")
        if kind is not None:
            check_fields(msgspec.inspect.type_info(kind.annotation), content)
        return content


def _no_nul(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse a URL that contains NUL. Bodies are checked where they are parsed."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise RequestRefused("form", detail="A text must not contain NUL")


class EscapadeApp:
    """The application uvicorn runs. Adds security headers to every response and handles the WebSocket itself."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.guard = Guard(settings)
        self.limits: rate_limit.Limits = self.app.state.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one WebSocket, when it is its address's turn."""
        if scope.get("path", "").startswith(f"{V1}/"):
            scope["path"] = API + scope["path"].removeprefix(V1)
        if scope["type"] == ScopeType.HTTP:
            await self.answer(scope, receive, self.answering(scope, send))
        elif scope.get("path") == _SOCKET:  # lifespan scopes have no path
            ADDRESS.set(address_of(scope))
            await self.limits.turns.take(address_of(scope))
            await self.metered(socket(self.app, scope, receive, send), address_of(scope))
        else:
            await self.app(scope, receive, self._telling_once(send))

    def _telling_once(self, send: Send) -> Send:
        """Leave out the traceback of a failed start if a sentence has said why."""

        async def sending(message: Message) -> None:
            kind: str = message["type"]  # also one of the server's start and end, which the type leaves out
            told = kind == "lifespan.startup.failed" and "told_why" in self.app.state
            await send(cast("Message", {"type": kind, "message": ""}) if told else message)

        return sending

    async def answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it before any work is done if its address sends too many."""
        address = address_of(scope)
        ADDRESS.set(address)
        try:
            self.limits.ask(scope, address)
        except RequestRefused as refusal:
            await _refuse(refusal, scope, send)
            return
        if cors.is_preflight(scope):
            await _answer_plainly(204, cors.PREFLIGHT, b"", send)
            return
        await self.limits.turns.take(address)
        await self.metered(self.app(scope, receive, send), address)

    async def metered(self, work: Coroutine[object, None, None], address: str) -> None:
        """Run the work of a request, and charge its time to the address."""
        await (work if self.limits.generous else Metered(work, address, self.limits.turns))

    def answering(self, scope: HTTPScope, send: Send) -> Send:
        """Wrap `send`: add our headers to the response, and charge its bytes to the person and address."""
        ours = _HEADERS | (cors.EVERY_ORIGIN if cors.has_token(scope) else {})

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in ours.items():
                    headers.setdefault(name, value)
            elif message["type"] == "http.response.body":
                rate_limit.charge_answer(self.limits, scope, len(message["body"]))
            await send(message)

        return sending


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the tables before the first request, and close them after the last."""
    tables = TableHost(app.state.settings)
    try:
        await tables.open()
    except CannotOpenError as why:
        LOG.error("%s", why)  # noqa: TRY400 - the sentence says it all
        app.state.told_why = True
        raise
    app.state.tables = tables
    tables.node.later(ping_everybody(app.state.connections))
    app.state.accounts = Accounts(tables.store, await tables.store.secret())
    app.state.moderation = Moderation(tables.store)

    async def check_credentials() -> None:
        await credentials.check(app.state)

    tables.node.background.every(credentials.CHECK_EVERY, check_credentials)
    try:
        yield
    finally:
        app.state.accounts.passwords.close()
        await tables.close()


async def close_sockets(state: State) -> None:
    """Close every socket with the code for a restart, and end every stream."""
    state.closing.set()
    for connection in list(state.connections):
        connection.close(RESTARTING)
    for reader in list(state.readers):
        reader.revoke()
    await asyncio.sleep(0.05)


def make_app(settings: Settings) -> Litestar:
    """Build the Litestar application."""
    documented = [documents.openapi_document, documents.asyncapi_document]
    return Litestar(
        route_handlers=[
            page.shell,
            page.part,
            *documented,
            health,
            metrics,
            LOBBY,
            FIRST_GAMES,
            LESSONS,
            PUZZLES,
            ANALYSIS,
            BOXES,
            SEATS,
            PEOPLE,
            MODERATION,
        ],
        lifespan=[lifespan],
        state=State(
            {
                "settings": settings,
                "connections": set(),
                "readers": set(),
                "closing": asyncio.Event(),
                "limits": rate_limit.Limits(settings),
            }
        ),
        guards=[_no_nul, from_our_page, known_query],
        dependencies={
            "me": Provide(me),
            "tables": Provide(_tables_of, sync_to_thread=False),
            "accounts": Provide(accounts_of, sync_to_thread=False),
            "moderation": Provide(moderation_of, sync_to_thread=False),
        },
        exception_handlers={RequestRefused: _answer_no, HTTPException: _answer_http, Exception: _answer_error},
        request_class=JsonRequest,
        request_max_body_size=_LONGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )

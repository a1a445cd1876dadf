"""Who asks? By cookie, or by a token; and did the question come from our own page?"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers.base import BaseRouteHandler

from escapade.server.accounts import COOKIE, COOKIE_AGE, Accounts, Identity
from escapade.server.limits import known
from escapade.server.no import No
from escapade.server.schema import PersonRow

AnyConnection = ASGIConnection[Any, Any, Any, Any]  # Any: Litestar's own notion of who asks; ours is an Identity
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
BEARER = "Bearer "


def token_of(connection: AnyConnection) -> str | None:
    """Find the token a program sends, if it sends one."""
    given = connection.headers.get("authorization", "")
    return given.removeprefix(BEARER).strip() if given.startswith(BEARER) else None


async def identity(connection: AnyConnection) -> Identity | None:
    """Tell who this is, if it is anybody; whoever sends a token is who the token says, whatever the cookie says."""
    accounts: Accounts = connection.app.state.accounts
    token, cookie = token_of(connection), connection.cookies.get(COOKIE)
    found = None
    if token is not None:
        found = await accounts.by_token(token)
    elif cookie:
        found = await accounts.by_cookie(cookie)
    if found is not None:
        known(connection, found.person.id)
    return found


async def me(request: AnyConnection) -> Identity:
    """Tell who asks, or say how to become somebody."""
    found = await identity(request)
    if found is None:
        raise No("nobody")
    return found


async def reader_of(connection: AnyConnection) -> Identity | None:
    """Tell who looks on, if it is anybody; a token must be allowed to read what its owner sees."""
    found = await me(connection) if token_of(connection) is not None else await identity(connection)
    if found is not None:
        found.allow("read")
    return found


def from_our_page(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse a change that another site's page asks for with our cookie.

    Browsers say where a request comes from, in Sec-Fetch-Site or at least in Origin, and a page cannot lie about it.
    A program says nothing, and a token is no cookie: neither can be tricked by a page.
    """
    if connection.scope.get("method", "GET") in SAFE or token_of(connection) is not None:
        return
    if not same_origin(connection):
        raise No("other-site")


def same_origin(connection: AnyConnection) -> bool:
    """Tell whether a request comes from our own page, from one the host trusts, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is not None and origin in connection.app.state.settings.origins:
        return True
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def cookie_for(connection: AnyConnection, person: PersonRow) -> Cookie:
    """Make the cookie that says who somebody is; scripts cannot read it, and other sites' pages do not send it."""
    accounts: Accounts = connection.app.state.accounts
    return Cookie(
        key=COOKIE, value=accounts.cookie(person), max_age=COOKIE_AGE, httponly=True, samesite="lax",
        secure=connection.scope["scheme"] in ("https", "wss"), path="/",
    )  # fmt: skip


def no_cookie() -> Cookie:
    """Make the cookie that forgets."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")

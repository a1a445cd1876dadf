"""Who makes a request, by cookie or token; and whether it comes from our own page."""

from litestar.datastructures import Cookie
from litestar.handlers.base import BaseRouteHandler

from escapade.server.api.asgi import SAFE, AnyConnection
from escapade.server.api.rate_limit import charge_to
from escapade.server.people.accounts import COOKIE, COOKIE_AGE, Accounts, Identity
from escapade.server.refusals import RequestRefused
from escapade.server.storage.schema import PersonRow

_BEARER = "Bearer "


def token_of(connection: AnyConnection) -> str | None:
    """Return the token of a request, if it has one."""
    given = connection.headers.get("authorization", "")
    return given.removeprefix(_BEARER).strip() if given.startswith(_BEARER) else None


async def identity(connection: AnyConnection) -> Identity | None:
    """Return who makes a request, if known. A token counts more than a cookie."""
    accounts: Accounts = connection.app.state.accounts
    token, cookie = token_of(connection), connection.cookies.get(COOKIE)
    found = None
    if token is not None:
        found = await accounts.by_token(token)
    elif cookie:
        found = await accounts.by_cookie(cookie)
    if found is not None:
        charge_to(connection, found.person.id)
    return found


async def me(request: AnyConnection) -> Identity:
    """Return who makes a request, or refuse. A token must have the scope that the route names (`scope=…`)."""
    found = await identity(request)
    if found is None:
        raise RequestRefused("nobody")
    needed = scope_of(request.route_handler)
    if needed:
        found.allow(needed)
    return found


async def reader_of(connection: AnyConnection) -> Identity | None:
    """Return who reads, if known, where nobody has to be. A token that is given must be valid and have the scope."""
    known_already = token_of(connection) is not None or await identity(connection) is not None
    return await me(connection) if known_already else None


def scope_of(handler: BaseRouteHandler) -> str:
    """Return the scope that a route asks of a token; "" if it asks for none."""
    return str(handler.opt.get("scope", ""))


def from_our_page(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse a change that another site's page requests with our cookie.

    Browsers say where a request comes from, in Sec-Fetch-Site or at least in Origin, and a page cannot lie about it.
    A program says nothing, and a token is no cookie: neither can be tricked by a page.
    """
    if connection.scope.get("method", "GET") in SAFE or token_of(connection) is not None:
        return
    if not same_origin(connection):
        raise RequestRefused("other-site")


def same_origin(connection: AnyConnection) -> bool:
    """Whether a request comes from our page, from a trusted origin, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is not None and origin in connection.app.state.settings.origins:
        return True
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def cookie_for(connection: AnyConnection, person: PersonRow) -> Cookie:
    """Make the login cookie. Scripts cannot read it, and other sites' pages do not send it."""
    accounts: Accounts = connection.app.state.accounts
    return Cookie(
        key=COOKIE, value=accounts.cookie(person), max_age=COOKIE_AGE, httponly=True, samesite="lax",
        secure=connection.scope["scheme"] in ("https", "wss"), path="/",
    )  # fmt: skip


def no_cookie() -> Cookie:
    """Make a cookie that deletes the login cookie."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")

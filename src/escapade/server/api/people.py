"""The HTTP API about people: myself, my account, tokens, webhooks and data; other people and ratings."""

import secrets
from typing import Annotated

from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from sqlalchemy import delete as delete_from
from sqlalchemy import select, true

from escapade.games import GAMES
from escapade.server import wire
from escapade.server.api.asgi import AnyConnection, language_of
from escapade.server.api.identity import cookie_for, identity, no_cookie, reader_of, token_of
from escapade.server.api.identity import me as who
from escapade.server.api.rate_limit import guess_slowly, slow_down
from escapade.server.notify.signing import new_secret
from escapade.server.notify.webhooks import check_url, language_in
from escapade.server.people import history, ratings
from escapade.server.people.accounts import SESSION, Accounts, Credential, Identity
from escapade.server.people.credentials import end
from escapade.server.refusals import RequestRefused
from escapade.server.storage.schema import HookRow, PersonRow, TableRow
from escapade.server.tables.host import TableHost

Id = Annotated[str, Parameter(max_length=40, description="The person's id")]
TokenId = Annotated[str, Parameter(max_length=40, description="The token's id")]
HookId = Annotated[str, Parameter(max_length=40, description="The webhook's id")]
GameName = Annotated[str, Parameter(max_length=40, description="The game's name")]
Before = Annotated[str | None, Parameter(max_length=40, description="Only games before this table")]
Other = Annotated[str | None, Parameter(max_length=40, description="Only games with this person")]
_MOST_HOOKS = 10


def _my_data(person: PersonRow) -> wire.Me:
    return wire.Me(person.id, person.name, person.login, person.rated, person.settings, person.moderator)


def _with_cookie(request: AnyConnection, person: PersonRow, status: int) -> Response[wire.Me]:
    """Answer with who I am now, and a new cookie."""
    return Response(_my_data(person), status_code=status, cookies=[cookie_for(request, person)])


@post("/me", guards=[slow_down], operation_id="become_guest")
async def hello(request: AnyConnection, data: wire.GuestName, accounts: Accounts) -> Response[wire.Me]:
    """Become a guest, with a signed cookie. Whoever is known already stays who they are; a token gets no cookie."""
    if token_of(request) is not None:
        return Response(_my_data((await who(request)).person), status_code=201)
    known = await identity(request)
    person = known.person if known else await accounts.guest(data.name, language_of(request.scope))
    return _with_cookie(request, person, 201)


@get("/me", operation_id="get_me")
async def who_am_i(me: Identity) -> wire.Me:
    """Return who I am."""
    return _my_data(me.person)


@patch("/me", operation_id="change_me", scope="account")
async def change_me(me: Identity, data: wire.ProfileChanges, accounts: Accounts) -> wire.Me:
    """Change my name, whether I am rated, or the settings of my page."""
    return _my_data(await accounts.change(me.person, data))


@delete("/me", status_code=200, operation_id="delete_me", scope="account")
async def delete_me(me: Identity, accounts: Accounts, tables: TableHost, state: State) -> Response[wire.TextReply]:
    """Delete everything about me. Games I played stay, without my name."""
    await tables.lobby.leave_all(me.person.id)
    for table in await accounts.delete(me.person):
        await tables.rewritten(table)
    end(state, lambda credential: credential.person == me.person.id)
    return Response(wire.TextReply("Your data is deleted", "forgotten"), cookies=[no_cookie()])


@get("/me/export", operation_id="export_my_data", scope="account")
async def export(me: Identity, accounts: Accounts) -> wire.Export:
    """Return everything that is stored about me."""
    return await accounts.export(me.person)


@post("/me/account", guards=[slow_down], operation_id="make_account", scope=SESSION)
async def make_account(
    request: AnyConnection, me: Identity, data: wire.Credentials, accounts: Accounts
) -> Response[wire.Me]:
    """Turn me into an account, so that I can log in on any device."""
    return _with_cookie(request, await accounts.make_account(me.person, data), 201)


@post("/login", guards=[slow_down], status_code=200, operation_id="log_in")
async def log_in(request: AnyConnection, data: wire.Credentials, accounts: Accounts) -> Response[wire.Me]:
    """Log in."""
    guess_slowly(request, data.login)
    return _with_cookie(request, await accounts.log_in(data), 200)


@post("/logout", status_code=200, operation_id="log_out")
async def log_out() -> Response[wire.TextReply]:
    """Log out on this device."""
    return Response(wire.TextReply("You are signed out", "goodbye"), cookies=[no_cookie()])


@post("/logout/everywhere", status_code=200, operation_id="log_out_everywhere", scope=SESSION)
async def log_out_everywhere(me: Identity, accounts: Accounts, state: State) -> Response[wire.TextReply]:
    """Log out on every device. Tokens stay valid."""
    await accounts.log_out_everywhere(me.person)
    _end_logins(state, me.person.id)
    return Response(wire.TextReply("You are signed out", "goodbye"), cookies=[no_cookie()])


@put("/me/password", guards=[slow_down], operation_id="change_password", scope=SESSION)
async def change_password(
    request: AnyConnection, me: Identity, data: wire.NewPassword, accounts: Accounts, state: State
) -> Response[wire.Me]:
    """Change my password. Every other device is logged out."""
    person = await accounts.change_password(me.person, data)
    _end_logins(state, person.id)
    return _with_cookie(request, person, 200)


def _end_logins(state: State, person: str) -> None:
    """Close the connections that somebody opened by logging in; not those of tokens."""
    end(state, lambda credential: credential.person == person and not credential.token)


@get("/me/tokens", operation_id="list_tokens", scope="account")
async def tokens(me: Identity, accounts: Accounts) -> list[wire.TokenInfo]:
    """List my tokens, without their secrets."""
    return await accounts.tokens(me.person)


@post("/me/tokens", operation_id="make_token", scope="account")
async def make_token(me: Identity, data: wire.NewToken, accounts: Accounts) -> wire.TokenInfo:
    """Create a token for a program. Its secret is shown only now. A token cannot create one that may do more."""
    for scope in data.scopes:
        me.allow(scope)
    return await accounts.make_token(me.person, data)


@delete("/me/tokens/{token:str}", operation_id="delete_token", scope="account")
async def delete_token(me: Identity, token: TokenId, accounts: Accounts, state: State) -> None:
    """Delete a token, and close its connections."""
    await accounts.delete_token(me.person, token)
    end(state, lambda credential: credential == Credential(me.person.id, token=token))


@get("/me/hooks", operation_id="list_webhooks", scope="account")
async def hooks(me: Identity, tables: TableHost) -> list[wire.WebhookInfo]:
    """List my webhooks."""
    async with tables.store.session() as session:
        rows = await session.scalars(select(HookRow).where(HookRow.person == me.person.id))
        return [wire.WebhookInfo(row.id, row.url, row.table_id) for row in rows]


@post("/me/hooks", operation_id="add_webhook", scope="account")
async def add_hook(me: Identity, data: wire.NewWebhook, tables: TableHost) -> wire.WebhookInfo:
    """Add a webhook: it is told when it is my turn or a game of mine is over. Its secret is shown only now."""
    check_url(data.url, tables.node.webhooks.named)
    if data.table is not None:
        await tables.find(data.table)
    async with tables.store.session() as session:
        mine = list(await session.scalars(select(HookRow.id).where(HookRow.person == me.person.id)))
        if len(mine) >= _MOST_HOOKS:
            raise RequestRefused("hooks-enough", most=_MOST_HOOKS)
        row = HookRow(
            id=secrets.token_hex(8), person=me.person.id, table_id=data.table, url=data.url, secret=new_secret()
        )  # fmt: skip
        session.add(row)
        await session.commit()
    tables.node.webhooks.add()
    return wire.WebhookInfo(row.id, row.url, row.table_id, row.secret)


@delete("/me/hooks/{hook:str}", operation_id="delete_webhook", scope="account")
async def delete_hook(me: Identity, hook: HookId, tables: TableHost) -> None:
    """Delete a webhook."""
    async with tables.store.session() as session:
        await session.execute(delete_from(HookRow).where(HookRow.person == me.person.id, HookRow.id == hook))
        await session.commit()


@post("/me/hooks/{hook:str}/try", guards=[slow_down], status_code=200, operation_id="try_webhook", scope="account")
async def try_hook(me: Identity, hook: HookId, tables: TableHost) -> wire.TextReply:
    """Send a test notice to one of my webhooks."""
    async with tables.store.session() as session:
        row = await session.get(HookRow, hook)
    if row is None or row.person != me.person.id:
        raise RequestRefused("no-such-hook")
    await tables.node.webhooks.try_out(row, language_in(me.person.settings))
    return wire.TextReply("Sent. Check your channel.", "hook-heard")


@get("/me/games", operation_id="list_my_games", scope="read")
async def my_games(me: Identity, tables: TableHost, before: Before = None, other: Other = None) -> wire.GameHistory:
    """List my finished games, the newest first; with `other`, those I played with somebody."""
    together = [] if other is None else [history.sat_at(other)]
    return await history.games(tables.store, me.person.id, *together, before=before)


@get("/people/{person:str}/games", operation_id="list_games_of_person")
async def games_of(person: Id, accounts: Accounts, tables: TableHost, before: Before = None) -> wire.GameHistory:
    """List somebody's finished games at public tables, the newest first."""
    somebody = await accounts.find(person)
    return await history.games(tables.store, somebody.id, TableRow.public.is_(true()), before=before)


@get("/people/{person:str}", operation_id="get_profile")
async def profile(person: Id, accounts: Accounts, tables: TableHost) -> wire.Profile:
    """Return somebody's profile, with ratings if they opted in."""
    return await ratings.profile(tables.store, await accounts.find(person))


@get("/people/{person:str}/versus/{other:str}", operation_id="get_head_to_head", scope="read")
async def versus(request: AnyConnection, person: Id, other: Id, tables: TableHost) -> wire.HeadToHead:
    """Count how often two people met at public tables, and at private ones where I sat, and who was ahead."""
    known = await reader_of(request)
    return await ratings.versus(tables.store, person, other, known.person.id if known else "")


@get("/ratings/{game:str}", operation_id="get_leaderboard")
async def leaderboard(game: GameName, tables: TableHost) -> list[wire.Rank]:
    """List the best players of a game, of those who opted in."""
    if game not in GAMES:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))
    return await ratings.leaderboard(tables.store, game)


def accounts_of(state: State) -> Accounts:
    """Return the accounts, for Litestar's dependency injection."""
    accounts: Accounts = state.accounts
    return accounts


PEOPLE = Router(
    "/api",
    route_handlers=[
        hello, who_am_i, change_me, delete_me, export, make_account, log_in, log_out, log_out_everywhere,
        change_password, tokens, make_token, delete_token, hooks, add_hook, delete_hook, try_hook, my_games, games_of,
        profile, versus, leaderboard,
    ],
    tags=["people"],
)  # fmt: skip

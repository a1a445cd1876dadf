"""The HTTP API of the lobby: which games there are, which tables, and a new one."""

from litestar import Router, get, post

from escapade.bots import LEVELS
from escapade.game import Game
from escapade.games import GAMES
from escapade.server import sight, wire
from escapade.server.accounts import Identity
from escapade.server.around import ANYWHERE, for_this_machine_only, way_out
from escapade.server.limits import slow_down
from escapade.server.tables import Tables
from escapade.server.who import AnyConnection


def described(game: Game) -> wire.GameGiven:
    """Describe a game for a form; of the bots, the levels people choose from."""
    options = [wire.OptionGiven(one.name, list(one.values), one.default, one.says) for one in game.options]
    bots = [bot.name for bot in LEVELS]
    return wire.GameGiven(game.name, game.title, game.rules, list(game.seats), options, bots, list(game.answers()))


@get("/games", sync_to_thread=False)
def games() -> list[wire.GameGiven]:
    """List the games, with all a form needs to open a table."""
    return [described(game) for game in GAMES.values()]


@get("/around", sync_to_thread=False)
def around(request: AnyConnection, tables: Tables) -> wire.Around:
    """Say by which host the phone beside this machine reaches us; told only to whoever sits at this machine."""
    here = f"//{request.client.host}" if request.client else ""
    at_home = for_this_machine_only(here) and for_this_machine_only(str(request.base_url))
    found = way_out() if at_home and tables.settings.host in ANYWHERE else ""
    return wire.Around("" if for_this_machine_only(f"//{found}") else found)


@get("/tables")
async def lobby(tables: Tables) -> list[wire.Card]:
    """List the public tables, those still open first."""
    return await tables.lobby()


@get("/tables/mine")
async def mine(me: Identity, tables: Tables, *, running: bool = False) -> list[wire.Card]:
    """List my tables, the newest first; with `running`, those that are not over."""
    me.allow("read")
    return await tables.tables_of(me.person.id, running=running)


@post("/tables", guards=[slow_down])
async def open_table(me: Identity, data: wire.NewTable, tables: Tables) -> wire.Card:
    """Open a table; its address /t/{id} is the invitation."""
    me.allow("tables")
    live = await tables.create(me.person, data)
    return sight.card(live.table, live.here())


LOBBY = Router("/api", route_handlers=[games, around, lobby, mine, open_table], tags=["lobby"])

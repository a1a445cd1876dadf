"""The HTTP API of the lobby: which games there are, which tables, and a new one."""

from litestar import Router, get, post

from escapade.bots import LEVELS
from escapade.game import Game
from escapade.games import GAMES
from escapade.server import sight, wire
from escapade.server.accounts import Identity
from escapade.server.limits import slow_down
from escapade.server.tables import Tables


def described(game: Game) -> wire.GameGiven:
    """Describe a game for a form; of the bots, the levels people choose from."""
    options = [wire.OptionGiven(one.name, list(one.values), one.default, one.says) for one in game.options]
    return wire.GameGiven(game.name, game.title, game.rules, list(game.seats), options, [bot.name for bot in LEVELS])


@get("/games", sync_to_thread=False)
def games() -> list[wire.GameGiven]:
    """List the games, with all a form needs to open a table."""
    return [described(game) for game in GAMES.values()]


@get("/tables")
async def lobby(tables: Tables) -> list[wire.Card]:
    """List the public tables, those still open first."""
    return await tables.lobby()


@get("/tables/mine")
async def mine(me: Identity, tables: Tables) -> list[wire.Card]:
    """List my tables, the newest first."""
    me.allow("read")
    return await tables.tables_of(me.person.id)


@post("/tables", guards=[slow_down])
async def open_table(me: Identity, data: wire.NewTable, tables: Tables) -> wire.Card:
    """Open a table; its address /t/{id} is the invitation."""
    me.allow("tables")
    live = await tables.create(me.person, data)
    return sight.card(live.table, live.here())


LOBBY = Router("/api", route_handlers=[games, lobby, mine, open_table], tags=["lobby"])

"""The HTTP API of the lobby: games, their rules, lists of tables, and opening one."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from escapade import COMPILED
from escapade.bots import LEVELS
from escapade.bots.search_bot import SearchBot
from escapade.game import Game
from escapade.games import GAMES
from escapade.options import Option
from escapade.rules_text import languages
from escapade.server import wire
from escapade.server.api.asgi import AnyConnection
from escapade.server.api.rate_limit import room_for, slow_down
from escapade.server.api.rules_page import rules_page
from escapade.server.lan_address import ANYWHERE, for_this_machine_only, way_out
from escapade.server.people.accounts import Identity
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective
from escapade.server.tables.host import TableHost
from escapade.words import game_texts

GameName = Annotated[str, Parameter(max_length=40, description="The game's name")]
Language = Annotated[str, Parameter(pattern="^[a-z]{2,3}$", description="A language, as in en or pl")]
Running = Annotated[bool, Parameter(description="Only tables that are not over")]


def _described(game: Game) -> wire.GameInfo:
    """Describe a game for a form; of the bots only the levels people choose from."""
    options = [
        wire.OptionInfo(
            one.name, list(one.values), one.default, one.says,
            {name: list(values) for name, values in one.applies.items()}, _shared(game, one),
            game.timing.alone_options().get(one.name, ""),
        )
        for one in game.options
    ]  # fmt: skip
    bots = [bot.name for bot in LEVELS]
    return wire.GameInfo(
        game.name,
        game.title,
        game.rules,
        list(game.seats),
        options,
        [wire.PresetInfo(one.name, one.seats, one.options, one.bots) for one in game.presets],
        bots,
        list(game.timing.standing_answers()),
        {name: list(kind.FIELDS) for name, kind in game.events.items()},
        [] if COMPILED else [bot.name for bot in LEVELS if isinstance(bot, SearchBot) and bot.seconds],
        game.drawing.HINTS,
    )


def _shared(game: Game, option: Option) -> dict[str, str]:
    """Tell what several players on one device play with instead of some values of an option."""
    instead = {value: game.timing.shared_options({option.name: value}) for value in option.values}
    return {value: other[option.name] for value, other in instead.items() if other.get(option.name, value) != value}


@get("/games", sync_to_thread=False, operation_id="list_games")
def games() -> list[wire.GameInfo]:
    """List the games, with everything a form needs to open a table."""
    return [_described(game) for game in GAMES.values()]


@get("/games/{game:str}/rules", sync_to_thread=False, operation_id="get_rules")
def rules(game: GameName, language: Language = "en") -> wire.Rules:
    """Return the rules of a game, in English where they have not been translated."""
    _known(game)
    if not languages(game):
        raise RequestRefused("no-rules", game=game)
    return rules_page(game, language)


@get("/games/{game:str}/words/{language:str}", sync_to_thread=False, operation_id="get_game_words")
def game_words(game: GameName, language: Language) -> wire.GameWords:
    """Return a game's messages as Fluent, for a page that was built without them; empty if there is no translation."""
    _known(game)
    return wire.GameWords(game, language, "\n".join(game_texts(language, game)))


def _known(game: str) -> None:
    """Refuse a game that is not here."""
    if game not in GAMES:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))


@get("/lan-address", sync_to_thread=False, operation_id="get_lan_address")
def lan_address(request: AnyConnection, tables: TableHost) -> wire.LanAddress:
    """Return the host by which other devices reach this server. Told only to requests from this machine."""
    here = f"//{request.client.host}" if request.client else ""
    at_home = for_this_machine_only(here) and for_this_machine_only(str(request.base_url))
    found = way_out() if at_home and tables.node.settings.host in ANYWHERE else ""
    return wire.LanAddress("" if for_this_machine_only(f"//{found}") else found)


@get("/tables", operation_id="list_tables")
async def lobby(tables: TableHost) -> list[wire.TableSummary]:
    """List the public tables, those still open first."""
    return await tables.lobby.public()


@get("/tables/mine", operation_id="list_my_tables", scope="read")
async def mine(me: Identity, tables: TableHost, *, running: Running = False) -> list[wire.TableSummary]:
    """List my tables, the newest first; with `running`, those that are not over."""
    return await tables.lobby.of(me.person.id, running=running)


@post("/tables", guards=[slow_down], operation_id="open_table", scope="tables")
async def open_table(request: AnyConnection, me: Identity, data: wire.NewTable, tables: TableHost) -> wire.TableSummary:
    """Open a table. Its address /t/{id} is the invitation."""
    mine = sum(seat.who == "me" for seat in data.seats)
    async with room_for(request, me.person.id, tables.lobby, opened=1, seats=mine):
        live = await tables.opening.open(me.person, data)
    return perspective.summary(live.table, live.here())


LOBBY = Router("/api", route_handlers=[games, rules, game_words, lan_address, lobby, mine, open_table], tags=["lobby"])

"""The HTTP API of boxes: corrected data of a game, checked, saved and shared by their digest."""

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import Parameter

from escapade.box import BadBox, Box, read_box, read_toml, too_deep
from escapade.games import GAMES
from escapade.server import wire
from escapade.server.api.rate_limit import slow_down
from escapade.server.people.accounts import Identity
from escapade.server.refusals import RequestRefused
from escapade.server.storage.boxes import find_box, forget_box, save_box, saved_boxes
from escapade.server.tables.host import TableHost
from escapade.server.text import clean_name
from escapade.toml_lines import write_toml

GameName = Annotated[str, Parameter(max_length=40, description="The game's name")]
Digest = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$", description="The digest of a box")]


@get("/games/{game:str}/box", sync_to_thread=False, operation_id="get_box_form")
def box_form(game: GameName) -> wire.BoxForm:
    """Return a game's printed data that an owner of the box can correct, and which of them are reconstructed."""
    found = GAMES.get(game)
    if found is None:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))
    data = found.correctable()
    ours = found.reconstructed_lists()
    return wire.BoxForm(game, data, [key for key in data if key in ours], found.merged_levels())


@post("/boxes/check", status_code=200, sync_to_thread=False, operation_id="check_box")
def check_box(data: wire.BoxDraft) -> wire.BoxCheck:
    """Check a box, as text or as data, and return both; what is wrong is a fault with its line. Nothing is stored."""
    text = data.text
    try:
        text = text if data.data is None else _written(data.data)
        box = read_box(_game(data.game), text)
    except BadBox as wrong:
        refused = RequestRefused.by_box(wrong)
        facts = {name: fact for name, fact in refused.facts.items() if isinstance(fact, str | int | float)}
        fault = wire.BoxFault(wrong.line, list(wrong.path), refused.code, refused.says(), wrong.rule, facts)
        return wire.BoxCheck(text, _readable(text), "", fault)
    return wire.BoxCheck(text, box.data, box.digest)


@post("/boxes", guards=[slow_down], operation_id="save_box", scope="tables")
async def save(me: Identity, data: wire.NewBox, tables: TableHost) -> wire.BoxInfo:
    """Save a box under a name. Its address /box/{game}?box={digest} can be shared."""
    name = clean_name(data.name)
    if not name:
        raise RequestRefused("name-empty")
    try:
        box = read_box(_game(data.game), data.text, name)
    except BadBox as wrong:
        raise RequestRefused.by_box(wrong) from wrong
    await save_box(tables.store, me.person.id, box)
    return _described(box)


@get("/boxes/{digest:str}", operation_id="get_box")
async def get_box(digest: Digest, tables: TableHost) -> wire.BoxInfo:
    """Return a box by its digest."""
    return _described(await find_box(tables.store, digest))


@get("/me/boxes", operation_id="list_my_boxes", scope="read")
async def my_boxes(me: Identity, tables: TableHost) -> list[wire.BoxName]:
    """List the boxes I saved, the newest first."""
    return [wire.BoxName(*one) for one in await saved_boxes(tables.store, me.person.id)]


@delete("/me/boxes/{digest:str}", operation_id="forget_box", scope="tables")
async def forget(me: Identity, digest: Digest, tables: TableHost) -> None:
    """Take a box off my list. Tables that are played with it and links to it keep it."""
    await forget_box(tables.store, me.person.id, digest)


def _game(name: str) -> str:
    if name not in GAMES:
        raise RequestRefused("game-unknown", game=name, games=", ".join(GAMES))
    return name


def _written(data: dict[str, object]) -> str:
    try:
        return write_toml(data)
    except RecursionError as wrong:
        raise too_deep() from wrong


def _readable(text: str) -> dict[str, object] | None:
    """Return what a text says, even if it cannot be; None if it is not TOML, or holds what JSON cannot."""
    try:
        return read_toml(text)
    except BadBox:
        return None


def _described(box: Box) -> wire.BoxInfo:
    return wire.BoxInfo(box.digest, box.game, box.name, box.text, box.data)


BOXES = Router("/api", route_handlers=[box_form, check_box, save, get_box, my_boxes, forget], tags=["boxes"])

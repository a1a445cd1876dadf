"""The page as chats, search engines and screen readers meet it before any script runs, in the reader's language.

Title, description and picture say which game a link leads to. Nothing about the players or the state of a game is in
them. The browser is told which files the page's script will ask for.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from escapade.games import GAMES, OURS
from escapade.messages import Message
from escapade.server.api.asgi import language_of
from escapade.server.storage.store import is_away
from escapade.server.tables.seating import read_seatings
from escapade.words import ENGLISH, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from litestar import Request

    from escapade.server.tables.host import TableHost

_LANGUAGE = '<html lang="en">'
_TITLE = "<title>Escapade</title>"
_END = "</head>"
_PAGES = {"t": "Table", "new": "New"}  # web/src/pages
_WITHOUT_SCRIPT = ("page-not-loaded", "page-load-again", "page-needs-script")  # web/index.html has their English


async def with_preview(
    html: str, needed: Mapping[str, Sequence[str]], request: Request[Any, Any, Any], tables: TableHost
) -> str:  # Any: Litestar's types
    """Put language, title, description, picture and the files `needed` by page and board into the shell of the page."""
    language = language_of(request.scope)
    title, says, game = await _told(request, tables, language)
    picture = f"{request.base_url}preview{f'-{game}' if game in OURS else ''}.jpg"  # web/public
    facts = {
        "og:type": "website",
        "og:site_name": "Escapade",
        "og:title": title,
        "og:description": says,
        "og:image": picture,
        "twitter:card": "summary_large_image",
    }
    tags = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(says)}" />']
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    head, early = "\n    ".join(tags), "\n    ".join(_early(needed, request.scope["path"], game))
    return _in_language(html, language).replace(_TITLE, head, 1).replace(_END, f"  {early}\n  {_END}", 1)


def _early(needed: Mapping[str, Sequence[str]], path: str, game: str) -> list[str]:
    """Let the browser load what a page and its board need at once, not one after the other."""
    kind, *rest = path.strip("/").split("/")
    page = "Replay" if rest[1:] == ["replay"] else _PAGES.get(kind, "")
    boards = [f"games/{game}/ui.ts"] if kind == "t" else []
    files = dict.fromkeys(file for name in (f"pages/{page}.svelte", *boards) for file in needed.get(name, ()))
    return [
        f'<link rel="modulepreload" crossorigin href="/{file}" />'
        if file.endswith(".js")
        else f'<link rel="preload" as="style" crossorigin href="/{file}" />'
        for file in files
    ]


def not_found_page(html: str, language: str) -> str:
    """Put language and title into the shell of the page for an address that does not exist."""
    title = f"{words(language).say(Message('no-page'))} – Escapade"
    return _in_language(html, language).replace(_TITLE, f"<title>{escape(title)}</title>", 1)


def _in_language(html: str, language: str) -> str:
    """Name the language in the shell of the page, and translate what it says when its script does not run."""
    english, known = words(ENGLISH), words(language)
    for name in _WITHOUT_SCRIPT:
        html = html.replace(english.say(Message(name)), escape(known.say(Message(name))), 1)
    return html.replace(_LANGUAGE, f'<html lang="{language}">', 1)


async def _told(request: Request[Any, Any, Any], tables: TableHost, language: str) -> tuple[str, str, str]:
    """Return title, description, and the game the address is about, if it is about one."""
    kind, *rest = request.scope["path"].strip("/").split("/")
    table = await _header(rest[0], tables) if kind == "t" and rest else None
    game = table[0] if table else rest[0] if kind in ("new", "rules", "learn", "leaders", "box") and rest else ""
    if game not in GAMES:
        general = words(language)
        return general.say(Message("preview")), general.say(Message("preview-says")), ""
    known = words(language, game)
    name = known.say(Message(f"game-{game}")) if known.knows(f"game-{game}") else GAMES[game].title
    about = f"game-{game}-says"
    says = known.say(Message(about)) if known.knows(about) else known.say(Message("preview-says"))
    if table and rest[-1] == "replay":
        return known.say(Message("preview-replay", {"game": name})), says, game
    if table:
        invitation = known.say(Message("preview-table-says", {"count": table[1]}))
        return known.say(Message("preview-table", {"game": name})), f"{invitation} {says}", game
    return f"{known.say(Message('rules-of', {'game': name})) if kind == 'rules' else name} – Escapade", says, game


async def _header(table: str, tables: TableHost) -> tuple[str, int] | None:
    """Return a table's game and number of players; nothing while the database does not answer."""
    try:
        row = await tables.store.header(table)
        seating = await read_seatings(tables.store, [table]) if row else {}
    except Exception as error:
        if is_away(error):
            return None
        raise
    if row is None:
        return None
    return row.game, seating[table].players if table in seating else row.players

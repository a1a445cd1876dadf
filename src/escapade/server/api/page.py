"""Serves the web page: built files, and the same shell for all addresses of the page."""

import gzip
import json
import os
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from escapade.server.api.asgi import language_of
from escapade.server.api.preview import not_found_page, with_preview
from escapade.server.tables.host import TableHost

_FOREVER: Final = "public, max-age=31536000, immutable"  # names of built files change with their contents
_ASK_AGAIN: Final = "no-cache"
_ABSENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Escapade</title>
<h1>Escapade</h1>
<p>This server was built without its page, because there was no Node to build it with (Debian: apt install nodejs npm).
The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>; play goes over the WebSocket at
<code>/api/socket</code>.
</html>
"""


def folder() -> Path:
    """Return the folder of the built page: in the wheel, or what `vite build` wrote in a working copy."""
    asked = os.environ.get("ESCAPADE_PAGE")
    packaged = Path(str(files("escapade"))) / "page"
    built = Path(__file__).parents[4] / "web/dist"
    return Path(asked) if asked else packaged if packaged.is_dir() else built


def read(root: Path) -> dict[str, bytes]:
    """Read all files of the page into memory."""
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@cache
def built() -> dict[str, bytes]:
    """Return the files of the page by name."""
    return read(folder()) or {"index.html": _ABSENT.encode()}


@cache
def _early() -> dict[str, list[str]]:
    """Return what a page or a board needs besides the shell, by its source file (web/vite.config.ts writes it)."""
    needed: dict[str, list[str]] = json.loads(built().get("early.json", b"{}"))
    return needed


@cache
def _zipped(name: str) -> bytes:
    """Return a file of the page gzipped, once."""
    return gzip.compress(built()[name], mtime=0)


def _sent(request: Request[Any, Any, Any], name: str, keep: str) -> Response[bytes]:  # Any: Litestar's own types
    """Answer with a file, gzipped if the client accepts that."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(built()[name], media_type=kind(name), headers=headers)
    return Response(_zipped(name), media_type=kind(name), headers={**headers, "Content-Encoding": "gzip"})


def kind(name: str) -> str:
    """Return the media type of a file."""
    return "application/manifest+json" if name.endswith(".webmanifest") else guess_type(name)[0] or "text/plain"


@get(
    [
        "/",
        "/t/{table:str}",
        "/t/{table:str}/replay",
        "/new/{game:str}",
        "/rules/{game:str}",
        "/puzzles",
        "/puzzles/{game:str}",
        "/puzzles/{game:str}/{lesson:str}",
        "/daily-run",
        "/learn/{game:str}",
        "/learn/{game:str}/{lesson:str}",
        "/analysis",
        "/analysis/{game:str}",
        "/box/{game:str}",
        "/about",
        "/translate",
        "/settings",
        "/moderation",
        "/you",
        "/you/{room:str}",
        "/leaders",
        "/leaders/{game:str}",
        "/people/{person:str}",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def shell(request: Request[Any, Any, Any], tables: TableHost) -> Response[str]:  # Any: Litestar's own types
    """Serve the shell of the page with a preview of what the address leads to; its script reads the address."""
    html = await with_preview(built()["index.html"].decode(), _early(), request, tables)
    return Response(html, media_type=MediaType.HTML, headers={"Cache-Control": _ASK_AGAIN, "Vary": "Accept-Language"})


def wants_page(request: Request[Any, Any, Any]) -> bool:  # Any: Litestar's own types
    """Tell whether a browser asks for a page, not a program for data."""
    path, accepted = request.scope["path"], request.headers.get("accept", "")
    return (
        request.method == "GET" and "text/html" in accepted and not path.startswith(("/api/", "/schema/", "/assets/"))
    )


def not_found(request: Request[Any, Any, Any]) -> Response[str]:  # Any: Litestar's own types
    """Serve the shell for an address that does not exist; its script says so."""
    html = not_found_page(built()["index.html"].decode(), language_of(request.scope))
    headers = {"Cache-Control": _ASK_AGAIN, "Vary": "Accept-Language"}
    return Response(html, status_code=404, media_type=MediaType.HTML, headers=headers)


@get(["/assets/{name:str}", "/{name:str}"], sync_to_thread=False, include_in_schema=False)
def part(request: Request[Any, Any, Any], name: str) -> Response[bytes]:  # Any: Litestar's own types
    """Serve one file of the page."""
    found = next((path for path in (f"assets/{name}", name) if path in built()), None)
    if found is None:
        raise NotFoundException(f"There is nothing called {name} here")
    return _sent(request, found, _FOREVER if found.startswith("assets/") else _ASK_AGAIN)

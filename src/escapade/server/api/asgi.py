"""What the guards of the HTTP API and the socket share about a connection."""

from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Scope

from escapade.words import ENGLISH, languages

AnyConnection = ASGIConnection[Any, Any, Any, Any]  # Any: Litestar's type parameters
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))  # methods that change nothing
_LONGEST = 200  # characters of an Accept-Language header that are parsed


def language_of(scope: Scope) -> str:
    """Return the language a client wants to read, of those we have; English by default."""
    wanted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return _best_language(wanted[:_LONGEST].decode("latin-1"))


@lru_cache(1000)
def _best_language(accepted: str) -> str:
    """Choose by an Accept-Language header, as in `pl-PL, en;q=0.7`."""
    known = languages()
    choices: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, quality = part.partition(";q=")
        language = tag.strip().lower().partition("-")[0]
        try:
            choices.append((float(quality or 1), language))
        except ValueError:
            continue
    choices.sort(key=lambda choice: -choice[0])  # stable: equal weights keep their order
    return next((language for quality, language in choices if quality > 0 and language in known), ENGLISH)

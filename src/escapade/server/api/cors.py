"""CORS: pages of other sites may use the API with a token only; no response allows them our cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from litestar.types import HTTPScope

EVERY_ORIGIN: Final = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After"}
PREFLIGHT: Final = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Max-Age": "7200",
}


def is_preflight(scope: HTTPScope) -> bool:
    """Whether a browser asks if a page of another site may send a request with a token."""
    if scope["method"] != "OPTIONS" or not scope["path"].startswith("/api/"):
        return False
    wanted = _header(scope, b"access-control-request-headers").lower().split(",")
    return "authorization" in [name.strip() for name in wanted]


def has_token(scope: HTTPScope) -> bool:
    """Whether a request to the API comes with a token."""
    return scope["path"].startswith("/api/") and _header(scope, b"authorization").startswith("Bearer ")


def _header(scope: HTTPScope, name: bytes) -> str:
    return next((value.decode("latin-1") for known, value in scope["headers"] if known == name), "")

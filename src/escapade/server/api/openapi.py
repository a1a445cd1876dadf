"""The OpenAPI document, made from the routes and the types of their bodies."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import escapade
from escapade.server import wire
from escapade.server.api.operations import API, NDJSON, Operation, operations
from escapade.server.api.schemas import Schema, schemas_of
from escapade.server.people.accounts import COOKIE, SESSION
from escapade.server.refusals import STATUSES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar import Litestar

V1 = f"{API}/v1"  # the address of this version; /api without a number is the same, for our own page
TEXT = "text/plain"
AWAY, _TOO_MANY = 503, 429
_COOKIE_SCHEME, _TOKEN_SCHEME = "cookie", "token"
DESCRIPTION = """An open table for escape games.

Programs use addresses below `/api/v1`. Whatever could break a program gets a new number; fields, routes, codes and
kinds of messages are added without one, so ignore what you do not know. Updates of a table come over
`/tables/{table}/stream`, or over the socket, which /schema/asyncapi.json describes.
"""
WEBHOOK = """What the server posts to a webhook added with `POST /me/hooks`, signed as Standard Webhooks has it.

After no answer within five seconds, 408, 425, 429 or 5xx it is sent again, with the same id, after 1 s, 10 s, 1 min,
10 min, 1 h and 6 h; after 410 the webhook is removed. The key of the signature is what follows `whsec_` in its secret,
decoded from base64; webhooks from before there were secrets get no signature.
"""
WEBHOOK_HEADERS = {
    "webhook-id": (True, "The id of the notice, the same at every try"),
    "webhook-timestamp": (True, "When this try was made, in seconds since 1970"),
    "webhook-signature": (False, "`v1,` and in base64 the HMAC-SHA256 of id, timestamp and body, joined by full stops"),
}
_TAGS = {
    "lobby": "Games, their rules, and tables to join",
    "puzzles": "Positions with one clearly best turn, the puzzle of the day, and the run of the day",
    "lessons": "Positions to learn a rule from, with moves that are checked and not stored",
    "table": "One table: seats, moves, votes, chat, hints, record",
    "people": "Myself, my account, tokens and webhooks; other people and ratings",
    "host": "For whoever runs the server",
}
_SCOPES = {
    "read": "see what my seats see, and my games",
    "play": "play, chat, vote, resign at my tables",
    "tables": "open tables, sit down, start",
    "account": "change my profile, tokens and webhooks, read and delete my data",
}
WHY = {
    400: "The request is not valid.",
    401: "No valid cookie or token was given, or a wrong password.",
    403: "Not allowed: to this token, to this person, or from this page.",
    404: "Not found.",
    409: "The state of the table or of the account does not allow it.",
    413: "The request is too long.",
    429: "Too many requests; wait as long as `Retry-After` says.",
    503: "The server cannot do this right now; nothing was changed. Try again after `Retry-After`.",
}
_RETRY_AFTER: Schema = {
    "Retry-After": {"description": "Seconds until the next try makes sense", "schema": {"type": "integer"}}
}


def openapi(app: Litestar) -> Schema:
    """Return the document."""
    found = list(operations(app))
    kinds = _Kinds(found)
    paths: dict[str, dict[str, Schema]] = defaultdict(dict)
    for one in found:
        paths[_versioned(one.path)][one.method.lower()] = _described(one, kinds)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Escapade",
            "version": escapade.__version__,
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "This server"}],
        "tags": [{"name": name, "description": says} for name, says in _TAGS.items()],
        "paths": dict(paths),
        "webhooks": {"notice": {"post": _webhook(kinds)}},
        "components": {
            "schemas": kinds.components,
            "securitySchemes": _security_schemes(),
            "responses": {str(status): _refusal(status, kinds) for status in WHY},
        },
    }


def _webhook(kinds: _Kinds) -> Schema:
    """Describe what is posted to the webhooks that people add."""
    return {
        "operationId": "notice",
        "tags": ["people"],
        "summary": "It is my turn, or a game of mine is over",
        "description": WEBHOOK,
        "parameters": [
            {"name": name, "in": "header", "required": required, "description": says, "schema": {"type": "string"}}
            for name, (required, says) in WEBHOOK_HEADERS.items()
        ],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": kinds.of(wire.WebhookNotice)}},
        },
        "responses": {"2XX": {"description": "The notice was taken."}, "410": {"description": "Send no more, ever."}},
        "security": [{}],
    }


def _versioned(path: str) -> str:
    return V1 + path.removeprefix(API) if path.startswith(f"{API}/") else path


class _Kinds:
    """The schemas of all types in some operations."""

    def __init__(self, found: Iterable[Operation]) -> None:
        # Any: types, not all of them hashable
        kinds: list[Any] = [wire.ErrorReply, wire.WebhookNotice]
        for one in found:
            kinds += [given.kind for given in one.parameters]
            kinds += [kind for kind in (one.body, one.gives, *one.lines) if kind is not None and not _is_raw(kind)]
        schemas, self.components = schemas_of(kinds)
        self._by_id = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
        self._kept = kinds  # keeps the types alive, so that their ids stay unique

    def of(self, kind: object) -> Schema:
        """Return the schema of a type."""
        return self._by_id[id(kind)]


def _is_raw(kind: object) -> bool:
    """Whether a response is bytes or text without a schema."""
    return kind in (bytes, str) or getattr(kind, "__name__", "") == "Stream"


def _described(one: Operation, kinds: _Kinds) -> Schema:
    described: Schema = {
        "operationId": one.id,
        "tags": [one.tag],
        "summary": one.says.partition(". ")[0].rstrip("."),
        "description": one.says,
    }
    if one.parameters:
        described["parameters"] = [
            {
                "name": given.name,
                "in": given.place,
                "required": given.required,
                "description": kinds.of(given.kind).get("description", ""),
                "schema": kinds.of(given.kind) | ({} if given.default is None else {"default": given.default}),
            }
            for given in one.parameters
        ]
    if one.body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": kinds.of(one.body)}}}
    described["responses"] = {str(one.status): _answer(one, kinds), **_refusals(one)}
    described["security"] = _security(one)
    return described


def _answer(one: Operation, kinds: _Kinds) -> Schema:
    """Describe the successful response."""
    if one.lines:
        line = {"anyOf": [kinds.of(kind) for kind in one.lines]}
        text = {"type": "string", "description": "One JSON object a line", "x-line": line}
        return {"description": "One JSON object a line", "content": {NDJSON: {"schema": text}, TEXT: {"schema": text}}}
    if one.gives is None:
        return {"description": "Done"}
    if _is_raw(one.gives):
        return {"description": "Text", "content": {TEXT: {"schema": {"type": "string"}}}}
    return {"description": "Done", "content": {"application/json": {"schema": kinds.of(one.gives)}}}


def _refusals(one: Operation) -> Schema:
    """Describe the refusals of an operation."""
    if not one.path.startswith(API):
        return {}
    in_path = any(given.place == "path" for given in one.parameters)
    credentials = one.somebody or bool(one.scope)
    may = {
        400: True,
        401: credentials or one.id in ("become_guest", "log_in"),
        403: credentials or one.changes,
        404: in_path or one.changes,
        409: one.changes or one.tag == "table",
        413: one.body is not None,
        429: True,
        503: True,
    }
    return {str(status): {"$ref": f"#/components/responses/{status}"} for status, yes in may.items() if yes}


def _refusal(status: int, kinds: _Kinds) -> Schema:
    """Describe the refusals with a status."""
    codes = ", ".join(sorted(code for code, its in STATUSES.items() if its == status))
    headers = {"headers": _RETRY_AFTER} if status in (_TOO_MANY, AWAY) else {}
    content = {"application/json": {"schema": kinds.of(wire.ErrorReply)}}
    return {"description": f"{WHY[status]} Codes: {codes}", **headers, "content": content}


def _security(one: Operation) -> list[Schema]:
    """Return the cookie or token an operation needs; an empty requirement means that neither is needed."""
    if not one.somebody and not one.scope:
        return [{}]
    cookie: Schema = {_COOKIE_SCHEME: []}
    token: Schema = {_TOKEN_SCHEME: [one.scope] if one.scope else []}
    if one.scope == SESSION:
        return [cookie]
    return [cookie, token] if one.somebody else [{}, cookie, token]


def _security_schemes() -> Schema:
    scopes = "; ".join(f"`{scope}`: {says}" for scope, says in _SCOPES.items())
    return {
        _COOKIE_SCHEME: {
            "type": "apiKey",
            "in": "cookie",
            "name": COOKIE,
            "description": "What a browser gets from POST /me or /login. It may do everything, from our own page only.",
        },
        _TOKEN_SCHEME: {
            "type": "http",
            "scheme": "bearer",
            "description": f"A token of POST /me/tokens, also from pages of other sites. Its scopes: {scopes}.",
        },
    }

"""The AsyncAPI document of the WebSocket, made from the types of its messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import escapade
from escapade.server import wire
from escapade.server.api.openapi import V1
from escapade.server.api.schemas import Schema, schemas_of, summary

if TYPE_CHECKING:
    from collections.abc import Iterable

    import msgspec

_DESCRIPTION = """One socket for all tables of a client. JSON in both directions, one message a frame.

Connect with the cookie of `POST /me`, or with a token in the header `Authorization: Bearer …`. The first message is
`welcome`. Watch a table, and you get a `snapshot`, then an `update` for each entry of its log. After a lost connection
watch again with `since`: what was missed is sent, or a new snapshot. Send a `play` again with the same id until it is
`accepted` or `refused`. Answer each `ping` at once. Ignore messages and fields that you do not know.

A client that will watch one table may connect to `/socket?table=…`. The server does not need it: a proxy in front of
several nodes can use it to bring the people of a table to the same node.

Whoever is not connected can be told by a webhook that it is their turn: see `webhooks` in /schema/openapi.json.
"""
CLOSING = {
    1012: "the server restarts: connect again in a moment",
    4401: "no valid cookie or token, or it has ended",
    4403: "a page of another site asked",
    4408: "messages were read too slowly",
    4413: "a message was too long",
    4429: "too many messages: slow down",
    4430: "too many sockets, or connections: try again later",
}


def asyncapi() -> Schema:
    """Return the document."""
    sent, received = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    _, components = schemas_of([wire.ClientMessage, wire.ServerMessage])
    closing = "".join(f"- {code}: {says}\n" for code, says in CLOSING.items())
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Escapade, over the socket",
            "version": escapade.__version__,
            "description": f"{_DESCRIPTION}\nThe server closes the socket with one of these codes:\n\n{closing}",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": f"{V1}/socket",
                "description": "The socket of a client",
                "messages": {_tag_of(kind): {"$ref": f"#/components/messages/{_tag_of(kind)}"} for kind in _all()},
            }
        },
        "operations": {
            "fromClient": _operation("receive", "Messages from clients", sent),
            "fromServer": _operation("send", "Messages from the server", received),
        },
        "components": {
            "messages": {
                _tag_of(kind): {
                    "name": _tag_of(kind),
                    "title": kind.__name__,
                    "summary": summary(kind).partition("\n")[0],
                    "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
                }
                for kind in _all()
            },
            "schemas": components,
        },
    }


def _all() -> Iterable[type[msgspec.Struct]]:
    return (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage))


def _tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the `type` by which a message is known."""
    return str(kind.__struct_config__.tag)


def _operation(action: str, says: str, kinds: Iterable[type[msgspec.Struct]]) -> Schema:
    """Describe one direction, as the server does it."""
    return {
        "action": action,
        "summary": says,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{_tag_of(kind)}"} for kind in kinds],
    }

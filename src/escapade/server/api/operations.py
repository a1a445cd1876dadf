"""Parameters, bodies, responses and scopes of each route, read from its handler, for the OpenAPI document."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, get_args, get_origin

import msgspec
from litestar import Response
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg

from escapade.server.api.identity import scope_of
from escapade.server.unknown_fields import check_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.handlers.base import BaseRouteHandler
    from litestar.typing import FieldDefinition

    from escapade.server.api.asgi import AnyConnection

API = "/api"
NDJSON = "application/x-ndjson"
_TABLE = "table"  # in the path of a router
_PATH_PARAMETER = re.compile(r"{(\w+):")
_GIVEN = frozenset(("accounts", "data", "me", "request", "state", "tables"))  # parameters that Litestar injects


@dataclass(frozen=True, slots=True)
class Given:
    """A parameter in the path or the query of a request."""

    name: str
    kind: object  # a type, with its constraints and its description
    place: str  # path, or query
    required: bool
    default: object


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the API."""

    method: str
    path: str
    id: str
    says: str
    tag: str
    parameters: list[Given]
    body: object | None  # a type
    status: int
    gives: object | None  # a type; None: nothing
    media: str
    lines: tuple[type, ...]  # the types of the lines of an application/x-ndjson response
    somebody: bool  # whether a cookie or token is needed
    scope: str  # that a token needs

    @property
    def changes(self) -> bool:
        """Whether it may change something."""
        return self.method != "GET"


def operations(app: Litestar) -> Iterator[Operation]:
    """List all operations, in the order of the source."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.operation_id:
                yield _operation(route.path_format, handler)


def _operation(path: str, handler: HTTPRouteHandler) -> Operation:
    signature = handler.parsed_fn_signature
    lines = tuple(handler.opt.get("lines", ()))
    [method] = handler.http_methods
    return Operation(
        method=HttpMethod(method).value,
        path=path,
        id=str(handler.operation_id),
        says=(handler.fn.__doc__ or "").strip(),
        tag=next(iter(handler.resolve_tags()), ""),
        parameters=[_given(path, field) for field in _of_client(handler)],
        body=signature.parameters["data"].annotation if "data" in signature.parameters else None,
        status=handler.status_code,
        gives=handler.opt.get("gives") or _returned(signature.return_type.annotation),
        media=NDJSON if lines else "application/json",
        lines=lines,
        somebody="me" in signature.parameters,
        scope=scope_of(handler),
    )


def _of_client(handler: HTTPRouteHandler) -> list[FieldDefinition]:
    """Return the parameters a client gives."""
    return [field for name, field in handler.parsed_fn_signature.parameters.items() if name not in _GIVEN]


def _given(path: str, field: FieldDefinition) -> Given:
    in_path = f"{{{field.name}}}" in path
    has_default = field.has_default
    return Given(
        field.name,
        _with_limits(field),
        "path" if in_path else "query",
        in_path or not has_default,
        field.default if has_default else None,
    )


def _with_limits(field: FieldDefinition) -> object:
    """Return a parameter's type with Litestar's constraints as msgspec metadata."""
    limits = field.kwarg_definition
    if not isinstance(limits, ParameterKwarg):
        return field.annotation
    [kind] = [one for one in get_args(field.annotation) or (field.annotation,) if one is not type(None)]
    description = limits.description
    if kind is str:
        return Annotated[
            kind, msgspec.Meta(max_length=limits.max_length, pattern=limits.pattern, description=description)
        ]
    return Annotated[kind, msgspec.Meta(ge=limits.ge, le=limits.le, description=description)]


def _returned(kind: object) -> object | None:
    """Return the type of an answer's body; None if there is none."""
    if get_origin(kind) is Response:
        [kind] = get_args(kind)
    return None if kind in (None, type(None)) else kind


def known_query(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse a query with a name in it that the route does not know."""
    if connection.scope["query_string"] and connection.scope["path"].startswith(API + "/"):
        check_names(connection.query_params.keys(), _query_of(handler))


@lru_cache(1000)
def _query_of(handler: BaseRouteHandler) -> list[str]:
    """Return the names a route knows in its query."""
    names = [name for name in handler.parsed_fn_signature.parameters if name not in _GIVEN]
    in_path = [name for path in handler.paths for name in _PATH_PARAMETER.findall(path)]
    return [name for name in names if name not in in_path and name != _TABLE]

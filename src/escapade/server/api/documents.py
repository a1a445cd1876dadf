"""Serves the descriptions of the API for machines: OpenAPI for HTTP, AsyncAPI for the socket."""

import msgspec
from litestar import MediaType, Response, get

from escapade.server.api.asgi import AnyConnection
from escapade.server.api.asyncapi import asyncapi
from escapade.server.api.openapi import openapi


@get("/schema/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi_document(request: AnyConnection) -> Response[bytes]:
    """Describe the HTTP API as OpenAPI 3.1."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(openapi(request.app))
    return Response(state.openapi, media_type=MediaType.JSON)


@get("/schema/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def asyncapi_document(request: AnyConnection) -> Response[bytes]:
    """Describe the socket as AsyncAPI 3."""
    state = request.app.state
    if "asyncapi" not in state:
        state.asyncapi = msgspec.json.encode(asyncapi())
    return Response(state.asyncapi, media_type=MediaType.JSON)

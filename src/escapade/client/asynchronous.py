"""The client for asyncio, with the socket."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Self

from escapade.client.answers import (
    LATER,
    MOVED_ON,
    RECONNECT,
    SECONDS,
    Json,
    Refused,
    Turn,
    Watched,
    at,
    base,
    headers,
    move,
    read,
    refusal,
    wait_of,
)
from escapade.client.calls import Calls
from escapade.extras import requires

with requires("client", "The client"):
    import httpx
    from websockets.asyncio.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class AsyncClient(Calls):
    """A server's API, to be awaited. With a token it acts for an account; without one, `become_guest` first."""

    def __init__(self, server: str, token: str = "") -> None:
        self.token = token
        self.http = httpx.AsyncClient(base_url=base(server), headers=headers(token), timeout=SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self.http.aclose()

    async def request(self, method: str, path: str, body: Json | None = None, **query: str | float) -> Any:  # noqa: ANN401 - JSON
        """Ask for anything below /api/v1; wait and try again where the server says so."""
        tried = 0
        while True:
            tried += 1
            answer = await self.http.request(method, path, json=body, params=query)
            if answer.is_success:
                return read(answer)
            wait = wait_of(answer.status_code, answer.headers.get("retry-after"), tried)
            if wait is None:
                raise refusal(answer.status_code, answer.content)
            await asyncio.sleep(wait)

    async def play(self, turn: Turn, action: str) -> Json | None:
        """Play an action. The same turn is played once, however often it is sent, also by a program that restarted.

        Returns None if the table has moved on since: somebody else was faster, paused or ended the game.
        """
        try:
            answer: Json = await self.request("POST", at(turn.table, "/play"), move(turn, action))
        except Refused as refused:
            if refused.code in MOVED_ON:
                return None
            raise
        return answer

    async def turns(self, table: str) -> AsyncIterator[Turn]:
        """Yield every decision that is asked of me until the game is over; come back when the connection is lost."""
        watched = Watched(table)
        while not watched.over:
            with suppress(httpx.TransportError):
                async for turn in self._turns_of_one_stream(watched):
                    yield turn
            if not watched.over:
                await asyncio.sleep(RECONNECT)

    async def _turns_of_one_stream(self, watched: Watched) -> AsyncIterator[Turn]:
        async with self.http.stream("GET", at(watched.table, "/stream")) as stream:
            if not stream.is_success:
                content = await stream.aread()
                if stream.status_code in LATER:
                    return
                raise refusal(stream.status_code, content)
            async for line in stream.aiter_lines():
                for turn in watched.turns(line):
                    yield turn
                if watched.over:
                    return

    @asynccontextmanager
    async def socket(self, table: str = "") -> AsyncIterator[Socket]:
        """Open the socket, over which tables are watched and played without a request for each move.

        Name the table if it is only one: a proxy in front of several nodes may bring its people to the same node.
        """
        place = self.http.base_url.join("socket").copy_merge_params({"table": table} if table else {})
        url = str(place).replace("http", "ws", 1)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        told = headers(self.token) | ({"Cookie": cookies} if cookies else {})
        async with connect(url, additional_headers=told, user_agent_header=None, max_size=None) as line:
            yield Socket(line)


class Socket:
    """An open socket. Iterate over it for the messages of the server; it answers pings by itself."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def send(self, **message: object) -> None:
        """Send a message, as in `send(type="watch", table=table)`."""
        await self.line.send(json.dumps(message))

    async def __aiter__(self) -> AsyncIterator[Json]:
        async for text in self.line:
            message: Json = json.loads(text)
            if message["type"] == "ping":
                await self.send(type="pong", n=message["n"])
            else:
                yield message

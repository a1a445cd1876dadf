"""The client for programs that wait for each answer."""

from __future__ import annotations

import time
from contextlib import suppress
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

if TYPE_CHECKING:
    from collections.abc import Iterator


class Client(Calls):
    """A server's API. With a token it acts for an account; without one, call `become_guest` first."""

    def __init__(self, server: str, token: str = "") -> None:
        self.http = httpx.Client(base_url=base(server), headers=headers(token), timeout=SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self.http.close()

    def request(self, method: str, path: str, body: Json | None = None, **query: str | float) -> Any:  # noqa: ANN401 - JSON
        """Ask for anything below /api/v1; wait and try again where the server says so."""
        tried = 0
        while True:
            tried += 1
            answer = self.http.request(method, path, json=body, params=query)
            if answer.is_success:
                return read(answer)
            wait = wait_of(answer.status_code, answer.headers.get("retry-after"), tried)
            if wait is None:
                raise refusal(answer.status_code, answer.content)
            time.sleep(wait)

    def play(self, turn: Turn, action: str) -> Json | None:
        """Play an action. The same turn is played once, however often it is sent, also by a program that restarted.

        Returns None if the table has moved on since: somebody else was faster, paused or ended the game.
        """
        try:
            answer: Json = self.request("POST", at(turn.table, "/play"), move(turn, action))
        except Refused as refused:
            if refused.code in MOVED_ON:
                return None
            raise
        return answer

    def turns(self, table: str) -> Iterator[Turn]:
        """Yield every decision that is asked of me until the game is over; come back when the connection is lost."""
        watched = Watched(table)
        while not watched.over:
            with suppress(httpx.TransportError):
                yield from self._turns_of_one_stream(watched)
            if not watched.over:
                time.sleep(RECONNECT)

    def _turns_of_one_stream(self, watched: Watched) -> Iterator[Turn]:
        with self.http.stream("GET", at(watched.table, "/stream")) as stream:
            if not stream.is_success:
                content = stream.read()
                if stream.status_code in LATER:
                    return
                raise refusal(stream.status_code, content)
            for line in stream.iter_lines():
                yield from watched.turns(line)
                if watched.over:
                    return

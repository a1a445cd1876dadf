"""What can be asked, the same for both clients: `Client` returns the answer, `AsyncClient` something to await."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from escapade.client.answers import Json, at, seats_of

if TYPE_CHECKING:
    from collections.abc import Sequence


class Calls:
    """The calls of the API that programs need most. `request` asks for anything else.

    Answers are JSON as the OpenAPI document describes it; what is refused raises `Refused`.
    """

    def request(self, method: str, path: str, body: Json | None = None, **query: str | float) -> Any:  # noqa: ANN401 - JSON, or something to await
        """Ask for anything below /api/v1; wait and try again where the server says so."""
        raise NotImplementedError

    # Any in what follows: JSON, or something to await that gives it

    def become_guest(self, name: str = "") -> Any:  # noqa: ANN401
        """Become a guest. Whoever has a token stays who they are."""
        return self.request("POST", "/me", {"name": name} if name else {})

    def me(self) -> Any:  # noqa: ANN401
        """Return who I am."""
        return self.request("GET", "/me")

    def games(self) -> Any:  # noqa: ANN401
        """List the games with their options and bots."""
        return self.request("GET", "/games")

    def my_tables(self) -> Any:  # noqa: ANN401
        """List my tables that are not over."""
        return self.request("GET", "/tables/mine", running="true")

    def open_table(self, game: str, seats: Sequence[str], **terms: object) -> Any:  # noqa: ANN401
        """Open a table. Each seat is "me", "open" or the name of a bot; terms are `options`, `public` and so on."""
        return self.request("POST", "/tables", {"game": game, "seats": seats_of(seats), **terms})

    def table(self, table: str) -> Any:  # noqa: ANN401
        """Return a table as I see it."""
        return self.request("GET", at(table))

    def sit(self, table: str, seat: int | None = None) -> Any:  # noqa: ANN401
        """Take a seat, any open one by default."""
        return self.request("POST", at(table, "/sit"), {} if seat is None else {"seat": seat})

    def start(self, table: str) -> Any:  # noqa: ANN401
        """Start the game, as its host."""
        return self.request("POST", at(table, "/start"))

    def resign(self, table: str) -> Any:  # noqa: ANN401
        """Resign."""
        return self.request("POST", at(table, "/resign"), {})

    def record(self, table: str) -> Any:  # noqa: ANN401
        """Return the record of a finished game, as text; `escapade.records.verify` checks it."""
        return self.request("GET", at(table, "/record"))

"""A game being played: the table, what each seat has seen of it, and the record as it grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade import engine, record
from escapade.engine import seeded
from escapade.games import game_named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.engine import Action, Event, State


class Match:
    """One game from the deal to the end."""

    def __init__(  # noqa: PLR0913 - each is one thing a table agrees on, and all but the game have a default
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | str = 0,
        salt: str = "",
        names: list[str] | None = None,
        data: dict[str, object] | None = None,
    ) -> None:
        """Deal a game by a seed; `data` are corrections of printed data by somebody who owns the box."""
        self.game = game_named(game)
        self.options = self.game.check({key: word(value) for key, value in (options or {}).items()}, players)
        self.seed, self.salt, self.data = seed, salt, data
        self.names = names or [f"Seat {seat + 1}" for seat in range(players)]
        self.state = self.game.deal(self.options, players, seeded(seed), data)
        self.views = [self.game.view(self.state, seat) for seat in [*range(players), None]]
        self.record = [record.header(self), record.deal(self)]
        self.history: list[Event] = []

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.game_over()

    @property
    def winners(self) -> tuple[int, ...]:
        """Name the seats that have won."""
        return self.state.winners()

    @property
    def to_act(self) -> tuple[int, ...]:
        """Name the seats that must decide something now."""
        return self.state.to_act()

    def view(self, seat: int | None = None) -> State:
        """Give the table as a seat knows it, with all it has seen so far; a spectator's without a seat."""
        return self.views[-1 if seat is None else seat]

    def legal(self, seat: int | None = None) -> list[str]:
        """List what a seat (else the one to act) may do, in notation."""
        seat = self.acting(seat)
        return [self.game.write_action(self.state, action) for action in self.state.legal(seat)]

    def why_not(self, move: str | Action, seat: int | None = None) -> str | None:
        """Say in a sentence why a move is refused, or None if it is legal."""
        refusal = self.state.refusal(self.acting(seat), self.read(move))
        return None if refusal is None else str(refusal)

    def play(self, move: str | Action, seat: int | None = None) -> list[Event]:
        """Play a move for a seat (else the one to act) and give what happened; raise Refused with the reason."""
        seat, action = self.acting(seat), self.read(move)
        text = self.game.write_action(self.state, action)
        happened = engine.play(self.state, seat, action)
        for watcher, view in enumerate(self.views):
            seen_by = watcher if watcher < len(self.names) else -1
            engine.replay(view, [event.seen_by(seen_by, self.state) for event in happened])
        self.record.append(record.move(self, len(self.record) - 1, seat, text, happened))
        self.history += happened
        return happened

    def end(self, reason: str = "") -> list[str]:
        """Close the record, with the seed revealed, and give its lines."""
        return [*self.record, record.end(self, reason)]

    def read(self, move: str | Action) -> Action:
        """Read a move given in notation."""
        return self.game.read_action(self.state, move) if isinstance(move, str) else move

    def acting(self, seat: int | None) -> int:
        """Name the seat a move is for."""
        return (self.to_act or (0,))[0] if seat is None else seat


def word(value: object) -> str:
    """Write an option's value as players do: True is yes."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)

"""Many games at once: one compiled call lets a seat act at every table and writes what the next ones see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from escapade.rl import tables
from escapade.rl.observing import Table
from escapade.rl.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import ArrayLike, NDArray
    from typing_extensions import Buffer

_MASKS: Final = {"codes": tables.CODES, "dense": tables.DENSE, "bits": tables.BITS}
_Kind = TypeVar("_Kind", bound=np.generic)
CAP: Final = 3000  # decisions after which a game is cut off


class VectorEnv:
    """Tables of one game. At each of them one seat decides next; `step` takes an action for every table.

    The arrays have a row for each table. They show memory that the next step writes anew, so copy what you keep; they
    cannot be written to.

    Attributes:
        observations: What the deciding seat sees, as `escapade.rl.layout` describes it.
        seats: The seat that decides.
        masks: The legal actions: a number for each action with `mask="dense"`, a bit for each with `mask="bits"` (the
            lowest bit of a byte first), nothing with `mask="codes"`.
        codes: The legal actions by code; the first `legal[i]` of row i.
        legal: How many actions are legal.
        rewards: What each seat got by the last step.
        ended: How a game ended by the last step: 0 not at all, 1 over, 2 cut off, 3 by an illegal action.
    """

    def __init__(  # noqa: PLR0913 - what is played, how often, and how it is written
        self,
        game: str = "cartagena",
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        count: int = 1024,
        seed: int | str = 1,
        cap: int = CAP,
        mask: str = "dense",
    ) -> None:
        """Deal `count` tables.

        Args:
            game: The name of the game.
            players: How many sit at each table.
            options: What was agreed on; the defaults of the game otherwise.
            count: The number of tables.
            seed: The same seed and the same actions give the same games.
            cap: Decisions after which a game is cut off, with rewards of 0.
            mask: How legal actions are written besides their codes: "dense", "bits", or "codes" for not at all.
        """
        if mask not in _MASKS:
            raise ValueError(f"'{mask}' is not a kind of mask; kinds: {', '.join(_MASKS)}")
        if count < 1 or cap < 1:
            raise ValueError(f"count and cap should be 1 or more, not {min(count, cap)}")
        table = Table(game, players, options)
        self.count: Final = count
        self.players: Final = players
        self.actions: Final = table.actions
        self.tables: Final = Tables(table.game, table.agreed, players, count, str(seed), cap, _MASKS[mask])
        rows = self.tables
        self.observations: Final[NDArray[np.uint8]] = _rows(rows.out.values, np.uint8, count)
        self.seats: Final[NDArray[np.uint8]] = _rows(rows.seats, np.uint8, count)[:, 0]
        self.masks: Final[NDArray[np.uint8]] = _rows(rows.masks, np.uint8, count)
        self.codes: Final[NDArray[np.int16]] = _rows(rows.codes, np.int16, count)
        self.legal: Final[NDArray[np.int16]] = _rows(rows.legal, np.int16, count)[:, 0]
        self.rewards: Final[NDArray[np.float64]] = _rows(rows.rewards, np.float64, count)
        self.ended: Final[NDArray[np.uint8]] = _rows(rows.ended, np.uint8, count)[:, 0]
        self._every: Final = np.arange(count)

    def step(self, actions: ArrayLike) -> None:
        """Let the deciding seat of every table take an action, given by its code.

        Where a game ends, the next one is dealt at once: `rewards` and `ended` are still those of the old game, all
        else is the new one's. Who wins gets 1 and everybody else −1. An illegal action ends the game: −1 for who tried
        it and 0 for the others.
        """
        self.tables.step(np.ascontiguousarray(actions, "<i8").tobytes())

    def reset(self, seed: int | str) -> None:
        """Deal all tables anew."""
        self.tables.deal_again(str(seed))

    def sample(self, luck: np.random.Generator) -> NDArray[np.int16]:
        """Choose a legal action at random for every table."""
        return self.codes[self._every, (luck.random(self.count) * self.legal).astype(np.int64)]


def _rows(memory: Buffer, kind: type[_Kind], count: int) -> NDArray[_Kind]:
    """Show memory as a row for each table."""
    return np.frombuffer(memoryview(memory), kind).reshape(count, -1)

"""Plays many games and keeps one row for each: the same seeds give the same table with any number of processes.

`play` is what `simulate`, `lab arena` and programs use. It plays blocks: what a plan calls a block is up to the plan,
usually one game, or one deal in every rotation of the seats.
"""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

import msgspec

from escapade import __version__
from escapade.extras import require, requires
from escapade.lab.workers import run_all
from escapade.simulate import GameResult

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from dataclasses import Field
    from pathlib import Path
    from typing import BinaryIO

    import polars as pl

    Value = int | float | bool | str | None

FORMATS: Final = (".csv", ".json", ".parquet")
_read_line: Final = msgspec.json.Decoder(tuple[int, list[GameResult]])
_write_line: Final = msgspec.json.Encoder()


class BlockPlan(Protocol):
    """What is played, block by block: a picklable dataclass. A block depends on nothing but the plan and its number."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]  # Any: as dataclasses declare it

    def play_block(self, block: int) -> list[GameResult]:
        """Play the games of a block; blocks count from 1."""
        ...


class BadJournal(ValueError):  # noqa: N818 - it says what the file is
    """The file of finished games cannot be continued."""


class Journal:
    """A file of finished blocks, written while games are played, so that a stopped run can go on."""

    def __init__(self, path: Path, plan: str, *, resume: bool = False) -> None:
        """Open the file for a plan, described by a text; `resume` reads what an earlier run has finished."""
        self.path: Final = path
        self.done: Final[dict[int, list[GameResult]]] = {}
        kept = path.read_bytes() if path.exists() else b""
        if kept.count(b"\n") > 1 and not resume:  # the first line is the plan
            raise BadJournal(f"{path} has the games of a run that was stopped; --resume goes on with it, or delete it")
        whole = kept[: kept.rfind(b"\n") + 1] if resume else b""  # the last line may have been cut off
        if whole:
            self._read(plan, whole.split(b"\n"))
        self.file: Final[BinaryIO] = path.open("ab")
        self.file.truncate(len(whole))
        if not whole:
            self._write(plan)

    def _read(self, plan: str, lines: list[bytes]) -> None:
        """Read the finished blocks, if they are of this plan."""
        try:
            if msgspec.json.decode(lines[0]) != plan:
                raise BadJournal(f"{self.path} has games of another run; give the same game, bots, options and seed")
            for line in lines[1:-1]:
                block, results = _read_line.decode(line)
                self.done[block] = results
        except msgspec.MsgspecError as error:
            raise BadJournal(f"{self.path} is not a file of finished games") from error

    def add(self, block: int, results: list[GameResult]) -> None:
        """Write a finished block."""
        self._write((block, results))

    def _write(self, content: object) -> None:
        """Write a line at once."""
        self.file.write(_write_line.encode(content) + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def delete(self) -> None:
        """Delete the file when all games are played and their table is written."""
        self.close()
        self.path.unlink(missing_ok=True)


def described(plan: BlockPlan) -> str:
    """Describe a plan and the version that plays it, so that a run is only continued with the same games."""
    return json.dumps([__version__, asdict(plan)], sort_keys=True, default=str)  # str: dates of a TOML file


def play(
    plan: BlockPlan, blocks: int, jobs: int = 1, journal: Journal | None = None, compute: str | None = None
) -> Generator[GameResult, None, None]:
    """Play blocks 1 to `blocks`; yield the games in order. The journal has them as they finish.

    jobs: the number of processes. compute: the address of a Dask scheduler, to play on its workers instead.
    """
    found = dict(journal.done) if journal else {}
    to_play = [block for block in range(1, blocks + 1) if block not in found]
    if compute:
        from escapade.lab.cluster import ClusterWorkers  # noqa: PLC0415 - only clusters need it

        results_of = ClusterWorkers(plan.play_block, to_play, compute).results()
    else:
        results_of = run_all(plan.play_block, to_play, jobs)
    with closing(results_of) as played:
        for block in range(1, blocks + 1):
            while block not in found:
                other, results = next(played)
                found[other] = results
                if journal:
                    journal.add(other, results)
            yield from found.pop(block)


class GameTable:
    """Many games in columns: one row for each game, and some columns for each seat. Seats count from 1.

    Attributes:
        columns: The values by column, in the order of the games.
    """

    def __init__(self, players: int, results: Iterable[GameResult] = ()) -> None:
        """Make a table for games of so many players."""
        seats = range(1, players + 1)
        self._types: Final[dict[str, type]] = {
            "game": int, "deal": int, "finished": bool, "decisions": int, "turns": int,
            **{f"bot_{seat}": str for seat in seats},
            **{f"win_{seat}": float for seat in seats},
            **{f"score_{seat}": int for seat in seats},
        }  # fmt: skip
        self.columns: Final[dict[str, list[Value]]] = {name: [] for name in self._types}
        for result in results:
            self.add(result)

    def __len__(self) -> int:
        return len(self.columns["game"])

    def add(self, result: GameResult) -> None:
        """Add the row of a game."""
        row = (result.game, result.deal, result.finished, result.decisions, result.turns)
        values: list[Value] = [*row, *result.bots, *result.win_shares, *result.scores]
        for column, value in zip(self.columns.values(), values, strict=True):
            column.append(value)

    def frame(self) -> pl.DataFrame:
        """Return the table as a Polars frame; this needs the extra `lab`."""
        with requires("lab", "A table as a frame"):
            import polars as pl  # noqa: PLC0415 - only frames and Parquet need it
        kinds = {int: pl.Int64, float: pl.Float64, bool: pl.Boolean, str: pl.String}
        return pl.DataFrame(self.columns, schema={name: kinds[kind] for name, kind in self._types.items()})

    def csv(self) -> str:
        """Return the table as CSV; what is not known is empty."""
        out = io.StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(self.columns)
        rows.writerows([_csv_word(value) for value in row] for row in zip(*self.columns.values(), strict=True))
        return out.getvalue()

    def json(self) -> str:
        """Return the table as a JSON object with an array for each column."""
        return json.dumps(self.columns, separators=(",", ":")) + "\n"

    def write(self, path: Path) -> None:
        """Write the table as CSV, JSON or Parquet, by the end of the file's name."""
        check_format(path)
        if path.suffix == ".parquet":
            self.frame().write_parquet(path)
        else:
            path.write_text(self.csv() if path.suffix == ".csv" else self.json(), encoding="utf-8", newline="\n")


def check_format(path: Path) -> None:
    """Raise ValueError unless tables can be written to a file of this name."""
    if path.suffix not in FORMATS:
        raise ValueError(f"a table is written as one of {', '.join(FORMATS)}, so {path} should end in one of them")
    if path.suffix == ".parquet":
        require("polars", "lab", "Parquet")


def _csv_word(value: Value) -> Value:
    """Write yes and no as most readers of CSV expect them."""
    return str(value).lower() if isinstance(value, bool) else value

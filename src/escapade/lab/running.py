"""Runs the games of a command: progress bar, table file, Ctrl-C and --resume."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from escapade.bots import LEVELS, bot_named
from escapade.cli_args import Mistake, check_corrections, errors_as_sentences
from escapade.cli_language import say
from escapade.lab.external_bot import is_external
from escapade.lab.play import GameTable, Journal, check_format, described, play
from escapade.lab.workers import WorkersDied

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from escapade.game import Game
    from escapade.lab.play import BlockPlan
    from escapade.simulate import GameResult

T = TypeVar("T")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `escapade games` lists them.")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="Set an option of the game.")]
Seed = Annotated[
    str, typer.Option("--seed", metavar="SEED", help="A number or word; the same seed gives the same games.")
]
Jobs = Annotated[
    int,
    typer.Option("--jobs", metavar="N", min=1, help="The number of processes; the games are the same with any number."),
]
Compute = Annotated[
    str | None,
    typer.Option(
        "--compute", metavar="ADDRESS", help="Play on a Dask cluster instead: the address of its scheduler, tcp://…"
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Write a row for each game to this file: .csv, .json or .parquet."),
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", help="Play with corrections of the printed data.")]
Resume = Annotated[bool, typer.Option("--resume", help="Continue a run with --out that was stopped.")]


def read_data(path: Path | None, game: Game, bots: Iterable[str]) -> dict[str, object] | None:
    """Read corrections of a game's printed data, and say so if the bots were trained without them."""
    data = check_corrections(path, game)
    ours = [name.partition("/")[0] for name in bots if not is_external(name)]
    if data and any(bot_named(name) in LEVELS for name in ours):
        typer.echo(say("terminal-untrained"), err=True)
    return data


def with_progress(things: Iterable[T], total: int) -> Iterator[T]:
    """Show a progress bar with the remaining time on a terminal."""
    console = Console(stderr=True)
    yield from track(things, "Playing …", total, console=console, transient=True, disable=not console.is_terminal)


@dataclass
class Run:
    """A plan to be played for a command.

    Attributes:
        out: Where the table is written. Until then finished games are in a file beside it, named `….part`.
        stopped: Whether it was stopped by Ctrl-C before the last game.
        earlier: The deals that an earlier run has finished.
    """

    plan: BlockPlan
    players: int
    blocks: int
    block_size: int
    jobs: int = 1
    out: Path | None = None
    resume: bool = False
    compute: str | None = None

    def __post_init__(self) -> None:
        if self.resume and self.out is None:
            raise Mistake("--resume goes on with the games kept beside the file of --out; name that file, too.")
        self.stopped = False
        self.earlier: frozenset[int] = frozenset()
        if self.out:
            with errors_as_sentences():
                check_format(self.out)

    def play(self, each: Callable[[GameResult], None], enough: Callable[[], bool] = lambda: False) -> None:
        """Play the games, call `each` for every one in order, and write the table; Ctrl-C keeps finished games.

        enough: asked after every game; the rest is not played once it says so.
        """
        journal = self._journal()
        table = GameTable(self.players)
        try:
            with closing(play(self.plan, self.blocks, self.jobs, journal, self.compute)) as games:
                for result in with_progress(games, self.blocks * self.block_size):
                    each(result)
                    if journal:
                        table.add(result)
                    if enough():
                        break
        except KeyboardInterrupt:
            self.stopped = True
        except WorkersDied as died:
            raise Mistake(f"The games cannot be played: {died}.") from died
        finally:
            if journal:
                journal.close()
        if journal and self.out and not self.stopped:
            _write(table, self.out)
            journal.delete()
        elif journal:
            typer.echo(f"The finished games are kept in {journal.path}; --resume goes on with them.", err=True)

    def _journal(self) -> Journal | None:
        """Open the file of finished games."""
        if self.out is None:
            return None
        path = self.out.with_name(f"{self.out.name}.part")
        try:
            with errors_as_sentences():
                journal = Journal(path, described(self.plan), resume=self.resume)
        except OSError as error:
            raise Mistake(f"{path} cannot be written: {error.strerror}.") from error
        self.earlier = frozenset(journal.done)
        return journal


def _write(table: GameTable, path: Path) -> None:
    """Write a table, or say why it cannot be written."""
    try:
        table.write(path)
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {error.strerror}.") from error

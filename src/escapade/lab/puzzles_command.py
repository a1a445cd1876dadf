"""The command `escapade lab puzzles`: mines puzzles, shows its progress, and goes on where it was stopped."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path  # noqa: TC003 - typer looks at it
from typing import TYPE_CHECKING, Annotated

import typer

from escapade import cli_args
from escapade.lab.mine_puzzles import Mine, beside_each_other, chosen, puzzles_of, written
from escapade.lab.play import Journal, described, play
from escapade.lab.running import GameName, Jobs, Seed, with_progress
from escapade.lab.workers import WorkersDied
from escapade.loading import STOPPED
from escapade.puzzles.puzzle import read
from escapade.ruling_file import Broken

if TYPE_CHECKING:
    from escapade.puzzles.puzzle import Puzzle
    from escapade.simulate import GameResult


def puzzles(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="The games to play and look through.")] = 100,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="The most puzzles to write.")] = 40,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot that plays the games.")] = "magpie",
    task: Annotated[str, typer.Option("--task", metavar="TASK", help="Look for this task only.")] = "",
    beside: Annotated[
        Path | None,
        typer.Option("--beside", metavar="FILE", help="Write the puzzles of this file, too, all of them."),
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the puzzles to this file instead of printing them."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue a run with --out that was stopped.")] = False,
) -> None:
    """Find positions with one clearly best turn in games of bots, proven by searching the whole turn."""
    rules = cli_args.find_game(game, None)
    name = rules.name
    if task and rules.tasks.named(task) is None:
        known = ", ".join(one.name for one in rules.tasks.tasks())
        raise cli_args.Mistake(f"'{task}' is not a task of {name}; there are: {known}.")
    if resume and out is None:
        raise cli_args.Mistake("--resume goes on with the games kept beside the file of --out; name that file, too.")
    others = _puzzles_in(beside, name) if beside else []
    mine = Mine(name, cli_args.find_bot(bot).name, seed, task)
    journal = _journal(mine, out, resume=resume) if out else None
    results: list[GameResult] = []
    try:
        with closing(play(mine, games, jobs, journal)) as played:
            results.extend(with_progress(played, games))
    except KeyboardInterrupt:
        if journal:
            typer.echo(f"The finished games are kept in {journal.path}; --resume goes on with them.", err=True)
        raise typer.Exit(STOPPED) from None
    except WorkersDied as died:
        raise cli_args.Mistake(f"The games cannot be played: {died}.") from died
    finally:
        if journal:
            journal.close()
    found = puzzles_of(results)
    kept = beside_each_other(chosen(found, most), others)
    made = f"escapade lab puzzles {name} --games {games} --most {most} --bot {mine.bot} --seed {seed}"
    made += f" --task {task}" if task else ""
    made += f" --beside {beside.name}" if beside else ""
    with cli_args.open_output(out, "w") as file:
        if file:
            file.write(written(name, kept, made))
    if out is None:
        typer.echo(written(name, kept, made), nl=False)
    if journal:
        journal.delete()
    typer.echo(f"{games} games, {len(found)} puzzles found, {len(kept)} kept.", err=True)


def _puzzles_in(path: Path, game: str) -> list[Puzzle]:
    """Read the puzzles of a file, which should be of the same game."""
    try:
        found = read(path)
    except (OSError, Broken) as wrong:
        raise cli_args.Mistake(f"{path} cannot be read: {wrong}") from wrong
    if any(one.game != game for one in found):
        raise cli_args.Mistake(f"The puzzles of {path} are not of {game}.")
    return found


def _journal(mine: Mine, out: Path, *, resume: bool) -> Journal:
    """Open the file of finished games beside the file of puzzles."""
    path = out.with_name(f"{out.name}.part")
    try:
        with cli_args.errors_as_sentences():
            return Journal(path, described(mine), resume=resume)
    except OSError as error:
        raise cli_args.Mistake(f"{path} cannot be written: {error.strerror}.") from error

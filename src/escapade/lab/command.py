"""The commands of the lab: `fit`, `arena`, `tournament`, `sanity` and `tactics`."""

from __future__ import annotations

import json
from pathlib import Path  # noqa: TC003 - typer looks at it
from typing import TYPE_CHECKING, Annotated

import typer

from escapade import cli_args
from escapade.extras import requires
from escapade.lab.arena import Contest, ContestPlan, outcome_of
from escapade.lab.design_command import design
from escapade.lab.running import Compute, GameName, Jobs, Out, Resume, Run, Seed, Settings, with_progress
from escapade.lab.sanity import Setting, count_blunders, table
from escapade.lab.tactics import failed, read
from escapade.loading import STOPPED

if TYPE_CHECKING:
    from escapade.simulate import GameResult

lab = typer.Typer(help="Fit, compare and test bots; report on the balance of games.", no_args_is_help=True)
lab.add_typer(design)


@lab.command()
def fit(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="Games for each number of players.")] = 1000,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="BOT",
            help="The bot that plays them; if repeated, each bot uses the weights fitted before.",
        ),
    ] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND", help="Fit only one kind of table.")] = None,
    seed: Seed = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the weights to this file.")] = None,
    jobs: Jobs = 1,
) -> None:
    """Fit the weights of a game's evaluation to games of bots against themselves."""
    with requires("lab", "`escapade lab fit`"):
        from escapade.lab.fit import Training, to_toml  # noqa: PLC0415 - only this command needs NumPy
    teachers = tuple(cli_args.find_bot(name).name for name in bot or ["greedy"])
    training = Training(cli_args.find_game(game, None).name, teachers, games, seed, kind, jobs=jobs)
    with cli_args.errors_as_sentences():
        training.kinds()
    found = to_toml(training, training.fit(with_progress))
    with cli_args.open_output(out, "w") as file:
        if file:
            file.write(found)
    typer.echo(found, nl=False)


@lab.command()
def arena(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    challenger: Annotated[str, typer.Argument(metavar="BOT", help="The challenger; owl/10 gets a tenth of its time.")],
    opponent: Annotated[str, typer.Argument(metavar="BOT", help="The opponent.")],
    *,
    players: Annotated[int, typer.Option(metavar="N", help="The number of players.")] = 2,
    settings: Settings = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="The number of games, rounded up to whole blocks.")
    ] = 100,
    halves: Annotated[
        bool, typer.Option(help="Give both bots half of the seats, instead of one challenger against all.")
    ] = False,
    seed: Seed = "arena",
    jobs: Jobs = 1,
    compute: Compute = None,
    out: Out = None,
    resume: Resume = False,
) -> None:
    """Compare two bots: each deal is played from every seat, and the result has a confidence interval."""
    for name in (challenger, opponent):
        cli_args.check_bot_name(name)
    with cli_args.errors_as_sentences():
        rules = cli_args.find_game(game, players)
        options = rules.check(cli_args.read_options(rules, settings), players)
    contest = Contest(game, players, challenger, opponent, options, halves)
    size = len(contest.arrangements())
    run = Run(ContestPlan(contest, seed), players, -(-games // size), size, jobs, out, resume, compute)
    played: list[GameResult] = []
    run.play(played.append)
    found = outcome_of(contest, played)
    lost = f", {found.unfinished} unfinished" if found.unfinished else ""
    interval = f"95 %: {found.low:.3f} to {found.high:.3f}"
    typer.echo(f"{challenger} won {found.share:.3f} of {found.games} games{lost}; {interval}.")
    typer.echo(f"A fair share is {contest.fair():.3f}.")
    if run.stopped:
        raise typer.Exit(STOPPED)


@lab.command()
def tournament(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="The bots; owl/10 gets a tenth of its time.")],
    *,
    players: Annotated[
        int, typer.Option(metavar="N", help="The number of players; more than two are divided between two bots.")
    ] = 2,
    settings: Settings = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="The number of games of all pairs, rounded up to whole blocks.")
    ] = 100,
    seed: Seed = "arena",
    jobs: Jobs = 1,
    compute: Compute = None,
    out: Out = None,
    resume: Resume = False,
) -> None:
    """Rate several bots: every pair plays the same deals; ratings are Elo points with confidence intervals."""
    with requires("lab", "`escapade lab tournament`"):
        from escapade.lab.tournament import Tournament, report  # noqa: PLC0415 - only this command needs NumPy
    for name in bots:
        cli_args.check_bot_name(name)
    if len(set(bots)) != len(bots) or len(bots) == 1:
        raise cli_args.Mistake("A tournament needs at least two bots, each of them once.")
    with cli_args.errors_as_sentences():
        rules = cli_args.find_game(game, players)
        options = rules.check(cli_args.read_options(rules, settings), players)
    plan = Tournament(game, players, tuple(bots), options, seed)
    run = Run(plan, players, -(-games // plan.block_size), plan.block_size, jobs, out, resume, compute)
    played: list[GameResult] = []
    run.play(played.append)
    typer.echo(report(plan.bots, plan.wins(played)))
    unfinished = sum(not result.finished for result in played)
    typer.echo(f"{len(played)} games, {unfinished} unfinished.")
    if run.stopped:
        raise typer.Exit(STOPPED)


@lab.command()
def sanity(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="The bot; can be repeated to compare several.")
    ] = None,
    players: Annotated[int, typer.Option(metavar="N", help="The number of players.")] = 2,
    settings: Settings = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games for each bot.")] = 100,
    seed: Seed = "1",
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count the blunders of bots in games against themselves: missed wins, games that freeze, senseless actions."""
    names = bot or ["magpie", "fox", "raven"]
    for name in names:
        cli_args.check_bot_name(name)
    with cli_args.errors_as_sentences():
        found = cli_args.find_game(game, players)
        options = found.check(cli_args.read_options(found, settings), players)
    setting = Setting(game, players, options)
    results = [count_blunders(setting, name, games, seed, jobs=jobs, progress=with_progress) for name in names]
    typer.echo(json.dumps([result.data() for result in results]) if as_json else table(results))


@lab.command()
def tactics(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of tactics.", exists=True)],
    *,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="The bot to test; owl/10 gets a tenth of its time.")
    ] = None,
    wrong: Annotated[bool, typer.Option("--wrong", help="Show every wrong answer.")] = False,
) -> None:
    """Test bots on positions with known answers, and print their scores."""
    for name in bot or ["hare", "magpie", "fox", "raven"]:
        cli_args.check_bot_name(name)
        for path in paths:
            asked = cli_args.read_file(path, read)
            misses = failed(asked, name)
            typer.echo(f"{name:<9} {path.stem:<20} {len(asked) - len(misses):>3} of {len(asked)}")
            for tactic, said in misses if wrong else []:
                typer.echo(f"  {said}: {tactic.says} {tactic.position}")

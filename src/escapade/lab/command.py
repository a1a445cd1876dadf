"""The commands of the lab: `fit`, `arena`, `tournament`, `sanity` and `tactics`; `puzzles` has a file of its own."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path  # noqa: TC003 - typer looks at it
from statistics import fmean
from typing import TYPE_CHECKING, Annotated

import typer

from escapade import cli_args
from escapade.extras import requires
from escapade.lab.arena import Contest, ContestPlan, cpu_by_bot, outcome_of, shares_in_block
from escapade.lab.design_command import design
from escapade.lab.external_bot import ANSWER_SECONDS, BotFailed, ExternalBot, is_external
from escapade.lab.puzzles_command import puzzles
from escapade.lab.running import (
    Compute,
    Data,
    GameName,
    Jobs,
    Out,
    Resume,
    Run,
    Seed,
    Settings,
    read_data,
    with_progress,
)
from escapade.lab.sanity import BlunderCounts, Setting, count_blunders, count_recorded_blunders, table
from escapade.lab.sprt import Sprt, read_sprt
from escapade.lab.tactics import failed, read
from escapade.loading import STOPPED
from escapade.records import Broken

if TYPE_CHECKING:
    from escapade.lab.arena import Block
    from escapade.simulate import GameResult

_BOT_HELP = "owl/10 gets a tenth of its time, cmd:./mybot is a program of yours."
SprtBounds = Annotated[
    str | None,
    typer.Option(
        "--sprt",
        metavar="LOW,HIGH",
        help="Stop when it is decided (95 %) whether a bot is stronger by more than LOW Elo points, or not by HIGH.",
    ),
]
AnswerTime = Annotated[
    float,
    typer.Option(
        "--answer-time", metavar="SECONDS", min=0.01, help="A program that takes longer for a decision loses the game."
    ),
]

lab = typer.Typer(help="Fit, compare and test bots; report on the balance of games.", no_args_is_help=True)
lab.add_typer(design)
lab.command()(puzzles)


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
    explore: Annotated[
        bool,
        typer.Option(
            help="Learn from positions as search sees them: with random actions, and hidden cards dealt anew."
        ),
    ] = False,
    seed: Seed = "1",
    data: Data = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the weights to this file.")] = None,
    jobs: Jobs = 1,
) -> None:
    """Fit the weights of a game's evaluation to games of bots against themselves."""
    with requires("lab", "`escapade lab fit`"):
        from escapade.lab.fit import Training, to_toml  # noqa: PLC0415 - only this command needs NumPy
    teachers = tuple(cli_args.find_bot(name).name for name in bot or ["greedy"])
    rules = cli_args.find_game(game, None)
    corrections = read_data(data, rules, teachers)
    box = data.name if data else ""
    training = Training(rules.name, teachers, games, seed, kind, jobs=jobs, data=corrections, box=box, explore=explore)
    with cli_args.errors_as_sentences():
        training.kinds()
    found = to_toml(training, training.fit(with_progress))
    with cli_args.open_output(out, "w") as file:
        if file:
            file.write(found)
    typer.echo(found, nl=False)


@lab.command("fit-net")
def fit_net(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=20, help="Games for each number of players.")] = 1000,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot that plays them.")] = "fox",
    units: Annotated[int, typer.Option("--units", metavar="N", min=1, help="Hidden units.")] = 16,
    players: Annotated[
        list[int] | None, typer.Option("--players", metavar="N", help="How many play; may be repeated.")
    ] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND", help="Fit only one kind of table.")] = None,
    seed: Seed = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the nets to this file.")] = None,
    jobs: Jobs = 1,
) -> None:
    """Fit a small neural net that corrects a game's weights, to games of a bot against itself."""
    with requires("lab", "`escapade lab fit-net`"):
        from escapade.lab.fit import Training  # noqa: PLC0415 - only this command and the one above need NumPy
        from escapade.lab.fit_net import fit_nets, to_toml  # noqa: PLC0415
    seats = tuple(players or [2])
    rules, *_ = [cli_args.find_game(game, number) for number in seats]
    training = Training(rules.name, (cli_args.find_bot(bot).name,), games, seed, kind, seats, jobs, explore=True)
    with cli_args.errors_as_sentences():
        found = to_toml(training, units, fit_nets(training, units, with_progress))
    with cli_args.open_output(out, "w") as file:
        if file:
            file.write(found)
    typer.echo(found, nl=False)


@lab.command()
def arena(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    challenger: Annotated[str, typer.Argument(metavar="BOT", help=f"The challenger; {_BOT_HELP}")],
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
    data: Data = None,
    jobs: Jobs = 1,
    compute: Compute = None,
    out: Out = None,
    resume: Resume = False,
    sprt: SprtBounds = None,
    answer_time: AnswerTime = ANSWER_SECONDS,
) -> None:
    """Compare two bots: each deal is played from every seat, and the result has a confidence interval."""
    with cli_args.errors_as_sentences():
        rules = cli_args.find_game(game, players)
        options = rules.check(cli_args.read_options(rules, settings), players)
    _check_bots([challenger, opponent], options, answer_time)
    corrections = read_data(data, rules, [challenger, opponent])
    contest = Contest(
        game, players, challenger, opponent, options, halves,
        timed=True, answer_seconds=answer_time, data=corrections,
    )  # fmt: skip
    size = len(contest.arrangements())
    run = Run(ContestPlan(contest, seed), players, -(-games // size), size, jobs, out, resume, compute)
    played: list[GameResult] = []
    test = _read_sprt(sprt, contest.fair())
    run.play(played.append, lambda: test is not None and test.decided(_blocks(contest, played)) is not None)
    found = outcome_of(contest, played)
    lost = f", {found.unfinished} unfinished" if found.unfinished else ""
    interval = f"95 %: {found.low:.3f} to {found.high:.3f}"
    typer.echo(f"{challenger} won {found.share:.3f} of {found.games} games{lost}; {interval}.")
    typer.echo(f"A fair share is {contest.fair():.3f}.")
    if test:
        typer.echo(test.sentence(challenger, opponent, _blocks(contest, played)))
    _tell_of_bots(played)
    if run.stopped:
        raise typer.Exit(STOPPED)


@lab.command()
def tournament(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help=f"The bots; {_BOT_HELP}")],
    *,
    players: Annotated[
        int, typer.Option(metavar="N", help="The number of players; more than two are divided between two bots.")
    ] = 2,
    settings: Settings = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="The number of games of all pairs, rounded up to whole blocks.")
    ] = 100,
    seed: Seed = "arena",
    data: Data = None,
    jobs: Jobs = 1,
    compute: Compute = None,
    out: Out = None,
    resume: Resume = False,
    sprt: SprtBounds = None,
    answer_time: AnswerTime = ANSWER_SECONDS,
) -> None:
    """Rate several bots: every pair plays the same deals; ratings are Elo points with confidence intervals."""
    with requires("lab", "`escapade lab tournament`"):
        from escapade.lab.tournament import Tournament, report  # noqa: PLC0415 - only this command needs NumPy
    if len(set(bots)) != len(bots) or len(bots) == 1:
        raise cli_args.Mistake("A tournament needs at least two bots, each of them once.")
    with cli_args.errors_as_sentences():
        rules = cli_args.find_game(game, players)
        options = rules.check(cli_args.read_options(rules, settings), players)
    _check_bots(bots, options, answer_time)
    corrections = read_data(data, rules, bots)
    plan = Tournament(
        game, players, tuple(bots), options, seed, timed=True, answer_seconds=answer_time, data=corrections
    )
    run = Run(plan, players, -(-games // plan.block_size), plan.block_size, jobs, out, resume, compute)
    played: list[GameResult] = []
    tests = [(_read_sprt(sprt, contest.fair()), contest) for contest in plan.contests()]

    def all_decided() -> bool:
        if sprt is None or len(played) % plan.block_size:
            return False
        return all(
            test and test.decided(_blocks(contest, plan.games_of(contest, played))) is not None
            for test, contest in tests
        )

    run.play(played.append, all_decided)
    typer.echo(report(plan.bots, plan.wins(played)))
    unfinished = sum(not result.finished for result in played)
    typer.echo(f"{len(played)} games, {unfinished} unfinished.")
    for test, contest in tests:
        if test:
            blocks = _blocks(contest, plan.games_of(contest, played))
            typer.echo(test.sentence(contest.challenger, contest.opponent, blocks))
    _tell_of_bots(played)
    if run.stopped:
        raise typer.Exit(STOPPED)


def _check_bots(names: list[str], options: dict[str, str], seconds: float) -> None:
    """Raise Mistake if a bot is not known, or a program does not get ready."""
    for name in names:
        if not is_external(name):
            cli_args.check_bot_name(name)
            continue
        try:
            ExternalBot(name, options, seconds).close()
        except BotFailed as failed:
            raise cli_args.Mistake(f"{name} {failed}.") from failed


def _read_sprt(text: str | None, fair: float) -> Sprt | None:
    if text is None:
        return None
    with cli_args.errors_as_sentences():
        return read_sprt(text, fair)


def _blocks(contest: Contest, games: list[GameResult]) -> list[float]:
    """Return the challenger's share of each whole block; one without a finished game is left out."""
    size = len(contest.arrangements())
    whole = [games[at : at + size] for at in range(0, len(games) - size + 1, size)]
    shares = [shares_in_block(contest, block) for block in whole]
    return [mean for block in shares if (mean := _mean(block)) is not None]


def _mean(block: Block) -> float | None:
    ended = [share for share in block if share is not None]
    return fmean(ended) if ended else None


def _tell_of_bots(games: list[GameResult]) -> None:
    """Print the CPU time of each bot, and why a bot lost games without playing them to the end."""
    for bot, (seconds, seats) in cpu_by_bot(games).items():
        typer.echo(f"{bot}: {seconds:.2f} s of CPU time, {1000 * seconds / seats:.1f} ms a game.")
    for why, lost in Counter(game.forfeit for game in games if game.forfeit).items():
        typer.echo(f"{why}: {lost} {'game' if lost == 1 else 'games'} lost by it.")


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
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--records",
            metavar="FILE",
            help="Count in the games of this file of records; can be repeated.",
            exists=True,
        ),
    ] = None,
    data: Data = None,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count blunders in games of bots against themselves, or in recorded games.

    Missed wins, games that freeze, senseless actions.
    """
    with cli_args.errors_as_sentences():
        found = cli_args.find_game(game, players)
        options = found.check(cli_args.read_options(found, settings), players)
    if records:
        results = [_recorded_blunders(path, found.name, data) for path in records]
    else:
        names = bot or ["magpie", "fox", "raven"]
        for name in names:
            cli_args.check_bot_name(name)
        setting = Setting(game, players, options, read_data(data, found, names))
        results = [count_blunders(setting, name, games, seed, jobs=jobs, progress=with_progress) for name in names]
    typer.echo(json.dumps([result.data() for result in results]) if as_json else table(results))


def _recorded_blunders(path: Path, game: str, data: Path | None) -> BlunderCounts:
    """Count the blunders in a file of records, or say what is wrong with it."""
    boxes = cli_args.read_boxes([data] if data else [])
    try:
        return count_recorded_blunders(path, game, boxes, with_progress)
    except (Broken, OSError, ValueError) as error:
        raise cli_args.Mistake(f"{path}: {error}") from error


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

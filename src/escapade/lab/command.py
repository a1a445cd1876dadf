"""The commands of the lab: `fit`, `arena`, `sanity` and `tactics`."""

from __future__ import annotations

import json
from pathlib import Path  # noqa: TC003 - typer looks at it
from typing import Annotated

import typer

from escapade import cli_args
from escapade.extras import requires
from escapade.lab.arena import Contest, run_contest
from escapade.lab.sanity import Setting, count_blunders, table
from escapade.lab.tactics import failed, read

lab = typer.Typer(help="Find out about games and bots: what counts, and who is stronger.", no_args_is_help=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `escapade games` lists them.")]
Workers = Annotated[int, typer.Option(metavar="N", min=1, help="How many processes.")]


@lab.command()
def fit(  # noqa: PLR0913 - each is one thing to be known beforehand
    game: GameName,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="How many games for each number of players.")] = 1000,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="Who plays them; the next one judges by what was taught.")
    ] = None,
    kind: Annotated[str | None, typer.Option(metavar="KIND", help="For one kind of table only.")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="A number or word that decides all luck.")] = "1",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the weights; else they are shown.")
    ] = None,
    workers: Workers = 1,
) -> None:
    """Learn from games of bots against themselves what counts in a game: the weights by which search judges."""
    with requires("lab", "`escapade lab fit`"):
        from escapade.lab.fit import Training, to_toml  # noqa: PLC0415 - nothing else takes NumPy
    teachers = tuple(cli_args.sitter(name).name for name in bot or ["greedy"])
    training = Training(cli_args.the_game(game, None).name, teachers, games, seed, kind, workers=workers)
    with cli_args.in_a_sentence():
        training.kinds()
    found = to_toml(training, training.fit())
    with cli_args.writing(out, "w") as file:
        if file:
            file.write(found)
    typer.echo(found, nl=False)


@lab.command()
def arena(  # noqa: PLR0913 - each is one thing to be known beforehand
    game: GameName,
    challenger: Annotated[str, typer.Argument(metavar="BOT", help="Who challenges; owl/10 has a tenth of its time.")],
    opponent: Annotated[str, typer.Argument(metavar="BOT", help="Who is challenged.")],
    *,
    players: Annotated[int, typer.Option(metavar="N", help="How many play.")] = 2,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option.")] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games, in whole blocks.")] = 100,
    halves: Annotated[bool, typer.Option(help="Seat both on as many seats, instead of one against all.")] = False,
    seed: Annotated[str, typer.Option(metavar="SEED", help="A number or word that decides all luck.")] = "arena",
    workers: Workers = 1,
) -> None:
    """Let two bots play blocks of games, one deal from every seat, and say who is stronger and how surely."""
    for name in (challenger, opponent):
        cli_args.part(name)
    with cli_args.in_a_sentence():
        found = cli_args.the_game(game, players)
        options = found.check(cli_args.options(found, settings), players)
    contest = Contest(game, players, challenger, opponent, options, halves)
    out = run_contest(contest, -(-games // len(contest.arrangements())), seed, workers)
    lost = f", {out.unfinished} without an end" if out.unfinished else ""
    typer.echo(f"{challenger} won {out.share:.3f} of {out.games} games{lost}; 95 %: {out.low:.3f} to {out.high:.3f}.")
    typer.echo(f"A fair share is {contest.fair():.3f}.")


@lab.command()
def sanity(  # noqa: PLR0913 - each is one thing to be known beforehand
    game: GameName,
    *,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help="Who plays; several are compared.")] = None,
    players: Annotated[int, typer.Option(metavar="N", help="How many play.")] = 2,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option.")] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games for each bot.")] = 100,
    seed: Annotated[str, typer.Option(metavar="SEED", help="A number or word that decides all luck.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="Give the counts as JSON.")] = False,
) -> None:
    """Count the blunders of bots that play themselves: wins missed, games that freeze, senseless actions."""
    names = bot or ["magpie", "fox", "raven"]
    for name in names:
        cli_args.part(name)
    with cli_args.in_a_sentence():
        found = cli_args.the_game(game, players)
        options = found.check(cli_args.options(found, settings), players)
    setting = Setting(game, players, options)
    results = [count_blunders(setting, name, games, seed) for name in names]
    typer.echo(json.dumps([result.data() for result in results]) if as_json else table(results))


@lab.command()
def tactics(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of tactics.", exists=True)],
    *,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="Who answers; owl/10 has a tenth of its time.")
    ] = None,
    wrong: Annotated[bool, typer.Option("--wrong", help="Show every wrong answer.")] = False,
) -> None:
    """Ask bots what they would do in positions with a right answer, and print each one's score."""
    for name in bot or ["hare", "magpie", "fox", "raven"]:
        cli_args.part(name)
        for path in paths:
            asked = cli_args.recorded(path, read)
            misses = failed(asked, name)
            typer.echo(f"{name:<9} {path.stem:<20} {len(asked) - len(misses):>3} of {len(asked)}")
            for tactic, said in misses if wrong else []:
                typer.echo(f"  {said}: {tactic.says} {tactic.position}")

"""The lab's commands for designers: `balance`, `cards`, `compare` and `sweep`."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from escapade import cli_args
from escapade.extras import require, requires
from escapade.games import game_named
from escapade.lab.observed import ObservedPlan
from escapade.lab.running import Compute, Data, GameName, Jobs, Out, Resume, Run, Seed, Settings, read_data
from escapade.lab.things import things_of
from escapade.loading import STOPPED
from escapade.options import Disagreement
from escapade.simulate import Plan

if TYPE_CHECKING:
    from escapade.game import Game
    from escapade.lab.report import Report, Section
    from escapade.simulate import GameResult

design = typer.Typer()

_FEWEST: Final = 20  # games; differences between fewer say nothing
_UNCHANGED: Final = "-"
_TOML: Final = ".toml"
_PLAYERS: Final = "players"
_BOTS: Final = "bots"

Players = Annotated[int | None, typer.Option("--players", metavar="N", help="The number of players.")]
Bots = Annotated[
    str | None, typer.Option("--bots", metavar="BOT,…", help="The bots; different ones play from every seat.")
]
Page = Annotated[
    Path | None, typer.Option("--page", metavar="FILE", help="Write the report with charts as an HTML page.")
]
Cap = Annotated[int, typer.Option("--cap", metavar="N", min=1, help="Cut a game off after so many decisions.")]
_Games = Annotated[int, typer.Option("--games", metavar="N", min=_FEWEST, help="The number of games.")]
_GamesEach = Annotated[int, typer.Option("--games", metavar="N", min=_FEWEST, help="Games for each table.")]


@design.command()
def balance(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    players: Players = None,
    settings: Settings = None,
    bots: Bots = None,
    games: _Games = 200,
    seed: Seed = "1",
    data: Data = None,
    cap: Cap = 3000,
    jobs: Jobs = 1,
    compute: Compute = None,
    out: Out = None,
    resume: Resume = False,
    page: Page = None,
) -> None:
    """Report how balanced a game is: wins by turn order, lengths, choices, comebacks, and what each card is worth."""
    _check_page(page)
    plan = _plan(game, players, settings, bots, seed, data, cap)
    with requires("lab", "`escapade lab balance`"):
        from escapade.lab.balance import balance_sections  # noqa: PLC0415 - only reports need SciPy
        from escapade.lab.report import Report  # noqa: PLC0415
    run, _, played = _played([plan], games, jobs, compute, out, resume=resume)
    sections = balance_sections(played, _known(plan)) if played else []
    _print(run, Report(f"Balance of {_described(plan)}", _command(), sections), page)


@design.command()
def cards(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    players: Players = None,
    settings: Settings = None,
    bots: Bots = None,
    games: _Games = 200,
    seed: Seed = "1",
    data: Data = None,
    cap: Cap = 3000,
    jobs: Jobs = 1,
    compute: Compute = None,
    page: Page = None,
) -> None:
    """Find dead, weak and strong cards, gangs and so on: how often each is used, and how its users fare."""
    _check_page(page)
    plan = _plan(game, players, settings, bots, seed, data, cap)
    with requires("lab", "`escapade lab cards`"):
        from escapade.lab.balance import thing_sections  # noqa: PLC0415 - only reports need SciPy
        from escapade.lab.report import Report  # noqa: PLC0415
    run, _, played = _played([plan], games, jobs, compute)
    sections = thing_sections(played, _known(plan)) if played else []
    _print(run, Report(f"Cards of {_described(plan)}: {len(played)} games", _command(), sections), page)


@design.command()
def compare(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    one: Annotated[
        str, typer.Argument(metavar="A", help="A table: `-`, or OPTION=VALUE, or a TOML file; several with commas.")
    ],
    other: Annotated[str, typer.Argument(metavar="B", help="Another table.")],
    *,
    players: Players = None,
    settings: Settings = None,
    bots: Bots = None,
    games: _GamesEach = 200,
    seed: Seed = "1",
    cap: Cap = 3000,
    jobs: Jobs = 1,
    compute: Compute = None,
    page: Page = None,
) -> None:
    """Compare two variants or two boxes: is the difference real?"""
    _check_page(page)
    sides = {name: _side(name) for name in (one, other)}
    if len(sides) == 1:
        raise cli_args.Mistake("A table cannot be compared with itself; name two different ones.")
    plans = [
        _plan(game, players, [*(settings or []), *options], bots, seed, data, cap) for options, data in sides.values()
    ]
    with requires("lab", "`escapade lab compare`"):
        from escapade.lab.report import Report  # noqa: PLC0415 - only reports need SciPy
    run, observed, played = _played(plans, games, jobs, compute)
    sections = _compared(observed, [{"": name} for name in sides], played, {"": list(sides)})
    title = f"{game_named(game).title} for {len(plans[0].bots)} players: {one} and {other}"
    _print(run, Report(title, _command(), sections), page)


@design.command()
def sweep(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    *,
    vary: Annotated[
        list[str],
        typer.Option("--vary", metavar="NAME=A,B,…", help="An option and its values, or `players`, or `bots`."),
    ],
    players: Players = None,
    settings: Settings = None,
    bots: Bots = None,
    games: _GamesEach = 100,
    seed: Seed = "1",
    data: Data = None,
    cap: Cap = 3000,
    jobs: Jobs = 1,
    compute: Compute = None,
    page: Page = None,
) -> None:
    """Play every combination of some options, players and bots; report what each of them changes."""
    _check_page(page)
    with requires("lab", "`escapade lab sweep`"):
        from escapade.lab.report import Report  # noqa: PLC0415 - only reports need SciPy
        from escapade.lab.sweep import combinations  # noqa: PLC0415
    varied = _varied(vary)
    plan = _plan(game, players, settings, bots, seed, data, cap)
    kept, plans, refused = [], [], []
    for values in combinations(varied):
        try:
            plans.append(_varied_plan(plan, values))
            kept.append(values)
        except Disagreement as no:
            refused.append(f"{' '.join(f'{name}={value}' for name, value in values.items())}: {no}")
    if len(plans) < 2:  # noqa: PLR2004 - to compare
        raise cli_args.Mistake(f"Fewer than two of these tables are possible: {'; '.join(refused)}.")
    for line in refused:
        typer.echo(f"Left out: {line}.", err=True)
    run, observed, played = _played(plans, games, jobs, compute)
    sections = _compared(observed, kept, played, varied)
    _print(run, Report(f"{game_named(game).title}: {', '.join(varied)}", _command(), sections), page)


def _varied(vary: list[str]) -> dict[str, list[str]]:
    """Read what varies."""
    found: dict[str, list[str]] = {}
    for word in vary:
        name, _, values = word.partition("=")
        listed = [value.strip() for value in values.split(",")]
        if len(set(listed)) < 2 or len(set(listed)) < len(listed) or name in found:  # noqa: PLR2004 - to compare
            raise cli_args.Mistake(f"'{word}' does not say what varies; write NAME=A,B with at least two values.")
        found[name] = listed
    return found


def _varied_plan(plan: Plan, values: dict[str, str]) -> Plan:
    """Return the plan of one combination, or raise Disagreement."""
    game = game_named(plan.game)
    seats = len(plan.bots)
    if _PLAYERS in values:
        if not (values[_PLAYERS].isascii() and values[_PLAYERS].isdecimal()):
            raise cli_args.Mistake(f"'{values[_PLAYERS]}' is not a number of players.")
        seats = int(values[_PLAYERS])
    names = values.get(_BOTS, "/".join(plan.bots)).split("/")
    bots = cli_args.read_bots(",".join(names[:seats]), seats)
    options = {name: value for name, value in values.items() if name not in {_PLAYERS, _BOTS}}
    agreed = game.check({**{name: str(value) for name, value in plan.options.items()}, **options}, seats)
    return replace(plan, bots=bots, options=agreed, rotate=len(set(bots)) > 1)


def _plan(  # noqa: PLR0913, PLR0917 - what the commands have in common
    name: str,
    players: int | None,
    settings: list[str] | None,
    bots: str | None,
    seed: str,
    data: Path | None,
    cap: int,
) -> Plan:
    """Read what is played."""
    game = cli_args.find_game(name, players)
    sitters = cli_args.read_bots(bots, players)
    options = cli_args.read_options(game, settings)
    with cli_args.errors_as_sentences():
        game.check(options, len(sitters))
    corrections = read_data(data, game, sitters)
    return Plan(game.name, sitters, options, cli_args.check_seed(seed), cap, corrections, rotate=len(set(sitters)) > 1)


def _side(words: str) -> tuple[list[str], Path | None]:
    """Read one of two tables: options and perhaps a file."""
    parts = [part.strip() for part in words.split(",") if part.strip() != _UNCHANGED]
    files = [Path(part) for part in parts if part.endswith(_TOML)]
    if len(files) > 1:
        raise cli_args.Mistake(f"'{words}' names two files; a table has one.")
    return [part for part in parts if not part.endswith(_TOML)], files[0] if files else None


def _played(  # noqa: PLR0913 - what is played, and how
    plans: list[Plan], games: int, jobs: int, compute: str | None, out: Path | None = None, *, resume: bool = False
) -> tuple[Run, ObservedPlan, list[GameResult]]:
    """Play the games of all tables."""
    size = max(plan.block_size for plan in plans)
    observed = ObservedPlan(tuple(plans), -(-games // size))
    blocks = observed.blocks * len(plans)
    run = Run(observed, len(plans[0].bots), blocks, size, jobs, out, resume, compute)
    played: list[GameResult] = []
    run.play(played.append)
    return run, observed, played


def _compared(
    observed: ObservedPlan, values: list[dict[str, str]], played: list[GameResult], varied: dict[str, list[str]]
) -> list[Section]:
    """Report on every table, and on the effects of what varies."""
    from escapade.lab.sweep import Table, effect_sections, effects, table_section  # noqa: PLC0415 - SciPy

    games: list[list[GameResult]] = [[] for _ in values]
    for game in played:
        games[observed.plan_of(game.deal)].append(game)
    tables = [Table(value, some) for value, some in zip(values, games, strict=True)]
    bots = observed.plans[0].bots
    return [table_section(tables, bots), *effect_sections(effects(tables, varied, bots))]


def _known(plan: Plan) -> list[str]:
    """List the things in the box."""
    return things_of(plan.game).all(plan.deal_unrecorded(1))


def _described(plan: Plan) -> str:
    """Describe a table in words."""
    game: Game = game_named(plan.game)
    options = [f"{name}={value}" for name, value in plan.options.items()]
    box = ["with other printed data"] if plan.data else []
    return ", ".join([f"{game.title} for {len(plan.bots)} players", *options, *box, " ".join(dict.fromkeys(plan.bots))])


def _command() -> str:
    """Return the command as it was typed."""
    return shlex.join(["escapade", *sys.argv[1:]])


def _check_page(page: Path | None) -> None:
    """Look for what a page needs before playing for it."""
    if page:
        require("altair", "lab", "A page with charts")
        require("vl_convert", "lab", "A page with charts")


def _print(run: Run, report: Report, page: Path | None) -> None:
    """Print a report, and write its page."""
    typer.echo(report.text())
    with cli_args.open_output(page, "w") as file:
        if file:
            file.write(report.page())
    if run.stopped:
        raise typer.Exit(STOPPED)

"""The command line: `escapade serve`, `backup`, `check`, `games`, `play`, `think`, `verify` and the rest."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from escapade import COMPILED, __version__, cli_args, cli_completion, rules_text, rulings
from escapade.bench import measured
from escapade.bots import BOTS, LEVELS, SearchBot
from escapade.cli_args import YOU, Mistake
from escapade.cli_language import explained, of_the_environment, say, speak
from escapade.engine import seeded
from escapade.extras import MissingExtra, requires
from escapade.game_package import PACKAGES
from escapade.games import BROKEN, GAMES
from escapade.lab.command import lab
from escapade.lab.running import Compute, Jobs, Out, Resume, Run
from escapade.loading import STOPPED, loading
from escapade.match import Match
from escapade.records import games as games_in
from escapade.simulate import Plan, Tally
from escapade.terminal import drawing_of, reports, unfinished
from escapade.terminal.hotseat import Table
from escapade.terminal.replay import Replay
from escapade.terminal.reports import counted
from escapade.terminal.screen import Left, Terminal, console
from escapade.text_file import lines_of
from escapade.verify import in_english, verify_file
from escapade.words import ENGLISH, languages, translations

if TYPE_CHECKING:
    from typing import TextIO

    from escapade.bots import Bot
    from escapade.simulate import GameResult

_THINKERS: Final = [bot.name for bot in LEVELS if isinstance(bot, SearchBot)]
_FAILED: Final = 1  # something was checked and does not hold


class _OneSentenceErrors(TyperGroup):
    """Prints every error as one sentence, and exits with a code."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:  # noqa: ANN401 - whatever typer hands on
        """Run a command."""
        try:
            code = super().main(*args, **{**kwargs, "standalone_mode": False})
        except typer.TyperException as mistake:
            _print_error(mistake.format_message())
            code = mistake.exit_code
        except MissingExtra as missing:
            _print_error(str(missing))
            code = _FAILED
        except OSError as error:  # stdout is closed or its disk is full; errors of files were reported before
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be printed
            _print_error(say("terminal-output", reason=error.strerror or ""))
            code = _FAILED
        if code == STOPPED:
            _print_error(say("terminal-stopped"))
        sys.exit(code)


app = typer.Typer(
    cls=_OneSentenceErrors,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lab, name="lab")

_GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game; `escapade games` lists them.", autocompletion=cli_completion.games),
]
_Players = Annotated[int | None, typer.Option(metavar="N", help="The number of players.")]
_Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        help="Set an option of the game; can be repeated.",
        autocompletion=cli_completion.settings,
    ),
]
_Data = Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with corrections of the printed data.")]
_Boxes = Annotated[
    list[Path] | None, typer.Option("--data", metavar="FILE", help="The box file that a record names; may be repeated.")
]
_Record = Annotated[Path | None, typer.Option(metavar="FILE", help="Append the game record to this file.")]
_Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="LANGUAGE",
        help="The language, such as pl; by default that of LANG.",
        autocompletion=cli_completion.languages,
    ),
]
_Files = Annotated[list[Path], typer.Argument(metavar="FILE…")]
_OwnFiles = Annotated[
    list[Path] | None, typer.Argument(metavar="[FILE…]", help="Ruling files; by default those of Escapade.")
]
_AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback(invoke_without_command=True)
def escapade(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Play escape games at an open table."""
    speak(of_the_environment())
    if version:
        _print_line(f"escapade {__version__}, rules {'compiled' if COMPILED else 'uncompiled'}")
    elif context.invoked_subcommand is None:
        _print_line(context.get_help())


_ANY_ARGUMENTS: Final = {"allow_extra_args": True, "ignore_unknown_options": True}  # the server reads its own flags


@app.command(context_settings=_ANY_ARGUMENTS, add_help_option=False)
def serve(context: typer.Context) -> None:
    """Serve the page, the tables and the API."""
    with loading(), requires("server", "`escapade serve`"):
        from escapade.server.cli import app as server  # noqa: PLC0415 - other commands do not load the web server

    server(["serve", *context.args], prog_name="escapade")


@app.command(context_settings=_ANY_ARGUMENTS, add_help_option=False)
def backup(context: typer.Context) -> None:
    """Copy the server's database to a file while it runs."""
    _run_operation("backup", context)


@app.command(context_settings=_ANY_ARGUMENTS, add_help_option=False)
def restore(context: typer.Context) -> None:
    """Put a backup into the server's database."""
    _run_operation("restore", context)


@app.command(context_settings=_ANY_ARGUMENTS, add_help_option=False)
def copy(context: typer.Context) -> None:
    """Copy everything from one database to another: from SQLite to PostgreSQL, or back."""
    _run_operation("copy", context)


@app.command(context_settings=_ANY_ARGUMENTS, add_help_option=False)
def check(context: typer.Context) -> None:
    """Replay every game in the server's database, and compare the results."""
    _run_operation("check", context)


@app.command(context_settings=_ANY_ARGUMENTS, add_help_option=False)
def moderators(context: typer.Context) -> None:
    """List the moderators, who read reports of chat messages and mute players; add or remove some."""
    _run_operation("moderators", context)


def _run_operation(command: str, context: typer.Context) -> None:
    """Run a command about the server's database."""
    with loading(), requires("server", f"`escapade {command}`"):
        from escapade.server.operations.cli import app as operations  # noqa: PLC0415 - the web server is not loaded

    operations([command, *context.args], prog_name="escapade")


@app.command()
def games(*, as_json: _AsJson = False) -> None:
    """List the games and their options."""
    if as_json:
        _print_json([reports.game_facts(game) for game in GAMES.values()])
    else:
        for game in GAMES.values():
            console().print(reports.game_card(game))
    for sentence in BROKEN.values():
        _print_error(f"escapade: {sentence}.")


@app.command()
def play(  # noqa: PLR0913 - each is an option of the command
    game: _GameName,
    *,
    players: _Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,…",
            help=f"The players, seat by seat: {', '.join([YOU, *BOTS])}.",
            autocompletion=cli_completion.seats,
        ),
    ] = None,
    settings: _Settings = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="SEED", help="A number or word; the same seed deals the same game.")
    ] = None,
    data: _Data = None,
    record: _Record = None,
    language: _Language = None,
) -> None:
    """Play in the terminal, against bots or with others at the same terminal."""
    _speak(language)
    found = cli_args.find_game(game, players)
    drawing = drawing_of(found)
    sitters = cli_args.read_seats(seats, players)
    alone = found.timing.alone_options() if sitters.count(None) == 1 else {}
    luck = seed or secrets.token_hex(8)
    pairs = zip(drawing.seat_looks, sitters, strict=False)  # too many seats are refused by the rules
    names = [look.name if bot is None else f"{look.name} ({bot.name})" for look, bot in pairs]
    with cli_args.errors_as_sentences():
        match = Match(
            game,
            len(sitters),
            cli_args.read_options(found, settings) | alone,
            seed=luck,
            salt=secrets.token_hex(8),
            names=names,
            data=cli_args.check_corrections(data, found),
        )
    if match.data and any(bot in LEVELS for bot in sitters):
        _print_line(say("terminal-untrained"))
    _play_and_save(match, sitters, record, unfinished.new_file(found.name))


def _speak(language: str | None) -> None:
    """Choose the language of the terminal: the one that was asked for, else the environment's."""
    if language is not None and language not in languages():
        raise Mistake(say("terminal-no-language", language=language, languages=", ".join(languages())))
    speak(language or of_the_environment())


@app.command()
def resume(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A record; without one, the game you left last.")
    ] = None,
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,…", help="Who goes on playing, if not those before.", autocompletion=cli_completion.seats
        ),
    ] = None,
    record: _Record = None,
    language: _Language = None,
) -> None:
    """Continue a game that you left before its end."""
    _speak(language)
    path = file or unfinished.newest()
    if path is None:
        raise Mistake(say("terminal-no-unfinished"))
    match = cli_args.read_file(path, unfinished.last_game)
    if match.over:
        raise Mistake(say("terminal-record-over", file=str(path)))
    sitters = unfinished.sitters(match.names) if seats is None else cli_args.read_seats(seats, match.players)
    _play_and_save(match, sitters, record, path if file is None else unfinished.new_file(match.game.name))


def _play_and_save(match: Match, sitters: list[Bot | None], record: Path | None, file: Path) -> None:
    """Play on; save the game for `resume` after every move, and write a record at the end if asked for."""
    people = None in sitters
    if people and not (sys.stdin and sys.stdin.isatty()):
        raise Mistake(say("terminal-no-keyboard"))
    drawing = drawing_of(match.game)
    table = Table(
        match, sitters, drawing, Terminal(console()), seeded(f"{match.seed} bots {match.played or ''}".strip())
    )
    if people:
        table.store = unfinished.Unfinished(match, file).write
        table.note(say("terminal-type-a-number"))
    for sentence in reports.reconstructed(match):
        table.note(sentence)
    reason = "stopped"
    with cli_args.open_output(record, "a") as out:
        try:
            table.play()
        except Left:
            reason = "quit"
            _print_line(say("terminal-left"))
        finally:
            if out:
                out.writelines(f"{line}\n" for line in match.end(reason))
    if record:
        _print_line(say("terminal-record", file=str(record)))


@app.command()
def replay(  # noqa: PLR0913 - each is an option of the command
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A file of recorded games.")],
    *,
    number: Annotated[int, typer.Option("--game", metavar="N", min=1, help="Which game of the file.")] = 1,
    move: Annotated[int, typer.Option(metavar="N", min=0, help="Start after this many moves.")] = 0,
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="See it as this player did; else all cards are open.")
    ] = None,
    data: _Boxes = None,
    language: _Language = None,
) -> None:
    """Go through a recorded game move by move; without a terminal, print all of it."""
    _speak(language)
    screen, boxes = Terminal(console()), cli_args.read_boxes(data)
    shown = cli_args.read_file(
        file, lambda path: Replay(_game_of(path, number), screen, None if seat is None else seat - 1, boxes)
    )
    if move > len(shown.moves):
        raise Mistake(say("terminal-no-such-move", moves=len(shown.moves), move=str(move)))
    if sys.stdin and sys.stdin.isatty() and screen.console.is_terminal:
        shown.go(move)
        shown.step()
    else:
        shown.tell()


def _game_of(path: Path, number: int) -> list[str]:
    """Find one game of a file by its number."""
    found = [lines for _, lines in games_in(lines_of(path))]
    if number > len(found):
        raise Mistake(say("terminal-no-such-game", file=str(path), games=len(found), number=str(number)))
    return found[number - 1]


@app.command()
def think(
    game: _GameName,
    position: Annotated[
        str, typer.Argument(metavar="POSITION", help="A position in notation, complete or as one seat sees it.")
    ],
    *,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help=f"The bot that analyses: {', '.join(_THINKERS)}.")
    ] = _THINKERS[-1],
    seed: Annotated[
        str, typer.Option("--seed", metavar="SEED", help="A number or word; the same seed gives the same analysis.")
    ] = "1",
    as_json: _AsJson = False,
) -> None:
    """Analyse a position: for each move the winning chance, the number of simulations and the expected line."""
    with cli_args.errors_as_sentences():
        found = cli_args.analyse(cli_args.find_game(game, None), position, bot, seed)
    if as_json:
        _print_json(asdict(found))
    else:
        _print_line(reports.analysis(found) or say("terminal-nothing-to-decide"))


@app.command()
def simulate(  # noqa: PLR0913 - each is an option of the command
    game: _GameName,
    *,
    players: _Players = None,
    settings: _Settings = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT,…",
            help=f"The bots, seat by seat: {', '.join(BOTS)}.",
            autocompletion=cli_completion.bots,
        ),
    ] = None,
    number: Annotated[int, typer.Option("--games", metavar="N", min=1, help="The number of games.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", metavar="SEED", help="A number or word; the same seed gives the same games.")
    ] = "1",
    cap: Annotated[int, typer.Option(metavar="N", min=1, help="Stop a game after this many decisions.")] = 3000,
    data: _Data = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the records of all games to this file.")
    ] = None,
    rotate: Annotated[
        bool,
        typer.Option("--rotate", help="Play each deal once in every rotation of the bots; rounds up to whole blocks."),
    ] = False,
    jobs: Jobs = 1,
    compute: Compute = None,
    out: Out = None,
    resume: Resume = False,
    as_json: _AsJson = False,
) -> None:
    """Let bots play many games, and report wins and lengths."""
    found = cli_args.find_game(game, players)
    sitters = cli_args.read_bots(bots, players)
    plan = Plan(
        found.name,
        sitters,
        cli_args.read_options(found, settings),
        cli_args.check_seed(seed),
        cap,
        cli_args.check_corrections(data, found),
        rotate=rotate,
        records=records is not None,
    )
    with cli_args.errors_as_sentences():
        first = plan.deal(1)
    run = Run(plan, len(sitters), -(-number // plan.block_size), plan.block_size, jobs, out, resume, compute)
    with cli_args.open_output(records, "w") as file:
        tally = _simulated(run, plan, file)
    if as_json:
        _print_json(reports.tally_facts(first, plan, tally))
    else:
        for part in reports.tally_report(first, plan, tally):
            console().print(part)
    if run.stopped:
        raise typer.Exit(STOPPED)


def _simulated(run: Run, plan: Plan, file: TextIO | None) -> Tally:
    """Play the games, write their records if there is a file, and count the results."""
    tally = Tally(plan.bots, rotate=plan.rotate)

    def count(result: GameResult) -> None:
        tally.add(result, timed=result.deal not in run.earlier)
        if file:
            file.writelines(f"{line}\n" for line in result.record)

    began = perf_counter()
    run.play(count)
    tally.seconds = perf_counter() - began
    return tally


@app.command()
def verify(files: _Files, *, data: _Boxes = None, as_json: _AsJson = False) -> None:
    """Replay recorded games from their seeds, and report those that differ."""
    boxes = cli_args.read_boxes(data)
    worded = in_english if as_json else explained
    found = [check for path in files for check in verify_file(path, boxes, worded)]
    if as_json:
        _print_json([asdict(check) for check in found])
    for check in found:
        if check.fault:
            _print_error(reports.check_line(check))
        elif not as_json:
            _print_line(reports.check_line(check))
    broken = sum(check.fault is not None for check in found)
    if not as_json and not broken:
        _print_line(say("terminal-all-verified", games=len(found)))
    if broken:
        raise typer.Exit(_FAILED)


@app.command(name="rules")
def show_rules(
    game: _GameName,
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="A section or paragraph, such as C3 or C3.1.")] = "",
    language: _Language = None,
) -> None:
    """Read the rules of a game, or one paragraph of them."""
    name = cli_args.find_game(game, None).name
    known = rules_text.languages(name)
    if not known:
        raise Mistake(say("terminal-no-rules", game=game))
    wanted = language or of_the_environment()
    if language and language not in known:
        raise Mistake(say("terminal-no-rules-in", game=game, language=language, languages=", ".join(known)))
    text = rules_text.rules_text(name, wanted if wanted in known else ENGLISH)
    try:
        part = text.find(rule) if rule else None
    except ValueError as error:
        sections = ", ".join(section.id for section in text.sections if section.id)
        raise Mistake(say("terminal-no-rule", game=text.title, rule=rule, sections=sections)) from error
    console().print(reports.rules(text, part))


@app.command(name="words")
def show_words(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help="A language by its folder: pl, is.")] = "",
    *,
    as_json: _AsJson = False,
    up_to_date: Annotated[
        bool, typer.Option("--up-to-date", help="Mark all messages and rules as up to date with the English.")
    ] = False,
) -> None:
    """List the messages and rules a translation lacks, and those whose English has changed since."""
    names = [name for name in GAMES if name not in PACKAGES]
    known = [name for name in languages() if name != ENGLISH]
    if language and language not in known:
        raise Mistake(
            f"There is no translation '{language}'; there are {', '.join(known)} (how to add one: docs/translate.md)."
        )
    if up_to_date and not language:
        raise Mistake("Name the language that is up to date: escapade words pl --up-to-date")
    if up_to_date:
        messages = counted(translations.write_sources(language, names), "message")
        paragraphs = counted(translations.write_rule_sources(language, names), "paragraph")
        _print_line(f"{messages} and {paragraphs} of the rules noted as up to date.")
    found = {name: translations.gaps(name, names) for name in ([language] if language else known)}
    if as_json:
        _print_json({name: [gap._asdict() for gap in lacking] for name, lacking in found.items()})
    elif language:
        for gap in found[language]:
            _print_line(f"{gap.why}: {gap.id} in {gap.file}\n    {gap.english}")
    if not as_json:
        for name, lacking in found.items():
            counts = Counter(gap.why for gap in lacking)
            _print_line(f"{name}: " + (", ".join(f"{count} {why}" for why, count in counts.items()) or "complete"))


@app.command(name="rulings")
def judge(files: _OwnFiles = None, *, as_json: _AsJson = False) -> None:
    """Check rulings, and explain those that fail."""
    verdicts = rulings.run(files or [])
    if not verdicts:
        raise Mistake(f"There are no rulings in {', '.join(str(file) for file in files or [rulings.shipped()])}.")
    faults = [verdict for verdict in verdicts if not verdict.ok]
    for verdict in faults:
        _print_error(str(verdict))
    if as_json:
        _print_json([asdict(verdict) for verdict in verdicts])
    else:
        _print_line(f"{counted(len(verdicts), 'ruling')} checked, {len(faults) or 'none'} failed.")
    if faults:
        raise typer.Exit(_FAILED)


@app.command()
def bench(
    *,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="The number of rounds.")] = 5,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, help="CPU time for each figure.")] = 0.5,
    as_json: _AsJson = False,
) -> None:
    """Measure the speed of the rules on this machine."""
    figures = measured(rounds, seconds)
    if as_json:
        _print_json({"compiled": COMPILED, "figures": [asdict(figure) for figure in figures]})
        return
    console().print(reports.pace_table(figures))
    _print_line(
        f"CPU time of one core, {counted(rounds, 'round')}; the rules are {'compiled' if COMPILED else 'uncompiled'}."
    )
    _print_line("Compared with plain C and other libraries: `make bench` in a checkout of the sources.")


def _print_line(sentence: str) -> None:
    """Print a sentence."""
    console().print(sentence, markup=False, emoji=False, soft_wrap=True)


def _print_error(sentence: str) -> None:
    """Print an error to stderr."""
    console(sys.stderr).print(sentence, markup=False, emoji=False, soft_wrap=True)


def _print_json(content: object) -> None:
    typer.echo(json.dumps(content, indent=2))

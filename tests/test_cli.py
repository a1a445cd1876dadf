"""Sentences about the command line: what it tells, and what it says to mistakes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from escapade import __version__
from escapade.cli import app
from escapade.games import GAMES
from tests.shell import escapade, in_a_shell, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from typer.testing import Result

NO_RECORDS = (b"\xff\xfe\x00", b"", b"\n", b"[[[[", b"{}\n{}\n{}\n", b"1\n2\n3\n", b"{}\n{}\n" + b"[" * 100_000)


def sentence_of(result: Result) -> str:
    """Return the one sentence a mistake is answered with."""
    assert result.exit_code in {1, 2}, result.output
    assert result.stdout == ""
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def test_without_a_command_it_says_which_there_are() -> None:
    result = escapade()
    assert result.exit_code == 0
    for command in ("games", "play", "simulate", "verify", "rulings", "bench"):
        assert command in result.stdout


def test_it_knows_its_version() -> None:
    assert __version__ in escapade("--version").stdout


def test_games_are_listed_with_every_option_its_values_and_what_it_decides() -> None:
    told = " ".join(escapade("games").stdout.split())
    for option in GAMES["cartagena"].options:
        assert option.name in told
        assert f"[{option.default}]" in told


def test_games_can_be_read_by_a_program() -> None:
    game, *others = json.loads(escapade("games", "--json").stdout)
    assert [game["name"], *(other["name"] for other in others)] == list(GAMES)
    assert game["players"] == [2, 3, 4, 5]
    tiles = {"name": "tiles", "values": ["4", "6", "3+4", "4+3", "8"], "default": "6"}
    assert tiles.items() <= game["options"][3].items()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("frob", "No such command 'frob'."),
        ("--frob", "No such option"),
        ("play", "Missing argument 'GAME'"),
        ("games cartagena", "unexpected extra argument"),
        ("play chess", "There is no game called “chess”; games: cartagena"),
        ("play cartagena --players 6", "for 2 to 5 players, not 6 (C0)"),
        ("play cartagena --players 0", "for 2 to 5 players, not 0"),
        ("play cartagena --players 99999999999999999999", "for 2 to 5 players"),
        ("play cartagena --players two", "'--players'"),
        ("play cartagena --seats you", "for 2 to 5 players, not 1"),
        (
            "play cartagena --seats you,anna",
            "There is no player 'anna'; players: you, hare, magpie, fox, raven, owl, random, greedy",
        ),
        ("play cartagena --seats greedy,", "There is no player ''"),
        ("play cartagena --seats greedy,random --players 3", "--seats lists 2 players, but --players says 3"),
        ("play cartagena --set limit=yes", "limit=yes needs edition=escape"),
        ("play cartagena --set colour=red", "'colour' is not an option of this game; its options: edition"),
        ("play cartagena --set tiles=7", "tiles is one of 4, 6, 3+4, 4+3, 8, not '7'"),
        ("play cartagena --set morgan", "write option=value, such as morgan=yes"),
        ("play cartagena --set edition=escape --set tiles=4 --set tiles=8", "tiles is set twice, to 4 and to 8"),
        ("play cartagena --set edition=escape --set stage=crossing --set tiles=4", "too short for stage=crossing"),
        ("play cartagena --set edition=escape --set cards=tortuga", "cards=tortuga needs edition=classic"),
        ("play cartagena --set first=3", "first=3 names no seat: there are 2 players"),
        ("play cartagena --seats greedy,greedy --record nowhere/game.jsonl", "nowhere/game.jsonl cannot be written"),
        ("play cartagena --seats greedy,greedy --data nowhere.toml", "nowhere.toml cannot be read: No such file"),
        ("think cartagena nonsense", "'nonsense'"),
        ("think cartagena path=sdkbhp --bot hare", "hare cannot analyse; bots that can: fox, raven, owl"),
        ("lab arena cartagena fox hal", "There is no player 'hal'"),
        ("lab arena cartagena fox hare --players 9", "for 2 to 5 players, not 9"),
        ("lab fit chess", "There is no game called “chess”"),
        ("simulate cartagena --players 1", "for 2 to 5 players, not 1"),
        ("simulate cartagena --players 2 --bots greedy,random,greedy", "--bots lists 3 bots, but --players says 2"),
        (
            "simulate cartagena --bots deepblue",
            "There is no bot called “deepblue”; bots: hare, magpie, fox, raven, owl, random, greedy",
        ),
        ("simulate cartagena --games 0", "'--games'"),
        ("simulate cartagena --games many", "'--games'"),
        ("simulate cartagena --cap 0", "'--cap'"),
        ("simulate cartagena --games 1 --records .", ". cannot be written: Is a directory"),
        ("verify", "Missing argument 'FILE…'"),
        ("verify nowhere.jsonl", "nowhere.jsonl: it cannot be read: No such file"),
        ("verify .", ".: it cannot be read: Is a directory"),
        ("bench --rounds 0", "'--rounds'"),
        ("bench --seconds 0", "'--seconds'"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(words: str, sentence: str) -> None:
    assert sentence in sentence_of(escapade(*words.split()))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("tunnel = [", "is not a valid TOML file"),
        ("tunnel = ['hook']", "has 8 tunnel tiles, not 1"),
        ("tunnel = 'hook'", "must be a list of tiles"),
        ("tokens = ['one']", "'tokens' must be a table"),
        ("tokens = {one = 1.5}", "'one = 1.5' is not a number of chest tokens"),
        ("tokens = {one = 8, snake = 1}", "there are 8 chest tokens, not 9"),
        ("tokens = {gold = 8}", "'gold = 8' is not a number of chest tokens"),
        ("letters = ['x']", "'letters' cannot be corrected; what can: tunnel, jungle, tokens"),
    ],
)
def test_a_broken_data_file_is_answered_in_one_sentence(data: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(data)
    table = [*settings("edition=escape tricks=yes"), "--data", str(file)]
    assert sentence in sentence_of(escapade("play", "cartagena", "--seats", "random,random", *table))
    assert sentence in sentence_of(escapade("simulate", "cartagena", "--games", "1", *table))


@pytest.mark.parametrize("content", NO_RECORDS)
def test_a_file_that_is_no_record_is_answered_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    assert sentence_of(escapade("verify", file)).startswith(f"{file}: ")


@pytest.mark.parametrize("content", ["", "a: [", "rulings: 7", "game: chess\nrulings: []", "- 1\n- 2"])
def test_a_broken_ruling_file_fails_with_its_name_and_line(content: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(content)
    result = escapade("rulings", file)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{file}:")
    assert result.stderr.count("\n") == 1


def test_a_folder_without_rulings_is_a_mistake(tmp_path: Path) -> None:
    assert sentence_of(escapade("rulings", tmp_path)) == f"There are no rulings in {tmp_path}."


def test_a_person_needs_a_terminal() -> None:
    assert "Moves are typed in a terminal" in sentence_of(escapade("play", "cartagena"))


def test_a_person_needs_a_terminal_in_a_shell_too() -> None:
    done = in_a_shell("play", "cartagena")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Moves are typed in a terminal" in done.stderr


def test_bots_alone_play_to_the_end_without_a_terminal() -> None:
    done = in_a_shell("play", "cartagena", "--seats", "random,greedy,random", "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    assert "pirates have escaped!" in " ".join(done.stdout.split())


def test_a_terminal_that_knows_only_ascii_gets_ascii() -> None:
    done = in_a_shell("play", "cartagena", "--seats", "random,random", "--seed", "7", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "skull x" in done.stdout


def test_no_color_is_heeded() -> None:
    told = in_a_shell("games", NO_COLOR="1", FORCE_COLOR="1").stdout
    assert "\x1b[3" not in told


def test_a_mistake_is_answered_in_one_sentence_in_a_shell_too() -> None:
    done = in_a_shell("simulate", "cartagena", "--set", "limit=yes")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "limit=yes needs edition=escape; the first edition has none of it (C8.1).\n"


def test_the_bench_tells_figures_for_a_program_and_for_people() -> None:
    quick = ("bench", "--rounds", "1", "--seconds", "0.01")
    told = json.loads(escapade(*quick, "--json").stdout)
    assert {figure["unit"] for figure in told["figures"]} == {"decisions/s", "ns"}
    assert all(value > 0 for figure in told["figures"] for value in figure["rounds"])
    assert "make bench" in escapade(*quick).stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("escapade pl", ["play"]),
        ("escapade play car", ["cartagena"]),
        ("escapade play cartagena --set mor", ["morgan=no", "morgan=yes"]),
        ("escapade play outrun --players 3 --set boards=", ["boards=1", "boards=2", "boards=3"]),
        ("escapade play dig --seats you,o", ["you,owl"]),
        ("escapade simulate dig --bots g", ["greedy"]),
    ],
)
def test_a_shell_completes_commands_games_options_and_players(typed: str, offered: list[str]) -> None:
    environment = {
        "_ESCAPADE_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(typed.count(" ")),
    }
    result = CliRunner().invoke(app, prog_name="escapade", env=environment)
    assert result.stdout.split() == offered


def test_options_are_written_in_small_letters() -> None:  # typer may take the name of an option from its metavar
    def options(command: Any) -> Iterator[str]:  # noqa: ANN401 - click's commands, in typer or beside it
        for parameter in command.params:
            yield from parameter.opts
        for inner in getattr(command, "commands", {}).values():
            yield from options(inner)

    found = list(options(get_command(app)))
    assert "--language" in found
    assert [name for name in found if name.startswith("-") and name != name.lower()] == []

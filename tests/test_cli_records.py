"""Sentences about simulations and the records they leave: a game ends or says that it did not, and no lie passes."""

from __future__ import annotations

import json
import tomllib
from itertools import product
from pathlib import Path

import pytest

from escapade import records
from escapade.games.cartagena.board import data_file
from escapade.simulate import Plan, wilson
from tests.shell import escapade, settings

YES_NO = ("no", "yes")
CLASSIC = [
    f"cards={cards} boat_retreat={back}" for cards, back in product(("jamaica", "tortuga", "hispaniola"), YES_NO)
]
ESCAPE = [
    f"edition=escape stage={stage} morgan={morgan} limit={limit} tricks={tricks}"
    for stage, morgan, limit, tricks in product(("cartagena", "tortuga", "crossing"), YES_NO, YES_NO, YES_NO)
]
LENGTHS = [
    f"edition=escape tiles={tiles} pirates={pirates} tricks=yes"
    for tiles, pirates in ((4, 4), (4, 5), (4, 6), (8, 4), (8, 5), (8, 6), (6, 4))
]
OTHERS = [
    "first=2",
    "edition=escape boat_retreat=yes morgan=yes",
    "edition=escape stage=crossing tiles=8 tricks=yes limit=yes",
]
SPREAD = [*CLASSIC, *ESCAPE, *LENGTHS, *OTHERS]


def test_the_spread_has_forty_combinations() -> None:
    assert len(set(SPREAD)) == 40


@pytest.mark.parametrize(("number", "options"), list(enumerate(SPREAD)))
def test_every_game_ends_or_is_reported_unfinished_and_its_record_holds(
    number: int, options: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    table = ("--players", str(2 + number % 4), "--bots", "greedy,random", *settings(options))
    done = escapade("simulate", "cartagena", *table, "--games", "2", "--seed", str(number), "--records", file, "--json")
    told = json.loads(done.stdout)
    assert told["finished"] + told["unfinished"] == 2
    assert sum(seat["wins"] for seat in told["wins"] if seat["where"] != "together") == told["finished"]
    checks = json.loads(escapade("verify", file, "--json").stdout)
    assert [check["fault"] for check in checks] == [None, None]
    assert sum(bool(check["winners"]) for check in checks) == told["finished"]


@pytest.mark.parametrize("options", [*CLASSIC[::5], *ESCAPE[::5]])
def test_verify_rejects_a_record_with_a_word_changed(options: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    escapade("simulate", "cartagena", *settings(options), "--games", "1", "--bots", "random", "--records", file)
    lines = file.read_text().splitlines()
    for at, old, new in (
        (1, '"deal":"', '"deal":" '),
        (5, '"action":"', '"action":"9'),
        (-1, '"seed":"1', '"seed":"2'),
    ):
        assert old in lines[at]
        false = [*lines]
        false[at] = lines[at].replace(old, new)
        assert broken(false, tmp_path)
    story = next(at for at in range(9, len(lines)) if '"events":[{"event":"' in lines[at])
    assert broken([*lines[:story], lines[story].replace('"seat":', '"seat":1', 2), *lines[story + 1 :]], tmp_path)
    assert broken([*lines[:story], *lines[story + 1 :]], tmp_path)


def broken(lines: list[str], folder: Path) -> bool:
    file = folder / "false.jsonl"
    file.write_text("\n".join(lines) + "\n")
    result = escapade("verify", file)
    return result.exit_code == 1 and result.stderr.count("\n") == 1 and result.stderr.startswith(str(file))


def test_verify_rejects_a_record_with_any_byte_changed_but_a_name_or_the_reason_to_stop() -> None:
    options = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}
    plan = Plan("cartagena", ("random", "greedy"), options, cap=10)
    (match,) = plan.games(1)
    lines = plan.record(match)
    free = {(0, name) for name in match.names} | {(len(lines) - 1, "10 decisions")}
    for at, line in enumerate(lines):
        for byte, letter in enumerate(line):
            if any(at == where and line.find(text) <= byte < line.find(text) + len(text) for where, text in free):
                continue
            false = line[:byte] + chr(ord(letter) ^ 1) + line[byte + 1 :]
            with pytest.raises(records.Broken):
                records.verify([*lines[:at], false, *lines[at + 1 :]])


def test_one_broken_game_among_many_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    escapade("simulate", "cartagena", "--games", "3", "--records", file)
    lines = file.read_text().splitlines()
    second = [at for at, line in enumerate(lines) if line.startswith('{"escapade"')][1]
    lines[second + 4] = lines[second + 4].replace('"move":3', '"move":4')
    file.write_text("\n".join(lines) + "\n")
    result = escapade("verify", file)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{file}: line {second + 5} is not what this game gives")
    assert result.stdout.count(": OK, cartagena") == 2


def test_files_put_together_are_a_file_of_all_their_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for seed in ("1", "2"):
        part = tmp_path / seed
        escapade("simulate", "cartagena", "--games", "1", "--seed", seed, "--records", part)
        with file.open("a") as both:
            both.write(part.read_text())
    assert "2 games verified, no errors." in escapade("verify", file).stdout


def test_the_same_seed_gives_the_same_records_and_another_seed_others(tmp_path: Path) -> None:
    files = [tmp_path / name for name in "abc"]
    for file, seed in zip(files, ("5", "5", "6"), strict=True):
        escapade("simulate", "cartagena", "--games", "2", "--seed", seed, "--records", file)
    first, again, other = [file.read_text() for file in files]
    assert first == again
    assert first != other


def test_a_game_that_meets_the_cap_is_unfinished_and_wins_for_nobody(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told = escapade("simulate", "cartagena", "--games", "3", "--cap", "7", "--records", file)
    assert "3 games of Cartagena: 0 finished, 3 left unfinished after 7 decisions." in told.stdout
    assert "interval" not in told.stdout
    assert escapade("verify", file).stdout.count("7 moves, unfinished.") == 3


def test_bots_are_seated_in_turn_and_counted_together() -> None:
    told = json.loads(
        escapade("simulate", "cartagena", "--players", "3", "--bots", "greedy,random", "--games", "2", "--json").stdout
    )
    assert [share["bot"] for share in told["wins"]] == ["greedy", "random", "greedy", "greedy", "random"]


def test_reconstructed_data_are_named_once_and_no_longer_when_corrected(tmp_path: Path) -> None:
    table = ("simulate", "cartagena", "--games", "1", *settings("edition=escape tricks=yes"))
    assert "not taken from the box: tunnel, tokens." in " ".join(escapade(*table).stdout.split())
    mine = tmp_path / "mine.toml"
    mine.write_text("tunnel = [\n" + '"hook pistol parrot chest sabre bomb",\n' * 8 + "]\ntokens = {snake = 8}\n")
    assert "not taken from the box" not in escapade(*table, "--data", mine).stdout


def test_corrected_data_go_into_the_record_and_hold(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    mine.write_text("tokens = {snake = 8}\n")
    table = settings("edition=escape tricks=yes")
    escapade("simulate", "cartagena", "--games", "1", *table, "--data", mine, "--records", file)
    assert '"data":{"tokens":{"snake":8}}' in file.read_text()
    assert escapade("verify", file).exit_code == 0


def test_the_corrections_shown_in_the_docs_are_what_is_shipped() -> None:
    notation = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
    shown = tomllib.loads(notation.split("```toml\n")[1].split("```")[0])
    assert shown.items() <= data_file("escape").items()


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.278), (5, 0.237, 0.763), (10, 0.722, 1.0)])
def test_intervals_are_wilsons(wins: int, low: float, high: float) -> None:
    assert wilson(wins, 10) == pytest.approx((low, high), abs=0.001)

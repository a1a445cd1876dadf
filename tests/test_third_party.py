"""Sentences about games from other packages: installed, they are played like ours; a broken one hurts nobody."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.shell import in_a_shell
from tests.third_party import ROOT, ROPELADDER, finding, install, package

if TYPE_CHECKING:
    from pathlib import Path

MOST_LINES = 150  # of Python, for a whole game
GAME = "ropeladder"
EXAMPLES = "250" if os.environ.get("ESCAPADE_LONG") else "30"  # of each law; `make test-laws` asks for all


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("elsewhere"))


def test_the_example_is_a_whole_game_on_a_few_screens() -> None:
    lines = [line for file in ROPELADDER.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= MOST_LINES


def test_an_installed_game_is_listed_beside_ours(installed: dict[str, str]) -> None:
    listed = json.loads(in_a_shell("games", "--json", **installed).stdout)
    assert [game["name"] for game in listed] == ["cartagena", "outrun", "dig", GAME]
    assert GAME not in in_a_shell("games").stdout, "it is only there where it is installed"


def test_bots_play_it_in_the_terminal_and_the_log_tells_it_in_its_own_words(installed: dict[str, str]) -> None:
    played = in_a_shell("play", GAME, "--seats", "magpie,random,fox", "--seed", "1", **installed)
    assert played.returncode == 0, played.stderr
    assert "climbs" in played.stdout
    assert "rungs." in played.stdout
    assert "Rung" in played.stdout
    assert "rolls" not in played.stdout, "what is under a cup is for nobody who watches"


def test_it_is_simulated_and_its_records_verify(installed: dict[str, str], tmp_path: Path) -> None:
    records = tmp_path / "many.jsonl"
    words = ("--games", "5", "--bots", "greedy,random,hare", "--set", "height=40", "--records", records)
    simulated = in_a_shell("simulate", GAME, *words, "--json", **installed)
    assert json.loads(simulated.stdout)["finished"] == 5
    assert "5 games verified, no errors" in in_a_shell("verify", records, **installed).stdout
    records.write_text(records.read_text(encoding="utf-8").replace("shake", "up", 1), encoding="utf-8")
    assert in_a_shell("verify", records, **installed).returncode == 1


def test_its_rulings_hold_and_a_wrong_one_is_found(installed: dict[str, str], tmp_path: Path) -> None:
    rulings = ROPELADDER / "rulings.yaml"
    assert "5 rulings checked, none failed" in in_a_shell("rulings", rulings, **installed).stdout
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(rulings.read_text(encoding="utf-8").replace("rungs=7.9", "rungs=8.9"), encoding="utf-8")
    found = in_a_shell("rulings", wrong, **installed)
    assert "expected rungs=8.9" in found.stderr
    assert "found rungs=7.9" in found.stderr


def test_its_rules_can_be_read(installed: dict[str, str]) -> None:
    assert "never below the bottom" in in_a_shell("rules", GAME, "R2.2", **installed).stdout


def test_it_brings_a_puzzle_that_the_search_of_the_turn_proves(installed: dict[str, str]) -> None:
    source = """
from escapade.puzzles.puzzle import attempt, problem, puzzles
[puzzle] = puzzles("ropeladder")
print(repr(problem(puzzle)), attempt(puzzle, ["up"]).result, attempt(puzzle, ["shake2"]).wrong.id, puzzle.says().id)
"""
    tried = subprocess.run(
        [sys.executable, "-c", source], env=os.environ | installed, capture_output=True, text=True, check=False
    )
    assert tried.stdout.split() == ["''", "solved", "puzzle-wrong-win", "puzzle-task-win"], tried.stderr
    mined = in_a_shell("lab", "puzzles", GAME, "--games", "3", "--bot", "random", **installed)
    assert mined.returncode == 0, mined.stderr


def test_the_laws_hold_for_it(installed: dict[str, str]) -> None:
    environment = os.environ | installed | {"ESCAPADE_GAME": GAME, "ESCAPADE_EXAMPLES": EXAMPLES}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_laws.py"]
    tried = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stdout


BROKEN = {
    "raising": ("raise RuntimeError('no luck today')", "RuntimeError: no luck today"),
    "leaving": ("raise SystemExit('bye')", "SystemExit: bye"),
    "nothing": ("GAME = 'a text'", "nothing:GAME is not a Game"),
    "empty": ("", "AttributeError"),
    "renamed": (
        "from escapade.game import Game\nGAME = Game('other', 'Other', 'other-1', (2,), (), {})",
        "it calls itself 'other'",
    ),
    "dig": (
        "from escapade.game import Game\nGAME = Game('dig', 'Dig', 'dig-1', (2,), (), {})",
        "there is a game of that name already",
    ),
    "unwritten": (
        "from escapade.game import Game\nGAME = Game('unwritten', 'Unwritten', 'unwritten-1', (2,), (), {})",
        "it lacks deal, view, deal_hidden, write_action, write_position, position",
    ),
}


def test_broken_packages_are_named_in_a_sentence_and_everything_else_works(tmp_path: Path) -> None:
    for name, (source, _) in BROKEN.items():
        package(tmp_path, name, source)
    shown = in_a_shell("games", **finding(tmp_path))
    assert shown.returncode == 0
    assert "Dig Your Way Out" in shown.stdout
    for name, (_, reason) in BROKEN.items():
        assert f"the game '{name}' of the package {name} cannot be used: {reason}" in shown.stderr
    assert "Traceback" not in shown.stderr
    played = in_a_shell("simulate", "cartagena", "--games", "1", "--bots", "random", **finding(tmp_path))
    assert played.returncode == 0


def test_who_asks_for_a_broken_game_hears_why_it_is_not_there(tmp_path: Path) -> None:
    package(tmp_path, "raising", "raise RuntimeError('no luck today')")
    asked = in_a_shell("play", "raising", **finding(tmp_path))
    assert asked.returncode == 2
    assert "no luck today" in asked.stderr


def test_the_tutorial_builds_the_example_piece_by_piece() -> None:
    page = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    pieces = {kind: re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL) for kind in ("python", "ftl", "toml", "yaml")}
    example = {
        "python": ROPELADDER / "ropeladder/__init__.py",
        "ftl": ROPELADDER / "ropeladder/words/en.ftl",
        "toml": ROPELADDER / "pyproject.toml",
    }
    for kind, file in example.items():
        assert lines("".join(pieces[kind])) == lines(file.read_text(encoding="utf-8"))
    rulings = (ROPELADDER / "rulings.yaml").read_text(encoding="utf-8")
    assert rulings.startswith(pieces["yaml"][0].rstrip())


def lines(text: str) -> list[str]:
    """Return the lines that are not empty."""
    return [line for line in text.splitlines() if line.strip()]

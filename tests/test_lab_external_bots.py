"""Sentences about bots that are programs of their own, and about stopping a comparison early."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from escapade.engine import seeded
from escapade.games import game_named
from escapade.lab.arena import Contest, ContestPlan
from escapade.lab.external_bot import BotFailed, ExternalBot
from escapade.lab.sprt import Sprt, read_sprt
from tests.shell import escapade

if TYPE_CHECKING:
    from pathlib import Path

READY = "import sys\nfor line in sys.stdin:\n    if line.startswith('escapade '): print('ready', flush=True)\n"


def program(folder: Path, lines: str, name: str = "bot.py") -> str:
    """Write a bot in Python; return its name for the lab."""
    file = folder / name
    file.write_text(lines, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> str:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("a C compiler is not installed")
    built = tmp_path_factory.mktemp("c") / "mybot"
    subprocess.run([compiler, "-Wall", "-Werror", "-o", built, "examples/bot.c"], check=True)
    return f"cmd:{built}"


def test_a_bot_in_c_beats_chance_and_its_time_is_told(in_c: str) -> None:
    said = escapade("lab", "arena", "cartagena", in_c, "random", "--games", "4").stdout.splitlines()
    assert said[0].startswith(f"{in_c} won 1.000 of 4 games")
    assert [line.split(":")[0] for line in said[2:]] == ["cmd", "random"]
    assert all("s of CPU time" in line for line in said[2:])


def test_a_bot_in_c_plays_in_tournaments_and_several_processes(in_c: str) -> None:
    said = escapade("lab", "tournament", "cartagena", in_c, "random", "--games", "4", "--jobs", "2").stdout
    assert "4 games, 0 unfinished." in said
    assert "lost by it" not in said


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (READY, "did not answer within 0.3 s"),
        (READY + "    if line == 'go\\n': break\n", "ended before the game was over"),
        (READY + "    if line == 'go\\n': print('play 99z', flush=True)\n", "played '99z', which is not legal"),
        (READY + "    if line == 'go\\n': print('e2e4', flush=True)\n", "wrote 'e2e4' instead of 'play'"),
        (
            READY + "    if line == 'go\\n':\n        while True: print('info thinking')\n",
            "did not answer within 0.3 s",
        ),
        (READY + "    if line == 'go\\n': print('x' * 10_000_000, flush=True)\n", "wrote 'xxx"),
    ],
)
def test_a_bot_that_hangs_dies_or_writes_nonsense_loses_and_a_sentence_says_why(
    tmp_path: Path, lines: str, why: str
) -> None:
    name = program(tmp_path, lines)
    bot = ExternalBot(name, {}, 60)  # however slowly a program starts here
    game = game_named("cartagena")
    view = game.view(game.deal(game.check({"first": "1"}, 2), 2, seeded(1)), 0)
    bot.limit = 0.3 if "did not answer" in why else 60
    try:
        with pytest.raises(BotFailed, match=why):
            bot.choose(game, view, 0, seeded(1))
    finally:
        bot.close()
    assert bot.cpu is None or bot.cpu > 0
    assert not [thread for thread in threading.enumerate() if "_listen" in thread.name or "_talk" in thread.name]


def test_a_game_lost_by_a_wrong_answer_is_won_by_the_others(tmp_path: Path) -> None:
    name = program(tmp_path, READY + "    if line == 'go\\n': print('play home', flush=True)\n")
    contest = Contest("cartagena", 3, name, "random", timed=True)
    games = ContestPlan(contest).play_block(1)
    assert [game.winners for game in games] == [(1, 2), (0, 2), (0, 1)]
    assert {game.forfeit for game in games} == {f"{name} played 'home', which is not legal"}
    assert all(game.finished and len(game.cpu) == 3 for game in games)
    said = escapade("lab", "arena", "cartagena", name, "random", "--games", "2").stdout.splitlines()
    assert said[0].startswith(f"{name} won 0.000 of 2 games")
    assert said[-1] == f"{name} played 'home', which is not legal: 2 games lost by it."


def test_a_program_that_cannot_be_started_is_refused_before_any_game(tmp_path: Path) -> None:
    for name, why in [
        ("cmd:./no-such-bot", "cmd:./no-such-bot cannot be started: No such file or directory."),
        ("cmd:", "cmd: has no command; write cmd:./mybot."),
        (program(tmp_path, ""), "ended before the game was over."),
    ]:
        done = escapade("lab", "arena", "cartagena", name, "random", "--games", "2")
        assert done.exit_code == 2
        assert why in done.stderr


def test_a_program_gets_what_its_seat_sees_and_the_options(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    name = program(
        tmp_path,
        f"import sys\nout = open({str(heard)!r}, 'w')\nlegal = ''\n"
        "for line in sys.stdin:\n    out.write(line); out.flush()\n"
        "    word, _, rest = line.strip().partition(' ')\n    if word == 'escapade': print('ready', flush=True)\n"
        "    if word == 'legal': legal = rest\n    if word == 'go': print('play', legal, flush=True)\n",
    )
    game = game_named("dig")
    options = game.check({"first": "1"}, 2)
    view = game.view(game.deal(options, 2, seeded(1)), 0)
    bot = ExternalBot(name, options, 60)
    try:
        assert bot.choose(game, view, 0, seeded(1)) in view.legal(0)
    finally:
        bot.close()
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["escapade 1", "game dig 2 1"]
    assert "option first 1" in lines
    assert f"position {game.write_position(view)}" in lines
    assert [line.removeprefix("legal ") for line in lines if line.startswith("legal ")] == [
        game.write_action(view, action) for action in view.legal(0)
    ]
    assert lines[-2:] == ["go", "quit"]


def test_the_test_decides_for_the_stronger_and_against_the_equal_bot() -> None:
    test = Sprt(0, 100, 0.5)
    assert test.decided([1.0, 0.5] * 30) is True
    assert test.decided([0.0, 0.5] * 30) is False
    assert test.decided([0.0, 1.0] * 3) is None
    assert test.decided([1.0] * 7) is None, "seven blocks prove nothing"


def test_the_test_is_wrong_about_as_seldom_as_it_promises() -> None:
    luck = seeded("sprt")
    test, wrong = Sprt(0, 100, 0.5), 0
    for _ in range(200):
        blocks: list[float] = []
        while test.decided(blocks) is None:
            blocks.append((float(luck.below(2)) + float(luck.below(2))) / 2)  # two games of equal bots
        wrong += bool(test.decided(blocks))
    assert wrong <= 20  # of 200; 10 are promised


def test_a_comparison_stops_as_soon_as_it_is_decided() -> None:
    command = ("lab", "arena", "cartagena", "greedy", "random", "--games", "100", "--sprt", "0,200")
    alone, together = (escapade(*command, "--jobs", jobs).stdout.splitlines() for jobs in ("1", "2"))
    assert alone[:3] == together[:3], "with any number of processes it stops after the same game"
    assert int(alone[0].split(" of ")[1].split()[0]) < 60
    assert alone[2] == "greedy is stronger than random by more than 0 Elo points."
    said = escapade("lab", "tournament", "cartagena", "greedy", "random", "--games", "100", "--sprt", "0,200").stdout
    assert "greedy is stronger than random by more than 0 Elo points." in said


@pytest.mark.parametrize("text", ["5", "50,0", "a,b", "0,9999"])
def test_bounds_that_make_no_sense_get_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="should be two differences in Elo points"):
        read_sprt(text, 0.5)
    assert "should be two differences" in escapade("lab", "arena", "outrun", "hare", "random", "--sprt", text).stderr

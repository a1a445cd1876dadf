"""Sentences about running many games: the same table in any number of processes, and nothing lost on the way."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import polars as pl
import pytest

from escapade.lab.arena import Contest, summarize
from escapade.lab.play import BadJournal, GameTable, Journal, described, play
from escapade.lab.workers import WorkersDied, run_all
from escapade.simulate import Plan
from tests.dying_plan import DyingOnce
from tests.shell import command, escapade

if TYPE_CHECKING:
    from pathlib import Path

CROSSING: dict[str, object] = {
    "edition": "escape",
    "stage": "crossing",
    "morgan": "yes",
    "limit": "yes",
    "tricks": "yes",
}
TABLES: list[tuple[str, dict[str, object]]] = [
    ("cartagena", {}),
    ("cartagena", {"cards": "tortuga"}),
    ("cartagena", CROSSING),
    ("dig", {}),
    ("outrun", {"monster": "bear"}),
    ("outrun", {"monster": "vampire"}),
    ("outrun", {"monster": "zombie"}),
    ("outrun", {"monster": "dragon"}),
]
FEW = Plan("outrun", ("random", "greedy"), cap=40)


def table_of(plan: Plan, blocks: int) -> str:
    return GameTable(len(plan.bots), play(plan, blocks)).csv()


@pytest.mark.parametrize("bots", [("random", "random", "random"), ("greedy", "random")])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_game_without_a_record_is_the_same_game(game: str, options: dict[str, object], bots: tuple[str, ...]) -> None:
    plan = Plan(game, bots, options, cap=120)
    for block in (1, 2):
        (recorded,) = replace(plan, records=True).play_block(block)
        assert recorded.record
        assert plan.play_block(block) == [msgspec.structs.replace(recorded, record=())]


def test_random_games_end_alike_with_and_without_a_record() -> None:
    plan = Plan("outrun", ("random", "random"))
    (quick,), (recorded,) = plan.play_block(1), replace(plan, records=True).play_block(1)
    assert quick.finished
    assert (quick.winners, quick.scores, quick.turns) == (recorded.winners, recorded.scores, recorded.turns)


def test_a_block_is_one_deal_in_every_rotation_of_the_bots() -> None:
    plan = Plan("cartagena", ("greedy", "random", "hare"), cap=3, rotate=True, records=True)
    games = [*plan.play_block(1), *plan.play_block(2)]
    assert [game.game for game in games] == [1, 2, 3, 4, 5, 6]
    assert [game.deal for game in games] == [1, 1, 1, 2, 2, 2]
    assert [game.bots.index("greedy") for game in games] == [0, 1, 2, 0, 1, 2]
    first, second = ({game.record[1] for game in games if game.deal == deal} for deal in (1, 2))
    assert len(first) == len(second) == 1
    assert first != second


def test_two_processes_give_the_same_table_even_if_one_is_killed(tmp_path: Path) -> None:
    died = tmp_path / "died"
    games = play(DyingOnce(FEW, died), 8, jobs=2)
    assert GameTable(2, games).csv() == table_of(FEW, 8)
    assert died.exists()


def test_processes_that_die_again_and_again_are_reported() -> None:
    with pytest.raises(WorkersDied, match="processes died 3 times without a result; number 7 is not done"):
        list(run_all(abs, [7], setup=partial(os._exit, 1)))


def test_an_error_in_a_process_is_the_error_of_the_run() -> None:
    with pytest.raises(ValueError, match="'hal' is not a bot"):
        list(play(replace(FEW, bots=("hal", "random")), 2))


def test_a_stopped_run_goes_on_and_gives_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "games.csv.part"
    journal = Journal(path, described(FEW))
    games = play(FEW, 6, journal=journal)
    assert len(list(islice(games, 3))) == 3
    games.close()
    journal.close()
    with path.open("ab") as file:
        file.write(b"[4,[[4,4,[")  # the power failed
    again = Journal(path, described(FEW), resume=True)
    assert set(again.done) == {1, 2, 3}
    assert GameTable(2, play(FEW, 6, journal=again)).csv() == table_of(FEW, 6)
    again.close()
    once_more = Journal(path, described(FEW), resume=True)
    assert set(once_more.done) == {1, 2, 3, 4, 5, 6}
    once_more.close()


def test_a_stopped_run_goes_on_only_as_it_began(tmp_path: Path) -> None:
    path = tmp_path / "games.csv.part"
    journal = Journal(path, described(FEW))
    journal.add(1, FEW.play_block(1))
    journal.close()
    with pytest.raises(BadJournal, match="--resume goes on with it, or delete it"):
        Journal(path, described(FEW))
    with pytest.raises(BadJournal, match="games of another run"):
        Journal(path, described(replace(FEW, seed="2")), resume=True)
    path.write_text("game,deal\n1,1\n")
    with pytest.raises(BadJournal, match="is not a file of finished games"):
        Journal(path, described(FEW), resume=True)


def test_the_command_stopped_by_ctrl_c_goes_on_with_resume(tmp_path: Path) -> None:
    out, whole, part = tmp_path / "games.csv", tmp_path / "whole.csv", tmp_path / "games.csv.part"
    table = ("simulate", "outrun", "--bots", "random", "--cap", "30")
    words = command(*table, "--games", "1000000", "--out", out)
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not (part.exists() and part.read_bytes().count(b"\n") > 1):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        told, said = process.communicate()
    assert process.returncode == 130
    assert "games of Outrun: " in told or "1 game of Outrun: " in told
    assert f"The finished games are kept in {part}; --resume goes on with them." in said
    assert not out.exists()
    games = str(part.read_bytes().count(b"\n") + 1)  # two more than are done
    assert escapade(*table, "--games", games, "--out", out, "--resume").exit_code == 0
    assert not part.exists()
    escapade(*table, "--games", games, "--out", whole)
    assert out.read_text() == whole.read_text()


def test_a_table_is_written_as_csv_and_as_json(tmp_path: Path) -> None:
    files = [tmp_path / "games.csv", tmp_path / "games.json"]
    for file in files:
        escapade("simulate", "outrun", "--bots", "hare,random", "--rotate", "--games", "3", "--out", file)
    rows = list(csv.DictReader(files[0].read_text().splitlines()))
    columns = json.loads(files[1].read_text())
    assert [row["bot_1"] for row in rows] == columns["bot_1"] == ["hare", "random", "hare", "random"]
    assert [int(row["decisions"]) for row in rows] == columns["decisions"]
    assert {row["finished"] for row in rows} == {"true"}


def test_an_unfinished_game_is_won_by_nobody_and_lost_by_nobody() -> None:
    (row,) = csv.DictReader(table_of(replace(FEW, cap=3), 1).splitlines())
    assert (row["finished"], row["win_1"], row["win_2"]) == ("false", "", "")


def test_a_table_is_a_polars_frame_and_a_parquet_file(tmp_path: Path) -> None:
    table = GameTable(2, play(replace(FEW, cap=3), 2))
    frame = table.frame()
    assert frame.columns == list(table.columns)
    assert frame.schema["win_1"] == pl.Float64
    table.write(tmp_path / "games.parquet")
    assert pl.read_parquet(tmp_path / "games.parquet").equals(frame)


def test_without_polars_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    said = escapade("simulate", "dig", "--games", "1", "--out", tmp_path / "games.parquet").stderr
    assert said == "Parquet needs polars, which is not installed; try: pip install 'escapade[lab]'\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--out", "games.txt"), "a table is written as one of .csv, .json, .parquet, so games.txt should end in one"),
        (("--resume",), "--resume goes on with the games kept beside the file of --out; name that file, too."),
        (("--out", "nowhere/games.csv"), "nowhere/games.csv.part cannot be written: No such file or directory."),
        (("--jobs", "0"), "'--jobs'"),
    ],
)
def test_what_cannot_be_is_answered_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    for start in (("simulate", "outrun"), ("lab", "arena", "outrun", "hare", "random")):
        done = escapade(*start, "--games", "1", *words)
        assert done.exit_code == 2
        assert sentence in done.stderr


def test_an_arena_writes_a_row_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    escapade("lab", "arena", "outrun", "hare", "random", "--games", "3", "--out", file)
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert [(row["deal"], row["bot_1"]) for row in rows] == [
        ("1", "hare"),
        ("1", "random"),
        ("2", "hare"),
        ("2", "random"),
    ]


def test_two_games_won_prove_next_to_nothing() -> None:
    contest = Contest("outrun", 2, "hare", "random")
    won = summarize(contest, [[1.0, 1.0]])
    assert (won.share, won.high) == (1.0, 1.0)
    assert won.low < 0.5
    assert summarize(contest, [[1.0, 1.0]] * 100).low == 1.0


@pytest.mark.parametrize("words", ["arena outrun hare random", "tournament outrun hare random"])
def test_bots_are_compared_with_a_corrected_box_and_say_that_they_were_trained_without_it(
    words: str, tmp_path: Path
) -> None:
    box, file = tmp_path / "short.toml", tmp_path / "games.csv"
    box.write_text("rooms = 3\n", encoding="utf-8")
    done = escapade("lab", *words.split(), "--games", "4", "--data", box, "--out", file)
    assert done.stderr == "The bots were trained without these corrections.\n"
    short = turns_in(file)
    assert escapade("lab", *words.split(), "--games", "4", "--out", file).stderr == ""
    assert short < turns_in(file)


def turns_in(file: Path) -> int:
    """Add up the turns of all games in a table."""
    return sum(int(row["turns"]) for row in csv.DictReader(file.read_text().splitlines()))

"""Sentences about puzzles over HTTP: the rules judge, first tries are counted once, and the day's run is measured."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from escapade.games import OURS
from escapade.games.outrun.tasks import RUN, right_runs
from escapade.puzzles.daily import is_right, puzzle_of, run_of
from escapade.puzzles.puzzle import Puzzle, attempt, puzzles
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


def path_of(puzzle: Puzzle) -> str:
    return f"/api/games/{puzzle.game}/puzzles/{puzzle.number}"


def wrong_move(puzzle: Puzzle) -> str:
    """Return a first move that fails."""
    if puzzle.game == "outrun":
        return "A@0"
    begun = attempt(puzzle)
    moves = [begun.match.game.write_action(begun.view, action) for action in begun.view.legal(puzzle.seat)]
    return next(move for move in moves if attempt(puzzle, [move]).result == "failed")


def today(ann: Player) -> date:
    return date.fromisoformat(ann.http.get("/api/daily").json()["day"])


@pytest.mark.parametrize("game", OURS)
def test_a_puzzle_is_listed_shown_failed_and_solved_without_an_account(server: Running, game: str) -> None:
    http = Player(server, "Ann").http
    http.cookies.clear()
    listed = http.get(f"/api/games/{game}/puzzles").json()
    assert [one["number"] for one in listed] == list(range(1, len(puzzles(game)) + 1))
    puzzle = puzzles(game)[4]
    shown = http.get(path_of(puzzle)).json()
    assert (shown["result"], shown["view"]["seat"], shown["puzzle"]["task"]["id"]) == (
        "open",
        puzzle.seat,
        puzzle.says().id,
    )
    failed = http.post(f"{path_of(puzzle)}/try", json={"moves": [wrong_move(puzzle)]}).json()
    assert (failed["result"], "puzzle-wrong" in failed["wrong"]["id"]) == ("failed", True)
    solved = http.post(f"{path_of(puzzle)}/try", json={"moves": list(puzzle.answer)}).json()
    assert (solved["result"], solved["reason"]["id"]) == ("solved", puzzle.reason().id)
    assert solved["events"]


def test_hint_and_answer_are_given_and_the_answer_solves_it(server: Running) -> None:
    ann, puzzle = Player(server, "Ann"), puzzles("cartagena")[0]
    assert ann.http.get(f"{path_of(puzzle)}/hint").json()["says"]["id"] == "puzzle-hint-move"
    answer = ann.http.post(f"{path_of(puzzle)}/answer").json()
    assert len(answer["says"]) == len(answer["moves"])
    assert ann.http.post(f"{path_of(puzzle)}/try", json={"moves": answer["moves"]}).json()["result"] == "solved"


def test_only_the_first_try_of_a_person_counts(server: Running) -> None:
    puzzle = puzzles("dig")[2]
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    before = ann.http.get(path_of(puzzle)).json()["puzzle"]
    for moves in ([wrong_move(puzzle)], list(puzzle.answer), list(puzzle.answer)):
        ann.http.post(f"{path_of(puzzle)}/try", json={"moves": moves})
    bob.http.post(f"{path_of(puzzle)}/try", json={"moves": list(puzzle.answer)})
    eve.http.post(f"{path_of(puzzle)}/answer")
    eve.http.post(f"{path_of(puzzle)}/try", json={"moves": list(puzzle.answer)})
    after = ann.http.get(path_of(puzzle)).json()["puzzle"]
    assert after["attempts"] - before.get("attempts", 0) == 3
    assert after["solves"] - before.get("solves", 0) == 1
    for player in (ann, bob, eve):
        listed = player.http.get("/api/games/dig/puzzles").json()
        assert [one["number"] for one in listed if one.get("solved")] == [puzzle.number]


def test_an_unfinished_try_is_not_counted(server: Running) -> None:
    puzzle = next(one for one in puzzles("cartagena") if len(one.answer) == 3)
    ann = Player(server, "Ann")
    before = ann.http.get(path_of(puzzle)).json()["puzzle"].get("attempts", 0)
    tried = ann.http.post(f"{path_of(puzzle)}/try", json={"moves": list(puzzle.answer[:1])}).json()
    assert (tried["result"], tried["puzzle"].get("attempts", 0)) == ("open", before)


@pytest.mark.parametrize(
    ("path", "moves", "status", "code"),
    [
        ("/api/games/cartagena/puzzles/1", ["nonsense"], 400, "action-unreadable"),
        ("/api/games/cartagena/puzzles/1", ["x"] * 21, 400, "form"),
        ("/api/games/cartagena/puzzles/999", [], 404, "no-such-puzzle"),
        ("/api/games/chess/puzzles/1", [], 400, "game-unknown"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_words(
    server: Running, path: str, moves: list[str], status: int, code: str
) -> None:
    refused = Player(server, "Ann").http.post(f"{path}/try", json={"moves": moves})
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert refused.json()["says"]


def test_moves_after_the_end_and_moves_against_the_rules_are_refused(server: Running) -> None:
    ann, puzzle = Player(server, "Ann"), puzzles("cartagena")[0]
    late = ann.http.post(f"{path_of(puzzle)}/try", json={"moves": [*puzzle.answer, puzzle.answer[0]]})
    assert (late.status_code, late.json()["code"]) == (400, "form")
    refused = ann.http.post(f"{path_of(puzzle)}/try", json={"moves": ["0<"]})
    assert refused.status_code == 409
    assert refused.json()["rule"].startswith("C")


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes(server: Running) -> None:
    found = [Player(server, name).http.get("/api/daily").json() for name in ("Ann", "Bob")]
    assert found[0] == found[1]
    day = date(2026, 11, 17)
    week = [puzzle_of(day + timedelta(days=days)) for days in range(9)]
    assert len({puzzle.name for puzzle in week}) == 9
    assert {puzzle.game for puzzle in week[:3]} == set(OURS)


def test_the_first_run_of_the_day_is_measured_and_listed_once(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    early = ann.http.post("/api/daily/run/finish", json={"day": today(ann).isoformat(), "action": "A@1"})
    assert early.json()["code"] == "daily-run-not-started"
    path = ann.http.post("/api/daily/run/start").json()
    match = run_of(date.fromisoformat(path["day"]))
    assert path["view"]["picture"]
    [right] = right_runs(match.state, 0, RUN)
    assert is_right(match, right)
    again = ann.http.post("/api/daily/run/start").json()  # a reload shows the same path
    assert again == path
    refused = ann.http.post("/api/daily/run/finish", json={"day": path["day"], "action": "what"})
    assert (refused.status_code, refused.json()["code"]) == (400, "action-unreadable")
    done = ann.http.post("/api/daily/run/finish", json={"day": path["day"], "action": f"{right}@1"}).json()
    [mine] = [one for one in done["times"] if one.get("you")]
    assert (mine["right"], mine["person"]["name"]) == (True, "Ann")
    assert mine["elapsed"] >= 1
    finish = {"day": path["day"], "action": f"{right}@1"}
    for second in (ann.http.post("/api/daily/run/start"), ann.http.post("/api/daily/run/finish", json=finish)):
        assert (second.status_code, second.json()["code"]) == (409, "daily-run-over")
    bob.http.post("/api/daily/run/start")
    bob.http.post("/api/daily/run/finish", json={"day": path["day"], "action": "A@1"})
    listed = bob.http.get("/api/daily/run").json()
    names = [one["person"]["name"] for one in listed["times"]]
    assert names.index("Ann") < names.index("Bob")
    assert listed["runners"] == len(names)


def test_tries_and_runs_are_exported_and_deleted_with_the_person(server: Running) -> None:
    ann, puzzle = Player(server, "Ann"), puzzles("outrun")[0]
    ann.http.post(f"{path_of(puzzle)}/try", json={"moves": list(puzzle.answer)})
    ann.http.post("/api/daily/run/start")
    told = ann.http.get("/api/me/export").json()
    assert [one["puzzle"] for one in told["puzzles"]] == [puzzle.name]
    assert len(told["daily_runs"]) == 1
    bob = Player(server, "Bob")
    before = bob.http.get(path_of(puzzle)).json()["puzzle"]["attempts"]
    assert ann.http.delete("/api/me").status_code == 200
    assert bob.http.get(path_of(puzzle)).json()["puzzle"].get("attempts", 0) == before - 1

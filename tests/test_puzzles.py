"""Sentences about puzzles: every answer holds by the rules and by a second, plain search; mining is repeatable."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, cast

import pytest

from escapade.engine import Refused, seeded
from escapade.games import OURS, game_named
from escapade.games.outrun.cards import WORDS, listed
from escapade.games.outrun.tasks import RUN, SHORTEST
from escapade.lab.mine_puzzles import Mine, chosen, puzzles_of, written
from escapade.lab.play import Journal, described, play
from escapade.puzzles.puzzle import (
    Puzzle,
    TooManyMoves,
    answer_moves,
    attempt,
    hint,
    problem,
    puzzles,
    read,
    turn_task,
)
from escapade.ruling_file import Broken
from escapade.tasks import WIN
from escapade.turn_search import after_action
from escapade.words import languages, words
from tests.shell import escapade
from tests.slow_outrun import right_answers

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.engine import Luck, State
    from escapade.games.outrun.state import State as Outrun

EVERY = os.environ.get("ESCAPADE_LONG") == "1"  # `make test-puzzles` asks for it
SHIPPED = [puzzle for game in OURS for puzzle in puzzles(game)]
SAMPLE = SHIPPED if EVERY else [puzzle for game in OURS for puzzle in puzzles(game)[3::8]]
NAMED = [pytest.param(puzzle, id=f"{puzzle.game}-{puzzle.number}") for puzzle in SAMPLE]


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_at_least_thirty_puzzles_of_several_difficulties(game: str) -> None:
    shipped = puzzles(game)
    assert len(shipped) >= 30
    assert len({puzzle.name for puzzle in shipped}) == len(shipped)
    assert len({puzzle.difficulty() for puzzle in shipped}) >= 2
    rates = [puzzle.rate() for puzzle in shipped]
    assert rates == sorted(rates, reverse=True)


@pytest.mark.parametrize("puzzle", NAMED)
def test_the_answer_is_proven_and_no_better_one_is_certain(puzzle: Puzzle) -> None:
    assert problem(puzzle) == ""


def best_by_trying(state: State, puzzle: Puzzle, depth: int) -> int:
    """Return the most that any line of the turn certainly reaches, without leaving out a single one."""
    if state.game_over():
        return int(puzzle.seat in state.winners()) if puzzle.task == WIN else reached(state, puzzle)
    best = 0 if puzzle.task == WIN else reached(state, puzzle)
    if depth == 0 or puzzle.seat not in state.to_act():
        return best
    for action in state.legal(puzzle.seat):
        after = after_action(state, puzzle.seat, action)
        if after is not None and not (after.between_turns() and not after.game_over()):
            best = max(best, best_by_trying(after, puzzle, depth - 1))
        elif after is not None and puzzle.task != WIN:
            best = max(best, reached(after, puzzle))
    return best


def reached(state: State, puzzle: Puzzle) -> int:
    return turn_task(puzzle).measured(state, puzzle.seat)


COUNTED = [puzzle for puzzle in SAMPLE if puzzle.game != "outrun" and puzzle.task != "prevent"]


@pytest.mark.parametrize("puzzle", COUNTED, ids=lambda puzzle: f"{puzzle.game}-{puzzle.number}")
def test_a_plain_search_of_all_lines_finds_the_same(puzzle: Puzzle) -> None:
    start = puzzle.begin("a third deal").state
    wanted = 1 if puzzle.task == WIN else puzzle.target(start)
    assert best_by_trying(start, puzzle, 3 if puzzle.game == "cartagena" else len(puzzle.answer)) == wanted


def wins_by_trying(state: State, seat: int) -> tuple[bool, bool]:
    """Return whether a seat wins for certain in the rest of its turn, and whether luck could decide; try every line."""
    certain = lucky = False
    for action in state.legal(seat):
        after = after_action(state, seat, action)
        if after is None:
            lucky = True
        elif after.game_over():
            certain |= seat in after.winners()
        elif not after.between_turns():
            later = wins_by_trying(after, seat)
            certain, lucky = certain or later[0], lucky or later[1]
    return certain, lucky


def turn_at_random(state: State, seat: int, luck: Luck) -> State | None:
    """Return the table after a turn of any legal actions; None if it needs luck."""
    after: State | None = state
    while after is not None and (after is state or not after.between_turns()):
        legal = after.legal(seat)
        after = after_action(after, seat, legal[int(luck.below(len(legal)))])
    return after


PREVENTING = [puzzle for puzzle in puzzles("cartagena") if puzzle.task == "prevent"]


def test_several_puzzles_are_about_preventing_a_loss() -> None:
    assert len(PREVENTING) >= 5


@pytest.mark.parametrize("puzzle", PREVENTING if EVERY else PREVENTING[::3], ids=lambda puzzle: str(puzzle.number))
def test_after_the_answer_no_line_of_the_next_player_wins_and_after_most_other_turns_one_does(puzzle: Puzzle) -> None:
    end = attempt(puzzle, puzzle.answer).match.state
    assert end.between_turns()
    assert wins_by_trying(end, end.to_act()[0])[0] is False
    start, luck = puzzle.begin("a third deal").state, seeded(puzzle.name)
    ends = [turn_at_random(start, puzzle.seat, luck) for _ in range(12)]
    lost = [wins_by_trying(after, after.to_act()[0])[0] for after in ends if after is not None]
    assert sum(lost) > len(lost) / 3


@pytest.mark.parametrize("puzzle", puzzles("outrun"), ids=lambda puzzle: str(puzzle.number))
def test_a_run_is_right_by_the_slow_second_computation(puzzle: Puzzle) -> None:
    state = cast("Outrun", puzzle.begin().state)
    lying = tuple(WORDS[card] for card in listed(state.binding(puzzle.seat)))
    right = right_answers(state.path_card().symbols, lying)
    fewest = {run for run in right if len(run) == min(map(len, right))}
    assert puzzle.answer[0].partition("@")[0] in fewest
    assert (len(right) == 1) == (puzzle.task == RUN)
    assert {len(run) for run in fewest} == {puzzle.goal}


def test_a_position_leaves_open_what_the_seat_does_not_see() -> None:
    game, differing = game_named("dig"), 0
    for puzzle in puzzles("dig"):
        one, two = (puzzle.begin(seed) for seed in ("one deal", "two deals"))
        seen = [game.write_position(match.views[puzzle.seat]) for match in (one, two)]
        assert seen[0] == seen[1]
        differing += one.position() != two.position()
    assert differing > 20


@pytest.mark.parametrize("puzzle", [puzzles(game)[0] for game in OURS], ids=list(OURS))
def test_a_wrong_move_fails_with_a_reason_in_every_language(puzzle: Puzzle) -> None:
    begun = attempt(puzzle)
    game = begun.match.game
    legal = [game.write_action(begun.view, action) for action in begun.view.legal(puzzle.seat)]
    tries = ["HGFEDCBA@0"] if puzzle.game == "outrun" else legal
    failed = [tried for tried in (attempt(puzzle, [move]) for move in tries) if tried.result == "failed"]
    assert failed
    reason = failed[0].wrong
    assert reason is not None
    said = {words(language, puzzle.game).say(reason, []) for language in languages()}
    assert len(said) == len(list(languages()))


@pytest.mark.parametrize("puzzle", NAMED)
def test_task_hint_reason_and_answer_can_be_said_in_every_language(puzzle: Puzzle) -> None:
    messages = [puzzle.says(), puzzle.reason(), hint(puzzle), *answer_moves(puzzle)]
    for language in languages():
        spoken = words(language, puzzle.game)
        for message in messages:
            assert spoken.knows(message.id), (language, message.id)
            assert "{" not in spoken.say(message, ["1", "2", "3", "4"])


def test_a_longer_right_run_misses_the_shortest() -> None:
    puzzle = next(one for one in puzzles("outrun") if one.task == SHORTEST)
    state = cast("Outrun", puzzle.begin().state)
    lying = tuple(WORDS[card] for card in listed(state.binding(puzzle.seat)))
    longest = max(right_answers(state.path_card().symbols, lying), key=len)
    tried = attempt(puzzle, [f"{longest}@0"])
    assert tried.result == "failed"
    assert tried.wrong is not None
    assert tried.wrong.id == "outrun-puzzle-wrong-shortest"


def test_what_the_rules_refuse_is_refused_and_nothing_follows_the_end() -> None:
    puzzle = puzzles("cartagena")[0]
    with pytest.raises(Refused):
        attempt(puzzle, ["0<"])
    with pytest.raises(ValueError, match="is not a move"):
        attempt(puzzle, ["e4"])
    with pytest.raises(TooManyMoves, match="is over"):
        attempt(puzzle, [*puzzle.answer, puzzle.answer[0]])


def test_people_count_more_and_more() -> None:
    puzzle = replace(puzzles("dig")[0], solved=12, tries=12)
    assert (puzzle.rate(), puzzle.difficulty()) == (1.0, "easy")
    assert puzzle.rate(10, 0) == 0.5
    assert puzzle.difficulty(100, 5) == "hard"


def test_a_broken_file_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.yaml"
    for text, says in [
        ("game: dig\n", "needs 'puzzles'"),
        ("game: dig\npuzzles:\n  - {task: win, colour: red}\n", "'colour' is not a word of a puzzle"),
        ("game: dig\npuzzles:\n  - {task: win, seat: x, solved: 1, tries: 2}\n", "should be numbers"),
    ]:
        file.write_text(text, encoding="utf-8")
        with pytest.raises(Broken, match=says):
            read(file)


def test_a_wrong_puzzle_has_a_problem() -> None:
    boat = next(one for one in puzzles("cartagena") if one.task == "boat")
    assert "no line reaches" in problem(replace(boat, goal=boat.goal + 1))
    assert "more than the goal" in problem(replace(boat, goal=boat.goal - 1))
    assert "not a task of" in problem(replace(boat, task="tunnel"))
    assert "the answer gives" in problem(replace(boat, answer=boat.answer[:-1]))
    assert "is not seen" in problem(replace(boat, task="prevent", goal=0))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_miner_goes_on_and_finds_the_same_puzzles(tmp_path: Path, jobs: int) -> None:
    mine = Mine("outrun", "hare", "a seed")
    whole = puzzles_of(play(mine, 8))
    assert whole
    path = tmp_path / "puzzles.part"
    journal = Journal(path, described(mine))
    stopped = play(mine, 8, journal=journal)
    list(islice(stopped, 3))
    stopped.close()
    journal.close()
    again = Journal(path, described(mine), resume=True)
    assert len(again.done) == 3
    assert puzzles_of(play(mine, 8, jobs, again)) == whole
    again.close()


def test_a_written_file_is_read_back_with_easy_puzzles_first(tmp_path: Path) -> None:
    found = puzzles_of(play(Mine("outrun", "hare"), 20))
    kept = chosen(found, 6)
    assert len(kept) == 6
    file = tmp_path / "puzzles.yaml"
    file.write_text(written("outrun", kept, "a test"), encoding="utf-8")
    assert read(file) == kept
    assert [puzzle.number for puzzle in kept] == [1, 2, 3, 4, 5, 6]


def test_the_command_writes_the_same_file_for_the_same_seed(tmp_path: Path) -> None:
    files = [tmp_path / "one.yaml", tmp_path / "two.yaml"]
    for file in files:
        done = escapade("lab", "puzzles", "outrun", "--games", "6", "--bot", "hare", "--out", str(file))
        assert "puzzles found" in done.stderr, done
    assert files[0].read_bytes() == files[1].read_bytes()
    assert not list(tmp_path.glob("*.part"))
    refused = escapade("lab", "puzzles", "outrun", "--resume")
    assert (refused.exit_code, "--out" in refused.stderr) == (2, True)

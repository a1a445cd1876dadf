"""Sentences about lessons: every one can be solved and failed, by the rules, and has a task in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.engine import Refused
from escapade.games import OURS
from escapade.lessons import TooManyMoves, attempt, lessons
from escapade.rules_text import rules_text
from escapade.rulings import lay_out, run_file
from escapade.words import languages, words

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.ruling_file import Ruling

ALL = [pytest.param(ruling, id=f"{game}/{name}") for game in OURS for name, ruling in lessons(game).items()]


def answer(ruling: Ruling) -> list[str]:
    """Write the learner's moves of a ruling in notation."""
    scene, moves = lay_out(ruling), []
    learner = scene.acting(ruling.plays[0][0])
    for name, text in ruling.plays:
        seat, action = scene.acting(name), ruling.words.read_move(scene.state, text)
        if seat == learner:
            moves.append(ruling.game.write_action(scene.state, action))
        scene.play(seat, action)
    return moves


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_at_least_twelve_lessons(game: str) -> None:
    assert len(lessons(game)) >= 12


@pytest.mark.parametrize("ruling", ALL)
def test_the_moves_of_the_ruling_solve_the_lesson(ruling: Ruling) -> None:
    moves = answer(ruling)
    results = [attempt(ruling, moves[:number]).result for number in range(len(moves) + 1)]
    assert results == ["open"] * len(moves) + ["solved"]


@pytest.mark.parametrize("game", ["cartagena", "dig"])  # runs of Outrun are not listed
def test_the_first_move_is_among_the_legal_ones(game: str) -> None:
    for ruling in lessons(game).values():
        begun = attempt(ruling)
        legal = {ruling.game.write_action(begun.view, move) for move in begun.view.legal(begun.seat)}
        assert answer(ruling)[0] in legal, ruling.lesson


@pytest.mark.parametrize("ruling", ALL)
def test_a_lesson_has_a_task_in_every_language_and_rules_to_read(ruling: Ruling) -> None:
    game = ruling.game.name
    for language in languages():
        assert words(language, game).knows(f"{game}-lesson-{ruling.lesson}"), language
    assert set(ruling.rules) <= {*rules_text(game).paragraphs()}


@pytest.mark.parametrize(
    ("game", "name", "moves"),
    [
        ("cartagena", "into-the-boat", ["0k"]),
        ("cartagena", "bomb", ["24h"]),
        ("dig", "hand-limit", ["stop", "knife"]),
        ("outrun", "reverse", ["ADHGB@3000"]),
    ],
)
def test_a_legal_move_that_misses_the_task_fails(game: str, name: str, moves: list[str]) -> None:
    assert attempt(lessons(game)[name], moves).result == "failed"


@pytest.mark.parametrize("game", OURS)
def test_lessons_about_one_rule_come_first_and_short_ones_before_long_ones(game: str) -> None:
    sizes = [(len(ruling.rules), len(ruling.table), len(ruling.plays)) for ruling in lessons(game).values()]
    assert sizes[0][0] == 1
    assert sizes == sorted(sizes)


def test_a_lesson_is_untimed() -> None:
    assert attempt(lessons("outrun")["reverse"], ["BGHDA@3600000"]).result == "solved"


def test_another_player_answers_as_the_ruling_says() -> None:
    tried = attempt(lessons("dig")["extort"], answer(lessons("dig")["extort"]))
    assert tried.result == "solved"
    assert tried.seat in tried.scene.state.to_act()


def test_what_the_rules_refuse_is_refused_with_the_rule() -> None:
    with pytest.raises(Refused, match=r"C2\.1"):
        attempt(lessons("cartagena")["first-symbol"], ["0s"])


def test_a_lesson_takes_no_more_moves_than_its_ruling() -> None:
    with pytest.raises(TooManyMoves, match="at most 1 moves"):
        attempt(lessons("cartagena")["win"], ["36k", "36k"])


def test_a_game_without_rulings_of_ours_has_no_lessons() -> None:
    assert lessons("ropeladder") == {}


def test_a_lesson_that_depends_on_luck_is_no_lesson(tmp_path: Path) -> None:
    file = tmp_path / "lucky.yaml"
    file.write_text(
        "game: dig\nrulings:\n"
        "  - {rule: D3.2, says: A roll., lesson: roll, luck: rolls 1, play: move, then: {at: cafeteria}}\n",
        encoding="utf-8",
    )
    assert "nothing told to luck" in str(run_file(file)[0].fault)

"""Sentences about the order asked for (O2), and about mistakes."""

from __future__ import annotations

from itertools import combinations

import pytest

from escapade.games.outrun import right_runs
from escapade.games.outrun.board import printed
from escapade.games.outrun.cards import ANTIDOTE, bit, read_word
from escapade.games.outrun.ruling_words.mistakes import explained
from tests.slow_outrun import EXCLUSIVE, OTHERS, legal_sets, right_answers

PATHS = [path.symbols for path in printed().paths]


def cards(*words: str) -> int:
    return sum(int(bit(read_word(word))) for word in words)


def answers(path: str, *words: str) -> set[str]:
    return set(right_runs.right_answers(path, cards(*words)))


def why(path: str, laid: str, *words: str) -> str | None:
    found = right_runs.mistake(path, cards(*words), laid)
    return None if found is None else explained(int(found.at), found.asked, int(found.overlooked))


def test_every_path_with_every_four_cards_asks_for_the_same_as_the_slow_second_computation() -> None:
    sets = legal_sets(4)
    assert len(sets) == 5973
    for lying in sets:
        in_front = cards(*lying)
        for path in PATHS:
            assert set(right_runs.right_answers(path, in_front)) == right_answers(path, lying), (path, lying)


def test_the_same_with_the_antidote_and_up_to_two_cards() -> None:
    for lying in legal_sets(2):
        in_front = cards(*lying) | int(bit(ANTIDOTE))
        for path in PATHS:
            expected = right_answers(path, lying, antidote=True)
            assert set(right_runs.right_answers(path, in_front)) == expected, (path, lying)


def test_every_pair_of_cards_that_can_meet_gives_an_answer_of_its_own_somewhere() -> None:
    bending = (*EXCLUSIVE, *[card for card in OTHERS if card not in ("boost", "shield", "big")])
    for one, two in combinations(bending, 2):
        if one in EXCLUSIVE and two in EXCLUSIVE:
            continue
        assert any(answers(path, one, two) not in (answers(path, one), answers(path, two)) for path in PATHS)


@pytest.mark.parametrize(
    ("path", "words", "laid"),
    [
        ("ACB", ["swapAB", "wrongA"], "CA"),  # the FAQ: nothing for A, then A for B
        ("ABCDEF", ["even"], "BDFACE"),
        ("ABC", ["reverse", "long1"], "C1BA"),
        ("ABCDEFG", ["even"], "BDFACEG"),
        ("ABCDEFG", ["odd"], "ACEGBDF"),
        ("ABCDE", ["wrongB", "odd"], "ACED"),  # positions count on the path card
        ("ABCDE", ["swapAB", "reverse"], "EDCAB"),
        ("ABCDE", ["long1", "long2", "long3"], "A1B2C3DE"),
        ("ABCDE", ["wrongA", "wrongB", "wrongC", "wrongD", "long1", "long3"], "E13"),
        ("ABCDE", ["wrongA", "wrongB", "wrongC", "wrongD", "wrongE", "long2", "long3"], "23"),
        ("ABCDE", ["wrongF"], "ABCDE"),
        ("ABCDE", ["boost", "shield"], "ABCDE"),
        ("ABCDE", ["big", "long1", "reverse"], ">"),
    ],
)
def test_what_is_asked_for(path: str, words: list[str], laid: str) -> None:
    assert answers(path, *words) == {laid}


def test_a_small_shortcut_leaves_out_any_one_movement_card_or_none_and_the_plus_card_counts_what_is_laid() -> None:
    assert answers("ABC", "small", "long2") == {"AB2C", "BC2", "AC2", "AB2"}


def test_the_antidote_may_be_laid_last_and_need_not_be() -> None:
    assert set(right_runs.right_answers("ABC", int(bit(ANTIDOTE)))) == {"ABC", "ABC*"}


def test_a_big_shortcut_leaves_no_room_for_the_antidote() -> None:
    assert right_runs.right_answers("ABC", cards("big") | int(bit(ANTIDOTE))) == [">"]


@pytest.mark.parametrize(
    ("laid", "words", "sentence"),
    [
        ("CDEAFG", ["swapAB"], "4th card: Swap A/B was in front of you, so B was asked for"),
        ("GFE", ["reverse"], "3rd card: A was asked for"),
        ("CDEA", [], "5th card: F was asked for"),
        ("CDEAFGH", [], "7th card: Finish was asked for"),
        ("CDEAFG", ["long2"], "3rd card: Long way +2 was in front of you, so +2 was asked for"),
        ("CDEAFG", ["wrongE"], "3rd card: Wrong way E was in front of you, so A was asked for"),
        ("CDEAFG", ["big"], "1st card: Big shortcut was in front of you, so the Big shortcut was asked for"),
        ("CDEAFG", ["even"], "1st card: Gap path even–odd was in front of you, so D was asked for"),
        ("CEF", ["small"], "3rd card: A was asked for"),
    ],
)
def test_the_first_mistake_is_told_in_a_sentence(laid: str, words: list[str], sentence: str) -> None:
    assert why("CDEAFG", laid, *words) == sentence


def test_a_right_run_has_no_mistake() -> None:
    assert why("CDEAFG", "CDEBFG", "swapAB") is None

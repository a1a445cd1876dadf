"""What every game rests on: luck, stories, refusals, playouts."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escapade import engine
from escapade.engine import Choices, Luck, Refusal, Refused, ScriptedLuck, seeded
from escapade.games import GAMES
from escapade.messages import Message
from tests.tables import always

CARTAGENA = GAMES["cartagena"]


def test_a_seed_means_the_same_for_ever() -> None:
    luck = seeded(1)
    assert [luck.word() for _ in range(4)] == [0x6ABBAF55, 0x8812E95F, 0xA18E246F, 0x3FD41D6A]
    luck = seeded(1)
    assert [luck.below(6) for _ in range(12)] == [2, 3, 3, 1, 3, 4, 5, 1, 1, 4, 4, 1]
    assert seeded(1).shuffled(list(range(10))) == [6, 2, 0, 7, 8, 3, 1, 5, 9, 4]


def test_luck_is_sfc32() -> None:
    a, b, c, counter = 1, 2, 3, 4
    luck = Luck(a, b, c, counter)
    for _ in range(1000):
        t = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21) % 2**32 + (c >> 11) + t) % 2**32
        assert luck.word() == t


def test_luck_counts_on_past_32_bits() -> None:
    luck = Luck(0, 0, 0, 2**32 - 1)
    assert luck.word() == 2**32 - 1
    assert luck.count == 0


@always
@given(st.integers(1, 1000), st.integers())
def test_luck_picks_one_of_what_there_is(n: int, seed: int) -> None:
    luck = seeded(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


def test_luck_favours_nobody() -> None:
    luck = seeded("a fair die")
    faces = Counter(luck.below(6) for _ in range(6000))
    assert sum((faces[face] - 1000) ** 2 / 1000 for face in range(6)) < 20  # chi², 5 degrees: one in 800 is above


def test_every_order_comes_up_as_often_as_the_next() -> None:
    luck = seeded("a fair shuffle")
    orders = Counter(tuple(luck.shuffled([1, 2, 3, 4])) for _ in range(2400))
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert sum((n - 100) ** 2 / 100 for n in orders.values()) < 50  # chi², 23 degrees: one in 1000 is above


def test_a_shuffle_leaves_the_things_themselves_alone() -> None:
    things = [3, 1, 2]
    assert sorted(seeded(1).shuffled(things)) == [1, 2, 3]
    assert things == [3, 1, 2]


@always
@given(st.integers())
def test_a_fork_of_luck_goes_on_alike_and_on_its_own(seed: int) -> None:
    luck = seeded(seed)
    luck.word()
    fork, twin = luck.fork(), luck.fork()
    ahead = [luck.word() for _ in range(5)]
    assert [fork.word() for _ in range(5)] == ahead
    fork.word()
    assert [twin.word() for _ in range(5)] == ahead


def test_luck_can_be_put_where_another_stands() -> None:
    luck, other = seeded(1), seeded(2)
    other.word()
    luck.copy_from(other)
    assert [luck.word() for _ in range(5)] == [other.word() for _ in range(5)]


@always
@given(st.text(max_size=80), st.text(max_size=80))
def test_luck_depends_on_every_letter_of_the_seed(one: str, two: str) -> None:
    assert (stream(one) == stream(two)) == (one == two)


def test_luck_depends_on_the_whole_of_a_long_seed() -> None:
    assert stream("x" * 1000 + "a") != stream("x" * 1000 + "b")
    assert stream("a" + "x" * 1000) != stream("b" + "x" * 1000)


def test_a_number_is_the_same_seed_as_its_digits() -> None:
    assert stream(7) == stream("7") != stream("07")


def stream(seed: int | str) -> list[int]:
    luck = seeded(seed)
    return [luck.word() for _ in range(3)]


# Scripts


def test_a_script_answers_what_is_written() -> None:
    luck = ScriptedLuck([2, 0, 5])
    assert [luck.below(6) for _ in range(3)] == [2, 0, 5]


def test_a_script_that_runs_out_says_so() -> None:
    luck = ScriptedLuck([2])
    luck.below(6)
    with pytest.raises(ValueError, match="the script of luck is used up; add another number to it"):
        luck.below(6)


@pytest.mark.parametrize("answer", [6, 7, -1])
def test_a_script_says_only_what_can_come_up(answer: int) -> None:
    with pytest.raises(ValueError, match=f"the script of luck says {answer}, but only 0 to 5 can come up here"):
        ScriptedLuck([answer]).below(6)


def test_a_fork_of_a_script_goes_on_where_it_stands() -> None:
    luck = ScriptedLuck([1, 2, 3])
    luck.below(6)
    fork = luck.fork()
    assert [fork.below(6), fork.below(6)] == [luck.below(6), luck.below(6)] == [2, 3]


def test_a_script_can_be_put_where_another_stands() -> None:
    luck, other = ScriptedLuck([1]), ScriptedLuck([4, 5])
    other.below(6)
    luck.copy_from(other)
    assert luck.below(6) == 5


# Refusals


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    refusal = Refusal("C3.5", "cartagena-refusal-nobody-behind", place=Message("cartagena-space", {"number": 5}))
    assert str(refusal) == "No space behind space 5 has 1 or 2 pirates (C3.5)"


def test_what_is_refused_carries_the_refusal() -> None:
    state = CARTAGENA.deal({"first": "1"}, 2, seeded(1))
    with pytest.raises(Refused, match=r"You must take at least one action before you end your turn \(C1.2\)") as caught:
        engine.play(state, 0, CARTAGENA.read_action(state, "."))
    assert caught.value.refusal.rule == "C1.2"


# Stories


def test_playing_tells_what_happened_and_then_falls_silent() -> None:
    state = CARTAGENA.deal({"first": "1"}, 2, seeded(1))
    story = engine.play(state, 0, state.legal(0)[0])
    assert [event.name() for event in story] == ["Laid", "Moved", "ActionTaken"]
    assert state.story is None


def test_whoever_listened_before_listens_on_and_was_told_nothing() -> None:
    state = CARTAGENA.deal({"first": "1"}, 2, seeded(1))
    heard: list[engine.Event] = []
    state.story = heard
    engine.play(state, 0, state.legal(0)[0])
    with pytest.raises(Refused):
        engine.play(state, 1, state.legal(0)[0])
    assert state.story is heard
    assert heard == []


def test_a_story_can_happen_again() -> None:
    state = CARTAGENA.deal({"first": "1"}, 2, seeded(1))
    copy = state.fork()
    engine.replay(copy, engine.play(state, 0, state.legal(0)[0]))
    assert CARTAGENA.write_position(copy) == CARTAGENA.write_position(state)


def test_an_event_gives_its_facts_by_name() -> None:
    state = CARTAGENA.deal({"first": "1"}, 2, seeded(1))
    laid, moved, taken = engine.play(state, 0, CARTAGENA.read_action(state, "0d"))
    assert laid.facts() == {"seat": 0, "card": 1}
    assert list(moved.facts()) == ["seat", "start", "end"]
    assert taken.facts() == {}


# Playouts


def test_a_playout_stops_at_its_cap() -> None:
    state = CARTAGENA.deal({}, 4, seeded(1))
    assert engine.playout(state, seeded(1), 10) == 10
    assert not state.game_over()
    assert engine.playout(state, seeded(1), 0) == 0


def test_a_playout_stops_at_the_end_of_the_game() -> None:
    state = CARTAGENA.deal({"edition": "escape", "tiles": "4", "pirates": "4", "morgan": "yes"}, 2, seeded(1))
    made = engine.playout(state, seeded(1), 10_000)
    assert state.game_over()
    assert 0 < made < 10_000
    assert engine.playout(state, seeded(1), 10) == 0


def test_the_same_luck_plays_the_same_game() -> None:
    one, two = (CARTAGENA.deal({}, 3, seeded(5)) for _ in range(2))
    engine.playout(one, seeded(6), 100)
    engine.playout(two, seeded(6), 100)
    assert CARTAGENA.write_position(one) == CARTAGENA.write_position(two)


def test_other_luck_plays_another_game() -> None:
    one, two = (CARTAGENA.deal({}, 3, seeded(5)) for _ in range(2))
    engine.playout(one, seeded(6), 100)
    engine.playout(two, seeded(7), 100)
    assert CARTAGENA.write_position(one) != CARTAGENA.write_position(two)


# Choices


@always
@given(st.integers(0, 10_000), st.sets(st.integers(0, 62)))
def test_choices_spread_over_places(first: int, places: set[int]) -> None:
    choices = Choices()
    choices.add(7)
    choices.add_bits(first, sum(1 << at for at in places))
    assert [choices.codes[n] for n in range(choices.n)] == [7, *(first + at for at in sorted(places))]

"""Laws: what must hold at any table of any game, whatever its players agreed on and however they play."""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

from escapade import engine
from escapade.engine import seeded
from escapade.games import OURS
from tests import count_cartagena, count_dig, count_outrun
from tests.tables import WINDOW, Table, Watched, catalogue, decide, law, read_back, seen, tables, written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from escapade.engine import Action, State
    from escapade.game import Game

# Everything in the box of a game, counted from a position in notation: what may never be made or lost.
COUNTS: dict[str, Callable[[str], Counter[str]]] = {
    "cartagena": count_cartagena.everything,
    "outrun": count_outrun.everything,
    "dig": count_dig.everything,
}
# Where a rule makes a player show what they hold, or that they do not hold it.
SHOWN_BY_RULE: dict[str, set[str]] = {"cartagena": set(), "outrun": set(), "dig": {"HandedOver", "Discarded"}}
RULE = re.compile(r" \([A-Z]\d+(\.\d+)?[a-z]?\)$")


def uncounted(_: str) -> Counter[str]:
    """Count nothing, in a game from elsewhere: what is in its box only its author knows."""
    return Counter()


def playing_on(table: Table, state: State) -> Iterator[State]:
    """Return the state before each of the next decisions, and after the last."""
    luck = table.luck
    for _ in range(WINDOW):
        yield state
        if state.game_over():
            return
        state.act(*decide(state, luck))
    yield state


def watching(table: Table) -> Iterator[Watched]:
    """The same with everybody watching."""
    watched, luck = table.watched(), table.luck
    for _ in range(WINDOW):
        yield watched
        if watched.state.game_over():
            return
        watched.play(*decide(watched.state, luck))
    yield watched


# Going on


@law
@given(tables())
def test_somebody_can_always_go_on_or_the_game_is_over(table: Table) -> None:
    for state in playing_on(table, table.state()):
        assert bool(state.to_act()) != state.game_over()
        for seat in state.to_act():
            assert state.legal(seat)


@law
@given(tables())
def test_a_game_has_winners_exactly_when_it_is_over(table: Table) -> None:
    for state in playing_on(table, table.state()):
        assert bool(state.winners()) == state.game_over()
        assert set(state.winners()) <= set(range(table.players))


@law
@given(tables())
def test_nothing_is_made_or_lost(table: Table) -> None:
    count, game = COUNTS.get(table.name, uncounted), table.game
    before = count(game.write_position(table.first()))
    for state in playing_on(table, table.state()):
        assert count(game.write_position(state)) == before


def test_every_game_of_ours_says_what_may_not_be_made_or_lost() -> None:
    assert set(COUNTS) == set(OURS)


# Legal and refused


@law
@given(tables())
def test_an_action_is_legal_exactly_when_nothing_refuses_it(table: Table) -> None:
    state = table.state()
    for seat in range(table.players):
        legal = {action.code for action in state.legal(seat)}
        unrefused = {action.code for action in catalogue(state) if state.refusal(seat, action) is None}
        assert unrefused == legal


@law
@given(tables())
def test_a_refusal_names_its_rule_and_changes_nothing(table: Table) -> None:
    state = table.state()
    before = table.game.write_position(state)
    for seat in range(table.players):
        for action in list(catalogue(state))[table.seed % 40 :: 40]:
            if refusal := state.refusal(seat, action):
                assert RULE.search(str(refusal)), str(refusal)
                with pytest.raises(engine.Refused, match=re.escape(str(refusal))):
                    engine.play(state, seat, action)
    assert table.game.write_position(state) == before


@law
@given(tables())
def test_no_action_is_offered_twice(table: Table) -> None:
    for state in playing_on(table, table.state()):
        for seat in state.to_act():
            codes = [action.code for action in state.legal(seat)]
            assert len(codes) == len(set(codes))


@law
@given(tables())
def test_what_is_done_for_a_player_who_is_late_is_legal(table: Table) -> None:
    for state in playing_on(table, table.state()):
        for seat in state.to_act():
            action = state.default_action(seat)
            assert action is None or state.refusal(seat, action) is None


@law
@given(tables())
def test_the_chances_of_all_seats_add_up_to_one(table: Table) -> None:
    for state in playing_on(table, table.state()):
        chances = vec[float]([0.0] * table.players)
        table.game.thinking.chances(state, chances)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)


# Writing and reading


@law
@given(tables())
def test_events_are_enough_to_replay(table: Table) -> None:
    game, state, luck = table.game, table.state(), table.luck
    copy = game.read_position(game.write_position(state), engine.ScriptedLuck([]))
    for _ in range(WINDOW):
        if state.game_over():
            break
        for event in engine.play(state, *decide(state, luck)):
            read_back(game, written(game, event)).land(copy)
        assert game.write_position(copy) == game.write_position(state)


@law
@given(tables())
def test_a_written_position_can_be_read(table: Table) -> None:
    game = table.game
    for watched in watching(table):
        for state in (watched.state, *watched.views.values()):
            text = game.write_position(state)
            assert game.write_position(game.read_position(text, seeded(0))) == text


@law
@given(tables(), st.integers(0), st.sampled_from(["", "0", "99", "-1", "mars", "9" * 30, "é"]))
def test_a_position_tampered_with_is_read_or_refused_in_a_sentence(table: Table, where: int, what: str) -> None:
    words = table.game.write_position(table.state()).split()
    words[where % len(words)] = f"{words[where % len(words)].partition('=')[0]}={what}"
    try:
        state = table.game.read_position(" ".join(words), seeded(0))
    except ValueError:
        return
    assert table.game.write_position(state)


@law
@given(tables())
def test_a_position_that_was_read_plays_on_like_the_one_written(table: Table) -> None:
    game, state = table.game, table.state()
    copy = game.read_position(game.write_position(state), state.luck.fork())
    ours, theirs = table.luck, table.luck
    assert engine.playout(state, ours, WINDOW) == engine.playout(copy, theirs, WINDOW)
    assert game.write_position(copy) == game.write_position(state)


@law
@given(tables())
def test_a_written_action_can_be_read(table: Table) -> None:
    game = table.game
    for state in playing_on(table, table.state()):
        for seat in state.to_act():
            for action in state.legal(seat):
                assert game.read_action(state, game.write_action(state, action)) is action


@law
@given(tables())
def test_a_written_event_can_be_read_as_everybody_saw_it(table: Table) -> None:
    game, state, luck = table.game, table.state(), table.luck
    for _ in range(WINDOW):
        if state.game_over():
            break
        for event in engine.play(state, *decide(state, luck)):
            for watcher in (*range(table.players), None):
                text = written(game, seen(event, watcher, state))
                assert written(game, read_back(game, text)) == text


# Views


@law
@given(tables())
def test_a_view_grows_out_of_redacted_events_alone(table: Table) -> None:
    game = table.game
    for watched in watching(table):
        for seat, view in watched.views.items():
            now = game.write_position(game.view(watched.state, seat))
            assert game.write_position(game.view(view, seat)) == now


@law
@given(tables())
def test_a_seat_finds_its_own_moves_in_its_view(table: Table) -> None:
    for watched in watching(table):
        for seat in range(table.players):
            assert watched.views[seat].legal(seat) == watched.state.legal(seat)


@law
@given(tables())
def test_nobody_sees_more_than_the_seats_concerned(table: Table) -> None:
    """Two tables that look the same from a seat go on looking the same, whatever others do with what they hide."""
    game, luck = table.game, table.luck
    for watched in watching(table):
        if watched.state.game_over():
            break
        move = decide(watched.state, luck.fork())
        for seat, view in watched.views.items():
            other = game.imagine(view, luck)
            assert game.write_position(game.view(other, seat)) == game.write_position(game.view(watched.state, seat))
            other.luck = watched.state.luck.fork()
            assert_same_story(game, watched.state, other, move, seat)


def assert_same_story(game: Game, table: State, other: State, move: tuple[int, Action], watcher: int | None) -> None:
    """The same move, or where it is a secret choice some other, must look the same to the watcher."""
    mover, action = move
    story = told(game, table, mover, action, watcher)
    if other.refusal(mover, action) is None:
        assert agree(game, story, told(game, other, mover, action, watcher))
    elif any(sight.hidden for sight in story):
        secret = [choice for choice in table.legal(mover) if told(game, table, mover, choice, watcher) == story]
        choices = (told(game, other, mover, choice, watcher) for choice in other.legal(mover))
        assert len(secret) == 1 or any(agree(game, story, theirs) for theirs in choices)


class Sight(NamedTuple):
    """An event as a watcher saw it: was something of it hidden, was something seen by right of the seat?"""

    name: str
    shown: dict[str, object]
    hidden: bool
    by_right: bool


def told(game: Game, state: State, mover: int, action: Action, watcher: int | None) -> list[Sight]:
    """Return what the watcher sees of a move."""
    state, sights = state.fork(), []
    for event in engine.play(state, mover, action):
        shown, to_all = game.write_event(seen(event, watcher, state)), game.write_event(seen(event, None, state))
        sights.append(Sight(event.name(), shown, shown != game.write_event(event), shown != to_all))
    return sights


def agree(game: Game, ours: list[Sight], theirs: list[Sight]) -> bool:
    """Whether two stories look the same, up to the first thing the watcher has a right to see differ."""
    for one, two in zip_longest(ours, theirs):
        if one is None or two is None or one.name != two.name:
            return bool(SHOWN_BY_RULE.get(game.name, set()) & {sight.name for sight in (one, two) if sight is not None})
        differ = {fact for fact, value in one.shown.items() if value != two.shown[fact]}
        if differ:
            return (one.by_right and two.by_right) or differ == set(game.events[one.name].REVEALS)
    return True


@law
@given(tables())
def test_a_refusal_tells_a_seat_nothing_hidden(table: Table) -> None:
    watched, luck = table.watched(), table.luck
    for seat in range(table.players):
        other = table.game.imagine(watched.views[seat], luck)
        for action in list(catalogue(other))[table.seed % 40 :: 40]:
            assert str(other.refusal(seat, action)) == str(watched.state.refusal(seat, action))


# Forks


@law
@given(tables())
def test_a_fork_never_changes_when_its_origin_plays_on(table: Table) -> None:
    game, state = table.game, table.state()
    fork, before = state.fork(), game.write_position(state)
    engine.playout(state, table.luck, WINDOW)
    assert game.write_position(fork) == before


@law
@given(tables())
def test_an_origin_never_changes_when_its_fork_plays_on(table: Table) -> None:
    game, state = table.game, table.state()
    fork, before = state.fork(), game.write_position(state)
    engine.playout(fork, table.luck, WINDOW)
    assert game.write_position(state) == before


@law
@given(tables())
def test_a_fork_has_the_same_future(table: Table) -> None:
    game, state, luck = table.game, table.state(), table.luck
    fork = state.fork()
    for _ in range(WINDOW):
        if state.game_over():
            break
        seat, action = decide(state, luck)
        ours, theirs = engine.play(state, seat, action), engine.play(fork, seat, action)
        assert [written(game, event) for event in ours] == [written(game, event) for event in theirs]
    assert game.write_position(fork) == game.write_position(state)


@law
@given(tables())
def test_nobody_listens_to_a_fork(table: Table) -> None:
    state = table.state()
    state.story = []
    fork = state.fork()
    engine.playout(fork, table.luck, WINDOW)
    assert state.story == []
    assert fork.story is None


@law
@given(tables())
def test_playing_in_silence_and_aloud_leads_to_the_same_table(table: Table) -> None:
    game, aloud, luck = table.game, table.state(), table.luck
    silent = aloud.fork()
    for _ in range(WINDOW):
        if aloud.game_over():
            break
        seat, action = decide(aloud, luck)
        listed = action in aloud.legal(seat)
        engine.play(aloud, seat, action)
        if listed:
            silent.act_by_code(seat, action.code)
        else:
            silent.act(seat, action)  # an open form has no code
    assert game.write_position(silent) == game.write_position(aloud)


@law
@given(tables())
def test_a_table_becomes_another_of_its_deal_in_place_and_then_goes_on_alone(table: Table) -> None:
    game, state = table.game, table.first()
    other, luck = state.fork(), table.luck
    engine.playout(state, luck, table.before)
    other.copy_from(state)
    other.luck = state.luck.fork()
    before = game.write_position(state)
    assert game.write_position(other) == before
    engine.playout(state, luck.fork(), WINDOW)
    assert game.write_position(other) == before
    engine.playout(other, luck.fork(), WINDOW)
    assert game.write_position(other) == game.write_position(state)


# Imagining


@law
@given(tables())
def test_an_imagined_table_can_be_played_and_leaves_the_view_alone(table: Table) -> None:
    game, watched, luck = table.game, table.watched(), table.luck
    for view in watched.views.values():
        before = game.write_position(view)
        imagined = game.imagine(view, luck)
        assert count_of(game, imagined) == count_of(game, watched.state)
        engine.playout(imagined, luck, WINDOW)
        assert count_of(game, imagined) == count_of(game, watched.state)
        assert game.write_position(view) == before


@law
@given(tables())
def test_an_imagined_table_hides_nothing_from_itself(table: Table) -> None:
    """All its cards lie somewhere, so it can be written, read and played like any other."""
    game, watched, luck = table.game, table.watched(), table.luck
    for view in watched.views.values():
        text = game.write_position(game.imagine(view, luck))
        assert game.write_position(game.read_position(text, luck)) == text
        assert "?" not in text


def count_of(game: Game, state: State) -> Counter[str]:
    return COUNTS.get(game.name, uncounted)(game.write_position(state))

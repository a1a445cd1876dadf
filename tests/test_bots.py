"""Sentences about bots: what they may know, how they think, what they say of it, and that levels are steps."""

from __future__ import annotations

import pytest

from escapade import COMPILED
from escapade.bots import BOTS, LEVELS, USUAL, SearchBot, bot_named
from escapade.bots.analysis import Analysis
from escapade.bots.search import Search
from escapade.engine import MIDDLE, State, playout, seeded
from escapade.games import GAMES
from escapade.lab.arena import Contest, run_contest, untimed_bot
from escapade.match import Match
from escapade.thinking import SearchParams

CROSSING = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("cartagena", 2, {}),
    ("cartagena", 3, CROSSING),
    ("dig", 4, {"michel": "michel"}),
    ("outrun", 3, {"monster": "dragon"}),
]
QUICK = SearchBot("quick", 60)
CLASSIC = "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp"


def midgame(game: str, players: int, options: dict[str, str], seed: str) -> State:
    """Play on at random to a moment with several moves to choose from, none of which needs what was seen before."""
    luck = seeded(seed)
    state = GAMES[game].deal(GAMES[game].check(options, players), players, luck)
    playout(state, luck, 60)
    while not state.game_over():
        seat = state.to_act()[0]
        if len(GAMES[game].view(state, seat).legal(seat)) >= 3 and state.fill_in(seat, MIDDLE, luck) is None:
            return state
        playout(state, luck, 1)
    return midgame(game, players, options, f"{seed}'")


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_it_chooses(game: str, players: int, options: dict[str, str]) -> None:
    rules, different = GAMES[game], 0
    for number in range(4):
        state = midgame(game, players, options, f"secret {number}")
        seat = state.to_act()[0]
        view = rules.view(state, seat)
        other = rules.imagine(view, seeded(f"other {number}"))
        different += rules.write_position(other) != rules.write_position(state)
        for bot in (*LEVELS[:2], QUICK):
            chosen = [bot.choose(rules, rules.view(one, seat), seat, seeded("same")) for one in (state, other)]
            assert rules.write_action(state, chosen[0]) == rules.write_action(state, chosen[1])
        thoughts = [QUICK.analyse(rules, rules.view(one, seat), seat, seeded("same")) for one in (state, other)]
        assert thoughts[0] == thoughts[1]
    assert different >= 2


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_bot_says_of_each_move_how_often_it_tried_it_and_how_likely_it_wins(
    game: str, players: int, options: dict[str, str]
) -> None:
    rules, state = GAMES[game], midgame(game, players, options, "said")
    seat = state.to_act()[0]
    view = rules.view(state, seat)
    said = QUICK.analyse(rules, view, seat, seeded(1))
    legal = {rules.write_action(view, action) for action in view.legal(seat)}
    assert {idea.move for idea in said.moves} <= legal
    assert said.tried == sum(idea.visits for idea in said.moves) <= QUICK.budget(rules, view)
    assert all(0 <= idea.chance <= 1 for idea in said.moves)
    assert [idea.visits for idea in said.moves] == sorted((idea.visits for idea in said.moves), reverse=True)
    chosen = QUICK.choose(rules, view, seat, seeded(1))
    assert rules.write_action(view, chosen) == said.moves[0].move
    assert f"{said.moves[0].move}  wins " in str(said).split("\n")[0]


def test_a_line_is_told_as_far_as_it_was_looked_at() -> None:
    rules, state = GAMES["cartagena"], midgame("cartagena", 2, {}, "line")
    seat = state.to_act()[0]
    said = SearchBot("deep", 2000).analyse(rules, rules.view(state, seat), seat, seeded(1))
    assert said.moves[0].line
    assert "; then " in str(said)


def test_of_an_open_form_there_is_nothing_to_say() -> None:
    match = Match("outrun", 2, seed=1)
    while match.state.fill_in(match.to_act[0], MIDDLE, seeded(1)) is None:
        match.play(match.legal()[0])
    seat = match.to_act[0]
    said = QUICK.analyse(match.game, match.view(seat), seat, seeded(1))
    assert said == Analysis(seat, 0, ())


def test_who_is_asked_beside_others_answers_for_itself_at_a_glance() -> None:
    match, luck = Match("dig", 4, seed="asked together"), seeded(1)
    while len(match.to_act) == 1:
        seat = match.to_act[0]
        match.play(BOTS["greedy"].choose(match.game, match.view(seat), seat, luck), seat)
    later, thinker = match.to_act[1], SearchBot("fresh", 50)
    assert thinker.choose(match.game, match.view(later), later, luck) in match.state.legal(later)
    assert not thinker.spare  # search would have thought for the first of them


def test_thinking_stops_when_nothing_can_overtake_the_best_move() -> None:
    rules = GAMES["cartagena"]
    state = midgame("cartagena", 2, {}, "early")
    search = Search(rules, 2, 1002)
    search.think(rules.view(state, state.to_act()[0]), seeded(1), 1000)
    assert 500 <= search.iterations < 1000


def test_a_clock_ends_thinking_too() -> None:
    rules = GAMES["cartagena"]
    state = midgame("cartagena", 2, {}, "clock")
    search = Search(rules, 2)
    assert search.think(rules.view(state, state.to_act()[0]), seeded(1), 10**9, 0.02)
    assert search.iterations < 10**8


def test_a_tree_without_room_is_walked_but_grows_no_more() -> None:
    rules = GAMES["dig"]
    state = midgame("dig", 2, {}, "room")
    search = Search(rules, 2, 40, SearchParams())
    assert search.think(rules.view(state, state.to_act()[0]), seeded(1), 300)
    assert search.used == 40


def test_the_same_actions_in_another_order_leave_the_same_trace() -> None:
    rules = GAMES["cartagena"]
    state = rules.read_position(f"{CLASSIC} crews=0.0.0.0.0.0:sd;0.0.0.0.0.0:kb deck=h9 turn=1", seeded(1))
    traces = []
    for order in (("0s", "0d"), ("0d", "0s")):
        table = state.fork()
        for move in order:
            table.play(0, rules.read_action(table, move))
        traces.append(int(table.transposition_key()))
    assert traces[0] == traces[1] != int(state.transposition_key())


def test_bots_are_found_by_name_or_by_level() -> None:
    assert [bot_named(level).name for level in range(1, 6)] == ["hare", "magpie", "fox", "raven", "owl"]
    assert bot_named("5") is bot_named(5)
    assert bot_named(USUAL) is LEVELS[2]
    with pytest.raises(ValueError, match="'6' is not a bot; bots: hare, magpie"):
        bot_named("6")
    assert {"random", "greedy"} < set(BOTS)


def test_in_the_arena_bots_think_by_iterations_alone_so_that_games_can_be_played_again() -> None:
    part, owl = untimed_bot("owl/10"), LEVELS[-1]
    assert isinstance(part, SearchBot)
    assert isinstance(owl, SearchBot)
    assert part.seconds == 0.0
    assert {name: 10 * number for name, number in part.iterations.items()} == owl.iterations
    contest = Contest("cartagena", 2, "magpie", "hare")
    assert run_contest(contest, 2, jobs=1) == run_contest(contest, 2, jobs=1)


def test_a_level_thinks_longer_where_it_takes_more_to_play_well() -> None:
    rules, fox, raven = GAMES["cartagena"], LEVELS[2], LEVELS[3]
    assert isinstance(fox, SearchBot)
    assert isinstance(raven, SearchBot)
    usual, captain = (midgame("cartagena", 3, options, "iterations") for options in ({}, CROSSING))
    assert fox.budget(rules, captain) > fox.budget(rules, usual)
    assert raven.budget(rules, captain) == raven.budget(rules, usual)


@pytest.mark.parametrize(("players", "games"), [(2, 2), (3, 6), (4, 4)])
def test_where_both_have_as_many_seats_every_seat_counts_alike(players: int, games: int) -> None:
    contest = Contest("cartagena", players, "fox", "hare", halves=True)
    seats = [seat for some in contest.arrangements() for seat in some]
    assert len(contest.arrangements()) == games
    assert {seats.count(seat) for seat in range(players)} == {len(seats) // players}
    assert contest.fair() == 0.5


STEPS = [
    ("cartagena", "magpie", "hare", 8),
    ("cartagena", "fox", "hare", 4),
    ("cartagena", "raven", "magpie", 3),
    ("dig", "magpie", "hare", 8),
    ("dig", "fox", "hare", 3),
    ("outrun", "fox", "hare", 12),
    ("outrun", "raven", "magpie", 12),
]


@pytest.mark.skipif(not COMPILED, reason="strength takes many games; plain Python chooses the same moves")
@pytest.mark.parametrize(("game", "above", "below", "blocks"), STEPS)
def test_higher_levels_win_more(game: str, above: str, below: str, blocks: int) -> None:
    assert run_contest(Contest(game, 2, above, below), blocks, "steps", jobs=1).share > 0.5

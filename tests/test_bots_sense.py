"""Sentences about what bots never do, and wins they always take."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from librt.vecs import vec

from escapade.bots import LEVELS, SearchBot, bot_named
from escapade.bots.certain_wins import NOTHING, CertainWins
from escapade.bots.search import Search, SearchedMove, sort_key
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.lab.certain_wins import certain_wins
from escapade.match import Match

if TYPE_CHECKING:
    from escapade.engine import State

FAST = ("magpie", "fox")


def texts(game: str, state: State, seat: int, *, senseless: bool) -> set[str]:
    """Write the legal actions that are senseless, or those that are not."""
    rules = GAMES[game]
    return {
        rules.write_action(state, action)
        for action in state.legal(seat)
        if rules.thinking.senseless(state, seat, action.code) == senseless
    }


def dig(players: str, rest: str = "turn=1") -> State:
    """Lay out Blackgate."""
    return GAMES["dig"].read_position(f"players={players} {rest}", seeded(1))


def test_nobody_ends_a_turn_or_leaves_home_with_a_tool_to_dig() -> None:
    state = dig("cell-block:shovel:points=3;cafeteria:pick:points=4")
    assert {"stop", "move"} <= texts("dig", state, 0, senseless=True)
    assert "dig:shovel" in texts("dig", state, 0, senseless=False)


def test_nobody_leaves_the_infirmary_too_beaten_to_dig() -> None:
    state = dig("infirmary:shovel:beatings=2;cafeteria:pick")
    assert {"stop", "move"} <= texts("dig", state, 0, senseless=True)
    assert "heal" in texts("dig", state, 0, senseless=False)


def test_nobody_snitches_on_themselves_or_on_somebody_in_solitary() -> None:
    state = dig("cafeteria:snitch,cheap-shot;solitary:pick:beatings=2")
    senseless = texts("dig", state, 0, senseless=True)
    assert {"play:snitch:1", "play:snitch:2", "play:cheap-shot:1", "play:cheap-shot:2"} <= senseless


def test_nobody_reveals_the_arsonist_where_there_is_nothing_to_burn() -> None:
    for ben, senseless in [("showers:pick", True), ("cafeteria:-", True), ("cafeteria:pick", False)]:
        state = dig(f"cafeteria:-:background=arsonist;{ben}:background=fence")
        assert "arsonist" in texts("dig", state, 0, senseless=senseless)


def test_nobody_asks_for_a_card_that_somebody_is_known_not_to_hold() -> None:
    state = dig("cafeteria:-:background=con-artist;showers:pick:background=fence")
    assert "con:2:spoon" in texts("dig", state, 0, senseless=True)
    assert "con:2:pick" in texts("dig", state, 0, senseless=False)


def test_nobody_sells_a_tool() -> None:
    state = dig("recreation:shovel,drugs;cafeteria:pick")
    assert "sell:shovel" in texts("dig", state, 0, senseless=True)
    assert "sell:drugs" in texts("dig", state, 0, senseless=False)


def test_a_weapon_is_sold_only_where_that_pays_for_a_tool() -> None:
    state = dig("recreation:knife,drugs:cigarettes=4;cafeteria:pick")
    assert "sell:knife" in texts("dig", state, 0, senseless=True), "a Knife more is no Pick yet"
    poor = dig("recreation:brass-knuckles,drugs:cigarettes=1;cafeteria:pick")
    assert "sell:brass-knuckles" in texts("dig", poor, 0, senseless=False), "with the knuckles it is a Pick"
    rich = dig("recreation:brass-knuckles,drugs:cigarettes=9;cafeteria:pick")
    assert "sell:brass-knuckles" in texts("dig", rich, 0, senseless=True)


def test_the_better_tool_is_dug_first_unless_this_turn_finishes_the_tunnel() -> None:
    state = dig("cell-block:shovel,spoon*2;cafeteria:pick")
    assert "dig:spoon" in texts("dig", state, 0, senseless=True)
    assert "dig:shovel" in texts("dig", state, 0, senseless=False)
    last = dig("cell-block:shovel,spoon*2:points=11;cafeteria:pick")
    assert {"dig:spoon", "dig:shovel"} <= texts("dig", last, 0, senseless=False)


def test_the_fence_is_not_shown_for_a_weapon_by_somebody_armed() -> None:
    armed = dig("cafeteria:knife:cigarettes=8,background=fence;cafeteria:pick")
    assert "fence:1" in texts("dig", armed, 0, senseless=True)
    assert "fence:4" in texts("dig", armed, 0, senseless=False)
    unarmed = dig("cafeteria:-:cigarettes=8,background=fence;cafeteria:pick")
    assert "fence:1" in texts("dig", unarmed, 0, senseless=False)


def test_nobody_buys_a_fifth_weapon() -> None:
    state = dig("recreation:knife*4:cigarettes=4;cafeteria:pick")
    assert "buy:1" in texts("dig", state, 0, senseless=True)


def test_the_arsonist_is_not_shown_where_only_teammates_have_cards() -> None:
    for third, senseless in [("cafeteria:pick", False), ("showers:pick", True)]:
        players = f"cafeteria:-:background=arsonist;{third};cafeteria:spoon;showers:pick"
        state = dig(players, "teams=yes turn=1")
        assert "arsonist" in texts("dig", state, 0, senseless=senseless)


def test_a_roll_is_worth_what_its_faces_are_worth_on_average_not_what_the_luckiest_one_is() -> None:
    players = "recreation:shovel:points=9,background=fence;cell-block:knife*2,shovel*2:points=9,background=arsonist"
    state, rules = dig(players, "turn=1 left=2"), GAMES["dig"]  # at home the Shovel wins
    roll = next(action for action in state.legal(0) if rules.write_action(state, action) == "move")
    homes = 0
    for number in range(300):
        rolled = state.fork()
        rolled.luck = seeded(number)
        rolled.act_by_code(0, roll.code)
        homes += any(rules.write_action(rolled, action) == "cell-block" for action in rolled.legal(0))
    [searched] = SearchBot("search", 1_000).searched_moves(rules, rules.view(state, 0), seeded(1), 1.0, int(roll.code))
    assert 0.3 < homes / 300 < 0.7
    assert abs(searched.chance - homes / 300) < 0.1


def test_a_getaway_driver_with_no_other_chance_drives_where_a_tool_can_be_extorted() -> None:
    ann = "cell-block:spoon,knife*2,shovel,razor-blade:cigarettes=1,points=8,background=fence"
    ben = "recreation:knife*2,shovel,toothbrush,soap-in-a-sock,bicycle-chain:points=5,background=getaway-driver"
    state, rules = dig(f"{ann};{ben}", "turn=2 turns=28 moment=start"), GAMES["dig"]  # Ann digs and wins next turn
    for name in ("fox", "raven"):
        action = bot_named(name).choose(rules, rules.view(state, 1), 1, seeded(1))
        assert rules.write_action(state, action) == "drive:cell-block"


def test_whoever_rolls_the_way_home_with_tools_goes_home_rather_than_where_nobody_is() -> None:
    infirmary_or_home = "turn=1 left=1 asked=ChooseWay,1,1,0"
    assert texts("dig", dig("cafeteria:spoon*3;recreation:pick", infirmary_or_home), 0, senseless=True) == {"infirmary"}
    for players in ["cafeteria:spoon*2;recreation:pick", "cafeteria:spoon*3;infirmary:pick"]:
        assert "infirmary" in texts("dig", dig(players, infirmary_or_home), 0, senseless=False)
    nothing_left = dig("cafeteria:spoon*3;recreation:pick", infirmary_or_home.replace("left=1", "left=0"))
    assert "infirmary" in texts("dig", nothing_left, 0, senseless=False)


def test_whoever_has_tools_to_dig_for_two_turns_does_not_search_first() -> None:
    state = dig("cell-block:spoon*7;cafeteria:pick")
    assert "search" in texts("dig", state, 0, senseless=True)
    few = dig("cell-block:spoon*3;cafeteria:pick")
    assert "search" in texts("dig", few, 0, senseless=False)


def test_whoever_is_armed_buys_a_tool_rather_than_more_knives() -> None:
    state = dig("recreation:knife*2:cigarettes=8;cafeteria:pick")
    assert texts("dig", state, 0, senseless=True) >= {"buy:1", "buy:2"}
    assert texts("dig", state, 0, senseless=False) >= {"buy:3", "buy:4"}
    poor = dig("recreation:knife*2:cigarettes=5;cafeteria:pick")
    assert texts("dig", poor, 0, senseless=False) >= {"buy:1", "buy:2"}
    unarmed = dig("recreation:knife:cigarettes=8;cafeteria:pick")
    assert texts("dig", unarmed, 0, senseless=False) >= {"buy:1", "buy:2"}


@pytest.mark.parametrize("name", FAST[1:])
def test_guards_keys_and_tools_are_kept_when_cards_must_go(name: str) -> None:
    rules = GAMES["dig"]
    held = "spoon*4,rosary,bandana,knit-cap,toothbrush,guards-keys,snitch,care-package"
    state = dig(f"cafeteria:{held};showers:pick", "turn=1 left=0 asked=DiscardDown,1;NextTurn,1")
    for seed in range(10):
        action = bot_named(name).choose(rules, rules.view(state, 0), 0, seeded(seed))
        assert rules.write_action(state, action) in {"rosary", "bandana", "knit-cap", "toothbrush"}


@pytest.mark.parametrize("name", FAST)
def test_a_bot_two_digs_from_the_end_digs_twice(name: str) -> None:
    state = dig("cell-block:shovel*2:points=6;cafeteria:pick*2:points=9")
    for _ in range(2):
        view = GAMES["dig"].view(state, 0)
        state.play(0, bot_named(name).choose(GAMES["dig"], view, 0, seeded(3)))
    assert state.winners() == (0,)


PATH = "path=phdsbk.shpkbd.bphsdk.pkdhsb.spbkdh.dsbpkh"


def cartagena(rest: str) -> State:
    """Lay out the first edition."""
    return GAMES["cartagena"].read_position(f"{PATH} {rest}", seeded(1))


# Seat 1 needs two cards: the pirate on 30 goes home by a hat, which no space ahead shows, the one on 36 by anything.
TWO_TO_GO = "crews=30.36.37.37.37.37:k2s;1.2.3.4.5.6:s turn=1"


@pytest.mark.parametrize("name", [bot.name for bot in LEVELS[1:4]])
def test_a_bot_whose_hand_wins_this_turn_wins_this_turn(name: str) -> None:
    rules = GAMES["cartagena"]
    state = cartagena(TWO_TO_GO)
    assert certain_wins("cartagena", state, 0)
    while not state.game_over() and state.to_act() == (0,):
        state.play(0, bot_named(name).choose(rules, rules.view(state, 0), 0, seeded(2)))
    assert state.winners() == (0,)


def test_a_win_that_needs_a_card_still_to_be_drawn_is_not_certain() -> None:
    rules = GAMES["cartagena"]
    state = cartagena("crews=30.36.37.37.37.37:p;1.2.3.4.5.6:s turn=1")
    assert CertainWins(rules).winning_action(rules.view(state, 0), 0, seeded(1)) == NOTHING


def test_both_checks_for_certain_wins_agree_in_whole_games() -> None:
    rules = GAMES["cartagena"]
    seen = 0
    for seed in range(3):
        match = Match("cartagena", 2, {"cards": "tortuga"}, seed=seed)
        luck = seeded(seed)
        while not match.over:
            seat = match.to_act[0]
            wins = {int(action.code) for action in certain_wins("cartagena", match.state, seat)}
            found = CertainWins(rules).winning_action(match.view(seat), seat, luck)
            assert int(found) in wins if wins else found == NOTHING
            seen += bool(wins)
            match.play(bot_named("magpie").choose(rules, match.view(seat), seat, luck), seat)
    assert seen


@pytest.mark.parametrize("options", [{}, {"michel": "michel"}, {"teams": "yes"}])
def test_whoever_can_win_dig_this_turn_is_seen_to_have_a_win_in_reach(options: dict[str, str]) -> None:
    rules = GAMES["dig"]
    seen = 0
    for seed in range(3):
        match = Match("dig", 4 if options.get("teams") else 2, options, seed=seed)
        luck = seeded(seed)
        while not match.over:
            seat = match.to_act[0]
            if certain_wins("dig", match.state, seat):
                assert rules.thinking.win_in_reach(match.state, seat)
                seen += 1
            match.play(bot_named("magpie").choose(rules, match.view(seat), seat, luck), seat)
    assert seen


def test_chances_are_those_of_the_features_partly_slow() -> None:
    rules = GAMES["cartagena"]
    state = cartagena("crews=30.36.37.20.11.5:p;1.2.3.4.5.6:s turn=1")
    weights = rules.thinking.weights()
    assert weights is not None
    features = [rules.thinking.features(state, seat) for seat in range(2)]
    values = vec[float]([weights.value(one, 2) for one in features])
    net = weights.net(2)
    assert net is not None
    sums = net.begin()
    for seat in range(2):
        net.see(features[seat], seat, sums)
    net.correct(values, sums, 0)
    fast, slow = ([math.exp(value / slowness) for value in values] for slowness in (1, 6))
    chances = vec[float]([0.0, 0.0])
    rules.thinking.chances(state, chances)
    for seat in range(2):
        expected = 0.9 * fast[seat] / sum(fast) + 0.1 * slow[seat] / sum(slow)
        assert chances[seat] == pytest.approx(expected)


ESCAPE = "edition=escape tricks=yes path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"


def test_nobody_pays_two_sabres_for_a_card_they_hold() -> None:
    state = GAMES["cartagena"].read_position(f"{ESCAPE} crews=0.0.0.0.0.0:s2p;0.0.0.0.0.0:p turn=1", seeded(1))
    assert texts("cartagena", state, 0, senseless=True) == {"0ss=p", "0ss=s", "ss=p!2"}
    assert {"0ss=r", "p!2", "ss=r!"} <= texts("cartagena", state, 0, senseless=False)


def test_nobody_pushes_a_pirate_of_whoever_leads_home_for_cards() -> None:
    path = "edition=escape morgan=yes path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
    crews = "crews=0.1.2.3.4.5:ph;20.21.36.37.37.37:p;10.11.12.13.14.36:p turn=1"
    state = GAMES["cartagena"].read_position(f"{path} {crews}", seeded(1))
    assert "36>2" in texts("cartagena", state, 0, senseless=True)
    assert "36>3" in texts("cartagena", state, 0, senseless=False)


def test_the_captain_does_not_spend_an_action_on_sailing() -> None:
    table = "edition=escape stage=crossing path=prhsbc.prhsbc.prhsbc/prhsbc.prhsbc.prhsbc boat=cartagena"
    crews = "crews=0.1.2.3.19.19:ph;0.1.2.3.4.19:p"
    for turn, senseless in [("turn=1", True), ("turn=1 taken=1", False)]:
        state = GAMES["cartagena"].read_position(f"{table} {crews} {turn}", seeded(1))
        assert "~" in texts("cartagena", state, 0, senseless=senseless)


def test_nobody_gives_away_a_long_push_where_a_short_one_draws_as_many_cards() -> None:
    path = "edition=escape morgan=yes path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
    short = "crews=0.1.2.3.4.5:ph;20.21.36.37.37.37:p;10.11.12.13.14.36:p turn=1"
    state = GAMES["cartagena"].read_position(f"{path} {short}", seeded(1))
    assert "21>2" in texts("cartagena", state, 0, senseless=True), "from 36 it is one space"
    only_long = "crews=0.1.2.3.36.36:ph;20.21.37.37.37.37:p;20.22.37.37.37.37:p turn=1"
    state = GAMES["cartagena"].read_position(f"{path} {only_long}", seeded(1))
    assert "22>3" in texts("cartagena", state, 0, senseless=False)


def outrun(runners: str) -> State:
    """Lay out the interference of a round against the bear."""
    order = ".".join(str(seat + 1) for seat in range(runners.count(";") + 1))
    return GAMES["outrun"].read_position(
        f"monster=bear runners={runners} order={order} round=1 step=interference seat=1", seeded(1)
    )


def test_runners_help_themselves_and_hinder_others() -> None:
    state = outrun("3@6r::small.wrongA;4@1r")
    assert texts("outrun", state, 0, senseless=True) == {"small>2", "wrongA>1", "keep"}
    assert texts("outrun", state, 0, senseless=False) == {"small>1", "wrongA>2"}


def test_nobody_hinders_a_straggler_while_the_leader_can_be_hindered() -> None:
    state = outrun("3@6r::wrongA;4@1r;7@2r")
    assert "wrongA>2" in texts("outrun", state, 0, senseless=True)
    assert "wrongA>3" in texts("outrun", state, 0, senseless=False)
    shielded = outrun("3@6r::wrongA;4@1r;7@2r:shield")
    assert "wrongA>2" in texts("outrun", shielded, 0, senseless=False)


def test_of_two_runners_close_together_either_may_be_hindered() -> None:
    state = outrun("3@6r::wrongA;4@1r;6@2r")
    assert {"wrongA>2", "wrongA>3"} <= texts("outrun", state, 0, senseless=False)


def test_a_swap_of_two_symbols_that_are_left_out_is_not_played() -> None:
    state = outrun("3@6r::swapEF;6@1r:wrongE.wrongF;6@2r:wrongA")
    assert "swapEF>2" in texts("outrun", state, 0, senseless=True)
    assert "swapEF>3" in texts("outrun", state, 0, senseless=False)


def test_nobody_plays_a_shortcut_beside_another() -> None:
    state = outrun("3@6r:small:big;4@1r")
    assert texts("outrun", state, 0, senseless=True) == {"big>1", "big>2"}
    assert texts("outrun", state, 0, senseless=False) == {"keep"}
    state = outrun("3@6r:big:small;4@1r")
    assert "small>1" in texts("outrun", state, 0, senseless=True)


def test_whoever_has_a_big_shortcut_is_hindered_only_if_nobody_else_is_as_far() -> None:
    state = outrun("3@6r::reverse;4@1r:big;4@2r")
    assert "reverse>2" in texts("outrun", state, 0, senseless=True), "it would not hinder them this round"
    assert "reverse>3" in texts("outrun", state, 0, senseless=False)
    ahead = outrun("3@6r::reverse;5@1r:big;4@2r")
    assert {"reverse>2", "reverse>3"} <= texts("outrun", ahead, 0, senseless=False)


def test_nobody_hinders_themselves_with_a_card_that_replaces_another() -> None:
    state = outrun("3@6r:odd:swapGH;4@1r")
    assert "swapGH>1" in texts("outrun", state, 0, senseless=True)
    assert "swapGH>2" in texts("outrun", state, 0, senseless=False)


def test_a_card_that_only_replaces_one_of_its_kind_is_kept_or_played_on_somebody_further_back() -> None:
    state = outrun("3@6r::odd;8@1r:reverse;4@2r")
    assert "odd>2" in texts("outrun", state, 0, senseless=True), "one of the only-one cards is as good as another"
    assert "odd>3" in texts("outrun", state, 0, senseless=False), "on the leader it would change nothing"


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_bot_that_looks_one_move_ahead_hinders_the_leader_however_many_run(players: int) -> None:
    others = ";".join(["4@1r", "3@2r", "3@4r", "2@5r", "1@3r"][: players - 1])
    rules = GAMES["outrun"]
    for card in ("reverse", "wrongA", "swapEF"):
        state = outrun(f"3@6r::{card};{others}")
        action = bot_named("magpie").choose(rules, rules.view(state, 0), 0, seeded(1))
        assert rules.write_action(state, action) == f"{card}>2"


def test_a_focus_is_kept_until_something_is_in_the_way() -> None:
    assert "focus>1" in texts("outrun", outrun("3@6r::focus;4@1r"), 0, senseless=True)
    assert "focus>1" in texts("outrun", outrun("3@6r:long1:focus;4@1r"), 0, senseless=False)


@pytest.mark.parametrize("name", FAST)
def test_bots_play_a_helpful_card_on_themselves(name: str) -> None:
    rules = GAMES["outrun"]
    state = outrun("3@6r::boost;4@1r")
    action = bot_named(name).choose(rules, rules.view(state, 0), 0, seeded(1))
    assert rules.write_action(state, action) == "boost>1"


@pytest.mark.parametrize(("game", "options", "players"), [("dig", {}, 2), ("outrun", {}, 3), ("cartagena", {}, 2)])
def test_the_second_level_never_acts_senselessly_and_the_first_rarely(
    game: str, options: dict[str, str], players: int
) -> None:
    rules = GAMES[game]
    senseless = {"hare": 0, "magpie": 0}
    for name in senseless:
        match = Match(game, players, options, seed=5)
        luck = seeded(5)
        while not match.over:
            seat = match.to_act[0]
            view = match.view(seat)
            action = bot_named(name).choose(rules, view, seat, luck)
            others = [other for other in view.legal(seat) if not rules.thinking.senseless(view, seat, other.code)]
            if view.fill_in(seat, 0, luck) is None and others:
                senseless[name] += rules.thinking.senseless(view, seat, action.code)
            match.play(action, seat)
    assert senseless["magpie"] == 0
    assert senseless["hare"] <= 5


def test_of_a_team_the_whole_win_counts() -> None:
    rules = GAMES["dig"]
    text = "teams=yes players=cell-block:shovel:points=9;block-b:-;cell-block:-;block-b:- turn=1"
    view = rules.view(rules.read_position(text, seeded(1)), 0)
    search = Search(rules, 4, params=rules.thinking.search_params(view))
    best = search.think(view, seeded(1), 40)[0]
    assert rules.write_action(view, view.action(best.code)) == "dig:shovel"
    assert best.chance > 0.9


def test_ties_go_to_the_chance_to_win_and_then_to_what_looks_better() -> None:
    tied = [
        SearchedMove(1, 6, 1.0, 10, won=False),
        SearchedMove(2, 6, 1.0, 300, won=False),
        SearchedMove(3, 6, 0.9, 900, won=False),
        SearchedMove(4, 5, 1.0, 0, won=True),
    ]
    assert [int(thought.code) for thought in sorted(tied, key=sort_key, reverse=True)] == [4, 2, 1, 3]

"""Is what the screen draws of Blackgate, and says before the click, what then happens?"""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.dig.cards import KEYS
from escapade.match import Match

DIG = GAMES["dig"]
TABLES = [({}, 3), ({"michel": "michelle"}, 2), ({"teams": "yes"}, 4), ({"michel": "michel", "teams": "yes"}, 6)]
Told = dict[str, Any]  # Any: plain data for a screen


def previews(position: str) -> dict[str, Told]:
    table = DIG.read_position(position, seeded(1))
    return {str(told["text"]): told for told in (DIG.preview(table, 0, action) for action in table.legal(0))}


def drawn(position: str, seat: int | None = None) -> Told:
    table = DIG.read_position(position, seeded(1))
    return DIG.picture(table if seat is None else DIG.view(table, seat))


def test_a_recipe_one_card_short_says_what_is_missing() -> None:
    table = drawn("players=cafeteria:broom-handle,scissors:background=miner;showers:-:background=fence")
    recipes = table["prisoners"][0]["almost"]["recipes"]
    assert [recipe["missing"] for recipe in recipes] == [0, 2, 0, 1]
    assert [KEYS[card] for card in recipes[3]["others"]] == ["frying-pan"]


def test_a_gang_one_card_short_says_which_would_do() -> None:
    table = drawn("players=cafeteria:lucky-charm*2,rosary:background=miner;showers:-:background=fence")
    cartel = table["prisoners"][0]["almost"]["gangs"][0]
    assert cartel["missing"] == 1, "two of the same count once"
    assert [KEYS[card] for card in cartel["others"]] == ["gold-chain", "signet-ring"]


def test_a_picture_shows_no_hand_and_no_background_but_ones_own() -> None:
    match = Match("dig", 3, seed=1)
    prisoners = cast("list[Told]", DIG.picture(match.view(1))["prisoners"])
    assert [(len(one["hand"]), one["hidden"], one["held"]) for one in prisoners] == [(0, 3, 3), (3, 0, 3), (0, 3, 3)]
    assert [one["background"] is None for one in prisoners] == [True, False, True]
    assert [one["almost"] is None for one in prisoners] == [True, False, True]


def test_a_tool_everybody_saw_taken_is_shown_in_a_hand_that_is_hidden_otherwise() -> None:
    match = Match("dig", 2, {"first": "1"}, seed=1)
    match.play("cautious:cafeteria", 0)
    match.play("stop", 0)
    match.play("stop", 1)
    match.play("steal-spoon", 0)
    seen = cast("list[Told]", DIG.picture(match.view(1))["prisoners"])[0]
    assert ([KEYS[card] for card in seen["hand"]], seen["hidden"], seen["held"]) == (["spoon"], 3, 4)


def test_previews_say_what_an_action_gives() -> None:
    told = previews(
        "players=recreation:scissors,drugs,knife:background=miner,cigarettes=7;recreation:-:background=fence"
    )
    assert told["search"]["draws"] == 1
    assert told["sell:drugs"]["cigarettes"] == 4
    assert (told["buy:3"]["price"], told["buy:3"]["card"]) == (6, KEYS.index("pick"))
    assert (told["craft:1"]["number"], [KEYS[card] for card in told["craft:1"]["uses"]]) == (2, ["scissors"])
    assert told["extort:2:pick:knife"] | {"text": "", "kind": "", "cost": 0} == {
        "text": "", "kind": "", "cost": 0, "other": 1, "tool": 2, "weapon": 1,
    }  # fmt: skip
    assert told["cautious:showers"]["cost"] == 2


def test_a_fight_is_drawn_with_the_weapons_laid() -> None:
    table = DIG.read_position("players=showers:knife:background=miner;showers:spoon:background=fence", seeded(1))
    table.act(0, DIG.read_action(table, "extort:2:spoon:knife"))
    told = DIG.picture(DIG.view(table, 1))
    assert told["fight"] == {"attacker": 0, "defender": 1, "tool": 0, "laid": [{"seat": 0, "card": 1}], "fists": []}
    assert cast("Told", told["asked"])["seats"] == [1]
    answers = {action["kind"] for action in (DIG.preview(table, 1, one) for one in table.legal(1))}
    assert answers == {"GiveIn", "Pass"}


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_what_a_preview_says_is_what_happens(options: dict[str, str], seats: int) -> None:
    match, luck = Match("dig", seats, options, seed=5), seeded("choose")
    for _ in range(300):
        if match.over:
            break
        seat = match.to_act[0]
        view = match.view(seat)
        actions = view.legal(seat)
        told = [DIG.preview(view, seat, action) for action in actions]
        json.dumps([told, DIG.picture(view), DIG.picture(match.view())])
        chosen = int(luck.below(len(actions)))
        happened = [(event.name(), event.facts()) for event in match.play(actions[chosen], seat)]
        dug = [facts["points"] for name, facts in happened if name == "Dug"]
        assert dug == [told[chosen]["points"]] if "points" in told[chosen] else True
        if told[chosen]["kind"] in {"CautiousMove", "Drive"}:
            assert ("Went", {"seat": seat, "number": told[chosen]["area"]}) in happened
        if "price" in told[chosen]:
            assert ("Cigarettes", {"seat": seat, "number": -int(str(told[chosen]["price"]))}) in happened

"""Is what the screen draws of Blackgate what lies there, as far as its seat may know?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from escapade.engine import seeded
from escapade.games.dig import DIG
from escapade.games.dig.cards import KEYS
from escapade.games.dig.picture import Area, Card, Fight, Picture, Prisoner, Stack, Weapon, picture
from escapade.match import Match
from escapade.words import words

if TYPE_CHECKING:
    from escapade.games.dig.state import State

TABLES = [({}, 3), ({"michel": "michelle"}, 2), ({"teams": "yes"}, 4), ({"michel": "michel", "teams": "yes"}, 6)]


def drawn(position: str, seat: int | None = None) -> Picture:
    """Draw a position, or a seat's view of it."""
    table = DIG.read_position(position, seeded(1))
    return picture(cast("State", table if seat is None else DIG.view(table, seat)))


def goals(position: str) -> dict[str, tuple[bool, str]]:
    """Return what the first player has within reach: whether it is complete, and what the page says."""
    english = words("en", "dig")
    return {goal.move: (goal.ready, english.say(goal.says)) for goal in drawn(position).prisoners[0].goals}


def prisoners(match: Match, seat: int) -> list[Prisoner]:
    return picture(cast("State", match.view(seat))).prisoners


def test_a_recipe_one_card_short_says_what_is_missing() -> None:
    found = goals("players=cafeteria:broom-handle,scissors:background=miner;showers:-:background=fence")
    assert found == {
        "craft:1": (True, "Knife: ready"),
        "craft:3": (True, "Pick: ready"),
        "craft:4": (False, "Shovel: needs a Frying pan"),
    }
    assert list(found)[-1] == "craft:4", "what is complete comes first"


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("showers:scissors,razor-blade:background=miner", "craft elsewhere"),
        ("infirmary:scissors,razor-blade:background=miner,beatings=1", "heal first"),
        ("showers:scissors,razor-blade:background=miner,beatings=1", "heal first"),
    ],
)
def test_a_recipe_that_cannot_be_made_here_is_not_ready(where: str, reason: str) -> None:
    found = goals(f"players={where};showers:-:background=fence")
    assert list(found.items()) == [
        ("craft:1", (False, f"Knife: {reason}")),
        ("craft:2", (False, "Knife: needs a Toothbrush")),
        ("craft:3", (False, "Pick: needs a Broom handle")),
    ]


def test_a_recipe_without_a_card_left_to_take_is_out_of_reach() -> None:
    found = goals("players=cafeteria:scissors:background=miner;showers:knife*30:background=fence")
    assert "craft:1" not in found


def test_a_gang_card_lets_a_recipe_be_ready_in_the_showers() -> None:
    found = goals("players=showers:scissors:background=miner,gang=brotherhood2;showers:-:background=fence")
    assert found["craft:1"] == (True, "Knife: ready")


def test_a_gang_one_card_short_says_which_would_do() -> None:
    found = goals("players=cafeteria:lucky-charm*2,rosary:background=miner;showers:-:background=fence")
    assert found == {"join:cartel": (False, "Cartel: one more of Gold chain, Signet ring")}, (
        "two of the same count once"
    )


def test_a_picture_shows_no_hand_and_no_background_but_ones_own() -> None:
    seen = prisoners(Match("dig", 3, seed=1), 1)
    assert [(len(one.hand), one.hidden, one.held) for one in seen] == [(0, 3, 3), (3, 0, 3), (0, 3, 3)]
    assert [one.background is None for one in seen] == [True, False, True]


def test_a_tool_everybody_saw_taken_is_shown_in_a_hand_that_is_hidden_otherwise() -> None:
    match = Match("dig", 2, {"first": "1"}, seed=1)
    match.play("cautious:cafeteria", 0)
    match.play("stop", 0)
    match.play("stop", 1)
    match.play("steal-spoon", 0)
    seen = prisoners(match, 1)[0]
    assert ([KEYS[card] for card in seen.hand], seen.hidden, seen.held) == (["spoon"], 3, 4)


def test_a_fight_is_drawn_with_the_weapons_played() -> None:
    table = DIG.read_position("players=showers:knife:background=miner;showers:spoon:background=fence", seeded(1))
    table.act(0, DIG.read_action(table, "extort:2:spoon:knife"))
    told = picture(cast("State", DIG.view(table, 1)))
    assert told.fight == Fight(0, 1, 0, [Weapon(0, 1)], [])
    assert told.asked is not None
    assert (told.asked.seats, told.asked.fight, told.asked.window) == ([1], True, False)


def test_cards_and_areas_say_what_they_are_good_for() -> None:
    english, told = words("en", "dig"), drawn("players=cafeteria:-;showers:-")
    says = {card.key: english.say(card.says) for card in told.box.cards}
    assert says["spoon"] == "Tool: digs 1 point"
    assert says["rosary"] == "Counts toward joining: Cartel, Brotherhood"
    assert says["broom-handle"] == "Material for: Pick, Shovel"
    assert says["riot"] == "Every player rolls and moves"
    cafeteria = told.box.areas[1]
    assert [english.say(line) for line in cafeteria.says][:3] == [
        "a Search draws 2 cards",
        "you can craft here",
        "rolls: 1, 4",
    ]


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_whatever_cannot_be_used_has_a_move_to_ask_about(options: dict[str, str], seats: int) -> None:
    match = Match("dig", seats, options, seed=5)
    told = picture(cast("State", match.view(0)))
    asked: list[Card | Prisoner | Stack | Area] = [*told.box.cards, *told.prisoners, *told.stacks, *told.box.areas]
    for one in asked:
        DIG.read_action(match.state, one.why)


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_every_table_can_be_drawn_for_everybody(options: dict[str, str], seats: int) -> None:
    match, luck = Match("dig", seats, options, seed=5), seeded("choose")
    for _ in range(200):
        if match.over:
            break
        for seat in (*range(seats), None):
            msgspec.json.encode(DIG.drawing.picture(match.view(seat)))
        actions = match.state.legal(match.to_act[0])
        match.play(actions[int(luck.below(len(actions)))], match.to_act[0])

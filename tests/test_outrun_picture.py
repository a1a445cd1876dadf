"""Is what the screen of Outrun draws what the rules say, and does it keep what nobody may know yet?"""

from __future__ import annotations

import json
from typing import Any

import pytest

from escapade.engine import play, seeded
from escapade.games.outrun import OUTRUN
from escapade.match import Match

BENT = "monster=bear runners=3o:reverse.wrongD.long1:;4o:swapAB:boost path=EDHFB gone=EDHFB step=run round=2"


def picture(text: str) -> dict[str, Any]:
    drawn: dict[str, Any] = json.loads(json.dumps(OUTRUN.drawing.picture(OUTRUN.read_position(text, seeded(1)))))
    return drawn


def test_cards_are_marked_on_the_symbols_they_act_on() -> None:
    anna, ben = picture(BENT)["runners"]
    assert anna["bends"] == [{"card": 0, "at": [0, 1, 2, 3, 4]}, {"card": 10, "at": [1]}, {"card": 15, "at": []}]
    assert ben["bends"] == [{"card": 3, "at": [4]}]


def test_every_card_to_be_seen_has_its_name_and_what_it_does() -> None:
    cards = picture(BENT)["cards"]
    assert {number: card["word"] for number, card in cards.items()} == {
        "0": "reverse", "3": "swapAB", "10": "wrongD", "15": "long1", "20": "boost",
    }  # fmt: skip
    assert cards["10"]["name"] == {"is": "message", "id": "outrun-card-wrong", "facts": {"detail": "D"}}
    assert cards["10"]["says"] == {"is": "message", "id": "outrun-says-wrong", "facts": {"one": "D"}}


def test_everybody_has_eight_cards_to_run_with_and_the_plus_cards_before_them() -> None:
    anna, ben = picture(BENT)["runners"]
    assert (anna["to_lay"], ben["to_lay"]) == ("ABCDEFGH1", "ABCDEFGH")


def test_the_last_round_stays_to_be_seen_with_its_first_mistake() -> None:
    match = Match("outrun", 2, {"mode": "apart"}, seed=2)
    for seat in (0, 1):
        match.play("open", seat)
    symbols = match.state.path_card().symbols  # type: ignore[attr-defined]
    match.play(f"{symbols}@4000-100~80:900", 0)
    match.play(f"{symbols[1]}@2000", 1)
    match.play("=6", 0)
    drawn: dict[str, Any] = match.game.drawing.picture(match.view(1))
    right, wrong = (runner["ran"] for runner in drawn["runners"])
    run = right["run"]
    assert (right["right"], run["time"], run["credit"], run["ping"], right["moved"]) == (True, 3900, 100, 80, 2)
    found = wrong["run"]["mistake"]
    assert (found["at"], found["why"]["id"]) == (1, "outrun-mistake")
    assert drawn["ran_path"]["symbols"] == symbols
    assert drawn["step"] == "run", "the next path lies there"
    assert drawn["path"] is None


def test_after_a_mistake_the_correct_run_is_the_one_the_mistake_was_found_in() -> None:
    table = OUTRUN.read_position(
        "monster=bear runners=3o:wrongH.small:;4o path=BCDHFAG gone=BCDHFAG step=run round=2", seeded(1)
    )
    for seat, run in ((0, "BCDAF@3000"), (1, "BCDHFAG@4000")):
        play(table, seat, OUTRUN.read_action(table, run))
    wrong, right = [runner["ran"]["run"] for runner in json.loads(json.dumps(OUTRUN.drawing.picture(table)))["runners"]]
    assert (wrong["asked"], right["asked"]) == ("BCDAG", "BCDHFAG")
    assert (wrong["mistake"]["at"], wrong["mistake"]["why"]["facts"]["asked"]["facts"]["letter"]) == (5, "G")


@pytest.mark.parametrize("mode", ["together", "apart"])
def test_no_picture_shows_a_path_before_its_start_or_a_run_before_it_is_checked(mode: str) -> None:
    match, luck = Match("outrun", 3, {"mode": mode, "monster": "zombie"}, seed=4), seeded("runs")
    while not match.over:
        for seat in (0, 1, 2, None):
            drawn: dict[str, Any] = match.game.drawing.picture(match.view(seat))
            opened = seat is not None and drawn["runners"][seat]["opened"]
            assert drawn["path"] is None or (drawn["step"] == "run" and (mode == "together" or opened))
        seat = match.to_act[0]
        view = match.view(seat)
        actions = view.legal(seat)
        match.play(view.fill_in(seat, 1, luck) or actions[luck.below(len(actions))], seat)


def test_what_is_reconstructed_is_named_for_this_monster_alone() -> None:
    assert picture(BENT)["reconstructed"] == ["symbols", "paths", "cards", "bear"]

"""Is what the screen draws, and says before the click, what then happens?"""

from __future__ import annotations

import json

import pytest

from escapade.engine import seeded
from escapade.games.cartagena import CARTAGENA
from escapade.match import Match

EVERYTHING = {"edition": "escape", "stage": "crossing", "tiles": "8", "morgan": "yes", "limit": "yes", "tricks": "yes"}
TABLES = [{}, {"cards": "tortuga"}, {"cards": "hispaniola"}, {"edition": "escape", "tiles": "4"}, EVERYTHING]
BLUE = (
    "cards=tortuga path=bphsdk.dbkphs.pkdhsb.hkpbsd.phdsbk.spbkdh "
    "crews=0.6.6.9.17.18:s2d4bhp;5.8.17.17.22.26:sp3b;0.11.12.19.19.29:s2kbhp2;0.9.21.30.33.37:skb row=bddhpbdss"
)


def previews(text: str) -> dict[str, dict[str, object]]:
    table = CARTAGENA.read_position(text, seeded(1))
    return {str(told["text"]): told for told in (CARTAGENA.preview(table, 0, action) for action in table.legal(0))}


def test_a_preview_shows_where_a_card_leads() -> None:
    told = previews(BLUE)
    assert (told["0d"]["start"], told["0d"]["end"], told["0d"]["crowd"]) == (0, 7, 1)
    assert told["17b"]["end"] == 37, "every bottle ahead is taken: to the boat"
    assert "crowd" not in told["17b"], "the boat is never full"


def test_a_preview_shows_which_cards_a_retreat_draws() -> None:
    told = previews(BLUE)
    assert (told["17<"]["end"], told["17<"]["draws"], told["17<"]["drawn"]) == (12, 1, [3])
    assert told["18<"]["end"] == 12, "17 is full"


def test_a_preview_warns_of_the_two_cards_it_leaves_to_the_next_player() -> None:
    leaves = previews(BLUE)["9<"]["leaves"]
    assert leaves == {"seat": 1, "cards": 2, "start": 8, "end": 6}


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options.values()) or "plain")
def test_what_a_preview_says_is_what_happens(options: dict[str, str]) -> None:
    match, luck = Match("cartagena", 3, options, seed=5), seeded("choose")
    for _ in range(300):
        if match.over:
            break
        seat = match.to_act[0]
        view = match.view(seat)
        actions = view.legal(seat)
        told = [match.game.preview(view, seat, action) for action in actions]
        json.dumps([told, match.game.picture(view), match.game.picture(match.view())])
        chosen = int(luck.below(len(actions)))
        happened = match.play(actions[chosen], seat)
        moved = [event.facts() for event in happened if event.name() == "Moved"]
        if "end" in told[chosen] and moved:
            assert [fact["end"] for fact in moved] == [told[chosen]["end"]] * int(str(told[chosen]["pirates"]))


def test_a_picture_shows_no_hand_but_ones_own() -> None:
    match = Match("cartagena", 3, seed=1)
    crews = match.game.picture(match.view(1))["crews"]
    assert isinstance(crews, list)
    assert [(len(crew["hand"]), crew["hidden"]) for crew in crews] == [(0, 6), (6, 0), (0, 6)]

"""Sentences about what players of Dig Your Way Out remember, and what they imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.dig.cards import KEYS, STACKS
from tests.tables import Watched

if TYPE_CHECKING:
    from escapade.games.dig.state import State

DIG = GAMES["dig"]
MANY = 60  # imagined tables


def table(position: str, *moves: str) -> Watched:
    watched = Watched(DIG, DIG.read_position(position, seeded("table")))
    watched.say(*moves)
    return watched


def imagined(watched: Watched, seat: int) -> list[State]:
    luck = seeded("imagine")
    return [cast("State", DIG.imagine(watched.views[seat], luck)) for _ in range(MANY)]


def holds(state: State, seat: int, card: str) -> bool:
    return state.holds_card(seat, KEYS.index(card))


def test_a_tool_seen_to_be_taken_is_in_every_imagined_hand() -> None:
    seen = table("players=cafeteria:drugs:background=miner;showers:-:background=fence", "steal-spoon")
    assert all(holds(state, 0, "spoon") for state in imagined(seen, 1))


def test_what_was_drawn_unseen_may_be_anything() -> None:
    seen = table("players=cafeteria:-:background=miner;showers:-:background=fence", "search")
    hands = {tuple(state.hand(0).listed()) for state in imagined(seen, 1)}
    assert len(hands) > MANY // 2


def test_after_a_cell_toss_tools_are_somewhere_in_hands_and_never_in_the_deck() -> None:
    seen = table(
        "players=cafeteria:cell-toss,shovel*3:background=miner;showers:spoon*3:background=fence;"
        "showers:rosary*2,pick:background=informant,revealed=yes",
        "play:cell-toss",
    )
    for state in imagined(seen, 2):
        assert not any(state.deck.number(card) for card in range(STACKS))
        assert sum(int(state.hand(seat).number(KEYS.index("shovel"))) for seat in range(3)) == 3


def test_a_card_taken_unseen_out_of_a_known_hand_is_sometimes_the_known_one() -> None:
    seen = table(
        "players=cafeteria:scissors,drugs,rosary:background=miner;cafeteria:pickpocket:background=cutpurse;"
        "showers:-:background=informant,revealed=yes",
        "craft:1",
        "stop",
        "play:pickpocket:1",
    )
    knives = [int(state.hand(1).number(KEYS.index("knife"))) for state in imagined(seen, 2)]
    assert 0 < sum(knives) < MANY


def test_a_background_nobody_has_seen_may_be_any_of_the_others() -> None:
    seen = table("players=cafeteria:-:background=miner;showers:-:background=fence", "search")
    secrets = {state.prisoners[0].background.key() for state in imagined(seen, 1)}
    assert len(secrets) > 10
    assert "fence" not in secrets


def test_who_pays_for_a_gang_is_imagined_to_hold_the_rest_of_it() -> None:
    seen = table(
        "players=cafeteria:rosary,gold-chain,lucky-charm,drugs:background=miner;showers:-:background=fence",
        "join:cartel",
        "rosary",
    )
    assert all(state.legal(0) for state in imagined(seen, 1))


def test_those_who_must_answer_out_of_turn_are_asked_together() -> None:
    seen = table(
        "players=cafeteria:riot:background=miner;showers:-:background=fence;showers:-:background=burglar;"
        "showers:-:background=godparent,revealed=yes",
        "play:riot",
    )
    assert seen.state.to_act() == (1, 2)
    for seat in (1, 2):
        assert [DIG.write_action(seen.state, action) for action in seen.state.legal(seat)] == ["pass"]


def test_a_view_of_an_empty_deck_is_written_down_as_such_though_cards_are_unseen_in_hands() -> None:
    seen = table("players=cafeteria:drugs:background=miner;showers:rosary:background=fence deck=- decksize=0")
    read = cast("State", DIG.read_position(DIG.write_position(seen.views[0]), seeded("table")))
    assert (read.deck_size, read.deck.known) == (0, 1)

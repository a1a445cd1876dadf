"""Who must decide, and what must be decided first: demands lie on top of each other."""

from __future__ import annotations

import re

import pytest

from escapade.engine import Refused, ScriptedLuck, seeded
from escapade.games import GAMES
from escapade.words import words
from tests.tables import Watched, set_up

CARTAGENA = GAMES["cartagena"]

ESCAPE = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
LIMIT = f"{ESCAPE} limit=yes"
BOTH = f"{LIMIT} tricks=yes"


def asked(table: Watched) -> list[str]:
    """List what is asked, the topmost first."""
    found = re.findall(r"asked=(\S+)", CARTAGENA.write_position(table.state))
    return found[0].split(";") if found else []


def names(table: Watched) -> list[str]:
    """Name what is asked, with the seat that must answer."""
    return [" ".join(demand.split(",")[:2]) for demand in asked(table)]


def legal(table: Watched) -> list[str]:
    """List what may be done now, by whoever must decide."""
    (seat,) = table.state.to_act()
    return [CARTAGENA.write_action(table.state, action) for action in table.state.legal(seat)]


# Who must decide


def test_in_a_turn_its_player_decides_and_nobody_else() -> None:
    table = set_up(f"{ESCAPE} crews=0.0.0.0.0.0:p;0.0.0.0.0.0:p;0.0.0.0.0.0:p turn=2", seeded(1))
    assert table.state.to_act() == (1,)
    assert table.state.legal(0) == table.state.legal(2) == []
    with pytest.raises(Refused, match=r"It is not your turn \(C0.4\)"):
        table.play(0, CARTAGENA.read_action(table.state, "0p"))


def test_when_the_game_is_over_nobody_decides() -> None:
    table = set_up(f"{ESCAPE} crews=37.37.37.37.37.36:p;0.0.0.0.0.0:p turn=1", seeded(1))
    table.say("36p")
    assert table.state.to_act() == ()
    assert table.state.winners() == (0,)
    with pytest.raises(Refused, match=r"The game is over \(C5.1\)"):
        table.play(1, CARTAGENA.read_action(table.state, "0p"))


# The limit


def test_those_over_the_limit_decide_out_of_turn_clockwise_from_who_laid_the_card() -> None:
    crews = "crews=0.0.0.0.0.0:c9;0.0.0.0.0.0:P;0.0.0.0.0.0:b7;0.0.0.0.0.0:h8"
    table = set_up(f"{LIMIT} {crews} turn=2", seeded(1))
    table.say("0P")
    assert names(table) == ["DiscardDown 4", "DiscardDown 1", "Takings 2"]
    order = []
    while asked(table):
        order.append(table.state.to_act()[0])
        table.say(legal(table)[0])
    assert order == [3, 0, 0]
    assert table.state.to_act() == (1,)


def test_the_question_counts_the_cards_to_discard_and_says_more_of_none() -> None:
    table, said = set_up(f"{LIMIT} crews=0.0.0.0.0.0:P;0.0.0.0.0.0:c9 turn=1", seeded(1)), []
    table.say("0P")
    while asked(table):
        question = CARTAGENA.drawing.question(table.state, 1)
        assert question is not None
        said.append(words(game="cartagena").say(question, ["Ann", "Ben"]).partition(": ")[2])
        table.say("-c")
    assert said == ["discard 2 cards", "discard 1 card"]


def test_the_card_does_its_work_only_when_all_have_discarded() -> None:
    table = set_up(f"{LIMIT} crews=0.0.0.0.0.0:P;0.0.0.0.0.0:c9 turn=1", seeded(1))
    table.say("0P", "-c")
    assert "crews=0.0.0.0.0.0:-;" in CARTAGENA.write_position(table.state)
    table.say("-c")
    assert "crews=0.0.0.0.0.1:c;0.0.0.0.0.0:c6 " in CARTAGENA.write_position(table.state)


def test_nothing_but_a_discard_answers_the_limit() -> None:
    table = set_up(f"{LIMIT} crews=0.0.0.0.0.0:P;0.0.0.0.0.0:c7b turn=1", seeded(1))
    table.say("0P")
    assert legal(table) == ["-b", "-c"]
    with pytest.raises(Refused, match=r"You have more than 7 cards: discard first \(C8.2\)"):
        table.say("0c")
    with pytest.raises(Refused, match=r"You do not have a hook \(C8.1\)"):
        table.say("-h")


# One inside the other


def test_a_limit_inside_a_bomb_is_settled_before_the_bomb_goes_off() -> None:
    table = set_up(f"{BOTH} crews=0.0.0.0.1.1:Bc;0.0.0.0.0.0:h8 turn=1", seeded(1))
    table.say("1B*c")
    assert names(table) == ["DiscardDown 2", "Takings 1"]
    assert "crews=0.0.0.0.1.1:-;" in CARTAGENA.write_position(table.state)
    table.say("-h")
    assert asked(table) == []
    assert "crews=0.0.0.0.6.6:h;0.0.0.0.0.0:h6 " in CARTAGENA.write_position(table.state)


def test_a_limit_inside_a_pistol_is_settled_before_the_look() -> None:
    """The victim discards to seven, loses one at random, and then is robbed of another."""
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:P;0.0.0.0.0.0:h9 deck=c9 turn=1", seeded(1))
    table.say("P!2")
    assert names(table) == ["DiscardDown 2", "Takings 1"]
    table.say("-h", "-h")
    assert names(table) == ["ChooseLoot 1"]
    assert table.state.to_act() == (0,)
    table.say("^h")
    assert asked(table) == []
    assert "crews=0.0.0.0.0.0:h2;0.0.0.0.0.0:h5c " in CARTAGENA.write_position(table.state)


def test_a_limit_inside_a_parrot_is_settled_before_the_cards_are_drawn() -> None:
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:R;0.0.0.0.0.0:h8 deck=c9 turn=1", seeded(1))
    table.say("R!")
    assert "looked=" not in CARTAGENA.write_position(table.state)
    table.say("-h")
    assert names(table) == ["HandOut 1"]
    assert "looked=c3" in CARTAGENA.write_position(table.state)
    table.say("c>2")
    assert "crews=0.0.0.0.0.0:hc2;0.0.0.0.0.0:h6c " in CARTAGENA.write_position(table.state)


def test_a_limit_inside_a_hook_is_settled_before_the_cards_are_drawn() -> None:
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:H;0.0.0.0.0.0:h8 deck=c9 turn=1", seeded(1))
    table.say("H!", "-h")
    assert names(table) == ["KeepOne 1"]
    table.say("=c")
    assert names(table) == ["BuryRest 1"]
    table.say("_c", "_c")
    assert asked(table) == []
    assert "under=ccc" in CARTAGENA.write_position(table.state)


def test_a_limit_inside_a_chest_is_settled_before_the_token_is_turned() -> None:
    table = set_up(f"{BOTH} crews=0.0.0.0.0.6:C;0.0.0.0.0.0:h8 deck=c9 turn=1", ScriptedLuck([0, 0]))
    table.say("6C?")
    assert "tokens=empty1.one2.two2.three1.snake2" in CARTAGENA.write_position(table.state)
    table.say("-h")
    assert "tokens=one2.two2.three1.snake2" in CARTAGENA.write_position(table.state)
    assert table.state.to_act() == (1,)


def test_a_limit_inside_the_winning_move_comes_first_and_then_the_game_is_over() -> None:
    table = set_up(f"{LIMIT} crews=37.37.37.37.37.36:P;0.0.0.0.0.0:h8 turn=1", seeded(1))
    table.say("36P")
    assert not table.state.game_over()
    table.say("-h")
    assert table.state.winners() == (0,)
    assert asked(table) == []


def test_five_players_over_the_limit_make_the_deepest_stack() -> None:
    others = ";".join(["0.0.0.0.0.0:h2s2b2r2"] * 4)
    table = set_up(f"{BOTH} crews=0.0.0.0.1.1:Bc;{others} deck=c9 turn=1", seeded(1))
    table.say("1B*c")
    assert names(table) == ["DiscardDown 2", "DiscardDown 3", "DiscardDown 4", "DiscardDown 5", "Takings 1"]
    table.say("-h", "-b", "-h", "-b")
    assert asked(table) == []
    assert table.state.to_act() == (0,)


# After a pistol, a parrot or a hook its choices come before anything else


@pytest.mark.parametrize(
    ("hand", "moves", "answer"),
    [
        ("pp", ["p!2"], "First choose the card you take with the pistol (C9.5)"),
        ("rr", ["r!"], "First give away the parrot’s cards (C9.5)"),
        ("hh", ["h!"], "First choose which of the hook’s cards you keep (C9.5)"),
        ("hh", ["h!", "=c"], "First put the hook’s other cards under the deck (C9.5)"),
    ],
)
def test_its_choices_come_before_anything_else(hand: str, moves: list[str], answer: str) -> None:
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:{hand};0.0.0.0.0.0:b deck=c9 turn=1", seeded(1))
    table.say(*moves)
    with pytest.raises(Refused, match=re.escape(answer)):
        table.say(".")
    with pytest.raises(Refused, match=re.escape(answer)):
        table.say(f"0{hand[0]}")


def test_what_can_be_chosen_in_one_way_only_happens_by_itself() -> None:
    """A hook that catches one card keeps it; the last card under the deck follows the others."""
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:h;0.0.0.0.0.0:b deck=c turn=1", ScriptedLuck([0, 0]))
    table.say("h!")  # the chest, and then the hook itself, shuffled into a new deck
    assert names(table) == ["KeepOne 1"]
    table.say("=c")
    assert asked(table) == []
    assert "under=h" in CARTAGENA.write_position(table.state)


def test_a_parrot_with_too_few_cards_lets_the_giver_choose_who_gets_one() -> None:
    crews = "crews=0.0.0.0.0.0:r;0.0.0.0.0.0:b;0.0.0.0.0.0:b"
    table = set_up(f"{BOTH} {crews} deck=cp turn=1", ScriptedLuck([0, 0, 0]))
    table.say("r!")  # three cards: the two of the deck and the parrot itself
    assert sorted(legal(table)) == ["c>2", "c>3", "p>2", "p>3", "r>2", "r>3"]
    table.say("p>3")
    assert asked(table) == []
    assert "crews=0.0.0.0.0.0:rc;0.0.0.0.0.0:b;0.0.0.0.0.0:pb " in CARTAGENA.write_position(table.state)

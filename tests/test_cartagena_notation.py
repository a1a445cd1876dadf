"""Short text for the actions and positions of Cartagena, both ways."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.cartagena.setup import CATALOGUE
from tests.tables import always

if TYPE_CHECKING:
    from escapade.engine import State
    from escapade.games.cartagena.move import Move

CARTAGENA = GAMES["cartagena"]

PATH = "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp"
CREWS = "crews=0.0.0.0.0.0:s;0.0.0.0.0.0:d"
END = len(CATALOGUE)
CLASSIC = f"{PATH} {CREWS}"
TUNNEL = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
ESCAPE = f"{TUNNEL} crews=0.0.0.0.0.0:p;0.0.0.0.0.0:p"
THREE = f"{TUNNEL} crews=0.0.0.0.0.0:p8;0.0.0.0.0.0:p;0.0.0.0.0.0:c8"
CROSSING = "edition=escape stage=crossing path=prhsbc.prhsbc.prhsbc/prhsbc.prhsbc.prhsbc"
TRICKS = f"{ESCAPE} tricks=yes limit=yes morgan=yes"


def read(position: str) -> State:
    return CARTAGENA.read_position(position, seeded(1))


def text_of(state: State, code: int) -> str:
    return CARTAGENA.write_action(state, state.action(code))


# Actions


def test_the_code_of_every_action_is_its_place_in_the_catalogue() -> None:
    state = read(CLASSIC)
    assert [state.action(code).code for code in range(END)] == list(range(END))
    with pytest.raises(IndexError):
        state.action(END)


@pytest.mark.parametrize("position", [CLASSIC, ESCAPE])
def test_no_two_actions_of_an_edition_are_written_alike(position: str) -> None:
    state = read(position)
    assert len({text_of(state, code) for code in range(END)}) == END


@pytest.mark.parametrize("position", [CLASSIC, ESCAPE])
def test_every_action_of_the_catalogue_can_be_read(position: str) -> None:
    state = read(position)
    for code in range(END):
        assert CARTAGENA.read_action(state, text_of(state, code)).code == code


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("0p", "Advance"), ("17B", "Advance"), ("3ss=b", "Advance"), ("3sS=b", "Advance"), ("3SS=s", "Advance"),
        ("12<", "Retreat"), (".", "Stop"), ("+", "Draw"), ("5>2", "Push"), ("~", "Sail"), ("~~", "CaptainsSail"),
        ("-b", "Discard"), ("p!2", "Pistol"), ("SS=p!5", "Pistol"), ("r!", "Parrot"), ("H!", "Hook"),
        ("5b*c", "Bomb"), ("5ss=b*SS=h", "Bomb"), ("6c?", "Chest"), ("6sS=c?", "Chest"), ("^r", "Rob"),
        ("h>2", "Give"), ("=r", "Keep"), ("_S", "Bury"),
    ],
)  # fmt: skip
def test_an_action_is_read_as_players_write_it(text: str, kind: str) -> None:
    state = read(TRICKS)
    action = CARTAGENA.read_action(state, f" {text} ")
    assert type(action).__name__ == kind
    assert CARTAGENA.write_action(state, action) == text


def test_the_letters_of_moves_are_those_of_the_edition() -> None:
    dagger = cast("Move", CARTAGENA.read_action(read(CLASSIC), "0d"))
    parrot = cast("Move", CARTAGENA.read_action(read(ESCAPE), "0r"))
    assert dagger is parrot


def test_what_is_no_move_is_answered_with_the_moves_there_are() -> None:
    with pytest.raises(ValueError, match=re.escape("'7x' is not a move; legal here: 0s")):
        CARTAGENA.read_action(read(CLASSIC), "7x")


@always
@given(st.text(max_size=8))
def test_any_text_is_a_move_or_answered_with_a_sentence(text: str) -> None:
    state = read(TRICKS)
    if text.strip() in all_texts():
        assert CARTAGENA.write_action(state, CARTAGENA.read_action(state, text)) == text.strip()
    else:
        with pytest.raises(ValueError, match="is not a move; legal here: "):
            CARTAGENA.read_action(state, text)


@cache
def all_texts() -> set[str]:
    """Write every action there is."""
    state = read(TRICKS)
    return {text_of(state, code) for code in range(END)}


# Positions


@pytest.mark.parametrize(
    "position",
    [
        f"{CLASSIC} turn=1",
        f"{CLASSIC} turn=2 taken=1",
        f"cards=tortuga {PATH} crews=0.0.1.2.2.37:s2dh;3.3.3.4.4.4:- row=sdk turn=1",
        f"{ESCAPE} turn=1 won=2",
        f"{CROSSING} crews=0.0.0.19.19.19:p;20.20.20.38.38.38:P2 boat=tortuga turn=1 sailed=yes",
        f"{ESCAPE} tricks=yes deck=p9 under=rhs discards=c looked=b2 chests=6.12 tokens=one2 turn=2 asked=KeepOne,2",
        f"{ESCAPE} tricks=yes chests=none tokens=snake2 turn=2",
        f"{THREE} limit=yes discards=P turn=2 asked=DiscardDown,3;DiscardDown,1;Takings,2,5,384",
        f"{PATH} crews=0.0.0.0.0.0:s?5;0.0.0.0.0.0:k?-1 deck=s9 decksize=5 turn=1 doubts=2.1.0;1.2.5",
    ],
)
def test_a_position_is_written_as_it_was_read(position: str) -> None:
    text = CARTAGENA.write_position(read(position))
    for word in position.split():
        assert word in text.split()
    assert CARTAGENA.write_position(read(text)) == text


def test_a_deck_not_given_is_all_the_cards_that_are_nowhere_else() -> None:
    state = read(f"{PATH} crews=0.0.0.0.0.0:s2d;0.0.0.0.0.0:k discards=b17 turn=1")
    assert "deck=s15d16k16h17p17 " in CARTAGENA.write_position(state)


def test_a_position_without_a_turn_is_the_first_players() -> None:
    assert read(CLASSIC).to_act() == (0,)


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("nonsense", "'nonsense' is not a field of a position: it should read name=value"),
        (f"{CLASSIC} colour=blue", "'colour' is not a field of a position; fields: path, crews"),
        (PATH, "a position needs a path and crews"),
        (CREWS, "a position needs a path and crews"),
        (f"{CLASSIC} morgan=yes", "morgan=yes needs edition=escape"),
        (f"{PATH} crews=0.0.0.0.0.0:s", "Cartagena is for 2 to 5 players, not 1"),
        (f"{PATH} crews=0.0.0.0.0:s;0.0.0.0.0.0:s", "crew 1 has 5 pirates, not 6 (C0)"),
        (f"{PATH} crews=0.0.0.0.0.99:s;0.0.0.0.0.0:s", "there is no place 99: the path ends at 37"),
        (f"{PATH} crews=5.5.5.5.0.0:s;0.0.0.0.0.0:s", "space 5 would hold more than three pirates (C3.3)"),
        (
            f"{PATH} crews=0.0.0.0.0.0:x;0.0.0.0.0.0:s",
            "'x' is not a card; cards: s d k b h p, in capitals for grey ones",
        ),
        (f"{PATH} crews=0.0.0.0.0.0:s18;0.0.0.0.0.0:s", "there are more cards of a kind on the table than in the box"),
        (f"{ESCAPE} tricks=yes tokens=gold2", "'gold' is not a chest token; kinds: empty, one, two, three, snake"),
    ],
)
def test_a_wrong_position_is_answered_with_a_sentence(position: str, answer: str) -> None:
    with pytest.raises(ValueError, match=re.escape(answer)):
        read(position)


# Events


def test_a_card_face_down_is_written_as_nothing() -> None:
    drew = CARTAGENA.read_event("Drew", {"seat": 1, "card": None})
    assert CARTAGENA.write_event(drew) == {"seat": 1, "card": None}
    assert CARTAGENA.write_event(CARTAGENA.read_event("Drew", {"seat": 1, "card": 4})) == {"seat": 1, "card": 4}

"""What is printed on the parts of Cartagena, and what an owner of the box may correct."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.cartagena.board import TOKENS, printed
from escapade.games.cartagena.picture import picture

if TYPE_CHECKING:
    from escapade.games.cartagena.picture import Picture
    from escapade.games.cartagena.state import State

CARTAGENA = GAMES["cartagena"]

# C0.1a, as the rules have it.
CLASSIC_TILES = [
    "bottle pistol hat skull dagger key",
    "dagger bottle key pistol hat skull",
    "hat key pistol bottle skull dagger",
    "key bottle skull dagger hat pistol",
    "pistol key dagger hat skull bottle",
    "hat dagger key bottle pistol skull",
]
SIDES = [("classic", "tunnel", 6), ("escape", "tunnel", 8), ("escape", "jungle", 8)]
EIGHT_TILES = ["pistol parrot hook sabre bomb chest"] * 8


def tiles(edition: str, side: str) -> list[str]:
    """Name the symbols of each tile along the path."""
    parts = printed(edition)
    return [" ".join(parts.symbols[symbol] for symbol in tile) for tile in getattr(parts, side)]


# The shipped data


def test_the_classic_tiles_are_those_of_the_box() -> None:
    assert tiles("classic", "tunnel") == CLASSIC_TILES


@pytest.mark.parametrize(("edition", "side", "number"), SIDES)
def test_a_side_has_its_number_of_tiles_and_no_two_alike(edition: str, side: str, number: int) -> None:
    assert len(tiles(edition, side)) == number
    assert len(set(tiles(edition, side))) == number


@pytest.mark.parametrize(("edition", "side", "number"), SIDES)
def test_no_tile_is_another_one_turned_round(edition: str, side: str, number: int) -> None:
    ways = {way for tile in tiles(edition, side) for way in (tile, " ".join(reversed(tile.split())))}
    assert len(ways) == 2 * number


@pytest.mark.parametrize(("edition", "side", "number"), SIDES)
def test_a_tile_shows_each_symbol_once(edition: str, side: str, number: int) -> None:
    shown = Counter(symbol for tile in tiles(edition, side) for symbol in set(tile.split()))
    assert shown == dict.fromkeys(printed(edition).symbols, number)


@pytest.mark.parametrize("side", ["tunnel", "jungle"])
def test_no_symbol_of_our_own_tiles_is_always_early_or_always_late(side: str) -> None:
    for symbol in printed("escape").symbols:
        places = Counter(tile.split().index(symbol) for tile in tiles("escape", side))
        assert set(places) == set(range(6))
        assert max(places.values()) <= 2


def test_the_symbols_are_those_of_the_editions() -> None:
    assert printed("classic").symbols == ["skull", "dagger", "key", "bottle", "hat", "pistol"]
    assert printed("escape").symbols == ["pistol", "parrot", "hook", "sabre", "bomb", "chest"]


@pytest.mark.parametrize("edition", ["classic", "escape"])
def test_a_letter_stands_for_one_symbol(edition: str) -> None:
    letters = printed(edition).letters
    assert len(set(letters)) == 6
    assert all(letter in name for letter, name in zip(letters, printed(edition).symbols, strict=True))


@pytest.mark.parametrize(("edition", "grey"), [("classic", 0), ("escape", 2)])
def test_there_are_102_cards_17_of_each_symbol(edition: str, grey: int) -> None:
    parts = printed(edition)
    assert parts.plain + parts.grey == 17
    assert parts.grey == grey


def test_there_are_eight_chest_tokens() -> None:
    counts = dict(zip(TOKENS, printed("escape").tokens, strict=True))
    assert counts == {"one": 2, "two": 2, "three": 1, "empty": 1, "snake": 2}


# What is ours is called so


def drawn(options: dict[str, str], data: dict[str, object] | None = None) -> Picture:
    """Deal a table, and return what the page draws."""
    return picture(cast("State", CARTAGENA.deal(options, 2, seeded(1), data)))


@pytest.mark.parametrize(
    ("options", "ours"),
    [
        ({}, set()),
        ({"edition": "escape"}, {"tunnel"}),
        ({"edition": "escape", "stage": "tortuga"}, {"jungle"}),
        ({"edition": "escape", "stage": "crossing"}, {"tunnel", "jungle"}),
        ({"edition": "escape", "tricks": "yes"}, {"tunnel", "tokens"}),
    ],
)
def test_reconstructed_data_in_play_are_called_so(options: dict[str, str], ours: set[str]) -> None:
    assert set(CARTAGENA.reconstructed(CARTAGENA.check(options, 2))) == ours
    assert set(drawn(options).reconstructed) == ours


def test_corrected_data_are_no_longer_called_reconstructed() -> None:
    agreed = CARTAGENA.check({"edition": "escape", "tricks": "yes"}, 2)
    assert set(CARTAGENA.reconstructed(agreed, {"tokens": {"one": 8}})) == {"tunnel"}
    assert drawn(agreed, {"tokens": {"one": 8}}).reconstructed == ["tunnel"]
    assert set(CARTAGENA.reconstructed(agreed, {"tunnel": EIGHT_TILES})) == {"tokens"}


# Corrections


def test_corrected_tiles_are_laid() -> None:
    state = CARTAGENA.deal({"edition": "escape"}, 2, seeded(1), {"tunnel": EIGHT_TILES})
    path = re.findall(r"path=(\S+)", CARTAGENA.write_position(state))[0]
    assert set(path.split(".")) == {"prhsbc", "cbshrp"}


def test_corrected_tokens_lie_under_the_chests() -> None:
    state = CARTAGENA.deal({"edition": "escape", "tricks": "yes"}, 2, seeded(1), {"tokens": {"one": 5, "snake": 3}})
    assert "tokens=one5.snake3" in CARTAGENA.write_position(state).split()


def test_a_correction_leaves_the_shipped_data_alone() -> None:
    printed("escape", {"tunnel": EIGHT_TILES, "tokens": {"one": 8}})
    assert len(set(tiles("escape", "tunnel"))) == 8
    assert sum(printed("escape").tokens[2:]) == 5


@pytest.mark.parametrize(
    ("edition", "corrections", "answer"),
    [
        ("escape", {"cards": 90}, "'cards' cannot be corrected; what can: tunnel, jungle, tokens"),
        ("escape", {"tunnel": EIGHT_TILES[1:]}, "the escape edition has 8 tunnel tiles, not 7 (C0)"),
        ("classic", {"tunnel": EIGHT_TILES}, "the classic edition has 6 tunnel tiles, not 8 (C0)"),
        ("classic", {"jungle": EIGHT_TILES}, "the classic edition has 0 jungle tiles, not 8 (C0)"),
        (
            "escape",
            {"jungle": [*EIGHT_TILES[1:], "pistol parrot hook sabre bomb bomb"]},
            "the jungle tile 'pistol parrot hook sabre bomb bomb' must show each of pistol, parrot, hook, sabre",
        ),
        (
            "escape",
            {"tokens": {"gold": 8}},
            "'gold = 8' is not a number of chest tokens; kinds: empty, one, two, three",
        ),
        ("escape", {"tokens": {"one": 9, "two": -1}}, "'one = 9' is not a number of chest tokens"),
        ("escape", {"tokens": {"one": 3}}, "there are 8 chest tokens, not 3 (C9.1)"),
        ("escape", {"tokens": {}}, "'tokens' must be a table: how many chest tokens of each kind (C9.9)"),
    ],
)
def test_a_wrong_correction_is_answered_with_a_sentence(
    edition: str, corrections: dict[str, object], answer: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(answer)):
        CARTAGENA.deal({"edition": edition}, 2, seeded(1), corrections)


@pytest.mark.parametrize("wrong", [5, "text", ["text"] * 8, [5] * 8, {"one": "many"}, {"one": 8.5}, None, [None] * 8])
@pytest.mark.parametrize("part", ["tunnel", "tokens"])
def test_a_correction_of_the_wrong_kind_is_answered_with_a_sentence(part: str, wrong: object) -> None:
    with pytest.raises(ValueError, match=r"tile|token"):
        CARTAGENA.deal({"edition": "escape"}, 2, seeded(1), {part: wrong})


# The deal


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"edition": "escape"}, {"cards": "tortuga"}])
def test_everybody_is_dealt_six_cards_and_the_rest_is_the_deck(players: int, options: dict[str, str]) -> None:
    text = CARTAGENA.write_position(CARTAGENA.deal(options, players, seeded(players)))
    hands = re.findall(r":([^; ]+)", text)
    assert [number_of(hand) for hand in hands] == [6] * players
    row = 12 if "cards" in options else 0
    assert number_of(re.findall(r"deck=(\S+)", text)[0]) == 102 - 6 * players - row


def number_of(pack: str) -> int:
    """Count cards: 'b2kH' are four."""
    return sum(int(many or 1) for many in re.findall(r"[A-Za-z](\d*)", pack))


@pytest.mark.parametrize(
    ("options", "spaces"),
    [
        ({}, [36]),
        ({"edition": "escape", "tiles": "4"}, [24]),
        ({"edition": "escape", "tiles": "8", "stage": "tortuga"}, [48]),
        ({"edition": "escape", "stage": "crossing"}, [18, 18]),
        ({"edition": "escape", "stage": "crossing", "tiles": "8"}, [24, 24]),
    ],
)
def test_a_path_is_as_long_as_its_tiles(options: dict[str, str], spaces: list[int]) -> None:
    text = CARTAGENA.write_position(CARTAGENA.deal(options, 2, seeded(1)))
    legs = re.findall(r"path=(\S+)", text)[0].split("/")
    assert [len(leg.replace(".", "")) for leg in legs] == spaces


def test_tiles_are_chosen_ordered_and_turned_at_random() -> None:
    paths = {re.findall(r"path=(\S+)", deal_escape(seed))[0] for seed in range(50)}
    assert len(paths) == 50
    ours = {"".join(word[0] for word in tile.replace("parrot", "r").split()) for tile in tiles("escape", "tunnel")}
    laid = {tile for path in paths for tile in path.split(".")}
    assert laid == ours | {tile[::-1] for tile in ours}


def test_the_crossing_lies_on_different_tiles_each_on_its_side() -> None:
    tunnel, jungle = tiles("escape", "tunnel"), tiles("escape", "jungle")
    for seed in range(50):
        legs = re.findall(r"path=(\S+)", deal_escape(seed, stage="crossing", tiles="8"))[0].split("/")
        here = {index_of(tile, tunnel) for tile in legs[0].split(".")}
        there = {index_of(tile, jungle) for tile in legs[1].split(".")}
        assert len(here) == len(there) == 4
        assert not here & there


def index_of(tile: str, side: list[str]) -> int:
    """Return which tile of a side lies there, either way round."""
    letters = ["".join(word[0] for word in each.replace("parrot", "r").split()) for each in side]
    return next(n for n, each in enumerate(letters) if tile in (each, each[::-1]))


def deal_escape(seed: int, **options: str) -> str:
    return CARTAGENA.write_position(CARTAGENA.deal({"edition": "escape", **options}, 2, seeded(seed)))


def test_the_first_player_is_drawn_at_random_unless_the_table_says_who_starts() -> None:
    drawn = Counter(CARTAGENA.deal({}, 3, seeded(seed)).to_act() for seed in range(300))
    assert set(drawn) == {(0,), (1,), (2,)}
    assert min(drawn.values()) > 70
    assert {CARTAGENA.deal({"first": "3"}, 3, seeded(seed)).to_act() for seed in range(20)} == {(2,)}


# Options


@pytest.mark.parametrize(
    ("options", "players", "answer"),
    [
        ({}, 6, "Cartagena is for 2 to 5 players, not 6 (C0)"),
        ({}, 1, "Cartagena is for 2 to 5 players, not 1 (C0)"),
        ({"limit": "yes"}, 2, "limit=yes needs edition=escape"),
        ({"edition": "escape", "cards": "tortuga"}, 2, "cards=tortuga needs edition=classic"),
        ({"edition": "escape", "stage": "crossing", "tiles": "4"}, 2, "tiles=4 is too short for stage=crossing"),
        ({"edition": "escape", "stage": "tortuga", "boat_retreat": "yes"}, 2, "boat_retreat=yes needs stage=cartagena"),
        ({"first": "3"}, 2, "first=3 names no seat: there are 2 players (C0.4)"),
        ({"colour": "red"}, 2, "'colour' is not an option of this game; its options: edition, cards, stage"),
        ({"tiles": "5"}, 2, "tiles is one of 4, 6, 3+4, 4+3, 8, not '5'"),
    ],
)
def test_what_cannot_be_agreed_on_is_answered_with_a_sentence(
    options: dict[str, str], players: int, answer: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(answer)):
        CARTAGENA.check(options, players)


def test_all_that_is_not_agreed_on_is_the_first_edition() -> None:
    assert CARTAGENA.check({}, 2) == {
        "edition": "classic", "cards": "jamaica", "stage": "cartagena", "tiles": "6", "pirates": "6", "morgan": "no",
        "limit": "no", "tricks": "no", "boat_retreat": "edition", "first": "random",
    }  # fmt: skip

"""What is printed on the parts of Outrun, and what an owner of the box may correct."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from escapade.engine import seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.board import all_cards, printed, vampire_cards, zombie_cards
from escapade.games.outrun.cards import MOVEMENT
from escapade.match import Match

PATHS = printed().paths


def test_there_are_48_paths_all_different() -> None:
    assert len({path.symbols for path in PATHS}) == len(PATHS) == 48


def test_paths_have_lengths_5_6_and_7() -> None:
    assert Counter(len(path.symbols) for path in PATHS) == {5: 12, 6: 24, 7: 12}


def test_each_symbol_is_there_36_times_and_first_on_6_paths() -> None:
    assert Counter("".join(path.symbols for path in PATHS)) == dict.fromkeys(MOVEMENT, 36)
    assert Counter(path.symbols[0] for path in PATHS) == dict.fromkeys(MOVEMENT, 6)


def test_16_paths_show_the_antidote() -> None:
    assert sum(path.antidote for path in PATHS) == 16


def test_the_decks_have_their_sizes() -> None:
    assert [sum(deck(printed())) for deck in (all_cards, vampire_cards, zombie_cards)] == [48, 16, 19]


def test_what_is_corrected_is_no_longer_called_reconstructed() -> None:
    options = OUTRUN.check({"monster": "bear"}, 2)
    assert list(OUTRUN.reconstructed(options)) == ["symbols", "paths", "cards", "bear"]
    assert list(OUTRUN.reconstructed(options, {"bear": {"numbers": [0, 1, 1, 2, 2, 3]}})) == [
        "symbols",
        "paths",
        "cards",
    ]


def test_a_corrected_board_is_played_on() -> None:
    data: dict[str, object] = {"bear": {"numbers": [0, 1, 1, 2, 2, 9]}, "rooms": 5}
    match = Match("outrun", 2, {"monster": "bear", "boards": 1}, data=data)
    match.play("turn")
    path = match.game.write_position(match.state).partition("path=")[2].split()[0]
    match.play(f"{path}@3000")
    match.play("late")
    match.play("=6")
    assert match.over


PATH_TEXTS = [path.symbols for path in PATHS]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"tiles": []}, "'tiles' cannot be corrected; what can: symbols, rooms, paths, cards, bear"),
        ({"paths": PATH_TEXTS[1:]}, "there are 48 path cards, all different; here are 47 (O0.4)"),
        ({"paths": [PATH_TEXTS[1], *PATH_TEXTS[1:]]}, "there are 48 path cards, all different; here are 47 (O0.4)"),
        ({"paths": ["ABCA", *PATH_TEXTS[1:]]}, "the path 'ABCA' shows a symbol twice"),
        ({"paths": ["ABX", *PATH_TEXTS[1:]]}, "the path 'ABX' must be made of the symbols A to H"),
        ({"paths": "ABC"}, "a correction of 'paths' must be written like this"),
        ({"cards": {"boost": [5, 0, 0]}}, "there are 48 interference cards, not 49 (O0.5)"),
        ({"cards": {"boots": [4, 0, 0]}}, "'boots' is not an interference card"),
        ({"cards": {"boost": [4, 5, 0]}}, "'boost = [4, 5, 0]' must say how many cards there are"),
        ({"bear": {"numbers": [1, 2, 3]}}, "the bear board has 6 places with numbers from 0 up"),
        ({"bear": {"wounded": [7]}}, "the bear board has no place 7 for the sign 'wounded'"),
        ({"bear": {"open": {"2": [1, 6]}}}, "the bear board needs 3 places or more of 1 to 6 open to 3 players"),
        ({"bear": {"teeth": [1]}}, "'teeth' is not on the bear board"),
        ({"rooms": 0}, "a room board has 1 room or more, not 0 (O0.3)"),
        ({"symbols": ["run"]}, "there are 8 symbols, not 1 (O0.1)"),
    ],
)
def test_a_wrong_correction_is_answered_in_a_sentence(data: dict[str, object], sentence: str) -> None:
    options = OUTRUN.check({"monster": "bear"}, 2)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        OUTRUN.deal(options, 2, seeded(1), data)

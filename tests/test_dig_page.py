"""Can the page say everything that happens in Blackgate, in every language?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from escapade.games.dig.backgrounds.all import BACKGROUNDS
from escapade.games.dig.board import AREA_KEYS, GANGS, printed
from escapade.games.dig.cards import ACTION_CARDS, KEYS
from escapade.games.dig.gangs.all import GANG_CARDS
from escapade.games.dig.picture import Box, picture
from escapade.match import Match
from tests.dig_moves import TARGET, written
from tests.test_page import GAMES, LANGUAGES, WORDS

if TYPE_CHECKING:
    from escapade.games.dig.state import State


def said(language: str) -> set[str]:
    known = [*(WORDS / language).glob("*.ftl"), *(GAMES / "dig/words" / language).glob("*.ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in known)
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_gang_background_and_area_has_a_name_in(language: str) -> None:
    names = {f"dig-card-{card}" for card in KEYS} | {f"dig-gang-{gang}" for gang in GANGS}
    names |= {f"dig-area-{area}" for area in AREA_KEYS}
    names |= {f"dig-background-{one.key()}" for one in list(BACKGROUNDS)[:-1]}
    names |= {f"dig-text-{card.key()}" for card in list(BACKGROUNDS)[:-1]}
    names |= {f"dig-text-{card.key()}" for card in list(GANG_CARDS)[:-1]}
    names |= {f"dig-text-{KEYS[card]}" for card in ACTION_CARDS}
    assert not names - said(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_reconstructed_is_explained_in(language: str) -> None:
    assert not {f"dig-ours-{what}" for what in printed().reconstructed} - said(language)


def test_a_picture_says_which_of_its_data_are_ours_and_a_corrected_box_is_no_longer_marked() -> None:
    usual = box_of(Match("dig", 2, seed=1))
    corrected = box_of(Match("dig", 2, seed=1, data={"limits": {"hand": 9}, "tunnel": {"2": 9}}))
    assert set(usual.reconstructed) - set(corrected.reconstructed) == {"tunnel"}
    assert (usual.goal, corrected.goal) == (12, 9)


def box_of(match: Match) -> Box:
    return picture(cast("State", match.view(0))).box


def test_the_page_is_tested_with_moves_as_they_are() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run `python -m tests.dig_moves`"

"""Can the page say everything that happens in Blackgate, in every language?"""

from __future__ import annotations

import re

import pytest

from escapade.games.dig.backgrounds.all import BACKGROUNDS
from escapade.games.dig.board import AREA_KEYS, GANGS, printed
from escapade.games.dig.cards import KEYS
from escapade.games.dig.demand import Step
from escapade.games.dig.setup import CATALOGUE, DEMANDS
from escapade.match import Match
from tests.test_page import GAMES, LANGUAGES, REFUSAL, ROOT, WORDS, key

ANSWERS = {"Pass", "Reveal", "Reroll", "GiveIn", "Fists", "Draw", "Cigarette", "Card", "Area", "Seat", "Badge", "Sharp"}


def said(language: str) -> set[str]:
    known = [*(WORDS / language).glob("*.ftl"), *(GAMES / "dig/words" / language).glob("*.ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in known)
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_dig_can_be_said_in(language: str) -> None:
    rules = (ROOT / "src/escapade/games/dig").rglob("*.py")
    sentences = {sentence for path in rules for sentence in REFUSAL.findall(path.read_text(encoding="utf-8"))}
    assert len(sentences) > 60
    assert not {key(sentence) for sentence in sentences} - said(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_question_can_be_said_in(language: str) -> None:
    kinds = {type(move).__name__ for move in CATALOGUE} - {"Answer", "LaySharp", "Unused"} | ANSWERS
    asked = {f"dig-asked-{name.lower()}" for name, demand in DEMANDS.items() if not issubclass(demand, Step)}
    assert not ({f"dig-move-{kind.lower()}" for kind in kinds} | asked) - said(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_gang_background_and_area_has_a_name_in(language: str) -> None:
    names = {f"dig-card-{card}" for card in KEYS} | {f"dig-gang-{gang}" for gang in GANGS}
    names |= {f"dig-area-{area}" for area in AREA_KEYS}
    names |= {f"dig-background-{one.key()}" for one in list(BACKGROUNDS)[:-1]}
    names |= {f"dig-text-{word}" for word in printed().texts}
    assert not names - said(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_reconstructed_is_explained_in(language: str) -> None:
    assert not {f"dig-ours-{what}" for what in printed().reconstructed} - said(language)


def test_a_picture_says_which_of_its_data_are_ours_and_a_corrected_box_is_no_longer_marked() -> None:
    usual = Match("dig", 2, seed=1)
    box = usual.game.picture(usual.view(0))["box"]
    ours = Match("dig", 2, seed=1, data={"limits": {"hand": 9}, "tunnel": {"2": 9}})
    corrected = ours.game.picture(ours.view(0))["box"]
    assert isinstance(box, dict)
    assert isinstance(corrected, dict)
    assert set(box["reconstructed"]) - set(corrected["reconstructed"]) == {"tunnel"}
    assert (box["goal"], corrected["goal"]) == (12, 9)

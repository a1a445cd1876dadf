"""Sentences about the rules in players' words: every rule that is named has a paragraph."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from escapade import rules_text
from escapade.games import GAMES
from escapade.messages import Message
from escapade.rules_text import Paragraph, Section, parse
from escapade.ruling_file import read
from escapade.rulings import files
from escapade.words import texts, words
from tests.shell import escapade

ROOT = Path(__file__).parent.parent
NAMES_OF_DIG = re.compile(r"^(dig-(?:background|gang|card)-[a-z-]+) = ", re.MULTILINE)
RULE = re.compile(r"\"([COD]\d+(?:\.\d+[a-z]?)?)\"")  # wherever the rules name one: in refusals, options, log lines
TEXT = """# Tag

*A game of ours.*

## In short

Run.

## T1 Running

**T1.1** Run as fast as you can. <!-- en:0badf00d -->

- Or walk.

**T1.2** Stop.
"""


def sources(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/escapade/games" / game).rglob("*.py"))


def known(game: str, language: str = "en") -> set[str]:
    text = rules_text.rules_text(game, language)
    return {*text.paragraphs(), *(section.id for section in text.sections if section.id)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_a_refusal_or_an_option_names_has_a_paragraph_in_every_language(game: str) -> None:
    named = set(RULE.findall(sources(game)))
    assert len(named) > 10
    for language in rules_text.languages(game):
        assert sorted(named - known(game, language)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_log_line_has_a_rule_with_a_paragraph_in_every_language(game: str) -> None:
    rules: dict[str, str] = import_module(f"escapade.games.{game}.log_rules").RULES
    lines = set(re.findall(rf"^({game}-log-[a-z-]+) =", "\n".join(texts("en", game)), re.MULTILINE))
    assert set(rules) == lines
    for language in rules_text.languages(game):
        assert sorted(set(rules.values()) - set(rules_text.rules_text(game, language).paragraphs())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_an_explanation_on_the_page_names_has_a_paragraph(game: str) -> None:
    named = set(RULE.findall((ROOT / "web/src/games" / game / "explain.ts").read_text(encoding="utf-8")))
    assert len(named) > 3
    assert sorted(named - set(rules_text.rules_text(game).paragraphs())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_a_ruling_names_has_a_paragraph(game: str) -> None:
    named = {rule for file in files(ROOT / "rulings" / game) for ruling in read(file) for rule in ruling.rules}
    assert sorted(rule for rule in named - known(game) if not re.match(r"E\d|C11", rule)) == []  # the worked example


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_have_ids_of_their_section_and_none_twice(game: str) -> None:
    sections = rules_text.rules_text(game).sections
    ids = [part.id for section in sections for part in section.paragraphs if part.id]
    assert len(ids) == len(set(ids))
    for section in sections:
        assert all(part.id.split(".")[0] == section.id for part in section.paragraphs if part.id), section.title


def test_a_text_is_read_paragraph_by_paragraph() -> None:
    text = parse(TEXT)
    assert (text.title, text.note) == ("Tag", "A game of ours.")
    assert [section.title for section in text.sections] == ["In short", "Running"]
    assert text.paragraphs()["T1.1"] == Paragraph("Run as fast as you can.\n\n- Or walk.", "T1.1", "0badf00d")
    assert isinstance(text.find("t1"), Section)
    with pytest.raises(ValueError, match="Tag has no rule 'T9'; its sections: T1"):
        text.find("T9")


def test_a_translated_paragraph_is_noted_where_its_text_begins() -> None:
    english = {"T1.1": Paragraph("Run.\n\n- Or walk.", "T1.1"), "T1.2": Paragraph("Stand.", "T1.2")}
    first, second = english["T1.1"].digest(), english["T1.2"].digest()
    noted = TEXT.replace("0badf00d", first).replace("Stop.", f"Stop. <!-- en:{second} -->")
    assert rules_text.with_sources(TEXT, english) == noted
    at_the_end = TEXT.replace(" <!-- en:0badf00d -->", "").replace("- Or walk.", "- Or walk. <!-- en:0badf00d -->")
    assert rules_text.with_sources(at_the_end, english) == noted
    assert rules_text.with_sources(noted, english) == noted
    assert rules_text.with_sources(TEXT, {}) == TEXT


def test_a_translation_is_outdated_when_the_english_has_changed() -> None:
    english = rules_text.rules_text("cartagena").paragraphs()
    assert rules_text.outdated("cartagena", "en") == list(english)  # nothing in the source is a translation
    assert len({part.digest() for part in english.values()}) == len(english)


TRANSLATED = [(game, language) for game in GAMES for language in rules_text.languages(game) if language != "en"]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_translation_is_whole_and_up_to_date(game: str, language: str) -> None:
    assert rules_text.outdated(game, language) == []
    english, translated = rules_text.rules_text(game), rules_text.rules_text(game, language)
    assert [section.id for section in translated.sections] == [section.id for section in english.sections]
    assert list(translated.paragraphs()) == list(english.paragraphs())
    assert all(part.text != english.paragraphs()[part.id].text for part in translated.paragraphs().values())


@pytest.mark.parametrize("language", rules_text.languages("dig"))
def test_the_rules_of_dig_call_cards_gangs_and_backgrounds_as_the_table_does(language: str) -> None:
    said = words(language, "dig")
    text = "\n".join(part.text for part in rules_text.rules_text("dig", language).paragraphs().values())
    ids = NAMES_OF_DIG.findall("\n".join(texts(language, "dig")))
    names = [said.say(Message(id_)) for id_ in ids]
    assert len(names) > 20
    assert [name for name in names if name not in text] == []


def test_the_command_line_shows_a_paragraph_a_section_and_all() -> None:
    assert "nearest space behind it" in escapade("rules", "cartagena", "c3.1").stdout
    section = escapade("rules", "dig", "D4").stdout
    assert "steal a Spoon" in section
    whole = escapade("rules", "outrun").stdout
    assert "In short" in whole
    assert "O5.8" in whole


def test_a_rule_nobody_knows_is_refused_with_a_sentence() -> None:
    refused = escapade("rules", "cartagena", "C99")
    assert refused.exit_code != 0
    assert "Cartagena has no rule 'C99'; sections: C0, C1" in refused.stderr
    assert "languages: en" in escapade("rules", "cartagena", "--language", "xx").stderr

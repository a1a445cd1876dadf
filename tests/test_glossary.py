"""Sentences about the glossary: a message that names a thing uses its word, and words that were wrong stay away."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from escapade.words import ENGLISH, languages, texts_in
from escapade.words.fluent import Bundle

GLOSSARY: dict[str, Any] = json.loads(files("escapade.words").joinpath("glossary.json").read_text(encoding="utf-8"))
PARTS = ["page", "cartagena", "outrun", "dig"]
TRANSLATIONS = [language for language in languages() if language != ENGLISH]


SHARED = files("escapade.words")


def sources(language: str, part: str) -> list[str]:
    """Read the word files of a language: the page's, or a game's with its messages in the terminal."""
    if part == "page":
        return list(texts_in(SHARED, language))
    return [*texts_in(files(f"escapade.games.{part}").joinpath("words"), language), terminal(language, part)]


def terminal(language: str, game: str) -> str:
    """Read a game's messages in the terminal; a line that begins with a space goes on with the message above."""
    text = SHARED.joinpath(language, "terminal.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^terminal-{game}-.*\n(?:[ \t].*\n)*", text, re.MULTILINE)
    assert found, f"{language}: {game}"
    return "".join(found)


def rules(language: str, part: str) -> str:
    """Read the rules of a game, without the ids of paragraphs; the page has none."""
    if part == "page":
        return ""
    return files(f"escapade.games.{part}").joinpath("rules", f"{language}.md").read_text(encoding="utf-8")


@cache
def bundle(language: str, part: str) -> Bundle:
    out = Bundle(language)
    for text in sources(language, part):
        out.add(text)
    return out


class Anything(dict[str, str]):
    """Facts of any name."""

    def get(self, _name: str, _default: object = None) -> str:
        return "<>"


def named(said: str) -> str:
    """Leave out soft hyphens, and the numbers and details beside a name: "Deck: 12" names the deck."""
    return re.sub(r"[\s:+]*<>.*|\u00ad", "", said).casefold()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_a_message_that_names_a_thing_uses_its_word(language: str, part: str) -> None:
    said, facts = bundle(language, part), Anything()
    for term in GLOSSARY[part]:
        forms = [form.casefold() for form in term[language]]
        for message in term.get("messages", ()):
            assert named(said.said(message, None, facts) or "") in forms, f"{language}: {message}, {term['en']}"


@pytest.mark.parametrize("part", PARTS)
def test_every_thing_has_a_word_in_every_language(part: str) -> None:
    assert GLOSSARY[part]
    for term in GLOSSARY[part]:
        for language in TRANSLATIONS:
            assert all(term[language]), f"{term['en']}: {language}"


@pytest.mark.parametrize("part", PARTS)
def test_a_term_lists_messages_that_exist(part: str) -> None:
    english = bundle(ENGLISH, part)
    assert [one for term in GLOSSARY[part] for one in term.get("messages", ()) if not english.knows(one)] == []


@pytest.mark.parametrize(
    ("language", "part"), [(language, part) for language, wrong in GLOSSARY["wrong"].items() for part in wrong]
)
def test_words_that_were_wrong_stay_away(language: str, part: str) -> None:
    wrong = re.compile("|".join(GLOSSARY["wrong"][language][part]), re.IGNORECASE)
    told = [
        re.sub(r"^[\w-]+ =|{ \$[\w-]+", "", line)
        for text in sources(language, part)
        for line in text.splitlines()
        if not line.startswith("#")
    ]
    told += rules(language, part).splitlines()
    assert told
    assert [line for line in told if wrong.search(line)] == []

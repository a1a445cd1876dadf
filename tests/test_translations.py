"""`escapade words`: what a translation lacks, and what became outdated."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from escapade.games import GAMES
from escapade.words import ENGLISH, languages, translations
from escapade.words.translations import Gap, Source
from tests.shell import escapade

if TYPE_CHECKING:
    from collections.abc import Sequence

TRANSLATIONS = [language for language in languages() if language != ENGLISH]
ROOT = files("escapade")
OWN = ["cartagena", "outrun", "dig"]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_every_message_and_paragraph_and_no_other(language: str) -> None:
    assert [gap for gap in translations.gaps(language, OWN) if gap.why != "outdated"] == []


def test_a_changed_a_new_and_a_deleted_message_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        ENGLISH: [("home", "home = Front page"), ("rules", "rules = Rules"), ("new", "new = New")],
        "pl": [("home", "home = Strona główna"), ("rules", "rules = Zasady"), ("old", "old = Stare")],
    }

    def messages(language: str, _games: Sequence[str]) -> dict[str, Source]:
        return {id_: Source(f"words/{language}/page.ftl", id_, text) for id_, text in texts[language]}

    was = {"home": Source("", "home", "home = Home").digest(), "rules": Source("", "rules", "rules = Rules").digest()}
    monkeypatch.setattr(translations, "messages", messages)
    monkeypatch.setattr(translations, "_sources", lambda _language: was)
    assert translations.gaps("pl", []) == [
        Gap("outdated", "words/pl/page.ftl", "home", "home = Front page"),
        Gap("missing", "words/pl/page.ftl", "new", "new = New"),
        Gap("not in English", "words/pl/page.ftl", "old", "old = Stare"),
    ]


def test_a_message_names_the_file_it_is_in() -> None:
    named = {source.file for source in translations.messages("pl", ["dig"]).values()}
    assert named >= {"words/pl/page.ftl", "games/dig/words/pl/table.ftl"}


def test_every_noted_source_belongs_to_a_message() -> None:
    for language in TRANSLATIONS:
        known = translations.messages(language, OWN)
        assert set(translations._sources(language)) <= set(known), language  # noqa: SLF001 - what was noted


def test_a_message_is_listed_with_the_file_it_is_in() -> None:
    for language in languages():
        for source in translations.messages(language, OWN).values():
            assert ROOT.joinpath(source.file).is_file(), source.file


def test_the_command_names_what_is_left() -> None:
    everything = escapade("words").stdout
    assert all(f"{language}: " in everything for language in TRANSLATIONS)
    assert set(json.loads(escapade("words", "pl", "--json").stdout)) == {"pl"}
    assert GAMES
    refused = escapade("words", "xx")
    assert "There is no translation 'xx'" in refused.stderr
    assert "Name the language" in escapade("words", "--up-to-date").stderr

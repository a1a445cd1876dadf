"""`escapade words`: what a translation lacks, and what became outdated."""

from __future__ import annotations

import json
import shutil
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from escapade import rules_text
from escapade.games import GAMES
from escapade.words import ENGLISH, languages, translations
from escapade.words.translations import Gap, Source
from tests.shell import escapade

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

TRANSLATIONS = [language for language in languages() if language != ENGLISH]
ROOT = files("escapade")
OWN = ["cartagena", "outrun", "dig"]
# Polish messages whose words are the same after 2 and after 5, that say no number, or that never say 1 or 5.
NEED_FEWER_FORMS = {
    "bots-reduced", "control-days", "log-ended-played", "log-ended-resigned", "log-ended-time",
    "preview-table-says", "refusal-seats-occupied", "report-times", "status-yours", "cartagena-card-label",
    "cartagena-log-opened", "cartagena-question-turn", "cartagena-reason-cards", "cartagena-ways", "dig-action-buy",
    "dig-action-counterfeit", "dig-action-craft", "dig-action-craft-keeping", "dig-action-fence",
    "dig-action-smuggle", "dig-action-smuggle-gang", "dig-action-tinker", "dig-action-tinker-keeping",
    "dig-question-fight", "dig-reason-tunnel",
}  # fmt: skip


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_every_message_and_paragraph_and_no_other(language: str) -> None:
    assert [gap for gap in translations.gaps(language, OWN) if gap.why != "outdated"] == []


class Counting(Visitor):
    """Which forms a message has for a number: one, few, many, other; 1 counts as one."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own way
        """Remember the forms, if they are chosen by a number."""
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        forms = {"one" if key == "1" else key for key in keys}
        if forms & {"one", "few", "many"}:
            self.forms.append(forms)
        self.generic_visit(node)


def forms_of(source: Source) -> list[set[str]]:
    """Find the forms of each number that a message counts by."""
    counting = Counting()
    counting.visit(FluentParser().parse_entry(source.text))
    return counting.forms


def test_polish_has_a_form_for_one_few_and_many_wherever_it_counts() -> None:
    counted = {id_: forms for id_, source in translations.messages("pl", OWN).items() if (forms := forms_of(source))}
    assert len(counted) > 80
    lacking = {id_ for id_, every in counted.items() if any(not _is_whole(forms) for forms in every)}
    assert lacking == NEED_FEWER_FORMS


def _is_whole(forms: set[str]) -> bool:
    return forms >= {"one", "few"} and bool(forms & {"many", "other"})  # beside few only many is left for other


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


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let the command read and write a copy of all words and rules."""
    with as_file(ROOT) as source:
        shutil.copytree(source / "words", tmp_path / "words", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        for game, part in ((game, part) for game in OWN for part in ("words", "rules")):
            shutil.copytree(source / "games" / game / part, tmp_path / "games" / game / part)

    def folder_of(game: str, *names: str) -> Path:
        return tmp_path.joinpath("games", game, *names)

    monkeypatch.setattr(translations, "files", lambda _package: tmp_path / "words")
    monkeypatch.setattr(translations, "folder_of", folder_of)
    monkeypatch.setattr(rules_text, "folder_of", folder_of)
    rules_text.rules_text.cache_clear()
    yield tmp_path
    rules_text.rules_text.cache_clear()


def test_a_paragraph_whose_english_has_changed_is_outdated_until_it_is_noted_as_up_to_date(copied: Path) -> None:
    rules = copied / "games/outrun/rules"
    english, polish = ((rules / f"{language}.md").read_text(encoding="utf-8") for language in ("en", "pl"))
    (rules / "en.md").write_text(english.replace("**O1.7** ", "**O1.7** Now: "), encoding="utf-8")
    assert "outdated: O1.7 in games/outrun/rules/pl.md" in escapade("words", "pl").stdout
    rules_text.rules_text.cache_clear()
    said = escapade("words", "pl", "--up-to-date").stdout
    assert f" messages and {_paragraphs()} paragraphs of the rules noted as up to date.\n" in said
    assert said.endswith("pl: complete\n")
    digest = rules_text.rules_text("outrun").paragraphs()["O1.7"].digest()
    changed = [(old, new) for old, new in zip(*_lines(polish, rules / "pl.md"), strict=True) if old != new]
    assert changed == [(old, f"{old.rpartition(' <!--')[0]} <!-- en:{digest} -->") for old, _ in changed]
    assert [old[:9] for old, _ in changed] == ["**O1.7** "]


def test_only_what_is_translated_is_noted_as_up_to_date(copied: Path) -> None:
    rules = copied / "games/outrun/rules/pl.md"
    whole = rules.read_text(encoding="utf-8")
    rules.write_text(
        "".join(line for line in whole.splitlines(keepends=True) if "**O1.8**" not in line), encoding="utf-8"
    )
    (copied / "games/dig/rules/pl.md").unlink()
    missing = 1 + len(rules_text.rules_text("dig").paragraphs())
    said = escapade("words", "pl", "--up-to-date").stdout
    assert f" messages and {_paragraphs() - missing} paragraphs of the rules noted as up to date.\n" in said
    assert "missing: O1.8 in games/outrun/rules/pl.md" in said
    assert said.endswith(f"pl: {missing} missing\n")


def _paragraphs() -> int:
    return sum(len(rules_text.rules_text(game).paragraphs()) for game in OWN)


def _lines(text: str, file: Path) -> tuple[list[str], list[str]]:
    return text.splitlines(), file.read_text(encoding="utf-8").splitlines()

"""Does the terminal speak the language of --language, else of LANG, in all of what it says?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import escapade as package
from escapade.messages import Message
from escapade.terminal.language import of_the_environment
from escapade.words import ENGLISH, languages, words
from tests.shell import escapade, in_a_shell

FOLDER = Path(package.__file__).parent
GAME = ("play", "cartagena", "--seats", "hare,hare", "--seed", "1")
WIDTH = 80  # columns of the narrowest terminal
MADE = {  # ids put together in the code
    "terminal-outrun-": {"path", "but", "keys", "finished", "late", "runs"},
    "terminal-outrun-key-": {"shortcut", "antidote"},
}


def test_a_game_is_told_in_the_language_that_is_asked_for() -> None:
    told = in_a_shell(*GAME, "--language", "pl").stdout
    assert "z 6 u celu" in told
    assert "of 6 home" not in told


def test_without_the_option_the_environment_decides() -> None:
    assert "z 6 u celu" in in_a_shell(*GAME, LC_ALL="", LC_MESSAGES="", LANG="pl_PL.UTF-8").stdout
    assert "of 6 home" in in_a_shell(*GAME, LC_ALL="", LC_MESSAGES="", LANG="xx_XX.UTF-8").stdout


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, ENGLISH),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "tlh_KX"}, ENGLISH),
        ({}, ENGLISH),
    ],
)
def test_the_first_variable_that_is_set_names_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert of_the_environment() == language


def test_a_language_that_does_not_exist_is_refused_with_those_that_do() -> None:
    refused = escapade(*GAME, "--language", "xx")
    assert refused.exit_code == 2
    assert "There is no translation 'xx'; there are en" in refused.output


def test_rules_come_in_the_language_of_the_environment() -> None:
    shown = in_a_shell("rules", "cartagena", LC_ALL="", LC_MESSAGES="", LANG="pl_PL.UTF-8").stdout
    assert shown == in_a_shell("rules", "cartagena", "--language", "pl").stdout
    assert shown != in_a_shell("rules", "cartagena", "--language", "en").stdout


def ids() -> set[str]:
    """Every message of the terminal."""
    text = (FOLDER / "words" / ENGLISH / "terminal.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_the_terminal_says_every_message_and_no_other() -> None:
    code = [FOLDER / "cli.py", *sorted((FOLDER / "terminal").rglob("*.py"))]
    said = {id_ for path in code for id_ in re.findall(r"\bterminal-[a-z-]+", path.read_text(encoding="utf-8"))}
    made = {start + end for start, ends in MADE.items() for end in ends}
    assert said - set(MADE) | made == ids()


@pytest.mark.parametrize("language", languages())
def test_help_fits_on_a_narrow_terminal(language: str) -> None:
    for id_ in ("terminal-help", "terminal-replay-help"):
        lines = words(language).say(Message(id_)).splitlines()
        assert len(lines) > 1
        assert [line for line in lines if len(line) > WIDTH] == []

"""Is every language set as its readers expect: quotes, spaces before signs, apostrophes?"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from escapade.words import texts_in

GAMES = ("cartagena", "outrun", "dig")
STRAIGHT = r"(?<!\{)(?<!\{ )\"(?! ?\})"  # a quote that is not part of Fluent's own { "…" }
APART = r"[\w}] …"  # these languages set no space before an ellipsis
FAULTS = {
    "pl": rf"„[^”]*“|“[^„]*”|«|»| %|{APART}|{STRAIGHT}",
    "is": rf"„[^“]*”|«|»| %|{STRAIGHT}",
    "de": rf"„[^“]*”|«|»| %|{STRAIGHT}",
    "fr": rf" [;:!?»%]|« |[“”„]|\w[!?;]|{APART}|{STRAIGHT}|\w'\w",
    "it": rf"« | »| %|[“”„]|{APART}|{STRAIGHT}|\w'\w",
    "es": rf"« | »| %|[“”„]|{APART}|{STRAIGHT}|(?:^|[^¿])\b(?:Quién|Cuál|Cómo)\b[^.]*\?$",
}


def lines(language: str) -> list[str]:
    """Read what a language says, messages and rules, without comments and ids."""
    folders = [files("escapade.words"), *(files(f"escapade.games.{game}").joinpath("words") for game in GAMES)]
    said = [line for folder in folders for text in texts_in(folder, language) for line in text.splitlines()]
    rules = [files(f"escapade.games.{game}").joinpath("rules", f"{language}.md") for game in GAMES]
    said += [line for path in rules for line in path.read_text(encoding="utf-8").splitlines()]
    return [re.sub(r"<!--.*?-->|^#.*|`[^`]*`|https?://\S*", "", line) for line in said]


@pytest.mark.parametrize("language", FAULTS)
def test_quotes_and_spaces_are_those_of_the_language(language: str) -> None:
    told = lines(language)
    assert len(told) > 1000
    assert [line for line in told if re.search(FAULTS[language], line)] == []

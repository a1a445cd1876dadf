"""Does the page about Escapade name the authors of all games, and keep a host's business from guests?"""

from __future__ import annotations

from pathlib import Path

import pytest

from escapade.messages import Message
from escapade.words import languages, words

WORDS = Path(__file__).parent.parent / "src/escapade/words"
AUTHORS = {
    "cartagena": ["Leo Colovini"],
    "dig": ["David Simide"],
    "outrun": ["Ian Barrow", "Paul Hunter", "Szymon Stuglik"],
}


@pytest.mark.parametrize("language", languages())
def test_the_authors_of_all_games_are_named(language: str) -> None:
    for game, authors in AUTHORS.items():
        said = words(language, game).say(Message(f"about-{game}"))
        assert all(author in said for author in authors)


@pytest.mark.parametrize("language", languages())
def test_nobody_is_told_on_the_page_how_to_start_a_server(language: str) -> None:
    assert not [file.name for file in (WORDS / language).glob("*.ftl") if "--host" in file.read_text(encoding="utf-8")]

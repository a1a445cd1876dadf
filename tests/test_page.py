"""Do the page and the rules speak of the same things?"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from escapade.bots import LEVELS
from escapade.games import GAMES as RULES
from escapade.games import OURS
from escapade.words import words

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src/escapade/words"
GAMES = ROOT / "src/escapade/games"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir() and not folder.name.startswith("_"))


def codes_of(game: str) -> set[str]:
    """Find the codes of refusals that a game's rules name."""
    code = re.compile(rf'"({game}-refusal-[a-z-]+)"')
    return {name for path in (GAMES / game).rglob("*.py") for name in code.findall(path.read_text())}


def refusal_ids_of(game: str, language: str) -> set[str]:
    """Find the codes of refusals that a language has words for."""
    texts = [file.read_text() for file in (GAMES / game / "words" / language).glob("*.ftl")]
    return {name for text in texts for name in re.findall(rf"^({game}-refusal-[a-z-]+) =", text, re.MULTILINE)}


@pytest.mark.parametrize("script", ["wire_ts.py", "events_ts.py", "pictures_ts.py"])
def test_what_travels_is_written_down_for_the_browser(script: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cartagena", "dig", "outrun"])
def test_every_refusal_of_a_game_can_be_said(game: str, language: str) -> None:
    codes = codes_of(game)
    assert len(codes) > 25
    assert codes == refusal_ids_of(game, language)


@pytest.mark.parametrize("name", OURS)
def test_every_preset_can_be_agreed_on_and_has_words(name: str) -> None:
    game = RULES[name]
    assert game.presets
    for preset in game.presets:
        assert preset.options.items() <= game.check(preset.options, preset.seats).items()
        for language in LANGUAGES:
            known = words(language, name).bundle
            assert known.knows(f"preset-{name}-{preset.name}")
            assert known.knows(f"preset-{name}-{preset.name}-says")


GENERAL = {  # a word of the language, not the game
    "later-words.ts": "an example in a comment",
    "sound.ts": "the sound of digging",
    "words.svelte.ts": "an example in a comment",
}


def test_what_belongs_to_all_games_names_none_of_them() -> None:
    page = [
        path
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".ts", ".svelte", ".css", ".js"} and not set(OURS) & set(path.parts)
    ]
    server = [path for path in (ROOT / "src/escapade/server").rglob("*.py") if "migrations" not in path.parts]
    assert len(page) > 60
    assert len(server) > 60
    game = re.compile(rf"\b({'|'.join(OURS)})\b", re.IGNORECASE)
    named = {path.name for path in page + server if game.search(path.read_text())}
    assert named == set(GENERAL), "the folder of the game is the place for that"


def test_the_page_knows_the_levels_of_the_bots() -> None:
    listed = re.search(r"LEVELS = (\[.*\]);", (ROOT / "web/src/bots.ts").read_text())
    assert listed is not None
    assert json.loads(listed[1]) == [bot.name for bot in LEVELS]
    for language in LANGUAGES:
        said = (WORDS / language / "page.ftl").read_text()
        assert all(f"\nbot-{bot.name} = " in said and f"\nbot-{bot.name}-says = " in said for bot in LEVELS)

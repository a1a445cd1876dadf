"""Do the page and the rules speak of the same things?"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from escapade.bots import LEVELS
from escapade.games.outrun.rulebook import STEPS

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src/escapade/words"
GAMES = ROOT / "src/escapade/games"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir() and not folder.name.startswith("_"))
REFUSAL = re.compile(r'Refusal\(\s*(?:"[^"]*"|rule),\s*"([^"]*)"')


def key(sentence: str) -> str:
    small = re.sub(r"['’]", "", sentence.lower())
    return "refusal-" + re.sub(r"[^a-z0-9]+", "-", small).strip("-")


def refusals_of(game: str, language: str) -> set[str]:
    files = [*(WORDS / language).glob("*.ftl"), *(GAMES / game / "words" / language).glob("*.ftl")]
    return {name for file in files for name in re.findall(r"^(refusal-[\w-]+) =", file.read_text(), re.MULTILINE)}


@pytest.mark.parametrize("script", ["wire_ts.py", "events_ts.py"])
def test_what_travels_is_written_down_for_the_browser(script: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_cartagena_can_be_said_in(language: str) -> None:
    said = refusals_of("cartagena", language)
    rules = (GAMES / "cartagena").rglob("*.py")
    sentences = {sentence for path in rules for sentence in REFUSAL.findall(path.read_text())}
    assert len(sentences) > 40
    assert not {key(sentence) for sentence in sentences} - said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_outrun_can_be_said_in(language: str) -> None:
    said = refusals_of("outrun", language)
    rules = (GAMES / "outrun").rglob("*.py")
    sentences = {sentence for path in rules for sentence in REFUSAL.findall(path.read_text())}
    sentences |= {step.waits for step in STEPS.values()}
    assert len(sentences) > 25
    assert not {key(sentence) for sentence in sentences} - said


def test_the_page_knows_the_levels_of_the_bots() -> None:
    listed = re.search(r"LEVELS = (\[.*\]);", (ROOT / "web/src/bots.ts").read_text())
    assert listed is not None
    assert json.loads(listed[1]) == [bot.name for bot in LEVELS]
    for language in LANGUAGES:
        words = (WORDS / language / "page.ftl").read_text()
        assert all(f"\nbot-{bot.name} = " in words and f"\nbot-{bot.name}-says = " in words for bot in LEVELS)

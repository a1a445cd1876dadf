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
WORDS = ROOT / "web/src/words"
REFUSAL = re.compile(r'Refusal\(\s*(?:"[^"]*"|rule),\s*"([^"]*)"')


def key(sentence: str) -> str:
    small = re.sub(r"['’]", "", sentence.lower())
    return "refusal-" + re.sub(r"[^a-z0-9]+", "-", small).strip("-")


def test_what_travels_is_written_down_for_the_browser() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/wire_ts.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", sorted(folder.name for folder in WORDS.iterdir()))
def test_every_refusal_of_cartagena_can_be_said_in(language: str) -> None:
    said = set(re.findall(r"^(refusal-[\w-]+) =", (WORDS / language / "refusals.ftl").read_text(), re.MULTILINE))
    rules = (ROOT / "src/escapade/games/cartagena").rglob("*.py")
    sentences = {sentence for path in rules for sentence in REFUSAL.findall(path.read_text())}
    assert len(sentences) > 40
    assert not {key(sentence) for sentence in sentences} - said


@pytest.mark.parametrize("language", sorted(folder.name for folder in WORDS.iterdir()))
def test_every_refusal_of_outrun_can_be_said_in(language: str) -> None:
    files = [(WORDS / language / name).read_text() for name in ("outrun-room.ftl", "refusals.ftl")]
    said = set(re.findall(r"^(refusal-[\w-]+) =", "\n".join(files), re.MULTILINE))
    rules = (ROOT / "src/escapade/games/outrun").rglob("*.py")
    sentences = {sentence for path in rules for sentence in REFUSAL.findall(path.read_text())}
    sentences |= {step.waits for step in STEPS.values()}
    assert len(sentences) > 25
    assert not {key(sentence) for sentence in sentences} - said


def test_the_page_knows_the_levels_of_the_bots() -> None:
    listed = re.search(r"LEVELS = (\[.*\]);", (ROOT / "web/src/bots.ts").read_text())
    assert listed is not None
    assert json.loads(listed[1]) == [bot.name for bot in LEVELS]
    for language in WORDS.iterdir():
        words = (language / "page.ftl").read_text()
        assert all(f"\nbot-{bot.name} = " in words and f"\nbot-{bot.name}-says = " in words for bot in LEVELS)

"""Every rule of Outrun has a ruling, and every word its rulings may use is used in one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escapade.games.outrun.ruling_words import POSITION, THINGS
from escapade.rules_text import rules_text
from escapade.ruling_file import read
from escapade.rulings import files

ROOT = Path(__file__).parent.parent
RULINGS = [ruling for file in files(ROOT / "rulings/outrun") for ruling in read(file)]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in files(ROOT / "rulings/outrun"))


def rules() -> set[str]:
    return {rule for rule in rules_text("outrun").paragraphs() if "." in rule}  # O3 only lists the cards


def test_every_rule_has_a_ruling() -> None:
    assert sorted(rules() - {rule for ruling in RULINGS for rule in ruling.rules}) == []


def test_every_ruling_is_about_a_rule_there_is() -> None:
    assert sorted({rule for ruling in RULINGS for rule in ruling.rules} - rules()) == []


def test_the_list_of_rules_is_whole() -> None:
    assert {"O0.1", "O0.6", "O1.1", "O1.9", "O2.1", "O2.8", "O3.1a", "O3.2a", "O3.3", "O4.3", "O5.0", "O5.8"} <= rules()
    assert len(rules()) == 40


@pytest.mark.parametrize("word", [*POSITION, *THINGS])
def test_every_word_is_used(word: str) -> None:
    assert re.search(rf"\b{re.escape(word)}:", TEXT)

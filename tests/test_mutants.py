"""Rulings and laws notice when the rules are changed; here on ten mutants, on all of them with `make mutants`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.mutants.judges import ROOT
from tests.mutants.mutations import GAMES, Mutant, mutants, mutants_of, rules_files
from tests.mutants.survivors import SURVIVORS
from tests.mutants.table import row, share_of

if TYPE_CHECKING:
    from pathlib import Path

TEN = mutants()[:10]  # the first of an order that nobody chose: a sample of all
SOURCE = """\
LIMIT: Final = 7

def over(self, hand):
    if hand > LIMIT and self.story is not None:
        self.story.append(hand)
    self.discard(hand)
    self.left -= 1
"""


@pytest.fixture(scope="module")
def noticed() -> dict[str, str]:
    """Try the ten, and the rules as they are, in a process of their own."""
    code = """if True:
        import json
        from tests.mutants.mutations import mutants
        from tests.mutants.trial import Trials
        trials = Trials()
        found = {one.name: trials.detected(one) for one in mutants()[:10]}
        print(json.dumps(found | {"as they are": trials.as_they_are('outrun')}))
    """
    environment = os.environ | {"PYTHONPATH": "src"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True, text=True
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("mutant", TEN, ids=lambda mutant: mutant.name)
def test_a_mutant_is_detected_or_listed_with_a_reason(mutant: Mutant, noticed: dict[str, str]) -> None:
    assert bool(noticed[mutant.name]) != (mutant.name in SURVIVORS), (
        f"add a ruling that notices it, or list it in survivors.py with the reason: {mutant.name}"
    )


def test_the_rules_as_they_are_are_not_called_a_mutant(noticed: dict[str, str]) -> None:
    assert noticed["as they are"] == ""


def test_the_table_counts_equivalent_mutants_neither_way(monkeypatch: pytest.MonkeyPatch) -> None:
    some = list(TEN[:6])
    by = dict(zip([one.name for one in some], ["rulings", "rulings", "laws", "", "", "limit"], strict=True))
    monkeypatch.setitem(SURVIVORS, some[3].name, "Equivalent: nobody can tell them apart.")
    assert row("all", some, by) == "| all | 6 | 6 | 2 | 1 | 1 | 2 | 1 | 80.0% |"


def test_a_part_of_the_mutants_is_told_with_its_interval() -> None:
    assert share_of(8, 10, whole=False) == "80.0% (49%–94%)"  # Wilson
    assert share_of(0, 0, whole=False) == "–"


def test_constants_comparisons_conditions_and_statements_are_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.mutants.mutations.GAMES", tmp_path)
    file = tmp_path / "tag.py"
    file.write_text(SOURCE, encoding="utf-8")
    made = {mutant.what: mutant.apply(file.read_bytes()).decode() for mutant in mutants_of(file)}
    assert list(made) == [
        "`7` → `8`",
        "`hand > LIMIT` → `hand >= LIMIT`",
        "`self.discard(hand)` → `pass`",
        "`self.left -= 1` → `pass`",
        "`1` → `2`",
    ]
    assert "    pass\n    self.left -= 1" in made["`self.discard(hand)` → `pass`"]


def test_a_listed_survivor_exists_and_has_a_reason() -> None:
    names = {mutant.name for mutant in mutants()}
    assert sorted(set(SURVIVORS) - names) == []
    assert all(len(reason.split()) > 3 for reason in SURVIVORS.values())


def test_every_game_has_mutants_and_no_two_have_the_same_name() -> None:
    assert {mutant.game for mutant in mutants()} == {"cartagena", "dig", "outrun"}
    assert len({mutant.name for mutant in mutants()}) == len(mutants())
    assert GAMES / "dig/extortion.py" in rules_files()

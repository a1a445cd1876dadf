"""Rulings and laws notice when the rules are changed; here on ten mutants, on all of them with `make mutants`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.mutants.mutations import GAMES, Mutant, mutants, mutants_of, rules_files
from tests.mutants.survivors import SURVIVORS
from tests.mutants.trial import Copy

if TYPE_CHECKING:
    from collections.abc import Iterator

# Ten that were detected before, so that a name which changes does not put an untried one in their place.
KNOWN = set((Path(__file__).parent / "mutants/detected.txt").read_text(encoding="utf-8").splitlines())
TEN = [mutant for mutant in mutants() if mutant.name in KNOWN][:10]
SOURCE = """\
LIMIT: Final = 7

def over(self, hand):
    if hand > LIMIT and self.story is not None:
        self.story.append(hand)
    self.discard(hand)
    self.left -= 1
"""


@pytest.fixture(scope="module")
def copy() -> Iterator[Copy]:
    with Copy() as made:
        yield made


@pytest.mark.parametrize("mutant", TEN, ids=lambda mutant: mutant.name)
def test_a_mutant_is_detected(mutant: Mutant, copy: Copy) -> None:
    assert copy.detected(mutant), (
        f"add a ruling that notices it, or list it in survivors.py with the reason: {mutant.name}"
    )


def test_there_are_ten_to_try() -> None:
    assert len(TEN) == 10, "write what `make mutants` detects into tests/mutants/detected.txt"


def test_the_rules_as_they_are_are_not_called_a_mutant(copy: Copy) -> None:
    assert copy.python("-m", "tests.mutants.judge", "outrun", "rulings") == 0


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

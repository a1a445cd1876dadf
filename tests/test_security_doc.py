"""Does docs/security.md name only tests that exist?"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


def test_every_promise_names_a_test_that_exists() -> None:
    named = NAMED.findall((ROOT / "docs/security.md").read_text())
    assert len(named) > 30
    for file, test in named:
        assert f"def {test}(" in (ROOT / "tests/server" / file).read_text(), f"{file}::{test}"


def test_every_promise_has_a_test() -> None:
    text = (ROOT / "docs/security.md").read_text()
    promises = text[text.index("## Promises") : text.index("## Limits")]
    rows = [row for row in promises.splitlines() if row.startswith("| ") and not row.startswith("| promise")]
    assert rows
    assert [row for row in rows if not NAMED.search(row)] == []

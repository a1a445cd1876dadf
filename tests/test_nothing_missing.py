"""Where everything must be present, a part that is missing is a failure and not a gap."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
OURS = Path(__file__).with_name("conftest.py")
SKIPPED = """
import pytest

def test_with_a_database():
    pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")

def test_with_nodes():
    pytest.skip("nginx is not installed (Debian: apt install nginx-light)")

def test_behind_a_proxy():
    pytest.skip("caddy is not installed (Debian: apt install caddy)")

@pytest.mark.skip(reason="there is no Chromium here (Debian: apt install chromium)")
def test_in_a_browser():
    pass

def test_for_another_reason():
    pytest.skip("only on Tuesdays")
"""


@pytest.mark.parametrize(
    ("asked", "outcomes"), [("1", {"failed": 3, "errors": 1, "skipped": 1}), ("0", {"skipped": 5})]
)
def test_a_skipped_part_fails_where_nothing_may_be_missing(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, asked: str, outcomes: dict[str, int]
) -> None:
    monkeypatch.setenv("ESCAPADE_NOTHING_MISSING", asked)
    pytester.makeconftest(OURS.read_text(encoding="utf-8"))
    pytester.makepyfile(SKIPPED)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:playwright")
    result.assert_outcomes(**outcomes)

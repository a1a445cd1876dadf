"""What every test relies on: the pace of Hypothesis, and a line that says which rules are tested."""

from __future__ import annotations

from hypothesis import settings

from escapade import COMPILED

# No deadline: how long a game takes depends on the machine and on whether the rules are compiled.
settings.register_profile("escapade", deadline=None, print_blob=True)
settings.load_profile("escapade")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'plain sources'}"

"""What every test relies on: the pace of Hypothesis, a line that says which rules are tested, and no part left out."""

from __future__ import annotations

import os
import re
import signal
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from escapade import COMPILED

if TYPE_CHECKING:
    from collections.abc import Generator

# No deadline: how long a game takes depends on the machine and on whether the rules are compiled.
settings.register_profile("escapade", deadline=None, print_blob=True)
settings.load_profile("escapade")

# A shell that starts a command in the background lets it ignore Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

NOTHING_MISSING = os.environ.get("ESCAPADE_NOTHING_MISSING") == "1"  # `.ci/run` asks for it
# Reasons to skip a test that do not count then.
MISSING = re.compile(
    r"(PostgreSQL|Redis|nginx|caddy|Dask|a C compiler) is not installed"
    r"|there is no Chromium|page is not built|not compiled here"
)


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'plain sources'}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where nothing may be missing, a test that is skipped because something is fails."""
    report = yield
    if NOTHING_MISSING and report.skipped and MISSING.search(str(report.longrepr)):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and nothing may be: {report.longrepr}"
    return report

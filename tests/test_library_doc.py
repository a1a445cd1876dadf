"""Sentences about docs/library.md: what it promises beside python-chess is true."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parents[1] / "docs/library.md").read_text(encoding="utf-8")
TASK = re.compile(r"^### (\d+\. .*)$", re.MULTILINE)
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
TASKS = 12


def test_every_everyday_task_is_as_short_as_in_python_chess_or_shorter() -> None:
    _, *parts = TASK.split(TEXT.partition("\n## What a seat knows")[0])
    tasks = dict(zip(parts[::2], parts[1::2], strict=True))
    assert len(tasks) == TASKS
    for name, told in tasks.items():
        theirs, ours = BLOCK.findall(told)
        code = [line for line in ours.splitlines() if line.startswith((">>> ", "... "))]
        assert len(code) <= len(theirs.splitlines()), name


def test_the_page_names_everything_the_package_offers() -> None:
    import escapade  # noqa: PLC0415 - only this test needs it

    offered = {name for name in escapade.__all__ if not name.startswith("__")}
    named = set(re.findall(r"`(\w+)`", TEXT.partition("## Twelve")[0]))
    assert offered - named - {"bots", "games"} == set()

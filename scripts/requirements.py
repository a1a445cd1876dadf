"""Prints the packages that an extra of Escapade needs: so pip can install them before Escapade itself is built."""

import re
import sys
import tomllib
from pathlib import Path

_PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
_OURS = re.compile(r"escapade\[(.+)\]")


def _needed(extra: str) -> list[str]:
    """List an extra's packages; an extra that names another one of ours stands for its packages, too."""
    lines: list[str] = []
    for line in _PROJECT["optional-dependencies"][extra]:
        ours = _OURS.fullmatch(line)
        lines += [one for name in ours[1].split(",") for one in _needed(name)] if ours else [line]
    return lines


if __name__ == "__main__":
    print(*_PROJECT["dependencies"], *_needed(sys.argv[1]), sep="\n")  # noqa: T201 - that is what it is for

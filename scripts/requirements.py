"""Prints the packages that an extra of Escapade needs: so pip can install them before Escapade itself is built."""

import re
import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = re.compile(r"escapade\[(.+)\]")


def needed(extra: str) -> list[str]:
    """List an extra's packages; an extra that names another one of ours stands for its packages, too."""
    lines: list[str] = []
    for line in PROJECT["optional-dependencies"][extra]:
        ours = OURS.fullmatch(line)
        lines += [one for name in ours[1].split(",") for one in needed(name)] if ours else [line]
    return lines


if __name__ == "__main__":
    print(*PROJECT["dependencies"], *needed(sys.argv[1]), sep="\n")  # noqa: T201 - that is what it is for

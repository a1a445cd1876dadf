"""Entry point of the command `escapade` and of `python -m escapade`.

Says what to install if the CLI's packages are missing.
"""

from __future__ import annotations

import sys

from escapade.extras import MissingExtra, requires
from escapade.loading import loading


def main() -> None:
    """Run the command line."""
    try:
        with loading(), requires("cli", "The command line"):
            from escapade.cli import app  # noqa: PLC0415 - the library does without it
    except MissingExtra as missing:
        sys.exit(f"escapade: {missing}")
    app(prog_name="escapade")


if __name__ == "__main__":
    main()

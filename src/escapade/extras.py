"""What to install when a part of Escapade is asked for whose packages are not here."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class MissingExtra(ImportError):  # noqa: N818 - it reads as what is the matter
    """A part of Escapade was asked for that needs more packages than are installed."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed; try: pip install 'escapade[{extra}]'")


@contextmanager
def requires(extra: str, what: str) -> Iterator[None]:
    """Import what an extra brings, or say how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "escapade":
            raise  # that is our own mistake
        raise MissingExtra(what, missing.name, extra) from missing


def require(package: str, extra: str, what: str) -> None:
    """Make sure that a package is there before it is needed."""
    if find_spec(package) is None:
        raise MissingExtra(what, package, extra)

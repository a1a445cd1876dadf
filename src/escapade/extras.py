"""Says what to install when an optional part of Escapade is used without its packages."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class MissingExtra(ImportError):  # noqa: N818 - it reads as what is the matter
    """An optional part of Escapade was used whose packages are not installed."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed; try: pip install 'escapade[{extra}]'")


@contextmanager
def requires(extra: str, what: str) -> Iterator[None]:
    """Import the packages of an extra; raise MissingExtra if they are not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "escapade").partition(".")[0]
        if package == "escapade":
            raise  # an error of our own, not a missing package
        raise MissingExtra(what, package, extra) from missing


def require(package: str, extra: str, what: str) -> None:
    """Raise MissingExtra unless a package is installed."""
    if find_spec(package) is None:
        raise MissingExtra(what, package, extra)

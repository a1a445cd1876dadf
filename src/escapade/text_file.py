"""Reads text files with a size limit, so that a device or a wrong file name cannot fill the memory."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LARGEST: Final = 1 << 20  # characters of a file, or of one line where a file is read line by line


def text_of(path: Path) -> str:
    """Read a whole file as UTF-8; raise OSError if it cannot be read or is too large."""
    with path.open(encoding="utf-8") as file:
        text = file.read(_LARGEST + 1)
    if len(text) > _LARGEST:
        raise _too_large("the file")
    return text


def lines_of(path: Path) -> Iterator[str]:
    """Read a file line by line, keeping line endings; raise OSError like `text_of`."""
    with path.open(encoding="utf-8", newline="\n") as file:
        while line := file.readline(_LARGEST + 1):
            if len(line) > _LARGEST:
                raise _too_large("a line of it")
            yield line


def _too_large(what: str) -> OSError:
    """Return the error for a file that is too large."""
    return OSError(errno.EFBIG, f"{what} is longer than {_LARGEST:,} characters")

"""Where an unexpected error came from, for the log: types and places, and no message.

Messages of errors quote what went wrong, and that may be a name, a line of chat or the parameters of a query.
"""

from __future__ import annotations

import traceback


def trace(error: BaseException) -> str:
    """Tell the types and places of an error and of those that led to it, the first cause first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    earlier = f"{trace(cause)}, then " if cause is not None else ""
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{short(frame.filename)}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{earlier}{type(error).__module__}.{type(error).__qualname__} at {places or 'nowhere'}"


def short(filename: str) -> str:
    """Name a file by the end of its path, which is the same on every machine."""
    return "/".join(filename.replace("\\", "/").split("/")[-3:])

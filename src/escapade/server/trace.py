"""Tracebacks for the log, without error messages.

An error's message may quote a name, a chat line or the parameters of a query.
"""

from __future__ import annotations

import traceback


def trace(error: BaseException) -> str:
    """Return the types and places of an error and its causes, the first cause first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    earlier = f"{trace(cause)}, then " if cause is not None else ""
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{earlier}{type(error).__module__}.{type(error).__qualname__} at {places or 'nowhere'}"


def _short(filename: str) -> str:
    """Shorten a path to its last parts, which are the same on every machine."""
    return "/".join(filename.replace("\\", "/").split("/")[-3:])

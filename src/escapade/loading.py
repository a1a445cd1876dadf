"""What a terminal shows while the command loads: a line every few seconds, and a sentence after Ctrl-C.

Loading takes a second, and many on a busy machine or without bytecode. Nothing heavy is imported here.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

EVERY: Final = 2.0  # s between two lines
STOPPED: Final = 130  # exit code after Ctrl-C
_BEGAN: Final = time.monotonic()


@contextmanager
def loading() -> Iterator[None]:
    """Say every few seconds that it is still loading, and end at once on Ctrl-C: there is nothing to close yet.

    Lines are for people: they are left out where stderr is no terminal, unless ESCAPADE_PROGRESS=1 asks for them.
    """
    loaded = threading.Event()
    if sys.stderr.isatty() or os.environ.get("ESCAPADE_PROGRESS") == "1":
        threading.Thread(target=_tick, args=(loaded,), daemon=True).start()
    # Not where Ctrl-C is ignored, as in a background job, nor in another thread, which may set no handler.
    main = threading.current_thread() is threading.main_thread()
    ours = main and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ours:
        signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        loaded.set()
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _tick(loaded: threading.Event) -> None:
    """Say how long it has been loading, until it is loaded."""
    while not loaded.wait(EVERY - (time.monotonic() - _BEGAN) % EVERY):
        sys.stderr.write(f"escapade: loading ... ({time.monotonic() - _BEGAN:.0f} s)\n")


def _stop(_signal: int, _frame: FrameType | None) -> None:
    """End without a traceback, whatever is being imported."""
    os.write(2, b"escapade: Stopped.\n")
    os._exit(STOPPED)

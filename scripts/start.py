"""Runs the command `escapade` from the sources, and says every few seconds that it is still loading.

The first time that takes long, because there is no bytecode yet of anything it imports.
"""

import signal
import sys
import threading
import time
from importlib import import_module

from escapade.__main__ import main

EVERY = 3.0  # s


def tick(loaded: threading.Event) -> None:
    """Say how long it has been loading, until it is loaded."""
    began = time.monotonic()
    while not loaded.wait(EVERY):
        sys.stderr.write(f"escapade: loading ... ({time.monotonic() - began:.0f} s)\n")


if __name__ == "__main__":
    loaded = threading.Event()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word as long as there is nothing to close
    threading.Thread(target=tick, args=(loaded,), daemon=True).start()
    import_module("escapade.server.cli" if sys.argv[1:2] == ["serve"] else "escapade.cli")
    signal.signal(signal.SIGINT, signal.default_int_handler)
    loaded.set()
    main()

"""`python -m escapade.server`: the server's commands. Says what to install if their packages are missing."""

import sys

from escapade.extras import MissingExtra, requires

try:
    with requires("server", "The server"):
        from escapade.server.cli import app
except MissingExtra as missing:
    sys.exit(f"escapade: {missing}")

app(prog_name="python -m escapade.server")

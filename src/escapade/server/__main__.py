"""`python -m escapade.server`: the server's commands."""

from escapade.server.cli import app

app(prog_name="python -m escapade.server")

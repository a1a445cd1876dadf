"""Lets `python -m escapade` do what `escapade` does."""

from escapade.cli import app

app(prog_name="escapade")

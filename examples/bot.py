"""A bot for Escapade in forty lines: takes an open seat at a table and plays whatever is legal, in any game.

    pip install 'escapade[client]'
    python bot.py http://127.0.0.1:8000 TABLE

With ESCAPADE_TOKEN in the environment it plays as you; without, as a guest. With a token it may be stopped and started
again at any time: it finds its seat, and a move it has sent already is not played twice.
"""

import os
import sys

from escapade.client import Client, Turn


def play(server: str, table: str) -> None:
    """Sit down, unless there is a seat of ours already, and play until the game is over."""
    token = os.environ.get("ESCAPADE_TOKEN", "")
    with Client(server, token) as client:
        if not token:
            client.become_guest("Forty Lines")
        if not client.table(table)["yours"]:
            client.sit(table)
        for turn in client.turns(table):
            client.play(turn, choose(turn))


def choose(turn: Turn) -> str:
    """Choose any move. This is the place for something better: `turn.view` is what the seat sees."""
    return turn.suggest("random")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("python bot.py SERVER TABLE: the address of the server, and what follows /t/ in the table's")
    play(*sys.argv[1:])

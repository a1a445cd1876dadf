"""How many bytes a move tells a player who draws: whole pictures, and what changed in them.

python -m bench.told [--moves 300]

Games of four between players who choose at random, by fixed seeds. Bytes are counted, no time is measured: the
result is the same on every machine.
"""

from __future__ import annotations

import argparse
import random
import sys

from escapade.games import GAMES
from escapade.server.tables.audience import Audience, Watching
from escapade.server.tables.byte_cache import ByteCache
from escapade.server.tables.header import Header
from escapade.server.tables.table import Table

SEATS = 4


class Listener:
    """A player's page that counts what it is told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.trips: list[float] = []
        self.speaks = True
        self.told = 0

    def send(self, message: bytes) -> None:
        """Count a message."""
        self.told += len(message)


def bytes_a_move(game: str, moves: int, watching: Watching) -> float:
    """Play one game after the other; return the bytes a move tells one player."""
    luck, played, told = random.Random(game), 0, 0  # noqa: S311 - for moves
    while played < moves:
        table, audience = dealt(game, luck.getrandbits(32)), Audience(ByteCache(0))
        players = [Listener(f"{seat}") for seat in range(SEATS)]
        for player in players:
            audience.add(player, watching)
        while not table.playing().over and played < moves:
            seat = luck.choice(table.to_act())
            view = table.playing().view(seat)
            action = table.game.write_action(view, luck.choice(view.legal(seat)))
            entry = table.play(seat, action, table.version)
            table.apply(entry, table.version)
            audience.send_update(table, entry)
            played += 1
        told += sum(player.told for player in players)
    return told / played / SEATS


def dealt(game: str, seed: int) -> Table:
    """Seat four people and deal."""
    rules = GAMES[game]
    options = rules.check({}, SEATS)
    header = Header(
        game=game, options=options, id="a" * 16, rules=rules.rules, players=SEATS, host="0", seed=f"{seed}",
        salt="salt", created=0,
    )  # fmt: skip
    table = Table(header)
    for seat in range(SEATS):
        table.apply(table.sit(f"{seat}", f"Player {seat}", seat), 0)
    table.apply(table.start("0"), 0)
    return table


def main() -> None:
    """Count and print a table."""
    options = argparse.ArgumentParser(prog="python -m bench.told", description=__doc__)
    options.add_argument("--moves", type=int, default=300)
    moves = options.parse_args().moves
    sys.stdout.write("| game | text | whole pictures | changes | changes : whole |\n|---|---:|---:|---:|---:|\n")
    for game in GAMES:
        text, whole, changes = (
            bytes_a_move(game, moves, how)
            for how in (Watching(draw=False), Watching(draw=True), Watching(draw=True, changes=True))
        )
        sys.stdout.write(f"| {game} | {text:,.0f} | {whole:,.0f} | {changes:,.0f} | {changes / whole:.2f} |\n")


if __name__ == "__main__":
    main()

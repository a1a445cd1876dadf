"""Tell every golden game anew from its own moves; or let bots play a new one.

python -m tests.playthroughs
python -m tests.playthroughs NAME GAME SEED PLAYERS [option=value …]
"""

from __future__ import annotations

import sys

from escapade.bots import Greedy
from escapade.engine import Luck, seeded
from escapade.match import Match
from tests.playthroughs.telling import FILES, FOLDER, Playthrough, read, tell
from tests.tables import decide

NAMES = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo"]
LONGEST = 400
WHIM = 4  # one decision in so many is of any kind, so that a game shows more than the shortest way


def retell() -> None:
    """Write every file anew."""
    for file in FILES:
        file.write_text(tell(read(file.read_text(encoding="utf-8"))), encoding="utf-8")


def invent(title: str, game: str, seed: str, players: int, options: dict[str, str]) -> Playthrough:
    """Let bots play a game."""
    match = Match(game, players, options, seed=seed, names=NAMES[:players])
    luck = seeded(f"bots {seed}")
    moves: list[tuple[str, str]] = []
    while not match.over and len(moves) < LONGEST:
        seat, move = choose(match, luck)
        match.play(move, seat)
        moves.append((match.names[seat], move))
    return Playthrough(title, game, match.names, options, seed, moves)


def choose(match: Match, luck: Luck) -> tuple[int, str]:
    """Choose what looks best, or on a whim anything."""
    seat, action = decide(match.state, luck)
    if luck.below(WHIM):
        action = Greedy().choose(match.game, match.view(seat), seat, luck)
    return seat, match.game.write_action(match.state, action)


if __name__ == "__main__":
    if sys.argv[1:]:
        name, game, seed, players, *words = sys.argv[1:]
        story = invent(name, game, seed, int(players), dict(word.split("=") for word in words))
        (FOLDER / f"{name}.txt").write_text(tell(story), encoding="utf-8")
    else:
        retell()

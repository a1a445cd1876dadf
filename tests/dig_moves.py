"""Moves of Dig as the page gets them: `python -m tests.dig_moves` writes web/tests/dig-moves.json for its tests."""

from __future__ import annotations

from pathlib import Path

import msgspec

from escapade.engine import seeded
from escapade.games.dig import DIG

TARGET = Path(__file__).parent.parent / "web/tests/dig-moves.json"
OTHERS = "recreation:-:background=fence;showers:pick:background=miner"
POSITIONS = {
    "trade": "players=recreation:knife,scissors,broom-handle,drugs,snitch,guards-keys,lucky-charm:"
    f"background=smuggler,cigarettes=9;{OTHERS}",
    "weapons": f"players=recreation:knife,broken-bottle,bicycle-chain,spoon:background=getaway-driver;{OTHERS}",
    "con": f"players=cell-block:spoon,pick:background=con-artist;{OTHERS}",
    "handyman": "players=cafeteria:broom-handle,scissors,toothbrush:background=handyman,gang=brotherhood3;"
    f"{OTHERS} moment=start",
    "team": "teams=yes michel=michel players=cell-block:spoon,rosary,lucky-charm,gold-chain:"
    "gang=crew1,background=burglar;block-b:-;cell-block:knife:gang=crew2;block-b:-",
}


def written() -> str:
    """Return the legal moves of the first player in each position, as they travel but for their effects and notes."""
    return "{\n" + ",\n".join(f'"{name}": [\n{moves(position)}\n]' for name, position in POSITIONS.items()) + "\n}\n"


def moves(position: str) -> str:
    """Write the moves of one position, a line each."""
    view = DIG.view(DIG.read_position(position, seeded(1)), 0)
    found = [DIG.drawing.describe(view, 0, action) for action in view.legal(0)]
    short = [msgspec.structs.replace(move, effects=[], notes=[]) for move in found]
    return ",\n".join(msgspec.json.encode(move).decode() for move in short)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")

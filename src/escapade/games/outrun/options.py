"""What players agree on before a game of Outrun; the defaults are what the rulebook offers for a first game."""

from __future__ import annotations

from typing import Final

from escapade.options import Disagreement, Option, Preset, chosen

SEATS: Final = (2, 3, 4, 5, 6)

MONSTERS: Final = ("vampire", "bear", "zombie", "dragon")
MODES: Final = ("together", "apart", "relaxed")

OPTIONS: Final = (
    Option("monster", MONSTERS, "vampire", "Who is after you: each monster has its own way with interference cards."),
    Option("boards", ("1", "2", "3"), "2", "How many room boards lie in a row: 9, 18 or 27 rooms to run through."),
    Option("mode", MODES, "together", "All run at once; each when ready, against a stopwatch; or at once in no hurry."),
)
PRESETS: Final = (
    Preset("vampire", 3, {}),
    Preset("bear", 3, {"monster": "bear"}),
    Preset("zombie", 3, {"monster": "zombie"}),
    Preset("dragon", 3, {"monster": "dragon"}),
    Preset("practice", 2, {"mode": "apart", "boards": "3"}),
)


class Options:
    """A checked agreement for one table."""

    def __init__(self, values: dict[str, str], players: int) -> None:
        """Check names and values; any of them goes with any other."""
        if players not in SEATS:
            raise Disagreement(
                "option-players", "O0.1", "Outrun is for {least} to {most} players, not {players}",
                least=SEATS[0], most=SEATS[-1], players=players,
            )  # fmt: skip
        self.values: Final = chosen(OPTIONS, values)
        self.players: Final = players
        self.monster: Final = self.values["monster"]
        self.boards: Final = int(self.values["boards"])
        self.mode: Final = self.values["mode"]

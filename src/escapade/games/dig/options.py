"""What players agree on before a game of Dig Your Way Out; every default leaves the base game alone."""

from __future__ import annotations

from typing import Final

from escapade.options import YES_NO, Disagreement, Option, chosen

SEATS: Final = (2, 3, 4, 5, 6)
TEAM_SEATS: Final = (4, 6)

OPTIONS: Final = (
    Option("michel", ("no", "michel", "michelle"), "no", "Michel or Michelle roams the prison and extorts people."),
    Option("teams", YES_NO, "no", "Two teams of 2 or 3, each with a block and a tunnel of its own."),
    Option("values", ("usual", "rival"), "usual", "Spoon, Pick, Shovel are worth 1, 2, 3 or, rival reading, 1, 3, 4."),
    Option("first", ("random", "1", "2", "3", "4", "5", "6"), "random", "Which seat begins."),
)  # fmt: skip


class Options:
    """A checked agreement for one table."""

    def __init__(self, values: dict[str, str], players: int) -> None:
        """Check names and values, then what goes together."""
        if players not in SEATS:
            raise Disagreement(
                "option-players", "D0", "Dig Your Way Out is for {least} to {most} players, not {players}",
                least=SEATS[0], most=SEATS[-1], players=players,
            )  # fmt: skip
        self.values: Final = chosen(OPTIONS, values)
        self.players: Final = players
        self.michel: Final = self.values["michel"] != "no"
        self.teams: Final = self.values["teams"] == "yes"
        self.reading: Final = self.values["values"]
        self.first: Final = None if self.values["first"] == "random" else int(self.values["first"]) - 1
        self.check()

    def check(self) -> None:
        """Say in a sentence what does not go together."""
        if self.teams and self.players not in TEAM_SEATS:
            raise Disagreement(
                "dig-option-teams", "D7.1", "teams=yes needs 4 or 6 players, not {players}", players=self.players
            )
        if self.first is not None and self.first >= self.players:
            raise Disagreement(
                "option-first", "D0.4", "first={first} names no seat: there are {players} players",
                first=self.first + 1, players=self.players,
            )  # fmt: skip

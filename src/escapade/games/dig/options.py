"""The options of Dig Your Way Out; the defaults are the base game."""

from __future__ import annotations

from typing import Final

from escapade.options import PLAYERS, RULES, YES_NO, Disagreement, Option, Preset, chosen, without_rules

SEATS: Final = (2, 3, 4, 5, 6)
_TEAM_SEATS: Final = (4, 6)
_FOR_TEAMS: Final = {PLAYERS: tuple(str(seats) for seats in _TEAM_SEATS)}

OPTIONS: Final = (
    Option("michel", ("no", "michel", "michelle"), "no", "Michel or Michelle roams the prison and extorts people."),
    Option("teams", YES_NO, "no", "Two teams of 2 or 3, each with a block and a tunnel of its own.", _FOR_TEAMS),
    Option("values", ("usual", "rival"), "usual", "Spoon, Pick, Shovel are worth 1, 2, 3 or, rival reading, 1, 3, 4."),
    Option("first", ("random", "1", "2", "3", "4", "5", "6"), "random", "Which seat begins."),
)  # fmt: skip
PRESETS: Final = (
    Preset("quick", 2, {}, bots=True),
    Preset("base", 3, {}),
    Preset("michel", 2, {"michel": "michel"}),
    Preset("teams", 4, {"teams": "yes"}),
    Preset("everything", 6, {"michel": "michelle", "teams": "yes"}),
)
# Earlier versions of the rules that games are still played by, each with what options that came later were then.
EARLIER: Final[dict[str, dict[str, str]]] = {"dig-1": {}}


class Options:
    """The checked options of one table."""

    def __init__(self, values: dict[str, str], players: int, rules: str = "") -> None:
        """Check names and values, then what goes together; `rules` is an earlier version of the rules, if not ''."""
        if players not in SEATS:
            raise Disagreement(
                "option-players", "D0", "Dig Your Way Out is for {least} to {most} players, not {players}",
                least=SEATS[0], most=SEATS[-1], players=players,
            )  # fmt: skip
        self.values: Final = chosen(OPTIONS, values) | ({RULES: rules} if rules else {})
        self.players: Final = players
        self.michel: Final = self.values["michel"] != "no"
        self.teams: Final = self.values["teams"] == "yes"
        self.reading: Final = self.values["values"]
        self.first: Final = None if self.values["first"] == "random" else int(self.values["first"]) - 1
        self.reveal_ends_start: Final = rules != "dig-1"  # D12.8: of a Background that says "your turn"
        self.check()

    def check(self) -> None:
        """Raise Disagreement if options do not go together."""
        if self.teams and self.players not in _TEAM_SEATS:
            raise Disagreement(
                "dig-option-teams", "D7.1", "teams=yes needs 4 or 6 players, not {players}", players=self.players
            )
        if self.first is not None and self.first >= self.players:
            raise Disagreement(
                "option-first", "D0.4", "first={first} names no seat: there are {players} players",
                first=self.first + 1, players=self.players,
            )  # fmt: skip


def agreed_options(values: dict[str, str], players: int) -> Options:
    """Check options, which may name an earlier version of the rules."""
    options, rules = without_rules(values, EARLIER)
    return Options(options, players, rules)

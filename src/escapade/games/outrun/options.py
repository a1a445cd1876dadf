"""The options of Outrun; the defaults are what the rulebook suggests for a first game."""

from __future__ import annotations

from typing import Final

from escapade.options import PLAYERS, RULES, YES_NO, Disagreement, Option, Preset, chosen, without_rules

SEATS: Final = (2, 3, 4, 5, 6)

MONSTERS: Final = ("vampire", "bear", "zombie", "dragon")
MODES: Final = ("together", "apart", "relaxed")

OPTIONS: Final = (
    Option("monster", MONSTERS, "vampire", "Who is after you: each monster has its own way with interference cards."),
    Option("boards", ("1", "2", "3"), "2", "How many room boards lie in a row: 9, 18 or 27 rooms to run through."),
    Option("mode", MODES, "together", "All run at once; each when ready, against a stopwatch; or at once in no hurry."),
    Option(
        "infection", ("every", "sign"), "every", "Zombie: all infected infect a neighbour, or only on the sign.",
        {"monster": ("zombie",)},
    ),
    Option(
        "covers", YES_NO, "yes", "With fewer than six players, cover some places of the monster board.",
        {PLAYERS: ("2", "3", "4", "5")},
    ),
    Option("limits", YES_NO, "yes", "Runs are late after 20 s for the last one, 90 s in any case; or never."),
    Option("first", ("random", "1", "2", "3", "4", "5", "6"), "random", "Which seat turns up the first path."),
)  # fmt: skip
# Earlier versions of the rules that games are still played by, each with what options that came later were then.
EARLIER: Final[dict[str, dict[str, str]]] = {
    "outrun-1": {"infection": "sign", "covers": "yes", "limits": "yes", "first": "random"},
}
PRESETS: Final = (
    Preset("quick", 2, {"boards": "1"}, bots=True),
    Preset("vampire", 3, {}),
    Preset("bear", 3, {"monster": "bear"}),
    Preset("zombie", 3, {"monster": "zombie"}),
    Preset("dragon", 3, {"monster": "dragon"}),
    Preset("practice", 2, {"mode": "apart", "boards": "3"}),
)


class Options:
    """The checked options of one table."""

    def __init__(self, values: dict[str, str], players: int, rules: str = "") -> None:
        """Check names and values; any of them goes with any other. `rules` is an earlier version of them, if not ''."""
        if players not in SEATS:
            raise Disagreement(
                "option-players", "O0.1", "Outrun is for {least} to {most} players, not {players}",
                least=SEATS[0], most=SEATS[-1], players=players,
            )  # fmt: skip
        self.values: Final = chosen(OPTIONS, values) | ({RULES: rules} if rules else {})
        self.players: Final = players
        self.monster: Final = self.values["monster"]
        self.boards: Final = int(self.values["boards"])
        self.mode: Final = self.values["mode"]
        self.every_infected: Final = self.values["infection"] == "every"
        self.covers: Final = self.values["covers"] == "yes"
        self.limits: Final = self.values["limits"] == "yes"
        self.first: Final = None if self.values["first"] == "random" else int(self.values["first"]) - 1
        self.two_places: Final = rules == "outrun-1"  # O0.6: what two players found open; today there are three
        if self.first is not None and self.first >= players:
            raise Disagreement(
                "option-first", "O1.1", "first={first} names no seat: there are {players} players",
                first=self.first + 1, players=players,
            )  # fmt: skip


def agreed_options(values: dict[str, str], players: int) -> Options:
    """Check options, which may name an earlier version of the rules."""
    options, rules = without_rules(values, EARLIER)
    return Options(options, players, rules)

"""What players agree on before a game of Cartagena; every default leaves the first edition's game alone."""

from __future__ import annotations

from typing import Final

from escapade.game import YES_NO, Disagreement, Option, chosen

SEATS: Final = (2, 3, 4, 5)
CARD_MODES: Final = ("jamaica", "tortuga", "hispaniola")
STAGES: Final = ("cartagena", "tortuga", "crossing")
SHORTEST_CROSSING: Final = 6  # tiles: three on each shore

OPTIONS: Final = (
    Option("edition", ("classic", "escape"), "classic", "The first edition, or The Great Escape with its own symbols."),
    Option("cards", CARD_MODES, "jamaica", "Hidden hands; open hands and an open row; hidden hands and an open row."),
    Option("stage", STAGES, "cartagena", "From the cell to the boat, from the boat to the hideout, or all the way."),
    Option("tiles", ("4", "6", "8"), "6", "How long the path is: a short, a usual or a long game."),
    Option("pirates", ("4", "5", "6"), "6", "How many pirates each player brings home; fewer make it faster."),
    Option("morgan", YES_NO, "no", "Captain Morgan: push others' pirates forward and draw cards for it."),
    Option("limit", YES_NO, "no", "Card limit: a grey card costs everybody else what they hold over seven."),
    Option("tricks", YES_NO, "no", "The pirate's play: use a card's object, pair sabres, open chests."),
    Option("boat_retreat", ("edition", *YES_NO), "edition", "May pirates go back from the boat? Usual in classic."),
    Option("first", ("random", "1", "2", "3", "4", "5"), "random", "Which seat begins."),
)  # fmt: skip

CLASSIC_ONLY: Final = {
    "stage": "C0",
    "tiles": "C0.1",
    "pirates": "C0",
    "morgan": "C7.1",
    "limit": "C8.1",
    "tricks": "C9.1",
}


class Options:
    """A checked agreement for one table."""

    def __init__(self, values: dict[str, str], players: int) -> None:
        """Check names and values, then what goes together."""
        if players not in SEATS:
            raise Disagreement(
                "option-players", "C0", "Cartagena is for {least} to {most} players, not {players}",
                least=SEATS[0], most=SEATS[-1], players=players,
            )  # fmt: skip
        self.values: Final = chosen(OPTIONS, values)
        self.players: Final = players
        self.edition: Final = self.values["edition"]
        self.cards: Final = self.values["cards"]
        self.stage: Final = self.values["stage"]
        self.tiles: Final = int(self.values["tiles"])
        self.pirates: Final = int(self.values["pirates"])
        self.morgan: Final = self.values["morgan"] == "yes"
        self.limit: Final = self.values["limit"] == "yes"
        self.tricks: Final = self.values["tricks"] == "yes"
        self.boat_retreat: Final = self.goes_back()
        self.first: Final = None if self.values["first"] == "random" else int(self.values["first"]) - 1
        self.check()

    def goes_back(self) -> bool:
        """Tell whether pirates may go back from the boat: what the table says, else the edition."""
        asked = self.values["boat_retreat"]
        return self.edition == "classic" if asked == "edition" else asked == "yes"

    def check(self) -> None:
        """Say in a sentence what does not go together."""
        if self.edition == "classic":
            for name, rule in CLASSIC_ONLY.items():
                default = next(option.default for option in OPTIONS if option.name == name)
                if self.values[name] != default:
                    raise Disagreement(
                        "option-escape-only", rule,
                        "{name}={value} needs edition=escape; the first edition has none of it",
                        name=name, value=self.values[name],
                    )  # fmt: skip
        elif self.cards != "jamaica":
            raise Disagreement(
                "option-classic-only", "C4.1",
                "cards={cards} needs edition=classic; The Great Escape is played with hidden hands", cards=self.cards,
            )  # fmt: skip
        if self.stage == "crossing" and self.tiles < SHORTEST_CROSSING:
            raise Disagreement(
                "option-short-crossing", "C6.0",
                "tiles={tiles} is too short for stage=crossing, which takes 6 (3 + 3) or 8 (4 + 4)", tiles=self.tiles,
            )  # fmt: skip
        if self.boat_retreat and self.stage != "cartagena":
            raise Disagreement(
                "option-boat-retreat", "C3.6",
                "boat_retreat=yes needs stage=cartagena: in stage={stage} the boat is not the goal", stage=self.stage,
            )  # fmt: skip
        if self.first is not None and self.first >= self.players:
            raise Disagreement(
                "option-first", "C0.4", "first={first} names no seat: there are {players} players",
                first=self.first + 1, players=self.players,
            )  # fmt: skip

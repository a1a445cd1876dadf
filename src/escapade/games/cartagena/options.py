"""The options of Cartagena; the defaults are the first edition's game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.cartagena.variants.crossing import CROSSING
from escapade.games.cartagena.variants.limit import CARD_LIMIT
from escapade.games.cartagena.variants.morgan import MORGAN
from escapade.games.cartagena.variants.tricks import TRICKS
from escapade.options import RULES, YES_NO, Disagreement, Option, Preset, chosen, without_rules

if TYPE_CHECKING:
    from escapade.games.cartagena.rulebook import Variant

SEATS: Final = (2, 3, 4, 5)
_CARD_MODES: Final = ("jamaica", "tortuga", "hispaniola")
_STAGES: Final = ("cartagena", "tortuga", "crossing")
# Tiles on each shore of the crossing, by the value of the option (C6.0).
SHORES: Final[dict[str, tuple[int, int]]] = {"6": (3, 3), "3+4": (3, 4), "4+3": (4, 3), "8": (4, 4)}


class EscapeOption(Option):
    """An option of The Great Escape only."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, says: str, rule: str) -> None:
        super().__init__(name, values, default, says, {"edition": ("escape",)})
        self.rule: Final = rule


OPTIONS: Final = (
    Option("edition", ("classic", "escape"), "classic", "The first edition, or The Great Escape with its own symbols."),
    Option(
        "cards", _CARD_MODES, "jamaica", "Hidden hands; open hands and an open row; hidden hands and an open row.",
        {"edition": ("classic",)},
    ),
    EscapeOption(
        "stage", _STAGES, "cartagena", "From the cell to the boat, from the boat to the hideout, or all the way.", "C0"
    ),
    EscapeOption(
        "tiles", ("4", "6", "3+4", "4+3", "8"), "6",
        "How long the path is: a short, a usual or a long game; tunnel and jungle may differ in the crossing.", "C0.1",
    ),
    EscapeOption("pirates", ("4", "5", "6"), "6", "How many pirates each player has; fewer make it faster.", "C0"),
    EscapeOption("morgan", YES_NO, "no", "Captain Morgan: push others' pirates forward and draw cards for it.", "C7.1"),
    EscapeOption("limit", YES_NO, "no", "Card limit: a grey card costs all others what they hold over seven.", "C8.1"),
    EscapeOption("tricks", YES_NO, "no", "The pirate's play: use a card's object, pair sabres, open chests.", "C9.1"),
    Option(
        "boat_retreat", ("edition", *YES_NO), "edition", "May pirates go back from the boat? Usual in classic.",
        {"stage": ("cartagena",)},
    ),
    Option("first", ("random", "1", "2", "3", "4", "5"), "random", "Which seat begins."),
)  # fmt: skip
# Earlier versions of the rules that games are still played by, each with what options that came later were then.
EARLIER: Final[dict[str, dict[str, str]]] = {"cartagena-1": {}}
_ALL_ON: Final = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}
PRESETS: Final = (
    Preset("quick", 2, {}, bots=True),
    Preset("jamaica", 3, {}),
    Preset("tortuga", 3, {"cards": "tortuga"}),
    Preset("escape", 3, {"edition": "escape"}),
    Preset("everything", 3, _ALL_ON),
)
# In the order of the codes of their moves, which records name: a new one comes last.
VARIANTS: Final[tuple[Variant, ...]] = (MORGAN, CROSSING, CARD_LIMIT, TRICKS)


class Options:
    """The checked options of one table."""

    def __init__(self, values: dict[str, str], players: int, rules: str = "") -> None:
        """Check names and values, then what goes together; `rules` is an earlier version of the rules, if not ''."""
        if players not in SEATS:
            raise Disagreement(
                "option-players", "C0", "Cartagena is for {least} to {most} players, not {players}",
                least=SEATS[0], most=SEATS[-1], players=players,
            )  # fmt: skip
        self.values: Final = chosen(OPTIONS, values) | ({RULES: rules} if rules else {})
        self.players: Final = players
        self.edition: Final = self.values["edition"]
        self.cards: Final = self.values["cards"]
        self.stage: Final = self.values["stage"]
        self.tiles: Final = self.values["tiles"]
        self.pirates: Final = int(self.values["pirates"])
        self.boat_retreat: Final = self._goes_back()
        self.first: Final = None if self.values["first"] == "random" else int(self.values["first"]) - 1
        self.flees_to_beginning: Final = rules != "cartagena-1"  # C9.8: of a jungle without a way out of it
        self.check()

    def variants(self) -> list[Variant]:
        """List the variants in play, in the order of the options."""
        return [
            one for name in self.values for one in VARIANTS if one.option == name and one.value == self.values[name]
        ]

    def _goes_back(self) -> bool:
        """Whether pirates may retreat from the boat: by the option, else by the edition."""
        asked = self.values["boat_retreat"]
        return self.edition == "classic" if asked == "edition" else asked == "yes"

    def check(self) -> None:
        """Raise Disagreement if options do not go together."""
        if self.edition == "classic":
            for option in OPTIONS:
                if isinstance(option, EscapeOption) and self.values[option.name] != option.default:
                    raise Disagreement(
                        "cartagena-option-escape-only", option.rule,
                        "{name}={value} needs edition=escape; the first edition has none of it",
                        name=option.name, value=self.values[option.name],
                    )  # fmt: skip
        elif self.cards != "jamaica":
            raise Disagreement(
                "cartagena-option-classic-only", "C4.1",
                "{name}={value} needs edition=classic; The Great Escape is played with hidden hands",
                name="cards", value=self.cards,
            )  # fmt: skip
        if self.stage == "crossing" and self.tiles not in SHORES:
            raise Disagreement(
                "cartagena-option-short-crossing", "C6.0",
                "tiles={tiles} is too short for stage=crossing, which takes 6 (3 + 3), 3+4, 4+3 or 8 (4 + 4)",
                tiles=self.tiles,
            )  # fmt: skip
        if self.stage != "crossing" and not self.tiles.isdigit():
            raise Disagreement(
                "cartagena-option-one-shore", "C6.0",
                "tiles={tiles} needs stage=crossing: any other path has one shore", tiles=self.tiles,
            )  # fmt: skip
        if self.boat_retreat and self.stage != "cartagena":
            raise Disagreement(
                "cartagena-option-boat-retreat", "C3.6",
                "boat_retreat=yes needs stage=cartagena: in {name}={value} the boat is not the goal",
                name="stage", value=self.stage,
            )  # fmt: skip
        if self.first is not None and self.first >= self.players:
            raise Disagreement(
                "option-first", "C0.4", "first={first} names no seat: there are {players} players",
                first=self.first + 1, players=self.players,
            )  # fmt: skip


def agreed_options(values: dict[str, str], players: int) -> Options:
    """Check options, which may name an earlier version of the rules."""
    options, rules = without_rules(values, EARLIER)
    return Options(options, players, rules)

"""Cards in a hand: thirty-eight kinds, and piles of them, known or hidden."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# The four face-up stacks on the board.
SPOON: Final = 0
KNIFE: Final = 1
_PICK: Final = 2
_SHOVEL: Final = 3
STACKS: Final = 4

# The Search cards.
_FIRST_ACCESSORY: Final = 4
_FIRST_MATERIAL: Final = 16
_FIRST_WEAPON: Final = 21
ACCESSORIES: Final = range(_FIRST_ACCESSORY, _FIRST_MATERIAL)
MATERIALS: Final = range(_FIRST_MATERIAL, _FIRST_WEAPON)
_OTHER_WEAPONS: Final = range(_FIRST_WEAPON, 25)
CARE_PACKAGE: Final = 25
CHEAP_SHOT: Final = 26
CELL_TOSS: Final = 27
SNITCH: Final = 28
GUARDS_KEYS: Final = 29
PICKPOCKET: Final = 30
FIRST_AID_KIT: Final = 31
RIOT: Final = 32
ACTION_CARDS: Final = range(25, 33)
RARITIES: Final = range(33, 38)

KINDS: Final = 38
FACE_DOWN: Final = 38  # a card whose kind is not known here
NO_CARD: Final = 39

KEYS: Final = [  # as notation writes them
    "spoon", "knife", "pick", "shovel",
    "lucky-charm", "gold-chain", "signet-ring", "rosary", "needle-and-ink", "bandana",
    "leather-gloves", "steel-toe-boots", "silk-shirt", "prayer-beads", "sunglasses", "knit-cap",
    "broom-handle", "scissors", "frying-pan", "toothbrush", "razor-blade",
    "soap-in-a-sock", "bicycle-chain", "broken-bottle", "brass-knuckles",
    "care-package", "cheap-shot", "cell-toss", "snitch", "guards-keys", "pickpocket", "first-aid-kit", "riot",
    "drugs", "mobile-phone", "gold-watch", "magazine", "whisky-flask",
]  # fmt: skip

TOOLS: Final[list[int]] = [SPOON, _PICK, _SHOVEL]  # tools, the cheapest first
TOOL_AT: Final = {tool: at for at, tool in enumerate(TOOLS)}
WEAPONS: Final[list[int]] = [KNIFE, *_OTHER_WEAPONS]


def is_weapon(card: i64) -> bool:
    """Whether a card can be played in a fight."""
    return card == KNIFE or _FIRST_WEAPON <= card < CARE_PACKAGE


def is_tool(card: i64) -> bool:
    """Whether a card digs."""
    return card in TOOLS


@mypyc_attr(acyclic=True)
class Pile:
    """Unordered cards: how many of each kind are known, and how many more are hidden."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.known: i64 = 0
        self.hidden: i64 = 0  # negative in a view that knows more cards than there are: some have left unseen

    def size(self) -> i64:
        """Count the cards, known or not."""
        return self.known + self.hidden

    def number(self, card: i64) -> i64:
        """Count the cards known to be of a kind."""
        return self.counts[card]

    def accessories(self) -> i64:
        """Count the known accessories."""
        return self._number_in(_FIRST_ACCESSORY, _FIRST_MATERIAL)

    def action_cards(self) -> i64:
        """Count the known Action cards."""
        return self._number_in(CARE_PACKAGE, RIOT + 1)

    def weapons(self) -> i64:
        """Count the known Weapons."""
        return self.counts[KNIFE] + self._number_in(_FIRST_WEAPON, CARE_PACKAGE)

    def _number_in(self, first: i64, end: i64) -> i64:
        """Count the cards known to be of a range of kinds."""
        found: i64 = 0
        for card in range(first, end):
            found += self.counts[card]
        return found

    def add(self, card: i64) -> None:
        """Add a card, hidden if it is not known."""
        if card == FACE_DOWN:
            self.hidden += 1
        else:
            self.counts[card] += 1
            self.known += 1

    def put(self, card: i64, n: i64) -> None:
        """Add several known cards of a kind, or remove them."""
        self.counts[card] += n
        self.known += n

    def remove(self, card: i64) -> None:
        """Take a known card out."""
        self.counts[card] -= 1
        self.known -= 1

    def pick(self, n: i64) -> i64:
        """Return the n-th known card, counted from 0 in the order of kinds."""
        card: i64 = 0
        while n >= self.counts[card]:
            n -= self.counts[card]
            card += 1
        return card

    def pour(self, other: Pile) -> None:
        """Move all known cards of another pile here."""
        for card in range(i64(KINDS)):
            self.counts[card] += other.counts[card]
            other.counts[card] = 0
        self.known += other.known
        other.known = 0

    def listed(self) -> list[int]:
        """List the known cards in the order of kinds."""
        out: list[int] = []
        for card in range(KINDS):
            out += [card] * int(self.counts[card])
        return out

    def become(self, cards: list[int]) -> None:
        """Hold exactly these known cards."""
        self.counts = vec[i64]([0] * KINDS)
        self.known = 0
        self.hidden = 0
        for card in cards:
            self.add(card)

    def copy_from(self, other: Pile) -> None:
        self.counts = other.counts[:]
        self.known = other.known
        self.hidden = other.hidden

"""The inputs: each is made from nothing but its number, so that any of them can be made again."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from escapade.games import GAMES
from tests.fuzz import seeds
from tests.fuzz.mutations import mutated

SEED = 15  # of all luck here
SOURCES = {
    "position": seeds.positions,
    "action": seeds.actions,
    "record": seeds.records,
    "ruling": seeds.rulings,
    "options": seeds.options,
    "data": seeds.data,
}
WEIGHTS = {"position": 60, "action": 16, "record": 8, "ruling": 4, "options": 6, "data": 6}  # of 100 inputs


@dataclass(frozen=True)
class Case:
    """One input for one reader of one game."""

    number: int
    kind: str
    game: str
    text: str


def case(number: int) -> Case:
    """Make the input with this number."""
    luck = Random(f"{SEED} {number}")
    kind = luck.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    game = luck.choice(list(GAMES))
    texts = SOURCES[kind](game)
    return Case(number, kind, game, mutated(luck.choice(texts), texts, luck))

"""Corrections that are just possible, with what the table then has, and corrections that are just not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from escapade.games.cartagena import board as cartagena
from escapade.games.dig import board as dig
from escapade.games.outrun import board as outrun
from escapade.toml_lines import write_toml
from tests.bad_boxes import DEAL, PATHS, RECIPE, TUNNEL, paths, tunnel

if TYPE_CHECKING:
    from collections.abc import Callable

assert isinstance(TUNNEL, list)
assert isinstance(PATHS, list)
PRINTED: Final[dict[str, Callable[[dict[str, object]], Any]]] = {  # Any: each game has parts of its own
    "cartagena": lambda data: cartagena.printed("escape", data),
    "outrun": outrun.printed,
    "dig": dig.printed,
}
MICHELS: Final = ["blank", "knife+spoon", "knife+pick", "knife+shovel", "knife+pick+shovel"]
ALIKE: Final[list[object]] = ["pistol parrot hook sabre bomb chest"] * 8
IN_ORDER: Final = [[0, 1, 2, 3, 4, 5]] * 8
THREE_PARTS: Final = RECIPE.replace('"scissors"', '"scissors", "toothbrush", "razor-blade"').replace("= 2", "= 9")
DEAREST: Final = DEAL.replace("price = 2", "price = 30").replace("number = 1", "number = 9")
GANGS: Final = list(dig.GANGS)
EVERYTHING: Final = '[michel]\nblank = 0\n"knife+spoon+pick+shovel" = 31\n'

# The game, the file, a part of the box as the table has it, and what it is.
POSSIBLE: Final[list[tuple[str, str, Callable[[Any], object], object]]] = [
    ("cartagena", tunnel(ALIKE), lambda box: (box.tunnel, len(box.jungle)), (IN_ORDER, 8)),
    ("cartagena", write_toml({"jungle": ALIKE}), lambda box: box.jungle, IN_ORDER),
    ("cartagena", tunnel(ALIKE), lambda box: sorted(box.reconstructed), ["jungle", "tokens"]),
    ("cartagena", "[tokens]\nsnake = 8\none = 0\n", lambda box: box.tokens, [0, 0, 0, 0, 8]),
    ("cartagena", "[tokens]\nempty = 8\n", lambda box: sorted(box.reconstructed), ["jungle", "tunnel"]),
    ("outrun", "rooms = 1\n", lambda box: box.rooms, 1),
    ("outrun", "rooms = 99\n", lambda box: ("rooms" in box.reconstructed, box.rooms), (False, 99)),
    ("outrun", paths(["A*", *PATHS[1:]]), lambda box: (box.paths[0].symbols, box.paths[0].antidote), ("A", True)),
    ("outrun", paths(["A*", *PATHS[1:]]), lambda box: {"paths", "cards"} & set(box.reconstructed), {"cards"}),
    ("outrun", "[cards]\nsmall = [4, 4, 4]\n", lambda box: as_listed(box.copies[18]), (4, 4, 4)),
    ("outrun", "[cards]\nsmall = [0, 0, 0]\nboost = [8, 0, 0]\n", lambda box: as_listed(box.copies[20]), (8, 0, 0)),
    ("outrun", "[bear]\nnumbers = [0, 1, 2, 3, 4, 99]\n", lambda box: box.monsters["bear"].numbers[6], 99),
    ("outrun", "[bear]\nwounded = [0, 6]\n", lambda box: box.monsters["bear"].signs["wounded"], 0b1000001),
    ("outrun", write_toml({"bear": {"open": {str(n): list(range(1, n + 1)) for n in range(2, 7)}}}),
     lambda box: (box.monsters["bear"].open[2], box.monsters["bear"].open[5]), ([2, 1], [5, 4, 3, 2, 1])),
    ("dig", "[areas.showers]\nsearch = 9\n", lambda box: (box.search[4], box.crafts), (9, 0b1110)),
    ("dig", "[areas.showers]\nsearch = 0\ncraft = true\n", lambda box: (box.search[4], box.crafts), (0, 0b11110)),
    ("dig", '[die]\n1 = ["showers", "cell-block"]\n', lambda box: (box.ways[0], box.die[0]), ([4, 0], 0b10001)),
    ("dig", "[tunnel]\n2 = 99\n3 = 1\n", lambda box: (box.tunnel["2"], box.tunnel["3"]), (99, 1)),
    ("dig", "[tunnel]\n2 = 3\n", lambda box: {"tunnel", "die"} & set(box.reconstructed), {"die"}),
    ("dig", "[values.rival]\nspoon = 9\npick = 0\n", lambda box: list(box.values["rival"]), [9, 0, 0, 4]),
    ("dig", "[stacks.knife]\ncount = 60\nsigns = 9\n", lambda box: (box.counts[1], box.signs[1]), (60, 9)),
    ("dig", "[stacks.knife]\ncount = 0\nsigns = 0\n", lambda box: (box.counts[1], box.signs[1]), (0, 0)),
    ("dig", '[search.bandana]\ngangs = ["mafia"]\n', lambda box: (9 in box.accessories[1], box.accessories[4]),
     (False, [6, 9, 10, 12, 14])),
    ("dig", f"[search.bandana]\ngangs = {GANGS}\n", lambda box: [9 in cards for cards in box.accessories], [True] * 6),
    ("dig", RECIPE * 8, lambda box: len(box.recipes), 8),
    ("dig", THREE_PARTS, lambda box: (box.recipes[0].parts, box.recipes[0].number), ([17, 19, 20], 9)),
    ("dig", RECIPE.replace("= 2", "= 1"), lambda box: (box.recipes[0].make, box.recipes[0].number), (1, 1)),
    ("dig", RECIPE.replace("knife", "shovel"), lambda box: (box.recipes[0].make, box.recipes[0].number), (3, 2)),
    ("dig", DEAL * 8, lambda box: len(box.deals), 8),
    ("dig", DEAREST, lambda box: (box.deals[0].price, box.deals[0].take, box.deals[0].number), (30, 1, 9)),
    ("dig", DEAL.replace("price = 2", "price = 1"), lambda box: (box.deals[0].price, box.deals[0].number), (1, 1)),
    ("dig", EVERYTHING, lambda box: (box.michel & 31, box.michel >> 40), (0, 31)),
    ("dig", write_toml({"michel": dict.fromkeys(MICHELS, 0) | {"blank": 1}}), lambda box: box.michel, 1),
    ("dig", "[michel]\nblank = 31\n", lambda box: box.michel & 31, 31),
    ("dig", "[limits]\nhand = 30\naccessories = 4\n", lambda box: (box.hand_limit, box.dues), (30, 4)),
    ("dig", "[limits]\nhand = 1\naccessories = 1\n", lambda box: (box.hand_limit, box.dues), (1, 1)),
]  # fmt: skip
# The game, the file, and the code of what is wrong.
IMPOSSIBLE: Final[list[tuple[str, str, str]]] = [
    ("cartagena", "tunnel = [1, 2, 3, 4, 5, 6, 7, 8]\n", "tile-list"),
    ("cartagena", write_toml({"jungle": TUNNEL[1:]}), "tiles"),
    ("cartagena", "[tokens]\n", "table"),
    ("cartagena", "[tokens]\none = 9\n", "token"),
    ("cartagena", "[tokens]\none = -1\ntwo = 8\nthree = 1\n", "token"),
    ("cartagena", '[tokens]\none = "8"\n', "token"),
    ("outrun", paths(["", *PATHS[1:]]), "path"),
    ("outrun", paths(["*", *PATHS[1:]]), "path"),
    ("outrun", paths([*PATHS[:47], PATHS[0]]), "paths"),
    ("outrun", paths([*PATHS, "AB"]), "paths"),
    ("outrun", "[cards]\nsmall = [4, 2]\n", "copies"),
    ("outrun", "[cards]\nsmall = [4, 0, 5]\n", "copies"),
    ("outrun", "[cards]\nsmall = [49, 0, 0]\n", "number"),
    ("outrun", "[cards]\nsmall = [3, 0, 0]\n", "cards"),
    ("outrun", "[bear]\nwounded = [-1]\n", "sign"),
    ("outrun", "[bear]\nwounded = [true]\n", "sign"),
    ("outrun", "[bear]\nnumbers = [0, 1, 1, 1, 2, 100]\n", "number"),
    ("outrun", "[bear]\nnumbers = [-1, 1, 1, 1, 2, 2]\n", "number"),
    ("outrun", "[bear.open]\n2 = [0, 1, 6]\n", "open"),
    ("outrun", "[bear.open]\n2 = [1, 1]\n", "open"),
    ("dig", "reconstructed = {}\n", "not-correctable"),
    ("dig", "tunnel = 3\n", "table"),
    ("dig", "[areas]\nshowers = 3\n", "table"),
    ("dig", "[areas.showers]\nsearch = -1\n", "number"),
    ("dig", "[areas.showers]\nsearch = true\n", "number"),
    ("dig", '[die]\n1 = ["showers", "infirmary", "recreation"]\n', "die"),
    ("dig", '[die]\n1 = ["showers", "solitary"]\n', "die"),
    ("dig", "[tunnel]\n2 = 100\n", "number"),
    ("dig", "[tunnel]\n7 = 10\n", "not-in-table"),
    ("dig", "[values.usual]\npick = 10\n", "number"),
    ("dig", "[stacks.knife]\ncount = -1\n", "number"),
    ("dig", "[stacks.knife]\nsigns = 10\n", "number"),
    ("dig", "[stacks.knife]\nsigns = -1\n", "number"),
    ("dig", "recipes = 1\n", "entries"),
    ("dig", RECIPE * 9, "entries"),
    ("dig", RECIPE.replace('"scissors"', ""), "recipe"),
    ("dig", RECIPE.replace('["scissors"]', '"scissors"'), "recipe"),
    ("dig", RECIPE.replace('"scissors"', '"scissors", "scissors"'), "recipe"),
    ("dig", THREE_PARTS.replace('"scissors"', '"scissors", "frying-pan"'), "recipe"),
    ("dig", RECIPE.replace("= 2", "= 10"), "number"),
    ("dig", RECIPE.replace("= 2", "= 0"), "number"),
    ("dig", RECIPE.replace("knife", "lucky-charm"), "from-stack"),
    ("dig", DEAL * 9, "entries"),
    ("dig", DEAL.replace("price = 2", "price = 0"), "number"),
    ("dig", DEAL.replace("number = 1", "number = 0"), "number"),
    ("dig", DEAL.replace("number = 1", "number = 10"), "number"),
    ("dig", '[michel]\n"knife" = 2\n', "michel"),
    ("dig", '[michel]\n"knife+drugs" = 2\n', "michel"),
    ("dig", "[michel]\nblank = 32\n", "number"),
    ("dig", "[michel]\nblank = -1\n", "number"),
    ("dig", '[michel]\n"knife+spoon" = 20\n"knife+spoon+spoon" = 12\n', "michels"),
    ("dig", write_toml({"michel": dict.fromkeys(MICHELS, 0)}), "michels"),
    ("dig", "[limits]\nhand = 31\n", "number"),
    ("dig", "[limits]\nhand = 0\n", "number"),
    ("dig", "[limits]\naccessories = 0\n", "number"),
]  # fmt: skip


def as_listed(copies: outrun.Copies) -> tuple[int, int, int]:
    return copies.all, copies.vampire, copies.zombie

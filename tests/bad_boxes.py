"""Invalid corrections: the game, the file, the wrong line, and the error message."""

from __future__ import annotations

from typing import Final

from escapade.games import GAMES
from escapade.toml_lines import write_toml

TUNNEL: Final = GAMES["cartagena"].correctable()["tunnel"]
PATHS: Final = GAMES["outrun"].correctable()["paths"]
assert isinstance(TUNNEL, list)
assert isinstance(PATHS, list)


def tunnel(tiles: list[object]) -> str:
    return write_toml({"tunnel": tiles})


def paths(cards: list[object]) -> str:
    return write_toml({"paths": cards})


RECIPE: Final = '[[recipes]]\nfrom = ["scissors"]\nmake = "knife"\nnumber = 2\n'
DEAL: Final = '[[deals]]\nprice = 2\ntake = "knife"\nnumber = 1\n'

BAD_BOXES: Final[list[tuple[str, str, int, str, str]]] = [
    # any game
    ("cartagena", "", 1, "empty", "nothing is corrected here"),
    ("cartagena", "# only a comment\n", 1, "empty", "nothing is corrected here"),
    ("outrun", "rooms = 9\nrooms 9\n", 2, "toml", "this is not TOML: Expected '='"),
    ("outrun", 'rooms = 9\npaths = ["ABC"\n', 3, "toml", "this is not TOML"),
    ("dig", f"# {'x' * 20_000}\n", 1, "long", "a box has at most 20000 characters"),
    ("dig", f"[tunnel]\n2 = {'9' * 5000}\n", 1, "toml", "a number is too long"),
    ("dig", f"recipes = {'[' * 5000}{']' * 5000}\n", 1, "deep", "nested too deeply"),
    # Cartagena
    ("cartagena", "# my box\ncards = 17\n", 2, "not-correctable", "what can: tunnel, jungle, tokens"),
    ("cartagena", "tunnel = 3\n", 1, "tile-list", "'tunnel' must be a list of tiles"),
    ("cartagena", tunnel(TUNNEL[1:7]) + "[tokens]\none = 8\n", 1, "tiles", "has 8 tunnel tiles, not 6 (C0)"),
    ("cartagena", tunnel([*TUNNEL[:3], "chest hook bomb parrot sabre sabre", *TUNNEL[4:]]), 5, "tile", "must show"),
    ("cartagena", tunnel(["chest hook", *TUNNEL[1:]]), 2, "tile", "the tunnel tile 'chest hook' must show each of"),
    ("cartagena", "\n\ntokens = 8\n", 3, "table", "'tokens' must be a table"),
    ("cartagena", "[tokens]\none = 2\nfour = 6\n", 3, "token", "kinds: empty, one, two, three, snake (C9.9)"),
    ("cartagena", "[tokens]\none = 2\ntwo = true\n", 3, "token", "'two = True' is not a number of chest tokens"),
    ("cartagena", "[tokens]\none = 2\ntwo = 2\n", 1, "tokens", "there are 8 chest tokens, not 4 (C9.1)"),
    # Outrun
    ("outrun", "rooms = 0\n", 1, "rooms", "a room board has 1 room or more, not 0 (O0.3)"),
    ("outrun", "rooms = 100\n", 1, "number", "should be a number from 0 to 99, not 100"),
    ("outrun", 'rooms = "nine"\n', 1, "form", "must be written like this: rooms = 9"),
    ("outrun", 'symbols = ["run", "jump"]\n', 1, "symbols", "there are 8 symbols, not 2 (O0.1)"),
    ("outrun", 'symbols = [\n"a", "b", "c", "d",\n"e", "f", "g", 7]\n', 3, "text", "should be a text in quotes, not 7"),
    ("outrun", paths(["ABX", *PATHS[1:]]), 2, "path", "the path 'ABX' must be made of the symbols A to H (O0.4)"),
    ("outrun", paths([*PATHS[:47], "ABCA*"]), 49, "path-twice", "the path 'ABCA*' shows a symbol twice"),
    ("outrun", paths(PATHS[1:]), 1, "paths", "there are 48 path cards, all different; here are 47 (O0.4)"),
    ("outrun", "[cards]\nboots = [4, 0, 0]\n", 2, "card", "'boots' is not an interference card"),
    ("outrun", "[cards]\nsmall = [4, 2, 0]\nboost = [4, 5, 0]\n", 3, "copies", "must say how many cards there are"),
    ("outrun", "[cards]\nboost = [5, 0, 0]\n", 1, "cards", "there are 48 interference cards, not 49 (O0.5)"),
    ("outrun", "[bear]\nnumbers = [1, 2, 3]\n", 2, "places", "the bear board has 6 places with numbers"),
    ("outrun", "[zombie]\n\nbiohazard = [0, 7]\n", 3, "sign", "the zombie board has no place 7"),
    ("outrun", "[bear]\nteeth = [1]\n", 2, "not-on-board", "'teeth' is not on the bear board; what is: numbers"),
    ("outrun", "[bear.open]\n2 = [1, 6]\n", 1, "open", "3 places or more of 1 to 6 open to 3 players (O0.6)"),
    # Dig Your Way Out
    ("dig", "[gangs]\ncartel = 4\n", 1, "not-correctable", "'gangs' cannot be corrected"),
    ("dig", "[areas]\nkitchen = { search = 1, craft = true }\n", 2, "not-in-table", "'kitchen' is nothing of [areas]"),
    ("dig", "# mine\n\nareas = 3\n", 3, "table", "'areas' is a table of a data file"),
    ("dig", "[areas.showers]\nsearch = 10\n", 2, "number", "'search' of areas.showers is a number from 0 to 9"),
    ("dig", "[areas]\nshowers = { craft = 1 }\n", 2, "true-or-false", "'craft' of areas is true or false, not '1'"),
    ("dig", '[die]\n1 = ["showers", "infirmary"]\n2 = ["showers", "showers"]\n', 3, "die", "number 2 of the die"),
    ("dig", "[tunnel]\n2 = 12\n3 = 0\n", 3, "number", "'3' of tunnel is a number from 1 to 99, not '0'"),
    ("dig", "[values.usual]\npick = -1\n", 2, "number", "'pick' of values.usual is a number from 0 to 9"),
    ("dig", "[stacks.knife]\ncount = 61\n", 2, "number", "'count' of stacks.knife is a number from 0 to 60, not '61'"),
    ("dig", "[search.scissors]\ncount = 7\n", 1, "search", "there are 77 Search cards in the box, not 78 (D0.3)"),
    ("dig", '[search.bandana]\ngangs = ["crew", "nuns"]\n', 2, "gangs", "the gangs of bandana are some of cartel"),
    ("dig", "recipes = []\n", 1, "entries", "there are 1 to 8 recipes, each beginning with [[recipes]]"),
    ("dig", RECIPE + RECIPE.replace("scissors", "drugs"), 6, "recipe", "1 to 3 different materials, not '['drugs']'"),
    ("dig", RECIPE + RECIPE.replace("number", "numbers"), 8, "not-in-table", "'numbers' is nothing of [recipes.1]"),
    ("dig", DEAL.replace("knife", "kniffe"), 3, "card", "'kniffe' of a deal is not a card"),
    ("dig", DEAL + DEAL.replace("knife", "scissors"), 7, "from-stack", "a deal gives one of spoon, knife"),
    ("dig", DEAL + "\n" + DEAL.replace("2", "31"), 7, "number", "'price' of a deal is a number from 1 to 30, not '31'"),
    ("dig", '[michel]\n"spoon+knife" = 2\n', 2, "michel", "'spoon+knife' is not a Michel card"),
    ("dig", "[limits]\nhand = 10\naccessories = 5\n", 3, "number", "'accessories' of limits is a number from 1 to 4"),
]

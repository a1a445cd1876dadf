"""The printed parts: areas, the die, stacks, cards, recipes and deals; an owner of the box may correct them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.games.data import DataError, Path, a_table, not_correctable, not_in_table, texts
from escapade.games.dig.bits import bit
from escapade.games.dig.cards import ACCESSORIES, FACE_DOWN, KEYS, KINDS, MATERIALS, STACKS, TOOLS

CELL_BLOCK: Final = 0  # in teams: block A
CAFETERIA: Final = 1
RECREATION: Final = 2
INFIRMARY: Final = 3
SHOWERS: Final = 4
SOLITARY: Final = 5
BLOCK_B: Final = 6
NOWHERE: Final = 7  # Michel(le)'s area in a game without them

AREA_KEYS: Final = ["cell-block", "cafeteria", "recreation", "infirmary", "showers", "solitary", "block-b"]

GANGS: Final = ["cartel", "bikers", "triad", "crew", "mafia", "brotherhood"]
SEARCH_CARDS: Final = 77
_MOST_RECIPES: Final = 8
_MOST_PARTS: Final = 3  # materials of one recipe
_MOST_DEALS: Final = 8
MOST_OF_A_KIND: Final = 60
SIDES: Final = 6  # of the die
_WAYS: Final = 2  # areas each of them leads to

# A Michel card is blank, or a Knife with some of three tools: 1 + the bits of those tools.
BLANK: Final = 0
MICHEL_KINDS: Final = 9
MICHEL_WIDTH: Final = 5  # bits for the number of one kind of Michel card
MOST_MICHELS: Final = 31

_FIELDS: Final = {"recipes": ("from", "make", "number"), "deals": ("price", "take", "number")}
OURS: Final = "reconstructed"  # what cannot be corrected
Data = dict[str, object]  # a table of a data file, whatever a player wrote


@mypyc_attr(acyclic=True)
class Recipe:
    """What is crafted out of what."""

    def __init__(self, parts: list[int], make: i64, number: i64) -> None:
        self.parts: Final = parts
        self.make: Final = make
        self.number: Final = number


@mypyc_attr(acyclic=True)
class Deal:
    """What is bought for how many cigarettes."""

    def __init__(self, price: i64, take: i64, number: i64) -> None:
        self.price: Final = price
        self.take: Final = take
        self.number: Final = number


class Printed:
    """The parts of the box, read from its data file and checked."""

    def __init__(self, data: Data, corrections: Data | None = None) -> None:
        self.corrections: Final = corrections
        self.reconstructed: Final = cast("dict[str, str]", data["reconstructed"])
        self.search: Final = vec[i64](
            [_number(area, "search", ("areas", key), 0, 9) for key, area in zip(AREA_KEYS, _areas(data), strict=True)]
        )
        self.crafts: Final[i64] = sum(1 << at for at, area in enumerate(_areas(data)) if _crafts(area, AREA_KEYS[at]))
        self.ways: Final = [_leads_to(_table(data, "die"), side + 1) for side in range(SIDES)]  # in the order named
        self.die: Final = vec[i64]([sum(1 << area for area in ways) for ways in self.ways])
        self.tunnel: Final = {
            key: _number(_table(data, "tunnel"), key, ("tunnel",), 1, 99) for key in _table(data, "tunnel")
        }
        self.values: Final = {key: _values(data, key) for key in ("usual", "rival")}
        self.counts: Final = vec[i64]([_number(card, "count", path, 0, MOST_OF_A_KIND) for path, card in _cards(data)])
        self.signs: Final = vec[i64]([_number(card, "signs", path, 0, 9) for path, card in _cards(data)])
        self.accessories: Final = [_accessories(data, gang) for gang in GANGS]
        self.recipes: Final = [_recipe(entry, at) for at, entry in enumerate(_entries(data, "recipes", _MOST_RECIPES))]
        self.deals: Final = [_deal(entry, at) for at, entry in enumerate(_entries(data, "deals", _MOST_DEALS))]
        self.michel: Final[i64] = _michel_cards(_table(data, "michel"))
        self.hand_limit: Final[i64] = _number(_table(data, "limits"), "hand", ("limits",), 1, 30)
        self.dues: Final[i64] = _number(_table(data, "limits"), "accessories", ("limits",), 1, 4)
        found = sum(self.counts[card] for card in range(STACKS, KINDS))
        if found != SEARCH_CARDS:
            raise DataError(
                ("search",), "search", "D0.3", "there are {right} Search cards in the box, not {found}",
                right=SEARCH_CARDS, found=found,
            )  # fmt: skip


def _table(data: Data, *path: str) -> Data:
    """Find a table of the file, or one in another."""
    found: object = data
    for at, key in enumerate(path):
        found = found[key] if isinstance(found, dict) else None
        if not isinstance(found, dict):
            says = "'{key}' is a table of a data file: [{key}] with lines below it"
            raise DataError(path[: at + 1], "table", "", says, key=key)
    return cast("Data", found)


def _number(data: Data, key: str, where: Path, least: int, most: int) -> int:
    """Read a number between two others; `where` is the path of its table."""
    found = data.get(key)
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        says = "'{key}' of {where} is a number from {least} to {most}, not '{found}'"
        raise DataError(
            (*where, key), "number", "", says, key=key, where=_told(where), least=least, most=most, found=found
        )
    return found


def _told(where: Path) -> str:
    """Return the name of a table in a sentence."""
    return {"recipes": "a recipe", "deals": "a deal"}.get(where[0], ".".join(where))


def _card(word: object, where: Path) -> int:
    if word not in KEYS:
        says = "'{found}' of {where} is not a card; cards: {known}"
        raise DataError(where, "card", "", says, found=word, where=_told(where), known=", ".join(KEYS))
    return KEYS.index(str(word))


def _areas(data: Data) -> list[Data]:
    """List the areas in their order; block B is a Cell block."""
    found = [_table(data, "areas", key) for key in AREA_KEYS[:BLOCK_B]]
    return [*found, found[CELL_BLOCK]]


def _crafts(area: Data, key: str) -> bool:
    """Read whether one may Craft in an area."""
    allowed = area.get("craft")
    if not isinstance(allowed, bool):
        says = "'craft' of areas is true or false, not '{found}'"
        raise DataError(("areas", key, "craft"), "true-or-false", "D3.6", says, key="craft", found=allowed)
    return allowed


def _leads_to(die: Data, side: int) -> list[int]:
    """Read the two areas that a number of the die leads to."""
    words = die[str(side)]
    areas = texts(words, f"die.{side}")
    if len(areas) != _WAYS or len(set(areas)) != _WAYS or not set(areas) <= set(AREA_KEYS[:SOLITARY]):
        raise DataError(
            ("die", str(side)), "die", "D3.2", "number {side} of the die leads to two of {known}",
            side=side, known=", ".join(AREA_KEYS[:SOLITARY]),
        )  # fmt: skip
    return [AREA_KEYS.index(area) for area in areas]


def _values(data: Data, key: str) -> vec[i64]:
    """Read the points of each tool in the tunnel, in the order of cards."""
    reading = _table(data, "values", key)
    points = [0] * STACKS
    for tool in TOOLS:
        points[tool] = _number(reading, KEYS[tool], ("values", key), 0, 9)
    return vec[i64](points)


def _cards(data: Data) -> list[tuple[Path, Data]]:
    """List all cards in order with their data."""
    stacks = _table(data, "stacks")
    paths: list[Path] = [("stacks" if key in stacks else "search", key) for key in KEYS]
    return [(path, _table(data, *path)) for path in paths]


def _accessories(data: Data, gang: str) -> list[int]:
    found: list[int] = []
    for kind in ACCESSORIES:
        gangs = texts(_table(data, "search", KEYS[kind]).get("gangs", []), f"search.{KEYS[kind]}.gangs")
        if not set(gangs) <= set(GANGS):
            says = "the gangs of {key} are some of {known}, in brackets"
            path = ("search", KEYS[kind], "gangs")
            raise DataError(path, "gangs", "", says, key=KEYS[kind], known=", ".join(GANGS))
        if gang in gangs:
            found.append(kind)
    return found


def _entries(data: Data, key: str, most: int) -> list[Data]:
    """List recipes or deals."""
    found = data[key]
    if not isinstance(found, list) or not 0 < len(found) <= most:
        says = "there are 1 to {most} {key}, each beginning with [[{key}]]"
        raise DataError((key,), "entries", "", says, key=key, most=most)
    return [_an_entry(entry, key, at) for at, entry in enumerate(found)]


def _an_entry(entry: object, key: str, at: int) -> Data:
    """Read the lines of one recipe or deal."""
    known = _FIELDS[key]
    found = a_table(entry, key)
    unknown = [field for field in found if field not in known]
    if unknown:
        raise not_in_table((key, str(at), unknown[0]), known)
    return found


def _recipe(entry: Data, at: int) -> Recipe:
    where = ("recipes", str(at))
    words = entry.get("from")
    parts = [_card(word, (*where, "from")) for word in words] if isinstance(words, list) else []
    if not 0 < len(set(parts)) == len(parts) <= _MOST_PARTS or not set(parts) <= set(MATERIALS):
        says = "a recipe is made from 1 to {most} different materials, not '{found}'"
        raise DataError((*where, "from"), "recipe", "D3.6", says, most=_MOST_PARTS, found=words)
    return Recipe(parts, _from_stack(entry.get("make"), (*where, "make")), _number(entry, "number", where, 1, 9))


def _deal(entry: Data, at: int) -> Deal:
    where = ("deals", str(at))
    return Deal(
        _number(entry, "price", where, 1, 30),
        _from_stack(entry.get("take"), (*where, "take")),
        _number(entry, "number", where, 1, 9),
    )


def _from_stack(word: object, where: Path) -> int:
    """Read the name of a card of a face-up stack."""
    found = _card(word, where)
    if found >= STACKS:
        says = "{where} gives one of {known}, not '{found}'"
        raise DataError(
            where, "from-stack", "D0.1", says, where=_told(where), known=", ".join(KEYS[:STACKS]), found=word
        )
    return found


def _michel_cards(data: Data) -> int:
    """Read how many Michel cards of each kind there are, packed into one number."""
    counts = [0] * MICHEL_KINDS
    for word in data:
        counts[michel_kind(word)] += _number(data, word, ("michel",), 0, MOST_MICHELS)
    if not 0 < max(counts) <= MOST_MICHELS:
        says = "there are Michel cards, at most {most} of a kind"
        raise DataError(("michel",), "michels", "D6.1", says, most=MOST_MICHELS)
    return sum(n << (MICHEL_WIDTH * kind) for kind, n in enumerate(counts))


def michel_kind(word: str) -> int:
    """Read a Michel card: 'blank' or 'knife+spoon'."""
    if word == "blank":
        return BLANK
    knife, *tools = word.split("+")
    if knife != "knife" or not tools or not set(tools) <= {KEYS[tool] for tool in TOOLS}:
        says = "'{key}' is not a Michel card: it is blank, or knife+spoon, knife+pick+shovel and so on"
        raise DataError(("michel", word), "michel", "D6.5", says, key=word)
    return 1 + sum(1 << at for at, tool in enumerate(TOOLS) if KEYS[tool] in tools)


def michel_word(kind: i64) -> str:
    """Write a Michel card."""
    if kind == FACE_DOWN:
        return "?"
    if kind == BLANK:
        return "blank"
    return "+".join(["knife", *[KEYS[tool] for at, tool in enumerate(TOOLS) if bit(at) & (kind - 1)]])


_SHIPPED: Final[list[Printed]] = []  # cache of our data file


def printed(corrections: Data | None = None) -> Printed:
    """Return the parts of the box, with corrections by an owner applied."""
    if corrections:
        return Printed(_corrected(corrections), corrections)
    if not _SHIPPED:
        _SHIPPED.append(Printed(data_file()))
    return _SHIPPED[0]


def data_file() -> Data:
    """Read our data file."""
    return tomllib.loads(files("escapade.games.dig").joinpath("data/blackgate.toml").read_text(encoding="utf-8"))


def _corrected(corrections: Data) -> Data:
    """Apply corrections to our data; corrected data no longer count as reconstructed."""
    data = data_file()
    notes = _table(data, "reconstructed")
    for key, value in corrections.items():
        if key not in data or key == OURS:
            raise not_correctable(key, [name for name in data if name != OURS])
        data[key] = _laid_over(data[key], value, (key,))
        notes.pop(key, None)
    return data


def _laid_over(ours: object, theirs: object, where: Path) -> object:
    """Apply corrections to a part: tables key by key, anything else as a whole."""
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return theirs
    out: Data = dict(ours)
    for key, value in theirs.items():
        if key not in ours and where != ("michel",):
            raise not_in_table((*where, key), ours)
        out[key] = _laid_over(ours.get(key), value, (*where, key))
    return out

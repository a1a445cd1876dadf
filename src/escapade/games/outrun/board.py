"""The printed parts: path cards, interference cards, monster boards; and the boards of one table."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, cast

from mypy_extensions import i64

from escapade.games.data import DataError, a_list, a_number, a_table, not_correctable, texts
from escapade.games.data import numbers as data_numbers
from escapade.games.outrun.cards import KINDS, MOVEMENT, WORDS, bit
from escapade.games.outrun.codes import PLACES
from escapade.games.outrun.options import SEATS
from escapade.reading import BadNotation, shortened

PATHS: Final = 48
CARDS: Final = 48
_MOST_ROOMS: Final = 99  # on a board
ZERO: Final = 0  # the +0 area, as a place
_EVERY_PLACE: Final = [6, 5, 4, 3, 2, 1]  # fastest first
SIGNS: Final = ("wounded", "burned", "cards", "biohazard")
_ON_BOARD: Final = ("numbers", "open", *SIGNS)
MONSTERS: Final = ("bear", "vampire", "zombie", "dragon")
CORRECTABLE: Final = ("symbols", "rooms", "paths", "cards", *MONSTERS)


class Path:
    """One path card: its symbols in order, and perhaps the antidote sign."""

    def __init__(self, text: str, at: int) -> None:
        """Read 'EDBFH*' at an index of the list: no symbol twice, because each player has one card of each."""
        self.symbols: Final = text.removesuffix("*")
        self.antidote: Final = text.endswith("*")
        if not self.symbols or any(symbol not in MOVEMENT for symbol in self.symbols):
            raise DataError(
                ("paths", str(at)), "path", "O0.4", "the path '{found}' must be made of the symbols A to H", found=text
            )
        if len(set(self.symbols)) < len(self.symbols):
            raise DataError(
                ("paths", str(at)), "path-twice", "O0.4",
                "the path '{found}' shows a symbol twice, but each player has only one card of each", found=text,
            )  # fmt: skip


class Copies:
    """How many cards of one kind there are, and how many of them have a monster's sign."""

    def __init__(self, word: str, numbers: list[int]) -> None:
        """Read '[3, 1, 2]': all, with the vampire sign, with the zombie sign."""
        if len(numbers) != 3 or max(numbers) > numbers[0]:  # noqa: PLR2004 - all, vampire, zombie
            raise DataError(
                ("cards", word), "copies", "O0.5",
                "'{key} = {found}' must say how many cards there are, then how many of these have "
                "the vampire sign and the zombie sign", key=word, found=numbers,
            )  # fmt: skip
        self.all: Final = numbers[0]
        self.vampire: Final = numbers[1]
        self.zombie: Final = numbers[2]


class MonsterBoard:
    """A monster's board: the numbers of its places, the signs on them, and which are open for how many players."""

    def __init__(self, monster: str, data: dict[str, object]) -> None:
        self.monster: Final = monster
        self.numbers: Final = [0, *_numbers(monster, data)]  # by place; the +0 area first
        self.signs: Final = {sign: _places(monster, sign, data.get(sign, [])) for sign in SIGNS}
        self.open: Final = _open_places(monster, data["open"])
        unknown = [key for key in data if key not in _ON_BOARD]
        if unknown:
            raise DataError(
                (monster, unknown[0]), "not-on-board", "", "'{key}' is not on the {monster} board; what is: {known}",
                key=unknown[0], monster=monster, known=", ".join(_ON_BOARD),
            )  # fmt: skip


def _numbers(monster: str, data: dict[str, object]) -> list[int]:
    """Read the numbers of the six places, slowest first."""
    found = data_numbers(data["numbers"], f"{monster}.numbers", 0, _MOST_ROOMS)
    if len(found) != PLACES:
        raise DataError(
            (monster, "numbers"), "places", "O0.6",
            "the {monster} board has 6 places with numbers from 0 up, not {found}", monster=monster, found=found,
        )  # fmt: skip
    return found


def _places(monster: str, sign: str, found: object) -> i64:
    """Read the places with a sign, as bits."""
    out: i64 = 0
    for at, place in enumerate(a_list(found, f"{monster}.{sign}")):
        if not isinstance(place, int) or isinstance(place, bool) or not ZERO <= place <= PLACES:
            raise DataError(
                (monster, sign, str(at)), "sign", "O0.6",
                "the {monster} board has no place {found} for the sign '{sign}': 1 to 6, 0 for +0",
                monster=monster, found=place, sign=sign,
            )  # fmt: skip
        out |= bit(place)
    return out


def _open_places(monster: str, data: object) -> dict[int, list[int]]:
    """Read which places are open for each number of players; return them fastest first."""
    out: dict[int, list[int]] = {}
    key = f"{monster}.open"
    by_players = a_table(data, key)
    for players in SEATS:
        places = data_numbers(by_players.get(str(players), []), f"{key}.{players}", ZERO, PLACES)
        found = sorted(set(places), reverse=True)
        if len(found) < players or ZERO in found:
            raise DataError(
                (monster, "open", str(players)), "open", "O0.6",
                "the {monster} board needs {players} places or more of 1 to 6 open to {players} players",
                monster=monster, players=players,
            )  # fmt: skip
        out[players] = found
    return out


class Printed:
    """The parts in the box, read from the data file; an owner of the box may correct them."""

    def __init__(self, data: dict[str, object], corrections: dict[str, object] | None = None) -> None:
        """Check what the file says and keep it, and which corrections it holds."""
        self.corrections: Final = corrections
        self.symbols: Final = texts(data["symbols"], "symbols")
        self.rooms: Final = a_number(data["rooms"], "rooms", 0, _MOST_ROOMS)
        self.paths: Final = [Path(text, at) for at, text in enumerate(texts(data["paths"], "paths"))]
        self.copies: Final = _copies(a_table(data["cards"], "cards"))
        self.spares: Final = cast("int", data["spares"])
        self.monsters: Final = {name: MonsterBoard(name, a_table(data[name], name)) for name in MONSTERS}
        self.reconstructed: Final = cast("dict[str, str]", data["reconstructed"])
        self.check()

    def check(self) -> None:
        """Raise ValueError if data are not possible."""
        if len(self.symbols) != len(MOVEMENT):
            raise DataError(
                ("symbols",), "symbols", "O0.1", "there are {right} symbols, not {found}",
                right=len(MOVEMENT), found=len(self.symbols),
            )  # fmt: skip
        if self.rooms < 1:
            raise DataError(
                ("rooms",), "rooms", "O0.3", "a room board has 1 room or more, not {found}", found=self.rooms
            )
        different = {path.symbols for path in self.paths}
        if len(self.paths) != PATHS or len(different) != PATHS:
            raise DataError(
                ("paths",), "paths", "O0.4", "there are {right} path cards, all different; here are {found}",
                right=PATHS, found=len(different),
            )  # fmt: skip

    def find_path(self, symbols: str) -> int:
        """Find a path card by its symbols."""
        for at in range(len(self.paths)):
            if self.paths[at].symbols == symbols:
                return at
        raise BadNotation("impossible", f"no path card shows '{symbols}'", "O0.4")


def _copies(data: dict[str, object]) -> list[Copies]:
    """Read how many cards of each kind there are, in the order of kinds."""
    for word in data:
        if word not in WORDS:
            raise DataError(
                ("cards", word), "card", "", "'{found}' is not an interference card; cards: {known}",
                found=word, known=", ".join(WORDS),
            )  # fmt: skip
    found = [Copies(word, data_numbers(data[word], f"cards.{word}", 0, CARDS)) for word in WORDS]
    total = sum(kind.all for kind in found)
    if total != CARDS:
        raise DataError(
            ("cards",), "cards", "O0.5", "there are {right} interference cards, not {found}", right=CARDS, found=total
        )
    return found


_SHIPPED: Final[dict[bool, Printed]] = {}  # the data file as it is, and as it was, once read
_TWO_PLACES: Final = [1, 6]  # open to two players under the first rules, but for the dragon


def printed(corrections: dict[str, object] | None = None, *, two_places: bool = False) -> Printed:
    """Return the parts, with corrections by an owner of the box applied.

    two_places: as they were when two places were open for two players.
    """
    if corrections:
        return Printed(_corrected(corrections, data_file(two_places=two_places)), corrections)
    if two_places not in _SHIPPED:
        _SHIPPED[two_places] = Printed(data_file(two_places=two_places))
    return _SHIPPED[two_places]


def data_file(*, two_places: bool = False) -> dict[str, object]:
    text = files("escapade.games.outrun").joinpath("data/outrun.toml").read_text(encoding="utf-8")
    data: dict[str, object] = tomllib.loads(text)
    if two_places:
        for monster in ("bear", "vampire", "zombie"):
            board = cast("dict[str, dict[str, object]]", data[monster])
            board["open"]["2"] = _TWO_PLACES
    return data


def _corrected(corrections: dict[str, object], data: dict[str, object]) -> dict[str, object]:
    """Apply corrections to the data; corrected data no longer count as reconstructed."""
    notes = cast("dict[str, str]", data["reconstructed"])
    for key, value in corrections.items():
        if key not in CORRECTABLE:
            raise not_correctable(key, CORRECTABLE)
        usual = data[key]
        if type(value) is not type(usual):
            raise DataError(
                (key,), "form", "", "a correction of '{key}' must be written like this: {key} = {usual}",
                key=key, usual=shortened(repr(usual)),
            )  # fmt: skip
        data[key] = usual | value if isinstance(usual, dict) and isinstance(value, dict) else value
        notes.pop(key, None)
    return data


class Board:
    """The boards of one table."""

    def __init__(self, parts: Printed, monster: str, boards: int, players: int, *, covers: bool = True) -> None:
        """Lay the monster's board, cover places if so agreed, and lay the room boards in a row."""
        self.printed: Final = parts
        self.monster: Final = parts.monsters[monster]
        self.out: Final[i64] = parts.rooms * boards + 1  # the room number that means: out of the last room
        self.open: Final = self.monster.open[players] if covers else _EVERY_PLACE  # fastest first
        self.numbers: Final = self.monster.numbers

    def signed(self, place: i64, sign: str) -> bool:
        """Whether a place carries a sign."""
        return self.monster.signs[sign] & bit(place) != 0

    def path(self, number: i64) -> Path:
        """Find a path card."""
        return self.printed.paths[number]


def all_cards(parts: Printed) -> list[int]:
    """Return the whole deck as the number of each kind: for the bear and the dragon (O0.5)."""
    return [parts.copies[card].all for card in range(KINDS)]


def vampire_cards(parts: Printed) -> list[int]:
    """Return the cards with the vampire sign."""
    return [parts.copies[card].vampire for card in range(KINDS)]


def zombie_cards(parts: Printed) -> list[int]:
    """Return the cards with the zombie sign."""
    return [parts.copies[card].zombie for card in range(KINDS)]

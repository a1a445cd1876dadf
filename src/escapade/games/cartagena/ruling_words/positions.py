"""Sets up positions described in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.cartagena import notation
from escapade.games.cartagena.board import ALL_TOKENS, TOKENS, Board, printed
from escapade.games.cartagena.cards import SYMBOLS, UNKNOWN, write_card
from escapade.games.cartagena.options import Options
from escapade.games.cartagena.ruling_words.speech import (
    NAMES,
    NOTHING,
    read_cards,
    read_number,
    read_place,
    read_places,
    read_seat,
)
from escapade.games.cartagena.setup import NAMES as PLACE_NAMES
from escapade.games.cartagena.state import SHORES, TURN

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Luck
    from escapade.games.cartagena.board import Printed

# Keys of a position besides the table, the number of players and the colours.
POSITION: Final = ("path", "row", "deck", "discards", "boat", "chests", "tokens", "turn", "actions taken")
_CREW: Final = ("at", "hand")
_LONGEST: Final = 48  # spaces of eight tiles


def lay_out(told: dict[str, object], table: dict[str, str], players: int, luck: Luck) -> engine.State:
    """Set up a position: options, pirates, cards, and whose turn it is."""
    options = Options(table, players)
    edition = printed(options.edition)
    path = _read_path(edition, told.get("path"))
    _check_path(path, options.stage)
    board = Board(edition, notation.read_path(edition, path), PLACE_NAMES[options.stage], options.pirates)
    fields = dict(table)
    fields["path"] = path
    fields["crews"] = ";".join(_crew(board, told.get(name), name) for name in NAMES[:players])
    fields.update(_piles(edition, told))
    fields.update(_the_rest(board, told, players))
    _check_box(edition, fields)
    return notation.position(fields, luck)


def _read_path(edition: Printed, told: object) -> str:
    """Read the symbols along the path, with the boat between two shores among them."""
    if isinstance(told, str):
        return _letters(edition, told.split())
    if not isinstance(told, dict):
        raise ValueError("the position has no path; write its symbols tile by tile, '1-6: bottle pistol …'")  # noqa: TRY004 - for somebody who wrote a file
    words: list[str] = []
    for numbers, tile in told.items():
        before = len(words)
        words += str(tile).split()
        _check_numbers(str(numbers), before + 1, len(words))
    return _letters(edition, words)


def _check_path(path: str, stage: str) -> None:
    """Raise an error if a path is too long, or the boat is missing or superfluous."""
    if not 0 < len(path.replace("/", "")) <= _LONGEST:
        raise ValueError(f"a path has up to {_LONGEST} spaces (C0.1)")
    if path.count("/") != (1 if stage == "crossing" else 0):
        raise ValueError("the boat lies once between the two shores of a crossing, and on no other path (C6.1)")


def _check_numbers(told: str, first: int, last: int) -> None:
    """Raise an error if a part of the path is numbered wrongly."""
    right = str(first) if first == last else f"{first}-{last}"
    if told != right:
        raise ValueError(f"the path counts '{told}' where '{right}' comes next")


def _letters(edition: Printed, words: list[str]) -> str:
    """Write symbols as short text, a slash for the boat."""
    return "".join("/" if word == "boat" else _short(edition, word) for word in words)


def _crew(board: Board, told: object, name: str) -> str:
    """Read one crew: its pirates (by default in the start) and its hand (by default empty)."""
    if told is None:
        told = {}
    if not isinstance(told, dict):
        raise ValueError(f"{name} should be told as {{at: …, hand: …}}")  # noqa: TRY004 - for somebody who wrote a file
    for key in told:
        if key not in _CREW:
            raise ValueError(f"{name} has no '{key}'; what can be told: {', '.join(_CREW)}")
    places = read_places(board, str(told.get("at", "")))
    return f"{'.'.join(str(at) for at in places)}:{_short(board.printed, str(told.get('hand', ''))) or '-'}"


def _short(edition: Printed, text: str) -> str:
    """Write cards told in words as short text."""
    return "".join(write_card(edition.letters, card) for card in read_cards(edition.symbols, text))


def _piles(edition: Printed, told: dict[str, object]) -> dict[str, str]:
    """Read row, deck and discards. A given deck has an order, so its cards are placed as if put under it."""
    fields: dict[str, str] = {}
    if "row" in told:
        fields["row"] = _short(edition, str(told["row"]))
    if "discards" in told:
        fields["discards"] = _short(edition, str(told["discards"])) or "-"
    if "deck" in told:
        fields["deck"] = "-"
        fields["under"] = _short(edition, str(told["deck"]))
    return fields


def _check_box(edition: Printed, fields: dict[str, str]) -> None:
    """Raise an error if there are more cards of a kind than in the box, or unknown ones."""
    hands = "".join(crew.partition(":")[2] for crew in fields["crews"].split(";"))
    laid = hands + fields.get("row", "") + fields.get("discards", "") + fields.get("under", "")
    if UNKNOWN in laid:
        raise ValueError("a position tells every card; only what somebody sees has cards face down")
    for card, name in enumerate(edition.symbols * 2):
        box = edition.plain if card < SYMBOLS else edition.grey
        if laid.count(write_card(edition.letters, card)) > box:
            raise ValueError(f"there are more than {box} {'grey ' if card >= SYMBOLS else ''}{name}s on the table (C0)")


def _the_rest(board: Board, told: dict[str, object], players: int) -> dict[str, str]:
    """Read the boat, the chests, and the state of the turn."""
    fields: dict[str, str] = {}
    if "boat" in told:
        fields["boat"] = _shore(str(told["boat"]))
    if "chests" in told:
        fields["chests"] = _spaces(board, str(told["chests"]))
    if "tokens" in told:
        fields["tokens"] = _unseen_tokens(str(told["tokens"]))
    if "turn" in told:
        fields["turn"] = str(_seated(str(told["turn"]), players) + 1)
    if "actions taken" in told:
        fields["taken"] = _actions_taken(str(told["actions taken"]))
    return fields


def _unseen_tokens(text: str) -> str:
    """Read which tokens nobody has seen."""
    kinds = list(TOKENS)
    tokens = read_cards(kinds, text)
    if not 0 < len(tokens) <= ALL_TOKENS:
        raise ValueError(f"there are up to {ALL_TOKENS} chest tokens, not '{text}' (C9.1)")
    return ".".join(kinds[token] for token in tokens)


def _actions_taken(text: str) -> str:
    """Read how many actions have been taken."""
    taken = read_number(text, "'actions taken'")
    if taken >= TURN:
        raise ValueError(f"a turn has {TURN} actions; after '{text}' it would be over (C1.3)")
    return str(taken)


def _spaces(board: Board, text: str) -> str:
    """Read on which spaces chests lie."""
    return (
        ".".join(str(read_place(board, word)) for word in text.replace(",", " ").split() if word not in NOTHING)
        or "none"
    )


def _seated(name: str, players: int) -> int:
    """Read a seat that is taken."""
    seat = read_seat(name)
    if seat >= players:
        raise ValueError(f"it cannot be {name}'s turn: there are {players} players")
    return seat


def _shore(text: str) -> str:
    """Read where the boat lies."""
    if text.lower() not in SHORES:
        raise ValueError(f"the boat lies at Cartagena or at Tortuga, not at '{text}'")
    return text.lower()

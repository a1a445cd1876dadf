"""Positions as players describe them, laid out on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.cartagena import notation
from escapade.games.cartagena.board import TOKENS, Board, printed
from escapade.games.cartagena.options import Options
from escapade.games.cartagena.ruling_words.speech import NAMES, read_cards, read_number, read_places, read_seat
from escapade.games.cartagena.setup import NAMES as PLACE_NAMES

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Luck
    from escapade.games.cartagena.board import Printed

# What a position may say besides the table, the number of players and each colour.
POSITION: Final = ("path", "row", "deck", "discards", "boat", "chests", "tokens", "turn", "actions taken")
CREW: Final = ("at", "hand")


def lay_out(told: dict[str, object], table: dict[str, str], players: int, luck: Luck) -> engine.State:
    """Lay a position out: what is agreed, who is where with which cards, and whose turn it is."""
    options = Options(table, players)
    edition = printed(options.edition)
    path = read_path(edition, told.get("path"))
    board = Board(edition, notation.read_path(edition, path), PLACE_NAMES[options.stage], options.pirates)
    fields = dict(table)
    fields["path"] = path
    fields["crews"] = ";".join(crew(board, told.get(name), name) for name in NAMES[:players])
    fields.update(piles(edition, told))
    fields.update(the_rest(told))
    return notation.position(fields, luck)


def read_path(edition: Printed, told: object) -> str:
    """Read the symbols along the path, with the boat between two shores among them."""
    if isinstance(told, str):
        return letters(edition, told.split())
    if not isinstance(told, dict):
        raise ValueError("the position has no path; write its symbols tile by tile, '1-6: bottle pistol …'")  # noqa: TRY004 - for somebody who wrote a file
    words: list[str] = []
    for numbers, tile in told.items():
        before = len(words)
        words += str(tile).split()
        check_numbers(str(numbers), before + 1, len(words))
    return letters(edition, words)


def check_numbers(told: str, first: int, last: int) -> None:
    """Say so if a stretch of the path is not numbered as it lies."""
    right = str(first) if first == last else f"{first}-{last}"
    if told != right:
        raise ValueError(f"the path counts '{told}' where '{right}' comes next")


def letters(edition: Printed, words: list[str]) -> str:
    """Write symbols as short text, a slash for the boat."""
    return "".join("/" if word == "boat" else short(edition, word) for word in words)


def crew(board: Board, told: object, name: str) -> str:
    """Read one crew: where its pirates are, and its hand; all in the start and no cards unless told."""
    if told is None:
        told = {}
    if not isinstance(told, dict):
        raise ValueError(f"{name} should be told as {{at: …, hand: …}}")  # noqa: TRY004 - for somebody who wrote a file
    for key in told:
        if key not in CREW:
            raise ValueError(f"{name} has no '{key}'; what can be told: {', '.join(CREW)}")
    places = read_places(board, str(told.get("at", "")))
    return f"{'.'.join(str(at) for at in places)}:{short(board.printed, str(told.get('hand', ''))) or '-'}"


def short(edition: Printed, text: str) -> str:
    """Write cards told in words as short text."""
    return "".join(notation.write_card(edition.letters, card) for card in read_cards(edition.symbols, text))


def piles(edition: Printed, told: dict[str, object]) -> dict[str, str]:
    """Read row, deck and discards; a deck that is told comes in that order, so its cards lie as if put under it."""
    fields = {pile: short(edition, str(told[pile])) or "-" for pile in ("row", "discards") if pile in told}
    if fields.get("row") == "-":
        del fields["row"]
    if "deck" in told:
        fields["deck"] = "-"
        fields["under"] = short(edition, str(told["deck"]))
    return fields


def the_rest(told: dict[str, object]) -> dict[str, str]:
    """Read the boat, the chests, and how far the turn has come."""
    fields: dict[str, str] = {}
    if "boat" in told:
        fields["boat"] = shore(str(told["boat"]))
    if "chests" in told:
        fields["chests"] = ".".join(str(told["chests"]).replace(",", " ").split())
    if "tokens" in told:
        kinds = list(TOKENS)
        fields["tokens"] = ".".join(kinds[token] for token in read_cards(kinds, str(told["tokens"])))
    if "turn" in told:
        fields["turn"] = str(read_seat(str(told["turn"])) + 1)
    if "actions taken" in told:
        fields["taken"] = str(read_number(str(told["actions taken"]), "'actions taken'"))
    return fields


def shore(text: str) -> str:
    """Read where the boat lies."""
    if text.lower() not in notation.SHORES:
        raise ValueError(f"the boat lies at Cartagena or at Tortuga, not at '{text}'")
    return text.lower()

"""Sets up positions described in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.dig import notation
from escapade.games.dig.board import AREA_KEYS, BLOCK_B, CELL_BLOCK, GANGS
from escapade.games.dig.cards import FACE_DOWN, KEYS
from escapade.games.dig.ruling_words.speech import NAMES, read_area, read_cards, read_number, read_seat

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Luck

# What a position may say besides the table, the number of players and each of them.
POSITION: Final = (
    "deck", "discards", "stacks", "gangs", "michel", "michel cards", "michel discards", "turn", "actions left",
    "searches", "moment",
)  # fmt: skip
_PLAYER: Final = ("at", "hand", "cigarettes", "beatings", "points", "dug", "gang", "background", "revealed", "shrugged")
_NOTES: Final = ("cigarettes", "beatings", "points", "gang", "background", "revealed", "shrugged")


def lay_out(told: dict[str, object], table: dict[str, str], players: int, luck: Luck) -> engine.State:
    """Set up a position: options, players with their cards, and whose turn it is."""
    fields = dict(table)
    teams = table.get("teams") == "yes"
    fields["players"] = ";".join(_player(told.get(name), name, teams=teams) for name in NAMES[:players])
    for pile in ("deck", "discards"):
        if pile in told:
            fields[pile] = _write_pile(str(told[pile]))
    if "stacks" in told:
        fields["stacks"] = _write_pile(str(told["stacks"]))
    fields.update(_gang_decks(told.get("gangs")))
    fields.update(_michel(told))
    if "turn" in told:
        fields["turn"] = str(read_seat(str(told["turn"])) + 1)
    for name, field in (("actions left", "left"), ("searches", "searches")):
        if name in told:
            fields[field] = str(read_number(str(told[name])))
    fields["moment"] = str(told.get("moment", ""))
    return notation.position(fields, luck)


def _player(told: object, name: str, *, teams: bool) -> str:
    """Write a player in notation, by default at home."""
    words = told if isinstance(told, dict) else {}
    for key in words:
        if key not in _PLAYER:
            raise ValueError(f"'{key}' is nothing to say of {name}; what is: {', '.join(_PLAYER)}")
    home = BLOCK_B if teams and NAMES.index(name) % 2 else CELL_BLOCK
    area = read_area(str(words["at"])) if "at" in words else home
    notes = [
        f"{key}={str(words[key]).replace(' ', '-' if key == 'background' else '')}" for key in _NOTES if key in words
    ]
    if "dug" in words:
        notes.append(f"dug={_write_pile(str(words['dug'])).replace(',', '+')}")
    return ":".join([AREA_KEYS[area], _write_pile(str(words.get("hand", "nothing"))), ",".join(notes)]).rstrip(":")


def _write_pile(text: str) -> str:
    """Write cards as notation."""
    cards = read_cards(text)
    if FACE_DOWN in cards:
        raise ValueError("a position tells every card; only what somebody sees has cards face down")
    return ",".join(f"{KEYS[card]}*{cards.count(card)}" for card in sorted(set(cards))) or "-"


def _gang_decks(told: object) -> dict[str, str]:
    """Write gang decks in notation: the remaining cards, unordered, and those under the deck."""
    if not isinstance(told, dict):
        return {}
    words = []
    for gang, text in told.items():
        if gang not in GANGS:
            raise ValueError(f"'{gang}' is not a gang; gangs: {', '.join(GANGS)}")
        above, _, under = str(text).partition("under")
        cards = "".join(card for card in above if card.isdigit())
        words.append(f"{gang}.{cards}.{len(cards)}.{''.join(card for card in under if card.isdigit())}")
    return {"gangs": ";".join(words)}


def _michel(told: dict[str, object]) -> dict[str, str]:
    """Write where Michel(le) is, and which cards there are."""
    fields: dict[str, str] = {}
    if "michel" in told:
        fields["at"] = AREA_KEYS[read_area(str(told["michel"]))]
    for name, field in (("michel cards", "micheldeck"), ("michel discards", "micheldiscards")):
        if name in told:
            fields[field] = str(told[name]).replace(" ", ",")
    return fields

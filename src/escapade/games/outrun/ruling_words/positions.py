"""Sets up positions described in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import notation
from escapade.games.outrun.board import printed
from escapade.games.outrun.cards import FACE_DOWN, KINDS, WORDS, size
from escapade.games.outrun.ruling_words.speech import NAMES, read_cards, read_seat
from escapade.games.outrun.validity import check

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Luck
    from escapade.games.outrun.state import State

# Keys of a position besides the table, the number of players and the colours.
POSITION: Final = ("path", "step", "turn", "order", "middle", "deck", "discards", "paths left")
_RUNNER: Final = {
    "room": "", "place": "", "in front": "", "hand": "", "infected": "i", "immune": "m", "opened": "o", "right": "r",
}  # fmt: skip
STEPS: Final = {
    "Which way?": "turn",
    "Run!": "run",
    "Faster?": "faster",
    "Special effects": "effects",
    "Interference": "interference",
}


def lay_out(told: dict[str, object], table: dict[str, str], players: int, luck: Luck) -> engine.State:
    """Set up a position: options, players with their cards, and which step waits for whom."""
    fields = dict(table)
    path = str(told.get("path", ""))
    opened = "o" if path and table.get("mode") != "apart" else ""
    fields["runners"] = ";".join(_runner(told.get(name), name, opened) for name in NAMES[:players])
    if path:
        fields["path"] = path.removesuffix("*")
    fields["step"] = _step(str(told.get("step", "Run!" if path else "Which way?")))
    fields["round"] = "0" if fields["step"] == STEPS["Which way?"] else "1"  # the path begins a round
    if "turn" in told:
        fields["seat"] = str(read_seat(str(told["turn"])) + 1)
    order = str(told.get("order", ", ".join(NAMES[:players])))
    fields["order"] = ".".join(str(read_seat(name.strip()) + 1) for name in order.split(","))
    if "middle" in told:
        fields["middle"] = _words(told["middle"])
    s = notation.position(fields, luck, _with_path(path))
    _lay_piles(s, told)
    return s


def _with_path(path: str) -> dict[str, object] | None:
    """Put a path that is not in the box in place of the first one, so that rulings may use any path."""
    cards = [card.symbols + ("*" if card.antidote else "") for card in printed().paths]
    if not path or path in cards:
        return None
    others = [card for card in cards if card.removesuffix("*") != path.removesuffix("*")]
    return {"paths": [path, *others[-len(cards) + 1 :]]}


def _runner(told: object, name: str, opened: str) -> str:
    """Read one player's side, by default in room 1 without cards."""
    if told is None:
        told = {}
    if not isinstance(told, dict):
        raise ValueError(f"{name} should be told as {{room: …, in front: …, hand: …}}")  # noqa: TRY004 - for somebody who wrote a file
    for key in told:
        if key not in _RUNNER:
            raise ValueError(f"{name} has no '{key}'; what can be told: {', '.join(_RUNNER)}")
    place = f"@{told['place']}" if "place" in told else ""
    flags = "".join(letter for key, letter in _RUNNER.items() if letter and told.get(key) == "yes")
    return (
        f"{told.get('room', 1)}{place}{flags}{opened}:{_words(told.get('in front', ''))}:{_words(told.get('hand', ''))}"
    )


def _words(told: object) -> str:
    """Convert cards by name to notation."""
    return ".".join(WORDS[card] for card in _cards_told(told))


def _cards_told(told: object) -> list[int]:
    """Read cards by name, none of them hidden."""
    cards = read_cards(", ".join(str(card) for card in told) if isinstance(told, list) else str(told))
    if FACE_DOWN in cards:
        raise ValueError("a position tells every card; only what somebody sees has cards face down")
    return cards


def _step(told: str) -> str:
    """Read a step of the round by its name."""
    if told not in STEPS:
        raise ValueError(f"'{told}' is no step that waits; steps: {', '.join(STEPS)}")
    return STEPS[told]


def _lay_piles(s: State, told: dict[str, object]) -> None:
    """Set deck and discards; cards not mentioned stay in the deck."""
    if "deck" in told:
        s.deck = _counted(told["deck"])
    if "discards" in told:
        s.discards = _counted(told["discards"])
        if "deck" not in told:
            s.deck = [s.deck[card] - s.discards[card] for card in range(KINDS)]
            if min(s.deck) < 0:
                raise ValueError("there are more cards of a kind on the table than in this monster's deck (O0.5)")
    s.deck_size = size(s.deck)
    if "paths left" in told:
        left = [s.board.printed.find_path(path) for path in str(told["paths left"]).split() if path != "none"]
        s.paths = sum(1 << path for path in set(left))
    check(s)


def _counted(told: object) -> list[int]:
    """Count cards by kind."""
    cards = _cards_told(told)
    return [cards.count(card) for card in range(KINDS)]

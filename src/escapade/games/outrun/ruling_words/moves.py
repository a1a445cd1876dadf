"""Moves in words: a table of phrases with their meaning."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from escapade import lag
from escapade.games.outrun import notation
from escapade.games.outrun.actions import Run
from escapade.games.outrun.cards import WORDS
from escapade.games.outrun.keys import read_keys
from escapade.games.outrun.ruling_words.speech import read_card, read_laid, read_ms, read_seat
from escapade.games.outrun.state import RUN as RUNNING
from escapade.games.outrun.trail import MOST_MS, Trail
from escapade.reading import read_number

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action
    from escapade.games.outrun.state import State

_SIMPLE: Final = {
    "turn up the path": "turn",
    "open the path": "open",
    "be late": "late",
    "call time": "time",
    "keep": "keep",
    "accept": "accept",
    "use the Shield": "shield",
}
_PLACE: Final = re.compile(r"take place (\d)")
_INFECT: Final = re.compile(r"infect (\w+)")
_PLAY: Final = re.compile(r"play (.+) on (\w+)")
_RUN: Final = re.compile(r"run (.*) in (\S+ m?s)(?:, credit (\S+ m?s))?")
_MEASURED: Final = re.compile(r"run (.*), server (\S+ m?s), client (\S+ m?s), round trips ([\d ]+) ms")
_PRESS: Final = re.compile(r"press ([\d ]+) Enter in (\S+ m?s)")


def read_move(state: engine.State, text: str) -> Action:
    """Read a move in words or in notation."""
    s = cast("State", state)
    if text in _SIMPLE:
        return notation.read_action(s, _SIMPLE[text])
    if place := _PLACE.fullmatch(text):
        return notation.read_action(s, f"={place[1]}")
    if infect := _INFECT.fullmatch(text):
        return notation.read_action(s, f"infect>{read_seat(infect[1]) + 1}")
    if play := _PLAY.fullmatch(text):
        return notation.read_action(s, f"{WORDS[read_card(play[1])]}>{read_seat(play[2]) + 1}")
    return _read_run(s, text) or notation.read_action(s, text)


def _read_run(s: State, text: str) -> Action | None:
    """Read a run: with its time and credit, with what both clocks measured, or as keys."""
    if run := _RUN.fullmatch(text):
        return Run(Trail(read_laid(run[1]), read_ms(run[2]), read_ms(run[3]) if run[3] else 0))
    if measured := _MEASURED.fullmatch(text):
        server, client = read_ms(measured[2]), read_ms(measured[3])
        trips = [read_number(trip, "a round trip in ms", 0, MOST_MS) for trip in measured[4].split()]
        credit, ping = lag.credit(server, client, trips), lag.ping(trips)
        return Run(Trail(read_laid(measured[1]), server, credit, ping))
    if press := _PRESS.fullmatch(text):
        cards = s.binding(s.to_act()[0]) if s.step == RUNNING and s.to_act() else 0
        return Run(Trail(read_keys(press[1], cards), read_ms(press[2])))
    return None

"""A table of Outrun as plain text and as SVG, for users of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade import svg
from escapade.games.outrun import names as naming
from escapade.games.outrun.cards import listed
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.rulebook import STEPS
from escapade.games.outrun.runner import FINISHED, LATE
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.text_table import columns, counted, turn_mark
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escapade.games.outrun.runner import Runner
    from escapade.games.outrun.state import State

_ROOM, _ROOMS_ACROSS = 64, 9
_TOKEN = 7  # the radius of a runner's token


def text(s: State, names: Sequence[str]) -> str:
    """Draw the round, the path, the runners and the cards."""
    runners = [(turn_mark(s, seat), names[seat], *_facts(s, runner)) for seat, runner in enumerate(s.runners)]
    return "\n".join([*_middle(s), "", *columns(runners)])


def _middle(s: State) -> Iterator[str]:
    """Describe the middle: round and step, the path, cards that apply to everyone, the deck."""
    yield f"{s.board.monster.monster}, round {max(1, int(s.round))}, step: {STEPS[int(s.step)].name}"
    if s.path == UNKNOWN_PATH:
        yield "path: face down"
    elif s.path != NO_PATH:
        yield f"path: {' '.join(s.path_card().symbols)}{' with the antidote' if s.path_card().antidote else ''}"
    if s.middle:
        yield f"in the middle: {_named(listed(s.middle))}"
    yield f"deck {int(s.deck_size)}, discards {sum(s.discards)}"


def _facts(s: State, runner: Runner) -> list[str]:
    """Describe a runner: room, place or run, cards in front and in hand."""
    return [
        "out" if runner.room == s.board.out else f"room {int(runner.room)} of {int(s.board.out) - 1}",
        _run(runner) if s.step == RUN else f"place {int(runner.place)}" if runner.place else "+0",
        "infected" if runner.infected else "",
        f"faces {_named(listed(runner.front))}" if runner.front else "",
        f"holds {_named(runner.hand, int(runner.hidden))}",
    ]


def _run(runner: Runner) -> str:
    """Describe the status of a runner's run."""
    return {FINISHED: "has finished", LATE: "is late"}.get(int(runner.status), "runs")


def _named(kinds: Sequence[int], face_down: int = 0) -> str:
    return counted([words(game="outrun").say(naming.card(kind)) for kind in kinds], face_down)


def picture(s: State, names: Sequence[str]) -> str:
    """Draw the rooms with the runners, and below them the middle and the cards in front of each."""
    out = int(s.board.out)
    parts: list[str] = []
    for number in range(1, out + 1):
        x, y = (number - 1) % _ROOMS_ACROSS * _ROOM, (number - 1) // _ROOMS_ACROSS * _ROOM
        parts += [svg.rectangle(x + 1, y + 1, _ROOM - 2, _ROOM - 2, "#fff")]
        parts += [svg.text(x + _ROOM // 2, y + 16, "out" if number == out else str(number), svg.FAINT, "middle")]
        here = [seat for seat, runner in enumerate(s.runners) if runner.room == number]
        for at, seat in enumerate(here):
            parts += [svg.circle(x + 12 + at % 3 * 16, y + 28 + at // 3 * 16, _TOKEN, svg.COLOURS[seat])]
    y = ((out - 1) // _ROOMS_ACROSS + 1) * _ROOM
    runners = [
        (seat, f"{turn_mark(s, seat)} {names[seat]}: {', '.join(filter(None, _facts(s, runner)))}")
        for seat, runner in enumerate(s.runners)
    ]
    written, end = svg.notes(y, _ROOM * _ROOMS_ACROSS, [*((None, line) for line in _middle(s)), *runners])
    return svg.picture(_ROOM * _ROOMS_ACROSS, end, parts + written)

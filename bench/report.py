"""Formats the rounds: a table of figures, a table of ratios, warnings, and everything as JSON."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict
from statistics import median
from typing import TYPE_CHECKING

from rich.table import Table

from bench.figure import FORK, LENGTH, PLAYOUTS, WITH_CHANCE, Figure
from bench.targets import AIMS, LONGEST_FORK, OURS, PLAIN_C, PURE, Spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bench.targets import Aim, Key, Round

_SAME_LENGTH = 0.03  # random games by the same rules are equally long, but for this part
_UNITS = ((1e6, "M"), (1e3, "k"))
_DIGITS = 3


def tables(rounds: Sequence[Round]) -> Iterator[Table]:
    """Format the figures, then the ratios, a table for each kind of work."""
    done = dict.fromkeys(what for what, _ in _series(rounds))
    yield from (_figures_table(what, rounds) for what in done)
    yield from (table for what in done if (table := _ratios_table(what, rounds)).row_count)


def _figures_table(what: str, rounds: Sequence[Round]) -> Table:
    """Format all figures for one kind of work."""
    everybody = {who: figures for (done, who), figures in _series(rounds).items() if done == what}
    unit = next(iter(everybody.values()))[0].unit
    table = _titled(f"{what}: {unit} of CPU time, in {len(rounds)} rounds", "", "median", "spread", LENGTH, WITH_CHANCE)
    for who, figures in everybody.items():
        values = Spread.of([figure.value for figure in figures])
        details = (_short(_middle(figures, name)) for name in (LENGTH, WITH_CHANCE))
        table.add_row(who, _short(values.median), _span(values), *details)
    return table


def _ratios_table(what: str, rounds: Sequence[Round]) -> Table:
    """Format the ratios with a target, if both sides were measured."""
    table = _titled(f"{what}: ratios within a round", "", "median", "spread", "their chance counted", "wanted", "")
    for aim in AIMS:
        ratios = aim.ratios(rounds)
        if aim.what == what and ratios:
            found = Spread.of(ratios)
            chance = aim.ratios_with_chance(rounds)
            counted = _short(median(chance)) if chance else ""
            table.add_row(
                f"{aim.ours} : {aim.theirs}",
                _short(found.median),
                _span(found),
                counted,
                _wanted(aim),
                _tick(aim, found),
            )
    return table


def _titled(title: str, first: str, *others: str) -> Table:
    """Create a table of numbers."""
    table = Table(first, title=title, title_justify="left")
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def doubts(rounds: Sequence[Round]) -> Iterator[str]:
    """Return warnings about the quality of the figures."""
    everybody = _series(rounds)
    ours, theirs = everybody.get((PLAYOUTS, OURS)), everybody.get((PLAYOUTS, PLAIN_C))
    if ours is None and (PLAYOUTS, PURE) in everybody:
        yield "Escapade is installed uncompiled here; `make build` compiles it."
    if ours and theirs and abs(_mean_length(ours) / _mean_length(theirs) - 1) > _SAME_LENGTH:
        yield (
            f"Escapade plays {_mean_length(ours):.0f} decisions a game and plain C {_mean_length(theirs):.0f}: "
            "they do not play the same game."
        )
    forks = [figure.value for figure in everybody.get((FORK, OURS), [])]
    if forks and median(forks) > LONGEST_FORK:
        yield f"A fork takes {median(forks):.0f} ns; it should take at most {LONGEST_FORK}."


def written(rounds: Sequence[Round]) -> dict[str, object]:
    """Return everything as data."""
    return {
        "machine": {"processor": platform.processor() or platform.machine(), "cores": os.cpu_count()},
        "python": platform.python_version(),
        "rounds": [[asdict(figure) for figure in measured.values()] for measured in rounds],
        "ratios": [asdict(aim) | asdict(Spread.of(ratios)) for aim in AIMS if (ratios := aim.ratios(rounds))],
    }


def _series(rounds: Sequence[Round]) -> dict[Key, list[Figure]]:
    """Collect each figure of all rounds."""
    keys = dict.fromkeys(key for measured in rounds for key in measured)
    return {key: [measured[key] for measured in rounds if key in measured] for key in keys}


def _middle(figures: Sequence[Figure], name: str) -> float | None:
    """Return the median of a detail, if it is given."""
    told = [figure.also[name] for figure in figures if name in figure.also]
    return median(told) if told else None


def _mean_length(figures: Sequence[Figure]) -> float:
    """Return the average number of decisions per game."""
    return sum(figure.also[LENGTH] for figure in figures) / len(figures)


def _wanted(aim: Aim) -> str:
    """Describe the target of a ratio."""
    bounds = [("≥", aim.at_least), ("≤", aim.at_most), ("reach", aim.reach)]
    return ", ".join(f"{word} {_short(bound)}" for word, bound in bounds if bound is not None)


def _tick(aim: Aim, found: Spread) -> str:
    """Mark whether a target is reached; empty without a target."""
    if aim.at_least is None and aim.at_most is None:
        return ""
    return "✓" if aim.reached(found.median) else "✗"


def _span(found: Spread) -> str:
    """Format a range."""
    return f"{_short(found.least)} – {_short(found.most)}"


def _short(number: float | None) -> str:
    """Format a number with three digits."""
    if number is None:
        return ""
    size, letter = next(((size, letter) for size, letter in _UNITS if number >= size), (1.0, ""))
    scaled = number / size
    return f"{scaled:.{max(0, _DIGITS - len(str(int(scaled))))}f}{' ' * bool(letter)}{letter}"

"""Compares tables that differ in options, players, bots or printed data: effects with intervals, corrected."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from escapade.lab.balance import shown
from escapade.lab.charts import Dots
from escapade.lab.measures import ADVANTAGE, by_deal, effect_measures, is_share, measures_for
from escapade.lab.report import Section
from escapade.lab.stats import SURE, Estimate, corrected, difference, mean, share, share_difference

if TYPE_CHECKING:
    from escapade.lab.stats import Difference
    from escapade.simulate import GameResult


@dataclass(frozen=True)
class Table:
    """One of the tables that are compared, and its games."""

    values: dict[str, str]  # what it has in each respect that varies
    games: list[GameResult]

    @property
    def name(self) -> str:
        return " ".join(f"{name}={value}" if name else value for name, value in self.values.items())


@dataclass(frozen=True)
class Effect:
    """What another value in one respect does to one measure, averaged over all other respects."""

    respect: str
    before: str
    after: str
    measure: str
    change: Difference
    p: float  # corrected for the number of effects

    @property
    def name(self) -> str:
        return f"{self.respect} {self.before} → {self.after}".strip()


def combinations(varied: dict[str, list[str]]) -> list[dict[str, str]]:
    """Combine every value with every other."""
    return [dict(zip(varied, values, strict=True)) for values in product(*varied.values())]


def effects(tables: list[Table], varied: dict[str, list[str]], bots: tuple[str, ...]) -> list[Effect]:
    """Compare every value with the first one of the same respect, on tables that are otherwise alike."""
    found: list[tuple[str, str, str, str, Difference]] = []
    for respect, (before, *others) in varied.items():
        for after in others:
            pairs = _pairs(tables, respect, before, after)
            for name, measure in effect_measures(bots).items() if pairs else ():
                samples = [(by_deal(a.games, measure), by_deal(b.games, measure)) for a, b in pairs]
                samples = [(a, b) for a, b in samples if len(a) > 1 and len(b) > 1]
                if samples:
                    estimate = share_difference if is_share(name) else difference
                    change = estimate([a for a, _ in samples], [b for _, b in samples])
                    found.append((respect, before, after, name, change))
    p_values = corrected([one[-1].p for one in found])
    return [Effect(*one, p) for one, p in zip(found, p_values, strict=True)]


def _pairs(tables: list[Table], respect: str, before: str, after: str) -> list[tuple[Table, Table]]:
    """Return the tables that differ only in one respect."""
    by_values = {tuple(table.values.items()): table for table in tables}
    found = []
    for table in tables:
        if table.values[respect] == before:
            other = by_values.get(tuple((table.values | {respect: after}).items()))
            if other:
                found.append((table, other))
    return found


def table_section(tables: list[Table], bots: tuple[str, ...]) -> Section:
    """Report the means of each table."""
    measures = measures_for(bots)
    rows = []
    for table in tables:
        found = {name: by_deal(table.games, measure) for name, measure in measures.items()}
        rows.append((table.name, str(len(table.games)), *[_mean(name, values) for name, values in found.items()]))
    return Section("Tables", ("", "games", *measures), rows)


def _mean(name: str, values: list[float]) -> str:
    """Write the mean of a measure with its interval."""
    if not values:
        return "-"
    value, interval = shown(_estimate(name, values), percent=is_share(name))
    return f"{value} ({interval})"


def _estimate(name: str, values: list[float]) -> Estimate:
    return share(sum(values), len(values)) if is_share(name) else mean(values)


def effect_sections(found: list[Effect]) -> list[Section]:
    """Report the effects on each measure."""
    return [
        _measure_section(name, [effect for effect in found if effect.measure == name])
        for name in dict.fromkeys(effect.measure for effect in found)
    ]


def _measure_section(measure: str, found: list[Effect]) -> Section:
    """Report the effects on one measure."""
    percent = is_share(measure) or measure == ADVANTAGE
    dots = [(effect.name, Estimate(effect.change.value, effect.change.low, effect.change.high)) for effect in found]
    rows = [
        (name, *_signed(estimate, percent=percent), f"{effect.p:.3g}", "real" if effect.p < SURE else "not shown")
        for (name, estimate), effect in zip(dots, found, strict=True)
    ]
    charts = [Dots(f"change of: {measure}", dots, 0.0, percent)]
    return Section(f"Effect on: {measure}", ("", "change", "95 %", "p", "difference"), rows, charts=charts)


def _signed(estimate: Estimate, *, percent: bool) -> tuple[str, str]:
    """Write a change with its sign."""
    if percent:
        points = [100 * part for part in (estimate.value, estimate.low, estimate.high)]
        return f"{points[0]:+.1f} points", f"{points[1]:+.1f} to {points[2]:+.1f}"
    return f"{estimate.value:+.2f}", f"{estimate.low:+.2f} to {estimate.high:+.2f}"

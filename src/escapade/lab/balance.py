"""How balanced a game is: who wins, how long games are, how open they stay, and what cards and gangs are worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import stdev
from typing import TYPE_CHECKING, Final

from escapade.lab.charts import Dots, Histogram
from escapade.lab.measures import MEASURES, by_deal, is_share, notes_of
from escapade.lab.report import Section
from escapade.lab.stats import SURE, against, corrected, mean, share, uneven

if TYPE_CHECKING:
    from escapade.lab.stats import Estimate
    from escapade.simulate import GameResult

_DEAD: Final = 0.01  # used in fewer than one game in a hundred
_CLEAR: Final = 0.05  # a win share this far from the fair one matters to players
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def balance_sections(games: list[GameResult], known: list[str]) -> list[Section]:
    """Report on many games of one table; `known` are the things in the box."""
    return [lengths(games), *seats(games), *thing_sections(games, known)]


def lengths(games: list[GameResult]) -> Section:
    """Report lengths, choices, lead changes, comebacks and unfinished games."""
    rows = []
    for name, measure in MEASURES.items():
        values = by_deal(games, measure)
        if not values:
            continue
        percent = is_share(name)
        estimate = share(sum(values), len(values)) if percent else mean(values)
        spread = "" if percent or len(values) == 1 else f"{stdev(values):.1f}"
        ends = ("", "") if percent else (f"{min(values):.4g}", f"{max(values):.4g}")
        rows.append((name, *shown(estimate, percent=percent), spread, *ends))
    turns = [game.turns for game in games if game.finished]
    title = f"{len(games)} games, {len(games) - len(turns)} unfinished"
    charts = [Histogram("turns", turns)] if turns else []
    head = ("", "mean", "95 %", "deviation", "least", "most")
    says = (
        "A comeback: the winner's chance, as bots estimate it, was once below half of a fair share. "
        "The lead changes when another player has the best chance at the end of a turn."
    )
    return Section(title, head, rows, says, charts)


def seats(games: list[GameResult]) -> list[Section]:
    """Report the wins by turn order and by seat."""
    finished = [game for game in games if game.finished]
    players = len(games[0].bots)
    order, seat = [0.0] * players, [0.0] * players
    for game in finished:
        for at, won in enumerate(game.win_shares):
            order[(at - notes_of(game).first) % players] += won or 0.0
            seat[at] += won or 0.0
    numbered = [f"seat {at}" for at in range(1, players + 1)]
    return [
        _wins("Wins by turn order", list(ORDINALS[:players]), order, len(finished)),
        _wins("Wins by seat", numbered, seat, len(finished)),
    ]


def _wins(title: str, names: list[str], wins: list[float], games: int) -> Section:
    """Report shares of wins that should be equal."""
    fair = 1 / len(names)
    found = [(name, share(won, games)) for name, won in zip(names, wins, strict=True)]
    rows = [(name, *shown(estimate, percent=True)) for name, estimate in found]
    p = uneven(wins)
    verdict = "These differ more than chance explains" if p < SURE else "Chance alone explains differences like these"
    says = f"A fair share is {fair:.1%}. {verdict} (p = {p:.3g})."
    return Section(title, ("", "won", "95 %"), rows, says, [Dots("share of wins", found, fair)] if games else [])


@dataclass(frozen=True)
class ThingUse:
    """How often a thing was used, and how its users fared.

    Attributes:
        users: Players who used it at least once in a finished game.
        played_in: The share of all finished games in which somebody did.
        p: Corrected for the number of things.
    """

    name: str
    uses: int
    users: int
    played_in: float
    won: Estimate
    p: float
    by_all: bool  # whenever somebody did, everybody did

    def verdict(self, fair: float) -> str:
        """Say what is remarkable about it."""
        if self.played_in < _DEAD:
            return "dead"
        if self.p < SURE and abs(self.won.value - fair) >= _CLEAR:
            return "strong" if self.won.value > fair else "weak"
        return ""


def thing_uses(games: list[GameResult], known: list[str]) -> list[ThingUse]:
    """Count the uses of every thing, and the wins of its users."""
    finished = [game for game in games if game.finished]
    if not finished:
        return []
    uses, users, played_in = Counter[str](), Counter[str](), Counter[str]()
    wins: dict[str, float] = {}
    for game in finished:
        for thing, counts in notes_of(game).uses.items():
            uses[thing] += sum(counts)
            users[thing] += sum(count > 0 for count in counts)
            played_in[thing] += 1
            shares = zip(counts, game.win_shares, strict=True)
            wins[thing] = wins.get(thing, 0.0) + sum(part or 0.0 for count, part in shares if count)
    fair = 1 / len(finished[0].bots)
    names = sorted({*known, *uses})
    p_values = corrected([against(wins.get(name, 0.0), users[name], fair) for name in names])
    return [
        ThingUse(
            name,
            uses[name],
            users[name],
            played_in[name] / len(finished),
            share(wins.get(name, 0.0), users[name]),
            p,
            by_all=users[name] == played_in[name] * len(finished[0].bots),
        )
        for name, p in zip(names, p_values, strict=True)
    ]


def thing_sections(games: list[GameResult], known: list[str]) -> list[Section]:
    """Report a section for each kind of thing, the best first."""
    fair = 1 / len(games[0].bots)
    found = thing_uses(games, known)
    kinds = dict.fromkeys(use.name.partition(": ")[0] for use in found)
    return [_kind_section(kind, [use for use in found if use.name.startswith(f"{kind}: ")], fair) for kind in kinds]


def _kind_section(kind: str, found: list[ThingUse], fair: float) -> Section:
    """Report the things of one kind."""
    ranked = sorted(found, key=lambda use: (-use.won.value if use.users else 1.0, use.name))
    names = {use.name: use.name.partition(": ")[2] for use in ranked}
    rows = [
        (
            names[use.name], f"{use.played_in:.1%}", str(use.uses), str(use.users),
            *(shown(use.won, percent=True) if use.users and not use.by_all else ("", "")), use.verdict(fair),
        )
        for use in ranked
    ]  # fmt: skip
    dots = [(names[use.name], use.won) for use in ranked if use.users and not use.by_all]
    head = ("", "in games", "uses", "players", "won", "95 %", "")
    says = f"How many of the players won who used it, or had it, at least once; a fair share is {fair:.1%}."
    return Section(
        kind.capitalize(), head, rows, says, [Dots("share of wins of its users", dots, fair)] if dots else []
    )


def shown(estimate: Estimate, *, percent: bool) -> tuple[str, str]:
    """Write a value and its interval."""
    if percent:
        return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}"
    return f"{estimate.value:.2f}", f"{estimate.low:.2f} to {estimate.high:.2f}"

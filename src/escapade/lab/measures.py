"""What is measured of every game for reports: length, choices, lead changes, comebacks, and who won."""

from __future__ import annotations

from itertools import groupby
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from escapade.simulate import GameNotes, GameResult

    Measure = Callable[[GameResult], float | None]  # None: this game says nothing about it

BEGAN: Final = "won by who began"
ADVANTAGE: Final = "advantage of who began"
_COMEBACK: Final = 0.5  # the winner's chance was once lower than this part of a fair share


def notes_of(game: GameResult) -> GameNotes:
    """Return the notes of a game that was played with notes."""
    assert game.notes is not None, "the game was played without notes"
    return game.notes


def began_and_won(game: GameResult) -> float | None:
    """Return the share of the win of the player who began."""
    return game.win_shares[notes_of(game).first]


def came_back(game: GameResult) -> float | None:
    """Whether the winner's chance, as bots estimate it, was once below half of a fair share."""
    lowest = notes_of(game).lowest
    return None if lowest is None else float(lowest < _COMEBACK / len(game.bots))


def _if_finished(measure: Callable[[GameResult], float]) -> Measure:
    return lambda game: measure(game) if game.finished else None


MEASURES: Final[Mapping[str, Measure]] = {
    "turns": _if_finished(lambda game: game.turns),
    "decisions": _if_finished(lambda game: game.decisions),
    "choices at a decision": lambda game: notes_of(game).choices,
    "lead changes": _if_finished(lambda game: notes_of(game).lead_changes),
    "comebacks": came_back,
    BEGAN: began_and_won,
    "unfinished": lambda game: float(not game.finished),
}
SHARES: Final = frozenset({"comebacks", BEGAN, "unfinished"})  # shown in percent


def bot_measure(bot: str) -> Measure:
    """Measure how much of a game a bot won, in all of its seats."""

    def won(game: GameResult) -> float | None:
        shares = zip(game.bots, game.win_shares, strict=True)
        return sum(share or 0.0 for name, share in shares if name == bot) if game.finished else None

    return won


def measures_for(bots: tuple[str, ...]) -> dict[str, Measure]:
    """Return the measures; between different bots how much the first one won (the less luck, the more), not who began.

    Different bots play each deal from every seat, so that on the whole everybody began equally often.
    """
    if len(set(bots)) == 1:
        return dict(MEASURES)
    return {**{name: one for name, one in MEASURES.items() if name != BEGAN}, f"won by {bots[0]}": bot_measure(bots[0])}


def effect_measures(bots: tuple[str, ...]) -> dict[str, Measure]:
    """Return the measures that can be compared between tables, of different numbers of players, too."""
    found = measures_for(bots)
    if BEGAN not in found:
        return found
    return {**{name: measure for name, measure in found.items() if name != BEGAN}, ADVANTAGE: advantage_of_who_began}


def advantage_of_who_began(game: GameResult) -> float | None:
    """Return by how much the one who began won more than a fair share."""
    won = began_and_won(game)
    return None if won is None else won - 1 / len(game.bots)


def is_share(measure: str) -> bool:
    """Whether a measure is a share of games."""
    return measure in SHARES or measure.startswith("won by ")


def by_deal(games: Iterable[GameResult], measure: Measure) -> list[float]:
    """Measure games; those of one deal are not independent, so that their mean is one value."""
    found = []
    for _, deal in groupby(games, key=lambda game: game.deal):
        values = [value for value in map(measure, deal) if value is not None]
        if values:
            found.append(fmean(values))
    return found

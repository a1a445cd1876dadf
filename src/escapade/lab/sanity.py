"""Counts blunders: decisions of bots that play themselves, or of recorded games, are compared with simple reasoning."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from escapade import records
from escapade.bots.play import decisions
from escapade.engine import seeded
from escapade.lab.arena import untimed_bot
from escapade.lab.blunders import BLUNDERS
from escapade.lab.blunders.moment import Moment
from escapade.lab.certain_wins import certain_wins
from escapade.lab.workers import run_all, without_progress
from escapade.match import Match
from escapade.text_file import lines_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from escapade.box import Box
    from escapade.engine import Action
    from escapade.lab.workers import Progress

_CAP: Final = 2_000  # decisions; a longer game is frozen
_FROZEN: Final = "frozen games"
OFFERED: Final = "certain wins offered"
MISSED: Final = "certain wins missed"


@dataclass(frozen=True)
class Setting:
    """What is played: the game, the number of players, the options, and corrections of the printed data."""

    game: str
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    data: dict[str, object] | None = None


@dataclass
class BlunderCounts:
    """Counts over some games of one bot at one table."""

    game: str
    bot: str
    games: int = 0
    decisions: int = 0
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, other: BlunderCounts) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.counts.update(other.counts)

    def rows(self) -> list[str]:
        """Return the names of all counts in display order."""
        return [_FROZEN, OFFERED, MISSED, *BLUNDERS[self.game]]

    def per_hundred(self, what: str) -> float:
        """Return a count per hundred games."""
        return 100 * self.counts[what] / self.games

    def data(self) -> dict[str, object]:
        """Return all counts as plain data."""
        counts = {row: self.counts[row] for row in self.rows()}
        return {"game": self.game, "bot": self.bot, "games": self.games, "decisions": self.decisions, "counts": counts}


def count_blunders(  # noqa: PLR0913 - what is played, and how
    setting: Setting,
    bot: str,
    games: int,
    seed: str = "1",
    *,
    jobs: int = 1,
    progress: Progress = without_progress,
) -> BlunderCounts:
    """Let a bot play itself and count its blunders."""
    found = BlunderCounts(setting.game, bot)
    played = run_all(partial(_count_game, setting, bot, seed), range(1, games + 1), jobs)
    for _, counts in progress(played, games):
        found.add(counts)
    return found


def count_recorded_blunders(
    path: Path, game: str, boxes: Sequence[Box] = (), progress: Progress = without_progress
) -> BlunderCounts:
    """Count the blunders in a file of records; raise ValueError or Broken where one cannot be read or replayed."""
    found = BlunderCounts(game, path.stem)
    recorded = list(records.games(lines_of(path)))
    counted = ((first, _count_record(lines, game, path.stem, first, boxes)) for first, lines in recorded)
    for _, counts in progress(counted, len(recorded)):
        found.add(counts)
    return found


def _count_game(setting: Setting, bot: str, seed: str, number: int) -> BlunderCounts:
    """Play one game to its end or the cap, and count."""
    named = f"{seed}.{number}"
    match = Match(setting.game, setting.players, setting.options, seed=named, keep=False, data=setting.data)
    bots, chance = [untimed_bot(bot)] * match.players, [seeded(f"{seed}.{number}.bots")] * match.players
    found = BlunderCounts(setting.game, bot, games=1)
    _count(found, ((match, seat, action) for seat, action in decisions(match, bots, chance, _CAP)))
    found.counts[_FROZEN] += not match.over
    return found


def _count_record(lines: list[str], game: str, name: str, first: int, boxes: Sequence[Box]) -> BlunderCounts:
    """Go through one recorded game, and count."""
    found = BlunderCounts(game, name, games=1)
    replayed = records.replay(lines, first, boxes)
    match = next(replayed)
    if match.game.name != game:
        raise ValueError(f"the record at line {first} is one of {match.game.name}, not of {game}")
    _count(found, _recorded_decisions(match, replayed))
    found.counts[_FROZEN] += not match.over
    return found


def _recorded_decisions(match: Match, replayed: Iterator[Match]) -> Iterator[tuple[Match, int, Action]]:
    """Yield each decision of a match that is being replayed, with the match before it."""
    before = match.copy()
    for _ in replayed:
        move = match.moves[-1]
        yield before, move.seat, match.game.read_action(before.state, move.text)
        before = match.copy()


def _count(found: BlunderCounts, decided: Iterator[tuple[Match, int, Action]]) -> None:
    """Count the blunders of one game. Each decision comes with the match before it."""
    turn: list[str] = []
    decider = -1
    for match, seat, action in decided:
        if seat != decider or match.state.between_turns():
            turn, decider = [], seat
        moment = Moment(match.game, match.state, match.view(seat), seat, action, tuple(turn))
        found.decisions += 1
        found.counts.update(blunders_in(found.game, moment))
        turn.append(moment.text)


def blunders_in(game: str, moment: Moment) -> Iterator[str]:
    """Return what is wrong with one decision, and whether a certain win was available."""
    wins = [action.code for action in certain_wins(game, moment.state, moment.seat)]
    if wins:
        yield OFFERED
        if moment.action.code not in wins:
            yield MISSED
    for name, happened in BLUNDERS[game].items():
        if happened(moment):
            yield name


def table(results: list[BlunderCounts]) -> str:
    """Format the counts of several bots side by side, per hundred games."""
    width = max(len(row) for row in results[0].rows())
    head = " ".join(f"{result.bot:>9}" for result in results)
    lines = [f"{'per 100 games':<{width}} {head}"]
    lines += [
        f"{row:<{width}} " + " ".join(f"{result.per_hundred(row):>9.1f}" for result in results)
        for row in results[0].rows()
    ]
    return "\n".join(lines)

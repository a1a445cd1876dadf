"""The loop in which bots play a match, used by simulations, arenas and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escapade.bots.bot import Bot
    from escapade.engine import Action, Luck
    from escapade.match import Match


def decisions(match: Match, bots: Sequence[Bot], luck: Sequence[Luck], cap: int) -> Iterator[tuple[int, Action]]:
    """Let bots play to the end or for `cap` decisions, with luck by seat; yield seat and action before each move."""
    for _ in range(cap):
        if match.over:
            return
        seat = match.to_act[0]
        action = bots[seat].choose(match.game, match.view(seat), seat, luck[seat])
        yield seat, action
        match.play(action, seat)


def play_to_end(match: Match, bots: Sequence[Bot], luck: Sequence[Luck], cap: int) -> None:
    """Let bots play to the end or for `cap` decisions, with luck by seat."""
    for _ in decisions(match, bots, luck, cap):
        pass

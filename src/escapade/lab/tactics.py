"""Positions with a right answer: reads them from files, and scores bots on them.

A file is written like rulings: the game, a title, and `tactics`, each with what it `says`, the `position` in notation
with the seat that must decide, and the right `answers` (or, with `never`, the wrong ones).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import yaml

from escapade.engine import seeded
from escapade.games import game_named
from escapade.lab.arena import untimed_bot
from escapade.text_file import text_of

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Tactic:
    """One position: its sentence, and which answers are right or wrong."""

    game: str
    says: str
    position: str
    answers: tuple[str, ...] = ()
    never: tuple[str, ...] = ()

    def right(self, answer: str) -> bool:
        """Whether an answer is right."""
        return answer in self.answers if self.answers else answer not in self.never

    def problem(self) -> str:
        """Return what is wrong with its text; empty if nothing is."""
        rules = game_named(self.game)
        state = rules.read_position(self.position, seeded(self.position))
        seat = state.to_act()[0]
        legal = {rules.write_action(state, action) for action in state.legal(seat)}
        strange = [answer for answer in self.answers + self.never if answer not in legal]
        if strange:
            return f"'{strange[0]}' is not legal; legal: {' '.join(sorted(legal))}"
        if bool(self.answers) == bool(self.never):
            return "it needs either answers or never"
        return "every answer is right" if all(self.right(text) for text in legal) else ""


def read(path: Path) -> list[Tactic]:
    """Read a file of tactics, or raise ValueError."""
    try:
        told = cast("dict[str, object]", yaml.safe_load(text_of(path)))
        game = cast("str", told["game"])
        return [
            Tactic(game, one["says"], one["position"], tuple(one.get("answers", ())), tuple(one.get("never", ())))
            for one in cast("list[dict[str, str]]", told["tactics"])
        ]
    except (yaml.YAMLError, KeyError, TypeError, AttributeError) as error:
        raise ValueError("this is no file of tactics: it needs a game and tactics with says and position") from error


def _answer(tactic: Tactic, bot: str) -> str:
    """Return a bot's answer in notation."""
    rules = game_named(tactic.game)
    luck = seeded(tactic.position)
    state = rules.read_position(tactic.position, luck)
    seat = state.to_act()[0]
    return rules.write_action(state, untimed_bot(bot).choose(rules, rules.view(state, seat), seat, luck))


def failed(tactics: list[Tactic], bot: str) -> list[tuple[Tactic, str]]:
    """List the tactics a bot fails, with its answers."""
    found = [(tactic, _answer(tactic, bot)) for tactic in tactics]
    return [(tactic, said) for tactic, said in found if not tactic.right(said)]

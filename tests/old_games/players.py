"""Who plays the games that are recorded: level-3 bots, quick bots, and players who look for what is rare."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from escapade import engine
from escapade.bots import LEVELS
from escapade.engine import HARD

if TYPE_CHECKING:
    from collections import Counter

    from escapade.engine import Action, Event, Luck, State
    from escapade.game import Game
    from escapade.match import Match

LEVEL_3 = LEVELS[2].name
QUICK = ("random", "greedy", "hare", "magpie")
LIKINGS = (0, 0, 1, 4, 16, 64, 256)  # how much a moody player may like a kind of action
FORMS = (1, 2, 4, 16)  # a moody player may fill in one open form of two, or nearly all
RARE = 6  # what was seen fewer times is worth playing for


class Moody:
    """Does anything that is legal, some kinds of actions far more often than others; which, differs from game to game.

    Unlike a bot it looks at the whole table, and takes what leads at once to something that was hardly ever seen.
    """

    name = "moody"

    def __init__(self, luck: Luck, seen: Counter[str]) -> None:
        self.luck = luck
        self.seen = seen
        self.likes: dict[str, int] = {}
        self.skill = luck.below(HARD + 1)
        self.forms = FORMS[luck.below(len(FORMS))]

    def choose(self, match: Match, seat: int) -> Action:
        state, luck = match.state, self.luck
        form = state.fill_in(seat, self.skill, luck) if luck.below(self.forms + 1) else None
        if form is not None:
            return form
        kinds: dict[str, list[Action]] = {}
        for action in state.legal(seat):
            kinds.setdefault(stem(match.game.write_action(state, action)), []).append(action)
        choices = [actions[luck.below(len(actions))] for actions in kinds.values()]
        rare = [action for action in choices if self.leads_to_something_rare(state, seat, action)]
        return rare[luck.below(len(rare))] if rare else choices[self.mood(list(kinds))]

    def mood(self, kinds: list[str]) -> int:
        """Choose one of some kinds by how much it is liked."""
        likes = [self.liking(kind.partition(":")[0]) for kind in kinds]
        if not any(likes):
            return self.luck.below(len(kinds))
        pick = self.luck.below(sum(likes))
        return next(at for at in range(len(likes)) if pick < sum(likes[: at + 1]))

    def liking(self, word: str) -> int:
        """Tell how much a word is liked, the first of a move."""
        if word not in self.likes:
            self.likes[word] = LIKINGS[self.luck.below(len(LIKINGS))]
        return self.likes[word]

    def leads_to_something_rare(self, state: State, seat: int, action: Action) -> bool:
        story = engine.play(state.fork(), seat, action)
        return any(self.seen[kind] < RARE for kind in [action_kind(action), *event_kinds(story)])


def action_kind(action: Action) -> str:
    return f"action {type(action).__name__}"


def event_kinds(story: list[Event]) -> list[str]:
    """Name the events, and what players are asked."""
    asked = [f"asked {event.facts()['demand']}" for event in story if event.name() == "Asked"]
    return [f"event {event.name()}" for event in story] + asked


def stem(text: str) -> str:
    """Take the numbers out of a move: seats, spaces, times."""
    return "run" if "@" in text else re.sub(r"\d", "", text)


def measured(game: Game, text: str, luck: Luck) -> str:
    """Write a move as a server records it, with the time on its clock, the credit and the ping."""
    lag = luck.below(300)
    return game.timing.with_times(text, game.timing.duration(text) + lag, luck.below(lag + 1), lag // 2)

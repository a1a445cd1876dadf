"""Guided first games: a prepared deal, and what a learner plays, step by step (`games/<game>/first_game.yaml`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from escapade.game_package import folder_of
from escapade.lessons import own_action
from escapade.ruling_file import (
    SETTING,
    Broken,
    MappingAtLine,
    Ruling,
    check_words,
    mapping,
    read_play,
    read_yaml,
    text_at,
    texts,
    vocabulary,
)
from escapade.rulings import lay_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.engine import Action, Event, State
    from escapade.game import Game
    from escapade.rulings import Scene

LEARNER = 0  # the seat of whoever learns
_FILE = ("game", "deal", "steps")
_STEP = ("step", "rule", "play", "luck", "then")


@dataclass(frozen=True)
class Step:
    """One step: a message, the learner's move (none: only to read), what luck does then, and what others play."""

    name: str  # the message is <game>-first-<name>
    rules: tuple[str, ...]
    play: str
    luck: tuple[str, ...]
    then: tuple[tuple[str | None, str], ...]


@dataclass(frozen=True)
class FirstGame:
    """The deal of a guided first game, and its steps."""

    deal: Ruling  # only its position is used
    steps: tuple[Step, ...]

    @property
    def game(self) -> Game:
        """Return the game that is learned."""
        return self.deal.game


@dataclass(frozen=True)
class Reached:
    """A guided game when a step begins."""

    scene: Scene
    step: Step
    action: Action | None  # what the learner should play
    events: Sequence[Event]  # of the step before, as the learner sees them

    @property
    def view(self) -> State:
        """Return the position as the learner sees it."""
        return self.scene.views[LEARNER]

    @property
    def move(self) -> str:
        """Return what the learner should play, in notation; empty if there is only something to read."""
        return self.scene.ruling.game.write_action(self.view, self.action) if self.action else ""

    def is_right(self, text: str) -> bool:
        """Whether a move is the step's own, whatever time it took; raise Refused if the rules refuse it."""
        game = self.scene.ruling.game
        played = game.write_action(self.view, own_action(self.scene, LEARNER, text))
        return game.timing.untimed(played) == game.timing.untimed(self.move)


@cache
def first_game(game: Game) -> FirstGame | None:
    """Read the guided first game of a game; None if it has none."""
    path = Path(str(folder_of(game.name, "first_game.yaml")))
    return read(path) if path.is_file() else None


def read(path: Path) -> FirstGame:
    """Read a file, or raise Broken."""
    told = read_yaml(path)
    check_words(told, _FILE, "a guided game")
    game, words = vocabulary(told)
    deal = mapping(told, "deal")
    check_words(deal, (*SETTING, *words.POSITION, *words.NAMES), "a deal")
    steps = told.get("steps")
    if not isinstance(steps, list) or not steps:
        raise Broken("a guided game needs 'steps': a list of them", told.line)
    return FirstGame(Ruling(path, deal, MappingAtLine(deal.line), game, words), tuple(map(_step, steps)))


def _step(told: object) -> Step:
    if not isinstance(told, MappingAtLine):
        raise Broken("each of 'steps' should be named: {step: …}")
    check_words(told, _STEP, "a step")
    then = told.get("then", [])
    return Step(
        text_at(told, "step"),
        tuple(texts(told, "rule")) if "rule" in told else (),
        text_at(told, "play") if "play" in told else "",
        tuple(texts(told, "luck")) if "luck" in told else (),
        tuple(read_play(told, one) for one in (then if isinstance(then, list) else [then])),
    )


def reach(guide: FirstGame, number: int) -> Reached:
    """Play everything before a step, counted from 0."""
    scene, seen = lay_out(guide.deal), 0
    for step in guide.steps[:number]:
        seen = len(scene.seen[LEARNER])
        _play(scene, step)
    step = guide.steps[number]
    action = guide.deal.words.read_move(scene.state, step.play) if step.play else None
    return Reached(scene, step, action, scene.seen[LEARNER][seen:])


def _play(scene: Scene, step: Step) -> None:
    """Play a step, and what others do after it."""
    words = scene.ruling.words
    words.tell_luck(scene.state, list(step.luck))
    if step.play:
        scene.play(LEARNER, words.read_move(scene.state, step.play))
    for name, text in step.then:
        scene.play(scene.acting(name), words.read_move(scene.state, text))

"""A puzzle: a position as one seat sees it, a task for this turn, and an answer that the rules check."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from escapade.engine import Refused, seeded
from escapade.game_package import folder_of
from escapade.games import GAMES, game_named
from escapade.match import Match
from escapade.messages import Message
from escapade.ruling_file import Broken, MappingAtLine, check_words, read_yaml, text_at, texts
from escapade.tasks import CountTask, PreventTask, WinTask, task_message
from escapade.turn_search import TurnSearch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typing_extensions import TypeIs

    from escapade.engine import Action, Event, State
    from escapade.tasks import AnswerTask, Task, TurnTask

Result = Literal["open", "solved", "failed"]
Difficulty = Literal["easy", "medium", "hard"]
EASY: Final = 0.6  # a puzzle solved so often is easy …
HARD: Final = 0.4  # … and one solved more rarely is hard
_WEIGHT: Final = 10  # tries of people after which they count as much as the bots
_SEED: Final = "puzzle"  # deals what lies face down, which no answer depends on
_UNTIMED: Final = 5000  # ms that every run takes in a puzzle
_FILE: Final = ("game", "puzzles")
_PUZZLE: Final = ("task", "goal", "seat", "answer", "solved", "tries", "position")
_NAME: Final = 12  # characters of a puzzle's name


class TooManyMoves(ValueError):  # noqa: N818 - it says what is wrong with the moves
    """Moves after the end of a puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """A position, a task, and a line that solves it.

    Attributes:
        number: Its place in the file, from 1.
        goal: How much the turn should bring: pirates, points or cards; 0 for a win, or to prevent one.
        seat: Whose turn it is, from 0.
        position: What this seat sees.
        answer: A line that solves it, in notation.
        solved: How many tries of bots solved it …
        tries: … and how many there were.
    """

    game: str
    number: int
    task: str
    goal: int
    seat: int
    position: str
    answer: tuple[str, ...]
    solved: int
    tries: int

    @cached_property
    def name(self) -> str:
        """What attempts are stored under: it stays the same when puzzles are added or removed."""
        return hashlib.sha256(f"{self.task} {self.position}".encode()).hexdigest()[:_NAME]

    def begin(self, seed: str = _SEED) -> Match:
        """Set up the position; what lies face down is dealt by the seed."""
        return Match(self.game, position=self.position, seed=seed, keep=False)

    def says(self) -> Message:
        """Return the task in words."""
        return task_message(self.game, "task", self.task, goal=self.goal)

    def reason(self) -> Message:
        """Return in words why the answer is right."""
        return task_message(self.game, "reason", self.task, goal=self.goal, moves=len(self.answer))

    def rate(self, attempts: int = 0, solves: int = 0) -> float:
        """Estimate the share of people who solve it at first: by the bots, and more and more by people's attempts."""
        by_bots = self.solved / self.tries
        return (by_bots * _WEIGHT + solves) / (_WEIGHT + attempts)

    def difficulty(self, attempts: int = 0, solves: int = 0) -> Difficulty:
        """Say how hard it is."""
        rate = self.rate(attempts, solves)
        return "easy" if rate >= EASY else "hard" if rate < HARD else "medium"

    @property
    def kind(self) -> Task:
        """The task, as the game defines it; raise Broken if it has none of that name."""
        found = game_named(self.game).tasks.named(self.task)
        if found is None:
            raise Broken(f"'{self.task}' is not a task of {self.game}")
        return found

    def target(self, state: State) -> int:
        """Return what the measure should come to, counted from the start of the puzzle."""
        return turn_task(self).measured(state, self.seat) + self.goal


@dataclass(frozen=True)
class Attempt:
    """A puzzle after some moves."""

    puzzle: Puzzle
    match: Match
    events: Sequence[Event]  # of the last move, as the seat sees them
    result: Result
    wrong: Message | None = None  # what was wrong with the last move
    mover: int | None = None

    @property
    def view(self) -> State:
        """Return the position as the seat sees it."""
        return self.match.views[self.puzzle.seat]


def attempt(puzzle: Puzzle, moves: Sequence[str] = ()) -> Attempt:
    """Play moves, in notation, from the start of a puzzle.

    Raises Refused for a move that the rules refuse, ValueError for one that cannot be read.
    """
    match, seat = puzzle.begin(), puzzle.seat
    task = puzzle.kind
    judge = _TurnJudge(puzzle, match.state) if is_turn(task) else _AnswerJudge(puzzle, task)
    tried = Attempt(puzzle, match, [], "open")
    for text in moves:
        if tried.result != "open":
            raise TooManyMoves("The puzzle is over after the moves before this one")
        action = _read(match, seat, text)
        wrong_run = judge.wrong_before(match.state, text)
        seen = match.play(action, seat).seen[seat]
        wrong = wrong_run or judge.wrong_after(match)
        result: Result = "failed" if wrong else "solved" if judge.met(match.state) else "open"
        tried = Attempt(puzzle, match, seen, result, wrong)
    return tried


def _read(match: Match, seat: int, text: str) -> Action:
    """Read a move as the seat sees the table; raise Refused if the rules refuse it."""
    view, game = match.views[seat], match.game
    action = game.read_action(view, game.timing.with_times(text, _UNTIMED, 0, 0))
    refusal = view.refusal(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    return action


class _TurnJudge:
    """Judges turns by search: a move is wrong if the goal can no longer be reached for certain."""

    def __init__(self, puzzle: Puzzle, start: State) -> None:
        self.puzzle = puzzle
        self.task = turn_task(puzzle)
        self.target = puzzle.target(start)

    def wrong_before(self, _state: State, _text: str) -> Message | None:
        return None

    def met(self, state: State) -> bool:
        return self.task.goal(self.target).met(state, self.puzzle.seat)

    def wrong_after(self, match: Match) -> Message | None:
        """Return what is wrong with the position after a move; None if the goal is reached or still possible."""
        puzzle = self.puzzle
        if self.met(match.state):
            return None
        seen = match.game.write_position(match.views[puzzle.seat])
        if _possible(puzzle, seen, self.target):
            return None
        if not isinstance(self.task, CountTask):
            return task_message(puzzle.game, "wrong", puzzle.task)
        had = self.task.measured(match.state, puzzle.seat)
        worse = range(self.target - 1, had, -1)
        best = next((number for number in worse if _possible(puzzle, seen, number)), had)
        return task_message(
            puzzle.game, "wrong", puzzle.task, goal=puzzle.goal, best=puzzle.goal - (self.target - best)
        )


class _AnswerJudge:
    """Judges single moves by the rules, which list the right ones."""

    def __init__(self, puzzle: Puzzle, task: AnswerTask) -> None:
        self.puzzle = puzzle
        self.task = task
        self.right = False

    def wrong_before(self, state: State, text: str) -> Message | None:
        """Return what is wrong with a move; None if it is what the task asks for."""
        puzzle, answer = self.puzzle, game_named(self.puzzle.game).timing.untimed(text)
        self.right = answer in self.task.right(state, puzzle.seat)
        return None if self.right else self.task.wrong(state, puzzle.seat, answer, puzzle.goal)

    def met(self, _state: State) -> bool:
        return self.right

    def wrong_after(self, _match: Match) -> Message | None:
        return None


def is_turn(task: Task) -> TypeIs[TurnTask]:
    """Whether a task is searched for in the whole turn."""
    return isinstance(task, (WinTask, PreventTask, CountTask))


def turn_task(puzzle: Puzzle) -> TurnTask:
    """Return the task of a puzzle that is searched for."""
    task = puzzle.kind
    assert is_turn(task)
    return task


@lru_cache(maxsize=4096)
def _possible(puzzle: Puzzle, seen: str, target: int) -> bool:
    """Whether a goal can be reached for certain from what the seat sees."""
    game = GAMES[puzzle.game]
    luck = seeded(_SEED)
    state = game.imagine(game.read_position(seen, luck), luck)
    return TurnSearch(turn_task(puzzle).goal(target), puzzle.seat).line(state) is not None


def answer_moves(puzzle: Puzzle) -> list[Message]:
    """Describe the answer, move by move."""
    task = puzzle.kind
    if not is_turn(task):
        return [task.said(_answer(puzzle))]
    match, said = puzzle.begin(), []
    for text in puzzle.answer:
        action = _read(match, puzzle.seat, text)
        said.append(match.game.drawing.describe(match.views[puzzle.seat], puzzle.seat, action).message)
        match.play(action, puzzle.seat)
    return said


def hint(puzzle: Puzzle) -> Message:
    """Say how the answer begins."""
    task = puzzle.kind
    if not is_turn(task):
        return task.hint(_answer(puzzle))
    return Message("puzzle-hint-move", {"move": answer_moves(puzzle)[0]})


def _answer(puzzle: Puzzle) -> str:
    """Return the one move of an answer, without times."""
    return game_named(puzzle.game).timing.untimed(puzzle.answer[0])


def problem(puzzle: Puzzle, seeds: Sequence[str] = (_SEED, "another deal"), widest: int | None = None) -> str:
    """Return what is wrong with a puzzle; empty if it is proven.

    The answer must solve it, and for a task with a number nothing better may be certain, whatever lies face down.
    widest: tried actions after which TooWide is raised.
    """
    task = game_named(puzzle.game).tasks.named(puzzle.task)
    if task is None:
        return f"'{puzzle.task}' is not a task of {puzzle.game}"
    for seed in seeds:
        match = puzzle.begin(seed)
        if is_turn(task):
            fault = _problem_of_turn(puzzle, task, match, widest)
        else:
            fault = _problem_of_answer(puzzle, task, match)
        if fault:
            return fault
    results = [attempt(puzzle, puzzle.answer[:number]).result for number in range(len(puzzle.answer) + 1)]
    if results != ["open"] * len(puzzle.answer) + ["solved"]:
        return f"the answer gives {' '.join(results)}"
    return ""


def _problem_of_turn(puzzle: Puzzle, task: TurnTask, match: Match, widest: int | None) -> str:
    """Return what is wrong with a task that is searched for."""
    if puzzle.seat not in match.to_act or match.over:
        return "it is not this seat's turn"
    fault = task.problem(match.state, puzzle.seat)
    if fault:
        return fault
    target = puzzle.target(match.state)
    keeping = TurnSearch(task.goal(target), puzzle.seat, widest).first_actions(match.state)
    if not keeping:
        return "no line reaches the goal for certain"
    if len(keeping) == len(match.state.legal(puzzle.seat)):
        return "no first move is wrong"
    more = task.goal(target + 1)
    if isinstance(task, CountTask) and TurnSearch(more, puzzle.seat, widest).line(match.state) is not None:
        return "more than the goal can be reached for certain"
    return ""


def _problem_of_answer(puzzle: Puzzle, task: AnswerTask, match: Match) -> str:
    """Return what is wrong with a task of one move."""
    if puzzle.seat not in match.to_act:
        return "it is not this seat's turn"
    fault = task.problem(match.state, puzzle.seat)
    if not fault and task.goal_of(match.state, puzzle.seat) != puzzle.goal:
        return "the right answers have another number"
    return fault


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the shipped puzzles of a game, easy ones first; none if it has no file."""
    path = Path(str(folder_of(game, "puzzles.yaml")))
    return tuple(read(path)) if path.is_file() else ()


def read(path: Path) -> list[Puzzle]:
    """Read a file of puzzles, or raise Broken."""
    told = read_yaml(path)
    check_words(told, _FILE, "a puzzle file")
    game, given = text_at(told, "game"), told.get("puzzles")
    if not isinstance(given, list) or not given:
        raise Broken("a puzzle file needs 'puzzles': a list of them", told.line)
    return [_puzzle(game, number, one) for number, one in enumerate(given, 1)]


def _puzzle(game: str, number: int, told: object) -> Puzzle:
    if not isinstance(told, MappingAtLine):
        raise Broken("each of 'puzzles' should have a task, a position and an answer")
    check_words(told, _PUZZLE, "a puzzle")
    try:
        goal, seat = int(text_at(told, "goal")) if "goal" in told else 0, int(text_at(told, "seat"))
        solved, tries = int(text_at(told, "solved")), int(text_at(told, "tries"))
    except ValueError as error:
        raise Broken("goal, seat, solved and tries should be numbers", told.line) from error
    answer = tuple(texts(told, "answer"))
    return Puzzle(game, number, text_at(told, "task"), goal, seat - 1, text_at(told, "position"), answer, solved, tries)

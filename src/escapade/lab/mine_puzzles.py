"""Mines puzzles from games of bots: positions where few first moves keep what a search of the whole turn proves best.

A block is one game, which depends on nothing but the plan and its number; so mining can be stopped and go on, and the
same seed gives the same puzzles with any number of processes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec

from escapade.bots.play import decisions
from escapade.engine import seeded
from escapade.games import game_named
from escapade.games.outrun.cards import ANTIDOTE, AT_ONCE, ONE_ROUND, bit, has, listed
from escapade.games.outrun.right_runs import right_answers
from escapade.games.outrun.tasks import RUN, SHORTEST, right_runs
from escapade.lab.arena import untimed_bot
from escapade.match import Match
from escapade.puzzles.puzzle import Puzzle, attempt, is_turn, problem, turn_task
from escapade.simulate import GameResult
from escapade.tasks import WIN, CountTask, PreventTask
from escapade.turn_search import TooWide, TurnSearch, after_action

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from escapade.engine import Action, Luck, State
    from escapade.game import Game
    from escapade.games.outrun.state import State as Outrun
    from escapade.tasks import TurnTask

# The kinds of tables that are looked through; of a game from elsewhere, its smallest.
TABLES: Final[dict[str, tuple[tuple[int, dict[str, str]], ...]]] = {
    "cartagena": ((2, {}), (3, {}), (2, {"cards": "tortuga"}), (4, {}), (3, {"cards": "tortuga"})),
    "dig": ((2, {}), (3, {}), (2, {"michel": "michel"}), (4, {})),
    "outrun": (
        (2, {"monster": "bear"}),
        (3, {"monster": "dragon"}),
        (3, {"monster": "zombie"}),
        (4, {"monster": "bear"}),
    ),
}
_CAP: Final = 600  # decisions
_CHOICE: Final = 6  # least number of legal first moves
_FEW: Final = 0.25  # most first moves, as a share, that keep the goal
_WIDEST: Final = 3_000  # actions that one search may try
_ENDINGS: Final = 4  # most tables that a turn which prevents a win may leave: then it is one kind of turn
_LOSING: Final = 0.4  # least share of turns that let the next player win for certain
_WIDEST_TO_PREVENT: Final = 12_000  # actions of all turns that are compared for that
_LEAST_MOVES: Final = 2  # of an answer
_LEAST_CHANGES: Final = 2  # cards that change a run of Outrun
_TRIES: Final = {"hare": 6, "magpie": 4, "fox": 2}  # tries of each fast bot, by which a puzzle is rated at first
_HASTY_TRIES: Final = 24  # tries of players who overlook cards, for runs
_OVERLOOKED: Final = 30  # percent of the cards
_LOOKS_AHEAD: Final = {
    1: 2,
    2: 12,
    3: 10,
}  # tries of players that look so many moves ahead for the task, for tasks with a number


@dataclass(frozen=True)
class Mine:
    """What is mined: games of one bot at several kinds of tables, for all tasks or for one."""

    game: str
    bot: str = "magpie"
    seed: str = "1"
    task: str = ""

    def play_block(self, block: int) -> list[GameResult]:
        """Play a game, and look for puzzles in it; blocks count from 1."""
        tables = TABLES.get(self.game) or ((game_named(self.game).seats[0], {}),)
        players, options = tables[(block - 1) % len(tables)]
        match = Match(self.game, players, options, seed=f"{self.seed}.{block}", keep=False)
        bots, luck = [untimed_bot(self.bot)] * players, [seeded(f"{self.seed}.{block}.bots")] * players
        found: dict[str, Puzzle] = {}  # by task
        for seat, _ in decisions(match, bots, luck, _CAP):
            for puzzle in _candidates(match, seat, found, self.task):
                found[puzzle.task] = _rated(puzzle)
        texts = tuple(msgspec.json.encode(puzzle).decode() for puzzle in found.values())
        scores = match.game.scores(match.state)
        names = (self.bot,) * players
        return [GameResult(block, block, names, match.over, match.winners, scores, match.played, 0, puzzles=texts)]


def puzzles_of(results: Iterable[GameResult]) -> list[Puzzle]:
    """Read the puzzles found in games."""
    return [msgspec.json.decode(text, type=Puzzle) for result in results for text in result.puzzles]


def chosen(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Choose puzzles of all tasks and difficulties, easy ones first, and number them."""
    by_task: dict[str, list[Puzzle]] = {}
    for puzzle in {puzzle.name: puzzle for puzzle in found}.values():
        by_task.setdefault(puzzle.task, []).append(puzzle)
    kept: list[Puzzle] = []
    for at, task in enumerate(sorted(by_task, key=lambda task: (len(by_task[task]), task))):
        kept += _spread(by_task[task], (most - len(kept)) // (len(by_task) - at))
    return beside_each_other(kept, [])


def beside_each_other(some: Iterable[Puzzle], others: Iterable[Puzzle]) -> list[Puzzle]:
    """Put puzzles into one list, easy ones first, and number them."""
    ordered = sorted({puzzle.name: puzzle for puzzle in (*others, *some)}.values(), key=_easiness)
    return [replace(puzzle, number=number) for number, puzzle in enumerate(ordered, 1)]


def written(game: str, puzzles: Sequence[Puzzle], made: str) -> str:
    """Write a file of puzzles; `made` says how it was made."""
    lines = [
        f"# Made by `{made}`.",
        "# Positions as the seat sees them; answers are proven by a search of the whole turn, or by the rules of runs.",
        "# `solved` of so many `tries` by bots: how hard a puzzle is until people have tried it.",
        f"game: {game}",
        "",
        "puzzles:",
    ]
    for puzzle in puzzles:
        lines += [
            f"  - task: {puzzle.task}",
            *([f"    goal: {puzzle.goal}"] if puzzle.goal else []),
            f"    seat: {puzzle.seat + 1}",
            f"    answer: {json.dumps(list(puzzle.answer))}",
            f"    solved: {puzzle.solved}",
            f"    tries: {puzzle.tries}",
            f"    position: {json.dumps(puzzle.position)}",
        ]
    return "\n".join(lines) + "\n"


def _spread(puzzles: list[Puzzle], number: int) -> list[Puzzle]:
    """Take puzzles at equal distances from the easiest to the hardest."""
    ordered = sorted(puzzles, key=_easiness)
    if len(ordered) <= number:
        return ordered
    return [ordered[at * len(ordered) // number] for at in range(number)]


def _easiness(puzzle: Puzzle) -> tuple[float, int, str]:
    return -puzzle.rate(), len(puzzle.answer) * max(1, puzzle.goal), puzzle.name


def _candidates(match: Match, seat: int, found: dict[str, Puzzle], wanted: str) -> Iterator[Puzzle]:
    """Yield a puzzle for each wanted task not found yet, if the seat is about to begin a turn that makes one."""
    if match.game.name == "outrun":
        candidate = _run_puzzle(match, seat)
        if candidate and candidate.task not in found:
            yield candidate
        return
    if not match.state.between_turns() or len(match.state.legal(seat)) < _CHOICE:
        return
    for task in match.game.tasks.tasks():
        if not is_turn(task) or task.name in found or wanted not in ("", task.name):
            continue
        try:
            candidate = _turn_puzzle(match, seat, task)
        except TooWide:
            continue
        if candidate:
            yield candidate
            return


def _turn_puzzle(match: Match, seat: int, task: TurnTask) -> Puzzle | None:
    """Return a puzzle of this turn, if its task is clear and not too easy."""
    game, position = match.game, match.game.write_position(match.views[seat])
    state = Puzzle(game.name, 0, task.name, 0, seat, position, (), 0, 1).begin().state
    if isinstance(task, PreventTask) and not (
        task.foreseen(state) and _is_one_kind(state, seat, task) and _mostly_loses(state, seat, task)
    ):
        return None
    had = task.measured(state, seat)
    gain = 0
    best = None  # the shortest line for the greatest gain
    while True:
        goal = task.goal(had + gain + 1)
        line = TurnSearch(goal, seat, _widest(task)).shortest(state) if goal.in_reach(state, seat) else None
        if line is None:
            break
        best = line
        if not isinstance(task, CountTask):
            break
        gain = _gained(state, seat, task, line) - had
    if best is None or len(best) < _LEAST_MOVES or (isinstance(task, CountTask) and gain < task.least):
        return None
    if not isinstance(task, PreventTask):
        keeping = TurnSearch(task.goal(had + gain), seat, _WIDEST * 3).first_actions(state)
        if len(keeping) > _FEW * len(state.legal(seat)):
            return None
    answer, after = [], state.fork()
    for action in best:
        answer.append(game.write_action(after, action))
        after.act(seat, action)
    puzzle = Puzzle(game.name, 0, task.name, gain, seat, position, tuple(answer), 0, 1)
    return None if game.tasks.is_routine(puzzle.answer) or problem(puzzle) else puzzle


def _widest(task: TurnTask) -> int:
    return _WIDEST_TO_PREVENT if isinstance(task, PreventTask) else _WIDEST


def _is_one_kind(state: State, seat: int, task: PreventTask) -> bool:
    """Whether all turns that prevent the next player's win leave the same table, or one of very few."""
    goal, left = task.goal(0), set()
    for number, after in enumerate(_ends(state, seat)):
        if number > _WIDEST_TO_PREVENT:
            raise TooWide
        key = int(after.transposition_key()), tuple(int(action.code) for action in after.legal(after.to_act()[0]))
        if key not in left and goal.met(after, seat):
            left.add(key)
            if len(left) > _ENDINGS:
                return False
    return bool(left)


def _mostly_loses(state: State, seat: int, task: PreventTask) -> bool:
    """Whether many turns let the next player win for certain."""
    ends = list(_ends(state, seat))
    lost = sum(TurnSearch(task.win, after.to_act()[0]).line(after) is not None for after in ends)
    return lost >= _LOSING * len(ends)


def _ends(state: State, seat: int) -> Iterator[State]:
    """Yield the tables that the turns of a seat can leave without luck."""
    for action in state.legal(seat):
        after = after_action(state, seat, action)
        if after is None or after.game_over():
            continue
        if after.between_turns():
            yield after
        else:
            yield from _ends(after, seat)


def _gained(state: State, seat: int, task: CountTask, line: list[Action]) -> int:
    """Return what a task measures after a line."""
    after = state.fork()
    for action in line:
        after.act(seat, action)
    return task.measured(after, seat)


def _run_puzzle(match: Match, seat: int) -> Puzzle | None:
    """Outrun: return a puzzle of this run, if at least two cards change it."""
    state = cast("Outrun", match.state)
    if not state.running(seat) or not state.runners[seat].opened or len(state.to_act()) == 1:
        return None  # the last run would end the round
    if has(state.binding(seat), ANTIDOTE):
        return None  # whether to be cured is a matter of taste
    if len(listed(state.binding(seat) & ~(ONE_ROUND | AT_ONCE))) < _LEAST_CHANGES:
        return None
    task = RUN if len(right_runs(state, seat, RUN)) == 1 else SHORTEST
    runs = right_runs(state, seat, task)
    position = match.game.write_position(match.views[seat])
    puzzle = Puzzle("outrun", 0, task, len(runs[0]), seat, position, (f"{runs[0]}@0",), 0, 1)
    return puzzle if len(runs[0]) > _LEAST_CHANGES and not problem(puzzle) else None


def _rated(puzzle: Puzzle) -> Puzzle:
    """Let fast bots, and players with the weaknesses of people, try the puzzle."""
    outcomes = [
        _solved_by(puzzle, untimed_bot(bot), number) for bot, tries in _TRIES.items() for number in range(tries)
    ]
    if puzzle.task in (RUN, SHORTEST):
        outcomes += [_solved_by(puzzle, _Overlooks(), number) for number in range(_HASTY_TRIES)]
    elif puzzle.task != WIN:  # bots do not know the task, and their turn may have another aim
        looking = [(_LooksAhead(puzzle, moves), tries) for moves, tries in _LOOKS_AHEAD.items()]
        outcomes += [_solved_by(puzzle, player, number) for player, tries in looking for number in range(tries)]
    return replace(puzzle, solved=sum(outcomes), tries=len(outcomes))


class _Player(Protocol):
    """Who tries a puzzle: a bot, or a player that looks ahead."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, view: State, seat: int, luck: Luck) -> Action: ...


class _LooksAhead:
    """Finds the task if it is at most so many moves away, and plays at random before."""

    def __init__(self, puzzle: Puzzle, moves: int) -> None:
        self.name: Final = f"looks {moves} ahead"
        self.moves: Final = moves
        self.goal: Final = turn_task(puzzle).goal(puzzle.target(puzzle.begin().state))

    def choose(self, game: Game, view: State, seat: int, luck: Luck) -> Action:
        """Return the first move of a line that meets the task, or any legal move."""
        table = game.imagine(view, luck)
        line = TurnSearch(self.goal, seat).shortest(table, self.moves)
        legal = table.legal(seat)
        return line[0] if line else legal[int(luck.below(len(legal)))]


class _Overlooks:
    """Outrun: runs right, and as short as possible, but now and then overlooks a card in front of it."""

    name: Final = "overlooks cards"

    def choose(self, game: Game, view: State, seat: int, luck: Luck) -> Action:
        """Return a run that is right without the cards overlooked."""
        table = cast("Outrun", view)
        noticed = table.binding(seat)
        for card in listed(noticed):
            if luck.below(100) < _OVERLOOKED:
                noticed &= ~bit(card)
        run = min(right_answers(table.path_card().symbols, noticed), key=len)
        return game.read_action(view, f"{run}@0")


def _solved_by(puzzle: Puzzle, player: _Player, number: int) -> bool:
    """Whether a player solves the puzzle in one turn."""
    luck, moves = seeded(f"{puzzle.name} {player.name} {number}"), []
    tried = attempt(puzzle)
    while tried.result == "open":
        action = player.choose(tried.match.game, tried.match.view(puzzle.seat), puzzle.seat, luck)
        moves.append(tried.match.game.write_action(tried.view, action))
        tried = attempt(puzzle, moves)
    return tried.result == "solved"

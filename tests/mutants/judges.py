"""What judges a mutant: the rulings of its game, each known by the lines of the rules it runs, then the laws."""

from __future__ import annotations

import hashlib
import mmap
import os
import pickle
import signal
import sys
from collections import Counter, defaultdict
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, TypeVar

import yaml

from tests.mutants.mutations import rules_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import FrameType, ModuleType

    from _typeshed import TraceFunction

    from escapade.ruling_file import Ruling

    Check = Callable[[], bool | None]  # False, or anything raised, if something is wrong

T = TypeVar("T")
Function = tuple[str, str]  # a file and a function in it
Line = tuple[str, int]  # a file and a line in it

RULES: Final = "/escapade/games/"
ROOT: Final = Path(__file__).parent.parent.parent
NAMES: Final = ("cartagena", "outrun", "dig")
EXAMPLES: Final = "4"  # of each law, all of the mutant's game
FILES: Final = (
    "rulings", "src/escapade/rulings.py", "src/escapade/ruling_file.py", "src/escapade/engine.py", "tests/test_laws.py",
    "tests/test_ruling_laws.py", "tests/test_earlier_rules.py", "tests/tables.py", "tests/test_box.py",
    "tests/bad_boxes.py", "tests/box_edges.py", "tests/test_time_limits.py", "tests/test_outrun_standing.py",
)  # fmt: skip
_LONGEST_FILE: Final = 2000  # lines
BOARD: Final = "/board.py"  # reads what is in the box, and an owner's corrections
FEW_POSITIONS: Final = 25  # where the laws are tried quickly
LONGEST: Final = 2  # s of CPU for one check, several times what the slowest needs: what takes longer never ends
SURVIVED, RULINGS, LAWS = 0, 3, 4  # exit codes


class Judges:
    """All rulings and laws, in memory, with the functions that ran while they were loaded."""

    VERDICTS: Final = {SURVIVED: "", RULINGS: "rulings", LAWS: "laws"}

    def __init__(self) -> None:
        assert "escapade" not in sys.modules, "what runs while the rules are loaded must be watched"
        os.environ["ESCAPADE_PURE"] = "1"
        os.environ["ESCAPADE_EXAMPLES"] = EXAMPLES
        yaml.compose = cache(yaml.compose)  # type: ignore[assignment] # the files stay as they are
        hurry()
        with FunctionWatch() as watch:
            self.rulings = {game: list(rulings_of(game)) for game in NAMES}
            self.laws, self.plain_laws = laws(), plain_laws()
            self.check_laws = laws_of_rulings()
            self.check_boxes = laws_of_boxes()
        self.run_before = watch.seen
        self.runs: dict[str, list[set[Line]]] = {}  # which lines each ruling of a game runs, if known
        self.noticed = mmap.mmap(-1, 2)  # shared with children: the number of the ruling that noticed a mutant
        self.notices: dict[str, Counter[int]] = defaultdict(Counter)  # how often each ruling noticed one of a file

    def look(self) -> None:
        """Find out what each ruling runs, in a child: this process runs no rules."""
        self.runs = {game: in_child(partial(self._look_at, game)) for game in NAMES}

    def _look_at(self, game: str) -> list[set[Line]]:
        found = []
        caches = list(empty_memories())  # filled by whatever ruling comes first
        for ruling in self.rulings[game]:
            for remembered in caches:
                remembered.clear()
            with LineWatch() as watch:
                keeps(ruling)
            found.append(watch.seen)
        return found

    def judge(self, game: str, file: str, lines: Sequence[int], *, quick: bool = False) -> int:
        """Judge the rules in memory, where these lines of a file have changed.

        The laws are tried where a ruling runs anything of that file: they try every move there, so they run more of it.
        Quickly they are tried in few positions, and not at random tables.
        """
        for number in sorted(self._running(game, file, lines), key=lambda number: -self.notices[file][number]):
            if not holds(partial(keeps, self.rulings[game][number])):
                self.noticed[:] = number.to_bytes(2, "big")
                return RULINGS
        if file.endswith(BOARD) and not holds(partial(self.check_boxes, game)):
            return LAWS
        positions = [self.rulings[game][number] for number in self._running(game, file)] or self.rulings[game]
        if quick:
            positions = positions[:: -(-len(positions) // FEW_POSITIONS)]
        if not all(holds(partial(self.check_laws, ruling)) for ruling in positions):
            return LAWS
        only(game)
        return (
            SURVIVED if all(map(holds, [*self.plain_laws.values(), *([] if quick else self.laws.values())])) else LAWS
        )

    def remember(self, file: str) -> None:
        """Count which ruling noticed the last mutant, a change of this file: it is tried first with the next one."""
        self.notices[file][int.from_bytes(self.noticed[:], "big")] += 1

    def _running(self, game: str, file: str, lines: Sequence[int] = range(_LONGEST_FILE)) -> list[int]:
        """Return the numbers of the rulings that run one of these lines of a file, or may."""
        of_file = {(file, line) for line in lines}
        runs = self.runs.get(game, [of_file] * len(self.rulings[game]))
        return [number for number, seen in enumerate(runs) if not seen.isdisjoint(of_file)]

    @staticmethod
    def judge_again(game: str) -> int:
        """Judge rules that have to be loaded first."""
        os.environ["ESCAPADE_GAME"] = game
        try:
            rulings = list(rulings_of(game))
        except BaseException:  # noqa: BLE001 - rules that are wrong may raise anything; that is an answer, too
            return RULINGS
        if not all(holds(partial(keeps, ruling)) for ruling in rulings):
            return RULINGS
        check = laws_of_rulings()
        checks: list[Check] = [
            *(partial(check, ruling) for ruling in rulings),
            partial(laws_of_boxes(), game),
            *plain_laws().values(),
            *laws().values(),
        ]
        return SURVIVED if all(map(holds, checks)) else LAWS


def keeps(ruling: Ruling) -> bool:
    """Whether a ruling holds."""
    from escapade.rulings import judge  # noqa: PLC0415 - loads the rules

    return judge(ruling).ok


def holds(check: Check) -> bool:
    """Run a check, and let the system end this process if it takes too long; one that fails or raises does not hold."""
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        return check() is not False
    except BaseException:  # noqa: BLE001 - rules that are wrong may raise anything; that is an answer, too
        return False


def empty_memories() -> Iterator[dict[object, object] | list[object]]:
    """List what the rules remember from one table to the next, while it is empty."""
    rules = {str(file) for file in rules_files()}
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) in rules:
            yield from (value for value in vars(module).values() if isinstance(value, dict | list) and not value)


class FunctionWatch:
    """Notes which functions of the rules are called."""

    def __init__(self) -> None:
        self.seen: set[Function] = set()

    def __enter__(self) -> Self:
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and RULES in frame.f_code.co_filename:
            self.seen.add((frame.f_code.co_filename, frame.f_code.co_qualname.partition(".<")[0]))


class LineWatch:
    """Notes which lines of the rules are run."""

    def __init__(self) -> None:
        self.seen: set[Line] = set()

    def __enter__(self) -> Self:
        sys.settrace(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def note(self, frame: FrameType, event: str, _: object) -> TraceFunction | None:
        if RULES not in frame.f_code.co_filename:
            return None
        if event == "line":
            self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self.note


def only(game: str) -> None:
    """Try the laws on one game."""
    from tests import tables  # noqa: PLC0415 - after the choice of plain sources

    tables.PLAYED[:] = [game]


def rulings_of(game: str) -> Iterator[Ruling]:
    """Read the rulings of a game, file by file."""
    from escapade.ruling_file import read  # noqa: PLC0415 - loads the rules
    from escapade.rulings import files  # noqa: PLC0415

    for file in files(ROOT / "rulings" / game):
        yield from read(file)


def laws_of_rulings() -> Callable[[Ruling], None]:
    """Return what checks the laws in the positions of a ruling."""
    from tests.test_ruling_laws import check_laws  # noqa: PLC0415 - loads the rules

    return check_laws


def laws_of_boxes() -> Callable[[str], None]:
    """Return what checks the boxes of a game that are possible, and those that are not."""
    from tests import test_box  # noqa: PLC0415 - loads the rules
    from tests.bad_boxes import BAD_BOXES  # noqa: PLC0415

    def check_boxes(game: str) -> None:
        test_box.test_the_shipped_data_written_as_a_box_are_a_box(game)
        test_box.test_what_is_just_possible_is_in_the_box_and_what_is_just_not_is_refused(game)
        for box in BAD_BOXES:
            if box[0] == game:
                test_box.test_a_bad_box_is_refused_by_its_line_and_what_was_expected(*box)

    return check_boxes


def laws() -> dict[str, Check]:
    """List the laws by name."""
    from tests import test_laws  # noqa: PLC0415 - loads the rules

    return tests_in(test_laws)


def plain_laws() -> dict[str, Check]:
    """List what was so under earlier rules, and how long a table waits."""
    from tests import test_earlier_rules, test_outrun_standing, test_time_limits  # noqa: PLC0415 - loads the rules

    return tests_in(test_earlier_rules) | tests_in(test_time_limits) | tests_in(test_outrun_standing)


def tests_in(module: ModuleType) -> dict[str, Check]:
    """List the tests of a module that need no arguments."""
    plain = {name: test for name, test in vars(module).items() if not hasattr(test, "pytestmark")}
    return {name: test for name, test in plain.items() if name.startswith("test_")}


def hurry() -> None:
    """Let Hypothesis stop at the first failure and look for no simpler one."""
    from hypothesis import Phase, settings  # noqa: PLC0415 - only who tries mutants waits for it

    settings.register_profile(
        "mutants", deadline=None, phases=[Phase.generate], database=None, report_multiple_bugs=False
    )
    settings.load_profile("mutants")


def forget() -> None:
    """Forget every module of ours but those that try mutants."""
    for name in list(sys.modules):
        root, _, rest = name.partition(".")
        if root == "escapade" or (root == "tests" and rest and not rest.startswith("mutants")):
            del sys.modules[name]
            if root == "tests" and hasattr(sys.modules["tests"], rest):
                delattr(sys.modules["tests"], rest)


def in_child(what: Callable[[], T]) -> T:
    """Call something in a child of this process and return its result."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        os.close(read_end)
        with os.fdopen(write_end, "wb") as file:
            pickle.dump(what(), file)
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as file:
        found: T = pickle.load(file)  # noqa: S301 - our own child wrote it
    os.waitpid(child, 0)
    return found


@cache
def digest() -> str:
    """Give a digest of all that judges: a mutant that survived is tried again when it changes."""
    found = hashlib.sha256(EXAMPLES.encode())
    for name in FILES:
        for path in sorted([ROOT / name] if (ROOT / name).is_file() else (ROOT / name).rglob("*.yaml")):
            found.update(path.read_bytes())
    return found.hexdigest()[:12]

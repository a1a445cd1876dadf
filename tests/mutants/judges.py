"""What judges a mutant: the rulings of its game, then the laws, each known by the functions of the rules it runs."""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, TypeVar

import yaml

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import FrameType

    from escapade.ruling_file import Ruling

T = TypeVar("T")
Place = tuple[str, str]  # a file and a function in it

ROOT: Final = Path(__file__).parent.parent.parent
NAMES: Final = ("cartagena", "outrun", "dig")
EXAMPLES: Final = "12"  # of each law, all of the mutant's game
FILES: Final = (
    "rulings", "src/escapade/rulings.py", "src/escapade/ruling_file.py", "src/escapade/engine.py", "tests/test_laws.py",
    "tests/test_ruling_laws.py", "tests/tables.py",
)  # fmt: skip
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
        with Watch() as watch:
            self.rulings = {game: list(rulings_of(game)) for game in NAMES}
            self.laws = laws()
            self.check_laws = laws_of_rulings()
        self.run_before = watch.seen
        self.runs: dict[tuple[str, int | str], set[Place]] = {}  # which functions a ruling or a law runs, if known

    def look(self) -> None:
        """Find out what each ruling and each law runs, in a child: this process runs no rules."""
        for game in NAMES:
            self.runs |= {(game, judge): seen for judge, seen in in_child(partial(self._look_at, game))}

    def _look_at(self, game: str) -> list[tuple[int | str, set[Place]]]:
        found: list[tuple[int | str, set[Place]]] = []
        only(game)
        checks: dict[int | str, Callable[[], bool | None]] = dict(enumerate(self._ruling_checks(game)))
        for judge, holds in (checks | self.laws).items():
            with Watch() as watch:
                holds()
            found.append((judge, watch.seen))
        return found

    def judge(self, game: str, place: Place | None) -> int:
        """Judge the rules in memory, where one function has changed: first by what is known to run it."""
        only(game)
        checks = self._ruling_checks(game)
        concerned = [number for number in range(len(checks)) if self.may_run((game, number), place)]
        if not (all_hold([checks[number] for number in concerned]) and all_hold(checks)):
            return RULINGS
        if not all_hold([partial(self.check_laws, self.rulings[game][number]) for number in concerned]):
            return LAWS
        return (
            SURVIVED
            if all_hold([law for name, law in self.laws.items() if self.may_run((game, name), place)])
            else LAWS
        )

    def may_run(self, judge: tuple[str, int | str], place: Place | None) -> bool:
        """Whether a judge runs a function, or may."""
        return place is None or place in self.runs.get(judge, {place})

    def _ruling_checks(self, game: str) -> list[Callable[[], bool]]:
        from escapade.rulings import judge  # noqa: PLC0415 - after the choice of plain sources

        return [partial(lambda ruling: judge(ruling).ok, ruling) for ruling in self.rulings[game]]

    @staticmethod
    def judge_again(game: str) -> int:
        """Judge rules that have to be loaded first."""
        os.environ["ESCAPADE_GAME"] = game
        try:
            from escapade.rulings import judge  # noqa: PLC0415 - loads the rules

            if not all(judge(ruling).ok for ruling in rulings_of(game)):
                return RULINGS
        except BaseException:  # noqa: BLE001 - rules that are wrong may raise anything; that is an answer, too
            return RULINGS
        check = laws_of_rulings()
        checks = [partial(check, ruling) for ruling in rulings_of(game)]
        return SURVIVED if all_hold([*checks, *laws().values()]) else LAWS


def all_hold(checks: Sequence[Callable[[], bool | None]]) -> bool:
    """Run checks up to the first that fails or raises."""
    try:
        return all(check() is not False for check in checks)
    except BaseException:  # noqa: BLE001 - rules that are wrong may raise anything; that is an answer, too
        return False


class Watch:
    """Notes which functions are called."""

    def __init__(self) -> None:
        self.seen: set[Place] = set()

    def __enter__(self) -> Self:
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "/escapade/games/" in frame.f_code.co_filename:
            self.seen.add((frame.f_code.co_filename, frame.f_code.co_qualname.partition(".<")[0]))


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


def laws() -> dict[str, Callable[[], None]]:
    """List the laws by name."""
    from tests import test_laws  # noqa: PLC0415 - loads the rules

    return {name: law for name, law in vars(test_laws).items() if name.startswith("test_")}


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

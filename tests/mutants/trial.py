"""Try mutants: a process with everything in memory forks, and the child changes one function before it judges."""

from __future__ import annotations

import gc
import os
import resource
import sys
from contextlib import redirect_stderr, redirect_stdout
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final

from tests.mutants.judges import RULINGS, Judges, forget
from tests.mutants.mutations import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from tests.mutants.mutations import Mutant

LONGEST: Final = 60  # s of CPU for all checks, several times what the rules as they are need
LARGEST: Final = 4 << 30  # bytes of memory
LIMIT: Final = "limit"  # what notices a mutant that never ends


class Trials:
    """Tries mutants one by one, each in a child of this process."""

    def __init__(self) -> None:
        self.judges = Judges()
        self.functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        gc.collect()
        gc.freeze()

    def detected(self, mutant: Mutant, *, quick: bool = False) -> str:
        """Name what notices a mutant: rulings, laws, the limit of time, or nothing ('')."""
        by = self._noticed(lambda: self._verdict(mutant, quick=quick))
        if by == self.judges.VERDICTS[RULINGS]:
            self.judges.remember(str(GAMES / mutant.file))
        return by

    def as_they_are(self, game: str) -> str:
        """Name what the rules of a game violate as they are: nothing ('')."""
        return self._noticed(lambda: self.judges.judge(game, "", range(1)))

    def _noticed(self, verdict: Callable[[], int]) -> str:
        """Come to a verdict in a child of this process."""
        child = os.fork()
        if not child:
            self._be_judged(verdict)
        _, status = os.waitpid(child, 0)
        return self.judges.VERDICTS[os.WEXITSTATUS(status)] if os.WIFEXITED(status) else LIMIT

    def _be_judged(self, verdict: Callable[[], int]) -> None:
        """Come to a verdict in this process and end."""
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
            resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            with Path(os.devnull).open("w", encoding="utf-8") as no, redirect_stdout(no), redirect_stderr(no):
                code = verdict()
        finally:
            os._exit(code)

    def _verdict(self, mutant: Mutant, *, quick: bool) -> int:
        """Judge a mutant: first by the rulings that run the changed lines."""
        if not self._change_in_place(mutant):
            forget()
            import escapade.compiled  # noqa: F401, PLC0415 - it puts its own finder first

            sys.meta_path.insert(0, Changed(mutant))
            return self.judges.judge_again(mutant.game)
        return self.judges.judge(mutant.game, str(GAMES / mutant.file), mutant.lines, quick=quick)

    def _change_in_place(self, mutant: Mutant) -> bool:
        """Change the one function; where it has run already, or is none, the rules must be loaded again."""
        path = str(GAMES / mutant.file)
        if (path, mutant.where) in self.judges.run_before:
            return False
        old = [
            one
            for one in self.functions
            if one.__code__.co_filename == path and one.__code__.co_qualname == mutant.where
        ]
        whole = compile(mutant.apply(Path(path).read_bytes()), path, "exec", dont_inherit=True)
        new = {(one.co_qualname, one.co_firstlineno): one for one in codes(whole)}
        for function in old:
            code = new[function.__code__.co_qualname, function.__code__.co_firstlineno]
            if code.co_freevars != function.__code__.co_freevars:
                return False
            function.__code__ = code
        return bool(old)


def codes(whole: CodeType) -> list[CodeType]:
    """List the code of a module, with that of its classes and functions."""
    return [whole, *(one for part in whole.co_consts if isinstance(part, CodeType) for one in codes(part))]


class Changed(MetaPathFinder):
    """Finds one module of the rules with a change in it."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = f"escapade.games.{mutant.file.removesuffix('.py').replace('/', '.')}"

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        path = GAMES / self.mutant.file
        return spec_from_file_location(name, path, loader=ChangedSource(name, str(path), self.mutant))


class ChangedSource(SourceFileLoader):
    """Loads a module from its source with a change in it."""

    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return compile(self.mutant.apply(self.get_data(path)), path, "exec", dont_inherit=True)

"""Do `help()` and editors find docstrings and signatures, whether the rules are compiled or not?"""

from __future__ import annotations

import ast
import pydoc
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING

from docstring_build import docstrings
from hatch_build import RULES, is_rule

import escapade
from escapade.games.cartagena.actions import Advance

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

FOLDER = Path(escapade.__file__).parent


def helped(thing: object) -> str:
    """What `help(thing)` prints."""
    return pydoc.plain(pydoc.render_doc(thing))


def own_docstring(module: str, name: str) -> str:
    """The first line of a docstring as it is written in the source."""
    path = FOLDER / f"{module}.py"
    return dict(docstrings(ast.parse(path.read_text(encoding="utf-8")), ""))[name].splitlines()[0]


def test_help_on_a_match_prints_docstrings_and_signatures() -> None:
    page = helped(escapade.Match)
    assert own_docstring("match", "Match") in page
    assert "play(self, move: 'str | Action', seat: 'int | None' = None)" in page
    assert own_docstring("match", "Match.play") in helped(escapade.Match.play)


def test_help_on_the_rules_prints_docstrings_and_signatures() -> None:
    page = helped(Advance)
    assert "Advance(code" in page
    assert own_docstring("games/cartagena/actions", "Advance") in page
    assert "refusal(self, " in page
    assert own_docstring("games/cartagena/actions", "Advance.refusal") in helped(Advance.refusal)


def rules() -> Iterator[tuple[Path, ModuleType]]:
    """Every module that is compiled, with its source."""
    for path in sorted({path for pattern in RULES for path in FOLDER.glob(pattern) if is_rule(path)}):
        names = path.relative_to(FOLDER.parent).with_suffix("").parts
        yield path, import_module(".".join(names).removesuffix(".__init__"))


def found(module: ModuleType, name: str) -> object:
    """What a name in a module stands for; of a class its own attribute, so that a property is no value."""
    owner, _, own = name.rpartition(".")
    return vars(getattr(module, owner))[own] if owner else getattr(module, name) if name else module


def test_every_docstring_of_the_rules_is_there() -> None:
    count = 0
    for path, module in rules():
        for name, text in docstrings(ast.parse(path.read_text(encoding="utf-8")), ""):
            if name.rpartition(".")[2].startswith("__"):
                continue  # Python says its own about what has an operator
            assert cleandoc(found(module, name).__doc__ or "") == text, f"{module.__name__}: {name}"
            count += 1
    assert count > 500

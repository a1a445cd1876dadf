"""Sentences about the documentation: it leaves nothing public out, and what it shows can be read."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
import yaml

import escapade
from escapade.engine import seeded
from escapade.games import GAMES

DOCS = Path(__file__).parent.parent / "docs"
REFERENCE = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").glob("*.md"))
NOTATION = re.split(r"^## (.*)$", (DOCS / "notation.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
SECTIONS = dict(zip(NOTATION[1::2], NOTATION[2::2], strict=True))
NO_PROSE = {"bots-arena.json", "conftest.py"}


def in_nav(part: object) -> set[str]:
    """Return the pages that a part of the navigation names."""
    match part:
        case str():
            return {part}
        case list():
            return set().union(*map(in_nav, part))
        case dict():
            return set().union(*map(in_nav, part.values()))
    raise AssertionError(part)


def test_every_page_is_in_the_navigation() -> None:
    text = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    assert in_nav(yaml.safe_load(text)["nav"]) == pages


@pytest.mark.parametrize("name", sorted(set(escapade.__all__) - {"__version__"}))
def test_the_reference_has_every_public_name(name: str) -> None:
    found = getattr(escapade, name)
    home = found.__name__ if name in {"bots", "games", "records"} else f"{getattr(found, '__module__', '')}.{name}"
    modules = re.findall(r"^::: ([\w.]+)$", REFERENCE, re.MULTILINE)
    told = f"::: {home}\n" in REFERENCE or f"## {name}\n" in REFERENCE or home.rpartition(".")[0] in modules
    assert told or any(module.startswith(f"{home}.") for module in modules), home


@pytest.mark.parametrize("path", re.findall(r"^::: ([\w.]+)$", REFERENCE, re.MULTILINE))
def test_what_the_reference_names_can_be_imported_and_says_what_it_is(path: str) -> None:
    try:
        found = import_module(path)
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        found = getattr(import_module(module), name)
    assert found.__doc__ or escapade.COMPILED


@pytest.mark.parametrize("game", ["cartagena", "outrun", "dig"])
def test_the_positions_shown_in_the_notation_can_be_read_and_every_field_is_explained(game: str) -> None:
    section = SECTIONS[GAMES[game].title]
    shown = re.findall(r"^    (\S+=.*)$", section, re.MULTILINE)
    assert shown
    for text in shown:
        assert GAMES[game].read_position(text, seeded(1)).seats
    fields = import_module(f"escapade.games.{game}.notation").FIELDS
    named = set(re.findall(r"`(\w+)`", section))
    assert set(fields) - named - {"rules", "data"} == set()  # explained once for all games


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("outrun", "turn open BFACEHG@5181 C1BA@5320-120~85:900.1500.2300.4100 late time =4 infect>2 wrongA>2 boost>1"),
        ("outrun", "keep accept shield reverse>1 even>1 odd>1 swapAB>1 long3>1 small>1 big>1 take>1 fair>1 steal>1"),
    ],
)
def test_the_moves_shown_in_the_notation_can_be_read(game: str, moves: str) -> None:
    table = GAMES[game].deal({option.name: option.default for option in GAMES[game].options}, 6, seeded(1))
    for text in moves.split():
        action = GAMES[game].read_action(table, text)
        assert GAMES[game].write_action(table, action) == text
        assert text.partition(">")[0] in SECTIONS[GAMES[game].title] or text in SECTIONS[GAMES[game].title]

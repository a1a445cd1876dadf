"""The page about sources names every list of data, and calls exactly those reconstructed that the data files do."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/sources.md").read_text(encoding="utf-8")
LEARNED = {"nets", "weights"}
FILES = {path.name: path for path in (ROOT / "src/escapade/games").glob("*/data/*.toml") if path.stem not in LEARNED}
SECTION = re.compile(r"^## [^\n]*\(`(\w+\.toml)`\)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (`[^|]*) \| ([^|]+) \| (\w+) \| ([^|]+) \| (\w+) \|$", re.MULTILINE)
SECTIONS = dict(SECTION.findall(PAGE))


def rows(file: str) -> dict[str, list[str]]:
    """Return for each list how it is known, from which source, and how certain it is."""
    found = ROW.findall(SECTIONS[file])
    return {key: row for keys, _, *row in found for key in re.findall(r"`(\w+)`", keys)}


def test_every_data_file_has_its_section() -> None:
    assert sorted(SECTIONS) == sorted(FILES)


@pytest.mark.parametrize("file", FILES)
def test_every_list_of_data_is_on_the_page_and_no_other(file: str) -> None:
    data = tomllib.loads(FILES[file].read_text(encoding="utf-8"))
    assert set(rows(file)) == (set(data) | set(data["reconstructed"])) - {"reconstructed"}


@pytest.mark.parametrize("file", FILES)
def test_what_the_data_file_calls_reconstructed_the_page_does_too(file: str) -> None:
    data = tomllib.loads(FILES[file].read_text(encoding="utf-8"))
    ours = {key for key, (known, _, _) in rows(file).items() if known == "reconstructed"}
    assert ours == set(data["reconstructed"])


@pytest.mark.parametrize("file", FILES)
def test_what_is_ours_is_open_and_everything_else_has_a_source(file: str) -> None:
    for key, (known, source, sure) in rows(file).items():
        assert known in {"printed", "found", "ruled", "reconstructed"}, key
        assert (sure == "open") == (known == "reconstructed"), key
        assert len(source.split()) > 0, key


def test_an_owner_is_told_how_to_send_a_correction() -> None:
    assert "--data" in PAGE.partition("## If you own a box")[2]

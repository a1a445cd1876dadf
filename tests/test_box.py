"""Boxes: corrected data as a file, checked line by line, known by a digest, and named by the records of its games."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from escapade import Match, records
from escapade.box import BadBox, read_box
from escapade.games import GAMES
from escapade.toml_lines import line_of, write_toml
from tests.bad_boxes import BAD_BOXES
from tests.box_edges import IMPOSSIBLE, POSSIBLE, PRINTED
from tests.shell import escapade

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.box import Box

ROOMS = "# two rooms\nrooms = 2\n"


def test_forty_bad_boxes_are_collected_here() -> None:
    assert len(BAD_BOXES) >= 40
    assert {game for game, *_ in BAD_BOXES} == set(GAMES)


@pytest.mark.parametrize(("game", "text", "line", "code", "sentence"), BAD_BOXES)
def test_a_bad_box_is_refused_by_its_line_and_what_was_expected(
    game: str, text: str, line: int, code: str, sentence: str
) -> None:
    with pytest.raises(BadBox) as refused:
        read_box(game, text)
    assert (refused.value.line, refused.value.code) == (line, code)
    assert sentence in str(refused.value)
    assert str(refused.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_just_possible_is_in_the_box_and_what_is_just_not_is_refused(game: str) -> None:
    for text, part, right in [box[1:] for box in POSSIBLE if box[0] == game]:
        assert part(PRINTED[game](read_box(game, text).data)) == right, text
    for text, code in [box[1:] for box in IMPOSSIBLE if box[0] == game]:
        with pytest.raises(BadBox) as refused:
            read_box(game, text)
        assert refused.value.code == code, text


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_data_written_as_a_box_are_a_box(game: str) -> None:
    shipped = GAMES[game].correctable()
    text = write_toml(shipped)
    assert tomllib.loads(text) == shipped
    assert read_box(game, text).data == shipped


def test_comments_spaces_and_the_order_of_lines_do_not_change_the_digest() -> None:
    one = read_box("outrun", "rooms = 2\n[bear]\nnumbers = [0, 1, 1, 1, 2, 3]\nwounded = [2]\n", "mine")
    same = read_box("outrun", "bear.wounded=[2]\nbear.numbers = [0,1,1,1,2,3] # slowest first\nrooms=2", "yours")
    other = read_box("outrun", "rooms = 3\n[bear]\nnumbers = [0, 1, 1, 1, 2, 3]\nwounded = [2]\n", "mine")
    assert one.digest == same.digest != other.digest
    assert list(one.data) == list(same.data)


def test_a_file_of_the_first_edition_of_cartagena_is_a_box() -> None:
    symbols = tomllib.loads(files("escapade.games.cartagena").joinpath("data/classic.toml").read_text())["symbols"]
    box = read_box("cartagena", write_toml({"tunnel": [" ".join(symbols)] * 6}))
    Match("cartagena", 2, {"edition": "classic"}, data=box.data)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("a",), 2), (("b", "0"), 4), (("b", "1"), 5), (("b", "2"), 5), (("c", "d e"), 9), (("c", "d e", "x"), 9),
        (("c", "long"), 10), (("c", "after"), 13), (("t", "0", "u"), 15), (("t", "1", "u"), 17), (("t", "1"), 16),
        (("t", "1", "v", "w"), 18), (("nothing",), 1), (("c", "nothing"), 8),
    ],
)  # fmt: skip
def test_the_line_of_a_key_and_of_a_place_in_a_list_is_found(path: tuple[str, ...], line: int) -> None:
    text = (
        '# a = 1\na = \'#]\'\nb = [\n  [1, 2], # ]\n  "\\"]", 3,\n]\n\n[c]\n"d e" = { x = 1, y = [2] }\n'
        'long = """\n[t]\n"quoted\\""""\nafter = 1979-05-27\n[[t]]\nu = 1\n[[t]]\nu = 2\nv.w = 3\n'
    )
    tomllib.loads(text)
    assert line_of(text, path) == line


@pytest.fixture
def box() -> Box:
    return read_box("outrun", ROOMS, "Two rooms")


def test_a_game_with_a_box_names_it_in_its_record_and_verifies_with_it(box: Box) -> None:
    lines = a_game_with(box)
    assert f'"box":{{"name":"Two rooms","digest":"{box.digest}"}}' in lines[0]
    assert '"rooms"' not in lines[0]
    assert records.verify(lines, boxes=[box]).data == {"rooms": 2}


def test_without_its_box_a_record_says_which_one_is_missing(box: Box) -> None:
    other = read_box("outrun", "rooms = 3\n", "Two rooms")
    for given in ([], [other]):
        with pytest.raises(records.Broken, match=rf"box 'Two rooms' \({box.digest[:12]}\), which is not given"):
            records.verify(a_game_with(box), boxes=given)


def test_from_the_command_line_a_record_is_verified_with_the_file_of_its_box(box: Box, tmp_path: Path) -> None:
    record, file, other = tmp_path / "game.jsonl", tmp_path / "mine.toml", tmp_path / "other.toml"
    record.write_text("".join(f"{line}\n" for line in a_game_with(box)), encoding="utf-8")
    file.write_text(box.text, encoding="utf-8")
    other.write_text("rooms = 3\n", encoding="utf-8")
    assert "1 game verified, no errors." in escapade("verify", record, "--data", other, "--data", file).stdout
    missing = f"this game was played with the box 'Two rooms' ({box.digest[:12]}), which is not given"
    without: list[list[str | Path]] = [[], ["--data", other]]
    for words in without:
        assert missing in escapade("verify", record, *words).stderr
        assert missing in escapade("replay", record, *words).stderr
    assert escapade("replay", record, "--data", file).exit_code == 0


def test_the_line_of_a_mistake_in_a_data_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("rooms = 9\n[bear]\nteeth = [1]\n", encoding="utf-8")
    said = escapade("simulate", "outrun", "--games", "1", "--data", file).stderr
    assert said.startswith(f"{file}: line 3: 'teeth' is not on the bear board")


def test_bots_that_learned_from_other_data_say_so_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("rooms = 1\n", encoding="utf-8")
    table = ("play", "outrun", "--set", "boards=1")
    said = "The bots were trained without these corrections."
    assert said in escapade(*table, "--seats", "hare,random", "--data", file).stdout
    assert said not in escapade(*table, "--seats", "random,random", "--data", file).stdout
    assert said not in escapade(*table, "--seats", "hare,random").stdout


def a_game_with(box: Box) -> list[str]:
    match = Match("outrun", 2, seed=4, salt="s", data=box.data, box=box.ref)
    return match.end("for this test")

"""Games written down: an honest record holds, and no other does."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from escapade import COMPILED, records
from escapade.engine import seeded
from escapade.match import Match
from escapade.records import Broken, commitment, verify
from tests.tables import Table, always, decide, law, tables

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 150 if COMPILED else 25  # moves of a recorded game

EVERYTHING = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}


def played(match: Match, moves: int, luck: str = "moves") -> list[str]:
    """Play some moves at random and give the record."""
    chance = seeded(luck)
    for _ in range(moves):
        if match.over:
            break
        seat, action = decide(match.state, chance)
        match.play(action, seat)
    return match.end("cap")


@cache
def honest() -> list[str]:
    """A short record in which much happens."""
    return played(Match("cartagena", 3, EVERYTHING, seed="a seed", salt="a salt", names=["Ann", "Bo", "Cy"]), 25)


def parts(lines: list[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines]


def lines_of(contents: list[object]) -> list[str]:
    return [json.dumps(content, ensure_ascii=False, separators=(",", ":")) for content in contents]


# An honest record


@law
@given(tables(before=0, odd=False))
def test_any_game_can_be_recorded_and_verified(table: Table) -> None:
    match = Match(table.name, table.players, table.options, seed=table.seed, salt="pepper")
    again = verify(played(match, LONGEST, str(table.seed)))
    assert again.game.write_position(again.state) == match.game.write_position(match.state)
    assert again.winners == match.winners


def test_a_record_of_a_finished_game_names_its_winner() -> None:
    options = {"edition": "escape", "tiles": 4, "pirates": 4, "morgan": True}
    match = Match("cartagena", 2, options, seed=1)
    lines = played(match, 10_000)
    assert match.over
    assert parts(lines)[-1]["end"] == {"winners": list(match.winners)}
    assert verify(lines).winners == match.winners


def test_a_record_of_an_unfinished_game_says_why_it_stopped() -> None:
    assert parts(honest())[-1]["end"] == {"unfinished": "cap"}


def test_a_record_begins_with_who_plays_what_under_which_rules() -> None:
    top = parts(honest())[0]
    assert list(top) == ["escapade", "game", "rules", "players", "options", "commitment"]
    assert top["players"] == ["Ann", "Bo", "Cy"]


def test_a_record_reveals_its_seed_only_at_the_end() -> None:
    lines = honest()
    assert "a seed" not in "".join(lines[:-1])
    assert "a salt" not in "".join(lines[:-1])
    assert parts(lines)[-1]["seed"] == "a seed"


def test_a_record_may_be_read_with_the_ends_of_its_lines() -> None:
    assert verify(f"{line}\n" for line in honest()).names == ["Ann", "Bo", "Cy"]


def test_corrections_of_printed_data_are_part_of_the_record() -> None:
    data: dict[str, object] = {"tokens": {"one": 4, "snake": 4}}
    lines = played(Match("cartagena", 2, {"edition": "escape", "tricks": "yes"}, data=data), 60)
    assert parts(lines)[0]["data"] == data
    verify(lines)


def test_a_record_from_before_an_option_was_added_still_holds() -> None:
    lines = without_option("tiles")
    assert "tiles" not in lines[0]
    assert verify(lines).end("cap") == lines


def test_a_record_may_not_leave_out_an_option_that_was_agreed_on() -> None:
    with pytest.raises(Broken, match="line"):
        verify(without_option("stage"))


def without_option(name: str) -> list[str]:
    """Return the honest record with an option missing from its header."""
    top, *rest = honest()
    header = json.loads(top)
    del header["options"][name]
    return [*lines_of([header]), *rest]


# The promise


def test_one_promise_is_kept_by_one_seed_alone() -> None:
    assert commitment("1:2", "") != commitment("1", "2:")
    assert commitment("ab", "c") != commitment("a", "bc")
    assert commitment(7, "") != commitment("7", "")


def test_a_promise_can_be_checked_without_us() -> None:
    assert commitment("a seed", "a salt") == hashlib.sha256(b'["a seed","a salt"]').hexdigest()


@always
@given(st.text(max_size=5), st.text(max_size=5), st.text(max_size=5), st.text(max_size=5))
def test_another_seed_or_another_salt_is_another_promise(seed: str, salt: str, seed2: str, salt2: str) -> None:
    assert (commitment(seed, salt) == commitment(seed2, salt2)) == ((seed, salt) == (seed2, salt2))


# A changed record


def places() -> list[tuple[int, int]]:
    """Every character of the record, by line and column, but for the players' names and the reason it stopped.

    Those two are free text: a record with other names, or stopped for another reason, is an honest record as well.
    """
    found = []
    for at, line in enumerate(honest()):
        free = [match.span(1) for match in re.finditer(r'"(Ann|Bo|Cy|cap)"', line)]
        found += [(at, n) for n in range(len(line)) if not any(start <= n < end for start, end in free)]
    return found


@law
@given(st.data())
def test_a_record_with_any_character_changed_is_rejected_with_a_sentence(data: st.DataObject) -> None:
    at, column = data.draw(st.sampled_from(places()))
    lines = list(honest())
    old = lines[at][column]
    new = data.draw(st.sampled_from([*"0123456789", *"abcdefgz?-+<>!*~^_=.,:;{}[]\"' ", "", "é", old + old]))
    assume(new != old)
    lines[at] = lines[at][:column] + new + lines[at][column + 1 :]
    with pytest.raises(Broken, match=r"^\w.*\w"):
        verify(lines)


def changed(what: Callable[[list[dict[str, object]]], object]) -> list[str]:
    """Return the honest record with something changed."""
    contents = parts(honest())
    what(contents)
    return lines_of(list(contents))


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        (lambda c: c[0].update(rules="cartagena-0"), "this record was played under the rules cartagena-0; these are"),
        (lambda c: c[0].update(escapade=2), "this record is of version 2; version 1 can be read"),
        (lambda c: c[0].update(game="chess"), "'chess' is not a game; games: cartagena"),
        (lambda c: c[0].update(commitment="0" * 64), "the seed revealed at the end is not the one promised"),
        (lambda c: c[0]["options"].update(limit="no"), "line"),
        (lambda c: c[0]["options"].update(colour="red"), "'colour' is not an option of this game"),
        (lambda c: c[0]["players"].append("Dee"), "line"),
        (lambda c: c[0].update(players=[]), "Cartagena is for 2 to 5 players, not 0"),
        (lambda c: c[0].pop("players"), "lacks 'players'"),
        (lambda c: c[1].update(deal="nothing"), "line 2 is not what this game gives"),
        (lambda c: c[2].update(action="."), "line 3 cannot be played: You must take at least one action"),
        (lambda c: c[2].update(action="7x"), "line 3 cannot be played: '7x' is not a move"),
        (lambda c: c[2].update(seat=9), "line 3 cannot be played: nobody sits on seat 9"),
        (lambda c: c[2].update(seat=True), "line 3 cannot be played: nobody sits on seat True"),
        (lambda c: c[2].update(seat=1.0), "line 3 cannot be played: nobody sits on seat 1.0"),
        (lambda c: c[2].update(action=["7x"]), "'action' of a line of the record should be a text"),
        (lambda c: c[0].update(players="Ann"), "'players' of a line of the record should be a list of texts"),
        (lambda c: c[0].update(options=[]), "'options' of a line of the record should be an object"),
        (lambda c: c[0].update(data=[]), "'data' of a line of the record should be an object"),
        (lambda c: c[0].update(game=["cartagena"]), "'game' of a line of the record should be a text"),
        (lambda c: c[-1].update(seed=None), "the seed revealed at the end should be a number or a text"),
        (lambda c: c[2].update(move=2), "line 3 is not what this game gives"),
        (lambda c: c[2]["events"].pop(), "line 3 is not what this game gives"),
        (lambda c: c[2]["events"][0].update(card=9), "line 3 is not what this game gives"),
        (lambda c: c[-1].update(seed="another"), "the seed revealed at the end is not the one promised"),
        (lambda c: c[-1].update(salt="another"), "the seed revealed at the end is not the one promised"),
        (lambda c: c[-1].update(end={"winners": [0]}), "is not what this game gives"),
        (lambda c: c.insert(3, c[2]), "line"),
        (lambda c: c.pop(2), "line"),
        (lambda c: c.append(c[-1]), "line"),
    ],
)
def test_a_changed_record_is_rejected_with_the_reason(
    what: Callable[[list[dict[str, object]]], object], answer: str
) -> None:
    with pytest.raises(Broken, match=re.escape(answer)):
        verify(changed(what))


def test_a_seed_that_keeps_another_promise_does_not_deal_this_game() -> None:
    """Whoever changes the seed and the promise together has dealt another game."""
    contents = parts(honest())
    contents[0]["commitment"] = commitment("another", "")
    contents[-1].update(seed="another", salt="")
    with pytest.raises(Broken, match="line"):
        verify(lines_of(list(contents)))


def test_other_names_make_another_honest_record() -> None:
    again = verify(changed(lambda c: c[0].update(players=["Dee", "Eve", "Flo"])))
    assert again.names == ["Dee", "Eve", "Flo"]


# No record at all


@pytest.mark.parametrize("number", range(3))
def test_a_record_that_stops_early_is_no_record(number: int) -> None:
    with pytest.raises(Broken, match="needs a header, a deal and an end"):
        verify(honest()[:number])


def test_a_record_without_its_end_is_rejected() -> None:
    with pytest.raises(Broken, match="lacks 'seed'"):
        verify(honest()[:-1])


@pytest.mark.parametrize("line", ["", "nonsense", "[]", "5", "null", '"text"', "{", "[" * 100_000, "\ud800", "\0"])
@pytest.mark.parametrize("at", [0, 1, 2, -1])
def test_a_line_that_is_no_json_object_is_rejected(at: int, line: str) -> None:
    lines = list(honest())
    lines[at] = line
    with pytest.raises(Broken, match="line"):
        verify(lines)


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, -(2**63) - 1, 10**30, 0, 1, -1])
    | st.floats()
    | st.text(st.characters(), max_size=5)
    | st.sampled_from(["\ud800", "cartagena", "escape", "0p", "yes"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@law
@given(st.data())
def test_a_value_of_any_kind_anywhere_is_rejected_and_never_a_surprise(data: st.DataObject) -> None:
    contents: list[object] = list(parts(honest()))
    at = data.draw(st.sampled_from([0, 1, 2, 3, len(contents) - 1]))
    contents[at] = replaced(contents[at], data)
    lines = [json.dumps(content, ensure_ascii=data.draw(st.booleans()), separators=(",", ":")) for content in contents]
    assume(lines != honest())
    try:
        match = verify(lines)
    except Broken:
        return
    assert parts(lines)[0]["players"] == match.names  # only free text was changed
    assert match.end(json.loads(lines[-1])["end"]["unfinished"]) == lines


def replaced(content: object, data: st.DataObject) -> object:
    """Replace some value inside a value, or the whole of it."""
    if isinstance(content, dict) and content and data.draw(st.integers(0, 5)):
        key = data.draw(st.sampled_from(sorted(content)))
        return {**content, key: replaced(content[key], data)}
    if isinstance(content, list) and content and data.draw(st.booleans()):
        index = data.draw(st.integers(0, len(content) - 1))
        return [*content[:index], replaced(content[index], data), *content[index + 1 :]]
    return data.draw(values)


@always
@given(values, st.sampled_from(["game", "rules", "players", "options", "data", "commitment", "escapade"]))
def test_a_header_of_any_kind_is_rejected_even_with_its_promise_kept(value: object, key: str) -> None:
    assume(not (key == "players" and isinstance(value, list) and all(isinstance(name, str) for name in value)))
    contents = parts(honest())
    contents[0][key] = value
    lines = lines_of(list(contents))
    assume(lines != honest())  # the value drawn may be the one that belongs there
    with pytest.raises(Broken):
        verify(lines)


@always
@given(values, values)
def test_a_seed_of_any_kind_is_rejected_or_deals_another_game(seed: object, salt: object) -> None:
    contents = parts(honest())
    contents[-1].update(seed=seed, salt=salt)
    with pytest.raises(Broken):
        verify(lines_of(list(contents)))


# Many games in one file


def test_a_file_of_many_games_is_split_where_each_begins() -> None:
    lines = honest()
    found = list(records.games([*lines, *lines]))
    assert found == [(1, lines), (len(lines) + 1, lines)]


def test_a_broken_game_in_a_file_of_many_is_named_by_its_line() -> None:
    lines = honest()
    _, (first, second) = records.games([*lines, *lines[:2], lines[3], *lines[3:]])
    with pytest.raises(Broken, match=f"line {len(lines) + 3} "):
        verify(second, first)

"""A table's header and its row say the same."""

from __future__ import annotations

from escapade.games import GAMES
from escapade.server import wire
from escapade.server.storage.schema import TableRow
from escapade.server.tables.header import Header, header_row, new_header, read_header, terms_of
from escapade.server.wire import Control, NewSeat, NewTable

ELSEWHERE = {"data"}  # what the box says, which is kept with the box
NOT_FIXED = {"status", "settled", "muted"}  # columns that change after a table was opened


def test_a_row_has_the_fields_of_a_header_and_what_changes_later() -> None:
    assert set(TableRow.__table__.columns.keys()) == {*Header.__struct_fields__, *NOT_FIXED} - ELSEWHERE


def test_a_header_is_read_as_it_was_written() -> None:
    wanted = NewTable(
        game="dig", seats=[NewSeat()] * 3, public=False, control=Control("bank", 300, 5), delay=30, hold=60
    )
    header = new_header(wanted, GAMES["dig"].check({}, 3), 3, "p0")
    assert read_header(header_row(header)) == header
    assert (header.rules, header.control.increment, header.delay) == (GAMES["dig"].rules, 5, 30)


def test_a_rematch_is_on_the_same_terms_with_luck_of_its_own() -> None:
    first = new_header(NewTable(game="dig", seats=[NewSeat()] * 3, rated=True), {"a": "b"}, 3, "p0")
    again = new_header(first, first.options, first.players, "p1")
    assert terms_of(again) == terms_of(first)
    assert not {again.id, again.seed, again.salt} & {first.id, first.seed, first.salt}
    assert again.host == "p1"


def test_a_table_from_before_tables_named_their_rules_plays_by_the_first() -> None:
    row = header_row(new_header(NewTable(game="dig", seats=[NewSeat()]), {}, 1, "p0"))
    row.rules = ""
    assert read_header(row).rules == "dig-1"


def test_the_lobby_tells_nothing_of_a_tables_luck() -> None:
    assert not {"seed", "salt"} & set(wire.TableSummary.__struct_fields__)

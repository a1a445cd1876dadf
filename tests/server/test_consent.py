"""Sentences about whose consent counts: that of whoever owns a seat, present or not; and how many seats one may own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.games.cartagena import CARTAGENA
from escapade.server import log
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective
from escapade.server.tables.table import Table
from tests.server.headers import header_of
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


def started(*people: str, rated: bool = True) -> Table:
    """Seat people (bots are called "bot") and deal."""
    table = Table(header_of(CARTAGENA, len(people), host=people[0], rated=rated))
    for seat, person in enumerate(people):
        bot = person == "bot"
        table.apply(log.Sat(seat, f"P{seat}", "" if bot else person, "fox" if bot else ""), 0)
    table.apply(table.start(people[0]), 0)
    return table


def play(table: Table, moves: int) -> None:
    """Play the first legal action again and again, whosever turn it is."""
    for _ in range(moves):
        [seat] = table.to_act()
        action = table.game.write_action(table.state, table.state.legal(seat)[0])
        table.apply(table.play(seat, action, table.version), 0)


def land_all(table: Table, entry: log.AnyEntry) -> list[str]:
    """Let an entry happen, and whatever follows from it; name all of it."""
    happened = []
    following: log.AnyEntry | None = entry
    while following is not None:
        table.apply(following, 0)
        happened.append(type(following).__name__)
        following = table.automatic_entry()
    return happened


def absent(table: Table, seat: int) -> None:
    """Let somebody lose the line, and a bot hold the seat."""
    table.apply(table.hold(seat), 0)


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("what", ["undo", "pause"])
def test_nothing_is_taken_back_or_paused_without_the_consent_of_somebody_who_is_away(what: str, *, rated: bool) -> None:
    table = started("ann", "bob", rated=rated)
    play(table, 5)
    absent(table, 1)
    proposal = table.undo(0, 0) if what == "undo" else table.propose(0, "pause")
    assert land_all(table, proposal) == ["Proposed"]
    assert (table.asked(), len(table.moves), table.clocks.paused) == ([1], 5, False)
    shown = perspective.vote(table)
    assert shown is not None
    assert shown.asked == [1]
    assert land_all(table, table.answer(1, yes=True))[:2] == ["Voted", "Undone" if what == "undo" else "Paused"]


def test_alone_with_bots_a_move_is_taken_back_without_asking() -> None:
    table = started("ann", "bot", rated=False)
    play(table, 5)  # the bot has moved, too
    assert land_all(table, table.undo(0, 0))[0] == "Undone"
    assert table.moves == []


def test_a_proposal_nobody_answers_lapses_with_the_next_move() -> None:
    table = started("ann", "bob")
    play(table, 3)
    absent(table, 1)
    table.apply(table.undo(0, 0), 0)
    play(table, 1)
    assert (table.vote, len(table.moves)) == (None, 4)


def test_whoever_proposed_something_may_withdraw_it() -> None:
    table = started("ann", "bob", "cid")
    play(table, 3)
    table.apply(table.propose(0, "pause"), 0)
    with pytest.raises(RequestRefused, match="answered-already"):
        table.answer(0, yes=True)
    assert land_all(table, table.answer(0, yes=False)) == ["Voted"]
    assert table.vote is None
    assert table.propose(1, "pause") == log.Proposed(1, "pause")


def test_whoever_gave_up_is_asked_no_more_and_bots_are_never_asked() -> None:
    table = started("ann", "bob", "bot", "cid")
    play(table, 3)
    table.apply(table.resign(1), 0)
    absent(table, 3)
    table.apply(table.propose(0, "pause"), 0)
    assert table.asked() == [3]


def test_a_pause_lasts_as_long_as_everybody_wants_it() -> None:
    table = started("ann", "bob")
    table.apply(table.propose(0, "pause"), 0)
    assert land_all(table, table.answer(1, yes=True)) == ["Voted", "Paused"]
    absent(table, 1)  # and never comes back
    assert land_all(table, table.propose(0, "resume")) == ["Proposed", "Resumed"]
    assert not table.clocks.paused


def test_there_are_no_hints_while_somebody_else_owns_a_seat_present_or_not() -> None:
    table = started("ann", "bob", rated=False)
    absent(table, 1)
    assert table.no_advice(0) == "hint-people"
    table.apply(table.take_back(1), 0)
    assert table.no_advice(0) == "hint-people"


def test_the_opponents_bot_gives_no_consent_for_somebody_who_lost_the_line(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    table = ann.open_table("me", "open", rated=True)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    bob.post(f"/tables/{table}/leave")
    ann.post(f"/tables/{table}/pause")
    standing = ann.get(f"/tables/{table}")["standing"]
    assert not standing.get("paused")
    if "vote" in standing:  # the bot may have moved already, and then it has lapsed
        assert standing["vote"]["asked"] == [1]


def test_in_a_rated_game_everybody_has_one_seat(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    mine = {"who": "me"}
    two = ann.refused("/tables", game="cartagena", seats=[mine, {"who": "me", "name": "Ben"}], rated=True)
    assert (two["status"], two["code"]) == (400, "one-seat")
    assert ann.get("/tables/mine") == []
    table = ann.open_table("me", "open", "open", rated=True)
    bob.post(f"/tables/{table}/sit")
    for person in (ann, bob):
        refused = person.refused(f"/tables/{table}/sit", name="Somebody else")
        assert (refused["status"], refused["code"]) == (400, "one-seat")


def test_only_the_host_brings_somebody_along_on_the_same_device(server: Running) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table = ann.open_table("me", "open", "open", "open")
    eve.post(f"/tables/{table}/sit")
    refused = eve.refused(f"/tables/{table}/sit", name="Eve's brother")
    assert (refused["status"], refused["code"]) == (403, "second-seat")
    assert ann.post(f"/tables/{table}/sit", name="Grandma")["seats"][2]["name"] == "Grandma"


def test_where_all_run_at_once_nobody_is_added_on_the_same_device(server: Running) -> None:
    ann = Player(server, "Ann")
    together = ann.open_table("me", "open", "open", game="outrun")
    refused = ann.refused(f"/tables/{together}/sit", name="Grandma")
    assert (refused["status"], refused["code"]) == (400, "one-device")
    apart = ann.open_table("me", "open", "open", game="outrun", options={"mode": "apart"})
    assert ann.post(f"/tables/{apart}/sit", name="Grandma")["seats"][1]["name"] == "Grandma"

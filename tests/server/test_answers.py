"""Sentences about answers nobody has to wait for: standing ones, and those a clock gives when nobody does."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, cast

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.server import log
from escapade.server.tables.table import Table
from escapade.server.wire import Control
from tests.server.headers import header_of
from tests.server.player import Message, Player
from tests.server.running import Running

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.games.dig.state import State as DigState
    from escapade.games.outrun.state import State as OutrunState

GAMES_AT_MOST = 12  # until somebody is asked for a reaction; usually in the first


def with_people(game: str, control: Control, options: dict[str, str] | None = None) -> Table:
    """Seat three people, who start at the time 0; in Outrun the path lies open at once."""
    table = Table(header_of(GAMES[game], 3, options, control=control))
    for seat in range(3):
        table.apply(log.Sat(seat, f"P{seat}", f"p{seat}"), 0)
    table.apply(table.start("p0"), 0)
    if table.header.options.get("mode") == "together":
        table.apply(table.play(table.to_act()[0], "turn", table.version), 0)
    return table


def test_the_rules_of_outrun_wait_so_long_for_a_run_and_for_ever_where_nobody_waits() -> None:
    table = with_people("outrun", Control())
    patience = table.game.timing.time_limit(table.state, 0)
    assert patience is not None
    assert table.next_alarm() == (patience, 0)
    answering = with_people("outrun", Control())
    answering.apply(log.Undone(0, 0), 1_000)  # the path face down again: somebody is asked to turn it up (O1.9)
    assert answering.next_alarm() == (21_000, answering.to_act()[0])
    assert with_people("outrun", Control(), {"mode": "apart"}).next_alarm() is None


def test_a_bank_that_is_empty_is_lost_and_impatient_rules_only_answer() -> None:
    bank = with_people("outrun", Control("bank", seconds=5))
    assert bank.next_alarm() == (5_000, 0)
    assert bank.forfeits(0, 5_000)
    rules = with_people("outrun", Control("bank", seconds=600))
    alarm = rules.next_alarm()
    assert alarm is not None
    assert not rules.forfeits(0, alarm[0])
    assert not with_people("outrun", Control("move", seconds=5)).forfeits(0, 5_000)


def play_until_asked_out_of_turn(table: Table) -> int:
    """Do anything until somebody is asked whose turn it is not; give their seat."""
    luck = random.Random(7)
    while (seat := next((seat for seat in table.to_act() if seat != cast("DigState", table.state).turn), None)) is None:
        actor = luck.choice(table.to_act())
        action = luck.choice(table.state.legal(actor))
        table.apply(table.play(actor, table.game.write_action(table.state, action), table.version), 5_000)
    return seat


def test_the_rules_of_dig_wait_for_ever_for_a_turn_and_half_a_minute_for_an_answer_out_of_turn() -> None:
    table = with_people("dig", Control())
    assert table.next_alarm() is None
    seat = play_until_asked_out_of_turn(table)
    assert (35_000, seat) == table.next_alarm()
    assert table.due() == 35_000
    default = table.state.default_action(seat)
    assert default is not None
    assert table.state.refusal(seat, default) is None


@pytest.mark.parametrize("game", ["dig", "outrun"])
def test_where_no_other_person_waits_everything_may_take_for_ever(game: str) -> None:
    table = with_people(game, Control())
    if game == "dig":
        play_until_asked_out_of_turn(table)
    assert table.next_alarm() is not None
    for chair in table.chairs:
        chair.person = "p0"  # three seats round one device
    assert table.next_alarm() is None
    assert table.due() is None
    assert with_people(game, Control("bank", seconds=60)).next_alarm() is not None  # a clock the player chose runs


def test_in_a_game_by_days_the_rules_are_patient_too() -> None:
    table = with_people("outrun", Control("days", days=2))
    assert table.next_alarm() == (2 * 86_400_000, 0)


def test_what_the_server_measured_is_written_into_a_run_whatever_the_client_says() -> None:
    table = with_people("outrun", Control())
    form = table.state.fill_in(0, 1, seeded("form"))
    assert form is not None
    text = table.game.write_action(table.state, form)
    assert "@" in text
    timed = table.timed(text, elapsed=7_000, credit=150, ping=90)
    table.apply(table.play(0, timed, table.version), 7_000)
    trail = cast("OutrunState", table.state).runners[0].trail
    assert (trail.elapsed, trail.credit, trail.ping) == (7_000, 150, 90)
    assert table.timed("accept", elapsed=7_000, credit=0, ping=0) == "accept"


@pytest.mark.parametrize("name", ["outrun", "dig"])
def test_a_standing_answer_is_given_for_its_player_and_looks_like_their_own(server: Running, name: str) -> None:
    answer = GAMES[name].timing.standing_answers()[-1]
    luck = random.Random(name)
    for _ in range(GAMES_AT_MOST):
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        options = {"monster": "bear"} if name == "outrun" else {}
        table = ann.open_table("me", "open", "random", "random", game=name, options=options, hold=0)
        bob.post(f"/tables/{table}/sit")
        ann.post(f"/tables/{table}/start")
        ann.post(f"/tables/{table}/answer", answer=answer)
        assert ann.get(f"/tables/{table}/answers") == [
            {"type": "standing-answer", "table": table, "seat": 0, "answer": answer}
        ]
        answered = play_until_answered(ann, bob, table, luck)
        if answered:
            assert "by" not in answered["entry"]
            assert '"standing-answer"' not in "".join(bob.bytes)
            return
    raise AssertionError("nobody was ever asked")


def play_until_answered(ann: Player, bob: Player, table: str, luck: random.Random) -> Message | None:
    """Play, but never answer for Ann when she is asked for a reaction; give the answer that was given for her."""
    game = GAMES[Player.games[table]]
    for person in (ann, bob):
        person.watch(table)
        person.until("snapshot")
    asked: int | None = None
    while not bob.tables[table]["over"]:
        for person in (ann, bob):
            person.hear_all()
        [sight] = ann.tables[table]["views"]
        reacting = game.timing.masks_response(game.read_position(sight["view"], seeded(1)), 0)
        if reacting:
            asked = ann.versions[table]
        elif asked is not None:
            while bob.versions[table] < ann.versions[table]:
                bob.receive()
            if answer := played_by_ann(bob, asked):
                return answer
            asked = None  # somebody else's answer was enough
        for person in (bob,) if reacting else (ann, bob):
            person.play_any(table, luck)
    return None


def played_by_ann(bob: Player, since: int) -> Message | None:
    """Give the first thing Bob saw seat 1 play since a version."""
    told = [json.loads(text) for text in bob.bytes]
    moves = [one for one in told if one["type"] == "update" and one["entry"]["type"] == "played"]
    return next((one for one in moves if one["version"] > since and one["entry"]["seat"] == 0), None)


def test_a_standing_answer_can_be_given_over_the_socket_and_only_for_ones_own_seat(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", game="outrun")
    bob.post(f"/tables/{table}/sit")
    for person in (ann, bob):
        person.watch(table)
        person.until("snapshot")
    ann.send(type="answer", table=table, answer="use")
    assert ann.until("standing-answer")["answer"] == "use"
    ann.send(type="answer", table=table, answer="use", seat=1)
    assert ann.until("refused")["code"] == "not-your-seat"
    ann.send(type="answer", table=table, answer="perhaps")
    assert ann.until("refused")["facts"] == {"answer": "perhaps", "answers": "ask, use, keep"}
    assert bob.get(f"/tables/{table}/answers")[0]["answer"] == "ask"
    other = ann.open_table("me", "open")
    assert ann.refused(f"/tables/{other}/answer", answer="use")["code"] == "no-answers"


def test_whoever_does_not_run_in_time_is_late_and_the_game_goes_on(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        table = ann.open_table("me", "open", game="outrun", hold=0)
        bob.post(f"/tables/{table}/sit")
        ann.post(f"/tables/{table}/start")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "escapade.db")) as database:
            database.execute("UPDATE entries SET at = at - 3600000")  # an hour goes by
            database.commit()
        server.start()
        bob.watch(table)
        while not [one for one in bob.past(table) if one["entry"].get("by") == "clock"]:
            bob.receive()
        assert bob.get(f"/tables/{table}/")["table"]["status"] == "playing"


def test_the_servers_own_absence_makes_nobody_late(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        table = ann.open_table("me", "open", game="outrun", hold=0)
        bob.post(f"/tables/{table}/sit")
        ann.post(f"/tables/{table}/start")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "escapade.db")) as database:
            database.execute("UPDATE entries SET at = at - 3600000")
            database.execute("UPDATE nodes SET alive = alive - 3599000")
            database.commit()
        server.start()
        told = [one["entry"] for one in bob.past(table)]
        assert told[-1]["type"] == "credited"
        assert told[-1]["ms"] >= 3_599_000

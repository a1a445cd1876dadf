"""Sentences about moves on their way: refused, repeated, late, resumed, watched."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from escapade import records
from escapade.client import Client
from tests.server.player import Message, Player

if TYPE_CHECKING:
    from tests.server.running import Running


def pair(server: Running, **more: Any) -> tuple[Player, Player, str]:  # noqa: ANN401 - whatever a table can be
    """Seat two people at a table that has started and let them watch; whoever is to move comes first."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", **more)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    for player in (ann, bob):
        player.watch(table)
        player.until("snapshot")
    return (ann, bob, table) if ann.legal(table) else (bob, ann, table)


def first(player: Player, table: str, kind: str = "") -> str:
    """Give the first legal action, or the first that ends so."""
    [legal] = player.legal(table).values()
    return next(action for action in legal if action.endswith(kind))


def test_a_move_is_acknowledged_with_its_version_and_told_to_everybody(server: Running) -> None:
    ann, bob, table = pair(server)
    name = ann.play(table, first(ann, table))
    version = ann.until("accepted", id=name)["version"]
    told = bob.until("update", version=version)
    assert told["entry"]["type"] == "played"
    assert told["entry"]["seat"] in ann.tables[table]["yours"]
    assert told["views"][0]["events"][0]["event"] == "Laid"


def test_a_move_sent_twice_is_played_once(server: Running) -> None:
    ann, _, table = pair(server)
    name = ann.play(table, first(ann, table))
    version = ann.until("accepted", id=name)["version"]
    again = {"type": "play", "table": table, "id": name, "version": version, "action": "anything at all"}
    ann.send(**again)
    assert ann.until("accepted", id=name)["version"] == version
    assert ann.get(f"/tables/{table}/")["version"] == version


def test_the_same_move_by_http_is_played_once_too(server: Running) -> None:
    ann, _, table = pair(server)
    move = {"id": "one", "version": ann.versions[table], "action": first(ann, table)}
    assert ann.post(f"/tables/{table}/play", **move) == ann.post(f"/tables/{table}/play", **move)


def test_a_click_meant_for_an_earlier_decision_is_stale(server: Running) -> None:
    ann, _, table = pair(server)
    old = ann.versions[table]
    action = first(ann, table)
    ann.play(table, action)
    ann.until("accepted")
    ann.send(type="play", table=table, id="late", version=old, action=action)
    refused = ann.until("refused", id="late")
    assert refused["stale"]
    assert refused["says"] == "The game has moved on since; please look again"


def test_what_the_rules_refuse_is_refused_with_the_rule(server: Running) -> None:
    ann, bob, table = pair(server)
    ann.play(table, ".")
    assert (ann.until("refused")["rule"], ann.refusals[-1]["table"]) == ("C1.2", table)
    bob.play(table, ".")
    assert bob.until("refused")["says"] == "It is not your turn (C0.4)"
    ann.play(table, "99zz")
    assert "99zz" in ann.until("refused")["says"]
    [seat] = bob.tables[table]["yours"]
    ann.play(table, first(ann, table), seat=seat)
    assert ann.until("refused")["says"] == f"Seat {seat + 1} is not yours"


def test_a_spectator_sees_the_table_and_may_not_play(server: Running) -> None:
    ann, _, table = pair(server)
    eve = Player(server, "Eve")
    eve.watch(table)
    seen = eve.until("snapshot")
    assert seen["yours"] == []
    assert seen["views"][0]["seat"] is None
    ann.until("present", watching=1)
    eve.play(table, first(ann, table))
    assert eve.until("refused")["says"] == "You have no seat at this table"


def test_whoever_sits_down_looks_on_no_longer(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    for person in (ann, bob):
        person.watch(table)
        person.until("snapshot")
    assert ann.until("present", watching=1)["seats"] == [True, False]
    bob.post(f"/tables/{table}/sit")
    assert ann.until("present", watching=0)["seats"] == [True, True]


def test_whoever_comes_back_gets_exactly_what_they_missed(server: Running) -> None:
    ann, bob, table = pair(server)
    bob.drop()
    for _ in range(2):
        ann.play(table, first(ann, table))
        ann.until("accepted")
    bob.watch(table)
    missed = [bob.until("update")["version"] for _ in range(2)]
    assert missed == [ann.versions[table] - 1, ann.versions[table]]
    assert bob.tables[table]["views"][0]["view"] == bob.get(f"/tables/{table}/")["views"][0]["view"]


def test_a_version_from_nowhere_gets_the_whole_table(server: Running) -> None:
    ann, _, table = pair(server)
    eve = Player(server, "Eve")
    eve.connect()
    eve.send(type="watch", table=table, since=4711)
    assert eve.until("snapshot")["version"] == ann.versions[table]


def test_a_delayed_spectator_is_told_later_and_the_players_at_once(server: Running) -> None:
    eve = Player(server, "Eve")
    _, _, slow = pair(server, delay=600)
    eve.watch(slow)
    assert eve.until("snapshot")["table"]["status"] == "gathering"  # ten minutes ago nothing had been dealt
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", delay=1, options={"first": "1"})
    bob.post(f"/tables/{table}/sit")
    for player in (ann, bob, eve):
        player.watch(table)
        player.until("snapshot")
    ann.post(f"/tables/{table}/start")
    ann.until("update")
    ann.play(table, first(ann, table))
    version = ann.until("accepted")["version"]
    bob.until("update", version=version)
    eve.until("update", version=version - 1)  # the deal
    assert bob.versions[table] == eve.versions[table] + 1
    late = eve.until("update", version=version)
    assert late["views"][0]["seat"] is None


def test_whoever_reloads_the_page_is_told_the_story_so_far_as_they_saw_it(server: Running) -> None:
    ann, bob, table = pair(server)
    eve = Player(server, "Eve")
    eve.watch(table)
    eve.until("snapshot")
    mover, _ = until_somebody_draws(ann, bob, table)
    for person in (ann, bob, eve):
        person.hear_all()
        heard = [json.loads(text) for text in person.bytes]
        told = [(one["version"], one["entry"], stories(one)) for one in heard if one["type"] == "update"]
        past = [(one["version"], one["entry"], stories(one)) for one in person.past(table)]
        assert [entry["type"] for _, entry, _ in past[:3]] == ["sat", "sat", "started"]
        assert past[3:] == told
    drawn = [event for one in mover.past(table) for event in stories(one) if event["event"] == "Drew"]
    assert [event["card"] for event in drawn] != [None] * len(drawn)


def stories(told: Message) -> list[Message]:
    """Give the events of all views, one after the other."""
    return [event for seen in told.get("views", []) for event in seen.get("events", [])]


def until_somebody_draws(ann: Player, bob: Player, table: str) -> tuple[Player, Player]:
    """Play until a retreat has brought a card; give who made it, and who did not."""
    while True:
        mover, other = (ann, bob) if ann.legal(table) else (bob, ann)
        [legal] = mover.legal(table).values()
        drawing = [action for action in legal if action.endswith("<")]
        mover.play(table, (drawing or legal)[0])
        version = mover.until("accepted")["version"]
        if other.versions[table] < version:
            other.until("update", version=version)
        if drawing:
            return mover, other


def test_a_long_story_is_told_page_by_page(server: Running) -> None:
    ann, _, table = pair(server)
    for _ in range(110):  # a move taken back is two entries, and stays in the log
        ann.play(table, first(ann, table))
        ann.until("accepted")
        ann.post(f"/tables/{table}/undo")
        ann.until("update", version=ann.versions[table] + 1)
    last = ann.get(f"/tables/{table}/log")
    assert (len(last["entries"]), last["entries"][-1]["version"], last["earlier"]) == (200, 223, True)
    assert [one["version"] for one in ann.past(table)] == list(range(1, 224))
    assert ann.get(f"/tables/{table}/log?before=1") == {"table": table, "entries": [], "earlier": False}
    assert ann.http.get(f"/api/tables/{table}/log?before=-1").status_code == 400


def test_a_delayed_spectator_is_told_no_more_of_the_story_than_is_due(server: Running) -> None:
    ann, _, table = pair(server, delay=60)
    ann.play(table, first(ann, table))
    ann.until("accepted")
    assert Player(server, "Eve").past(table) == []
    assert ann.past(table)[-1]["version"] == ann.versions[table]


def test_whoever_comes_after_a_turn_gets_it_as_their_seats_saw_it(server: Running) -> None:
    ann, bob, table = pair(server)
    assert ann.get(f"/tables/{table}/last-turn") == []
    while ann.legal(table):
        ann.play(table, first(ann, table))
        ann.until("accepted")
    bob.until("update", version=ann.versions[table])
    bob.play(table, first(bob, table))
    bob.until("accepted")
    for player in (ann, bob):
        before, told = player.get(f"/tables/{table}/last-turn")
        seen = player.past(table)[-1]
        assert (before["version"], told["version"]) == (seen["version"] - 1, seen["version"])
        assert (told["entry"], told["says"]) == (seen["entry"], seen["says"])
        assert told["views"][0]["view"] == player.get(f"/tables/{table}/")["views"][0]["view"]
        assert told["events"][0]["effects"]
        assert before["views"][0]["picture"]


def test_a_turn_taken_back_is_no_last_turn(server: Running) -> None:
    ann, _, table = pair(server)
    ann.play(table, first(ann, table))
    ann.until("accepted")
    assert [one["entry"]["type"] for one in ann.get(f"/tables/{table}/last-turn")] == ["started", "played"]
    ann.post(f"/tables/{table}/undo")
    assert ann.get(f"/tables/{table}/last-turn") == []


def test_a_delayed_spectator_gets_no_turn_before_it_is_due(server: Running) -> None:
    ann, _, table = pair(server, delay=60)
    ann.play(table, first(ann, table))
    ann.until("accepted")
    assert Player(server, "Eve").get(f"/tables/{table}/last-turn") == []
    assert ann.get(f"/tables/{table}/last-turn")[-1]["version"] == ann.versions[table]


def test_nonsense_is_answered_in_words_and_the_socket_stays(server: Running) -> None:
    ann, _, table = pair(server)
    assert ann.socket is not None
    for nonsense in ("", "{", "[]", '{"type":"dance"}', '{"type":"play","table":"x"}', '{"type":"watch","table":1}'):
        ann.socket.send(nonsense)
        assert ann.until("refused")["says"].startswith("This is not a valid message: ")
    ann.socket.send(b"\xff\xfe")
    assert ann.until("refused")["says"].startswith("This is not a valid message: ")
    ann.send(type="watch", table="a" * 16)
    assert ann.until("refused")["says"] == "There is no such game"
    ann.play(table, first(ann, table))
    ann.until("accepted")


def test_a_message_too_long_closes_the_socket_with_4413(server: Running) -> None:
    ann, _, table = pair(server)
    ann.send(type="say", table=table, text="x" * 17_000)
    with pytest.raises(ConnectionClosed) as closed:
        ann.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4413


def test_a_finished_game_has_a_record_that_verifies_and_a_replay(server: Running) -> None:
    ann, bob, table = pair(server)
    refused = ann.http.get(f"/api/tables/{table}/record")
    assert refused.status_code == 409
    assert refused.json()["says"] == "The game record is secret until the game is over"
    assert ann.http.get(f"/api/tables/{table}/replay").status_code == 409
    for _ in range(2):
        ann.play(table, first(ann, table))
        ann.until("accepted")
    bob.post(f"/tables/{table}/resign")
    with Client(server.url) as somebody:
        lines = somebody.record(table).splitlines()
        told = somebody.request("GET", f"/tables/{table}/replay").splitlines()
    match = records.verify(lines)
    assert match.names == ["Ann", "Bob"]
    assert json.loads(lines[0])["commitment"] == bob.get(f"/tables/{table}/")["table"]["commitment"]
    assert [json.loads(line)["version"] for line in told] == list(range(1, len(told) + 1))
    assert json.loads(told[-1])["entry"]["type"] == "ended"


def test_the_server_pings_and_tells_how_far_away_somebody_is(server: Running) -> None:
    ann, _, _ = pair(server)
    assert ann.socket is not None
    pings = [json.loads(text) for text in ann.bytes if '"ping"' in text]
    while len(pings) < 2:
        message = ann.receive()
        pings += [message] if message["type"] == "ping" else []
    assert 0 < pings[1]["rtt"] < 1000

"""Sentences about people and tables before the first card is dealt, and after the last one."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from tests.server.hosting import ask
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


def test_a_guest_is_somebody_from_the_first_click_and_may_change_the_name(server: Running) -> None:
    ann = Player(server, "Ann")
    assert ann.get("/me") == {"id": ann.id, "name": "Ann", "account": None, "rated": False, "settings": {}}
    assert ann.http.patch("/api/me", json={"name": "  Anne  of Tortuga "}).json()["name"] == "Anne of Tortuga"
    assert ann.post("/me")["id"] == ann.id  # hello again changes nothing


def test_nobody_may_call_themselves_nothing(server: Running) -> None:
    answer = Player(server, "Ann").http.patch("/api/me", json={"name": "   "})
    assert (answer.status_code, answer.json()["says"]) == (400, "A name needs visible characters")


def test_a_form_for_a_new_table_can_be_made_from_what_the_game_says(server: Running) -> None:
    [game] = [game for game in Player(server, "Ann").get("/games") if game["name"] == "cartagena"]
    assert game["seats"] == [2, 3, 4, 5]
    assert {"name", "values", "default", "says", "applies", "shared", "alone"} == set(game["options"][0])
    assert {one["name"]: one["applies"] for one in game["options"]}["tricks"] == {"edition": ["escape"]}
    assert game["bots"] == ["hare", "magpie", "fox", "raven", "owl"]


def test_an_impossible_table_is_refused_in_words(server: Running) -> None:
    ann = Player(server, "Ann")
    wrong = ann.refused("/tables", game="chess", seats=[{"who": "me"}, {"who": "open"}])
    assert wrong["status"] == 400
    assert wrong["says"].startswith("There is no game called “chess”")
    wrong = ann.refused("/tables", game="cartagena", seats=[{"who": "me"}, {"who": "bot", "bot": "hal"}])
    assert wrong["says"].startswith("There is no bot called “hal”")
    wrong = ann.refused("/tables", game="cartagena", seats=[{"who": "me"}, {"who": "open"}], options={"pirates": "no"})
    assert "pirates" in wrong["says"]


def test_a_public_table_is_in_the_lobby_and_a_private_one_is_not_but_its_link_opens_it(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    public, private = ann.open_table("me", "open"), ann.open_table("me", "open", public=False)
    listed = [table["id"] for table in bob.get("/tables")]
    assert public in listed
    assert private not in listed
    bob.post(f"/tables/{private}/sit")
    assert [table["id"] for table in bob.get("/tables/mine")] == [private]


def test_whoever_changes_their_name_keeps_seat_and_colour_and_is_told_of_in_one_line(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    bob.post(f"/tables/{table}/look", seat=1, colour=4)
    seats = bob.post(f"/tables/{table}/sit", seat=1, name="Nora")["seats"]
    assert (seats[1]["name"], seats[1]["person"], seats[1]["colour"]) == ("Nora", bob.id, 4)
    assert bob.post(f"/tables/{table}/sit", seat=1, name="nora")["seats"][1]["name"] == "nora"
    assert bob.post(f"/tables/{table}/sit", seat=1, name="Ann")["seats"][1]["name"] == "Ann 2"
    assert Player(server, "Eve").refused(f"/tables/{table}/sit", seat=1)["code"] == "seat-taken"
    told = [one["entry"] for one in ann.get(f"/tables/{table}/log")["entries"]]
    assert [one["name"] for one in told if one["type"] == "sat"] == ["Ann", "Bob", "Nora", "nora", "Ann 2"]


def test_whoever_the_host_removes_waits_a_minute_before_joining_again(server: Running) -> None:
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/clear", seat=1)
    wrong = bob.refused(f"/tables/{table}/sit")
    assert (wrong["status"], wrong["code"]) == (403, "removed")
    assert eve.post(f"/tables/{table}/sit")["seats"][1]["name"] == "Eve"


def test_whoever_changes_the_name_chats_under_the_new_one_at_once(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    bob.connect()
    bob.watch(table)
    bob.http.patch("/api/me", json={"name": "Bobby"})
    bob.send(type="say", table=table, text="hello")
    assert bob.until("chat")["name"] == "Bobby"


def test_seats_fill_up_are_given_back_and_cannot_be_taken_twice(server: Running) -> None:
    ann, bob, eve = Player(server, "Ann"), Player(server, "Ann"), Player(server, "Eve")
    table = ann.open_table("me", "open")
    assert bob.post(f"/tables/{table}/sit")["seats"][1]["name"] == "Ann 2"  # two of a name are told apart
    assert eve.refused(f"/tables/{table}/sit")["says"] == "All seats are taken"
    bob.post(f"/tables/{table}/stand")
    assert eve.post(f"/tables/{table}/sit", seat=1)["seats"][1]["person"] == eve.id
    assert bob.refused(f"/tables/{table}/sit", seat=1)["says"] == "Seat 2 is taken"
    assert bob.refused(f"/tables/{table}/sit", seat=7)["says"] == "There is no seat 8 at this table, only 2"


def test_the_host_alone_kicks_seats_bots_and_starts(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    assert bob.refused(f"/tables/{table}/start")["says"] == "Only the host of this table can do that"
    ann.post(f"/tables/{table}/clear", seat=1)
    assert ann.refused(f"/tables/{table}/start")["says"] == "1 seat is still open; wait, or add a bot"
    assert ann.post(f"/tables/{table}/bot", seat=1, bot="4")["seats"][1]["bot"] == "raven"  # by its name or its level
    assert ann.post(f"/tables/{table}/start")["status"] == "playing"
    assert bob.refused(f"/tables/{table}/sit")["says"] == "The game has already started"
    assert ann.refused(f"/tables/{table}/start")["says"] == "The game has already started"


def test_several_people_may_share_one_device(server: Running) -> None:
    ann = Player(server, "Ann")
    seats = [{"who": "me"}, {"who": "me", "name": "Grandma"}]
    table = ann.post("/tables", game="cartagena", seats=seats)["id"]
    ann.post(f"/tables/{table}/start")
    ann.watch(table)
    views = ann.until("snapshot")["views"]
    assert [sight["seat"] for sight in views] == [0, 1]
    luck = random.Random(3)
    while not ann.tables[table]["over"]:
        ann.play_any(table, luck)
        ann.receive()
    assert not ann.refusals


def test_a_rematch_seats_the_same_people_and_is_one_table_whoever_asks_first(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    assert ann.refused(f"/tables/{table}/rematch")["says"] == "The game is not over yet"
    assert ann.post(f"/tables/{table}/resign")["status"] == "over"
    again = bob.post(f"/tables/{table}/rematch")
    assert ann.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]  # the next seat is first
    assert ann.get(f"/tables/{table}/")["table"]["rematch"] == again["id"]
    bob.post(f"/tables/{again['id']}/start")


def test_a_rematch_leaves_the_seat_of_somebody_who_is_gone_for_good_open(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    table = ann.open_table("me", "open", "hare", rated=False)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    assert bob.post(f"/tables/{table}/resign")["status"] == "over"
    assert bob.http.delete("/api/me").status_code == 200
    again = ann.post(f"/tables/{table}/rematch")
    assert [seat.get("name", "") for seat in again["seats"]] == ["", "Hare bot", "Ann"]
    assert ann.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert {card["id"] for card in ann.get("/tables/mine")} == {table, again["id"]}
    cid = Player(anywhere, "Cid")
    cid.post(f"/tables/{again['id']}/sit")
    assert ann.post(f"/tables/{again['id']}/start")["status"] == "playing"


def test_whoever_resigns_among_two_loses_and_among_three_is_played_on_by_a_bot(server: Running) -> None:
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    table = ann.open_table("me", "open", "open")
    bob.post(f"/tables/{table}/sit")
    eve.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    after = ann.post(f"/tables/{table}/resign")
    assert after["status"] == "playing"
    assert after["seats"][0] == {"name": "Ann", "person": ann.id, "bot": "fox", "resigned": True}
    after = bob.post(f"/tables/{table}/resign")
    assert (after["status"], after["winners"], after["reason"]) == ("over", [2], "resigned")


def test_chat_is_heard_by_all_until_the_host_mutes_somebody(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    ann.watch(table)
    bob.watch(table)
    bob.send(type="say", table=table, text="Ahoy!")
    assert ann.until("chat")["text"] == "Ahoy!"
    ann.post(f"/tables/{table}/mute", person=bob.id)
    bob.send(type="say", table=table, text="Ahoy again!")
    assert bob.until("refused")["says"] == "The host of this table has muted you"
    assert [line["text"] for line in ann.get(f"/tables/{table}/chat")] == ["Ahoy!"]
    ann.post(f"/tables/{table}/mute", person=bob.id, muted=False)
    bob.post(f"/tables/{table}/chat", text="Thank you")


def test_whoever_leaves_in_the_middle_is_held_by_a_bot_and_has_the_seat_back_when_they_return(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", options={"first": "1"})
    bob.post(f"/tables/{table}/sit")
    assert ann.refused(f"/tables/{table}/leave")["says"] == "The game has not started yet"
    ann.post(f"/tables/{table}/start")
    bob.watch(table)
    ann.post(f"/tables/{table}/leave")
    assert ann.get(f"/tables/{table}/")["table"]["seats"][0]["held"]
    assert ann.refused(f"/tables/{table}/leave")["says"] == "A bot is standing in for you"
    assert Player(server, "Eve").refused(f"/tables/{table}/leave")["says"] == "You have no seat at this table"
    while bob.until("update")["entry"]["type"] != "played":
        pass  # the bot plays for Ann
    ann.watch(table)
    ann.until("snapshot")
    assert not ann.get(f"/tables/{table}/")["table"]["seats"][0].get("held")


def test_a_finished_game_can_be_seen_again_by_anybody_drawn_after_every_step(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "greedy")
    ann.post(f"/tables/{table}/start")
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "replay-later"
    ann.post(f"/tables/{table}/resign")
    told = [
        json.loads(line)
        for line in Player(server, "Eve").http.get(f"/api/tables/{table}/replay?draw=true").iter_lines()
    ]
    assert told[-1]["entry"]["type"] == "ended"
    assert all(sight["picture"]["crews"] for step in told for sight in step.get("views", []))
    assert all(sight["seat"] is None for step in told for sight in step.get("views", []))


def test_the_host_changes_how_many_play_while_everybody_stays(anywhere: Running) -> None:
    ann, bob, cid = Player(anywhere, "Ann"), Player(anywhere, "Bob"), Player(anywhere, "Cid")
    table = ann.open_table("me", "open", "open", "open")
    bob.post(f"/tables/{table}/sit", seat=2)
    assert bob.refused(f"/tables/{table}/seats", seats=2)["code"] == "host-only"
    seats = ann.post(f"/tables/{table}/seats", seats=2)["seats"]
    assert [seat.get("name", "") for seat in seats] == ["Ann", "Bob"]
    assert ask(anywhere.database, "SELECT seat, person FROM sittings WHERE table_id = :id ORDER BY seat", id=table) == [
        (0, ann.id),
        (1, bob.id),
    ]
    seats = ann.post(f"/tables/{table}/seats", seats=3)["seats"]
    assert [seat.get("name", "") for seat in seats] == ["Ann", "Bob", ""]
    assert "For 3 players" in cid.http.get(f"/t/{table}").text  # how the link presents itself
    cid.post(f"/tables/{table}/sit")
    refused = ann.refused(f"/tables/{table}/seats", seats=2)
    assert (refused["code"], refused["facts"]) == ("seats-occupied", {"count": 1})
    assert ann.refused(f"/tables/{table}/seats", seats=9)["code"] == "option-players"
    ann.post(f"/tables/{table}/start")
    assert ann.refused(f"/tables/{table}/seats", seats=4)["code"] == "started-already"
    for player in (ann, bob):
        player.post(f"/tables/{table}/resign")
    record = json.loads(ann.http.get(f"/api/tables/{table}/record").text.splitlines()[0])
    assert record["players"] == ["Ann", "Bob", "Cid"]
    told = [json.loads(line) for line in ann.http.get(f"/api/tables/{table}/replay").text.splitlines()]
    assert [one["entry"]["type"] for one in told][:6] == ["sat", "sat", "resized", "resized", "sat", "started"]
    [game] = cid.get("/me/games")["games"]
    assert [(seat["name"], seat.get("won", False)) for seat in game["seats"]] == [
        ("Ann", False),
        ("Bob", False),
        ("Cid", True),
    ]
    again = cid.post(f"/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Cid", "Ann"]


def test_options_that_need_a_number_of_players_keep_it(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "open", "open", "open", game="dig", options={"teams": "yes"})
    refused = ann.refused(f"/tables/{table}/seats", seats=3)
    assert (refused["code"], refused["rule"]) == ("dig-option-teams", "D7.1")
    assert len(ann.post(f"/tables/{table}/seats", seats=6)["seats"]) == 6


def test_everybody_chooses_a_colour_of_their_own_and_keeps_it_in_the_rematch(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    seats = [{"who": "me", "colour": 4}, {"who": "open"}]
    table = ann.post("/tables", game="dig", seats=seats)["id"]
    bob.post(f"/tables/{table}/sit")
    assert bob.refused(f"/tables/{table}/look", colour=4)["code"] == "colour-taken"
    assert bob.refused(f"/tables/{table}/look", colour=6)["code"] == "form"
    told = bob.post(f"/tables/{table}/look", colour=2, character=3)["seats"]
    assert [(seat.get("colour"), seat.get("character")) for seat in told] == [(4, None), (2, 3)]
    assert ann.refused(f"/tables/{table}/look", seat=1)["code"] == "not-your-seat"
    ann.post(f"/tables/{table}/start")
    assert ann.refused(f"/tables/{table}/look", colour=0)["code"] == "started-already"
    ann.post(f"/tables/{table}/resign")
    again = ann.post(f"/tables/{table}/rematch")["seats"]
    assert [(seat["name"], seat.get("colour")) for seat in again] == [("Bob", 2), ("Ann", 4)]


def test_a_colour_leaves_with_whoever_chose_it(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "open")
    ann.post(f"/tables/{table}/look", colour=1)
    assert "colour" not in ann.post(f"/tables/{table}/stand")["seats"][0]

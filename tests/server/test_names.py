"""Sentences about names at a table: nobody can pass for somebody else there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.games import game_named
from escapade.server.confusables import skeleton
from escapade.server.tables.table import Table
from tests.server.headers import header_of
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

LIKE_ANN_LEE = [
    "ann lee",
    "Ann  Lee",
    "AnnLee",
    "Ann-Lee",
    "Änn Leé",
    "Ａｎｎ Ｌｅｅ",
    "Аnn Lее",
    "Ann Iee",
    "Ann 1ee",
    "Ann.Lee",
]
UNLIKE_ANN_LEE = ["Ann", "Ann Lee 2", "Anna Lee", "Bob", "李安", "Анна", "🐙"]


@pytest.mark.parametrize("name", LIKE_ANN_LEE)
def test_names_that_look_alike_are_the_same(name: str) -> None:
    assert skeleton(name) == skeleton("Ann Lee")


def test_names_that_do_not_are_not() -> None:
    assert len({skeleton(name) for name in ["Ann Lee", *UNLIKE_ANN_LEE]}) == len(UNLIKE_ANN_LEE) + 1
    assert skeleton("…") != skeleton("!?")


@pytest.mark.parametrize("name", LIKE_ANN_LEE)
def test_two_people_whose_names_look_alike_are_told_apart_at_one_table(server: Running, name: str) -> None:
    ann, eve = Player(server, "Ann Lee"), Player(server, name)
    table = ann.open_table("me", "open")
    seats = eve.post(f"/tables/{table}/sit")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann Lee", f"{' '.join(name.split())} 2"]


def test_two_bots_of_one_level_have_different_names() -> None:
    table = Table(header_of(game_named("cartagena"), 3, host="ann"))
    for seat in range(3):
        table.apply(table.seat_bot("ann", seat, "fox"), 0)
    assert [chair.name for chair in table.chairs] == ["Fox bot", "Fox bot 2", "Fox bot 3"]


def test_nobody_sits_under_the_own_name_of_the_host_or_of_somebody_else_there(server: Running) -> None:
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    table = ann.open_table("open", "open", "open", "open")  # the host does not play yet
    assert eve.post(f"/tables/{table}/sit", name="Ann")["seats"][0]["name"] == "Ann 2"
    bob.post(f"/tables/{table}/sit", name="The Captain")
    cid = Player(server, "BOB")
    assert cid.post(f"/tables/{table}/sit")["seats"][2]["name"] == "BOB 2"
    assert ann.post(f"/tables/{table}/sit")["seats"][3]["name"] == "Ann"


@pytest.mark.parametrize("name", ["Ann\u202eeve", "Ann\u200b", "Ann\u2066", "A\0nn", "\u00ad", "Ann\u2028host"])
def test_a_seats_name_holds_nothing_that_cannot_be_seen(server: Running, name: str) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table = ann.open_table("me", "open")
    eve.http.post(f"/api/tables/{table}/sit", json={"name": name})
    eve.http.post("/api/tables", json={"game": "dig", "seats": [{"who": "me", "name": name}, {"who": "open"}]})
    seats = [seat for card in eve.get("/tables/mine") for seat in card["seats"]]
    assert all(seat.get("name", "").isprintable() for seat in seats)


def test_somebody_talks_under_the_name_of_their_seat_and_nobody_else_does(anywhere: Running) -> None:
    ann, eve = Player(anywhere, "Ann"), Player(anywhere, "ANN")
    table = ann.open_table("me", "open")
    ann.post(f"/tables/{table}/chat", text="I am Ann")
    eve.watch(table)
    eve.until("snapshot")
    eve.post(f"/tables/{table}/chat", text="No, I am")
    eve.send(type="say", table=table, text="Indeed")
    eve.until("chat", text="Indeed")
    assert [line["name"] for line in ann.get(f"/tables/{table}/chat")] == ["Ann", "ANN 2", "ANN 2"]
    ann.http.patch("/api/me", json={"name": "Anne"})
    assert ann.post(f"/tables/{table}/chat", text="Still me")["name"] == "Ann"

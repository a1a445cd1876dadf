"""Sentences about boxes on the server: checked, saved by digest, played with, and named by records."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from escapade import records
from escapade.box import read_box
from escapade.client import Client
from escapade.games import GAMES
from escapade.server.operations.audit import audit
from escapade.server.settings import Settings
from escapade.server.storage.store import Store
from escapade.server.tables.loader import TableLoader
from escapade.toml_lines import write_toml
from tests.bad_boxes import BAD_BOXES
from tests.server.hosting import engine_at
from tests.server.player import Player

if TYPE_CHECKING:
    from escapade.server.tables.table import Table
    from tests.server.running import Running

SHORT = {  # a correction of each game that shows in every deal
    "cartagena": write_toml({"tunnel": ["pistol parrot hook sabre bomb chest"] * 8}),
    "outrun": "# a short museum\nrooms = 1\n",
    "dig": "[tunnel]\n2 = 1\n",
}
OPTIONS = {"cartagena": {"edition": "escape", "tiles": "4", "pirates": "4"}, "outrun": {"boards": "1"}, "dig": {}}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_with_a_box_and_its_record_verified_with_the_file(server: Running, game: str) -> None:
    with Client(server.url) as client:
        client.become_guest("Owner")
        saved = client.request("POST", "/boxes", {"game": game, "name": "My own box", "text": SHORT[game]})
        box = read_box(game, SHORT[game], "My own box")
        assert (saved["digest"], saved["text"]) == (box.digest, SHORT[game])
        table = client.open_table(game, ["me", "greedy"], options=OPTIONS[game], box=saved["digest"])["id"]
        client.start(table)
        for turn in client.turns(table):
            client.play(turn, turn.suggest("greedy"))
        shown = client.table(table)["table"]
        assert (shown["status"], shown["box"], shown["box_name"]) == ("over", box.digest, "My own box")
        lines = client.record(table).splitlines()
        assert json.loads(lines[0])["box"] == {"name": "My own box", "digest": box.digest}
        match = records.verify(lines, boxes=[box])
        assert match.data == box.data
        with pytest.raises(records.Broken, match="box 'My own box'"):
            records.verify(lines)


def test_a_table_with_a_box_is_read_again_from_the_database_and_audited(server: Running) -> None:
    ann = Player(server, "Ann")
    box = ann.post("/boxes", game="outrun", name="Short", text=SHORT["outrun"])["digest"]
    table = ann.open_table("me", "random", game="outrun", box=box, options={"boards": "3"})
    ann.post(f"/tables/{table}/start")

    async def loaded() -> Table:
        store = Store(Settings(database=server.database).database_url())
        found = await TableLoader(store, print).load(table)
        await store.close()
        return found

    again = asyncio.run(loaded())
    assert (again.header.box, again.header.data, again.playing().data) == (box, {"rooms": 1}, {"rooms": 1})
    engine = engine_at(server.database)
    with engine.connect() as connection:
        assert [problem for problem in audit(connection).problems if problem.table == table] == []
    engine.dispose()


def test_a_rematch_is_played_with_the_same_box(server: Running) -> None:
    ann = Player(server, "Ann")
    box = ann.post("/boxes", game="dig", name="Short", text=SHORT["dig"])["digest"]
    table = ann.open_table("me", "random", game="dig", box=box)
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    again = ann.post(f"/tables/{table}/rematch")["id"]
    shown = ann.get(f"/tables/{again}")["table"]
    assert (shown["box"], shown["box_name"]) == (box, "Short")
    ann.post(f"/tables/{again}/start")


def test_every_bad_box_is_refused_with_its_line_and_nothing_of_it_is_lost(server: Running) -> None:
    ann = Player(server, "Ann")
    for game, text, line, code, _ in BAD_BOXES:
        if code == "long":
            continue  # refused before it is read
        checked = ann.post("/boxes/check", game=game, text=text)
        fault = checked["fault"]
        assert checked["text"] == text
        assert (fault["line"], fault["code"]) == (line, f"box-{code}")
        assert fault["says"].startswith(f"Line {line}: ")
        assert "{$" not in fault["says"].replace(" ", "")


def test_a_bad_box_cannot_be_saved(server: Running) -> None:
    ann = Player(server, "Ann")
    refused = ann.refused("/boxes", game="outrun", name="Bad", text="rooms = 9\n[bear]\nteeth = 1\n")
    assert (refused["status"], refused["code"]) == (400, "box-not-on-board")
    assert refused["says"].startswith("Line 3: “teeth” is not in [bear]")
    assert ann.get("/me/boxes") == []


def test_a_box_can_be_checked_as_data_and_is_then_written_as_text(server: Running) -> None:
    ann = Player(server, "Ann")
    data = {"rooms": 7, "bear": {"wounded": [1, 2]}}
    checked = ann.post("/boxes/check", game="outrun", data=data)
    assert checked["text"] == "rooms = 7\n\n[bear]\nwounded = [1, 2]\n"
    assert checked["digest"] == read_box("outrun", checked["text"]).digest
    assert "fault" not in checked


def test_data_nested_too_deeply_are_refused(server: Running) -> None:
    deep: list[object] = []
    for _ in range(400):
        deep = [deep]
    fault = Player(server, "Ann").post("/boxes/check", game="outrun", data={"paths": deep})["fault"]
    assert fault["code"] in {"box-deep", "box-text"}


def test_whoever_has_the_link_sees_the_box_and_only_those_who_saved_it_have_it_on_their_list(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    saved = ann.post("/boxes", game="outrun", name="Ann's box", text="rooms = 8\n")
    assert bob.get(f"/boxes/{saved['digest']}") == saved
    assert bob.get("/me/boxes") == []
    bob.post("/boxes", game="outrun", name="The same", text="rooms=8")
    assert [one["name"] for one in bob.get("/me/boxes")] == ["The same"]
    assert [one["name"] for one in ann.get("/me/boxes")] == ["Ann's box"]
    assert ann.get(f"/boxes/{saved['digest']}")["name"] == "Ann's box"


def test_a_box_of_another_game_or_unknown_or_in_a_rated_game_is_refused(server: Running) -> None:
    ann = Player(server, "Ann")
    box = ann.post("/boxes", game="outrun", name="Short", text=SHORT["outrun"])["digest"]
    tunnel = ann.post("/boxes", game="cartagena", name="Tiles", text=SHORT["cartagena"])["digest"]
    seats = [{"who": "me"}, {"who": "open"}]
    for body, code in [
        ({"game": "dig", "box": box}, "box-other-game"),
        ({"game": "outrun", "box": "0" * 64}, "no-such-box"),
        ({"game": "outrun", "box": box, "rated": True}, "box-rated"),
        ({"game": "cartagena", "box": tunnel, "options": {"edition": "classic"}}, "box-tiles"),
    ]:
        assert ann.refused("/tables", seats=seats, **body)["code"] == code


@pytest.mark.parametrize("game", GAMES)
def test_the_form_of_a_box_shows_every_list_and_which_are_reconstructed(server: Running, game: str) -> None:
    form = Player(server, "Ann").get(f"/games/{game}/box")
    assert form["data"] == json.loads(json.dumps(GAMES[game].correctable()))
    assert set(form["reconstructed"]) <= set(form["data"])
    assert form["reconstructed"] == [key for key in form["data"] if key in GAMES[game].reconstructed_lists()] != []

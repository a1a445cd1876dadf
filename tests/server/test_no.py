"""Sentences about how the server says no: by a code with facts, so that a page can say it in its reader's language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from escapade.server.no import SENTENCES
from escapade.server.wire import Code
from tests.server.player import Player
from tests.server.test_play import first, pair

if TYPE_CHECKING:
    from tests.server.running import Running

SOURCES = Path(__file__).parents[2] / "src/escapade"


def test_every_code_has_a_sentence_and_every_sentence_is_said_somewhere() -> None:
    assert set(SENTENCES) == set(get_args(Code))
    rooms = {*SOURCES.glob("server/*.py"), SOURCES / "game.py", *SOURCES.glob("games/*/options.py")}
    rooms -= {SOURCES / "server/wire.py", SOURCES / "server/no.py"}
    parts = [part for room in rooms for part in ast.walk(ast.parse(room.read_text()))]
    said = {part.value for part in parts if isinstance(part, ast.Constant)}
    assert set(SENTENCES) - said == {"rule"}  # which no.py says itself


def test_a_refusal_by_http_carries_its_code_and_its_facts(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    assert bob.refused(f"/tables/{table}/sit", seat=0) == {
        "status": 409, "says": "Seat 1 is taken", "code": "seat-taken", "facts": {"seat": "1"},
    }  # fmt: skip
    refused = ann.refused(f"/tables/{table}/start")
    assert (refused["code"], refused["facts"]) == ("seats-open", {"count": "1"})


def test_what_does_not_go_together_is_told_with_the_rule_the_code_and_the_facts(server: Running) -> None:
    two = [{"who": "me"}, {"who": "open"}]
    ann = Player(server, "Ann")
    assert ann.refused("/tables", game="cartagena", seats=two, options={"tricks": "yes"}) == {
        "status": 400,
        "says": "tricks=yes needs edition=escape; the first edition has none of it (C9.1)",
        "code": "option-escape-only",
        "rule": "C9.1",
        "facts": {"name": "tricks", "value": "yes"},
    }
    assert ann.refused("/tables", game="dig", seats=two, options={"teams": "yes"})["facts"] == {"players": "2"}
    assert ann.refused("/tables", game="outrun", seats=two[:1])["facts"] == {"least": "2", "most": "6", "players": "1"}
    assert ann.refused("/tables", game="chess", seats=two)["code"] == "game-unknown"
    assert ann.refused("/tables", game="dig", seats=[*two, {"who": "bot", "bot": "deep"}])["code"] == "bot-unknown"
    assert ann.refused("/tables", game="dig", seats=two, options={"a": "b"})["code"] == "option-unknown"
    assert ann.refused("/tables", game="dig", seats=two, options={"first": "0"})["code"] == "option-value"


def test_a_refusal_over_the_socket_carries_its_code_and_a_rule_its_word(server: Running) -> None:
    ann, bob, table = pair(server)
    bob.play(table, ".")
    refused = bob.until("refused")
    assert (refused["code"], refused["rule"], refused["word"]) == ("rule", "C0.4", "It is not your turn")
    [seat] = bob.tables[table]["yours"]
    ann.play(table, first(ann, table), seat=seat)
    refused = ann.until("refused")
    assert (refused["code"], refused["facts"]) == ("not-your-seat", {"seat": str(seat + 1)})


def test_a_form_that_does_not_fit_and_an_address_that_leads_nowhere_have_codes_too(server: Running) -> None:
    ann = Player(server, "Ann")
    assert ann.refused("/tables", game=7)["code"] == "form"
    assert ann.http.get("/api/nowhere").json()["code"] == "nothing-here"
    ann.http.cookies.clear()
    assert ann.http.get("/api/me").json()["code"] == "nobody"

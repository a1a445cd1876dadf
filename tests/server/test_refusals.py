"""Sentences about how the server says no: by a code with facts, so that a page can say it in its reader's language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, cast, get_args

import pytest

from escapade.server.api.asgi import language_of
from escapade.server.refusals import STATUSES, Code
from escapade.words import languages, words
from tests.server.player import Player
from tests.server.test_play import first, pair

if TYPE_CHECKING:
    from litestar.types import Scope

    from tests.server.running import Running

SOURCES = Path(__file__).parents[2] / "src/escapade"


def test_every_code_has_a_status_and_is_used_somewhere() -> None:
    assert set(STATUSES) == set(get_args(Code))
    files = {*SOURCES.glob("server/**/*.py")} - {SOURCES / "server/refusals.py"}
    parts = [part for file in files for part in ast.walk(ast.parse(file.read_text()))]
    used = {part.value for part in parts if isinstance(part, ast.Constant)}
    assert set(STATUSES) - used == {"rule", "action-unreadable"}  # which refusals.py uses itself


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence_in_every_language(language: str) -> None:
    said = words(language)
    assert [code for code in STATUSES if not said.knows(f"refusal-{code}")] == []
    for code in ("unknown", "value", "players", "first"):
        assert said.knows(f"refusal-option-{code}")


def test_a_refusal_is_said_in_the_language_the_client_asks_for(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    asked = {"Accept-Language": "xx-XX, pl-PL;q=0.8, en;q=0.3"}
    answer = bob.http.post(f"/api/tables/{table}/sit", json={"seat": 0}, headers=asked).json()
    assert (answer["says"], answer["code"]) == ("Miejsce 1 jest zajęte", "seat-taken")
    ann.connect(**asked)
    ann.send(type="why", table="a" * 16, action="x")
    assert ann.until("refused")["says"] == "Nie ma takiej gry"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("xx, pl", "pl"),
        ("en, pl", "en"),
        ("pl;q=0, en", "en"),
        ("pl;q=x", "en"),
    ],
)
def test_a_language_is_chosen_by_the_header(accepted: str, language: str) -> None:
    scope = cast("Scope", {"headers": [(b"accept-language", accepted.encode())]})
    assert language_of(scope) == language


def test_a_refusal_by_http_carries_its_code_and_its_facts(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    assert bob.refused(f"/tables/{table}/sit", seat=0) == {
        "status": 409, "says": "Seat 1 is taken", "code": "seat-taken", "facts": {"seat": 1},
    }  # fmt: skip
    refused = ann.refused(f"/tables/{table}/start")
    assert (refused["code"], refused["facts"]) == ("seats-open", {"count": 1})


def test_what_does_not_go_together_is_told_with_the_rule_the_code_and_the_facts(server: Running) -> None:
    two = [{"who": "me"}, {"who": "open"}]
    ann = Player(server, "Ann")
    assert ann.refused("/tables", game="cartagena", seats=two, options={"tricks": "yes"}) == {
        "status": 400,
        "says": "“tricks: yes” needs The Great Escape; the first edition does not have it (C9.1)",
        "code": "cartagena-option-escape-only",
        "rule": "C9.1",
        "facts": {"name": "tricks", "value": "yes"},
    }
    assert ann.refused("/tables", game="dig", seats=two, options={"teams": "yes"})["facts"] == {"players": 2}
    assert ann.refused("/tables", game="outrun", seats=two[:1])["facts"] == {"least": 2, "most": 6, "players": 1}
    assert ann.refused("/tables", game="chess", seats=two)["code"] == "game-unknown"
    assert ann.refused("/tables", game="dig", seats=[*two, {"who": "bot", "bot": "deep"}])["code"] == "bot-unknown"
    assert ann.refused("/tables", game="dig", seats=two, options={"a": "b"})["code"] == "option-unknown"
    assert ann.refused("/tables", game="dig", seats=two, options={"first": "0"})["code"] == "option-value"


def test_a_refusal_over_the_socket_carries_its_code_and_a_rules(server: Running) -> None:
    ann, bob, table = pair(server)
    bob.play(table, ".")
    refused = bob.until("refused")
    assert (refused["code"], refused["rule"]) == ("cartagena-refusal-not-your-turn", "C0.4")
    [seat] = bob.tables[table]["yours"]
    ann.play(table, first(ann, table), seat=seat)
    refused = ann.until("refused")
    assert (refused["code"], refused["facts"]) == ("not-your-seat", {"seat": seat + 1})


def test_a_form_that_does_not_fit_and_an_address_that_leads_nowhere_have_codes_too(server: Running) -> None:
    ann = Player(server, "Ann")
    assert ann.refused("/tables", game=7)["code"] == "form"
    wrong = ann.http.get("/api/tables/NONSENSE").json()
    assert wrong["code"] == "form"
    assert wrong["says"].startswith("The request is not valid: table: ")
    assert ann.http.get("/api/nowhere").json()["code"] == "nothing-here"
    ann.http.cookies.clear()
    assert ann.http.get("/api/me").json()["code"] == "nobody"

"""Sentences about requests: fields that do not exist, versions, and pages of other sites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

SEATS = [{"who": "me"}, {"who": "open"}]


@pytest.mark.parametrize(
    ("path", "body", "field", "meant"),
    [
        ("/tables", {"game": "dig", "seats": SEATS, "option": {}}, "option", "options"),
        ("/tables", {"game": "dig", "seats": [{"who": "me", "bots": "hare"}]}, "bots", "bot"),
        ("/tables", {"game": "dig", "seats": SEATS, "control": {"kind": "move", "second": 9}}, "second", "seconds"),
        ("/me/tokens", {"name": "a", "scope": ["read"]}, "scope", "scopes"),
        ("/tables/{table}/sit", {"chair": 1}, "chair", "none"),
    ],
)
def test_a_field_that_does_not_exist_is_refused_with_the_one_that_was_meant(
    server: Running,
    path: str,
    body: dict[str, Any],  # Any: JSON
    field: str,
    meant: str,
) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "open")
    refused = ann.refused(path.replace("{table}", table), **body)
    assert (refused["status"], refused["code"]) == (400, "unknown-field")
    assert (refused["facts"]["field"], refused["facts"]["meant"]) == (field, meant)


def test_the_sentence_names_the_field_that_was_meant_or_all_there_are(server: Running) -> None:
    ann = Player(server, "Ann")
    assert ann.refused("/me/hooks", urls="https://a.example")["says"] == (
        "There is no field “urls”; did you mean “url”?"
    )
    table = ann.open_table("me", "open")
    assert ann.refused(f"/tables/{table}/sit", chair=1)["says"] == "There is no field “chair”; fields: seat, name"


def test_a_name_in_a_query_that_does_not_exist_is_refused_too(server: Running) -> None:
    ann = Player(server, "Ann")
    refused = ann.http.get("/api/me/games?befor=x").json()
    assert (refused["code"], refused["facts"]["meant"]) == ("unknown-field", "before")
    assert ann.http.get("/api/tables?x=1").status_code == 400
    assert ann.http.get("/?utm=1").status_code == 200  # a page is no question


def test_a_message_with_a_field_that_does_not_exist_is_refused(server: Running) -> None:
    ann = Player(server, "Ann")
    ann.connect()
    ann.send(type="watch", tables="a" * 16)
    refused = ann.until("refused")
    assert (refused["code"], refused["facts"]["meant"]) == ("unknown-field", "table")
    ann.send(type="watched", table="a" * 16)
    assert ann.until("refused")["code"] == "no-message"


def test_the_api_has_a_version_in_its_address(server: Running) -> None:
    ann = Player(server, "Ann")
    assert ann.http.get("/api/v1/me").json() == ann.http.get("/api/me").json()
    assert ann.http.get("/api/v2/me").status_code == 404
    assert ann.http.get("/api/v1").status_code == 404


def test_a_snapshot_has_its_version_where_an_update_has_it(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "random")
    ann.watch(table)
    snapshot = ann.until("snapshot")
    assert snapshot["version"] == 2
    assert "version" not in snapshot["table"]
    ann.post(f"/tables/{table}/start")
    assert ann.until("update")["version"] == 3


def preflight(server: Running, **headers: str) -> httpx.Headers:
    """Ask as a browser does before a page of another site may ask."""
    asked = {"Origin": "https://bots.example", "Access-Control-Request-Method": "POST"}
    written = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.options(f"{server.url}/api/v1/tables", headers=asked | written).headers


def test_a_page_of_another_site_may_ask_with_a_token(server: Running) -> None:
    allowed = preflight(server, Access_Control_Request_Headers="authorization, content-type")
    assert allowed["access-control-allow-origin"] == "*"
    assert {"Authorization", "Content-Type"} == set(allowed["access-control-allow-headers"].split(", "))
    secret = Player(server, "Ann").post("/me/tokens", name="page", scopes=["tables"])["secret"]
    headers = {
        "Authorization": f"Bearer {secret}",
        "Origin": "https://bots.example",
        "Sec-Fetch-Site": "cross-site",
    }
    form = {"game": "dig", "seats": SEATS}
    answer = httpx.post(f"{server.url}/api/v1/tables", json=form, headers=headers)
    assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (201, "*")
    refused = httpx.get(f"{server.url}/api/v1/me/tokens", headers=headers)
    assert (refused.status_code, refused.headers["access-control-allow-origin"]) == (403, "*")
    assert refused.headers["access-control-expose-headers"] == "Retry-After"


def test_a_page_of_another_site_never_gets_an_answer_for_our_cookie(server: Running) -> None:
    ann = Player(server, "Ann")
    assert "access-control-allow-origin" not in preflight(server)
    assert "access-control-allow-origin" not in preflight(server, Access_Control_Request_Headers="content-type")
    answers = [
        ann.http.get("/api/v1/me", headers={"Origin": "https://bots.example"}),
        ann.http.get("/api/v1/games", headers={"Origin": "https://bots.example"}),
        httpx.options(f"{server.url}/", headers={"Access-Control-Request-Headers": "authorization"}),
    ]
    for answer in answers:
        assert not [name for name in answer.headers if name.startswith("access-control-")]
    allowed = preflight(server, Access_Control_Request_Headers="authorization")
    assert "access-control-allow-credentials" not in allowed

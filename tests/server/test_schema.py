"""Sentences about the descriptions of the API: whatever can be asked is described, and what is described is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import httpx
import msgspec
import pytest

import escapade
from escapade.server import refusals, wire
from escapade.server.api.asyncapi import CLOSING, asyncapi
from escapade.server.api.openapi import WHY, openapi
from escapade.server.app import make_app
from escapade.server.notify.signing import signed_headers
from escapade.server.notify.webhooks import AGAIN
from escapade.server.settings import Settings
from tests.server.player import Player
from tests.server.test_scopes import NEEDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Running

Json = dict[str, Any]  # Any: JSON
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # about how Litestar wants parameters one day
METHODS = ("get", "post", "put", "patch", "delete")
IDS = {  # generated programs are made of these: an id never changes
    "add_webhook", "become_guest", "change_me", "change_password", "check_box", "clear_seat", "delete_me",
    "delete_token", "delete_webhook", "export_my_data", "forget_box", "get_box", "get_box_form", "get_chat",
    "get_game_words", "get_head_to_head", "get_health", "get_hint", "get_lan_address", "get_leaderboard", "get_lesson",
    "get_log", "get_me", "get_metrics", "get_profile", "get_record", "get_replay", "get_result", "get_rules",
    "get_standing_answers", "get_table", "get_win_chances", "leave_table", "list_games", "list_games_of_person",
    "list_lessons", "list_my_boxes", "list_my_games", "list_my_tables", "list_tables", "list_tokens", "list_webhooks",
    "log_in", "log_out", "log_out_everywhere", "make_account", "make_token", "mute_person", "open_rematch",
    "open_same_deal", "open_table", "play_move", "propose_pause", "resign", "resume_game", "review_step", "save_box",
    "seat_bot", "send_chat", "set_standing_answer", "sit_down", "stand_up", "start_game", "stream_table", "try_lesson",
    "try_webhook", "undo_move", "vote",
    "change_seats", "choose_look", "close_report", "list_reports", "mute_everywhere", "report_person", "say_phrase",
    "finish_daily_run", "get_daily_puzzle", "get_daily_run", "get_puzzle", "get_puzzle_hint", "list_puzzles",
    "show_puzzle_answer", "start_daily_run", "try_puzzle",
}  # fmt: skip


@pytest.fixture(scope="module")
def document() -> Json:
    return openapi(make_app(Settings(database="sqlite://")))


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def test_every_route_of_the_api_is_described_with_an_id_that_stays(document: Json) -> None:
    described = {(method, path.replace("/api/v1", "/api")) for method, path, _ in operations(document)}
    assert described == {(method, path) for method, path in NEEDS if path.startswith(("/api", "/health", "/metrics"))}
    ids = [operation["operationId"] for *_, operation in operations(document)]
    assert len(ids) == len(set(ids))
    assert set(ids) >= IDS, "an id was renamed"


def test_every_field_parameter_and_message_is_described(document: Json) -> None:
    for schemas in (document["components"]["schemas"], asyncapi()["components"]["schemas"]):
        for name, schema in schemas.items():
            assert schema["description"], name
            for field, kind in schema["properties"].items():
                assert kind.get("description"), f"{name}.{field}"
    for method, path, operation in operations(document):
        assert operation["summary"], path
        for parameter in operation.get("parameters", []):
            assert parameter["description"], f"{method} {path}: {parameter['name']}"


def test_a_line_about_a_field_names_one_there_is() -> None:
    structs = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    for struct in structs:
        _, _, fields = (struct.__doc__ or "").partition("\n\n")
        named = [line.strip().partition(": ") for line in fields.splitlines() if line.startswith("    ")]
        strays = [name for name, colon, _ in named if colon and name.isidentifier() and name.islower()]
        assert set(strays) <= set(struct.__struct_fields__), struct.__name__


def test_every_answer_has_a_type(document: Json) -> None:
    for method, path, operation in operations(document):
        [good] = [answer for status, answer in operation["responses"].items() if status < "300"]
        for media, content in good.get("content", {}).items():
            schema = content["schema"]
            assert "$ref" in schema or "items" in schema or "x-line" in schema or path == "/metrics", (method, path)
            assert media in ("application/json", "application/x-ndjson", "text/plain")


def test_every_route_that_can_refuse_says_how(document: Json) -> None:
    error = {"$ref": "#/components/schemas/ErrorReply"}
    for status in WHY:
        answer = document["components"]["responses"][str(status)]
        assert answer["content"]["application/json"]["schema"] == error
        assert ("headers" in answer) == (status in {429, 503})
    assert {"says", "code", "rule", "facts"} == set(document["components"]["schemas"]["ErrorReply"]["properties"])
    for _, path, operation in operations(document):
        if path.startswith("/api"):
            assert {"400", "429", "503"} <= set(operation["responses"])
    told = set(WHY) | {500}  # a mistake of ours is nothing to build on
    assert set(refusals.STATUSES.values()) <= told


def test_the_document_names_the_scope_that_a_token_needs(document: Json) -> None:
    for method, path, operation in operations(document):
        needs = NEEDS[method, path.replace("/api/v1", "/api")]
        by_token = [way["token"] for way in operation["security"] if "token" in way]
        if needs.scope == "session":
            assert operation["security"] == [{"cookie": []}]
        elif needs.scope:
            assert by_token == [[needs.scope]]
        assert ({} in operation["security"]) == (not needs.somebody), path


def test_the_socket_is_described_message_by_message() -> None:
    document = asyncapi()
    sent = {str(kind.__struct_config__.tag) for kind in get_args(wire.ClientMessage)}
    told = {str(kind.__struct_config__.tag) for kind in get_args(wire.ServerMessage)}
    assert set(document["components"]["messages"]) == sent | told
    asked = [ref["$ref"].rpartition("/")[2] for ref in document["operations"]["fromClient"]["messages"]]
    assert (set(asked), document["operations"]["fromClient"]["action"]) == (sent, "receive")
    assert unresolved(document, document) == []
    assert all(str(code) in document["info"]["description"] for code in CLOSING)


def test_every_reference_in_the_document_leads_somewhere(document: Json) -> None:
    assert unresolved(document, document) == []


def unresolved(document: Json, part: object) -> list[str]:
    """Find references that lead nowhere."""
    if isinstance(part, list):
        return [ref for one in part for ref in unresolved(document, one)]
    if not isinstance(part, dict):
        return []
    found = [ref for name, one in part.items() if name != "mapping" for ref in unresolved(document, one)]
    target: Any = document
    for step in part.get("$ref", "#").split("/")[1:]:
        target = target.get(step) if isinstance(target, dict) else None
    return [*found, part["$ref"]] if target is None else found


def test_what_webhooks_get_is_described_with_its_headers_and_types(document: Json) -> None:
    described = document["webhooks"]["notice"]["post"]
    assert {given["name"] for given in described["parameters"]} == set(signed_headers("", "", 0, b"")) | {
        "webhook-signature"
    }
    schema = described["requestBody"]["content"]["application/json"]["schema"]
    assert schema == {"$ref": "#/components/schemas/WebhookNotice"}
    kinds = document["components"]["schemas"]["WebhookNotice"]["properties"]["type"]["enum"]
    assert sorted(kinds) == ["table.over", "table.turn", "webhook.test"]
    assert all(f"{seconds} s" in described["description"] for seconds in AGAIN[:2])


def test_both_documents_are_served_with_the_version_of_the_program(server: Running) -> None:
    for name, key in (("openapi", "3.1.0"), ("asyncapi", "3.0.0")):
        served = httpx.get(f"{server.url}/schema/{name}.json").json()
        assert (served[name], served["info"]["version"]) == (key, escapade.__version__)


def test_every_line_of_a_record_and_a_replay_is_one_of_those_described(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "random")
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    first, deal, *moves, end = ann.http.get(f"/api/v1/tables/{table}/record").text.splitlines()
    for kind, lines in (
        (wire.RecordHeader, [first]),
        (wire.RecordDeal, [deal]),
        (wire.RecordMove, moves),
        (wire.RecordEnd, [end]),
    ):
        for line in lines:
            assert msgspec.to_builtins(msgspec.json.decode(line, type=kind)) == msgspec.json.decode(line)
    for line in ann.http.get(f"/api/v1/tables/{table}/replay").text.splitlines():
        assert msgspec.json.decode(line)["type"] in {str(kind.__struct_config__.tag) for kind in wire.TABLE_LINES}


def test_lines_come_as_plain_text_to_whoever_wants_that(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "random")
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    kinds = {
        accepted: ann.http.get(f"/api/tables/{table}/record", headers={"Accept": accepted}).headers["content-type"]
        for accepted in ("*/*", "text/plain", "application/x-ndjson, text/plain")
    }
    assert [kind.partition(";")[0] for kind in kinds.values()] == [
        "application/x-ndjson", "text/plain", "application/x-ndjson",
    ]  # fmt: skip

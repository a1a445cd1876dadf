"""Sentences about webhooks, told to a real listener on this machine, which answers well, badly, or not at all."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
import time
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, TypeVar

import pytest
import trustme
from standardwebhooks import Webhook, WebhookVerificationError

from escapade.server.notify import webhooks
from escapade.server.notify.signing import signature
from escapade.server.storage.schema import HookRow
from tests.server.hosting import ask
from tests.server.in_process import ANN, hosting
from tests.server.player import Message, Player
from tests.server.running import Running
from tests.server.test_play import first

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from socket import socket

    from tests.server.running import Postgres

PATIENCE = 300.0  # s; a busy machine takes its time


class Listener(ThreadingHTTPServer):
    """Somebody's chat: it remembers what it was told, and answers with the statuses it was given, 204 after them."""

    daemon_threads = True

    def __init__(self, *answers: int) -> None:
        super().__init__(("127.0.0.1", 0), Hook)
        self.answers = list(answers)
        self.told: list[Message] = []
        self.letters: list[tuple[dict[str, str], bytes]] = []  # headers and bytes, as they came
        self.closing = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def until(self, number: int) -> list[Message]:
        """Wait until it was told so often."""
        deadline = time.monotonic() + PATIENCE
        while len(self.told) < number and time.monotonic() < deadline:
            time.sleep(0.02)
        return self.told


class Safe(Listener):
    """The same behind TLS, with whatever certificate it has by then; it remembers who would not talk to it."""

    def __init__(self, authority: trustme.CA) -> None:
        super().__init__()
        self.certify(authority)
        self.doubted: list[OSError] = []

    def certify(self, authority: trustme.CA) -> None:
        """Take a certificate from an authority."""
        self.paper = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(self.paper)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.server_port}"

    def get_request(self) -> tuple[socket, object]:
        line, address = super().get_request()
        return self.paper.wrap_socket(line, server_side=True, do_handshake_on_connect=False), address

    def finish_request(self, request: object, client_address: object) -> None:
        assert isinstance(request, ssl.SSLSocket)
        try:
            request.do_handshake()
        except OSError as error:
            self.doubted.append(error)
            return
        super().finish_request(request, client_address)

    def until_doubted(self) -> list[OSError]:
        """Wait until somebody would not talk to it."""
        deadline = time.monotonic() + PATIENCE
        while not self.doubted and time.monotonic() < deadline:
            time.sleep(0.02)
        return self.doubted


class Hook(BaseHTTPRequestHandler):
    """One notice."""

    def do_POST(self) -> None:
        listener = self.server
        assert isinstance(listener, Listener)
        body = self.rfile.read(int(self.headers["content-length"]))
        listener.letters.append((dict(self.headers.items()), body))
        listener.told.append({"path": self.path, **json.loads(body)})
        answer = listener.answers.pop(0) if listener.answers else 204
        if answer == 0:  # say nothing at all
            listener.closing.wait(PATIENCE)
            return
        self.send_response(answer)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing on the screen."""


AnyListener = TypeVar("AnyListener", bound=Listener)


@contextmanager
def listening(folder: Path, *answers: int) -> Iterator[tuple[Running, Listener]]:
    """Open a listener, and a server whose host has named it."""
    with open_to(f"sqlite:///{folder}/escapade.db", Listener(*answers)) as (server, listener):
        yield server, listener


@contextmanager
def open_to(database: str, listener: AnyListener, **settings: str) -> Iterator[tuple[Running, AnyListener]]:
    """Let somebody listen, and open a server whose host has named them."""
    with listener:
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        with Running(database, None, ESCAPADE_HOOKS=listener.url, **settings) as server:
            yield server, listener
        listener.closing.set()
        listener.shutdown()


def started(server: Running, listener: Listener) -> tuple[Player, Player, str]:
    """Let Ann and Bob sit down; both have hooks, and Bob is not looking."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    for person in (ann, bob):
        person.post("/me/hooks", url=f"{listener.url}/{person.name}?key=1")
    table = ann.open_table("me", "open", options={"first": "1"}, hold=0)
    bob.post(f"/tables/{table}/sit")
    ann.watch(table)
    ann.until("snapshot")
    ann.post(f"/tables/{table}/start")
    ann.until("update", version=3)
    return ann, bob, table


def pass_the_turn(ann: Player, table: str) -> None:
    """Play until it is Bob's turn."""
    while ann.legal(table):
        ann.play(table, first(ann, table))
        ann.until("accepted")


def test_whoever_is_not_looking_is_told_that_it_is_their_turn_and_everybody_that_it_is_over(tmp_path: Path) -> None:
    with listening(tmp_path) as (server, listener):
        ann, bob, table = started(server, listener)
        pass_the_turn(ann, table)
        [told] = listener.until(1)  # and nothing for Ann, who looks on
        version, timestamp = ann.versions[table], told.pop("timestamp")
        assert abs(datetime.fromisoformat(timestamp).timestamp() - time.time()) < PATIENCE
        assert told == {
            "path": "/Bob?key=1",
            "type": "table.turn",
            "data": {
                "table": table, "game": "cartagena", "version": version, "seats": [1], "names": ["Bob"], "reason": "",
            },
            "content": f"Cartagena: waiting for Bob. Table {table}",
            "username": "Escapade",
            "allowed_mentions": {"parse": []},
        }  # fmt: skip
        bob.post(f"/tables/{table}/resign")
        assert sorted(one["path"] for one in listener.until(3)[1:]) == ["/Ann?key=1", "/Bob?key=1"]
        over = listener.told[-1]
        assert over["content"] == f"Cartagena is over: Ann won. Table {table}"
        assert (over["type"], over["data"]["names"], over["data"]["reason"]) == ("table.over", ["Ann"], "resigned")


def test_everybody_is_told_in_the_language_they_have_chosen(tmp_path: Path) -> None:
    with listening(tmp_path) as (server, listener):
        ann, bob, table = started(server, listener)
        bob.http.patch("/api/me", json={"settings": {"language": "pl"}}).raise_for_status()
        pass_the_turn(ann, table)
        [turn] = listener.until(1)
        assert turn["content"] == f"Kartagena: czekamy na ruch, Bob. Stół {table}"
        bob.post(f"/tables/{table}/resign")
        assert {one["path"]: one["content"] for one in listener.until(3)[1:]} == {
            "/Ann?key=1": f"Cartagena is over: Ann won. Table {table}",
            "/Bob?key=1": f"Kartagena, koniec gry. Zwycięstwo: Ann. Stół {table}",
        }


def test_a_name_in_a_notice_is_a_name_and_no_link_or_mention() -> None:
    names = {
        "Ann": "Ann",
        "@everyone": r"\@everyone",
        "[x](https://e.vil)": r"\[x\](https\://e.vil)",
        "a*b_c": r"a\*b\_c",
    }
    assert {name: webhooks.plain(name) for name in names} == names


def test_a_notice_that_fails_is_sent_again_and_one_that_is_refused_is_not(tmp_path: Path) -> None:
    with listening(tmp_path, 500, 204, 404, 404) as (server, listener):
        ann, bob, table = started(server, listener)
        pass_the_turn(ann, table)
        told = listener.until(2)
        assert told[0] == told[1]
        bob.post(f"/tables/{table}/resign")
        assert len(listener.until(4)) == 4
        assert listener.answers == []
        until_none_waits(server)
        assert len(listener.told) == 4


def until_none_waits(server: Running) -> None:
    """Wait until no notice is left to be sent."""
    until_waiting(server, "SELECT 1 WHERE NOT EXISTS (SELECT id FROM notices)")


def until_waiting(server: Running, query: str) -> None:
    """Wait until a query finds something."""
    deadline = time.monotonic() + PATIENCE
    while not ask(server.database, query):
        assert time.monotonic() < deadline, query
        time.sleep(0.05)


def test_a_notice_is_signed_as_the_standard_says_with_a_secret_that_is_shown_once(tmp_path: Path) -> None:
    with listening(tmp_path, 500) as (server, listener):
        ann = Player(server, "Ann")
        hook = ann.post("/me/hooks", url=f"{listener.url}/ann")
        assert hook["secret"].startswith("whsec_")
        assert "secret" not in ann.get("/me/hooks")[0]
        assert hook["secret"] not in json.dumps(ann.get("/me/export"))
        table = ann.open_table("me", "random")
        ann.post(f"/tables/{table}/start")
        ann.post(f"/tables/{table}/resign")
        listener.until(2)
        until_none_waits(server)
        checked = Webhook(hook["secret"])
        assert {checked.verify(body, headers)["type"] for headers, body in listener.letters} >= {"table.over"}
        ids = [headers["webhook-id"] for headers, _ in listener.letters]
        again = [body for headers, body in listener.letters if ids.count(headers["webhook-id"]) > 1]
        assert again == [again[0]] * 2, "the first one was refused and came again, the same"
        with pytest.raises(WebhookVerificationError):
            checked.verify(again[0].replace(b"Escapade", b"Escapado"), listener.letters[0][0])


def test_the_signature_is_that_of_the_standards_own_example() -> None:
    secret, body = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", b'{"test": 2432232314}'
    signed = signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
    assert signed == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_notice_that_nobody_took_is_sent_after_a_restart(postgres: Postgres) -> None:
    with open_to(postgres.database(), Listener(503, 503)) as (server, listener):
        ann, bob, table = started(server, listener)
        pass_the_turn(ann, table)
        until_waiting(server, "SELECT id FROM notices WHERE tries > 0")  # it was refused once, and waits
        server.kill()
        listener.answers.clear()
        server.start()
        told = listener.until(len(listener.told) + 1)
        assert {(one["path"], one["content"]) for one in told} == {
            ("/Bob?key=1", f"Cartagena: waiting for Bob. Table {table}")
        }
        until_none_waits(server)
        assert bob.get("/me/hooks")


def test_an_address_that_says_it_is_gone_is_told_nothing_more(tmp_path: Path) -> None:
    with listening(tmp_path, 410) as (server, listener):
        ann = Player(server, "Ann")
        ann.post("/me/hooks", url=f"{listener.url}/ann")
        table = ann.open_table("me", "random")
        ann.post(f"/tables/{table}/start")
        ann.post(f"/tables/{table}/resign")
        listener.until(1)
        until_none_waits(server)
        assert ann.get("/me/hooks") == []


def test_an_endpoint_that_never_answers_hurts_no_game(tmp_path: Path) -> None:
    with listening(tmp_path, *[0] * 50) as (server, listener):
        ann, bob, table = started(server, listener)
        for _ in range(3):
            pass_the_turn(ann, table)
            listener.until(1)
            bob.versions[table] = ann.versions[table]
            while legal := bob.get(f"/tables/{table}/")["views"][0].get("legal"):
                seen = bob.get(f"/tables/{table}/")
                bob.n += 1
                bob.post(f"/tables/{table}/play", id=f"b{bob.n}", version=seen["version"], action=legal[0])
            ann.until("update", version=bob.get(f"/tables/{table}/")["version"])
        assert listener.told
        assert ann.get("/me/hooks")


def test_only_the_address_the_host_has_named_may_be_inside(tmp_path: Path) -> None:
    with listening(tmp_path) as (server, listener):
        ann = Player(server, "Ann")
        port = listener.server_port
        for url in (f"http://127.0.0.1:{port + 1}/", f"http://localhost:{port}/", f"http://x@127.0.0.1:{port}/"):
            assert ann.refused("/me/hooks", url=url)["code"] == "hook-https"
        assert ann.refused("/me/hooks", url="https://127.0.0.1/")["code"] == "hook-private"


def trusting(folder: Path, authority: trustme.CA) -> dict[str, str]:
    """Let a server trust an authority, by the setting that OpenSSL knows everywhere."""
    paper = folder / "authority.pem"
    authority.cert_pem.write_to_path(paper)
    return {"SSL_CERT_FILE": str(paper)}


def test_a_notice_goes_over_real_tls_to_whoever_can_prove_their_name(tmp_path: Path) -> None:
    authority = trustme.CA()
    with open_to(f"sqlite:///{tmp_path}/escapade.db", Safe(authority), **trusting(tmp_path, authority)) as (
        server,
        listener,
    ):
        ann, bob, table = started(server, listener)
        pass_the_turn(ann, table)
        [told] = listener.until(1)
        assert (told["path"], told["content"]) == ("/Bob?key=1", f"Cartagena: waiting for Bob. Table {table}")
        [hook] = bob.get("/me/hooks")
        assert bob.post(f"/me/hooks/{hook['id']}/try")["code"] == "hook-heard"
        assert listener.doubted == []


def test_whoever_cannot_prove_their_name_is_told_nothing_until_they_can_and_the_table_goes_on(tmp_path: Path) -> None:
    authority, stranger = trustme.CA(), trustme.CA()
    with open_to(f"sqlite:///{tmp_path}/escapade.db", Safe(stranger), **trusting(tmp_path, authority)) as (
        server,
        listener,
    ):
        ann, bob, table = started(server, listener)
        pass_the_turn(ann, table)
        assert listener.until_doubted()
        seen = bob.get(f"/tables/{table}/")
        move = {"id": "b1", "version": seen["version"], "action": seen["views"][0]["legal"][0]}
        bob.post(f"/tables/{table}/play", **move)
        [hook] = bob.get("/me/hooks")
        assert bob.refused(f"/me/hooks/{hook['id']}/try")["code"] == "hook-silent"
        assert listener.told == []
        listener.certify(authority)
        [told] = listener.until(1)  # the notice was kept, and is tried again
        assert told["content"] == f"Cartagena: waiting for Bob. Table {table}"


def test_a_webhook_added_at_one_node_is_known_at_the_others(postgres: Postgres) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            await here.node.webhooks.look()
            assert not here.node.webhooks.wanted
            async with there.store.session() as session:
                session.add(HookRow(id="hook", person=ANN, url="https://example.org/"))
                await session.commit()
            there.node.webhooks.add()
            async with asyncio.timeout(60):
                while not here.node.webhooks.wanted:  # noqa: ASYNC110 - nobody is told in here
                    await asyncio.sleep(0.1)

    asyncio.run(play())


def test_a_webhook_can_be_tried_out_at_once(tmp_path: Path) -> None:
    with listening(tmp_path, 204, 404) as (server, listener):
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        path = f"/me/hooks/{ann.post('/me/hooks', url=f'{listener.url}/ann')['id']}/try"
        assert ann.post(path)["code"] == "hook-heard"
        assert listener.told[0]["content"].startswith("Escapade can reach you here")
        refused = ann.refused(path)
        assert (refused["code"], refused["facts"]) == ("hook-answers", {"status": 404})
        assert bob.refused(path)["code"] == "no-such-hook"
        listener.shutdown()
        listener.server_close()
        assert ann.refused(path)["code"] == "hook-silent"

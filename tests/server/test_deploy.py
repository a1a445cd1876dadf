"""Do the files in deploy/ say what their programs understand, and does one get through the proxies? Where these are."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
import trustme
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running import Running, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPLOY = Path(__file__).parents[2] / "deploy"
AROUND_NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{ours}
}}
"""


def program(name: str) -> str:
    """Find a program, or leave the test out with a sentence."""
    found = shutil.which(name, path="/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin:/bin")
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: apt install {name})")
    return found


@contextmanager
def running(command: list[str], url: str, trust: ssl.SSLContext, **environment: str) -> Iterator[httpx.Client]:
    """Run a proxy, and give somebody who asks it."""
    with (
        subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as proxy,
        httpx.Client(base_url=url, verify=trust) as somebody,
    ):
        try:
            until_open(somebody, proxy)
            yield somebody
        finally:
            proxy.terminate()


def until_open(somebody: httpx.Client, proxy: subprocess.Popen[str]) -> None:
    """Wait until the proxy lets somebody through to the server."""
    while True:
        try:
            if somebody.get("/health").status_code == 200:
                return
        except httpx.TransportError:
            assert proxy.poll() is None, "the proxy has ended"
        time.sleep(0.05)


def comes_in(somebody: httpx.Client, trust: ssl.SSLContext | None) -> str:
    """Become a guest through a proxy, open the socket as a page does, and give the cookie's own words."""
    origin = str(somebody.base_url).rstrip("/")
    answer = somebody.post("/api/me", json={"name": "Ann"}, headers={"Origin": origin})
    assert answer.status_code == 201, answer.text
    assert somebody.get("/metrics").status_code == 403
    cookie = answer.headers["set-cookie"]
    headers = {"Cookie": cookie.partition(";")[0], "Origin": origin}
    address = f"{origin}/api/socket".replace("http", "ws", 1)
    with connect(address, ssl=trust, additional_headers=headers) as line:
        assert json.loads(line.recv())["you"]["name"] == "Ann"
    return str(cookie)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    unit = (DEPLOY / "escapade.service").read_text().replace("/opt/escapade/bin/escapade", shutil.which("true") or "")
    (tmp_path / "escapade.service").write_text(unit)
    done = subprocess.run(
        [analyze, "verify", tmp_path / "escapade.service"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with the settings of the systemd unit."""
    unit = (DEPLOY / "escapade.service").read_text()
    [proxies] = [line.rpartition("=")[2] for line in unit.splitlines() if "=ESCAPADE_PROXIES=" in line]
    folder = tmp_path_factory.mktemp("deploy")
    with Running(f"sqlite:///{folder}/escapade.db", ESCAPADE_PROXIES=proxies) as server:
        yield server


@contextmanager
def behind_nginx(folder: Path, *nodes: Running) -> Iterator[tuple[httpx.Client, ssl.SSLContext]]:
    """Run nginx as deploy/nginx.conf says, in front of some nodes."""
    nginx, port, authority = program("nginx"), free_port(), trustme.CA()
    paper = authority.issue_cert("localhost")
    paper.private_key_and_cert_chain_pem.write_to_path(folder / "paper.pem")
    ours = (DEPLOY / "nginx.conf").read_text()
    for written, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/play.example.pem", f"{folder}/paper.pem"),
        ("/etc/ssl/play.example.key", f"{folder}/paper.pem"),
        ("server 127.0.0.1:8000;", "".join(f"server 127.0.0.1:{node.port};" for node in nodes)),
    ):
        assert written in ours
        ours = ours.replace(written, here)
    config = folder / "nginx.conf"
    config.write_text(AROUND_NGINX.format(folder=folder, ours=ours))
    trust = ssl.create_default_context()
    authority.configure_trust(trust)
    with running([nginx, "-c", str(config)], f"https://localhost:{port}", trust) as somebody:
        yield somebody, trust


def test_one_gets_through_nginx_with_a_secure_cookie_and_a_socket(tmp_path: Path, server: Running) -> None:
    with behind_nginx(tmp_path, server) as (somebody, trust):
        assert "secure" in comes_in(somebody, trust).lower()


def test_a_page_gets_its_files_whichever_node_has_them_while_nodes_are_upgraded(tmp_path: Path) -> None:
    for version in ("old", "new"):
        (tmp_path / version / "assets").mkdir(parents=True)
        (tmp_path / version / "index.html").write_text(f"<script src=/assets/index-{version}.js></script>")
        (tmp_path / version / "assets" / f"index-{version}.js").write_text(version)
    with (
        Running(f"sqlite:///{tmp_path}/old.db", ESCAPADE_PAGE=str(tmp_path / "old")) as old,
        Running(f"sqlite:///{tmp_path}/new.db", ESCAPADE_PAGE=str(tmp_path / "new")) as new,
        behind_nginx(tmp_path, old, new) as (somebody, _),
    ):
        for _ in range(3):
            assert [somebody.get(f"/assets/index-{one}.js").text for one in ("old", "new")] == ["old", "new"]
        assert somebody.get("/assets/index-gone.js").status_code == 404


def test_nginx_brings_the_people_of_a_table_to_one_node_and_the_rest_to_all(tmp_path: Path) -> None:
    with (
        Running(f"sqlite:///{tmp_path}/one.db", ESCAPADE_PROXIES="127.0.0.1") as one,
        Running(f"sqlite:///{tmp_path}/other.db", ESCAPADE_PROXIES="127.0.0.1") as other,
        behind_nginx(tmp_path, one, other) as (somebody, trust),
    ):
        origin = str(somebody.base_url).rstrip("/")
        cookie = httpx.post(f"{one.url}/api/me", json={"name": "Ann"}).headers["set-cookie"].partition(";")[0]
        headers = {"Cookie": cookie, "Origin": origin}  # which only one of the nodes knows

        def reaches(question: str) -> bool:
            """Whether a socket comes to the node that knows the cookie."""
            address = f"{origin}/api/socket{question}".replace("http", "ws", 1)
            with connect(address, ssl=trust, additional_headers=headers) as line:
                try:
                    return bool(json.loads(line.recv())["type"] == "welcome")
                except ConnectionClosed:
                    return False

        nodes = [{reaches(f"?table=table{number}") for _ in range(3)} for number in range(16)]
        assert all(len(found) == 1 for found in nodes)
        assert {True} in nodes
        assert {False} in nodes
        assert {reaches("") for _ in range(30)} == {True, False}


def test_one_gets_through_caddy_with_a_socket(tmp_path: Path, server: Running) -> None:
    caddy, port = program("caddy"), free_port()
    url = f"http://127.0.0.1:{port}"  # by a name it would ask for a certificate
    places = {"ADDRESS": url, "TABLES": server.url.removeprefix("http://"), "HOME": str(tmp_path)}
    command = [caddy, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, url, ssl.create_default_context(), **places) as somebody:
        comes_in(somebody, None)

"""What is put under stress: one node on SQLite, one on PostgreSQL, or three on PostgreSQL and Redis behind nginx."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Self, cast

import httpx
import psycopg

from tests.chaos.stored import StoredEntry, StoredTable
from tests.server.running import Postgres, Proxy, Redis, Running, free_port, installed, wait_for_port

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind = Literal["sqlite", "postgresql", "nodes"]
KINDS: tuple[Kind, ...] = ("sqlite", "postgresql", "nodes")
NODES = 3
DASK_WORKERS = 2
SMALL_DISK = {"sqlite": "24m", "postgresql": "160m", "nodes": "160m"}  # enough for every table, soon full

NGINX = """\
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.log warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/nginx-body; proxy_temp_path {folder}/nginx-proxy;
    fastcgi_temp_path {folder}/nginx-fastcgi; uwsgi_temp_path {folder}/nginx-uwsgi; scgi_temp_path {folder}/nginx-scgi;
    upstream nodes {{
{servers}
    }}
    map $http_upgrade $connection_header {{ default upgrade; "" close; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://nodes;
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_header;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_connect_timeout 2s;
            proxy_read_timeout 1h;
            proxy_buffering off;
        }}
    }}
}}
"""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a setup needs besides its nodes."""

    dask: bool = False  # bots think on a Dask cluster
    proxies: bool = False  # between the parts, so that they can be cut off from each other
    small_disk: bool = False  # the database is on a small file system of its own
    clock: bool = False  # each node's wall clock can be set
    settings: tuple[tuple[str, str], ...] = ()  # of every node


@dataclass(slots=True)
class Node:
    """One Escapade server and the proxies around it."""

    server: Running
    clock: Path
    to_postgres: Proxy | None = None
    to_redis: Proxy | None = None
    from_nginx: Proxy | None = None

    def set_clock(self, seconds: int) -> None:
        """Move the node's wall clock away from the real time."""
        write_clock(self.clock, seconds)

    @property
    def pid(self) -> int:
        """Return the number of its process."""
        return self.server.process.pid


class Setup:
    """Everything one kind of setup consists of, started and stopped together; logs are in its folder."""

    def __init__(self, kind: Kind, folder: Path, wanted: Wanted | None = None) -> None:
        self.kind = kind
        self.folder = folder
        self.wanted = wanted or Wanted()
        self.disk = folder / "disk"
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.nodes: list[Node] = []
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.scheduler = 0  # the port of the Dask scheduler
        self.port = 0
        self.stack = contextlib.ExitStack()

    def __enter__(self) -> Self:
        missing = missing_program(self.kind, self.wanted)
        if missing:
            raise SystemExit(missing)
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        """Return the address people come to."""
        return f"http://127.0.0.1:{self.port}"

    # Starting

    def start(self) -> None:
        """Start every part, the ones others need first."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.start_database()
        if self.kind == "nodes":
            self.redis = Redis()
            self.stack.callback(self.redis.stop)
        if self.wanted.dask:
            self.start_dask()
        for number in range(NODES if self.kind == "nodes" else 1):
            self.nodes.append(self.start_node(number))
        if self.kind == "nodes":
            self.start_nginx()
        else:
            self.port = self.nodes[0].server.port

    def start_database(self) -> None:
        """Prepare the disk, and start PostgreSQL where it is wanted."""
        self.disk.mkdir(exist_ok=True)
        if self.wanted.small_disk:
            mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK[self.kind]},mode=755", "none", str(self.disk)]
            subprocess.run(mount, check=True)
            self.stack.callback(subprocess.run, ["umount", "--lazy", str(self.disk)], check=False)
        self.database = f"sqlite:///{self.disk / 'escapade.db'}"
        if self.kind != "sqlite":
            self.postgres = Postgres(tcp=True, folder=self.disk if self.wanted.small_disk else None)
            self.stack.callback(self.postgres.stop)
            self.database = self.postgres.database()

    def start_dask(self) -> None:
        """Start a Dask scheduler and its workers."""
        self.scheduler = free_port()
        quiet = ["--no-dashboard", "--host", "127.0.0.1"]
        command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", str(self.scheduler), *quiet]
        wait_for_port(self.scheduler, self.run("dask-scheduler", *command))
        for number in range(DASK_WORKERS):
            self.start_dask_worker(number)

    def start_dask_worker(self, number: int) -> None:
        """Start a Dask worker, or start it again."""
        command = [sys.executable, "-m", "distributed.cli.dask_worker", f"tcp://127.0.0.1:{self.scheduler}"]
        options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"]
        place = ["--local-directory", str(self.folder / f"dask-{number}")]
        self.run(f"dask-worker-{number}", *command, *options, *place)

    def start_node(self, number: int) -> Node:
        """Start one node, with proxies between it and the others where they are wanted."""
        settings, database = dict(self.wanted.settings), self.database
        node_postgres = node_redis = None
        if self.kind == "nodes" and self.wanted.proxies:
            assert self.postgres is not None
            assert self.redis is not None
            node_postgres, node_redis = self.proxy(self.postgres.port), self.proxy(self.redis.port)
            database = self.postgres.address(database.rpartition("/")[2], node_postgres.port)
        if self.redis is not None:
            settings["ESCAPADE_BUS"] = self.redis.url_at(node_redis.port if node_redis else self.redis.port)
        if self.wanted.dask:
            settings["ESCAPADE_COMPUTE"] = f"tcp://127.0.0.1:{self.scheduler}"
        clock = self.folder / f"clock-{number}"
        if self.wanted.clock:
            settings |= movable_clock(self.folder, clock)
        server = Running(database, self.folder / f"node-{number}.log", **settings)
        self.stack.callback(end_node, server)
        from_nginx = self.proxy(server.port) if node_postgres else None
        return Node(server, clock, node_postgres, node_redis, from_nginx)

    def proxy(self, target: int) -> Proxy:
        """Put a proxy before a port."""
        proxy = Proxy(target)
        self.stack.callback(proxy.stop)
        return proxy

    def start_nginx(self) -> None:
        """Start nginx before the nodes: each new connection goes to the next node."""
        self.port = free_port()
        ports = [node.from_nginx.port if node.from_nginx else node.server.port for node in self.nodes]
        servers = "\n".join(f"        server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in ports)
        config = self.folder / "nginx.conf"
        config.write_text(NGINX.format(folder=self.folder, servers=servers, port=self.port))
        nginx = shutil.which("nginx", path=search_path())
        assert nginx is not None
        wait_for_port(self.port, self.run("nginx", nginx, "-c", str(config)))

    def run(self, name: str, *command: str) -> subprocess.Popen[bytes]:
        """Run a program beside the nodes; its output goes to a log of its own."""
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        self.processes[name] = process
        self.stack.callback(end_process, process)
        return process

    def stop(self) -> None:
        """Stop every part, the last one started first."""
        self.stack.close()

    # What is stored

    def stored(self) -> dict[str, StoredTable]:
        """Read every table and its log from the store itself."""
        header = "SELECT id, game, options, players, seed, salt, status FROM tables"
        entries = 'SELECT table_id, seq, "at", action_id, body FROM entries ORDER BY table_id, seq'
        with self.connected() as connection:
            tables = {
                row[0]: StoredTable(row[0], row[1], decoded(row[2]), row[3], row[4], row[5], row[6], [])
                for row in connection.execute(header).fetchall()
            }
            for table, seq, at, action_id, body in connection.execute(entries).fetchall():
                tables[table].entries.append(StoredEntry(seq, at, action_id or "", bytes(body)))
        return tables

    @contextlib.contextmanager
    def connected(self) -> Iterator[psycopg.Connection | sqlite3.Connection]:
        """Connect to the store, past every proxy."""
        if self.kind == "sqlite":
            file = self.disk / "escapade.db"
            with contextlib.closing(sqlite3.connect(file, timeout=30, check_same_thread=False)) as connection:
                yield connection
        else:
            with psycopg.connect(self.database) as other:
                yield other

    def replaces(self, table: str, seq: int, body: bytes) -> None:
        """Write something else over one entry of a log."""
        mark = "?" if self.kind == "sqlite" else "%s"
        statement = f"UPDATE entries SET body = {mark} WHERE table_id = {mark} AND seq = {mark}"  # noqa: S608 - no input
        with self.connected() as connection:
            connection.execute(statement, (body, table, seq))
            connection.commit()

    def well(self) -> bool:
        """Whether every node answers."""
        try:
            return all(httpx.get(f"{node.server.url}/health", timeout=5).is_success for node in self.nodes)
        except httpx.HTTPError:
            return False


def decoded(options: object) -> dict[str, str]:
    """Read options, which SQLite gives as text."""
    return cast("dict[str, str]", json.loads(options) if isinstance(options, str) else options)


def movable_clock(folder: Path, clock: Path) -> dict[str, str]:
    """Return the variables by which a process takes its wall clock, and no other clock, from a file."""
    library = folder / "wall_clock.so"
    if not library.exists():
        compiler = shutil.which("cc")
        assert compiler is not None
        source = str(Path(__file__).with_name("wall_clock.c"))
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(library), source], check=True)
    write_clock(clock, 0)
    return {"LD_PRELOAD": str(library), "ESCAPADE_TEST_CLOCK": str(clock)}


def write_clock(file: Path, seconds: int) -> None:
    """Write how far a clock is off; processes have the file in memory and know at once."""
    with file.open("r+b" if file.exists() else "w+b") as opened:
        opened.write(seconds.to_bytes(8, sys.byteorder, signed=True))


def end_node(server: Running) -> None:
    """Stop a node, however it is."""
    if server.process.poll() is not None:  # by itself, or by a fault
        assert server.process.stdout is not None
        server.process.stdout.close()
        return
    try:
        server.stop()
    except subprocess.TimeoutExpired:
        server.kill()


def end_process(process: subprocess.Popen[bytes]) -> None:
    """Stop a program beside the nodes."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def search_path() -> str:
    """Return the folders programs are looked for in; nginx is where only root usually looks."""
    return os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


def missing_program(kind: Kind, wanted: Wanted) -> str:
    """Say in a sentence what must be installed first; nothing where nothing is missing."""
    if kind != "sqlite" and not installed():
        return "PostgreSQL is not installed (Debian: apt install postgresql)"
    if kind == "nodes" and not Redis.installed():
        return "Redis is not installed (Debian: apt install redis-server)"
    if kind == "nodes" and shutil.which("nginx", path=search_path()) is None:
        return "nginx is not installed (Debian: apt install nginx-light)"
    if wanted.dask and find_spec("distributed") is None:
        return "Dask is not installed (pip install distributed)"
    if wanted.clock and shutil.which("cc") is None:
        return "a C compiler is not installed (Debian: apt install gcc libc6-dev)"
    if wanted.small_disk and os.getuid() != 0:
        return "only root can mount a small disk"
    return ""

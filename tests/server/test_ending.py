"""Sentences about a server that is asked to end while something hangs."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.running import QUICK, Postgres, Running, installed
from tests.server.test_worker_faults import (
    PATIENCE,
    alive,
    alone,
    bots_play,
    children,
    progress,
    signal_children,
    wait_until,
)

__all__ = ["alone"]  # a fixture


def ends(server: Running) -> None:
    """Ask a server to end, and wait until it has."""
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_the_server_ends_when_asked_although_its_workers_are_stopped(alone: Running) -> None:
    bots_play(alone, 2, "owl")
    time.sleep(0.5)
    workers = children(alone)
    signal_children(alone, signal.SIGSTOP)
    ends(alone)
    wait_until(lambda: not any(alive(worker) for worker in workers))


def test_the_server_ends_when_asked_although_its_database_is_locked(alone: Running) -> None:
    bots_play(alone, 2)
    file = alone.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(0.2)
        ends(alone)
        other.execute("ROLLBACK")


def test_the_server_ends_when_asked_although_a_client_never_reads(alone: Running) -> None:
    ann, [table] = bots_play(alone, 1, "random")
    wait_until(lambda: progress(ann, table) > 50)
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    address = f"{alone.url.replace('http', 'ws')}/api/socket"
    with connect(address, additional_headers={"Cookie": cookies}, max_queue=1, ping_interval=None) as deaf:
        for _ in range(100):  # the answers fill the line, because nobody takes them
            deaf.send(json.dumps({"type": "watch", "table": table, "since": 0}))
        ends(alone)


@pytest.mark.skipif(not installed(), reason="PostgreSQL is not installed (Debian: apt install postgresql)")
def test_the_server_ends_when_asked_although_postgresql_hangs() -> None:
    own = Postgres()  # stopped for this server alone
    server = Running(own.database())
    bots_play(server, 2)
    main = int((own.folder / "data/postmaster.pid").read_text().split()[0])
    parts = [main, *(int(child) for child in Path(f"/proc/{main}/task/{main}/children").read_text().split())]
    try:
        for part in parts:
            os.kill(part, signal.SIGSTOP)
        ends(server)
    finally:
        server.process.kill()
        for part in parts:
            with suppress(ProcessLookupError):
                os.kill(part, signal.SIGCONT)
        own.stop()


def test_the_server_ends_when_asked_although_it_waits_for_its_database_to_start(tmp_path: Path) -> None:
    file = tmp_path / "escapade.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        serving = [sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
        environment = os.environ | QUICK | {"ESCAPADE_DATABASE": f"sqlite:///{file}"}
        server = Running.__new__(Running)
        server.process = subprocess.Popen(serving, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.process.stdout is not None
        server.process.stdout.readline()
        time.sleep(1)
        ends(server)
        other.execute("ROLLBACK")

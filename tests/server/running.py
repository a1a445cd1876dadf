"""Real servers for the tests: ours, as a process of its own, and PostgreSQL from Debian's packages."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import httpx
import psycopg

QUICK = {"ESCAPADE_BOT_PAUSE": "0", "ESCAPADE_GENEROUS": "yes", "ESCAPADE_WORKERS": "1"}
POSTGRES_USER = "postgres"


class Running:
    """An Escapade server that runs."""

    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self.settings = settings
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before if it had one."""
        command = [sys.executable, "-m", "escapade.server", "serve", "--port", str(self.port)]
        environment = os.environ | QUICK | {"ESCAPADE_DATABASE": self.database} | self.settings
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.port = int(said.rstrip("/\n").rpartition(":")[2])
        self.wait_until_well()

    def wait_until_well(self) -> None:
        """Wait until it answers."""
        for _ in range(200):
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    @property
    def url(self) -> str:
        """Give its address."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once, without a word."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """End it one way or the other."""
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Postgres:
    """A PostgreSQL cluster of the tests' own, on a socket in a folder that goes with it."""

    def __init__(self) -> None:
        self.folder = folder = Path(
            tempfile.mkdtemp(prefix="escapade-postgres-")
        )  # pytest's own folders are for root alone
        self.made = 0
        if os.getuid() == 0:
            shutil.chown(folder, POSTGRES_USER)
        self.run("initdb", "--pgdata", str(folder / "data"), "--auth=trust", f"--username={POSTGRES_USER}", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=60"
        self.run("pg_ctl", "start", "--wait", "--pgdata", str(folder / "data"), f"--options={options}")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs; it does not want to be root."""
        whose = ["runuser", "-u", POSTGRES_USER, "--"] if os.getuid() == 0 else []
        command = [*whose, str(programs() / program), *arguments]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder, check=False)
        assert done.returncode == 0, done.stderr

    def database(self) -> str:
        """Make a database and give its address."""
        self.made += 1
        name = f"escapade{self.made}"
        with psycopg.connect(f"host={self.folder} user={POSTGRES_USER} dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://{POSTGRES_USER}@/{name}?host={self.folder}"

    def stop(self) -> None:
        """Stop the cluster."""
        self.run("pg_ctl", "stop", "--mode=immediate", "--pgdata", str(self.folder / "data"))
        shutil.rmtree(self.folder)


def programs() -> Path:
    """Find PostgreSQL's own programs, the newest ones."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    path = shutil.which("initdb")
    return found[-1] if found else Path(path).parent if path else Path()


def installed() -> bool:
    """Tell whether PostgreSQL can be started here."""
    return (programs() / "initdb").exists()

"""Real servers for the tests: ours, PostgreSQL and Redis as processes, and a TCP proxy that can fail."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Self

import httpx
import psycopg

from tests.server import fork_server

if TYPE_CHECKING:
    from collections.abc import Coroutine

QUICK = {"ESCAPADE_BOT_PAUSE": "0", "ESCAPADE_GENEROUS": "yes", "ESCAPADE_WORKERS": "1"}
POSTGRES_USER = "postgres"
_OWN_PORTS = 12_000, 32_000  # below Linux' net.ipv4.ip_local_port_range
PIECE = 65_536  # bytes a proxy copies at once


def free_port() -> int:
    """Find a TCP port that stays free: whatever is restarted on it finds it as it was.

    It is below those that the system gives to outgoing connections: one of these could take it while nobody listens,
    and keeps its port for a minute after it has ended.
    """
    while True:
        port = random.randint(*_OWN_PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def wait_for_port(port: int, process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Wait until a process accepts connections."""
    for _ in range(400):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        assert process.poll() is None, f"{process.args!r} did not start"
        time.sleep(0.05)
    raise AssertionError(f"{process.args!r} does not answer on port {port}")


class Running:
    """An Escapade server that runs."""

    def __init__(self, database: str, log: Path | None = None, **settings: str) -> None:
        """Start a server; its log goes to a file if one is given, else to the error stream of the tests."""
        self.database = database
        self.log = log
        self.settings = settings
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before."""
        self.launch()
        self.wait_until_well()

    def launch(self) -> None:
        """Start the process, and wait only until it has its port."""
        environment = os.environ | QUICK | {"ESCAPADE_DATABASE": self.database} | self.settings
        serving = ("escapade.server", "serve", "--port", str(self.port))
        with contextlib.ExitStack() as stack:
            errors = None if self.log is None else stack.enter_context(self.log.open("ab"))
            self.process = fork_server.start(*serving, environment=environment, errors=errors)
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "the server did not start"

    def wait_until_well(self, seconds: float = 300) -> None:
        """Wait until it answers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
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
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Postgres:
    """A PostgreSQL cluster of the tests' own, in a folder that goes with it; on a socket there, or on a TCP port."""

    SAFETY = "-c fsync=off -c full_page_writes=off"  # none: a test loses no power

    def __init__(self, *, tcp: bool = False, folder: Path | None = None) -> None:
        """Create and start it; without a folder it makes one."""
        self.folder = folder or Path(tempfile.mkdtemp(prefix="escapade-postgres-"))  # pytest's own are for root alone
        self.port = free_port() if tcp else 0
        self.made = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, POSTGRES_USER)
        self.data = str(self.folder / "data")
        self.run("initdb", "--pgdata", self.data, "--auth=trust", f"--username={POSTGRES_USER}", "--no-sync")
        self.start()

    def start(self) -> None:
        """Start the server; what was committed before is there."""
        listen = f"-c listen_addresses=127.0.0.1 -p {self.port}" if self.port else "-c listen_addresses=''"
        options = f"-k {self.folder} {listen} {self.SAFETY} -c max_connections=100"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "--wait", "--pgdata", self.data, f"--options={options}", "--log", log)

    def halt(self, mode: str = "fast") -> None:
        """Stop the server and keep its data; "immediate" ends it like a crash."""
        self.run("pg_ctl", "stop", f"--mode={mode}", "--wait", "--pgdata", self.data)

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
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, database: str, port: int = 0) -> str:
        """Give the address of a database, through another port (a proxy's) if one is given."""
        if self.port:
            return f"postgresql://{POSTGRES_USER}@127.0.0.1:{port or self.port}/{database}"
        return f"postgresql://{POSTGRES_USER}@/{database}?host={self.folder}"

    def stop(self) -> None:
        """Stop the cluster and remove its folder."""
        with contextlib.suppress(AssertionError):  # it may be down already
            self.halt("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def programs() -> Path:
    """Find PostgreSQL's own programs, the newest ones."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    path = shutil.which("initdb")
    return found[-1] if found else Path(path).parent if path else Path()


def installed() -> bool:
    """Tell whether PostgreSQL can be started here."""
    return (programs() / "initdb").exists()


class Redis:
    """A Redis of the tests' own, on a free port, with nothing on the disk."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @staticmethod
    def installed() -> bool:
        """Tell whether Redis can be started here."""
        return shutil.which("redis-server") is not None

    def start(self) -> None:
        """Start it, on the same port as before."""
        program = shutil.which("redis-server")
        assert program is not None, "Redis is not installed (Debian: apt install redis-server)"
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_for_port(self.port, self.process)

    @property
    def url(self) -> str:
        """Give its address."""
        return self.url_at(self.port)

    @staticmethod
    def url_at(port: int) -> str:
        """Give the address of a Redis behind another port."""
        return f"redis://127.0.0.1:{port}/0"

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait(60)

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.wait(60)


class Way(Enum):
    """What a proxy does with what passes through it."""

    OPEN = "open"
    CUT = "cut"  # connections are reset, new ones refused
    HANG = "hang"  # nothing passes and nobody is told: packets are lost until it opens again


class Proxy:
    """A TCP proxy to a port of this machine, in a thread of its own, that can cut, hang and delay its connections."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.way = Way.OPEN
        self.delay = 0.0  # s before each piece is passed on
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.passable = asyncio.Event()
        self.passable.set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.wait(self.listen())

    def open(self) -> None:
        """Let everything pass again."""
        self.wait(self.turn(Way.OPEN))

    def cut(self) -> None:
        """Reset every connection and refuse new ones."""
        self.wait(self.turn(Way.CUT))

    def hang(self) -> None:
        """Let nothing pass, in silence."""
        self.wait(self.turn(Way.HANG))

    def reset(self) -> None:
        """Reset every connection once; new ones are welcome."""
        self.wait(self.reset_all())

    def stop(self) -> None:
        """End it with all its connections."""
        self.wait(self.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)
        self.loop.close()

    def wait(self, work: Coroutine[object, object, None]) -> None:
        """Do something in the proxy's own loop."""
        asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    async def listen(self) -> None:
        """Take a port."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def turn(self, way: Way) -> None:
        """Change what happens to what passes."""
        self.way = way
        if way is Way.HANG:
            self.passable.clear()
        else:
            self.passable.set()
        if way is Way.CUT:
            await self.reset_all()

    async def reset_all(self) -> None:
        """Reset every connection."""
        for writer in list(self.writers):
            writer.transport.abort()

    async def close(self) -> None:
        """Stop listening, and end every connection."""
        self.server.close()
        await self.reset_all()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        self.writers.add(writer)
        try:
            await self.passable.wait()
            if self.way is not Way.CUT:
                await self.carry(reader, writer)
        except OSError:  # the target does not answer: neither do we
            pass
        finally:
            self.writers.discard(writer)
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect to the target, and copy both ways until one side ends."""
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        self.writers.add(far_writer)
        try:
            there = asyncio.create_task(self.copy(reader, far_writer))
            back = asyncio.create_task(self.copy(far_reader, writer))
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
            there.cancel()
            back.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
        finally:
            self.writers.discard(far_writer)
            far_writer.close()

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Copy one way."""
        while piece := await reader.read(PIECE):
            if self.delay:
                await asyncio.sleep(self.delay)
            await self.passable.wait()
            writer.write(piece)
            await writer.drain()

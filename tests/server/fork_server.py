"""Our programs for the tests, forked from one process that has imported all they need.

A server that starts spends a second of CPU time on imports, and the tests start hundreds. So each process that runs
tests keeps one program beside it, `python -m tests.server.fork_server`, that imports everything once and forks for each
start. The child gets arguments, environment, folder and streams of its own, leads a session of its own, and runs the
module as `python -m` does, to its exit code.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).parents[2]
LONGEST = 180_000  # bytes of a request, below what a socket takes at once
# What servers and commands import, some of it only when they need it.
MODULES = (
    "aiosqlite",
    "alembic.autogenerate",
    "alembic.command",
    "anyio._backends._asyncio",
    "escapade.cli",
    "escapade.server.cli",
    "litestar._kwargs",
    "litestar.middleware._internal.exceptions",
    "litestar.middleware.allowed_hosts",
    "litestar.middleware.csrf",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "psycopg",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvloop",
)


class Forked:
    """A program that was forked, with what tests use of `subprocess.Popen`."""

    def __init__(self, words: list[str], report: int, stdout: IO[str] | None) -> None:
        self.args = words
        self.stdout = stdout
        self.returncode: int | None = None
        self.report = os.fdopen(report, "rb", buffering=0)
        self.pid = int(self.line())

    def line(self) -> bytes:
        """Read what the fork server reports next: the number of the process, or how it ended."""
        line = self.report.readline()
        assert line, "the fork server has ended"
        return line

    def poll(self) -> int | None:
        """Return the exit code if it has ended."""
        return self.ended(0)

    def ended(self, seconds: float | None) -> int | None:
        """Wait at most so long, and return the exit code if it has ended."""
        if self.returncode is None and select.select([self.report], [], [], seconds)[0]:
            self.returncode = os.waitstatus_to_exitcode(int(self.line()))
            self.report.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""
        code = self.ended(timeout)
        if code is None:
            assert timeout is not None
            raise subprocess.TimeoutExpired(self.args, timeout)
        return code

    def send_signal(self, how: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, how)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """The process beside the tests that forks. It ends with them."""

    def __init__(self) -> None:
        self.environment = dict(os.environ)
        self.asking = threading.Lock()
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.fork_server", str(theirs.fileno())],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        atexit.register(self.end)

    def start(self, words: list[str], environment: Mapping[str, str], stdout: int, stderr: int) -> int:
        """Fork a module with its arguments; return where its number and its end are reported."""
        report, theirs = os.pipe()
        request = json.dumps([words, dict(environment), str(Path.cwd())]).encode()
        assert len(request) < LONGEST, "the environment is too large"
        try:
            with self.asking:
                socket.send_fds(self.line, [request], [stdout, stderr, theirs])
        finally:
            os.close(theirs)
        return report

    def end(self) -> None:
        """End it; programs that it has forked go on."""
        self.line.close()
        self.process.wait()


_started: list[ForkServer] = []


def beside(environment: Mapping[str, str]) -> ForkServer | None:
    """Return the fork server of these tests; none where a program must begin from nothing.

    That is outside of tests, where there is no Linux, and where the environment holds something else for Python or the
    dynamic linker, which read it before anything of ours runs.
    """
    if "PYTEST_VERSION" not in os.environ or not hasattr(os, "pidfd_open"):
        return None
    if not _started:
        _started.append(ForkServer())
    server = _started[0]
    assert server.process.poll() is None, "the fork server has ended"
    return server if read_early(environment) == read_early(server.environment) else None


def read_early(environment: Mapping[str, str]) -> dict[str, str]:
    """Return what is read before our own code runs, or while it is imported."""
    early = ("PYTHON", "LD_", "LC_", "LANG", "ESCAPADE_PURE")
    return {name: value for name, value in environment.items() if name.startswith(early)}


def start(*words: str, environment: Mapping[str, str], errors: IO[bytes] | None) -> Forked | subprocess.Popen[str]:
    """Start a module with its arguments in a session of its own, forked if possible; its output can be read."""
    server = beside(environment)
    if server is None:
        command = [sys.executable, "-m", *words]
        return subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True
        )
    ours, theirs = os.pipe()
    try:
        report = server.start(list(words), environment, theirs, 2 if errors is None else errors.fileno())
    finally:
        os.close(theirs)
    return Forked(list(words), report, os.fdopen(ours))


def run(*words: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a module with its arguments, forked if possible; return its exit code and what it writes."""
    server = beside(environment)
    if server is None:
        command = [sys.executable, "-m", *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as errors:
        report = server.start(list(words), environment, out.fileno(), errors.fileno())
        code = Forked(list(words), report, stdout=None).wait()
        for file in (out, errors):
            file.seek(0)
        return subprocess.CompletedProcess(list(words), code, out.read(), errors.read())


# The process that forks


def serve(line: socket.socket) -> None:
    """Fork for each request and report how each child ends, until the tests have ended; a child returns prepared."""
    waiting = select.poll()
    waiting.register(line, select.POLLIN)
    children: dict[int, tuple[int, int]] = {}  # by pidfd: number of the process, where to report its end
    while True:
        for ready, _ in waiting.poll():
            if ready != line.fileno():
                waiting.unregister(ready)
                report_end(ready, *children.pop(ready))
                continue
            request, files, _, _ = socket.recv_fds(line, LONGEST, 3)
            if not request:
                os._exit(0)
            stdout, stderr, report = files
            child = os.fork()
            if child == 0:
                for kept in [line.detach(), report, *children, *(to for _, to in children.values())]:
                    os.close(kept)
                words, environment, folder = json.loads(request)
                become(words, environment, folder, stdout, stderr)
                return
            os.close(stdout)
            os.close(stderr)
            tell(report, child)
            handle = os.pidfd_open(child)
            children[handle] = child, report
            waiting.register(handle, select.POLLIN)


def report_end(handle: int, child: int, report: int) -> None:
    """Report how a child ended."""
    _, status = os.waitpid(child, 0)
    tell(report, status)
    os.close(report)
    os.close(handle)


def tell(report: int, number: int) -> None:
    """Write a number to whoever still wants to know."""
    with contextlib.suppress(BrokenPipeError):
        os.write(report, f"{number}\n".encode())


def become(words: list[str], environment: dict[str, str], folder: str, stdout: int, stderr: int) -> None:
    """Take over everything a process of its own would have begun with."""
    os.setsid()
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    os.close(stdout)
    os.close(stderr)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[:] = words


def main() -> None:
    """Import everything, then fork; in a child, run what was asked for."""
    line = socket.socket(fileno=int(sys.argv[1]))
    for module in MODULES:
        importlib.import_module(module)
    gc.freeze()  # what is shared stays shared
    serve(line)
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()

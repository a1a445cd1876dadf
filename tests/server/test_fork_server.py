"""Sentences about programs that are forked for the tests: they are what the same command would be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server import fork_server
from tests.server.fork_server import Forked
from tests.server.running import QUICK, Running

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="programs are forked on Linux only")


@pytest.fixture
def forked(tmp_path: Path) -> Iterator[Forked]:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        assert isinstance(server.process, Forked)
        yield server.process
        assert server.process.stdout is not None
        server.process.stdout.close()


@pytest.mark.parametrize("words", [("nonsense",), ("check",), ("check", "--json"), ("serve", "--bus", "pigeons")])
def test_a_forked_command_says_and_returns_what_the_real_one_does(tmp_path: Path, words: tuple[str, ...]) -> None:
    environment = os.environ | QUICK | {"ESCAPADE_DATABASE": f"sqlite:///{tmp_path}/nowhere.db"}
    assert fork_server.beside(environment) is not None
    command = [sys.executable, "-m", "escapade", *words]
    real = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    told = fork_server.run("escapade", *words, environment=environment)
    assert real.returncode != 0
    assert (told.returncode, told.stdout, told.stderr) == (real.returncode, real.stdout, real.stderr)


def test_a_forked_server_leads_its_own_session_and_holds_nothing_of_other_servers(
    forked: Forked, server: Running
) -> None:
    assert os.getsid(forked.pid) == forked.pid != os.getsid(server.process.pid)
    pipes = [opened(forked.pid), opened(server.process.pid)]
    assert not {one for one in pipes[0] & pipes[1] if one.startswith(("pipe:", "socket:"))} - opened(os.getpid())


def opened(process: int) -> set[str]:
    """List what a process has open."""
    return {str(link.readlink()) for link in Path(f"/proc/{process}/fd").iterdir() if link.is_symlink()}


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_how_a_forked_server_ends_is_known(forked: Forked, how: signal.Signals) -> None:
    assert forked.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        forked.wait(0)
    forked.send_signal(how)
    assert forked.wait() == -how == forked.poll()
    forked.kill()  # nothing is there any more


def test_a_program_begins_from_nothing_where_python_itself_is_told_something_else() -> None:
    assert fork_server.beside(os.environ) is not None
    assert fork_server.beside(os.environ | {"PYTHONPATH": "elsewhere"}) is None
    assert fork_server.beside(os.environ | {"LD_PRELOAD": "clock.so"}) is None

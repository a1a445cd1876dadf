"""Bots that are programs of their own, in any language: lines of text over pipes (docs/external-bots.md)."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from escapade.engine import MIDDLE
from escapade.reading import shortened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.engine import Action, Luck, State
    from escapade.game import Game

PREFIX: Final = "cmd:"
VERSION: Final = 1  # of the protocol
ANSWER_SECONDS: Final = 10.0  # a bot that takes longer for one decision loses
_LONGEST_LINE: Final = 4096  # bytes that a bot may write in one line
_WAITING_LINES: Final = 1000  # lines that nobody has read yet; a bot that writes more has to wait
_PATIENCE: Final = 1.0  # seconds to end by itself when the game is over
_PATIENCE_WITH_PIPES: Final = 10.0  # seconds until its pipes are closed; what it has started may keep them open


class BotFailed(Exception):  # noqa: N818 - it says what happened
    """The bot did not answer as it should; the message says how, after its name."""


def is_external(name: str) -> bool:
    """Whether the name of a bot is a command."""
    return name.startswith(PREFIX)


class ExternalBot:
    """A program that plays one seat in one game. Close it when the game is over."""

    def __init__(self, name: str, options: Mapping[str, str], seconds: float = ANSWER_SECONDS) -> None:
        """Start the program and wait until it is ready.

        name: `cmd:` and the command. options: of the game. seconds: for one answer.
        """
        self.name: Final = name
        self.seconds: Final = 0.0  # its limit is an upper bound, not the time it uses
        self.limit = seconds  # for an answer
        self.options: Final = options
        self.cpu: float | None = None  # seconds it has used; known when it is closed, but not on Windows
        self._introduced = False
        words = shlex.split(name.removeprefix(PREFIX))
        if not words:
            raise BotFailed("has no command; write cmd:./mybot")
        try:
            self._process: Final = subprocess.Popen(  # noqa: S603 - the command is the user's own
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed(f"cannot be started: {error.strerror}") from error
        self._heard: Final[queue.Queue[bytes]] = queue.Queue(_WAITING_LINES)
        self._told: Final[queue.Queue[bytes | None]] = queue.Queue()
        self._threads: Final = [Thread(target=target, daemon=True) for target in (self._listen, self._talk)]
        for thread in self._threads:
            thread.start()
        try:
            self._tell(f"escapade {VERSION}")
            self._answer("ready")
        except BotFailed:
            self.close()
            raise

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Ask the program; an open form, such as a run of Outrun, is filled in for it."""
        form = view.fill_in(seat, MIDDLE, luck)
        if form is not None:
            return form
        if not self._introduced:
            self._introduced = True
            self._tell(f"game {game.name} {int(view.seats)} {seat + 1}")
            for option, value in self.options.items():
                self._tell(f"option {option} {value}")
        legal = {game.write_action(view, action): action for action in view.legal(seat)}
        self._tell(f"position {game.write_position(view)}")
        for text in legal:
            self._tell(f"legal {text}")
        self._tell("go")
        said = self._answer("play")
        if said not in legal:
            raise BotFailed(f"played '{shortened(said)}', which is not legal")
        return legal[said]

    def close(self) -> None:
        """End the program and note how much CPU time it has used."""
        before = _children_cpu()
        self._told.put(b"quit\n")
        self._told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE)
        if self._process.poll() is None:
            self._kill()
        self._process.wait()
        after = _children_cpu()
        self.cpu = None if before is None or after is None else after - before
        self._end_threads()

    def _end_threads(self) -> None:
        """Read what is left, so that the thread that listens comes to its end; a pipe kept open is left alone."""
        end = monotonic() + _PATIENCE_WITH_PIPES
        while any(thread.is_alive() for thread in self._threads) and monotonic() < end:
            with suppress(queue.Empty):
                self._heard.get(timeout=0.01)

    def _kill(self) -> None:
        """Kill the program and what it has started."""
        if os.name == "nt":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _tell(self, line: str) -> None:
        self._told.put(f"{line}\n".encode())

    def _answer(self, word: str) -> str:
        """Wait for a line that begins with a word; return the rest of it."""
        end = monotonic() + self.limit
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, end - monotonic()))
            except queue.Empty:
                raise BotFailed(f"did not answer within {self.limit:g} s") from None
            if not line:
                raise BotFailed("ended before the game was over")
            text = line.decode(errors="replace").strip()
            found, _, rest = text.partition(" ")
            if found == word:
                return rest.strip()
            if text and found != "info":
                raise BotFailed(f"wrote '{shortened(text)}' instead of '{word}'")

    def _listen(self) -> None:
        """Pass on what the program writes, and at its end an empty line."""
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while True:
                line = pipe.readline(_LONGEST_LINE)
                self._heard.put(line)
                if not line:
                    return

    def _talk(self) -> None:
        """Write to the program, however slowly it reads."""
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:  # it may have ended
            while (line := self._told.get()) is not None:
                pipe.write(line)
                pipe.flush()


def _children_cpu() -> float | None:
    """Return the CPU seconds of all processes that this one has started and that have ended."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - Windows has none

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime

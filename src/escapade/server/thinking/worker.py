"""The program of a worker process: it runs tasks until the server closes the pipe."""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
import traceback
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE: Final = 4  # bytes of an answer's length prefix
_DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG of Linux' prctl
_OVERTIME: Final = 2.0  # s after its limit at which a worker ends itself


class Question(NamedTuple):
    """A task, and the seconds it may take."""

    task: Callable[[], object]
    limit: float


class Answer(NamedTuple):
    """A task's result, or its error: type and place, without the message, which may name cards."""

    value: object = None
    error: str = ""


def main() -> None:
    """Read tasks from stdin, and write results to what was stdout."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and closes the pipe
    _end_with_server()
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # print() must not write into the answers
    while (question := _next_question(questions)) is not None:
        write(answers, _answered(question))


def _end_with_server() -> None:
    """On Linux, die with the server, even while thinking or stopped. Elsewhere the closed pipe ends us."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)


def _next_question(questions: BinaryIO) -> Question | None:
    """Read a task; None when the server has closed the pipe."""
    try:
        found: Question = pickle.load(questions)  # noqa: S301 - the server itself wrote it
    except EOFError:
        return None
    return found


def _answered(question: Question) -> Answer:
    """Run a task, with an alarm that kills even compiled code which never returns."""
    _alarm(question.limit + _OVERTIME)
    try:
        return outcome(question.task)
    finally:
        _alarm(0)


def outcome(task: Callable[[], object]) -> Answer:
    """Run a task; return its result or error."""
    try:
        return Answer(task())
    except Exception as error:  # noqa: BLE001 - every error is reported to the server
        return Answer(error=_describe_error(error))


def _alarm(seconds: float) -> None:
    """Set the time at which the kernel ends this process; 0 cancels it."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _describe_error(error: Exception) -> str:
    """Describe an error by type and place."""
    places = [f"{place.name} ({place.filename}:{place.lineno})" for place in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__} in {' > '.join(places)}"


def write(answers: BinaryIO, answer: Answer) -> None:
    """Write a result, its length first."""
    written = pickle.dumps(answer)
    answers.write(len(written).to_bytes(SIZE, "big") + written)
    answers.flush()

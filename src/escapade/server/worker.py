"""What runs inside a worker process: answer one question after another until the server closes the line."""

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

SIZE: Final = 4  # bytes that say how long an answer is
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG of Linux' prctl
MERCY: Final = 2.0  # s after its limit at which a worker ends itself, if nobody has ended it before


class Question(NamedTuple):
    """A task for a worker, and the seconds it may take."""

    task: Callable[[], object]
    limit: float


class Answer(NamedTuple):
    """What a task returned, or the exception it raised: its type and where, without its text, which may name cards."""

    value: object = None
    error: str = ""


def main() -> None:
    """Answer questions from the standard input on what was the standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the line
    end_with_server()
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not look like an answer
    while (question := next_question(questions)) is not None:
        write(answers, answered(question))


def end_with_server() -> None:
    """Let the kernel end this process with the server, even while it thinks or is stopped; elsewhere the line tells."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def next_question(questions: BinaryIO) -> Question | None:
    """Wait for a question; there are no more when the server has closed the line."""
    try:
        found: Question = pickle.load(questions)  # noqa: S301 - the server itself wrote it
    except EOFError:
        return None
    return found


def answered(question: Question) -> Answer:
    """Run a task, with an alarm that ends even compiled code which never returns."""
    alarm(question.limit + MERCY)
    try:
        return outcome(question.task)
    finally:
        alarm(0)


def outcome(task: Callable[[], object]) -> Answer:
    """Run a task, and give what it returns or why it failed."""
    try:
        return Answer(task())
    except Exception as error:  # noqa: BLE001 - whatever went wrong, the server is told
        return Answer(error=told(error))


def alarm(seconds: float) -> None:
    """Set the alarm at which the kernel ends this process; 0 takes it back."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def told(error: Exception) -> str:
    """Say what went wrong and where."""
    places = [f"{place.name} ({place.filename}:{place.lineno})" for place in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__} in {' > '.join(places)}"


def write(answers: BinaryIO, answer: Answer) -> None:
    """Send an answer, its length first."""
    written = pickle.dumps(answer)
    answers.write(len(written).to_bytes(SIZE, "big") + written)
    answers.flush()

"""Hashes passwords in a process of its own: reads questions from its input, line by line, and answers each with a line.

A question is `[number, hash or null, password]` in JSON. The answer is `[number, new hash]`, or whether it matches.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_GENTLY = 10  # niceness, so that games come first


def main() -> None:
    """Answer until the server closes the pipe, or ends."""
    _lower_priority()
    hasher = PasswordHasher()
    for line in sys.stdin:
        number, hashed, password = json.loads(line)
        answer = hasher.hash(password) if hashed is None else _matches(hasher, hashed, password)
        sys.stdout.write(json.dumps([number, answer]) + "\n")
        sys.stdout.flush()


def _matches(hasher: PasswordHasher, hashed: str, password: str) -> bool:
    """Whether this is the password."""
    try:
        return hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


def _lower_priority() -> None:
    """Lower the priority of this process, where the system can."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # also where the server has real-time priority
            os.setpriority(os.PRIO_PROCESS, 0, _GENTLY)


if __name__ == "__main__":
    main()

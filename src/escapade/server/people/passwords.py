"""Password hashing: one at a time, in a thread of low priority, because it is slow on purpose."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from escapade.server.fairness import OneAtATime

_GENTLY = 10  # niceness, so that games come first


class Passwords:
    """Hashes and compares passwords, one at a time, for addresses in turn."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # for logins that do not exist: they take as long
        self.thread = ThreadPoolExecutor(1, "passwords", _lower_priority)
        self.one_at_a_time = OneAtATime()

    async def hash(self, password: str) -> str:
        """Hash a new password."""
        async with self.one_at_a_time.turn():
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.hasher.hash, password)

    async def match(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password. Without a hash the answer is no, after the same time."""
        async with self.one_at_a_time.turn():
            return await asyncio.get_running_loop().run_in_executor(
                self.thread, self.compare, hashed or self.nobody, password
            )

    def compare(self, hashed: str, password: str) -> bool:
        """Whether this is the password."""
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False


def _lower_priority() -> None:
    """Lower the priority of this thread and those it starts, where the system can."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # also where the server has real-time priority
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _GENTLY)

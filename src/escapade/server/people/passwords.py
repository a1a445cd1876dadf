"""Password hashing: one at a time, in a process of low priority, because it is slow on purpose.

A thread of low priority would not do: while it holds Python's lock and the system lets others go first, every table
waits for it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from contextlib import suppress

from argon2 import PasswordHasher

from escapade.server.fairness import OneAtATime
from escapade.server.people import hashing

_PATIENCE = 30.0  # s for one password
_TRIES = 2  # with a new process if one dies


class Passwords:
    """Hashes and compares passwords, one at a time, for addresses in turn."""

    def __init__(self) -> None:
        self.nobody = PasswordHasher().hash(secrets.token_hex(16))  # for logins that do not exist: they take as long
        self.one_at_a_time = OneAtATime()
        self.process: asyncio.subprocess.Process | None = None
        self._asked = 0  # questions so far

    async def hash(self, password: str) -> str:
        """Hash a new password."""
        return str(await self._answer(None, password))

    async def match(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password. Without a hash the answer is no, after the same time."""
        return bool(await self._answer(hashed or self.nobody, password))

    def close(self) -> None:
        """Stop the process."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended
                self.process.kill()

    async def _answer(self, hashed: str | None, password: str) -> object:
        """Ask the process; if it dies or hangs, ask another one."""
        async with self.one_at_a_time.turn():
            for _ in range(_TRIES):
                with suppress(OSError, TimeoutError, ValueError):
                    async with asyncio.timeout(_PATIENCE):
                        return await self._ask(hashed, password)
                self.close()
                self.process = None
        raise TimeoutError("passwords cannot be hashed")

    async def _ask(self, hashed: str | None, password: str) -> object:
        """Ask one question and read its answer, after those to questions that nobody waits for any more."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", hashing.__file__,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._asked += 1
        number = self._asked
        self.process.stdin.write(json.dumps([number, hashed, password]).encode() + b"\n")
        await self.process.stdin.drain()
        while True:
            answered, answer = json.loads(await self.process.stdout.readline())  # at the end it is no JSON: ValueError
            if answered == number:
                return answer

"""Hostile input: values nobody should send, put into every field of every message and form."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

Json = dict[str, Any]  # Any: JSON of every kind, that is the point

TEXTS = [
    "", " ", "\0", "a\0b", "\u202egnp", "\u200b", "\ufeff", "\ud83d", "\udfff", "e\u0301" * 40,
    "a" * 31, "a" * 600, "ﷺ" * 30,
    "'; DROP TABLE people; --", "%s%n%x", "{{7*7}}", "../../etc/passwd", "<script>", "\r\nSet-Cookie: a=b", "\x1b[2J",
    "👨\u200d👩\u200d👧", "NaN", "null", "-1", "١٢", "\U0001d56c", "\u0661" * 20, "I" * 64 + "\n",
    "__proto__", "\uffff", "\U0010ffff",
]  # fmt: skip
NUMBERS = [
    -1, 0, 1, 15, 16, 255, 2**15, 2**31 - 1, 2**31, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64, 2**64 + 1, -(2**63),
    -(2**64), 10**30, 0.5, 1e10, -0.0, 1e308, 1e-320,
]  # fmt: skip
LITERALS = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e400",
    "-1e400",
    "01",
    "+1",
    "1e",
    "0x10",
    "1" * 5000,
    "1." + "0" * 5000,
    "tru",
]
DEPTHS = (10, 100, 900, 1100, 4000)


def is_utf_8(data: bytes) -> bool:
    """Whether bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Hostile:
    """A source of hostile input, the same for the same seed."""

    def __init__(self, luck: random.Random, tables: list[str], people: list[str]) -> None:
        self.luck = luck
        self.tables = tables
        self.people = people

    def value(self, depth: int = 0) -> Any:  # noqa: ANN401 - JSON of every kind
        """Return a value of any kind."""
        kind = self.luck.randrange(8 if depth < 3 else 5)
        if kind == 0:
            return self.luck.choice(TEXTS)
        if kind == 1:
            return self.luck.choice(NUMBERS)
        if kind == 2:
            return self.luck.choice([None, True, False])
        if kind == 3:
            return "".join(
                chr(self.luck.choice((self.luck.randrange(128), self.luck.randrange(0x3000)))) for _ in range(9)
            )
        if kind == 4:
            return self.luck.choice([*self.tables, *self.people])
        if kind == 5:
            return [self.value(depth + 1) for _ in range(self.luck.randrange(4))]
        if kind == 6:
            return {self.luck.choice(TEXTS): self.value(depth + 1) for _ in range(self.luck.randrange(4))}
        return [[]] * self.luck.choice((1, 20, 2000))

    def body(self, plain: Json) -> bytes:
        """Return a form or message: as it should be, with fields changed, or broken as bytes."""
        kind = self.luck.randrange(12)
        if kind == 0:
            return self.luck.randbytes(self.luck.choice((1, 5, 60, 400)))
        if kind == 1:
            return self.nested()
        if kind == 2:
            return self.written(self.value())
        if kind == 3:
            return self.damaged(self.written(plain))
        if kind == 4:
            return self.with_literal(plain)
        if kind == 5:
            return self.written(plain)
        return self.written(self.changed(plain))

    def changed(self, plain: Json) -> Json:
        """Change some fields, drop some, and add some."""
        changed = {name: value for name, value in plain.items() if self.luck.random() > 0.05}
        for name in list(changed):
            if self.luck.random() < 1.5 / len(plain):
                changed[name] = self.value()
        if self.luck.random() < 0.1:
            changed[self.luck.choice([*TEXTS, "seat", "since", "name"])] = self.value()
        return changed

    def nested(self) -> bytes:
        """Return JSON that is nested deeply, closed or not."""
        depth = self.luck.choice(DEPTHS)
        opening, closing = self.luck.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'{"type":"say","x":[', b"]}")])
        return opening * depth + b"1" + (closing * depth if self.luck.random() < 0.7 else b"")

    def damaged(self, body: bytes) -> bytes:
        """Flip bytes, cut the end, or write invalid UTF-8 in the middle."""
        at = self.luck.randrange(len(body) + 1)
        kind = self.luck.randrange(4)
        if kind == 0:
            return body[:at]
        if kind == 1:
            return body[:at] + self.luck.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\x00", b"\xf5"]) + body[at:]
        if kind == 2:
            return body[:at] + self.luck.randbytes(1) + body[at + 1 :]
        return body[:at] + body[at // 2 :]

    def with_literal(self, plain: Json) -> bytes:
        """Put something where a number should be that no number is, or a very long one."""
        if not plain:
            return self.luck.choice(LITERALS).encode()
        name = self.luck.choice(list(plain))
        return self.written(plain | {name: "@@"}).replace(b'"@@"', self.luck.choice(LITERALS).encode())

    def written(self, value: object) -> bytes:
        """Write JSON; lone surrogates as bytes sometimes, as escapes otherwise."""
        escaped = self.luck.random() < 0.5
        return json.dumps(value, ensure_ascii=escaped).encode("utf-8", "surrogatepass")

    # The socket

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Return frames without end: the opcode and the payload."""
        while True:
            payload = self.body(self.message())
            roll = self.luck.random()
            opcode = 1 if roll < 0.8 else 2 if roll < 0.995 else self.luck.choice((0, 3, 8, 9, 10, 11))
            if opcode == 1 and not is_utf_8(payload) and self.luck.random() < 0.95:
                opcode = 2  # as text it would end the socket, and then nothing else is tried on it
            yield opcode, payload[:120] if opcode > 2 else payload[:16_000] if roll < 0.99 else payload

    def message(self) -> Json:
        """Return a message as a client would send it."""
        table = self.luck.choice(self.tables)
        seat = self.luck.randrange(3)
        return self.luck.choice(
            [
                {"type": "watch", "table": table, "since": self.luck.randrange(60), "draw": self.luck.random() < 0.2},
                {"type": "watch", "table": table},
                {"type": "leave", "table": table},
                {"type": "play", "table": table, "id": f"x{self.luck.randrange(999)}", "version": 3, "action": "0k"},
                {"type": "play", "table": table, "id": "y", "version": 2, "action": "7<", "seat": seat, "elapsed": 5},
                {"type": "why", "table": table, "action": "0k", "seat": seat},
                {"type": "answer", "table": table, "answer": "never", "seat": seat},
                {"type": "ready", "table": table, "seat": seat},
                {"type": "say", "table": table, "text": "Ahoy"},
                {"type": "pong", "n": self.luck.randrange(9)},
            ]
        )

    # HTTP

    def requests(
        self, operations: list[tuple[str, str, Json]]
    ) -> Iterator[tuple[str, str, list[tuple[str, bytes]], bytes]]:
        """Return requests without end: method, path, headers and body."""
        while True:
            method, template, form = self.luck.choice(operations)
            if self.luck.random() < 0.03:
                method = self.luck.choice(
                    ["GET", "POST", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE"]
                )  # nobody is deleted
            body = self.body(form) if form or self.luck.random() < 0.05 else b""
            yield method, self.path(template) + self.query(), self.headers(), body

    def path(self, template: str) -> str:
        """Fill in a path's parameters: with what there is, or with something hostile."""
        parts = template.split("/")
        for at, part in enumerate(parts):
            if part.startswith("{"):
                known = self.tables if "table" in part else ["dig", "cartagena"] if "game" in part else self.people
                parts[at] = self.luck.choice(known) if self.luck.random() < 0.7 else self.in_address()
        return "/".join(parts) or "/"

    def in_address(self) -> str:
        """Return something hostile as part of an address."""
        if self.luck.random() < 0.2:
            return self.luck.choice(
                ["%00", "%ff", "%ed%a0%80", "%2e%2e", "%", "%u0000", "a%00b", "%0d%0aX: y"[:9], "~"]
            )
        return quote(str(self.value())[:300].encode("utf-8", "surrogatepass"), safe="") or "-"

    def query(self) -> str:
        """Return the questions the API knows, with hostile answers, now and then."""
        if self.luck.random() < 0.6:
            return ""
        name = self.luck.choice(["since", "before", "seat", "step", "draw", "running", "other", "x", "%00", ""])
        value = str(self.luck.choice(NUMBERS)) if self.luck.random() < 0.5 else self.in_address()
        return f"?{name}={value}"

    def headers(self) -> list[tuple[str, bytes]]:
        """Return hostile headers now and then."""
        if self.luck.random() < 0.85:
            return []
        name = self.luck.choice(
            ["Cookie", "Authorization", "Content-Type", "X-Forwarded-For", "Accept", "Accept-Encoding", "Origin",
             "Range", "If-None-Match", "X-Forwarded-Proto", "Accept-Language", "Expect", "Upgrade", "Sec-Fetch-Site"]
        )  # fmt: skip
        value = self.luck.choice(
            [b"\xff\xfe", b"escapade=x", b"escapade=" + b"a" * 3000, b"Bearer \xe9", b"Bearer ", b"a/b;charset=\xff",
             b"multipart/form-data", b"application/x-msgpack", b"text/plain", b"unknown, 1.2.3.4:99999999", b"::1%eth0",
             b"https", b"websocket", b'"', b"bytes=0-,5-1", b"null", b"gzip;q=x", b"[::1"]
        )  # fmt: skip
        return [(name, value)]

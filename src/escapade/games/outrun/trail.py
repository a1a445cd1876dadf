"""The trail of a run: the cards played, and the measured times."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escapade.reading import BadNotation, read_number, shortened

FACE_DOWN: Final = "?"  # hidden cards of a run
MOST_MS: Final = 999_999_999_999  # thirty years: longer than any run takes, and short enough to add up


@mypyc_attr(acyclic=True)
class Trail:
    """The cards of a run in order, and its times in ms."""

    def __init__(self, laid: str, elapsed: i64, credit: i64 = 0, ping: i64 = 0, laps: tuple[int, ...] = ()) -> None:
        """The cards; the server's time, the credit, the ping, and when each card was played by the client's clock."""
        self.laid: Final = laid
        self.elapsed: Final = elapsed
        self.credit: Final = credit
        self.ping: Final = ping
        self.laps: Final = laps

    def time(self) -> i64:
        """Return the time that counts (O5.0)."""
        return self.elapsed - self.credit

    def text(self) -> str:
        """Write it: 'C1BA@5320-120~85:900.1500' is cards, time, credit, ping, and when each card was played."""
        if self.laid == FACE_DOWN:
            return FACE_DOWN
        out = f"{self.laid}@{self.elapsed}"
        out += f"-{self.credit}" if self.credit else ""
        out += f"~{self.ping}" if self.ping else ""
        return out + (":" + ".".join([str(lap) for lap in self.laps]) if self.laps else "")


NOTHING_LAID: Final = Trail("", 0)
UNSEEN: Final = Trail(FACE_DOWN, 0)  # laid, but not yet shown


def read_trail(text: str) -> Trail:
    """Read a trail from text."""
    if text == FACE_DOWN:
        return UNSEEN
    laid, _, times = text.partition("@")
    times, _, laps = times.partition(":")
    times, _, ping = times.partition("~")
    elapsed, _, credit = times.partition("-")
    try:
        moments = tuple([_read_ms(lap) for lap in laps.split(".") if lap])
        return Trail(laid, _read_ms(elapsed), _read_ms(credit or "0"), _read_ms(ping or "0"), moments)
    except ValueError:
        short, forms = shortened(text), "cards@ms, cards@ms-credit~ping:ms.ms.ms"
        sentence = f"'{short}' is not a run; a run reads {forms.replace(', ', ', or ')}"
        raise BadNotation("run", sentence, found=short, known=forms) from None


def _read_ms(text: str) -> int:
    return read_number(text, "a time in ms", 0, MOST_MS)

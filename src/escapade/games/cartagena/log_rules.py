"""Which rule each log line is about, by the id of its message."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, str]] = {
    "cartagena-log-advance": "C2.1",
    "cartagena-log-moved": "C3.1",
    "cartagena-log-drew": "C3.2",
    "cartagena-log-drew-known": "C3.2",
    "cartagena-log-picked": "C4.2",
    "cartagena-log-picked-known": "C4.2",
    "cartagena-log-reshuffled": "C4.3",
    "cartagena-log-won": "C5.1",
    "cartagena-log-sailed": "C6.2",
    "cartagena-log-sailed-captain": "C6.7",
    "cartagena-log-pushed": "C7.1",
    "cartagena-log-discarded": "C8.1",
    "cartagena-log-laid": "C9.2",
    "cartagena-log-took": "C8.1",
    "cartagena-log-gave": "C9.4",
    "cartagena-log-bomb": "C9.7",
    "cartagena-log-sabres": "C9.6",
    "cartagena-log-kept": "C9.5",
    "cartagena-log-kept-known": "C9.5",
    "cartagena-log-putunder": "C9.5",
    "cartagena-log-peeked": "C9.5",
    "cartagena-log-peeked-known": "C9.5",
    "cartagena-log-looked": "C9.3",
    "cartagena-log-opened": "C9.8",
    "cartagena-log-chestslaid": "C9.8",
}

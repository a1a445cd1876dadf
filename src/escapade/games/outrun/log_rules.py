"""Which rule each log line is about, by the id of its message."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, str]] = {
    "outrun-log-turnedup": "O1.1",
    "outrun-log-putdown": "O5.5",
    "outrun-log-opened": "O5.5",
    "outrun-log-finished": "O1.2",
    "outrun-log-camelate": "O1.2",
    "outrun-log-unfinished": "O1.2",
    "outrun-log-timecalled": "O1.2",
    "outrun-log-runshown": "O5.2",
    "outrun-log-runshown-network": "O5.1",
    "outrun-log-ranright": "O1.3",
    "outrun-log-ranwrong": "O2.1",
    "outrun-log-stood": "O1.4",
    "outrun-log-moved": "O1.5",
    "outrun-log-won": "O1.5",
    "outrun-log-cleared": "O1.6",
    "outrun-log-drew": "O1.7",
    "outrun-log-played": "O1.7",
    "outrun-log-played-own": "O1.7",
    "outrun-log-turnedover-middle": "O1.7",
    "outrun-log-turnedover-front": "O1.7",
    "outrun-log-removed-middle": "O1.7",
    "outrun-log-removed-front": "O1.7",
    "outrun-log-wasted": "O1.8",
    "outrun-log-replaced-middle": "O1.8",
    "outrun-log-replaced-front": "O1.8",
    "outrun-log-shuffled": "O1.9",
    "outrun-log-focused": "O3",
    "outrun-log-gaveall": "O3",
    "outrun-log-swappedall": "O3",
    "outrun-log-stole": "O3",
    "outrun-log-stole-known": "O3",
    "outrun-log-shielded": "O3.2",
    "outrun-log-infected": "O4.1",
    "outrun-log-infects": "O4.2",
    "outrun-log-cured": "O4.3",
}

"""A table's log may change the number of seats and tell how somebody's pieces look."""

from __future__ import annotations

revision = "0010"
down_revision = "0009"
oldest_program = "0010"  # an earlier one cannot read these entries


def upgrade() -> None:
    """Change nothing: entries are read by the program."""

"""Tables are found by who opened them without looking at all of them."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
oldest_program = "0003"


def upgrade() -> None:
    """Add the index."""
    op.create_index(op.f("ix_tables_host"), "tables", ["host", "created"])

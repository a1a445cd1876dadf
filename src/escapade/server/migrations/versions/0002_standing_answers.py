"""Standing answers: what a table replies for a seat when it is asked alike whatever it holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Remember one for each seat; nothing means that the player is asked."""
    op.add_column("sittings", sa.Column("answer", sa.String(length=20), nullable=False, server_default=""))

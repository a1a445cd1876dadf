"""Nodes, what each of them sees to, who follows which table from where; and the rules every table plays by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
oldest_program = "0003"

# What games were played by before tables said so. The values stay as they are here, whatever the games say later.
RULES = {"cartagena": "cartagena-1", "dig": "dig-1", "outrun": "outrun-1"}
DEFAULTS = {
    "cartagena": {
        "edition": "classic", "cards": "jamaica", "stage": "cartagena", "tiles": "6", "pirates": "6", "morgan": "no",
        "limit": "no", "tricks": "no", "boat_retreat": "edition", "first": "random",
    },
    "dig": {"michel": "no", "teams": "no", "values": "usual", "first": "random"},
    "outrun": {"monster": "vampire", "boards": "2", "mode": "together"},
}  # fmt: skip


def upgrade() -> None:
    """Make the tables, give every running table a duty, and write out what every table has agreed on."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "duties",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("node", sa.String(length=40), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_duties_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_duties")),
    )
    op.create_index(op.f("ix_duties_due"), "duties", ["due"])
    op.create_index(op.f("ix_duties_node"), "duties", ["node"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_presence_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "node", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_node"), "presence", ["node"])
    op.add_column("tables", sa.Column("rules", sa.String(length=40), nullable=False, server_default=""))
    op.execute("INSERT INTO nodes (id, alive) SELECT 'before', CAST(value AS BIGINT) FROM kept WHERE name = 'alive'")
    op.execute("DELETE FROM kept WHERE name = 'alive'")
    write_out_agreements(op.get_bind())
    op.execute("INSERT INTO duties (table_id, due, node) SELECT id, 0, '' FROM tables WHERE status = 'playing'")


def write_out_agreements(connection: sa.Connection) -> None:
    """Give each table the rules and the defaults of its game as they were until now."""
    tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("rules"), sa.column("options", sa.JSON()))
    for game, rules in RULES.items():
        connection.execute(sa.update(tables).where(tables.c.game == game).values(rules=rules))
        found = connection.execute(sa.select(tables.c.id, tables.c.options).where(tables.c.game == game)).all()
        for table, options in found:
            agreed = DEFAULTS[game] | options
            if agreed != options:
                connection.execute(sa.update(tables).where(tables.c.id == table).values(options=agreed))

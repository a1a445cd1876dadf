"""Alembic's entry point; it uses the connection the store has opened."""

from __future__ import annotations

from alembic import context

from escapade.server.storage.schema import Stored

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Stored.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()

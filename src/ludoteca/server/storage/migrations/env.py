"""Runs the migrations on the connection that `Database.migrate` hands over; its caller commits."""

from __future__ import annotations

from alembic import context

from ludoteca.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()

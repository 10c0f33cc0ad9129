"""Alembic's entry: migrates the connection that the server or `meadhall admin` hands over."""

from alembic import context

from meadhall.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

"""How Alembic reaches the database: always through the connection it is handed."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()

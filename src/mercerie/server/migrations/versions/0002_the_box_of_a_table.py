"""The fingerprint of the deck or the components a table began with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.String(32), nullable=False, server_default=""))

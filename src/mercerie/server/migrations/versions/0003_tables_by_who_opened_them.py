"""Tables are found by who opened them: who watches robots sits at none."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("tables_opened_by", "tables", ["opened_by"])

"""The coach: learners' tables, tables that go on from a moment of another game, analyses, solved riddles, and what a
player was in a game and how they were rated after it

Revision: 0012, after 0011.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("beginning", sa.LargeBinary(), nullable=True))
    op.add_column("tables", sa.Column("begun_at", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("learner", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("role", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("rating", sa.Float(), nullable=True))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("wished", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("problem", sa.String(16), nullable=False),
        sa.Column("report", sa.LargeBinary(), nullable=True),
        sa.Column("seats", sa.JSON(), nullable=False),
    )
    op.create_table(
        "riddle_results",
        sa.Column("account", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("riddle", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
    )
    op.create_index("analyses_waiting", "analyses", ["state", "wished", "at"])


def downgrade() -> None:
    op.drop_table("riddle_results")
    op.drop_table("analyses")
    for table, names in (("seats", ("role", "rating")), ("tables", ("beginning", "begun_at", "learner"))):
        with op.batch_alter_table(table, schema=None) as batch_op:
            for name in names:
                batch_op.drop_column(name)

"""What it takes to read games whose rules are gone

Revision: 0007, after 0006.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rulebooks",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content_hash", sa.String(80), nullable=False),
        sa.Column("vocabulary", sa.LargeBinary(), nullable=False),
        sa.Column("overlay", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "version", "content_hash"),
    )
    op.create_table(
        "frames",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("frames", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "first"),
    )


def downgrade() -> None:
    op.drop_table("frames")
    op.drop_table("rulebooks")

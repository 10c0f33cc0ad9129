"""When a server last wrote that it runs: clocks do not run while none does

Revision: 0005, after 0004.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(heartbeat, [{"id": 1, "at": None}])


def downgrade() -> None:
    op.drop_table("heartbeat")

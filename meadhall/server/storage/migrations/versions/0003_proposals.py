"""Group decisions: what seats propose, and whether bots wait for it

Revision: 0003, after 0002.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("council", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("proposals", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("proposals")
        batch_op.drop_column("council")

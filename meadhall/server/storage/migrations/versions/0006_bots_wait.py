"""Whether bots wait for a proposal, by that name

Revision: 0006, after 0005.
"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column("council", new_column_name="bots_wait")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column("bots_wait", new_column_name="council")

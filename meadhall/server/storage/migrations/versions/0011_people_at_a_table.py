"""Whose seat the host's is, who is ready, why a bot plays for somebody, and whether those who watch may talk

Revision: 0011, after 0010.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_seat", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("spectators_talk", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("gone", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    for table, names in (("tables", ("host_seat", "spectators_talk")), ("seats", ("ready", "gone"))):
        with op.batch_alter_table(table, schema=None) as batch_op:
            for name in names:
                batch_op.drop_column(name)

"""A clock for each decision is called so: its kind was `move`

Revision: 0004, after 0003.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id", sa.String), sa.column("clock", sa.JSON))


def upgrade() -> None:
    _rename("move", "decision")


def downgrade() -> None:
    _rename("decision", "move")


def _rename(old: str, new: str) -> None:
    known = sa.select(tables.c.id, tables.c.clock).where(tables.c.clock["kind"].as_string() == old)
    for table, clock in op.get_bind().execute(known).all():
        op.execute(tables.update().where(tables.c.id == table).values(clock=clock | {"kind": new}))

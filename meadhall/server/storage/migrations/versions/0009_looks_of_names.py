"""What the names of accounts look like, so that nobody takes one that is taken for another's

Revision: 0009, after 0008.
"""

import sqlalchemy as sa
from alembic import op

from meadhall.server.names import look_of

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ROOM = 64


def upgrade() -> None:
    op.add_column("accounts", sa.Column("look", sa.String(ROOM), nullable=False, server_default=""))
    accounts = sa.table("accounts", sa.column("key"), sa.column("name"), sa.column("look"), sa.column("created"))
    connection, taken = op.get_bind(), set[str]()
    keys = {row.key: row.name for row in connection.execute(sa.select(accounts).order_by(accounts.c.created))}
    for key, name in keys.items():
        look = look_of(name)
        if look in taken or look in keys or len(look) > ROOM:
            look = key  # its bearer keeps the name, whosever it is taken for
        taken.add(look)
        connection.execute(sa.update(accounts).where(accounts.c.key == key).values(look=look))
    op.create_index("accounts_look", "accounts", ["look"], unique=True)


def downgrade() -> None:
    op.drop_index("accounts_look", "accounts")
    op.drop_column("accounts", "look")

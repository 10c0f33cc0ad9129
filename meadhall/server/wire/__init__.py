"""Everything that crosses the wire, both ways: HTTP bodies and socket messages, as JSON.

The page's TypeScript types and the OpenAPI document are generated from these classes. The rule for changes: fields and
messages may be added, with a default; none is renamed or removed.

A socket conversation: the client sends `Hello` with its seat tokens (none: a spectator) and the last `seq` it saw. The
server answers with an `Update` that holds everything missed, and sends another after each change. Commands carry an id
that the client makes up; each is answered by `Ack` or `Refused` with that id, and may be sent again without harm.
The same commands can be POSTed and the same messages read as server-sent events.
"""

from . import after, campaigns, coach, persons, riddles, sight, tables, talk
from .after import *  # noqa: F403
from .campaigns import *  # noqa: F403
from .coach import *  # noqa: F403
from .persons import *  # noqa: F403
from .riddles import *  # noqa: F403
from .sight import *  # noqa: F403
from .tables import *  # noqa: F403
from .talk import *  # noqa: F403

__all__ = []
__all__ += after.__all__
__all__ += campaigns.__all__
__all__ += coach.__all__
__all__ += persons.__all__
__all__ += riddles.__all__
__all__ += sight.__all__
__all__ += tables.__all__
__all__ += talk.__all__

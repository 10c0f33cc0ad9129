"""What a process of the server gives each of its tables to work with."""

from dataclasses import dataclass

from ...bots import BotPool
from ..config import Config
from ..steady_clock import Now
from ..storage.store import Store
from .bus import Bus
from .left_tables import LeftTables
from .lifetime import Lifetime
from .limits import Buckets
from .metrics import Metrics
from .notifier import Notifier
from .order import Order
from .rulebooks import Rulebooks
from .teller import Teller
from .work import Work

__all__ = ["Services"]


@dataclass
class Services:
    """The services of one process."""

    config: Config
    now: Now
    """The time by which everything at tables is measured."""
    lifetime: Lifetime
    store: Store
    bus: Bus
    pool: BotPool
    teller: Teller
    rulebooks: Rulebooks
    notifier: Notifier
    work: Work
    left_tables: LeftTables
    order: Order
    metrics: Metrics
    chat_rate: Buckets
    """By table and seat."""
    hint_rate: Buckets
    """By table and seat."""

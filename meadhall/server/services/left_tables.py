"""Tables that all their people have left to bots: so many are played on at once, the others wait for their turn."""

__all__ = ["LeftTables"]


class LeftTables:
    """Those of one node."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._playing: set[str] = set()

    def admit(self, table_id: str) -> bool:
        """Whether a table may be played on; it has its place until it is released."""
        if len(self._playing) < self._most:
            self._playing.add(table_id)
        return table_id in self._playing

    def release(self, table_id: str) -> None:
        """Another table may have the place of one that is over, watched, or has its people back."""
        self._playing.discard(table_id)

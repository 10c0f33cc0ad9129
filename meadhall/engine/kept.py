"""Where compiled rules are kept between runs, and how Numba is told so."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from .errors import CacheError

__all__ = ["KeyedFolder", "cache_folder", "cache_in", "must_be_writable"]


def cache_folder() -> Path:
    """Where compiled rules are kept: `MEADHALL_CACHE`, or the user's cache folder."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("MEADHALL_CACHE") or Path(home) / "meadhall") / "compiled"


def must_be_writable(folder: Path) -> None:
    """Refuse a folder that nothing can be kept in."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise CacheError(
            f"compiled rules cannot be kept in {folder}: {error.strerror}; "
            "set MEADHALL_CACHE to a folder that can be written to"
        ) from None


class KeyedFolder:
    """Tells Numba where it keeps a function: in the folder it was told of, whose name says all that the function was
    compiled from. So neither where its source lies nor the age of that matters, nor whether it has one."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "KeyedFolder":
        from numba import config

        settings: Any = config
        return cls(str(settings.CACHE_DIR))

    def ensure_cache_path(self) -> None:
        must_be_writable(Path(self.folder))

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return self.folder

    def get_disambiguator(self) -> str:
        return "kept"


@contextmanager
def cache_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what it compiles in this folder."""
    from numba import config

    settings: Any = config
    before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{KeyedFolder.__name__}"
    try:
        yield
    finally:
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before

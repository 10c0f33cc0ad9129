"""A game's options: what a table may choose before it starts, and how a wrong choice is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from .errors import UnknownOption

__all__ = ["Choice", "Flag", "Number", "OptionValue", "Place", "Settings"]

OptionValue: TypeAlias = str | int | bool
"""What an option may be set to."""
Place: TypeAlias = Literal["basic", "more", "seat", "campaign"]
"""Where a form shows an option: at once, under "more", beside the seat whose number ends its name, or not at all."""


@dataclass(frozen=True)
class Choice:
    """One of several named values; the rules see its place in the list."""

    name: str
    values: tuple[str, ...]
    default: str
    place: Place = "basic"

    def encode(self, value: Any) -> int:
        if value not in self.values:
            raise UnknownOption(f"{self.name} cannot be {value!r}; choose from {', '.join(self.values)}")
        return self.values.index(value)

    def known(self) -> str:
        """What it may be, for people."""
        return "|".join(self.values)

    def decode(self, number: int) -> str:
        return self.values[number]


@dataclass(frozen=True)
class Number:
    """A whole number."""

    name: str
    low: int
    high: int
    default: int
    place: Place = "basic"

    def encode(self, value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise UnknownOption(f"{self.name} cannot be {value!r}; choose a number from {self.low} to {self.high}")
        return number

    def known(self) -> str:
        return f"{self.low}..{self.high}"

    def decode(self, number: int) -> int:
        return number


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool
    place: Place = "basic"

    def encode(self, value: Any) -> int:
        known = {"true": 1, "yes": 1, "on": 1, "1": 1, "false": 0, "no": 0, "off": 0, "0": 0}
        if str(value).lower() not in known:
            raise UnknownOption(f"{self.name} cannot be {value!r}; choose yes or no")
        return known[str(value).lower()]

    def known(self) -> str:
        return "yes|no"

    def decode(self, number: int) -> bool:
        return bool(number)


class Settings:
    """The options of a game in the order in which its rules read them."""

    def __init__(self, *options: Choice | Number | Flag) -> None:
        self.options = {option.name: option for option in options}

    def encode(self, chosen: Mapping[str, Any]) -> list[int]:
        """The chosen values, defaults filled in, as the numbers that `setup` reads."""
        for name in chosen:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise UnknownOption(f"there is no option {name!r}; this game knows: {known}")
        return [option.encode(chosen.get(name, option.default)) for name, option in self.options.items()]

    def decode(self, numbers: list[int]) -> dict[str, Any]:
        """The values behind the numbers, by name."""
        return {
            name: option.decode(number) for (name, option), number in zip(self.options.items(), numbers, strict=True)
        }

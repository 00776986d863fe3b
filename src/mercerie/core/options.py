"""How a table may vary a game: named options with listed choices, checked before anything is dealt."""

from collections.abc import Mapping
from dataclasses import dataclass

from mercerie.core.errors import BadOption

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice a table makes. With `file`, a path to a TOML file of one's own is allowed too."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    file: bool = False

    def check(self, value: OptionValue) -> OptionValue:
        # True == 1 in Python, but hand=True is a mistake.
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return value
        if self.file and isinstance(value, str) and value.endswith(".toml"):
            return value
        raise BadOption(f"{self.name} cannot be {format_value(value)}: choose {self._wanted()}.")

    def parse(self, text: str) -> OptionValue:
        """Read a value as a record or a command line writes it."""
        wanted = text.strip()
        for choice in self.choices:
            if format_value(choice) == wanted.lower():
                return choice
        return self.check(wanted)

    def _wanted(self) -> str:
        words = ", ".join(format_value(choice) for choice in self.choices)
        return f"{words}, or the path of a .toml file" if self.file else words


def format_value(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def complete(options: tuple[Option, ...], chosen: Options) -> dict[str, OptionValue]:
    """All options with a value each: the chosen ones checked, the others at their default."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise BadOption(f"There is no option {name!r}: this game has {', '.join(names)}.")
    return {option.name: option.check(chosen.get(option.name, option.default)) for option in options}


def first_seat(most: int) -> Option:
    """Who begins: drawn by lot, or the seat the table has agreed on."""
    return Option("first", "lot", ("lot", *range(most)))

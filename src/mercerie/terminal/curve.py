"""Chances over time, drawn in the terminal with block characters."""

from collections.abc import Sequence

from rich.text import Text

BLOCKS = " ▁▂▃▄▅▆▇█"
# A thread for each seat, as on the boards.
COLOURS = ("red", "blue", "yellow", "green", "magenta", "cyan", "white", "bright_black")


def stretched(values: Sequence[float], width: int) -> list[float]:
    """So many columns for the values: each shown several times, or as many as needed taken together."""
    columns = []
    for column in range(width):
        first = column * len(values) // width
        last = max(first + 1, (column + 1) * len(values) // width)
        columns.append(sum(values[first:last]) / (last - first))
    return columns


def line(values: Sequence[float], width: int, colour: str) -> Text:
    """One row: the higher the block, the better the chance."""
    return Text("".join(BLOCKS[round(value * 8)] for value in stretched(values, width)), colour)


def duel(values: Sequence[float], width: int, height: int) -> list[Text]:
    """Two seats share the height: the first from below, the second from above."""
    eighths = [round(value * 8 * height) for value in stretched(values, width)]
    style = f"{COLOURS[0]} on {COLOURS[1]}"
    return [
        Text("".join(BLOCKS[max(0, min(8, filled - 8 * row))] for filled in eighths), style)
        for row in reversed(range(height))
    ]


def curve(chances: Sequence[Sequence[float]], names: Sequence[str], width: int, height: int = 7) -> list[Text]:
    """The whole drawing, with the names where the curves belong."""
    if len(names) == 2:
        rows = duel([pair[0] for pair in chances], width, height)
        rows[0].append(f"  {names[1]}", COLOURS[1])
        rows[-1].append(f"  {names[0]}", COLOURS[0])
        return rows
    rows = []
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        rows.append(line([row[seat] for row in chances], width, colour).append(f"  {name}"))
    return rows

"""A game of Patchwork drawn with Rich: the tape, both quilts, the circle with its tags."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mercerie.core import Seat
from mercerie.games.patchwork import Patch, Player, View
from mercerie.games.patchwork.notation import format_turn
from mercerie.games.patchwork.quilt import Shape, orientations, squares
from mercerie.terminal.cloth import CHANGE, EMPTY, LEATHER, LEATHER_CELL, YES, cloth, cloth_label, dye
from mercerie.terminal.language import buttons, points

_SHOWN_BEHIND = 12
_TOKENS = ("◆", "●")


def board(view: View, names: Sequence[str], language: str) -> RenderableType:
    quilts = Table.grid(padding=(0, 4))
    quilts.add_row(*(_side(view, seat, names[seat], language) for seat in (0, 1)))
    return Group(_tape(view), Text(), quilts, Text(), _circle(view, language))


def _tape(view: View) -> Text:
    """The time board as a measuring tape, one character a space, with the tokens standing on it."""
    track = view.box.track
    on_top = view.turn
    tokens, ruler, figures = Text(), Text(), Text(style="dim")
    for space in range(track.end + 1):
        here = [seat for seat in (0, 1) if view.players[seat].time == space]
        seat = on_top if on_top in here else here[0] if here else None
        tokens.append(" " if seat is None else "▲" if len(here) == 2 else _TOKENS[seat], _thread(seat))
        if space in view.leather:
            ruler.append("■", LEATHER)
        elif space in track.income:
            ruler.append("◉", "bold yellow")
        else:
            ruler.append("┴" if space % 5 else "┼", "dim")
    figures.append("".join(f"{space:<10}" for space in range(0, track.end + 1, 10)))
    return Text("\n").join([tokens, ruler, figures])


def _side(view: View, seat: Seat, name: str, language: str) -> RenderableType:
    player = view.players[seat]
    tile = "  ★7×7" if view.tile == seat else ""
    head = Text(f"{_TOKENS[seat]} {name}{tile}", _thread(seat) + (" reverse" if view.to_move == seat else ""))
    income = {"fr": "revenu", "en": "income"}[language]
    time = {"fr": "temps", "en": "time"}[language]
    facts = Text(f"{buttons(player.buttons, language)}, {income} {player.income}, {time} {player.time}")
    score = Text(points(view.scores[seat], language), "dim")
    return Group(head, facts, score, quilt(player, view.box.side))


def quilt(player: Player, side: int) -> Text:
    """A quilt with its letters and numbers, each patch in its cloth."""
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    for piece in player.sewn:
        look = LEATHER_CELL if piece.patch is None else cloth(piece.patch)
        cells |= dict.fromkeys(squares(piece.cells, side), look)
    drawn = Text()
    drawn.append("   " + "".join(f"{chr(ord('a') + col):>2}" for col in range(side)), "dim")
    for row in range(side):
        drawn.append(f"\n{row + 1:>2} ", "dim")
        for col in range(side):
            drawn.append(*cells.get((row, col), EMPTY))
    return drawn


def _circle(view: View, language: str) -> RenderableType:
    offer, behind = view.circle[: view.box.offer], view.circle[view.box.offer :]
    purse = view.players[view.turn].buttons
    large = [_sample(view.box.patches[number], purse, language) for number in offer]
    small = [_small_sample(view.box.patches[number]) for number in behind[:_SHOWN_BEHIND]]
    then = Text({"fr": "puis", "en": "then"}[language], "dim")
    left = len(behind) - _SHOWN_BEHIND
    if left > 0:
        then.append({"fr": f" ({left} autres derrière)", "en": f" ({left} more behind)"}[language])
    late = {"fr": "à venir", "en": "still to come"}[language]
    coming = [Text(f"{late} : {' '.join(map(str, view.late))}", "dim")] if view.late else []
    return Group(Columns(large, padding=(0, 1)), then, Columns(small, padding=(0, 2), equal=True), *coming)


def _sample(patch: Patch, purse: int, language: str) -> Panel:
    short = patch.cost - purse
    missing = {"fr": f"il manque {short}", "en": f"{short} short"}[language]
    tag = Text(_tag(patch), "bold")
    note = Text(missing, CHANGE) if short > 0 else Text("✓", YES)
    body = Group(shape(patch.shape, patch.id), Text(cloth_label(patch.id, language), "dim"), tag, note)
    return Panel(body, title=f"[b]{patch.id}[/b]", box=box.ROUNDED, width=18, border_style="dim" if short > 0 else "")


def _small_sample(patch: Patch) -> Text:
    drawn = [Text(line, dye(patch.id)) for line in _half_blocks(patch.shape)]
    return Text("\n").join([*drawn, Text(f"{patch.id}: {_tag(patch)}", "dim")])


def _tag(patch: Patch) -> str:
    return f"{patch.cost}● {patch.time}◷" + (f" {patch.income}◉" if patch.income else "")


def shape(squares_of: Shape, patch: int) -> Text:
    """A patch in its cloth, two characters a square."""
    rows, cols = _size(squares_of)
    lines = []
    for row in range(rows):
        line = Text()
        for col in range(cols):
            line.append(*(cloth(patch) if (row, col) in squares_of else ("  ", "")))
        lines.append(line)
    return Text("\n").join(lines)


def looks(patch: Patch) -> Columns:
    """A patch in every orientation, with the letter that names it."""
    return Columns(
        [Text("\n").join([Text(format_turn(turn), "bold"), shape(look, patch.id)]) for turn, look in _looks(patch)],
        padding=(0, 3),
    )


def _looks(patch: Patch) -> Iterable[tuple[int, Shape]]:
    return orientations(patch.shape).items()


def _half_blocks(squares_of: Shape) -> list[str]:
    """A small drawing, two rows of squares to a line of text."""
    rows, cols = _size(squares_of)
    marks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    lines = [
        "".join(marks[(row, col) in squares_of, (row + 1, col) in squares_of] for col in range(cols))
        for row in range(0, rows, 2)
    ]
    return [""] * (3 - len(lines)) + lines


def _size(squares_of: Shape) -> tuple[int, int]:
    return 1 + max(row for row, _ in squares_of), 1 + max(col for _, col in squares_of)


def _thread(seat: Seat | None) -> str:
    return "" if seat is None else ("bold #F08B72", "bold #93A2CF")[seat]

"""What may be seen of a game of Patchwork: all of it, but for the order of patches that have yet to join the circle."""

from dataclasses import dataclass

from mercerie.core import Seat
from mercerie.games.patchwork.components import Components, Patch
from mercerie.games.patchwork.quilt import Cells, squares


@dataclass(frozen=True, slots=True)
class Sewn:
    """One piece on a quilt: a patch by its id, or leather (None), and the squares it covers."""

    patch: int | None
    cells: Cells


@dataclass(frozen=True, slots=True)
class Player:
    """One side of the table: the token's space, the purse, the quilt and what it earns at a button mark."""

    time: int = 0
    buttons: int = 0
    income: int = 0
    quilt: Cells = 0
    sewn: tuple[Sewn, ...] = ()


def winner(scores: tuple[int, int], home: Seat) -> Seat:
    """The seat that has won with these scores; `home` came to the centre first."""
    first, second = scores
    return home if first == second else int(second > first)  # Rule 6.3


@dataclass(frozen=True, slots=True)
class View:
    """What the player on `seat`, or a spectator, knows."""

    seat: Seat | None
    box: Components
    players: tuple[Player, Player]
    circle: tuple[int, ...]
    late: tuple[int, ...]  # in order of their ids, which says nothing of when they come
    leather: tuple[int, ...]
    turn: Seat
    to_sew: int
    tile: Seat | None
    home: Seat | None
    to_move: Seat | None
    scores: tuple[int, int]  # as if the game ended now

    def __str__(self) -> str:
        return draw(self)


def draw(view: View) -> str:
    """Both quilts side by side, the circle and the marks ahead, as plain text."""
    heads = [_head(view, seat) for seat in (0, 1)]
    left, right = (quilt_lines(view.players[seat], view.box.side) for seat in (0, 1))
    width = max(len(heads[0]), len(left[0])) + 4
    rows = [f"{heads[0]:<{width}}{heads[1]}", *(f"{a:<{width}}{b}" for a, b in zip(left, right, strict=True))]
    tags = [f"{patch}({tag.cost}b {tag.time}t {tag.income}i)" for patch, tag in _tags(view)]
    rows.append("circle: " + (" ".join(tags) or "empty"))
    rows.append("leather on: " + (" ".join(map(str, view.leather)) or "none"))
    if view.late:
        rows.append(f"still to come: {' '.join(map(str, view.late))}")
    return "\n".join(rows)


def quilt_lines(player: Player, side: int) -> list[str]:
    """A quilt drawn with a letter for each patch in the order sewn, * for leather, . for an empty square."""
    marks: dict[tuple[int, int], str] = {}
    letters = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ" * (side * side))
    for piece in player.sewn:
        mark = "*" if piece.patch is None else next(letters)
        marks |= dict.fromkeys(squares(piece.cells, side), mark)
    return [" ".join(marks.get((row, col), ".") for col in range(side)) for row in range(side)]


def _head(view: View, seat: Seat) -> str:
    player = view.players[seat]
    turn = ">" if view.to_move == seat else " "
    tile = " tile" if view.tile == seat else ""
    return f"{turn}{seat}: time {player.time}, {player.buttons} buttons, income {player.income}{tile}"


def _tags(view: View) -> list[tuple[str, Patch]]:
    in_reach = view.circle[: view.box.offer]
    return [(f"{'*' if patch in in_reach else ''}{patch}", view.box.patches[patch]) for patch in view.circle]

"""The border of some squares as path data, as web/src/ui/cloth.ts draws it."""

from collections.abc import Iterable

Point = tuple[int, int]


def loops(squares: Iterable[tuple[int, int]]) -> list[list[Point]]:
    """The corners of the border of (row, column) squares, clockwise, one list for each loop."""
    edges = _edges({(col, row) for row, col in squares})
    found = []
    while edges:
        path = _walk(edges)
        corners = [here for k, here in enumerate(path) if not _straight(path[k - 1], here, path[(k + 1) % len(path)])]
        found.append(corners)
    return found


def _edges(inside: set[Point]) -> dict[Point, list[Point]]:
    edges: dict[Point, list[Point]] = {}
    for x, y in sorted(inside, key=lambda cell: (cell[1], cell[0])):
        sides = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for neighbour, start, end in sides:
            if neighbour not in inside:
                edges.setdefault(start, []).append(end)
    return edges


def _walk(edges: dict[Point, list[Point]]) -> list[Point]:
    """One loop, turning right where two squares touch at a corner only, so that the loops never cross."""
    start = here = next(iter(edges))
    path: list[Point] = []
    dx = dy = 0
    while True:
        path.append(here)
        ways = edges[here]
        right = (here[0] - dy, here[1] + dx)
        step = ways.pop(ways.index(right) if right in ways else 0)
        if not ways:
            del edges[here]
        dx, dy = step[0] - here[0], step[1] - here[1]
        here = step
        if here == start:
            return path


def _straight(a: Point, p: Point, b: Point) -> bool:
    return (p[0] - a[0], p[1] - a[1]) == (b[0] - p[0], b[1] - p[1])


def outline(squares: Iterable[tuple[int, int]], unit: float, inset: float = 0, radius: float = 5) -> str:
    """The border moved inwards by `inset`, its corners rounded."""
    return "".join(_path(corners, unit, inset, radius) for corners in loops(squares))


def _path(corners: list[Point], unit: float, inset: float, radius: float) -> str:
    steps = []
    for k, (px, py) in enumerate(corners):
        (ax, ay), (bx, by) = _way(corners[k - 1], (px, py)), _way((px, py), corners[(k + 1) % len(corners)])
        x, y = px * unit - (ay + by) * inset, py * unit + (ax + bx) * inset
        steps.append(f"{x - ax * radius:g} {y - ay * radius:g}Q{x:g} {y:g} {x + bx * radius:g} {y + by * radius:g}")
    return f"M{'L'.join(steps)}Z"


def _way(a: Point, b: Point) -> Point:
    def sign(number: int) -> int:
        return (number > 0) - (number < 0)

    return sign(b[0] - a[0]), sign(b[1] - a[1])

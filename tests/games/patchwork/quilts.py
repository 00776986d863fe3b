"""Quilts, positions and a small box for the tests, made without the package's own arithmetic of squares."""

from pathlib import Path

from mercerie.games.patchwork import EXPRESS, PATCHWORK, Components, load_components

START = PATCHWORK.new(seats=2, seed=1, first=0)
EXPRESS_START = EXPRESS.new(seats=2, seed=1, first=0)

# Two leather patches side by side, which no published board has, and a quilt small enough to fill by hand.
OWN_BOX = """\
name = "own"
quilt = 3
buttons = 4
offer = 2
penalty = 2
tile = { side = 2, points = 3 }
leather_may_be_thrown_away = false

[track]
end = 12
income = [4, 8]

[track.leather]
near = [2, 3]
far = [9]

[[patch]]
id = 1
cost = 1
time = 1
income = 0
start = true
shape = '''
##
'''

[[patch]]
id = 2
cost = 2
time = 4
income = 1
shape = '''
##
#.
'''

[[patch]]
id = 3
cost = 0
time = 2
income = 0
shape = '''
###
'''
"""


def covering(*names: str, side: int = 9) -> int:
    """The named squares: `c4` is the third column of the fourth row."""
    cells = 0
    for name in names:
        cells |= 1 << ((int(name[1:]) - 1) * side + ord(name[0]) - ord("a"))
    return cells


def drawing(picture: str) -> int:
    """The squares marked # in a picture of the whole quilt, a line for each row."""
    lines = picture.split()
    names = [f"{chr(ord('a') + col)}{row + 1}" for row, line in enumerate(lines) for col in range(len(line))]
    marked = [name for name, mark in zip(names, "".join(lines), strict=True) if mark == "#"]
    return covering(*marked, side=len(lines))


def all_but(*names: str, side: int = 9) -> int:
    """A quilt on which only the named squares are empty."""
    return (1 << side * side) - 1 - covering(*names, side=side)


def own_box(folder: Path, *changes: tuple[str, str]) -> Components:
    """The small box, written to a file and read again; each change replaces one text by another."""
    return load_components(own_file(folder, *changes))


def own_file(folder: Path, *changes: tuple[str, str]) -> Path:
    path = folder / "own.toml"
    path.write_text(changed_box(*changes), encoding="utf-8")
    return path


def changed_box(*changes: tuple[str, str]) -> str:
    text = OWN_BOX
    for old, new in changes:
        assert old in text, f"the small box has no {old!r} to change"
        text = text.replace(old, new, 1)
    return text


SEVEN_BY_SEVEN = drawing("#######..\n" * 7 + ".........\n" * 2)

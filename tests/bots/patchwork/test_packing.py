"""The packing of a quilt, compared with counting neighbours one by one."""

from hypothesis import given
from hypothesis import strategies as st

from mercerie.bots.patchwork.packing import ALONE, CORNER, CORRIDOR, DEAD_END, EDGE, OPEN_BLOCK, packing


def counted(quilt: int, side: int) -> float:
    free = {(r, c) for r in range(side) for c in range(side) if not quilt >> (r * side + c) & 1}
    worth = 0.0
    for r, c in free:
        near = [step for step in ((-1, 0), (1, 0), (0, -1), (0, 1)) if (r + step[0], c + step[1]) in free]
        straight = len(near) == 2 and near[0][0] == -near[1][0] and near[0][1] == -near[1][1]
        worth += {0: ALONE, 1: DEAD_END, 2: CORRIDOR if straight else CORNER, 3: EDGE, 4: 0.0}[len(near)]
    blocks = sum(
        all((r + i, c + j) in free for i in range(3) for j in range(3))
        for r in range(side - 2)
        for c in range(side - 2)
    )
    return worth + OPEN_BLOCK * blocks


@given(quilt=st.integers(0, 2**81 - 1))
def test_packing_of_a_large_quilt_is_what_counting_gives(quilt: int) -> None:
    assert abs(packing(quilt, 9) - counted(quilt, 9)) < 1e-6


@given(quilt=st.integers(0, 2**49 - 1))
def test_packing_of_a_small_quilt_is_what_counting_gives(quilt: int) -> None:
    assert abs(packing(quilt, 7) - counted(quilt, 7)) < 1e-6


def test_a_full_quilt_has_nothing_left_to_pack() -> None:
    assert packing(2**81 - 1, 9) == 0

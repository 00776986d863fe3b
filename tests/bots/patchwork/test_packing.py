"""The packing of a quilt, compared with counting neighbours one by one."""

from hypothesis import given
from hypothesis import strategies as st

from mercerie.bots.patchwork.packing import packing
from mercerie.bots.patchwork.points import PACKING


def counted(quilt: int, side: int) -> float:
    free = {(r, c) for r in range(side) for c in range(side) if not quilt >> (r * side + c) & 1}
    worth = 0.0
    for r, c in free:
        near = [step for step in ((-1, 0), (1, 0), (0, -1), (0, 1)) if (r + step[0], c + step[1]) in free]
        straight = len(near) == 2 and near[0][0] == -near[1][0] and near[0][1] == -near[1][1]
        two = PACKING.corridor if straight else PACKING.corner
        worth += {0: PACKING.alone, 1: PACKING.dead_end, 2: two, 3: PACKING.edge, 4: 0.0}[len(near)]
    blocks = sum(
        all((r + i, c + j) in free for i in range(3) for j in range(3))
        for r in range(side - 2)
        for c in range(side - 2)
    )
    return worth + PACKING.block * blocks


@given(quilt=st.integers(0, 2**81 - 1))
def test_packing_of_a_large_quilt_is_what_counting_gives(quilt: int) -> None:
    assert abs(packing(quilt, 9) - counted(quilt, 9)) < 1e-6


@given(quilt=st.integers(0, 2**49 - 1))
def test_packing_of_a_small_quilt_is_what_counting_gives(quilt: int) -> None:
    assert abs(packing(quilt, 7) - counted(quilt, 7)) < 1e-6


def test_a_full_quilt_has_nothing_left_to_pack() -> None:
    assert packing(2**81 - 1, 9) == 0

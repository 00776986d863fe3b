"""What a shipped network says of a position in short, and how that is written out.

In short it says for each patch on offer, and for leather, what it looks for in the pictures of the quilt; how these are
lit; then what outputs.py says of choices and expectations. Most positions of a search are come to once: for them what
is expected is enough. Only when somebody comes again are the pictures lit and squares given their numbers.
"""

from typing import Any, NamedTuple

import numpy as np

from mercerie.bots.patchwork.guided.inputs import Floats
from mercerie.bots.patchwork.guided.outputs import EXPECTED, Terms, policy_width, terms_of
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import place_in_reach


def short_width(box: Components, pictures: int) -> int:
    """How many numbers are said of a position."""
    return (2 * box.offer + 3) * pictures + box.offer + 2 + EXPECTED


class Writer(NamedTuple):
    """What is needed to write out what one network says, and room for it."""

    suits: Floats  # by patch, counted from 1: what is looked for because of it, where it lies and then beside it
    terms: Terms
    lit: Floats  # the pictures as they are lit
    said: Floats  # as in outputs.py


def new_writer(box: Components, suits: Floats) -> Writer:
    pictures = suits.shape[1] // 2
    return Writer(
        suits,
        terms_of(box),
        np.zeros((pictures, box.side**2), np.float32),
        np.zeros(policy_width(box) + EXPECTED, np.float32),
    )


@kernel
def write_out(box: Box, writer: Writer, record: Any, pictures: Floats, short: Floats) -> None:
    """Give numbers to the squares of patches that can be paid for, or of leather; what else was said stays as it is."""
    position, many = load(record), len(pictures)
    area, wants = box.side * box.side, (2 * box.offer + 1) * many
    said = writer.said
    said[(2 * box.offer + 1) * area :] = short[wants + 2 * many :]
    _light(pictures, short[wants : wants + many], short[wants + many : wants + 2 * many], writer.lit)
    if position.to_sew:
        leather = 2 * box.offer
        _add_up(short[leather * many : wants], writer.lit, said[leather * area : (leather + 1) * area])
        return
    for slot in range(box.offer):
        spot = place_in_reach(position, slot)
        if spot < 0 or box.cost[record.circle[spot]] > position.me.buttons:
            continue
        looked_for = short[2 * slot * many : 2 * (slot + 1) * many] + writer.suits[record.circle[spot] + 1]
        first = 2 * slot * area
        _add_up(looked_for[:many], writer.lit, said[first : first + area])
        _add_up(looked_for[many:], writer.lit, said[first + area : first + 2 * area])


@kernel
def _light(pictures: Floats, add: Floats, times: Floats, lit: Floats) -> None:
    """The same pictures mean other things at other times: some are lit, others left in the dark."""
    for number in range(len(pictures)):
        light, more = np.float32(1) + times[number], add[number]
        for square in range(pictures.shape[1]):
            lit[number, square] = max(np.float32(0), pictures[number, square] * light + more)


@kernel
def _add_up(looked_for: Floats, lit: Floats, squares: Floats) -> None:
    squares[:] = 0
    for number in range(len(looked_for)):
        weight = looked_for[number]
        for square in range(len(squares)):
            squares[square] += weight * lit[number, square]

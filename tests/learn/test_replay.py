"""The latest samples are kept, each as likely to be drawn as another."""

import numpy as np
import torch
from learn.small import BOX

from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.learn.replay import Replay
from mercerie.learn.samples import Samples, sample_type

CPU = torch.device("cpu")


def numbered(first: int, count: int) -> Samples:
    samples = np.zeros(count, sample_type(layout_of(BOX)))
    samples["mine"] = np.arange(first, first + count)
    return samples


def in_it(replay: Replay) -> list[int]:
    return sorted(replay.ends[: min(replay.seen, replay.room), 1].tolist())


def test_new_samples_take_the_place_of_the_oldest() -> None:
    replay = Replay(10, layout_of(BOX), CPU)
    replay.add(numbered(0, 7))
    assert in_it(replay) == [*range(7)]
    replay.add(numbered(7, 7))
    assert in_it(replay) == [*range(4, 14)]
    replay.add(numbered(14, 25))
    assert in_it(replay) == [*range(29, 39)]
    replay.add(numbered(0, 0))
    assert replay.seen == 39


def test_all_that_is_there_is_drawn_and_nothing_else() -> None:
    replay = Replay(100, layout_of(BOX), CPU)
    replay.add(numbered(5, 8))
    drawn = replay.draw(400)
    assert set(drawn.points[:, 0].tolist()) == set(range(5, 13))


def test_it_goes_on_from_what_was_kept() -> None:
    replay, other = Replay(10, layout_of(BOX), CPU), Replay(10, layout_of(BOX), CPU)
    replay.add(numbered(0, 14))
    other.restore(replay.state())
    assert in_it(other) == in_it(replay)
    replay.add(numbered(14, 3))
    other.add(numbered(14, 3))
    assert other.ends.tolist() == replay.ends.tolist()

"""A wider network says what a narrower one said, until it has learned more."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch
from learn.small import BOX, lively, said_by, small_by_quilts, small_config

from mercerie.core import BadFile
from mercerie.learn.by_quilts import ByQuilts
from mercerie.learn.config import Pupil, Shape
from mercerie.learn.run import WEIGHTS, Learner
from mercerie.learn.widening import is_narrower, take_from_narrower

NARROW = Shape(8, 2, 16, 4)


def rows() -> torch.Tensor:
    torch.manual_seed(5)
    return torch.randint(0, 2, (20, small_by_quilts().layout.width), dtype=torch.uint8)


def test_at_first_it_says_the_same_and_what_is_new_can_learn() -> None:
    narrow, wide = lively(small_by_quilts()), ByQuilts(BOX, 8, 2, 40, 4)
    take_from_narrower(wide, narrow.state_dict())
    assert torch.allclose(said_by(wide, rows()), said_by(narrow, rows()), atol=1e-5)
    said, foreseen = wide.foresee(rows())
    (said.square().sum() + foreseen.square().sum()).backward()  # type: ignore[no-untyped-call]
    heard = wide.judgement.choices.weight.grad
    assert heard is not None
    assert (heard[:, 16:] != 0).any()


@pytest.mark.parametrize("other", [NARROW, Shape(8, 2, 8, 4), Shape(9, 2, 32, 4), Shape(8, 3, 32, 4), Shape(8, 2, 32)])
def test_only_what_it_keeps_in_mind_may_be_more(other: Shape) -> None:
    assert is_narrower(NARROW, replace(NARROW, hidden=17))
    assert not is_narrower(NARROW, other)


def test_a_run_begins_with_what_a_narrower_pupil_has_learned(tmp_path: Path) -> None:
    first = Learner(BOX, small_config(), tmp_path / "first")
    first.play_chapter(lambda _: None)
    wider = replace(small_config(), pupil=Pupil(4, 1, 12, pictures=3))
    second = Learner(BOX, wider, tmp_path / "second", begin_with=tmp_path / "first" / WEIGHTS)
    assert torch.allclose(said_by(second.shipped, rows()), said_by(first.shipped, rows()), atol=1e-2)


def test_a_narrower_network_of_another_version_is_not_begun_with(tmp_path: Path) -> None:
    """What it was told stood elsewhere: nothing would look wrong, and everything would be."""
    Learner(BOX, small_config(), tmp_path / "first").play_chapter(lambda _: None)
    path = tmp_path / "first" / WEIGHTS
    state = torch.load(path, weights_only=True)
    state["networks"][1]["judgement.numbers.weight"] = state["networks"][1]["judgement.numbers.weight"][:, 2:]
    torch.save(state, path)
    wider = replace(small_config(), pupil=Pupil(4, 1, 12, pictures=3))
    with pytest.raises(BadFile, match="another version"):
        Learner(BOX, wider, tmp_path / "second", begin_with=path)

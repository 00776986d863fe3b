"""A run plays, learns and is kept; stopped and begun again, it is the same run."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from learn.small import BOX, small_config

from mercerie.core import BadFile
from mercerie.games.patchwork import EXPRESS_BOX
from mercerie.learn.config import Pupil, Shape
from mercerie.learn.run import CURVE, LATEST, REPLAY, WEIGHTS, Learner


def ignore(_figures: object) -> None:
    pass


def weights(learner: Learner) -> list[torch.Tensor]:
    assert learner.pupil is not None
    return [*learner.network.parameters(), *learner.pupil.parameters()]


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    through = Learner(BOX, small_config(), tmp_path / "through")
    through.play_chapter(ignore)
    through.play_chapter(ignore)

    Learner(BOX, small_config(), tmp_path / "stopped").play_chapter(ignore)
    again = Learner(BOX, small_config(), tmp_path / "stopped")
    assert again.chapter == 1
    again.play_chapter(ignore)

    assert (again.games, again.samples) == (through.games, through.samples)
    assert again.teacher.lessons == through.teacher.lessons > 0
    for mine, theirs in zip(weights(again), weights(through), strict=True):
        assert torch.equal(mine, theirs)


def test_a_run_learns_and_tells_how_it_goes(tmp_path: Path) -> None:
    learner = Learner(BOX, small_config(), tmp_path)
    before = [one.clone() for one in weights(learner)]
    told: list[dict[str, object]] = []
    learner.play_chapter(told.append)
    assert any(not torch.equal(one, other) for one, other in zip(before, weights(learner), strict=True))
    lines = [json.loads(line) for line in (tmp_path / CURVE).read_text(encoding="utf-8").splitlines()]
    assert lines == told
    assert lines[-1]["games"] == learner.games >= 16


def test_a_pupil_learns_from_the_games_of_a_larger_network_and_is_what_is_shipped(tmp_path: Path) -> None:
    learner = Learner(BOX, small_config(), tmp_path)
    assert learner.shipped is learner.pupil
    before = [one.clone() for one in learner.shipped.parameters()]
    learner.play_chapter(ignore)
    assert any(not torch.equal(one, other) for one, other in zip(before, learner.shipped.parameters(), strict=True))


def test_a_pupil_can_learn_alone_and_begin_with_nothing(tmp_path: Path) -> None:
    Learner(BOX, small_config(), tmp_path / "first").play_chapter(ignore)
    config = replace(small_config(), pupil=Pupil(4, 1, 6, pictures=2, alone=1))
    learner = Learner(BOX, config, tmp_path / "second", begin_with=tmp_path / "first" / WEIGHTS)
    large, pupil = ([one.clone() for one in net.parameters()] for net in (learner.network, learner.shipped))
    told: list[dict[str, object]] = []
    learner.play_chapter(told.append)
    assert all(torch.equal(one, other) for one, other in zip(large, learner.network.parameters(), strict=True))
    assert any(not torch.equal(one, other) for one, other in zip(pupil, learner.shipped.parameters(), strict=True))
    assert told[-1]["lessons"]


def test_searches_grow_from_chapter_to_chapter(tmp_path: Path) -> None:
    learner = Learner(BOX, small_config(games=30, chapter=15), tmp_path)
    thought = []
    for _ in range(2):
        learner.play_chapter(ignore)
        thought.append(int(learner.players.habits["simulations"]))
    assert thought[0] == 4
    assert 4 < thought[1] <= 9
    assert small_config().selfplay.simulations_at(1.0) == 9


def test_a_run_without_its_samples_gathers_new_ones_first(tmp_path: Path) -> None:
    Learner(BOX, small_config(), tmp_path).play_chapter(ignore)
    (tmp_path / REPLAY).unlink()
    learner = Learner(BOX, small_config(), tmp_path)
    assert learner.replay.seen == 0
    learner.play_chapter(ignore)
    assert learner.games >= 32


def test_a_run_can_begin_with_what_another_has_learned(tmp_path: Path) -> None:
    first = Learner(BOX, small_config(), tmp_path / "first")
    first.play_chapter(ignore)
    second = Learner(BOX, small_config(), tmp_path / "second", begin_with=tmp_path / "first" / WEIGHTS)
    assert second.games == 0
    for mine, theirs in zip(weights(second), weights(first), strict=True):
        assert torch.allclose(mine, theirs, atol=1e-3)  # half the digits are kept


def test_a_pupil_can_be_the_one_that_plays_in_the_next_run(tmp_path: Path) -> None:
    first = Learner(BOX, small_config(), tmp_path / "first")
    first.play_chapter(ignore)
    config = replace(small_config(), network=Shape(*small_config().pupil.sizes), pupil=Pupil())
    second = Learner(BOX, config, tmp_path / "second", begin_with=tmp_path / "first" / WEIGHTS)
    assert second.shipped is second.network
    for mine, theirs in zip(second.network.parameters(), first.shipped.parameters(), strict=True):
        assert torch.allclose(mine, theirs, atol=1e-3)
    other = replace(config, network=Shape(5, 1, 6))
    with pytest.raises(BadFile, match=r"networks of the shape \(8, 2, 16, 0\) and \(4, 1, 8, 3\)"):
        Learner(BOX, other, tmp_path / "third", begin_with=tmp_path / "first" / WEIGHTS)


def test_a_run_of_another_version_is_not_begun_with(tmp_path: Path) -> None:
    """Its networks were told other things of a position."""
    Learner(BOX, small_config(), tmp_path / "first").play_chapter(ignore)
    path = tmp_path / "first" / WEIGHTS
    state = torch.load(path, weights_only=True)
    state["networks"][0]["numbers.weight"] = state["networks"][0]["numbers.weight"][:, 2:]
    torch.save(state, path)
    with pytest.raises(BadFile, match="another version"):
        Learner(BOX, small_config(), tmp_path / "second", begin_with=path)


def test_what_is_no_run_is_not_begun_with(tmp_path: Path) -> None:
    (tmp_path / "no.pt").write_text("no", encoding="utf-8")
    with pytest.raises(BadFile, match="cannot be read as the networks of a run"):
        Learner(BOX, small_config(), tmp_path / "run", begin_with=tmp_path / "no.pt")
    torch.save({"something": 1}, tmp_path / "other.pt")
    with pytest.raises(BadFile, match="cannot be read as the networks of a run"):
        Learner(BOX, small_config(), tmp_path / "run", begin_with=tmp_path / "other.pt")


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    Learner(BOX, small_config(games=1, chapter=1), tmp_path).play_chapter(ignore)
    assert (tmp_path / LATEST).exists()
    with pytest.raises(BadFile, match="another box"):
        Learner(EXPRESS_BOX, small_config(), tmp_path)
    with pytest.raises(BadFile, match="a pupil of the shape"):
        Learner(BOX, replace(small_config(), pupil=Pupil()), tmp_path)

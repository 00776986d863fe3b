"""Runs and samples small enough for a test."""

from typing import Any, TypeVar

import numpy as np
import torch
from torch import Tensor

from mercerie.bots.patchwork.guided.forest import MOST_ACTIONS
from mercerie.bots.patchwork.guided.outputs import EXPECTED, policy_width
from mercerie.games.patchwork import PATCHWORK_BOX, Components
from mercerie.learn.by_quilts import ByQuilts
from mercerie.learn.config import Config, config_of
from mercerie.learn.network import Network
from mercerie.learn.samples import Samples
from mercerie.learn.shapes import AnyNetwork

BOX = PATCHWORK_BOX
Kind = TypeVar("Kind", Network, ByQuilts)


def small_config(**run: int) -> Config:
    told: dict[str, Any] = {
        "network": {"channels": 8, "blocks": 2, "hidden": 16},
        "pupil": {"channels": 4, "blocks": 1, "hidden": 8, "pictures": 3},
        "selfplay": {"games_at_once": 16, "threads": 2, "simulations": 4, "simulations_end": 9, "root_places": 2},
        "learning": {"batch": 32, "window": 2_000, "before": 100, "reuse": 2.0, "publish": 2, "warm_up": 5},
        "run": {"games": 32, "chapter": 16, "judge_games": 4} | run,
    }
    return config_of(told, "a test")


def small_network(box: Components = BOX) -> Network:
    torch.manual_seed(1)
    return Network(box, 8, 2, 16)


def small_by_quilts(box: Components = BOX) -> ByQuilts:
    torch.manual_seed(1)
    return ByQuilts(box, 8, 2, 16, 4)


def lively(network: Kind) -> Kind:
    """One that says something different of every position: new ones say much the same of all."""
    with torch.no_grad():
        for weights in network.parameters():
            weights.add_(0.1 * torch.randn_like(weights))
    return network


def said_by(network: AnyNetwork, rows: Any) -> Tensor:
    with torch.no_grad():
        said: Tensor = network(torch.from_numpy(np.asarray(rows)))
    return said


def width_of(box: Components) -> int:
    return policy_width(box) + EXPECTED


def check_samples(samples: Samples) -> None:
    """What is true of all samples."""
    used = samples["actions"] >= 0
    assert used.shape[1] == MOST_ACTIONS
    assert np.allclose(samples["shares"].sum(1), 1, atol=1e-4)
    assert (samples["shares"][~used] == 0).all()
    assert set(np.unique(samples["won"])) <= {0, 1}
    assert ((samples["hoped"] >= 0) & (samples["hoped"] <= 1)).all()

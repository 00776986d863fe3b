"""What runs have kept of their networks, and who can begin with it."""

from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from mercerie.core import BadFile
from mercerie.games.patchwork.components import Components
from mercerie.learn.by_quilts import ByQuilts
from mercerie.learn.config import Shape
from mercerie.learn.shapes import AnyNetwork, new_network
from mercerie.learn.widening import is_narrower, take_from_narrower


def load_weights(path: Path, box: Components) -> dict[str, Any]:
    """What a run with this box has kept; BadFile if it is none."""
    try:
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, EOFError, RuntimeError, UnpicklingError) as error:
        raise BadFile(f"{path} cannot be read as the networks of a run.") from error
    if not {"box", "config", "networks"} <= state.keys():
        raise BadFile(f"{path} cannot be read as the networks of a run.")
    if state["box"] != box.fingerprint:
        raise BadFile(f"{path} holds a run with another box. Choose another.")
    return state


Known = list[tuple[Shape, dict[str, Any]]]  # the networks of a file


def take_what_fits(box: Components, network: AnyNetwork, shape: Shape, known: Known, path: Path) -> bool:
    """What a run has kept of a network of this shape, else of a narrower one; whether there was any."""
    for held, weights in known:
        if held.sizes == shape.sizes:
            take_weights(network, weights, path)
            return True
    for held, weights in known:
        if isinstance(network, ByQuilts) and is_narrower(held, shape):
            narrow = new_network(box, held, torch.device("cpu"))
            take_weights(narrow, weights, path)
            take_from_narrower(network, narrow.state_dict())
            return True
    return False


def take_weights(network: AnyNetwork, weights: dict[str, Any], path: Path) -> None:
    """What a run has kept of a network; BadFile if it was told other things of a position than one is now."""
    try:
        network.load_state_dict(weights)
    except RuntimeError as error:
        raise BadFile(
            f"{path} was made by another version, whose networks are told other things. Begin anew."
        ) from error

"""A network as ONNX files, which run anywhere without PyTorch: one for positions, one beside it for quilts."""

import warnings
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from mercerie.bots.patchwork.guided.learned import JUDGES, SAYS, sight_beside
from mercerie.core import BadFile
from mercerie.learn.by_quilts import ByQuilts, Shorthand
from mercerie.learn.eight_bits import count_in_eight_bits
from mercerie.learn.shapes import AnyNetwork


def export(network: AnyNetwork, path: Path, rows: NDArray[np.uint8] | None = None) -> None:
    """Write both files, the one for quilts counting in 8 bits if there are rows of games to learn how from.

    BadFile if it is no network that looks at each quilt by itself.
    """
    if not isinstance(network, ByQuilts):
        raise BadFile("Only networks that look at each quilt by itself (pictures = 16) are made into files.")
    network = network.cpu().float().eval()
    layout = network.layout
    path.parent.mkdir(parents=True, exist_ok=True)
    quilts = torch.zeros((2, layout.side**2), dtype=torch.uint8)
    _write(network.sight, {"quilts": quilts}, ["pictures", "means"], sight_beside(path))
    told = torch.zeros((2, layout.told), dtype=torch.uint8), *torch.zeros((2, 2, network.hidden))
    _write(Shorthand(network.judgement).eval(), dict(zip(JUDGES, told, strict=True)), [*SAYS], path)
    if rows is not None and len(rows):
        count_in_eight_bits(sight_beside(path), rows[:, : layout.circle].reshape(-1, layout.side**2))


def _write(module: nn.Module, told: dict[str, Tensor], says: list[str], path: Path) -> None:
    """Any number of rows at once."""
    many = torch.export.Dim("many", min=1, max=4096)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the exporter warns of itself
        program = torch.onnx.export(
            module,
            tuple(told.values()),
            input_names=[*told],
            output_names=says,
            dynamic_shapes={name: {0: many} for name in told},
            dynamo=True,
            verbose=False,
        )
    assert program is not None
    # Where on this machine each line of the network stands is nobody's business.
    for part in (program.model, program.model.graph, *program.model.graph):
        part.metadata_props.clear()
    program.save(path, external_data=False)

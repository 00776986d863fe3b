"""A network as an ONNX file, which runs anywhere without PyTorch."""

import warnings
from pathlib import Path

import torch

from mercerie.learn.network import Network


def export(network: Network, path: Path) -> None:
    """Write the file: `rows` in, `said` out, any number of rows at once."""
    rows = torch.zeros((2, network.layout.width), dtype=torch.uint8)
    many = torch.export.Dim("many", min=1, max=4096)
    network = network.cpu().float().eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the exporter warns of itself
        program = torch.onnx.export(
            network,
            (rows,),
            input_names=["rows"],
            output_names=["said"],
            dynamic_shapes={"rows": {0: many}},
            dynamo=True,
            verbose=False,
        )
    assert program is not None
    # Where on this machine each line of the network stands is nobody's business.
    for part in (program.model, program.model.graph, *program.model.graph):
        part.metadata_props.clear()
    path.parent.mkdir(parents=True, exist_ok=True)
    program.save(path, external_data=False)

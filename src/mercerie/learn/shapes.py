"""Which network a configuration asks for."""

import torch

from mercerie.games.patchwork.components import Components
from mercerie.learn.by_quilts import ByQuilts
from mercerie.learn.config import Shape
from mercerie.learn.network import Network

AnyNetwork = Network | ByQuilts


def new_network(box: Components, shape: Shape, device: torch.device) -> AnyNetwork:
    """One that knows nothing yet, on a device."""
    network: AnyNetwork
    if shape.pictures:
        network = ByQuilts(box, shape.channels, shape.blocks, shape.hidden, shape.pictures)
    else:
        network = Network(box, shape.channels, shape.blocks, shape.hidden)
    network = network.to(device)
    return by_channels(network) if device.type == "cuda" else network


def by_channels(network: AnyNetwork) -> AnyNetwork:
    """Laid out as the fast convolutions of GPUs want it."""
    network.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    return network

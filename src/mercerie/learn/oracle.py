"""Asks a network about many rows at once, on whatever the machine has; the asker goes on meanwhile."""

from copy import deepcopy
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from mercerie.learn.network import Network


def best_device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def by_channels(network: Network) -> Network:
    """Laid out as the fast convolutions of GPUs want it."""
    network.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    return network


class Oracle:
    """Rows are written into `rows`; after `ask` and `wait`, what the network says stands in `outputs`."""

    def __init__(self, network: Network, batch: int) -> None:
        self._device = next(network.parameters()).device
        self._on_gpu = self._device.type == "cuda"
        # Half the digits are enough to be asked, and twice as fast there. Learning needs them all.
        self._network = deepcopy(network).eval().requires_grad_(requires_grad=False)
        if self._on_gpu:
            self._network = by_channels(self._network.half())
        said = self._network(torch.zeros((2, network.layout.width), dtype=torch.uint8, device=self._device))
        self._rows = torch.zeros((batch, network.layout.width), dtype=torch.uint8, pin_memory=self._on_gpu)
        self._said = torch.zeros((batch, said.shape[1]), pin_memory=self._on_gpu)
        self.rows: NDArray[np.uint8] = self._rows.numpy()
        self.outputs: NDArray[np.float32] = self._said.numpy()
        if self._on_gpu:
            self._capture()

    def _capture(self) -> None:
        """The whole way there and back as one graph: one call starts it."""
        self._there = torch.zeros_like(self._rows, device=self._device)
        self.stream = torch.cuda.Stream(priority=-1)  # type: ignore[no-untyped-call]
        with torch.cuda.stream(self.stream), torch.no_grad():
            for _ in range(3):
                self._network(self._there)
        self.stream.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph, stream=self.stream), torch.no_grad():
            self._there.copy_(self._rows, non_blocking=True)
            self._said.copy_(self._network(self._there).float(), non_blocking=True)
        self._back = torch.cuda.Event()  # type: ignore[no-untyped-call]

    def take(self, network: Network) -> None:
        """Think from now on as this network does."""
        with torch.no_grad():
            if self._on_gpu:
                self.stream.wait_stream(torch.cuda.current_stream())
                with torch.cuda.stream(self.stream):
                    _copy(self._network, network)
                torch.cuda.current_stream().wait_stream(self.stream)
            else:
                _copy(self._network, network)

    def ask(self) -> None:
        if self._on_gpu:
            with torch.cuda.stream(self.stream):
                self._graph.replay()
                self._back.record(self.stream)
        else:
            with torch.no_grad():
                self._said.copy_(self._network(self._rows))

    def wait(self) -> NDArray[np.float32]:
        if self._on_gpu:
            self._back.synchronize()
        return self.outputs


def _copy(into: Any, out_of: Any) -> None:
    torch._foreach_copy_(list(into.parameters()), list(out_of.parameters()))

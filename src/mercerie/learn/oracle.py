"""Asks a network about many rows at once, on whatever the machine has; who asks may do other things meanwhile."""

from copy import deepcopy

import numpy as np
import torch
from numpy.typing import NDArray

from mercerie.learn.shapes import AnyNetwork, by_channels


def best_device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def copy_to_ask(network: AnyNetwork) -> AnyNetwork:
    """A copy to be asked, not taught. Half the digits are enough for that, and twice as fast on a GPU."""
    copy = deepcopy(network).eval().requires_grad_(requires_grad=False)
    return by_channels(copy.half()) if next(copy.parameters()).is_cuda else copy


def copy_into(asked: AnyNetwork, network: AnyNetwork) -> None:
    """Let the one that is asked say what another has learned."""
    with torch.no_grad():
        torch._foreach_copy_(list(asked.parameters()), list(network.parameters()))


class Oracle:
    """Rows are written into `rows`; after `ask` and `wait`, what the network says of them stands in `outputs`."""

    def __init__(self, network: AnyNetwork, batch: int) -> None:
        self._network, self._device = network, next(network.parameters()).device
        self._on_gpu = self._device.type == "cuda"
        said = network(torch.zeros((2, network.layout.width), dtype=torch.uint8, device=self._device))
        self._rows = torch.zeros((batch, network.layout.width), dtype=torch.uint8, pin_memory=self._on_gpu)
        self._said = torch.zeros((batch, said.shape[1]), pin_memory=self._on_gpu)
        self.rows: NDArray[np.uint8] = self._rows.numpy()
        self.outputs: NDArray[np.float32] = self._said.numpy()
        if self._on_gpu:
            self._capture()

    def _capture(self) -> None:
        """The whole way there and back as one graph: one call starts it."""
        self._there = torch.zeros_like(self._rows, device=self._device)
        self._stream = torch.cuda.Stream(priority=-1)  # type: ignore[no-untyped-call]
        with torch.cuda.stream(self._stream), torch.no_grad():
            for _ in range(3):
                self._network(self._there)
        self._stream.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph, stream=self._stream), torch.no_grad():
            self._there.copy_(self._rows, non_blocking=True)
            self._said.copy_(self._network(self._there).float(), non_blocking=True)
        # Who waits sleeps, so that another thread has the core.
        self._back = torch.cuda.Event(blocking=True)  # type: ignore[no-untyped-call]

    def follow(self) -> None:
        """Ask from now on only after what was begun before is done: a new version may be on its way."""
        if self._on_gpu:
            self._stream.wait_stream(torch.cuda.current_stream())

    def ask(self) -> None:
        if self._on_gpu:
            with torch.cuda.stream(self._stream):
                self._graph.replay()
                self._back.record(self._stream)
        else:
            with torch.no_grad():
                self._said.copy_(self._network(self._rows))

    def wait(self) -> NDArray[np.float32]:
        if self._on_gpu:
            self._back.synchronize()
        return self.outputs

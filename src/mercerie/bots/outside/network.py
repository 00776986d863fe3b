"""A policy in an ONNX file as a bot: what the game's `encode` makes of a view goes in, the best legal action comes out.

Input `observation`, a batch of what `observe(view)` gives; output `policy`, a number for each action of the game, the
more the better; an output `value` may be there and is not looked at."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mercerie.bots.bot import Budget
from mercerie.bots.networks import open_network
from mercerie.bots.outside.encodings import Encoding, encoding_for
from mercerie.core import BadFile


class Network:
    """Plays the legal action the network likes best; of equals, the first."""

    def __init__(self, path: str) -> None:
        self._session = open_network(Path(path))
        self._actions = self._check_tensors(path)
        self._encoding: Encoding | None = None

    def _check_tensors(self, path: str) -> int:
        """How many actions the policy speaks of."""
        inputs = [tensor.name for tensor in self._session.get_inputs()]
        outputs = {tensor.name: tensor.shape for tensor in self._session.get_outputs()}
        if inputs != ["observation"] or "policy" not in outputs:
            raise BadFile(f"{path} should have the input observation and the output policy: {inputs}, {[*outputs]}.")
        shape = outputs["policy"]
        if len(shape) != 2 or not isinstance(shape[1], int):
            raise BadFile(f"{path}: policy should be a batch of one number for each action, not of the shape {shape}.")
        return shape[1]

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        if self._encoding is None:
            self._encoding = encoding_for(view, self._actions)
        encoding = self._encoding
        (policy,) = self._session.run(["policy"], {"observation": encoding.observe(view)[None]})
        return max(legal, key=lambda action: policy[0][encoding.number_of(view, action)])

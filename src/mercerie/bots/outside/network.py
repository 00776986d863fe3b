"""A policy in an ONNX file as a bot: what the game's `encode` makes of a view goes in, the best legal action comes out.

Input `observation`, a batch of what `observe(view)` gives; output `policy`, a number for each action of the game, the
more the better; an output `value` may be there and is not looked at."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mercerie.bots.bot import Budget
from mercerie.bots.outside.encodings import Encoding, encoding_for
from mercerie.core import BadFile, BadOption


class Network:
    """Plays the legal action the network likes best; of equals, the first."""

    def __init__(self, path: str) -> None:
        if not Path(path).is_file():
            raise BadFile(f"There is no file {path}.")
        try:
            import onnxruntime  # type: ignore[import-untyped]  # an extra: most people have no networks
        except ImportError as error:
            raise BadOption("A network needs the extra onnx: pip install 'mercerie[onnx]'.") from error
        # One core each: the arena plays a game on every core already.
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        try:
            self._session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        except Exception as error:
            raise BadFile(f"{path} is no network onnxruntime can read: {str(error)[:200]}") from error
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

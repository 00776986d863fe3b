"""The file that looks at quilts made quicker: its convolutions count in whole numbers of 8 bits."""

import logging
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnxruntime.quantization import (  # type: ignore[import-untyped]
    CalibrationDataReader,
    QuantFormat,
    QuantType,
    quantize_static,
)
from onnxruntime.quantization.shape_inference import quant_pre_process  # type: ignore[import-untyped]

AT_ONCE, BATCHES = 64, 16


class _Quilts(CalibrationDataReader):  # type: ignore[misc]
    """Quilts as the tool that counts wants them."""

    def __init__(self, quilts: NDArray[np.uint8]) -> None:
        parts = np.array_split(quilts, max(1, min(BATCHES, len(quilts) // AT_ONCE)))
        self._parts: Iterator[dict[str, Any]] = iter([{"quilts": part} for part in parts])

    def get_next(self) -> dict[str, Any] | None:
        return next(self._parts, None)


def count_in_eight_bits(path: Path, quilts: NDArray[np.uint8]) -> None:
    """Change a file; quilts of games the network plays show how large its numbers get."""
    with TemporaryDirectory() as folder:
        prepared = Path(folder) / "prepared.onnx"
        quant_pre_process(str(path), str(prepared), skip_symbolic_shape=True)
        convolutions = [node.name for node in onnx.load(prepared).graph.node if node.op_type == "Conv"]
        log = logging.getLogger()
        level = log.level
        log.setLevel(logging.ERROR)  # it warns of advice that was followed
        try:
            quantize_static(
                str(prepared),
                str(path),
                _Quilts(quilts),
                quant_format=QuantFormat.QDQ,
                activation_type=QuantType.QUInt8,
                weight_type=QuantType.QInt8,
                per_channel=True,
                reduce_range=True,  # one bit less: older processors would overflow
                op_types_to_quantize=["Conv"],
                # What comes first and last is small, and has to be exact.
                nodes_to_exclude=[convolutions[0], convolutions[-1]],
            )
        finally:
            log.setLevel(level)

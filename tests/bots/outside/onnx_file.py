"""A network small enough to be written by hand: policy = observation × weights, as an ONNX file."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

FLOAT = 1


def write_network(
    path: Path,
    weights: npt.NDArray[np.float32],
    names: tuple[str, str] = ("observation", "policy"),
    *,
    sized: bool = True,
) -> None:
    """Flattens its input, so that planes are welcome too. The field numbers are those of onnx.proto."""
    given, answer = names
    size, actions = weights.shape
    flatten = _field(1, _text(1, given) + _text(2, "flat") + _text(4, "Flatten"))
    multiply = _field(1, _text(1, "flat") + _text(1, "weights") + _text(2, answer) + _text(4, "MatMul"))
    tensor = (
        _number(1, size) + _number(1, actions) + _number(2, FLOAT) + _text(8, "weights") + _field(9, weights.tobytes())
    )
    graph = flatten + multiply + _text(2, "net") + _field(5, tensor)
    graph += _field(11, _tensor_type(given, None)) + _field(12, _tensor_type(answer, actions if sized else None))
    path.write_bytes(_number(1, 8) + _field(7, graph) + _field(8, _text(1, "") + _number(2, 17)))


def _tensor_type(name: str, actions: int | None) -> bytes:
    """A batch of anything, or a batch of so many numbers."""
    shape = b"" if actions is None else _field(2, _field(1, _text(2, "batch")) + _field(1, _number(1, actions)))
    return _text(1, name) + _field(2, _field(1, _number(1, FLOAT) + shape))


def _varint(number: int) -> bytes:
    low, rest = number & 127, number >> 7
    return bytes([low | 128]) + _varint(rest) if rest else bytes([low])


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _field(field: int, value: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(value)) + value


def _text(field: int, value: str) -> bytes:
    return _field(field, value.encode())

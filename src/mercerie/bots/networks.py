"""Networks in ONNX files, run by onnxruntime on one core."""

from functools import cache
from pathlib import Path
from typing import Any

from mercerie.core import BadFile


@cache
def open_network(path: Path) -> Any:
    """A session that runs the network of a file; BadFile if there is none."""
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    import onnxruntime  # type: ignore[import-untyped]  # only now: most bots need none, and it takes its time

    # One core each: the arena plays a game on every core already.
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise BadFile(f"{path} is no network onnxruntime can read: {str(error)[:200]}") from error

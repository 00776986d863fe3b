"""Numba, named once: how kernels are compiled. Only modules that hold kernels import this."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

P = ParamSpec("P")
R = TypeVar("R")


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function when it is first called; keep it on disk; let other threads run meanwhile."""
    compiled: Callable[P, R] = njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A part of kernels, written into each of them: what it is given and gives back stays in registers."""
    compiled: Callable[P, R] = njit(nogil=True, error_model="numpy", inline="always")(function)
    return compiled


@intrinsic
def _popcount(_typing: Any, bits: Any) -> Any:  # noqa: ARG001
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _lowest(_typing: Any, bits: Any) -> Any:  # noqa: ARG001
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@kernel
def count(bits: int) -> int:
    """How many bits are set."""
    return _popcount(bits)  # type: ignore[call-arg, no-any-return, unused-ignore]


@kernel
def lowest(bits: int) -> int:
    """The number of the lowest bit set; of no bits at all it means nothing."""
    return _lowest(bits)  # type: ignore[call-arg, no-any-return, unused-ignore]


@kernel
def nth(bits: int, n: int) -> int:
    """The number of the n-th bit set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@kernel
def wide(number: int) -> int:
    """A small number of a record as one of 64 bits, like all others."""
    return np.int64(number)  # type: ignore[return-value]

"""Compiling ahead leaves nothing to compile at the table."""

import subprocess
import sys

SCRIPT = """
from mercerie.bots.compiling import compile_bots
from mercerie.bots.patchwork import memory, tree
compile_bots()
print(all(kernel.signatures for kernel in (tree.plant, tree.grow, tree.is_full, memory.find, memory.carry_over)))
"""


def test_everything_a_searching_bot_calls_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)

    assert done.stdout == "True\n"

"""Compiling ahead leaves nothing to compile at the table."""

import subprocess
import sys

SCRIPT = """
from mercerie.bots.compiling import compile_bots
from mercerie.bots.networks import open_network
from mercerie.bots.patchwork import memory, tree
from mercerie.bots.patchwork.guided import asking, gathering, memory as guided, thinker
compile_bots()
searching = (tree.plant, tree.grow, tree.is_full, memory.find, memory.carry_over)
asking = (gathering.put_root, gathering.gather, asking._remember, gathering.fold_all, gathering.unfold_again)
champion = (thinker.plant, *asking, guided.find, guided.carry_over)
print(all(kernel.signatures for kernel in searching + champion), open_network.cache_info().currsize)
"""


def test_everything_a_searching_bot_calls_is_compiled_and_its_networks_are_open() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)

    assert done.stdout == "True 4\n"

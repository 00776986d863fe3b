"""A bot that speaks the line protocol and needs nothing but Python: it buys the patch that covers most squares.

mercerie arena patchwork "largest=program:python3 examples/programs/largest.py" greedy --games 20
"""

import json
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[str]) -> str:
    patches = view["box"]["patches"]

    def covered(action: str) -> int:
        # "buy 17b c4": a patch's number and how it is turned, and where it goes.
        words = action.split()
        return len(patches[words[1][:-1]]["shape"]) if words[0] == "buy" else 0

    return max(legal, key=covered)


for line in sys.stdin:
    message = json.loads(line)
    answer: dict[str, object] = {}
    if message["type"] == "quit":
        break
    if message["type"] == "hello":
        answer = {"protocol": 1}
    elif message["type"] == "newgame" and not message["game"].startswith("patchwork"):
        answer = {"error": "I only know patches"}
    elif message["type"] == "choose":
        answer = {"action": choose(message["view"], message["legal"])}
    print(json.dumps(answer), flush=True)

"""What the guides to arenas and to the line protocol say is so."""

import json
import re
from pathlib import Path

from mercerie.bots.outside import parse_spec

GUIDES = Path(__file__).parents[2] / "docs" / "guides"


def test_python_in_the_guide_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (GUIDES / "arena.md").read_text(encoding="utf-8"), re.DOTALL)

    assert blocks
    for block in blocks:
        exec(compile(block, "arena.md", "exec"), {})  # noqa: S102


def test_bots_in_the_guide_can_be_read() -> None:
    table = re.findall(r"^\| (`[^|]+`) \|", (GUIDES / "arena.md").read_text(encoding="utf-8"), re.MULTILINE)
    kinds = [parse_spec(text).kind for row in table[:7] for text in re.findall(r"`([^`]+)`", row)]

    assert kinds == ["ours", "ours", "ours", "ours", "class", "network", "program", "ours", "ours", "network"]


def test_every_line_of_the_conversation_is_json() -> None:
    lines = re.findall(r"^[<>] (.*)$", (GUIDES / "line-protocol.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert [json.loads(line).get("type", "answer") for line in lines] == [
        *("hello", "answer", "newgame", "answer", "choose", "answer", "quit"),
    ]

"""What answers for a Python bot in a process of its own, tried without the process."""

import io
import json
import pickle
import sys
from base64 import b64encode

import pytest

from mercerie import GAMES
from mercerie.bots.outside import host

STATE = GAMES["textile"].new(2, 1, first=0)
POSITION = b64encode(pickle.dumps((STATE.view(0), STATE.legal_actions()))).decode()
LINES: list[dict[str, object]] = [
    {"type": "hello", "protocol": 1},
    {"type": "newgame", "game": "textile", "seed": 7},
    {"type": "choose", "position": POSITION, "seconds": None, "playouts": None},
    {"type": "choose", "position": POSITION, "seconds": 1.0, "playouts": 5},
    {"type": "quit"},
    {"type": "hello", "protocol": 1},
]


def answers(text: str, lines: list[dict[str, object]]) -> list[dict[str, object]]:
    out = io.StringIO()
    host.answer(text, [json.dumps(line) for line in lines], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_lines_are_answered_until_it_is_told_to_quit() -> None:
    act = {"action": "start madder"}

    assert answers("bots.outside.rude:First", LINES) == [{"protocol": 1}, {}, act, act]


def test_it_also_ends_when_nobody_asks_any_more() -> None:
    assert answers("bots.outside.rude:Lucky", LINES[:2]) == [{"protocol": 1}, {}]


@pytest.mark.parametrize(
    ("text", "words"), [("bots.outside.rude:Nobody", "has no method choose"), ("absent.onnx", "There is no file")]
)
def test_a_mistake_ends_the_program_with_one_sentence(text: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["host", text])
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(json.dumps(line) for line in LINES)))
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr("os.dup2", lambda _one, _two: None)
    monkeypatch.setattr("os.fdopen", lambda *_arguments, **_named: io.StringIO())

    with pytest.raises(SystemExit, match=words):
        host.main()

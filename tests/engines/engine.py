"""What a browser has to do for us, whichever engine it has: go somewhere, answer a question, move the hands.

Firefox is driven by WebDriver BiDi, WebKitGTK by WebDriver: Playwright brings patched browsers of its own and drives
neither as people have them. Both protocols write what hands do in the same way, so the hands stand here once.
"""

import time
from typing import Any, Protocol

Actions = list[dict[str, Any]]


class Engine(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None: ...

    def resize(self, width: int, height: int) -> None: ...

    def forget(self) -> None:
        """Throw all cookies away."""

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function in the page; what it returns must be plain data."""

    def perform(self, actions: Actions) -> None: ...

    def screenshot(self) -> bytes: ...

    def close(self) -> None: ...


class EngineError(Exception):
    """The browser did not do as it was told."""


def press_at(engine: Engine, x: float, y: float) -> None:
    """Click where the mouse of a person would."""
    drag(engine, [(x, y)])


def drag(engine: Engine, way: list[tuple[float, float]]) -> None:
    """Press the button at the first point, let it go at the last."""
    start, *rest = way
    steps: Actions = [_move(*start), {"type": "pointerDown", "button": 0}]
    steps += [_move(x, y, 60) for x, y in rest]
    steps.append({"type": "pointerUp", "button": 0})
    engine.perform(
        [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}],
    )


def type_keys(engine: Engine, keys: list[str]) -> None:
    """Type one key after the other."""
    steps = [{"type": kind, "value": _KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
    engine.perform([{"type": "key", "id": "keyboard", "actions": steps}])


def wait_for(holds: Any, otherwise: str, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise EngineError(otherwise)
        time.sleep(0.05)


# By the names that pages know them by.
_KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


def _move(x: float, y: float, milliseconds: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": milliseconds, "origin": "viewport"}

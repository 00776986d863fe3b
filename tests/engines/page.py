"""A page of any engine with the words of Playwright's that `e2e.hands` speaks, so that they play in every browser."""

import re
from pathlib import Path
from typing import Any

from engines.engine import Engine, EngineError, drag, press_at, type_keys, wait_for

_FIND = (Path(__file__).parent / "finding.js").read_text(encoding="utf-8").split("\n", 1)[1]
Step = dict[str, Any]


class Finder:
    """Where one looks for things: the whole page, or what was found on it."""

    def __init__(self, engine: Engine, steps: tuple[Step, ...] = ()) -> None:
        self.engine = engine
        self.steps = steps

    def _also(self, step: Step) -> "Found":
        return Found(self.engine, (*self.steps, step))

    def get_by_role(self, role: str, *, name: str | re.Pattern[str] | None = None, exact: bool = False) -> "Found":
        if name is None:
            return self._also({"role": role})
        wanted = {"is": name, "exact": exact} if isinstance(name, str) else {"pattern": name.pattern}
        return self._also({"role": role, "name": wanted})

    def locator(self, css: str) -> "Found":
        return self._also({"css": css})

    def _ask(self, then: str, *more: Any) -> Any:
        return self.engine.evaluate(_FIND, list(self.steps), then, *more)


class Found(Finder):
    """Things on the page; asked for anew whenever they are used."""

    def nth(self, number: int) -> "Found":
        return self._also({"nth": number})

    @property
    def first(self) -> "Found":
        return self.nth(0)

    @property
    def last(self) -> "Found":
        return self.nth(-1)

    def or_(self, other: "Found") -> "Found":
        return self._also({"or": list(other.steps)})

    def filter(self, *, has_text: str) -> "Found":
        return self._also({"text": has_text})

    def count(self) -> int:
        return int(self._ask("count"))

    def texts(self) -> list[str]:
        return list(self._ask("texts"))

    def bounding_box(self) -> dict[str, float] | None:
        box: dict[str, float] | None = self._ask("box")
        return box

    def evaluate_all(self, function: str) -> Any:
        """What a JavaScript function of a list of elements says of these."""
        return self.engine.evaluate(f'(steps) => ({function})(({_FIND})(steps, "all"))', list(self.steps))

    def press(self, key: str) -> None:
        """Give it the focus, then press a key."""
        self.evaluate_all("([found]) => found.focus()")
        type_keys(self.engine, [key])

    def click(self, position: dict[str, float] | None = None) -> None:
        """Wait until it can be pressed, then press it with the mouse."""
        at: dict[str, float] = {}

        def is_ready() -> bool:
            at.update(self._ask("place", position) or {})
            return bool(at)

        try:
            wait_for(is_ready, "it is not there, or something lies over it")
        except EngineError as error:
            raise EngineError(f"{self.steps}: {error}") from None
        press_at(self.engine, at["x"], at["y"])


class Mouse:
    """The mouse, for what is dragged: the way is kept until the button is let go."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._way: list[tuple[float, float]] = []
        self._at = (0.0, 0.0)

    def move(self, x: float, y: float, steps: int = 1) -> None:
        start = self._at
        self._at = (x, y)
        if self._way:
            parts = ((index + 1) / steps for index in range(steps))
            self._way += [(start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part) for part in parts]

    def down(self) -> None:
        self._way = [self._at]

    def up(self) -> None:
        drag(self._engine, self._way)
        self._way = []


class Keyboard:
    """The keyboard, wherever the focus is."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def press(self, key: str) -> None:
        type_keys(self._engine, [key])


class Page(Finder):
    """A page in some browser."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.mouse = Mouse(engine)
        self.keyboard = Keyboard(engine)

"""Somebody at the keyboard who types what the test wants, and a screen that can be read afterwards."""

from collections.abc import Iterator
from io import StringIO

from rich.console import Console

from mercerie.terminal.asker import Asker


class Person(Asker):
    """Types these lines, then is gone: the next question meets the end of the input."""

    def __init__(self, *lines: str, language: str = "en", interrupt: bool = False) -> None:
        self._screen = StringIO()
        self._lines: Iterator[str] = iter(lines)
        self._interrupt = interrupt
        super().__init__(Console(file=self._screen, width=120), language, self._type)

    def _type(self, prompt: str) -> str:
        self.console.print(prompt)
        for line in self._lines:
            return line
        if self._interrupt:
            raise KeyboardInterrupt
        raise EOFError

    @property
    def saw(self) -> str:
        return self._screen.getvalue()

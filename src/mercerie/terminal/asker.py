"""Asking a person at the keyboard. Everything a screen needs of the terminal goes through here, so tests can answer."""

from collections.abc import Callable, Mapping

from rich.console import Console, RenderableType


class Left(Exception):
    """The person wants to leave, or there is nobody at the keyboard."""


class Back(Exception):
    """The person wants to go back to the last question."""


class Asker:
    """A console, a language, and a way to read a line."""

    def __init__(self, console: Console, language: str, read: Callable[[str], str] | None = None) -> None:
        self.console = console
        self.language = language
        self._read = read or console.input

    def say(self, french: str, english: str) -> str:
        return french if self.language == "fr" else english

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def complain(self, words: object) -> None:
        self.console.print(str(words), style="red", markup=False)

    def line(self, prompt: str) -> str:
        """One line as typed, without the spaces around it."""
        try:
            return self._read(f"[b]{prompt}[/b] ").strip()
        except EOFError:
            raise Left from None

    def pick(self, choices: Mapping[str, str], question: str = "") -> str:
        """One of the keys; asks again until it gets one. An empty line goes back."""
        described = [f"  [b]{key}[/b]  {words}" for key, words in choices.items() if words]
        bare = [key for key, words in choices.items() if not words]
        self.show(*described)
        if bare:
            self.show("  " + " ".join(bare))
        while True:
            typed = self.line(question or self.say("Votre choix ?", "Your choice?")).lower()
            if not typed:
                raise Back
            if typed in choices:
                return typed
            self.complain(self.say("Au choix : ", "One of: ") + ", ".join(choices))

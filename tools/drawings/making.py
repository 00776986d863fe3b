"""What all drawings of the rules have in common: a step is a real position, what led to it, and words for it."""

import re
from collections.abc import Iterable
from typing import Any

from mercerie.core import AnyGame
from mercerie.core.plain import to_plain

Words = dict[str, str]
Made = dict[str, Any]
NAMES = ("Ada", "Blaise", "Chloé", "Diego")
NBSP = "\N{NO-BREAK SPACE}"


def said(french: str, english: str) -> Words:
    """A sentence in both languages, set as print sets it."""
    return {"fr": re.sub(r" (?=[;:!?])", NBSP, french).replace("'", "’"), "en": english.replace("'", "’")}


def joined(parts: Iterable[Words], between: str = ", ") -> Words:
    found = list(parts)
    return {language: between.join(part[language] for part in found) for language in ("fr", "en")}


def counted(number: int, french: tuple[str, str], english: tuple[str, str]) -> Words:
    """A number with its noun: French has no plural below two."""
    return {"fr": f"{number} {french[abs(number) >= 2]}", "en": f"{number} {english[abs(number) != 1]}"}


def buttons(number: int) -> Words:
    return counted(number, ("bouton", "boutons"), ("button", "buttons"))


def spaces(number: int) -> Words:
    return counted(number, ("case", "cases"), ("space", "spaces"))


def cards(number: int) -> Words:
    return counted(number, ("carte", "cartes"), ("card", "cards"))


def step(state: Any, words: Words, alt: Words, events: Iterable[Any] = (), **more: Any) -> Made:
    """One picture of a drawing: the view everybody has, what just happened, the caption, and the picture in words."""
    view = to_plain(state.view(None))
    assert isinstance(view, dict)
    view.pop("box", None)  # told once for all drawings
    return {"view": view, "events": [to_plain(event) for event in events], "words": words, "alt": alt, **more}


def drawing(kind: str, title: Words, *steps: Made, **more: Any) -> Made:
    return {"kind": kind, "title": title, "steps": list(steps), **more}


def happened(game: AnyGame, state: Any, text: str) -> tuple[Any, tuple[Any, ...]]:
    """What an action leads to, by the rules, and what is told of it."""
    action = game.parse_action(text)
    after = state.apply(action)
    return after, tuple(game.narrate(state.view(None), action, after.view(None)))

"""French and English: which one to speak, and the small words that every screen needs."""

import os
from collections.abc import Mapping, Sequence

LANGUAGES = ("fr", "en")


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the system speaks, if we speak it too."""
    for name in ("MERCERIE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def count(number: int, one: str, many: str, language: str) -> str:
    """A number and its noun. French has no plural below two, English none but at one."""
    single = abs(number) < 2 if language == "fr" else abs(number) == 1
    return f"{number} {one if single else many}"


def buttons(number: int, language: str) -> str:
    return count(number, "bouton", "boutons", "fr") if language == "fr" else count(number, "button", "buttons", "en")


def points(number: int, language: str) -> str:
    return count(number, "point", "points", language)


def with_article(word: str) -> str:
    """An indigo tile, a madder one."""
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"


def listed(names: Sequence[str], language: str) -> str:
    """Anne, Basile and Chloé."""
    joint = " et " if language == "fr" else " and "
    return joint.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)

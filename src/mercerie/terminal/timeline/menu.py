"""Choosing an action of Timeline step by step: a card, then a gap."""

from collections.abc import Sequence

from mercerie.games.timeline import Place, View
from mercerie.terminal.asker import Asker


def choose(view: View, legal: Sequence[Place], asker: Asker) -> Place:  # noqa: ARG001
    say = asker.say
    hand = {
        str(number): face.words.in_language(asker.language)
        for number, face in enumerate(view.hands[view.turn], start=1)
    }
    picked = asker.pick(hand, say("quelle carte ?", "which card?"))
    gaps = [str(gap) for gap in range(len(view.line) + 1)]
    gap = asker.pick(dict.fromkeys(gaps, ""), say("dans quel intervalle ?", "into which gap?"))
    return Place(view.hands[view.turn][int(picked) - 1].id, int(gap))


def expand(view: View, typed: str) -> str:
    """`2 5`, the second card into gap 5, as the notation has it."""
    words = typed.split()
    hand = view.hands[view.turn]
    if len(words) == 2 and all(word.isdecimal() for word in words) and 1 <= int(words[0]) <= len(hand):
        return f"place {hand[int(words[0]) - 1].id} {words[1]}"
    return typed

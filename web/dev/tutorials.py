"""Writes src/learn/<game>.json: the positions of the tutorials, taken from real games, with what each action leads to.

Run it with the project's Python after a change of rules, views or decks, and when the champion has a new network: one
lesson tells what it would do. A lesson offers a choice of actions; what each
of them leads to is computed here, because the page knows no rules. Outcomes of one lesson differ in a few numbers only,
so one is written out and the others say where they differ from it.
"""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from mercerie import GAMES
from mercerie.bots import Analyst, Budget, make_bot
from mercerie.core.plain import to_plain
from mercerie.play import Match

HERE = Path(__file__).parent
LEARN = HERE.parent / "src" / "learn"
NAMES = ("Anne", "Basile")
# The champion's advice is thought over so long, and always the same.
THOUGHT = Budget(inf, 15_000)
Choice = Callable[[Match, list[str]], list[str]]


def plain_view(state: Any) -> Any:
    view: Any = to_plain(state.view(0))
    view.pop("box", None)
    return view


def texts(match: Match) -> list[str]:
    return [match.game.format_action(action) for action in match.state.legal_actions()]


def outcome(match: Match, text: str) -> Any:
    after = match.submit(match.state.to_move, text)
    events = [to_plain(event) for event in match.events(after.steps[-1], watcher=0)]
    return {"view": plain_view(after.state), "events": events}


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Where `other` is not `one`, as paths; where the shape differs the whole part is told."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key, part in one.items():
            yield from differences(part, other[key], f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, part in enumerate(one):
            yield from differences(part, other[index], f"{path}.{index}" if path else str(index))
    elif one != other:
        yield path, other


def lesson(match: Match, choose: Choice) -> dict[str, Any]:
    """A position, the actions one may try there, and where they lead."""
    offered = choose(match, texts(match)) if match.state.to_move == 0 else []
    found: dict[str, Any] = {
        "view": plain_view(match.state),
        "legal": offered,
        "outlooks": outlooks(match, offered),
        "events": [],
    }
    if offered:
        usual = outcome(match, offered[0])
        found["after"] = usual
        found["others"] = {text: dict(differences(usual, outcome(match, text))) for text in offered[1:]}
    return found


def outlooks(match: Match, offered: list[str]) -> dict[str, Any]:
    """What the game tells beforehand, as the server does."""
    found: Any = to_plain(match.game.outlooks(match.state, [match.game.parse_action(text) for text in offered]))
    return found


def played(game: str, seed: int, until: Callable[[Match], bool], bot: str = "greedy", **options: Any) -> Match:
    """A game of two bots, stopped at the first position that is asked for."""
    match = Match.new(GAMES[game], seats=2, seed=seed, options=options, names=NAMES)
    bots = [make_bot(bot, match.game, Random(seat)) for seat in range(2)]
    while not until(match):
        seat = match.state.to_move
        if seat is None:
            raise ValueError(f"seed {seed} never gets there")
        action = bots[seat].choose(match.state.view(seat), match.state.legal_actions(), Budget())
        match = match.submit(seat, match.game.format_action(action))
    return match


def search(game: str, until: Callable[[Match], bool], **options: Any) -> Match:
    for seed in range(400):
        try:
            return played(game, seed, until, **options)
        except ValueError:
            continue
    raise LookupError(f"no {game} gets there")


def every(_match: Match, legal: list[str]) -> list[str]:
    return legal


def only(*beginnings: str) -> Choice:
    return lambda _match, legal: [text for text in legal if text.startswith(beginnings)]


def mine(match: Match) -> bool:
    return bool(match.state.to_move == 0)


# --- the lessons ---


def first_offer(match: Match, legal: list[str]) -> list[str]:
    """The first patch in reach that can be paid and is no mere bar, so that turning it shows."""
    state = match.state
    for patch in state.offer:
        bought = ways_to_buy(legal, str(patch))
        if len({text.split()[1][-1] for text in bought}) >= 4:
            return bought
    return []


def ways_to_buy(legal: list[str], patch: str) -> list[str]:
    return [text for text in legal if text.startswith("buy") and text.split()[1][:-1] == patch]


def advice(match: Match) -> dict[str, Any]:
    """What the champion would do, and the chance it gives itself then."""
    champion = make_bot("champion", match.game, Random(1))
    assert isinstance(champion, Analyst)
    best = champion.analyse(match.state.view(0), match.state.legal_actions(), THOUGHT).choices[0]
    return {"text": match.game.format_action(best.action), "chance": round(best.chance, 2)}


def advised(match: Match) -> dict[str, Any]:
    """A lesson in which the champion advises to sew a patch; one may also sew it elsewhere, or advance."""
    given = advice(match)
    patch = given["text"].split()[1][:-1]
    return {**lesson(match, lambda _match, legal: [*ways_to_buy(legal, patch), "advance"]), "advice": given}


def patchwork(game: str) -> dict[str, Any]:
    def opening(match: Match) -> bool:
        return mine(match) and not match.steps and bool(first_offer(match, texts(match)))

    def gains_income(match: Match) -> bool:
        state = match.state
        if not mine(match) or state.to_sew or state.players[0].income < 2:
            return False
        events = outcome(match, "advance")["events"]
        return any(event["type"] == "Income" for event in events) and state.players[0].time < state.box.track.end // 2

    def advances_far(match: Match) -> bool:
        state = match.state
        return mine(match) and not state.to_sew and 3 <= state.players[1].time - state.players[0].time <= 6

    def has_leather(match: Match) -> bool:
        return mine(match) and match.state.to_sew > 0

    def has_a_choice(match: Match) -> bool:
        """Some patches are sewn, several more can be had, and the champion wants one in a game that is still open."""
        sewn = match.state.box.side**2 // 3
        affordable = {text.split()[1][:-1] for text in texts(match) if text.startswith("buy")}
        if not mine(match) or match.state.players[0].quilt.bit_count() < sewn or len(affordable) < 2:
            return False
        given = advice(match)
        return given["text"].startswith("buy") and 0.4 <= given["chance"] <= 0.8

    def is_over(match: Match) -> bool:
        return match.state.to_move is None and match.state.outcome().winners == (0,)

    start = search(game, opening, first=0)
    far = search(game, advances_far)
    return {
        "box": to_plain(start.state.box),
        "lessons": {
            "look": lesson(start, lambda _match, _legal: []),
            "buy": lesson(start, first_offer),
            "advance": lesson(far, only("advance")),
            "income": lesson(search(game, gains_income), only("advance")),
            "leather": lesson(search(game, has_leather), every),
            "champion": advised(search(game, has_a_choice)),
            "end": lesson(search(game, is_over), every),
        },
    }


def textile() -> dict[str, Any]:
    def patch_of(size: int, sewn: int = 1) -> Callable[[Match], bool]:
        return lambda match: mine(match) and len(match.state.patches[0]) == size and len(match.state.sewn) >= sewn

    def places(match: Match) -> set[int]:
        return {value["points"] for value in outlooks(match, texts(match)).values()}

    def assembles(match: Match) -> bool:
        return patch_of(3, sewn=4)(match) and len(places(match)) >= 4

    def is_over(match: Match) -> bool:
        return match.state.to_move is None and 0 in match.state.outcome().winners

    begin = search("textile", lambda match: mine(match) and not match.steps, first=0)
    one = search("textile", patch_of(1))
    two = search("textile", patch_of(2))
    sew = search("textile", assembles)
    assembled = max(only("assemble")(sew, texts(sew)), key=lambda text: outlooks(sew, [text])[text]["points"])
    lessons = {
        "start": lesson(begin, every),
        "extend": lesson(one, only("take")),
        "colours": lesson(two, only("take")),
        "assemble": lesson(sew, only("assemble")),
    }
    lessons["again"] = lesson(sew.submit(0, assembled), every)
    lessons["end"] = lesson(search("textile", is_over), every)
    return {"box": None, "lessons": lessons}


def timeline() -> dict[str, Any]:
    def line_of(cards: int) -> Callable[[Match], bool]:
        def reached(match: Match) -> bool:
            line = match.state.line
            years = [card.year for card in line]
            apart = all(later - earlier >= 40 for earlier, later in pairwise(years))
            return mine(match) and len(line) == cards and apart and match.state.round < 9

        return reached

    def one_card_left(match: Match) -> bool:
        return mine(match) and len(match.state.hands[0]) == 1 and len(match.state.line) >= 5

    def is_over(match: Match) -> bool:
        return match.state.winners == (0,) and not match.state.sudden_death

    easy = {"difficulty": 1, "deck": "inventions"}
    first = search("timeline", line_of(1), first=0, hand=3, **easy)
    return {
        "box": None,
        "lessons": {
            "look": lesson(first, lambda _match, _legal: []),
            "first": lesson(first, every),
            "between": lesson(search("timeline", line_of(3), hand=3, **easy), every),
            "last": lesson(search("timeline", one_card_left, bot="greedy:hard", hand=3, **easy), every),
            "end": lesson(search("timeline", is_over, bot="greedy:hard", hand=3, **easy), every),
        },
    }


def write(name: str, found: dict[str, Any]) -> None:
    path = LEARN / f"{name}.json"
    path.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    sizes = {key: len(value["legal"]) for key, value in found["lessons"].items()}
    print(f"{path.name}: {path.stat().st_size // 1024} KiB, {sizes}")


if __name__ == "__main__":
    write("patchwork", patchwork("patchwork"))
    write("patchwork-express", patchwork("patchwork-express"))
    write("textile", textile())
    write("timeline", timeline())

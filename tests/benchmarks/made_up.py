"""Games that nobody played, for what is counted in them."""

from benchmarks.knowledge.facts import Decision, Facts, Offer

PATCH = 7


def offer(gain: float = 0.1, *, patch: int = PATCH, bought: bool = True) -> Offer:
    return Offer(patch, round(0.5 + gain, 3), 0.5, 120, bought)


def decision(space: int, *offers: Offer, seat: int = 0, chance: float = 0.6) -> Decision:
    return Decision(seat, space, chance, offers or (offer(),))


def game(
    *decisions: Decision,
    seed: int = 0,
    scores: tuple[int, int] = (20, 15),
    home: int = 0,
    tile: tuple[int, int] | None = None,
) -> Facts:
    winner = home if scores[0] == scores[1] else scores.index(max(scores))
    return Facts(seed, 0, scores, winner, (5, 8), home, tile, decisions)

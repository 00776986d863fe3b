"""What a finished game is worth to each seat. Both rewards add up to 0, so that one's gain is the others' loss."""

from mercerie.core import BadOption, Outcome

REWARDS = ("win", "margin")


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadOption(f"reward cannot be {name}: choose {', '.join(REWARDS)}.")
    return name


def rewards(outcome: Outcome, reward: str) -> list[float]:
    return _wins(outcome) if reward == "win" else _margins(outcome)


def _wins(outcome: Outcome) -> list[float]:
    """1 for the winner and −1 for the loser of two; winners share 1 and losers share −1; all alike get 0."""
    seats, winners = len(outcome.scores), len(outcome.winners)
    if winners == seats:
        return [0.0] * seats
    return [1 / winners if seat in outcome.winners else -1 / (seats - winners) for seat in range(seats)]


def _margins(outcome: Outcome) -> list[float]:
    """By how many points one is ahead of the others, on average."""
    seats, total = len(outcome.scores), sum(outcome.scores)
    return [score - (total - score) / (seats - 1) for score in outcome.scores]

"""What a player of Timeline can do."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Put one of one's cards, by its id, into a gap of the line: gap 0 is before the first card."""

    card: str
    gap: int


Action = Place

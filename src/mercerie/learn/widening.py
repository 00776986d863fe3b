"""A network begins with what a narrower one knows: at first it says the same, and it has room to learn more."""

from typing import Any

import torch

from mercerie.learn.by_quilts import ByQuilts
from mercerie.learn.config import Shape


def is_narrower(shape: Shape, other: Shape) -> bool:
    """Whether the other differs in nothing but how much it can keep in mind."""
    seen = (shape.channels, shape.blocks, shape.pictures)
    return seen == (other.channels, other.blocks, other.pictures) and 0 < shape.hidden < other.hidden


def take_from_narrower(network: ByQuilts, weights: dict[str, Any]) -> None:
    """What was there before hears nobody new; what is new hears everybody, and is heard when it has learned."""
    with torch.no_grad():
        for name, part in network.named_parameters():
            known = weights[name].to(part)
            if name.startswith("sight.mean."):  # what a quilt means to its player, and what to the other
                for wide, narrow in zip(part.chunk(2), known.chunk(2), strict=True):
                    wide[: len(narrow)] = narrow
            elif name == "judgement.circle.weight":  # a row is what one patch says to everybody
                part[:, : known.shape[1]] = known
            else:
                if part.dim() == 2:
                    part[: len(known), known.shape[1] :] = 0
                part[tuple(slice(size) for size in known.shape)] = known

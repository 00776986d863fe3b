"""What the search knows of Patchwork, as numbers that can be tuned."""

from dataclasses import asdict
from typing import Any

import numpy as np

from mercerie.bots.patchwork.points import PACKING, PURCHASE

# One record, because that is what compiled code passes on at no cost. `gone` is the share of the time board behind one.
WEIGHTS = np.dtype(
    [
        # A purchase, in points: what each is worth at the start, and how that shifts until the end.
        ("square", np.float64),
        ("square_shift", np.float64),
        ("income", np.float64),
        ("income_shift", np.float64),
        ("button", np.float64),
        ("button_shift", np.float64),
        ("time", np.float64),
        ("time_shift", np.float64),
        # An empty square, by its empty neighbours; and an empty block of 3 × 3.
        ("alone", np.float64),
        ("dead_end", np.float64),
        ("corner", np.float64),
        ("corridor", np.float64),
        ("edge", np.float64),
        ("block", np.float64),
        # The search.
        ("explore", np.float64),  # how much it tries what its values do not recommend
        ("places", np.int64),  # how many places of each patch it looks at
        ("fade", np.float64),  # each further place of a patch gets so much of the prior of the one before
        ("hope", np.float64),  # an action not yet tried is thought so much worse than its parent
        ("noise", np.float64),  # how far playouts stray from the best purchase, in points
        ("scale", np.float64),  # a margin of so many points is nearly a sure win
        ("win", np.float64),  # the share of the reward that only asks who won
        ("prior", np.float64),  # a purchase worth so many points more has a prior e times as large; 0: all the same
        ("selfish", np.int64),  # 1 to play for one's own score and not for the margin
    ]
)
Weights = Any  # a record of that kind


def usual_weights(**changed: float) -> Weights:
    """The weights as they were tuned, or with some of them changed."""
    weights = np.zeros(1, WEIGHTS)[0]
    values = {
        **asdict(PURCHASE),
        **asdict(PACKING),
        "explore": 1.0,
        "places": 3,
        "fade": 0.25,
        "hope": -0.05,
        "noise": 1.4,
        "scale": 35.0,
        "win": 0.0,
        "prior": 15.0,
        "selfish": 0,
    }
    for name, value in (values | changed).items():
        weights[name] = value
    return weights


def selfish_weights(**changed: float) -> Weights:
    """For playing as if alone: one's own score is all that counts."""
    # Worths by which whole playouts score most; squares count little at first and much at last.
    instinct = {
        "square": 0.604,
        "square_shift": 1.705,
        "income": 1.415,
        "income_shift": 0.149,
        "button": 1.555,
        "button_shift": -0.526,
        "time": 1.138,
        "time_shift": 1.358,
        "alone": -8.514,
        "dead_end": -6.32,
        "corner": -3.131,
        "corridor": -2.684,
        "edge": -0.495,
        "block": 0.731,
    }
    # Scores of one player differ less than margins, so values lie closer together and exploring has to count less.
    search = {"explore": 0.4, "places": 3, "fade": 0.2, "hope": 0.01, "noise": 0.4, "scale": 60.0, "prior": 6.5}
    return usual_weights(**(instinct | search | {"selfish": 1} | changed))

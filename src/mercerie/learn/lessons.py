"""How wrong a network was about samples: what it is taught.

Samples lie on the device as tensors. Every time one is looked at, both quilts are turned and flipped at random.
"""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.bots.patchwork.guided.outputs import EXPECTED, POINTS, policy_width, terms_of
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.encode import FIRST_SEW, LOOKS
from mercerie.games.patchwork.kernels.box import PLACES, box_tables
from mercerie.games.patchwork.symmetry import SYMMETRIES, turned_places, turned_squares
from mercerie.learn.shapes import AnyNetwork

NEVER = -1e9


class Batch(NamedTuple):
    """Samples as tensors."""

    rows: Tensor
    actions: Tensor
    shares: Tensor
    won: Tensor
    points: Tensor  # mine, theirs
    hoped: Tensor  # the chance to win that the search saw
    cover: Tensor  # both quilts at the end


class Losses(NamedTuple):
    """By what they are about; `policy` is above the least that is possible."""

    policy: Tensor
    win: Tensor
    points: Tensor
    cover: Tensor  # which squares that are empty now will be covered


class Tables:
    """What a box looks like to a device that learns: places, their terms and their turns."""

    def __init__(self, box: Components, device: torch.device) -> None:
        self.layout, self.offer, self.area = layout_of(box), box.offer, box.side**2
        self.kinds = box.offer + 3
        part = 2 * self.area
        self.nothing = policy_width(box)  # an index behind all wishes: a zero is put there
        tables, terms = box_tables(box), terms_of(box)
        index = terms.terms.astype(np.int64)
        used = np.arange(index.shape[1])[None] < terms.lengths[:, None]
        by_slot = np.stack([np.where(used, index + slot * part, self.nothing) for slot in range(box.offer)])
        single = np.full((self.area + 1, index.shape[1]), self.nothing)
        single[:-1, 0] = box.offer * part + np.arange(self.area)
        # One row of terms for each: every place of every slot, every single square; the last for what has no place.
        self.terms = torch.tensor(np.concatenate([by_slot.reshape(-1, index.shape[1]), single]), device=device)
        self.place_at = torch.tensor(tables["place_at"][: len(box.patches)].astype(np.int64), device=device)
        squares = np.stack([turned_squares(box.side, symmetry) for symmetry in SYMMETRIES])
        self.turned_squares = torch.tensor(squares, device=device)
        self.unturned = torch.tensor(np.argsort(squares, 1), device=device)
        self.turned_places = torch.tensor(_turned_places(box), device=device)

    def rows_of_terms(self, batch: Batch, turn: Tensor) -> Tensor:
        """For each action of each sample, its row in `terms`, after its quilt was turned."""
        actions = batch.actions.long().clamp(min=0)
        area, single = self.area, self.offer * PLACES
        squares = (actions - FIRST_SEW).clamp(0, area - 1)
        squares = self.turned_squares[turn[:, None], squares]
        slot = ((actions - FIRST_SEW - area) // (LOOKS * area)).clamp(0, self.offer - 1)
        look = (actions - FIRST_SEW - area) % (LOOKS * area)
        circle = batch.rows[:, self.layout.circle : self.layout.circle + self.offer].long() - 1
        patch = circle.clamp(min=0).gather(1, slot)
        place = self.turned_places[turn[:, None], self.place_at[patch, look].clamp(min=0)]
        found = torch.where(actions >= FIRST_SEW + area, slot * PLACES + place, single + squares)
        return torch.where(actions < FIRST_SEW, single + area, found)

    def kinds_of(self, actions: Tensor) -> Tensor:
        """What each action is: buying a patch, by its place in the offer; then sewing, advancing, throwing away."""
        offer, area = self.offer, self.area
        bought = ((actions.long() - FIRST_SEW - area) // (LOOKS * area)).clamp(0, offer - 1)
        other = torch.where(actions >= FIRST_SEW, offer, offer + 1 + actions.long().clamp(min=0))
        return torch.where(actions >= FIRST_SEW + area, bought, other)

    def wants(self, said: Tensor) -> Tensor:
        """How much each of these kinds is wanted; sewing is what others are measured by."""
        first = (2 * self.offer + 1) * self.area
        bought, rest = said[:, first : first + self.offer], said[:, first + self.offer : first + self.offer + 2]
        return torch.cat([bought, torch.zeros_like(bought[:, :1]), rest], 1)

    def turn_rows(self, rows: Tensor, mine: Tensor, theirs: Tensor) -> Tensor:
        first = rows[:, : self.area].gather(1, self.unturned[mine])
        second = rows[:, self.area : 2 * self.area].gather(1, self.unturned[theirs])
        return torch.cat([first, second, rows[:, 2 * self.area :]], 1)


def _turned_places(box: Components) -> NDArray[np.int64]:
    """For each symmetry and place the place it becomes."""
    tables = box_tables(box)
    turned = np.zeros((len(SYMMETRIES), PLACES), np.int64)
    for number, patch in enumerate(sorted(box.patches)):
        first, places = int(tables["first_place"][number]), int(tables["places"][number])
        looks = tables["place_look"][first : first + places]
        for symmetry in SYMMETRIES:
            turned[symmetry, first : first + places] = tables["place_at"][
                number, turned_places(box, patch, symmetry)[looks]
            ]
    return turned


def mistakes(network: AnyNetwork, tables: Tables, batch: Batch, lean: float = 0.0) -> Losses:
    """What a network says of samples, each turned at random, against what the search and the games said.

    Who wins is taught as it came, or by a share of `lean` as the search expected it: that has less luck in it.
    """
    size, device = len(batch.rows), batch.rows.device
    mine = torch.randint(8, (size,), device=device)
    theirs = torch.randint(8, (size,), device=device)
    rows = tables.turn_rows(batch.rows, mine, theirs)
    said, foreseen = (one.float() for one in network.foresee(rows))
    logs = log_shares(tables, said, batch, mine)
    surprise = -(batch.shares * logs).sum(1)
    certain = -(batch.shares * (batch.shares + 1e-9).log()).sum(1)
    expected = said[:, -EXPECTED:]
    return Losses(
        (surprise - certain).mean(),
        functional.binary_cross_entropy_with_logits(expected[:, 0], batch.won.lerp(batch.hoped, lean)),
        functional.smooth_l1_loss(expected[:, 1:], batch.points / POINTS, beta=0.5),
        _surprise(foreseen, tables.turn_rows(batch.cover, mine, theirs), rows[:, : 2 * tables.area] == 0),
    )


def _surprise(foreseen: Tensor, covered: Tensor, empty: Tensor) -> Tensor:
    """How wrong it was about the squares that are still empty."""
    wrong = functional.binary_cross_entropy_with_logits(foreseen, covered.float(), reduction="none")
    return (wrong * empty).sum() / empty.sum().clamp(min=1)


def log_shares(tables: Tables, said: Tensor, batch: Batch, turn: Tensor) -> Tensor:
    """The logarithm of each action's share, as the network has it: what to do, then where."""
    wishes = functional.pad(said[:, :-EXPECTED], (0, 1))
    terms = tables.terms[tables.rows_of_terms(batch, turn)]
    places = wishes.gather(1, terms.flatten(1)).view(terms.shape).sum(2)
    none = batch.actions < 0
    what = tables.kinds_of(batch.actions)
    kinds = torch.arange(tables.kinds, device=said.device)
    same = (what[:, :, None] == kinds) & ~none[:, :, None]
    spread = places[:, :, None].masked_fill(~same, NEVER).logsumexp(1)
    wanted = tables.wants(said).masked_fill(~same.any(1), NEVER)
    logs = places - spread.gather(1, what) + torch.log_softmax(wanted, 1).gather(1, what)
    return logs.masked_fill(none, 0.0)

"""The network: a row in (see guided/inputs.py), wishes and expectations out (see guided/outputs.py).

A small residual tower over the two quilts. What is no picture (the circle, times, buttons) goes through two layers of
its own and is then laid over every square; now and then the whole picture is summed up and laid over itself.
"""

import torch
from torch import Tensor, nn

from mercerie.bots.patchwork.guided.inputs import AIM, Layout, layout_of
from mercerie.bots.patchwork.guided.outputs import EXPECTED
from mercerie.games.patchwork.components import Components


class Block(nn.Module):
    """Two convolutions beside a way through."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1)
        self.second = nn.Conv2d(channels, channels, 3, padding=1)
        nn.init.zeros_(self.second.weight)  # a new block changes nothing: deep towers learn from the start

    def forward(self, squares: Tensor) -> Tensor:
        through: Tensor = self.second(torch.relu(self.first(torch.relu(squares))))
        return squares + through


class Overview(nn.Module):
    """The whole picture, summed up and laid over every square."""

    def __init__(self, channels: int, hidden: int) -> None:
        super().__init__()
        self.spread = nn.Linear(2 * channels + hidden, channels)
        nn.init.zeros_(self.spread.weight)

    def forward(self, squares: Tensor, told: Tensor) -> Tensor:
        spread: Tensor = self.spread(sum_up(squares, told))
        return squares + spread[:, :, None, None]


def sum_up(squares: Tensor, told: Tensor) -> Tensor:
    seen = torch.relu(squares)
    return torch.cat([seen.mean((2, 3)), seen.amax((2, 3)), told], 1)


class Hearing(nn.Module):
    """What is no picture, the rest of a row: the circle, embedded by place, and numbers, each in its size."""

    scales: Tensor
    places: Tensor

    def __init__(self, box: Components, hidden: int) -> None:
        super().__init__()
        layout, patches = layout_of(box), len(box.patches)
        self.patches = patches
        self.register_buffer("scales", 1 / torch.tensor(layout.scales, dtype=torch.float32), persistent=False)
        self.register_buffer("places", torch.arange(patches) * (patches + 1), persistent=False)
        self.circle = nn.Embedding(patches * (patches + 1), hidden)
        nn.init.normal_(self.circle.weight, std=0.1)
        self.numbers = nn.Linear(len(layout.scales), hidden)
        nn.init.zeros_(self.numbers.weight[:, AIM])  # what no game of a run is played for must not disturb later
        self.told = nn.Linear(hidden, hidden)

    def hear(self, rest: Tensor) -> Tensor:
        kind = self.told.weight.dtype
        circle = rest[:, : self.patches].long() + self.places
        numbers = rest[:, self.patches :].to(kind) * self.scales.to(kind)
        told: Tensor = self.told(torch.relu(self.circle(circle).sum(1) + self.numbers(numbers)))
        return told


class Network(Hearing):
    """Policy and expectations for one box."""

    def __init__(self, box: Components, channels: int, blocks: int, hidden: int) -> None:
        super().__init__(box, hidden)
        self.layout: Layout = layout_of(box)
        self.stem = nn.Conv2d(3, channels, 3, padding=1)
        self.lay_over = nn.Linear(hidden, channels)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(blocks))
        self.overviews = nn.ModuleList(Overview(channels, hidden) for _ in range(blocks // 2))
        self.wish = nn.Conv2d(channels, channels, 1)
        self.wish_told = nn.Linear(hidden, channels)
        self.wishes = nn.Conv2d(channels, 2 * box.offer + 1, 1)
        self.summary = nn.Linear(2 * channels + hidden, hidden)
        self.choices = nn.Linear(hidden, box.offer + 2)
        self.expect = nn.Linear(hidden, EXPECTED)
        self.cover = nn.Conv2d(channels, 2, 1)

    def forward(self, rows: Tensor) -> Tensor:
        return self._say(*self._look(rows))

    def foresee(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """What it says, and of both quilts which squares it thinks will be covered at the end (as logits).

        Nobody asks for the latter when it plays. But who learns it learns what points are made of.
        """
        squares, told = self._look(rows)
        return self._say(squares, told), self.cover(torch.relu(squares)).flatten(1)

    def _look(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        layout, side = self.layout, self.layout.side
        kind = self.stem.weight.dtype
        quilts = rows[:, : layout.circle].reshape(-1, 2, side, side).to(kind)
        told = torch.relu(self.hear(rows[:, layout.circle :]))
        board = torch.cat([quilts, torch.ones_like(quilts[:, :1])], 1)  # ones: what lies beyond the edge is not one
        squares = self.stem(board) + self.lay_over(told)[:, :, None, None]
        for number, block in enumerate(self.blocks):
            squares = block(squares)
            if number % 2 == 1:
                squares = self.overviews[number // 2](squares, told)
        return squares, told

    def _say(self, squares: Tensor, told: Tensor) -> Tensor:
        seen = self.wish(torch.relu(squares)) + self.wish_told(told)[:, :, None, None]
        wishes = self.wishes(torch.relu(seen))
        summary = torch.relu(self.summary(sum_up(squares, told)))
        return torch.cat([wishes.flatten(1), self.choices(summary), self.expect(summary)], 1)

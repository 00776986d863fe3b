"""A network that looks at each quilt by itself, so that whoever asks it can remember what it saw there.

In a search the same quilts come again and again, with other times, buttons and circles. To look at a quilt is most of
the work; what is left for each position is small. `Sight` does the first, `Judgement` the second; both are
shipped, the second as `Shorthand`.
"""

from copy import deepcopy

import torch
from torch import Tensor, nn

from mercerie.bots.patchwork.guided.inputs import Layout, layout_of
from mercerie.bots.patchwork.guided.outputs import EXPECTED
from mercerie.games.patchwork.components import Components
from mercerie.learn.network import Block, Hearing


class Sight(nn.Module):
    """What there is to see in a quilt: pictures of it, and what it means to its player and to the other."""

    def __init__(self, side: int, channels: int, blocks: int, pictures: int, hidden: int) -> None:
        super().__init__()
        self.side = side
        self.stem = nn.Conv2d(2, channels, 3, padding=1)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(blocks))
        self.draw = nn.Conv2d(channels, pictures, 1)
        self.mean = nn.Linear(2 * channels, 2 * hidden)

    def forward(self, quilts: Tensor) -> tuple[Tensor, Tensor]:
        board = quilts.reshape(-1, 1, self.side, self.side).to(self.stem.weight.dtype)
        squares = self.stem(torch.cat([board, torch.ones_like(board)], 1))  # ones: what lies beyond the edge is not one
        for block in self.blocks:
            squares = block(squares)
        seen = torch.relu(squares)
        return self.draw(seen).flatten(2), self.mean(torch.cat([seen.mean((2, 3)), seen.amax((2, 3))], 1))


class Judgement(Hearing):
    """What is said of a position, from what was seen in both quilts and what is no picture (the rest of a row)."""

    def __init__(self, box: Components, pictures: int, hidden: int) -> None:
        super().__init__(box, hidden)
        self.offer = box.offer
        self.mix = nn.Linear(hidden, hidden)
        self.light = nn.Linear(hidden, 2 * pictures)
        self.wants = nn.Linear(hidden, (2 * box.offer + 1) * pictures)
        self.suits = nn.Embedding(self.patches + 1, 2 * pictures)
        nn.init.normal_(self.suits.weight, std=0.1)
        self.choices = nn.Linear(hidden, box.offer + 2 + EXPECTED)

    def think(self, rest: Tensor, means: Tensor) -> Tensor:
        """From what both quilts mean to the player to move, added up."""
        return torch.relu(self.mix(torch.relu(self.hear(rest) + means)))

    def say(self, rest: Tensor, pictures: Tensor, thought: Tensor) -> Tensor:
        """From pictures of the quilt of the player to move."""
        # The same pictures mean other things at other times: some are lit, others left in the dark.
        add, times = self.light(thought)[:, :, None].chunk(2, 1)
        lit = torch.relu(pictures * (1 + times) + add)
        # What is looked for in them depends on the patch, too.
        offer = self.offer
        wants = self.wants(thought).unflatten(1, (2 * offer + 1, -1))
        suits = self.suits(rest[:, :offer].long()).view(-1, 2 * offer, pictures.shape[1])
        wishes = torch.bmm(torch.cat([wants[:, :-1] + suits, wants[:, -1:]], 1), lit)
        return torch.cat([wishes.flatten(1), self.choices(thought)], 1)


class Shorthand(nn.Module):
    """The judgement as it is shipped: what was heard of a circle goes in, and what is said is said in short.

    Compiled code adds up what is heard (guided/circles.py) and writes out what is said (guided/shorthand.py), where it
    is needed. The tables for that are said as well; nobody asks for them twice.
    """

    def __init__(self, judgement: Judgement) -> None:
        super().__init__()
        self.numbers, self.told, self.mix = deepcopy((judgement.numbers, judgement.told, judgement.mix))
        self.circle, self.suits = judgement.circle.weight, judgement.suits.weight
        heads = judgement.wants, judgement.light, judgement.choices
        self.say = nn.Linear(judgement.mix.out_features, sum(head.out_features for head in heads))
        with torch.no_grad():
            self.numbers.weight *= judgement.scales
            self.say.weight.copy_(torch.cat([head.weight for head in heads]))
            self.say.bias.copy_(torch.cat([head.bias for head in heads]))

    def forward(self, numbers: Tensor, heard: Tensor, means: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        told = self.told(torch.relu(self.numbers(numbers.to(heard.dtype)) + heard))
        thought = torch.relu(self.mix(torch.relu(told + means)))
        return self.say(thought), self.circle, self.suits


class ByQuilts(nn.Module):
    """Both together: a row in, all that is said of it out, as with `Network`."""

    def __init__(self, box: Components, channels: int, blocks: int, hidden: int, pictures: int) -> None:
        super().__init__()
        self.layout: Layout = layout_of(box)
        self.hidden, self.pictures = hidden, pictures
        self.sight = Sight(box.side, channels, blocks, pictures, hidden)
        self.judgement = Judgement(box, pictures, hidden)
        self.ends = nn.Linear(hidden, 2 * pictures)
        self.cover = nn.Conv1d(pictures, 1, 1)

    def forward(self, rows: Tensor) -> Tensor:
        mine, _, thought = self._look(rows)
        return self.judgement.say(rows[:, self.layout.circle :], mine, thought)

    def foresee(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """What it says, and of both quilts which squares it thinks will be covered at the end (as logits)."""
        mine, theirs, thought = self._look(rows)
        ends = self.ends(thought)[:, :, None].chunk(2, 1)
        cover = [self.cover(torch.relu(one + end)).flatten(1) for one, end in zip((mine, theirs), ends, strict=True)]
        return self.judgement.say(rows[:, self.layout.circle :], mine, thought), torch.cat(cover, 1)

    def _look(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Pictures of both quilts, and what is thought of the position."""
        area, many = self.layout.side**2, len(rows)
        quilts = torch.cat([rows[:, :area], rows[:, area : 2 * area]])
        pictures, means = self.sight(quilts)
        both = means[:many, : self.hidden] + means[many:, self.hidden :]
        return pictures[:many], pictures[many:], self.judgement.think(rows[:, 2 * area :], both)

"""The samples learned from: the latest ones, in a ring on the device that learns."""

import numpy as np
import torch
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import MOST_ACTIONS
from mercerie.bots.patchwork.guided.inputs import Layout
from mercerie.learn.lessons import Batch
from mercerie.learn.samples import Samples

KEPT = ("rows", "actions", "shares", "ends", "cover")


class Replay:
    """Room for so many samples; new ones take the place of the oldest."""

    def __init__(self, room: int, layout: Layout, device: torch.device) -> None:
        self.room, self.seen = room, 0
        self._device = device
        self.rows = torch.zeros((room, layout.width), dtype=torch.uint8, device=device)
        self.actions = torch.full((room, MOST_ACTIONS), -1, dtype=torch.int16, device=device)
        self.shares = torch.zeros((room, MOST_ACTIONS), dtype=torch.float16, device=device)
        self.ends = torch.zeros((room, 4), dtype=torch.int16, device=device)  # won, mine, theirs, hoped in thousandths
        self.cover = torch.zeros((room, layout.circle), dtype=torch.uint8, device=device)
        # On the device too, so that drawing a batch needs nothing from outside.
        self.filled = torch.zeros((), dtype=torch.float64, device=device)

    def add(self, samples: Samples) -> None:
        if not len(samples):
            return
        for part in np.array_split(samples, max(1, -(-len(samples) // self.room))):
            start = self.seen % self.room
            first = part[: self.room - start]
            self._put(start, first)
            self._put(0, part[len(first) :])
            self.seen += len(part)
        self.filled.fill_(min(self.seen, self.room))

    def _put(self, start: int, samples: Samples) -> None:
        if not len(samples):
            return
        here = slice(start, start + len(samples))
        hoped = (1_000 * samples["hoped"]).astype(np.int16)
        ends = np.stack([samples["won"].astype(np.int16), samples["mine"], samples["theirs"], hoped], 1)
        for room, values in (
            (self.rows, samples["row"]),
            (self.actions, samples["actions"]),
            (self.shares, samples["shares"].astype(np.float16)),
            (self.ends, ends),
            (self.cover, samples["cover"]),
        ):
            fresh = torch.from_numpy(np.ascontiguousarray(values))
            if self._device.type == "cuda":  # pinned, so that nobody waits until it has arrived
                fresh = fresh.pin_memory()
            room[here].copy_(fresh, non_blocking=True)

    def draw(self, size: int) -> Batch:
        """Any samples, each as likely as another."""
        chosen = (torch.rand(size, dtype=torch.float64, device=self._device) * self.filled).long()
        ends = self.ends[chosen].float()
        won, points, hoped = ends[:, 0], ends[:, 1:3], ends[:, 3] / 1_000
        rows, actions, shares = self.rows[chosen], self.actions[chosen], self.shares[chosen].float()
        return Batch(rows, actions, shares, won, points, hoped, self.cover[chosen])

    def some_rows(self, most: int = 2_000) -> NDArray[np.uint8]:
        """What the network was asked in some of the samples."""
        rows: NDArray[np.uint8] = self.rows[: min(self.seen, self.room, most)].cpu().numpy()
        return rows

    def state(self) -> dict[str, object]:
        """What has to be kept to go on later."""
        end = min(self.seen, self.room)
        kept = {name: getattr(self, name)[:end].cpu() for name in KEPT}
        return {"seen": self.seen, **kept}

    def restore(self, state: dict[str, object]) -> None:
        for name in KEPT:
            kept = state[name]
            assert isinstance(kept, torch.Tensor)
            getattr(self, name)[: len(kept)] = kept.to(self._device)
        self.seen = int(str(state["seen"]))
        self.filled.fill_(min(self.seen, self.room))

"""Teaches a network from samples, a batch at a time."""

import torch

from mercerie.learn.config import Learning
from mercerie.learn.lessons import Losses, Tables, mistakes
from mercerie.learn.replay import Replay
from mercerie.learn.shapes import AnyNetwork

PLAIN = 3  # lessons before one is captured: by then everything it needs has its place


class Teacher:
    """On a GPU a lesson is one graph: everything it needs lies there already, and one call starts it."""

    def __init__(self, network: AnyNetwork, tables: Tables, replay: Replay, learning: Learning) -> None:
        self._network, self._tables, self._replay, self._learning = network, tables, replay, learning
        self.lessons = 0
        self._device = next(network.parameters()).device
        self._on_gpu = self._device.type == "cuda"
        self._rate = torch.tensor(0.0, device=self._device)
        self._optimizer = torch.optim.AdamW(
            network.parameters(),
            lr=self._rate if self._on_gpu else 0.0,
            weight_decay=learning.decay,
            capturable=self._on_gpu,
        )
        self._sums = torch.zeros(4, device=self._device)
        self._counted = 0
        self._plain = 0
        self._graph: torch.cuda.CUDAGraph | None = None

    @property
    def will_capture(self) -> bool:
        """Whether one of the next lessons will be captured: nobody else may use the GPU meanwhile."""
        return self._on_gpu and self._graph is None

    def teach(self) -> None:
        """One lesson."""
        self._set_rate(self._learning.rate_at(self.lessons))
        if self._graph is not None:
            self._graph.replay()
        else:
            self._lesson()
            self._plain += 1
            if self._on_gpu and self._plain == PLAIN:
                self._capture()
        self.lessons += 1
        self._counted += 1

    def _set_rate(self, rate: float) -> None:
        if self._on_gpu:
            self._rate.fill_(rate)
        else:
            self._optimizer.param_groups[0]["lr"] = rate

    def _capture(self) -> None:
        torch.cuda.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        self._optimizer.zero_grad(set_to_none=True)
        with torch.cuda.graph(self._graph, capture_error_mode="thread_local"):
            self._lesson()

    def _lesson(self) -> None:
        self._optimizer.zero_grad(set_to_none=True)
        batch = self._replay.draw(self._learning.batch)
        with torch.autocast(self._device.type, torch.bfloat16, enabled=self._on_gpu, cache_enabled=False):
            losses = mistakes(self._network, self._tables, batch, self._learning.lean)
        loss = losses.policy + losses.win
        loss = loss + self._learning.points * losses.points + self._learning.cover * losses.cover
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 1.0, foreach=True)
        self._optimizer.step()
        with torch.no_grad():
            self._sums += torch.stack(list(losses))

    def report(self) -> dict[str, float]:
        """The mean mistakes since the last report, by what they are about."""
        means = (self._sums / max(1, self._counted)).tolist()
        self._sums.zero_()
        self._counted = 0
        return dict(zip(Losses._fields, means, strict=True))

    def state(self) -> dict[str, object]:
        return {"lessons": self.lessons, "optimizer": self._optimizer.state_dict()}

    def restore(self, state: dict[str, object]) -> None:
        self.lessons = int(str(state["lessons"]))
        optimizer = state["optimizer"]
        assert isinstance(optimizer, dict)
        self._optimizer.load_state_dict(optimizer)
        if self._on_gpu:
            self._optimizer.param_groups[0]["lr"] = self._rate

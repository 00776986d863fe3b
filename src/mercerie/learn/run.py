"""A run of learning: play, learn, keep; and go on where it was left.

A run is a sequence of chapters. At the end of each everything is kept, and the games under way are dropped in any
case: so a run that is stopped and goes on from its last checkpoint plays the same games as one that was not.
"""

import json
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from mercerie import __version__
from mercerie.core import BadFile
from mercerie.games.patchwork.components import Components
from mercerie.learn.config import Config, config_of
from mercerie.learn.games import KINDS, TALLY
from mercerie.learn.lessons import Tables
from mercerie.learn.oracle import best_device
from mercerie.learn.players import Players
from mercerie.learn.replay import Replay
from mercerie.learn.samples import Samples
from mercerie.learn.shapes import AnyNetwork, new_network
from mercerie.learn.teacher import Teacher
from mercerie.learn.weights import load_weights, take_weights, take_what_fits

SPREAD = 32  # rounds
ERRING = {"with_guest": "guests", "uneven": "erring"}  # who errs, by the kind of game
LATEST, CURVE, REPLAY, WEIGHTS = "latest.pt", "curve.jsonl", "replay.pt", "weights.pt"
Watcher = Callable[[dict[str, Any]], object]  # hears how a run goes: figures, now and then


class Learner:
    """A run in a folder; a new one begins with the networks of another's WEIGHTS, if it is told to."""

    def __init__(self, box: Components, config: Config, folder: Path, begin_with: Path | None = None) -> None:
        torch.manual_seed(config.run.seed)
        self.box, self.config, self.folder = box, config, folder
        device = best_device()
        self.network = new_network(box, config.network, device)
        self.pupil = new_network(box, config.pupil, device) if config.pupil.channels else None
        self.replay = Replay(config.learning.window, self.network.layout, device)
        tables = Tables(box, device)
        self.teacher = Teacher(self.network, tables, self.replay, config.learning)
        pupils = [Teacher(self.pupil, tables, self.replay, config.learning)] if self.pupil else []
        self._teachers = [self.teacher, *pupils]
        self._busy = pupils if config.pupil.alone and pupils else self._teachers
        self.players = Players(box, self.network, config.selfplay)
        self.games = self.samples = self.chapter = 0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / LATEST).exists():
            self._restore()
        elif begin_with:
            self._begin_with(begin_with)

    @property
    def _networks(self) -> list[AnyNetwork]:
        return [self.network, self.pupil] if self.pupil else [self.network]

    @property
    def shipped(self) -> AnyNetwork:
        """The network a run is made for: the pupil, if there is one."""
        return self.pupil or self.network

    def play_chapter(self, watch: Watcher, seconds: float = float("inf"), every: float = 10.0) -> None:
        """Play and learn until the chapter's games are played, or the time is over; then keep everything."""
        run = self.config.run
        luck = run.seed * 1_000_003 + self.chapter * 1_009
        torch.manual_seed(luck)
        self._let_think(self.config.selfplay.simulations_at(self.games / run.games))
        self.players.begin_anew(luck)
        self.players.take(self.network)
        taken = self.teacher.lessons
        until, said = time.monotonic() + seconds, time.monotonic()
        end = min(run.games, (self.chapter + 1) * run.chapter)
        at_start = since = self._figures()
        while self.games < end and time.monotonic() < until:
            alone = any(teacher.will_capture for teacher in self._busy)
            if alone:
                self._learn()
            self.players.begin_round()
            if not alone:
                self._learn()  # from the rounds before, while this one is played
            self._gather(self.players.end_round())
            self.games = at_start["games"] + int(self.players.tally["games"].sum())
            if self.teacher.lessons - taken >= self.config.learning.publish:
                self.players.take(self.network)
                taken = self.teacher.lessons
            if time.monotonic() - said > every:
                now = self._figures()
                watch(self._told(since, now))
                since, said = now, time.monotonic()
        watch(self._told(since, self._figures()))
        self.players.tally = np.zeros(1, TALLY)[0]
        self.chapter += 1
        self._keep()

    def _gather(self, samples: Samples) -> None:
        """Put new samples with the others."""
        self.replay.add(samples)
        self.samples += len(samples)

    def _let_think(self, simulations: int) -> None:
        """From now on in searches of so many simulations."""
        if simulations != self.players.habits["simulations"]:
            self.players.close()
            selfplay = replace(self.config.selfplay, simulations=simulations)
            self.players = Players(self.box, self.network, selfplay)

    def _learn(self) -> None:
        learning = self.config.learning
        if self.replay.seen < learning.before:  # a run that goes on without its samples has to gather some first
            return
        due = int((self.samples - learning.before) * learning.reuse / learning.batch) - self._busy[0].lessons
        # Many games end at once, at first: what there is to learn from them is spread over the rounds that follow.
        for _ in range(-(-due // SPREAD)):
            for teacher in self._busy:
                teacher.teach()

    def _figures(self) -> dict[str, Any]:
        return {
            "seconds": time.monotonic(),
            "games": self.games,
            "samples": self.samples,
            "lessons": self._busy[0].lessons,
            "tally": self.players.tally.copy(),
        }

    def _told(self, since: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        """What happened between two looks, as a line of the curve."""
        passed = max(1e-9, now["seconds"] - since["seconds"])
        told = {
            "chapter": self.chapter,
            "games": now["games"],
            "samples": now["samples"],
            "lessons": now["lessons"],
            "seconds": round(passed, 2),
            "games_a_second": round((now["games"] - since["games"]) / passed, 1),
            "lessons_a_second": round((now["lessons"] - since["lessons"]) / passed, 1),
            **{about: round(mean, 4) for about, mean in self._busy[0].report().items()},
        }
        for kind, name in enumerate(KINDS):
            games = int(now["tally"]["games"][kind] - since["tally"]["games"][kind])
            for field in ("points", "empty", "first_won", "decisions"):
                sum_of = int(now["tally"][field][kind] - since["tally"][field][kind])
                players = 2 if field in ("points", "empty") else 1
                told[f"{field}_{name}"] = round(sum_of / games / players, 3) if games else None
            if name in ERRING:
                lost = int(now["tally"]["erring_lost"][kind] - since["tally"]["erring_lost"][kind])
                told[f"{ERRING[name]}_lost"] = round(lost / games, 3) if games else None
        self.add_to_curve(told)
        return told

    def add_to_curve(self, figures: dict[str, Any]) -> None:
        """A line more."""
        with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(figures) + "\n")

    def _keep(self) -> None:
        """Everything a later process needs to go on; a file is whole or not there."""
        state = {
            "versions": {"mercerie": __version__, "torch": str(torch.__version__), "python": platform.python_version()},
            "config": asdict(self.config),
            "box": self.box.fingerprint,
            "networks": [network.state_dict() for network in self._networks],
            "teachers": [teacher.state() for teacher in self._teachers],
            "games": self.games,
            "samples": self.samples,
            "chapter": self.chapter,
        }
        _write(self.replay.state(), self.folder / REPLAY)
        halves = [{name: part.half() for name, part in one.state_dict().items()} for one in self._networks]
        _write({name: state[name] for name in ("box", "config")} | {"networks": halves}, self.folder / WEIGHTS)
        _write(state, self.folder / LATEST)

    def _begin_with(self, path: Path) -> None:
        """Each takes what another run has of its shape, else of a narrower one; else a pupil begins with nothing."""
        state = load_weights(path, self.box)
        held = config_of(state["config"], str(path))
        known = list(zip((held.network, held.pupil), state["networks"], strict=False))
        if not take_what_fits(self.box, self.network, self.config.network, known, path):
            shapes = " and ".join(str(shape.sizes) for shape, _ in known)
            raise BadFile(f"{path} holds networks of the shape {shapes}: one of them, or a wider one, has to play.")
        if self.pupil:
            take_what_fits(self.box, self.pupil, self.config.pupil, known, path)

    def _restore(self) -> None:
        path = self.folder / LATEST
        state = load_weights(path, self.box)
        for part in ("network", "pupil"):
            if (held := state["config"][part]) != asdict(self.config)[part]:
                raise BadFile(f"{path} holds a {part} of the shape {held}: keep that shape.")
        for network, weights in zip(self._networks, state["networks"], strict=True):
            take_weights(network, weights, path)
        for teacher, kept in zip(self._teachers, state["teachers"], strict=True):
            teacher.restore(kept)
        self.games, self.samples, self.chapter = state["games"], state["samples"], state["chapter"]
        if (self.folder / REPLAY).exists():
            self.replay.restore(torch.load(self.folder / REPLAY, map_location="cpu", weights_only=True))


def _write(state: dict[str, Any], path: Path) -> None:
    beside = path.with_suffix(".new")
    torch.save(state, beside)
    beside.replace(path)

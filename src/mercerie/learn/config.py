"""One file says everything about a run."""

import math
import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from mercerie.core import BadFile


@dataclass(frozen=True, slots=True)
class Shape:
    """Of the network that plays."""

    channels: int = 64
    blocks: int = 5
    hidden: int = 128
    pictures: int = 0  # of each quilt, if it looks at one after the other; 0: at both at once

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        return self.channels, self.blocks, self.hidden, self.pictures


@dataclass(frozen=True, slots=True)
class Pupil(Shape):
    """Of a second network, which learns from the games of the first and does not play: a small one to be shipped."""

    channels: int = 0  # 0: there is none
    blocks: int = 2
    hidden: int = 128
    pictures: int = 16
    alone: int = 0  # 1: only the pupil learns; what plays knows enough


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """How it plays against itself."""

    games_at_once: int = 256
    threads: int = 2  # each plays its share of the games; with a GPU, two for each core: it has to be waited for
    simulations: int = 32  # of each search, in the first chapter,
    simulations_end: int = 0  # and, growing from chapter to chapter, in the end; 0: as many as at first
    places: int = 2  # of each patch, that a search looks at,
    root_places: int = 5  # and at its root
    trust: float = 3.0  # how much values count beside the policy
    explore: float = 0.2  # how much searches try below their root that values do not recommend
    noise: float = 1.0  # how far searches stray, at most
    points: float = 0.5  # the share of a game's worth that is its margin
    own: float = 1.0  # how much one's own points count beside that, so that nobody waits for the other's mistake
    for_score: float = 0.2  # the share of games in which each plays for the own score
    guests: float = 0.0  # the share of the other games in which `search` has one of the seats,
    guest_fewest: int = 200  # thinking about each action for so many playouts, at least,
    guest_playouts: int = 2_000  # and at most
    uneven: float = 0.0  # the share of the other games in which one errs, and both are told: it thinks less

    def simulations_at(self, gone: float) -> int:
        """When so much of the run is over. A network that knows little learns little from long searches."""
        growth = (self.simulations_end or self.simulations) / self.simulations
        return round(self.simulations * math.pow(growth, gone))


@dataclass(frozen=True, slots=True)
class Learning:
    """How it learns from that."""

    batch: int = 512
    window: int = 200_000  # samples learned from: the latest
    before: int = 10_000  # samples there have to be before the first lesson
    reuse: float = 6.0  # how often each sample is looked at
    rate: float = 0.002
    rate_end: float = 0.0001
    warm_up: int = 200  # lessons
    lessons: int = 20_000  # after so many the rate has fallen to its end
    decay: float = 0.0001
    points: float = 1.0  # how much mistakes about points count beside the others
    cover: float = 0.5  # and mistakes about what will be covered at the end
    lean: float = 0.0  # the share of who won that is taught as the search expected it, not as it came
    publish: int = 50  # lessons between two versions that play

    def rate_at(self, lesson: int) -> float:
        """Rises at first, then falls along a half wave."""
        if lesson < self.warm_up:
            return self.rate * (lesson + 1) / self.warm_up
        gone = min(1.0, lesson / self.lessons)
        return self.rate_end + (self.rate - self.rate_end) * (1 + math.cos(math.pi * gone)) / 2


@dataclass(frozen=True, slots=True)
class Run:
    """How long, and how often it is kept and judged."""

    seed: int = 1
    games: int = 20_000
    chapter: int = 5_000  # games between two checkpoints
    judge_games: int = 200  # against the version before, at each checkpoint, and as many against `search`,
    judge_playouts: int = 200  # which makes so many playouts an action; 0: only against the version before


@dataclass(frozen=True, slots=True)
class Config:
    """A run."""

    network: Shape = field(default_factory=Shape)
    pupil: Pupil = field(default_factory=Pupil)
    selfplay: SelfPlay = field(default_factory=SelfPlay)
    learning: Learning = field(default_factory=Learning)
    run: Run = field(default_factory=Run)

    @property
    def shipped(self) -> Shape:
        """The shape of the network a run is made for: the pupil's, if there is one."""
        return self.pupil if self.pupil.channels else self.network


Part = TypeVar("Part", Shape, Pupil, SelfPlay, Learning, Run)


def load_config(path: Path) -> Config:
    """A configuration from a TOML file; what it does not name is as usual. BadFile says what is wrong with it."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{path} is no TOML: {error}.") from error
    return config_of(told, str(path))


def config_of(told: dict[str, Any], name: str) -> Config:
    known = {part.name for part in fields(Config)}
    if unknown := sorted(set(told) - known):
        raise BadFile(f"{name}: there is no section {unknown[0]!r}; the sections are {', '.join(sorted(known))}.")
    return Config(
        _part(Shape, told.get("network", {}), name),
        _part(Pupil, told.get("pupil", {}), name),
        _part(SelfPlay, told.get("selfplay", {}), name),
        _part(Learning, told.get("learning", {}), name),
        _part(Run, told.get("run", {}), name),
    )


def _part(kind: type[Part], told: dict[str, Any], name: str) -> Part:
    usual = asdict(kind())
    for key, value in told.items():
        if key not in usual:
            raise BadFile(f"{name}: there is no {key!r}; there are {', '.join(usual)}.")
        wanted = type(usual[key])
        if isinstance(value, bool) or not isinstance(value, (wanted, int)):
            raise BadFile(f"{name}: {key} should be a number like {usual[key]}, not {value!r}.")
        if value < 0:
            raise BadFile(f"{name}: {key} should not be negative.")
    return kind(**told)

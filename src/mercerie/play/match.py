"""A game being played: the first thing here that changes. People and bots submit texts; nothing else moves it on."""

from dataclasses import dataclass
from typing import Any

from mercerie.core import AnyGame, NotYourTurn, Options, Seat
from mercerie.play.record import Record, changed_options, game_of_record, nameless, replay


@dataclass(frozen=True, slots=True)
class Step:
    """One action played: by whom, what, and the states around it."""

    seat: Seat
    action: Any
    text: str
    before: Any
    after: Any


class Match:
    """State and record of one game."""

    def __init__(
        self, game: AnyGame, seats: int, seed: int, options: Options | None = None, names: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        # First of all: it refuses seats the game does not have, before anything is made for each of them.
        self._options = game.describe(seats, **(options or {}))
        self.names = names or tuple(nameless(seat) for seat in range(seats))
        self.steps: list[Step] = []
        self._seats = seats
        self._seed = seed
        self._dealt = game.new(seats, seed, **self._options)

    @property
    def state(self) -> Any:
        return self.steps[-1].after if self.steps else self._dealt

    @property
    def seats(self) -> int:
        return self._seats

    def submit(self, seat: Seat, text: str) -> Step:
        """Play an action for a seat. A refused one changes nothing."""
        state = self.state
        action = self.game.parse_action(text)
        if state.to_move is not None and seat != state.to_move:
            raise NotYourTurn(f"It is {self.names[state.to_move]}'s turn, not {self.names[seat]}'s.")
        step = Step(seat, action, self.game.format_action(action), state, state.apply(action))
        self.steps.append(step)
        return step

    def undo(self) -> Step | None:
        """Take back the last action; None if there is none."""
        return self.steps.pop() if self.steps else None

    def events(self, step: Step, watcher: Seat | None) -> tuple[Any, ...]:
        """What a watcher saw happen."""
        events: tuple[Any, ...] = self.game.narrate(step.before.view(watcher), step.action, step.after.view(watcher))
        return events

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self._seats,
            seed=self._seed,
            box=self.game.fingerprint(self._options),
            options=changed_options(self.game, self._options),
            names=self.names,
            actions=tuple(step.text for step in self.steps),
            outcome=self.state.outcome(),
        )

    @classmethod
    def resume(cls, record: Record) -> "Match":
        """The match a record tells of, ready to go on."""
        match = cls(game_of_record(record), record.seats, record.seed, record.options, record.names)
        states = list(replay(record))
        for before, text, after in zip(states, record.actions, states[1:], strict=False):
            action = match.game.parse_action(text)
            match.steps.append(Step(before.to_move, action, match.game.format_action(action), before, after))
        return match

"""A game being played, as a value: what was dealt, and what was done since. People and bots submit texts to it."""

from dataclasses import dataclass, field, replace
from typing import Any

from mercerie.core import AnyGame, BadOption, NotYourTurn, Options, Seat
from mercerie.play.record import Record, changed_options, game_of_record, nameless, replay


@dataclass(frozen=True, slots=True)
class Step:
    """One action played: by whom, what, and the states around it."""

    seat: Seat
    action: Any
    text: str
    before: Any
    after: Any


@dataclass(frozen=True)
class Match:
    """The state and the record of one game. Nothing changes it: `submit` and `back_to` return another one."""

    game: AnyGame
    seed: int = field(repr=False)  # all that is still hidden follows from it
    options: Options  # every option with its value
    names: tuple[str, ...]
    dealt: Any = field(repr=False)
    steps: tuple[Step, ...] = ()

    @classmethod
    def new(
        cls, game: AnyGame, seats: int, seed: int, options: Options | None = None, names: tuple[str, ...] = ()
    ) -> "Match":
        """Deal a game; BadOption if these people cannot play it like this."""
        # First of all: it refuses seats the game does not have, before anything is made for each of them.
        settled = game.describe(seats, **(options or {}))
        names = names or tuple(nameless(seat) for seat in range(seats))
        if len(names) != seats:
            raise BadOption(f"{seats} players have {seats} names, not {len(names)}.")
        return cls(game, seed, settled, names, game.new(seats, seed, **settled))

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def state(self) -> Any:
        return self.steps[-1].after if self.steps else self.dealt

    @property
    def positions(self) -> tuple[Any, ...]:
        """Every state of the game so far, the dealt one first."""
        return (self.dealt, *(step.after for step in self.steps))

    def submit(self, seat: Seat, text: str) -> "Match":
        """The match after an action of this seat. RuleError says why it is refused."""
        state = self.state
        action = self.game.parse_action(text)
        if state.to_move is not None and seat != state.to_move:
            raise NotYourTurn(f"It is {self.names[state.to_move]}'s turn, not {self.names[seat]}'s.")
        step = Step(seat, action, self.game.format_action(action), state, state.apply(action))
        return replace(self, steps=(*self.steps, step))

    def back_to(self, steps: int) -> "Match":
        """The match as it was after so many steps."""
        return replace(self, steps=self.steps[:steps])

    def events(self, step: Step, watcher: Seat | None) -> tuple[Any, ...]:
        """What a watcher saw happen."""
        events: tuple[Any, ...] = self.game.narrate(step.before.view(watcher), step.action, step.after.view(watcher))
        return events

    def reveals(self, step: Step) -> bool:
        """Whether it showed what nobody could know before, so that it cannot be taken back as if it had not been."""
        return any(self.game.reveals(event) for event in self.events(step, None))

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            seed=self.seed,
            box=self.game.fingerprint(self.options),
            options=changed_options(self.game, self.options),
            names=self.names,
            actions=tuple(step.text for step in self.steps),
            outcome=self.state.outcome(),
        )

    @classmethod
    def resume(cls, record: Record) -> "Match":
        """The match a record tells of, ready to go on."""
        match = cls.new(game_of_record(record), record.seats, record.seed, record.options, record.names)
        states = list(replay(record))
        steps = []
        for before, text, after in zip(states, record.actions, states[1:], strict=False):
            action = match.game.parse_action(text)
            steps.append(Step(before.to_move, action, match.game.format_action(action), before, after))
        return replace(match, steps=tuple(steps))

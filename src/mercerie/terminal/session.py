"""A game at the keyboard: people type, bots answer, every action is saved before the next."""

from pathlib import Path
from random import Random

from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from mercerie.bots.analysts import look
from mercerie.core import RuleError, Seat
from mercerie.play import Match, Step, save_record
from mercerie.terminal import SCREENS
from mercerie.terminal.asker import Asker, Back, Left
from mercerie.terminal.players import bots_of, budget_of, robots_at, shown_names

_HINT_SECONDS = 0.8
_LOG_LINES = 30
_HELP_FR = """Écrivez un coup, par exemple [b]{example}[/b], ou bien :
  [b]menu[/b] choisir pas à pas    [b]conseil[/b] le meilleur coup         [b]annuler[/b] reprendre son coup
  [b]plateau[/b] le revoir         [b]journal[/b] ce qui s'est passé       [b]sauver FICHIER[/b]    [b]quitter[/b]"""
_HELP_EN = """Write an action, for instance [b]{example}[/b], or:
  [b]menu[/b] choose step by step  [b]hint[/b] the best action             [b]undo[/b] take it back
  [b]board[/b] see it again        [b]log[/b] what happened                [b]save FILE[/b]         [b]quit[/b]"""


class Session:
    """One match, one keyboard, one file."""

    def __init__(self, match: Match, asker: Asker, path: Path, rng: Random) -> None:
        self.path = path
        self._match = match
        self._asker = asker
        self._screen = SCREENS[match.game.id]
        self._names = shown_names(match.names, match.game, asker.language)
        self._bots = bots_of(match.names, match.game, rng)
        self._commands = {
            **dict.fromkeys(("?", "help", "aide"), self._help),
            **dict.fromkeys(("menu",), self._menu),
            **dict.fromkeys(("hint", "conseil"), self._hint),
            **dict.fromkeys(("undo", "annuler"), self._undo),
            **dict.fromkeys(("log", "journal"), self._log),
            **dict.fromkeys(("board", "plateau"), self._board),
        }

    def run(self) -> Match:
        """Play to the end, or until somebody leaves; says how to go on, and returns the match as it is then."""
        self._save()
        if not self._match.steps:
            self._greet()
        try:
            while self._match.state.outcome() is None:
                self._turn()
        except (Left, KeyboardInterrupt):
            say = self._asker.say("Partie gardée. Pour reprendre : ", "The game is kept. To go on: ")
            self._asker.show(f"\n{say}[b]mercerie resume {self.path}[/b]")
            return self._match
        self._board()
        self._asker.show(self._asker.say(f"Partie gardée dans {self.path}", f"The game is kept in {self.path}"))
        return self._match

    def _greet(self) -> None:
        """Robots say a word when they sit down, each after its manner."""
        for seat, robot in robots_at(self._match.names, self._match.game).items():
            words = robot.greeting[self._asker.language]
            told = self._asker.say(f"\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}{words}\N{NO-BREAK SPACE}»", f": “{words}”")
            self._asker.show(Text(f"{self._names[seat]}{told}"))

    def _turn(self) -> None:
        seat = self._match.state.to_move
        if seat in self._bots:
            self._let_bot_play(seat)
        else:
            self._board()
            self._let_person_play(seat)

    def _let_bot_play(self, seat: Seat) -> None:
        state = self._match.state
        thinking = self._asker.say("réfléchit…", "is thinking…")
        with self._asker.console.status(f"{escape(self._names[seat])} {thinking}"):
            budget = budget_of(self._match.names[seat], self._match.game)
            action = self._bots[seat].choose(state.view(seat), state.legal_actions(), budget)
        self._submit(seat, self._match.game.format_action(action))

    def _let_person_play(self, seat: Seat) -> None:
        """Ask until an action is played or taken back."""
        played = len(self._match.steps)
        while len(self._match.steps) == played:
            typed = self._asker.line(f"{escape(self._names[seat])} ({self._asker.say('? pour aide', '? for help')}):")
            try:
                self._obey(seat, typed)
            except Back:
                continue
            except RuleError as error:
                self._asker.complain(error)

    def _obey(self, seat: Seat, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word.lower() in {"quit", "quitter", "q"}:
            raise Left
        if word.lower() in {"save", "sauver"}:
            self._save_as(rest)
        elif typed.lower() in self._commands:
            self._commands[typed.lower()]()
        elif typed:
            self._submit(seat, self._screen.expand(self._match.state.view(seat), typed))

    def _submit(self, seat: Seat, text: str) -> None:
        self._match = self._match.submit(seat, text)
        self._save()
        self._asker.show(*self._tell(self._match.steps[-1]))

    def _tell(self, step: Step) -> list[Text]:
        events = self._match.events(step, step.seat)
        return [Text(f"  {self._screen.tell(event, self._names, self._asker.language)}") for event in events]

    def _board(self) -> None:
        view = self._match.state.view(self._match.state.to_move)
        self._asker.show(Rule(), self._screen.board(view, self._names, self._asker.language))

    def _menu(self) -> None:
        state = self._match.state
        seat = state.to_move
        action = self._screen.choose(state.view(seat), state.legal_actions(), self._asker)
        self._submit(seat, self._match.game.format_action(action))

    def _hint(self) -> None:
        state, game = self._match.state, self._match.game
        view = state.view(state.to_move)
        with self._asker.console.status(self._asker.say("Un instant…", "One moment…")):
            best = look(game, view, state.legal_actions(), "hint", _HINT_SECONDS).choices[0]
        words = self._screen.words(game.parse_action(best.action), view, self._asker.language)
        chance = round(100 * best.chance)
        told = self._asker.say(f"{words}, {chance} % de chances de gagner", f"{words}, a {chance}% chance of winning")
        self._asker.show(f"[b]{best.action}[/b]  {escape(told)}")

    def _undo(self) -> None:
        """Back to the last choice of a person. What has been revealed cannot be forgotten."""
        mine = [number for number, step in enumerate(self._match.steps) if step.seat not in self._bots]
        if not mine:
            self._asker.complain(self._asker.say("Il n'y a rien à annuler.", "There is nothing to undo."))
            return
        taken = self._match.steps[mine[-1] :]
        if any(self._match.reveals(step) for step in taken):
            no = self._asker.say("Une carte ou une pièce a été dévoilée.", "A card or a patch has been revealed.")
            self._asker.complain(no)
            return
        self._match = self._match.back_to(mine[-1])
        self._save()

    def _log(self) -> None:
        for step in self._match.steps[-_LOG_LINES:]:
            self._asker.show(*self._tell(step))

    def _save(self) -> None:
        save_record(self._match.record(), self.path)

    def _save_as(self, name: str) -> None:
        path = Path(name) if name else self.path
        try:
            save_record(self._match.record(), path)
        except OSError as error:
            self._asker.complain(self._asker.say("Impossible d'écrire : ", "Cannot write: ") + str(error))
        else:
            self._asker.show(self._asker.say(f"Gardé dans {path}", f"Kept in {path}"))

    def _help(self) -> None:
        example = self._match.game.format_action(self._match.state.legal_actions()[0])
        self._asker.show(self._asker.say(_HELP_FR, _HELP_EN).format(example=example))

"""What to play, with whom and how: the questions before a game."""

from dataclasses import dataclass, field

from mercerie.bots import Robot, robots_of
from mercerie.bots.strengths import strengths
from mercerie.core import AnyGame, BadOption, Option, OptionValue
from mercerie.core.options import format_value
from mercerie.games import GAMES
from mercerie.terminal.asker import Asker, Back, Left

# Asked for only on the command line: files of one's own, and who begins.
_UNASKED = {"components", "first"}


@dataclass(frozen=True, slots=True)
class Plan:
    """A game somebody wants to play."""

    game: AnyGame
    names: tuple[str, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)


def choose_game(asker: Asker) -> Plan:
    """Ask what to play. An empty answer goes back to the first question, and leaves from there."""
    while True:
        games = list(GAMES.values())
        titles = {str(number): f"{game.title} ({game.author})" for number, game in enumerate(games, start=1)}
        asker.show("[b]Mercerie[/b]")
        try:
            picked = asker.pick(titles, asker.say("À quoi jouez-vous ?", "What will you play?"))
        except Back:
            raise Left from None
        game = games[int(picked) - 1]
        try:
            names = _choose_players(game, asker)
            return Plan(game, names, _choose_options(game, len(names), asker))
        except Back:
            continue


def _choose_players(game: AnyGame, asker: Asker) -> tuple[str, ...]:
    seats = _choose_number(game.seats, asker.say("Combien de joueurs ?", "How many players?"), asker)
    at_keyboard = asker.say("Combien de personnes à ce clavier ?", "How many people at this keyboard?")
    people = _choose_number(tuple(range(1, seats + 1)), at_keyboard, asker)
    names = tuple(_choose_name(number, asker) for number in range(1, people + 1))
    if people == seats:
        return names
    return names + (_choose_bot(game, asker),) * (seats - people)


def _choose_number(numbers: tuple[int, ...], question: str, asker: Asker) -> int:
    if len(numbers) == 1:
        return numbers[0]
    return int(asker.pick({str(number): "" for number in numbers}, question))


def _choose_name(number: int, asker: Asker) -> str:
    usual = asker.say(f"Joueur {number}", f"Player {number}")
    return asker.line(asker.say(f"Nom ({usual}) :", f"Name ({usual}):")) or usual


def _choose_bot(game: AnyGame, asker: Asker) -> str:
    offered = robots_of(game.id)
    described = {str(number): _about(*each, game, asker) for number, each in enumerate(offered, start=1)}
    picked = asker.pick(described, asker.say("Contre quel robot ?", "Against which robot?"))
    return f"bot:{offered[int(picked) - 1][1]}"


def _about(robot: Robot, spec: str, game: AnyGame, asker: Asker) -> str:
    """Galon (medium, 930). Counts every space, never hurries."""
    strength = strengths().get(game.id, {}).get(spec)
    level = robot.level[asker.language] + (f", {strength}" if strength is not None else "")
    return f"{robot.name[asker.language]} ({level}). {robot.manner[asker.language]}."


def _choose_options(game: AnyGame, seats: int, asker: Asker) -> dict[str, OptionValue]:
    asked = [option for option in game.options if option.name not in _UNASKED]
    if not asked:
        return {}
    usual = ", ".join(f"{option.name} {format_value(option.default)}" for option in asked)
    keys = {"u": asker.say(f"comme d'habitude ({usual})", f"as usual ({usual})"), "c": asker.say("choisir", "choose")}
    if asker.pick(keys) == "u":
        return {}
    while True:
        chosen = {option.name: _choose_option(option, asker) for option in asked}
        try:
            game.describe(seats, **chosen)
        except BadOption as error:
            asker.complain(error)
        else:
            return chosen


def _choose_option(option: Option, asker: Asker) -> OptionValue:
    values = {format_value(value): "" for value in option.choices}
    return option.parse(asker.pick(values, f"{option.name}:"))

"""What a link says of itself where it is pasted: a title and a sentence, in the language of who sends it."""

from dataclasses import dataclass
from typing import Literal

from mercerie.bots import robot_of
from mercerie.core import Outcome
from mercerie.games import GAMES
from mercerie.server.entries import Sitter
from mercerie.server.table import Table

Language = Literal["fr", "en"]
Kind = Literal["join", "watch"]
_NBSP = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    text: str
    language: Language


def preview(table: Table, kind: Kind, language: Language) -> Preview:
    """Of an invitation only who invites to what; of a table to watch who plays, and how it ended."""
    game = table.game.title
    if kind == "join":
        return _invitation(table, game, language)
    names = _listed([_name(sitter, table.header.game, language) for sitter in table.sitters], language)
    if table.result is None:
        title = f"{game}{_colon(language)} {names}"
        return Preview(
            title,
            _say(language, "La partie est en cours. Venez regarder.", "The game is on. Come and watch."),
            language,
        )
    outcome, reason = table.result
    text = _say(
        language, "La partie est finie. Revoyez-la coup par coup.", "The game is over. See it again, turn by turn."
    )
    return Preview(
        _ending(table, outcome, language, told=reason == "rules"), f"{game}{_colon(language)} {names}. {text}", language
    )


def _invitation(table: Table, game: str, language: Language) -> Preview:
    host = next(
        (sitter.name for sitter in table.sitters if sitter.kind == "person" and sitter.name not in {"", "?"}), ""
    )
    title = _say(language, f"{host} vous invite à {game}", f"{host} invites you to {game}")
    if not host:
        title = _say(language, f"Vous êtes attendu à {game}", f"You are expected at {game}")
    open_seats = sum(sitter.is_open for sitter in table.sitters)
    text = _say(
        language,
        "Prenez la place et jouez dans le navigateur, sans compte.",
        "Take the seat and play in the browser, without an account.",
    )
    if not open_seats:
        text = _say(language, "Toutes les places sont prises.", "Every seat is taken.")
    return Preview(title, text, language)


def _ending(table: Table, outcome: Outcome, language: Language, *, told: bool) -> str:
    winners = [_name(table.sitters[seat], table.header.game, language) for seat in outcome.winners]
    gains = _say(language, "gagnent" if len(winners) > 1 else "gagne", "win" if len(winners) > 1 else "wins")
    score = ""
    if told and table.header.seats == 2 and table.game.has_points:
        most, least = max(outcome.scores), min(outcome.scores)
        score = _say(language, f", {most} à {least}", f", {most} to {least}")
    return f"{_listed(winners, language)} {gains}{score}"


def _name(sitter: Sitter, game: str, language: Language) -> str:
    robot = robot_of(sitter.bot, GAMES[game]) if sitter.bot else None
    if robot is not None:
        return robot.name[language]
    return sitter.name if sitter.name not in {"", "?"} else _say(language, "quelqu’un", "somebody")


def _listed(names: list[str], language: Language) -> str:
    both = _say(language, "et", "and")
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {both} {names[-1]}"


def _colon(language: Language) -> str:
    return _say(language, f"{_NBSP}:", ":")


def _say(language: Language, french: str, english: str) -> str:
    return french if language == "fr" else english

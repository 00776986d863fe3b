"""What a new table begins with: its game, who sits where, and secrets of its own."""

import secrets
from dataclasses import replace

from mercerie.bots import find_bot, levels_for_people
from mercerie.bots.outside import BotSpec
from mercerie.bots.strengths import strengths
from mercerie.core import BadOption
from mercerie.games import GAMES
from mercerie.play.record import changed_options
from mercerie.server.entries import Clock, Header, Sitter
from mercerie.server.lobby_messages import BotInfo, NewTable, SeatChoice
from mercerie.server.table import Table


class Bots:
    """Those that may sit down: ours, and those from outside."""

    def __init__(self, outside: tuple[BotSpec, ...] = ()) -> None:
        self._outside = outside

    def sitter(self, game: str, spec: str) -> Sitter:
        # Bots from outside only by the names they were given at the start: any other text could name any program.
        if spec not in (outside.name for outside in self._outside if outside.plays(game)):
            find_bot(spec, GAMES[game])  # refuses an unknown one
        return Sitter(name=spec, bot=spec)

    def offered(self, game: str) -> list[BotInfo]:
        """To people, level by level, with their strength; those from outside last and by their names."""
        measured = strengths().get(game, {})
        ours = [
            BotInfo(spec := f"{name}:{level}", name, level, measured.get(spec))
            for name, level in levels_for_people(game)
        ]
        return ours + [BotInfo(spec.name, spec.name, "", None) for spec in self._outside if spec.plays(game)]


def new_header(wanted: NewTable, bots: Bots, guest: str, name: str, now: float) -> Header:
    """As a guest of this name wants it."""
    game = GAMES.get(wanted.game)
    if game is None:
        raise BadOption(f"There is no game {wanted.game!r}: {', '.join(GAMES)}.")
    for option in game.options:
        # Files of one's own are for one's own machine, not for a server.
        if option.file and str(wanted.options.get(option.name, "")).endswith(".toml"):
            raise BadOption(f"{option.name} cannot be a file here: choose {', '.join(map(str, option.choices))}.")
    options = changed_options(game, game.describe(len(wanted.seats), **wanted.options))
    return Header(
        id=secrets.token_urlsafe(16),
        game=game.id,
        rules=game.rules_version,
        seats=len(wanted.seats),
        seed=secrets.randbits(128),
        options=options,
        clock=Clock(wanted.clock.kind, wanted.clock.seconds, wanted.clock.increment),
        sitters=tuple(_sitter(bots, game.id, choice, guest, name) for choice in wanted.seats),
        join_secret=secrets.token_urlsafe(16),
        watch_secret=secrets.token_urlsafe(16),
        created=now,
        by=guest,
        box=game.fingerprint(game.describe(len(wanted.seats), **options)),
    )


def _sitter(bots: Bots, game: str, choice: SeatChoice, guest: str, name: str) -> Sitter:
    match choice.kind:
        case "me":
            return Sitter(name=choice.name or name, guest=guest)
        case "here":
            return Sitter(name=choice.name or "?", guest=guest)
        case "open":
            return Sitter()
        case "bot":
            return bots.sitter(game, choice.bot or "greedy")


def rematch_header(table: Table, guest: str, now: float) -> Header:
    """The same people again with seats swapped, by the rules of today, whatever those of the last game were."""
    game = GAMES[table.header.game]
    return replace(
        _another(table.header, guest, now),
        rules=game.rules_version,
        box=game.fingerprint(game.describe(table.header.seats, **table.header.options)),
        seed=secrets.randbits(128),
        sitters=(*table.sitters[1:], table.sitters[0]),
        opening=(),
        follows=table.header.id,
    )


def header_from(table: Table, at: int, sitters: tuple[Sitter, ...], guest: str, now: float) -> Header:
    """From a moment of a game: the same luck, and nobody's clock runs."""
    opening = tuple(played.text for played in table.played[:at])
    return replace(_another(table.header, guest, now), sitters=sitters, clock=Clock(), opening=opening, follows=None)


def _another(header: Header, guest: str, now: float) -> Header:
    return replace(
        header,
        id=secrets.token_urlsafe(16),
        join_secret=secrets.token_urlsafe(16),
        watch_secret=secrets.token_urlsafe(16),
        created=now,
        by=guest,
    )

"""What a new table begins with: its game, who sits where, and secrets of its own."""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from mercerie.bots import find_bot, levels_for_people, proper_spec, robot_of
from mercerie.bots.outside import BotSpec
from mercerie.bots.strengths import strengths
from mercerie.core import AnyGame, BadOption, Option, Seat
from mercerie.games import GAMES
from mercerie.games.patchwork import EXPRESS, EXPRESS_BOX, PATCHWORK, PATCHWORK_BOX
from mercerie.play.record import changed_options
from mercerie.server.entries import Clock, Header, Sitter
from mercerie.server.lobby_messages import BotInfo, NewTable, OptionInfo, SeatChoice, TapeInfo
from mercerie.server.table import Table


class Bots:
    """Those that may sit down: ours, and those from outside."""

    def __init__(self, outside: tuple[BotSpec, ...] = ()) -> None:
        self._outside = outside

    def sitter(self, game: str, spec: str) -> Sitter:
        # Bots from outside only by the names they were given at the start: any other text could name any program.
        if spec not in (outside.name for outside in self._outside if outside.plays(game)):
            find_bot(spec, GAMES[game])  # refuses an unknown one
            spec = proper_spec(spec, GAMES[game])
        return Sitter(name=spec, bot=spec)

    def offered(self, game: str) -> list[BotInfo]:
        """To people, level by level, with their strength; those from outside last and by their names."""
        ours = [_offer(game, name, level) for name, level in levels_for_people(game)]
        return ours + [BotInfo(spec.name, spec.name, "", None, None) for spec in self._outside if spec.plays(game)]

    def check_offered(self, game: str, spec: str) -> None:
        if spec not in (bot.spec for bot in self.offered(game)):
            raise BadOption(f"There is no bot {spec!r} for this game.")


def _offer(game: str, name: str, level: str) -> BotInfo:
    spec = f"{name}:{level}"
    robot = robot_of(spec, GAMES[game])
    return BotInfo(spec, name, level, robot.id if robot else None, strengths().get(game, {}).get(spec))


# Games whose box has a time track.
_TRACKS = {PATCHWORK.id: PATCHWORK_BOX.track, EXPRESS.id: EXPRESS_BOX.track}


def option_info(game: str, option: Option) -> OptionInfo:
    track = _TRACKS.get(game)
    layouts = [track.leather.get(str(choice)) for choice in option.choices] if track else []
    tapes = [TapeInfo(track.end, list(track.income), list(spaces)) for spaces in layouts if track and spaces]
    return OptionInfo(option.name, option.default, list(option.choices), tapes)


def new_header(
    wanted: NewTable, bots: Bots, guest: str, name: str, now: float, kept: Mapping[Seat, Sitter] | None = None
) -> Header:
    """As a guest of this name wants it; `kept` are the seats kept for people who are asked to come."""
    game = _checked_game(wanted)
    options = changed_options(game, game.describe(len(wanted.seats), **wanted.options))
    return Header(
        id=secrets.token_urlsafe(16),
        game=game.id,
        rules=game.rules_version,
        seats=len(wanted.seats),
        seed=secrets.randbits(128),
        options=options,
        clock=Clock(wanted.clock.kind, wanted.clock.seconds, wanted.clock.increment),
        sitters=tuple(
            (kept or {}).get(seat) or _sitter(bots, game.id, choice, guest, name)
            for seat, choice in enumerate(wanted.seats)
        ),
        join_secret=secrets.token_urlsafe(16),
        watch_secret=secrets.token_urlsafe(16),
        created=now,
        by=guest,
        box=game.fingerprint(game.describe(len(wanted.seats), **options)),
    )


def _checked_game(wanted: NewTable) -> AnyGame:
    """The game, if all that it does not check itself is as it should be."""
    game = GAMES.get(wanted.game)
    if game is None:
        raise BadOption(f"There is no game {wanted.game!r}: {', '.join(GAMES)}.")
    for option in game.options:
        # Files of one's own are for one's own machine, not for a server.
        if option.file and str(wanted.options.get(option.name, "")).endswith(".toml"):
            raise BadOption(f"{option.name} cannot be a file here: choose {', '.join(map(str, option.choices))}.")
    if wanted.clock.kind != "none" and wanted.clock.seconds < 1:
        raise BadOption("A clock needs at least a second.")
    return game


def _sitter(bots: Bots, game: str, choice: SeatChoice, guest: str, name: str) -> Sitter:
    match choice.kind:
        case "me":
            return Sitter(name=choice.name or name, guest=guest)
        case "here":
            return Sitter(name=choice.name or "?", guest=guest)
        case "open" | "person":
            return Sitter()
        case "bot":
            return bots.sitter(game, choice.bot or "greedy")


def rematch_header(table: Table, now: float) -> Header:
    """The same people on the same seats, and who lost begins; by the rules of today, whatever they were before."""
    game = GAMES[table.header.game]
    by = table.sitters[table.rematch.offered_by or 0].guest or table.header.by
    options = {**table.header.options, "first": table.begins_next()}
    return replace(
        _another(table.header, by, now),
        rules=game.rules_version,
        box=game.fingerprint(game.describe(table.header.seats, **options)),
        seed=secrets.randbits(128),
        options=options,
        sitters=table.sitters,
        opening=(),
        follows=table.header.id,
    )


def header_from(table: Table, at: int, sitters: tuple[Sitter, ...], guest: str, now: float) -> Header:
    """From a moment of a game: the same luck, and nobody's clock runs."""
    opening = tuple(step.text for step in table.match.steps[:at])
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

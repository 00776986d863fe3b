"""The command `mercerie`. Errors are one sentence, never a traceback."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from math import inf
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

from mercerie import __version__
from mercerie.bots import BOTS, robots_of
from mercerie.core import AnyGame, BadFile, BadOption, OptionValue, RuleError
from mercerie.core.options import format_value
from mercerie.games import GAMES
from mercerie.games.timeline.audit import audit
from mercerie.games.timeline.deck import load_deck
from mercerie.games.timeline.facts import compare, parse_facts
from mercerie.play import Match, load_record
from mercerie.terminal.analysing import Analysis, as_json, review_with_progress
from mercerie.terminal.arena import add_arguments, run_arena
from mercerie.terminal.asker import Asker, Left
from mercerie.terminal.bench import measure_all, table
from mercerie.terminal.chooser import Plan, choose_game
from mercerie.terminal.language import LANGUAGES, preferred_language
from mercerie.terminal.replaying import Replay
from mercerie.terminal.saves import last_unfinished, new_save
from mercerie.terminal.session import Session

SEED_BITS = 128


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 when all is well, 2 for a mistake, 1 when a check found problems."""
    asked = _parser().parse_args(arguments)
    asker = Asker(Console(), asked.language)
    run: Callable[[argparse.Namespace, Asker], int] = asked.run
    try:
        return run(asked, asker)
    except (RuleError, OSError) as error:
        # OSError: a folder that cannot be written, a full disk; the system's words say which.
        Console(stderr=True).print(f"mercerie: {error}", style="red", markup=False)
        return 2
    except Left:
        return 0
    except KeyboardInterrupt:
        asker.show("")
        return 130


def _serve(asked: argparse.Namespace, _asker: Asker) -> int:
    # Imported only here: the terminal game does not wait for a web server to load.
    from mercerie.bots.outside import bots_to_serve
    from mercerie.server.addresses import in_url
    from mercerie.server.guard import LOCAL
    from mercerie.server.serving import serve
    from mercerie.server.settings import Settings, push_contact

    hosts = LOCAL | {in_url(host) for host in (asked.host, *asked.allow_host)}
    settings = Settings(
        host=asked.host,
        port=asked.port,
        database=asked.database,
        hosts=hosts,
        grace=asked.grace,
        warm_up=asked.warm_up,
        tables_per_minute=asked.tables_per_minute,
        outside=bots_to_serve(asked.bot),
        push_contact=push_contact(asked.push),
    )
    serve(settings, open_page=asked.open)
    return 0


def _play(asked: argparse.Namespace, asker: Asker) -> int:
    if asked.game is None:
        return _start(choose_game(asker), asker, asked.seed)
    game = _game(asked.game)
    usual = next(f"bot:{spec}" for robot, spec in robots_of(game.id) if robot.id == "galon")
    names = tuple(asked.players or (asker.say("Joueur 1", "Player 1"), usual))
    return _start(Plan(game, names, _options(game, asked.option)), asker, asked.seed)


def _start(plan: Plan, asker: Asker, seed: int | None) -> int:
    dealt = secrets.randbits(SEED_BITS) if seed is None else seed
    match = Match.new(plan.game, len(plan.names), dealt, plan.options, plan.names)
    Session(match, asker, new_save(plan.game.id), Random()).run()
    return 0


def _resume(asked: argparse.Namespace, asker: Asker) -> int:
    path = Path(asked.file) if asked.file else last_unfinished()
    if path is None:
        raise BadFile(asker.say("Aucune partie en cours.", "There is no game to go on with."))
    Session(Match.resume(load_record(path)), asker, path, Random()).run()
    return 0


def _replay(asked: argparse.Namespace, asker: Asker) -> int:
    replay = Replay(load_record(asked.file), asker)
    if asked.all or not sys.stdin.isatty():
        replay.tell_all()
    else:
        replay.walk()
    return 0


def _analyse(asked: argparse.Namespace, asker: Asker) -> int:
    match = Match.resume(load_record(asked.file))
    if not match.steps:
        raise BadFile(f"Nothing has been played in {asked.file}: there is nothing to analyse.")
    words = asker.say("J'analyse", "Analysing")
    review = review_with_progress(match, asked.seconds, Console(stderr=True), words)
    if asked.json:
        print(as_json(match, review))
    else:
        Analysis(match, review, asker).show()
    return 0


def _arena(asked: argparse.Namespace, asker: Asker) -> int:
    return run_arena(asked, _options(_game(asked.game), asked.option), asker)


def _learn(asked: argparse.Namespace, asker: Asker) -> int:
    # Imported only here: it needs PyTorch, which is an extra and takes its time to load.
    try:
        from mercerie.learn.telling import learn
    except ModuleNotFoundError as error:
        raise BadOption("Learning needs the extra learn: pip install 'mercerie[learn]'.") from error
    folder = asked.folder or Path("learned") / asked.game
    return learn(asked.game, asked.config, folder, asker.console, 60 * asked.minutes, asked.begin_with)


def _games(_asked: argparse.Namespace, asker: Asker) -> int:
    drawn = Table("id", asker.say("jeu", "game"), asker.say("joueurs", "players"), "options")
    for game in GAMES.values():
        options = [f"{option.name}={'|'.join(map(format_value, option.choices))}" for option in game.options]
        drawn.add_row(game.id, f"{game.title}\n{game.author}", ", ".join(map(str, game.seats)), "\n".join(options))
    asker.show(drawn)
    return 0


def _bots(_asked: argparse.Namespace, asker: Asker) -> int:
    drawn = Table(asker.say("jeu", "game"), "bot", asker.say("niveaux", "levels"), "")
    for game, kinds in BOTS.items():
        robots = {spec: robot.name[asker.language] for robot, spec in robots_of(game)}
        for kind in kinds.values():
            levels = [
                f"{level} ({robots[spec]})" if (spec := f"{kind.name}:{level}") in robots else level
                for level in kind.levels
            ]
            drawn.add_row(game, kind.name, "\n".join(levels), kind.about)
    asker.show(drawn)
    return 0


def _bench(asked: argparse.Namespace, asker: Asker) -> int:
    games = [_game(asked.game)] if asked.game else list(GAMES.values())
    speeds = measure_all(games, asked.seconds, Console(stderr=True))
    if not asked.json:
        asker.show(table(speeds))
    elif asked.game:
        print(json.dumps(asdict(speeds[0])))
    else:
        print(json.dumps({speed.game: asdict(speed) for speed in speeds}))
    return 0


def _check_decks(asked: argparse.Namespace, asker: Asker) -> int:
    reports = [audit(name) for name in asked.decks]
    for report in reports:
        asker.show(f"[b]{report.name}[/b]")
        for problem in report.problems:
            asker.complain(f"  {problem}")
        for note in report.notes:
            asker.show(f"  {note}")
    return int(any(report.problems for report in reports))


def _compare_deck(asked: argparse.Namespace, asker: Asker) -> int:
    try:
        text = Path(asked.facts).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{asked.facts} cannot be read: it should be a table of facts.") from error
    facts = parse_facts(text)
    for name in asked.decks:
        for doubt in compare(load_deck(name), facts):
            found = "; ".join(f"{fact.label[:60]}: {fact.year} ({fact.source})" for fact in doubt.facts[:3])
            card = doubt.card
            asker.console.print(f"{name} {card.id} {card.year} {card.face.words.en}  <>  {found}", markup=False)
    return 0


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadOption(f"There is no game {name!r}: {', '.join(GAMES)}.")
    return GAMES[name]


def _options(game: AnyGame, texts: Sequence[str]) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise BadOption(f"{text!r} is no option of {game.id}: write name=value with one of {', '.join(known)}.")
        options[name] = known[name].parse(value)
    return options


def _add_learning(learn: argparse.ArgumentParser) -> None:
    learn.add_argument("game", help="patchwork or patchwork-express")
    learn.add_argument("--config", type=Path, help="a TOML file; without it, a small run for a laptop")
    learn.add_argument("--folder", type=Path, help="where the run is kept; usually learned/GAME")
    learn.add_argument(
        "--from", type=Path, dest="begin_with", metavar="FILE", help="a new run begins with another's weights.pt"
    )
    learn.add_argument("--minutes", type=float, default=inf, help="stop after so many; the same command goes on")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mercerie",
        description="Patchwork, Express, Textile and Timeline. Without a command: serve them and open the browser.",
    )
    parser.add_argument("--version", action="version", version=f"mercerie {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, default=preferred_language(), help="fr or en")
    parser.set_defaults(run=_serve, host="127.0.0.1", port=8640, database="", open=True, allow_host=[])
    parser.set_defaults(grace=90.0, bot=[], warm_up=True, tables_per_minute=30.0, push="")
    commands = parser.add_subparsers(title="commands", metavar="")

    def command(name: str, run: Callable[[argparse.Namespace, Asker], int], words: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words, description=words)
        added.set_defaults(run=run)
        return added

    serving = command("serve", _serve, "serve the games to browsers")
    serving.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on, IPv4 or IPv6; only this machine unless told"
    )
    serving.add_argument("--port", type=int, default=8640)
    serving.add_argument("--database", default="", metavar="URL", help="sqlite:///… or postgresql://…")
    serving.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help="open the browser")
    serving.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="a name people reach it by")
    serving.add_argument(
        "--grace", type=float, default=90.0, metavar="SECONDS", help="until a robot stands in for someone who left"
    )
    serving.add_argument(
        "--tables-per-minute", type=float, default=30.0, metavar="NUMBER", help="how many one address may open"
    )
    warm = "load what strong bots are made of at once, not when the first one is asked"
    serving.add_argument("--warm-up", action=argparse.BooleanOptionalAction, default=True, help=warm)
    named = "a bot of one's own to sit at tables: NAME=module:Class, NAME=net.onnx, NAME=program:COMMAND"
    serving.add_argument("--bot", action="append", default=[], metavar="NAME=BOT", help=named)
    told = "tell people of their turn by Web Push and webhooks; CONTACT is how push services reach you: you@example.org"
    serving.add_argument("--push", default="", metavar="CONTACT", help=told)
    play = command("play", _play, "play a game against bots, or several people at one keyboard")
    play.add_argument("game", nargs="?", help=f"one of {', '.join(GAMES)}")
    play.add_argument(
        "--players", nargs="+", metavar="NAME", help="a name for each seat; bot:galon or bot:search:hard is a robot"
    )
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `mercerie games`")
    play.add_argument("--seed", type=int, help="deal this game; without it, a secret one")
    resume = command("resume", _resume, "go on with a game that was left")
    resume.add_argument("file", nargs="?", help="its record; without it, the last one")
    replay = command("replay", _replay, "step through a record")
    replay.add_argument("file")
    replay.add_argument("--all", action="store_true", help="tell the whole game at once")
    analyse = command("analyse", _analyse, "the chances over a game, its turning points and the better actions")
    analyse.add_argument("file", help="a record")
    analyse.add_argument("--seconds", type=float, default=0.5, help="how long to look at each position")
    analyse.add_argument("--json", action="store_true", help="print one JSON object")
    command("games", _games, "the games and their options")
    command("bots", _bots, "the bots and their levels")
    add_arguments(command("arena", _arena, "bots against bots: all pairings, ratings, a report; docs/guides/arena.md"))
    _add_learning(command("learn", _learn, "learn a game by self-play (extra learn); docs/guides/learn.md"))
    bench = command("bench", _bench, "measure the speed of the rules")
    bench.add_argument("game", nargs="?")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--seconds", type=float, default=3.0, help="how long to measure each game")
    deck = command("check-deck", _check_decks, "check Timeline decks: ours by name, your own by path")
    deck.add_argument("decks", nargs="+", metavar="DECK")
    facts = command("compare-deck", _compare_deck, "propose dates to look at, from a table of dated facts")
    facts.add_argument("facts", metavar="FACTS.tsv", help="lines of label, year, kind, source, separated by tabs")
    facts.add_argument("decks", nargs="+", metavar="DECK")
    return parser


if __name__ == "__main__":
    sys.exit(main())

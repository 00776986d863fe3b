"""Play until every golden game is found, and write them here: `python tests/records/collect.py`, when rules change.

The games are found by letting bots play seed after seed. They are kept because they replay, not because of who played.
"""

from pathlib import Path
from random import Random

from records.shows import CLAIMS

from mercerie import GAMES
from mercerie.bots import Budget, make_bot
from mercerie.core import OptionValue
from mercerie.play import Match, format_record, save_record

HERE = Path(__file__).parent
GREEDY, RANDOM, MIXED = ("greedy", "greedy"), ("random", "random"), ("greedy", "random")
SMALL: dict[str, OptionValue] = {"deck": str(HERE / "small-deck.toml")}
PAIRS: dict[str, OptionValue] = {"components": str(HERE / "leather-pairs.toml")}
FEW: dict[str, OptionValue] = {"components": str(HERE / "few-patches.toml")}
Wanted = tuple[str, str, tuple[str, ...], dict[str, OptionValue]]

# A line of alternating colours that cannot be sewn to a tile of one of them: too rare to wait for.
HOPELESS_PATCH = [
    *("start madder", "take madder", "take indigo", "take indigo 1,0", "take sage 1,0", "take madder 2,0"),
    *("take weld 2,0", "take weld 3,0", "take chalk 3,0", "take madder 4,0"),
]
OPENINGS = {"only discard is left": HOPELESS_PATCH}

# What to show, at which game, who plays, with which options.
WANTED: list[Wanted] = [
    ("whole game", "patchwork", GREEDY, {}),
    ("whole game", "patchwork", MIXED, {"leather": "revised"}),
    ("whole game", "patchwork", RANDOM, {"first": 1}),
    ("negative scores", "patchwork", RANDOM, {}),
    ("tile by a patch", "patchwork", GREEDY, {}),
    ("tile by leather", "patchwork", GREEDY, {"leather": "revised"}),
    ("two incomes in one move", "patchwork", RANDOM, {}),
    ("moving again from the same space", "patchwork", GREEDY, {}),
    ("tie broken by arrival", "patchwork", RANDOM, {}),
    ("two leather patches in one move", "patchwork", RANDOM, PAIRS),
    ("tile by leather", "patchwork", GREEDY, FEW),
    ("no patch left to buy", "patchwork", RANDOM, FEW),
    ("fewer than three patches on offer", "patchwork", GREEDY, FEW),
    ("full quilt", "patchwork", GREEDY, FEW),
    ("leather lost on a full quilt", "patchwork", GREEDY, FEW),
    ("whole game", "patchwork-express", GREEDY, {}),
    ("whole game", "patchwork-express", MIXED, {"first": 0}),
    ("blue patches arriving", "patchwork-express", GREEDY, {}),
    ("leather thrown away", "patchwork-express", RANDOM, {}),
    ("tie broken by arrival", "patchwork-express", RANDOM, {}),
    ("two incomes in one move", "patchwork-express", RANDOM, {}),
    ("fewer than three patches on offer", "patchwork-express", GREEDY, {}),
    ("full quilt", "patchwork-express", GREEDY, {}),
    ("whole game", "textile", GREEDY, {}),
    ("whole game", "textile", MIXED, {"tiles": 10}),
    ("whole game", "textile", GREEDY * 2, {}),
    ("whole game", "textile", RANDOM * 2, {"teams": True, "tiles": 8}),
    ("no legal extension", "textile", RANDOM, {}),
    ("no legal place", "textile", RANDOM, {}),
    ("only discard is left", "textile", RANDOM, {}),
    ("tie broken by the last action", "textile", RANDOM, {"tiles": 7}),
    ("tie broken by the last action", "textile", RANDOM * 2, {"tiles": 9}),
    ("tie broken by the last action", "textile", RANDOM * 2, {"teams": True}),
    ("whole game", "timeline", GREEDY, SMALL),
    ("whole game", "timeline", ("greedy:expert", *RANDOM, "greedy:easy"), {**SMALL, "hand": 3, "first": 2}),
    ("whole game", "timeline", ("greedy:easy",) * 3, {**SMALL, "hand": "preset"}),
    ("whole game", "timeline", MIXED, {**SMALL, "difficulty": 2, "hand": 5}),
    ("sudden death", "timeline", ("greedy:hard",) * 3, {**SMALL, "hand": 2}),
    ("sudden death with nobody right", "timeline", ("greedy:easy",) * 4, {**SMALL, "hand": 1}),
    ("eliminations", "timeline", ("greedy:normal",) * 8, {**SMALL, "hand": 1}),
    ("empty pile", "timeline", RANDOM, {**SMALL, "hand": 10}),
    ("shared win", "timeline", ("greedy:expert",) * 8, {**SMALL, "difficulty": 2, "hand": 1}),
    ("equal dates", "timeline", ("greedy:hard",) * 2, {**SMALL, "hand": 6}),
]


def play(wanted: Wanted, seed: int) -> Match:
    claim, game_id, bots, options = wanted
    game = GAMES[game_id]
    match = Match.new(game, len(bots), seed, options, tuple(f"bot:{bot}" for bot in bots))
    for text in OPENINGS.get(claim, []):
        match = match.submit(match.state.to_move, text)
    players = [make_bot(bot, game, Random(seed + seat)) for seat, bot in enumerate(bots)]
    while (seat := match.state.to_move) is not None:
        action = players[seat].choose(match.state.view(seat), match.state.legal_actions(), Budget())
        match = match.submit(seat, game.format_action(action))
    return match


def find(wanted: Wanted, first_seed: int) -> Match:
    for seed in range(first_seed, first_seed + 20_000):
        match = play(wanted, seed)
        if CLAIMS[wanted[0]](match):
            return match
    raise LookupError(f"no game of {wanted[1]} shows {wanted[0]}")


def main() -> None:
    for old in HERE.glob("*.mercerie"):
        old.unlink()
    for number, wanted in enumerate(WANTED, start=1):
        match = find(wanted, first_seed=number * 1_000_000)
        path = HERE / f"{match.game.id}-{number:02}-{wanted[0].replace(' ', '-')}.mercerie"
        save_record(match.record(), path)
        path.write_text(f"# shows: {wanted[0]}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
        print(path.name, len(match.steps), len(format_record(match.record())))


if __name__ == "__main__":
    main()

"""Draws a game in the terminal: `python docs/pictures/terminal.py out.svg`, then any browser turns it into a PNG."""

import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from mercerie import GAMES
from mercerie.bots import Budget, make_bot
from mercerie.play import Match
from mercerie.terminal import SCREENS

ACTIONS = 31

game = GAMES["patchwork"]
match = Match.new(game, seats=2, seed=22, names=("Anne", "Basile"))
bots = [make_bot("greedy", game, Random(seat)) for seat in range(2)]
while len(match.steps) < ACTIONS:
    seat = match.state.to_move
    action = bots[seat].choose(match.state.view(seat), match.state.legal_actions(), Budget())
    match = match.submit(seat, game.format_action(action))

screen = Console(record=True, width=84, force_terminal=True, color_system="truecolor")
screen.print(SCREENS[game.id].board(match.state.view(None), match.names, "en"))
for step in match.steps[-2:]:
    for event in match.events(step, watcher=None):
        screen.print(Text(f"  {SCREENS[game.id].tell(event, match.names, 'en')}"))
Path(sys.argv[1]).write_text(screen.export_svg(title="mercerie play patchwork"), encoding="utf-8")

"""Play a whole game: two greedy bots at Patchwork, told action by action."""

from random import Random

from mercerie import GAMES
from mercerie.bots import Budget, make_bot
from mercerie.play import Match

game = GAMES["patchwork"]
match = Match.new(game, seats=2, seed=7, options={"leather": "revised"}, names=("Anne", "Basile"))
bots = [make_bot("greedy", game, Random(seat)) for seat in range(2)]

while (seat := match.state.to_move) is not None:
    state = match.state
    action = bots[seat].choose(state.view(seat), state.legal_actions(), Budget())
    match = match.submit(seat, game.format_action(action))
    print(match.names[seat], match.steps[-1].text)

print(match.state)
print(match.state.outcome())

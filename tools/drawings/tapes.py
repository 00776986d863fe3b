"""Drawings of the tape: who moves, advancing, income, leather."""

from dataclasses import replace
from typing import Any

from drawings.making import NAMES, Made, Words, buttons, drawing, happened, joined, said, spaces, step
from drawings.quilts import sewn_on
from mercerie.core import AnyGame
from mercerie.games.patchwork.narrate import Earned, Income, Moved, TookLeather

ADA, BLAISE = 0, 1


def standing(state: Any, ada: int, blaise: int, **purse: int) -> Any:
    """The tokens on these spaces; who is behind has the turn, and leather behind both has been taken."""
    first, second = state.players
    players = (replace(first, time=ada, **purse), replace(second, time=blaise))
    left = tuple(space for space in state.leather if space > max(ada, blaise))
    return replace(state, players=players, turn=ADA if ada <= blaise else BLAISE, leather=left)


def tape_words(state: Any) -> Words:
    """Where the tokens stand, and whose turn it is."""
    parts = [said(f"{NAMES[seat]} en {player.time}", f"{NAMES[seat]} on {player.time}") for seat, player in each(state)]
    if state.to_move is not None:
        name = NAMES[state.to_move]
        parts.append(said(f"à {name} de jouer", f"{name} moves"))
    return joined([said("Le mètre : ", "The tape: ") | {}, joined(parts)], "")


def each(state: Any) -> list[tuple[int, Any]]:
    return list(enumerate(state.players))


def gains(events: tuple[Any, ...]) -> Words:
    """What a move paid: for the way, and at each mark."""
    parts = []
    for event in events:
        match event:
            case Earned(_, paid):
                parts.append(joined([buttons(paid), said("pour le chemin", "for the way")], " "))
            case Income(_, mark, paid):
                at = said(f"à la marque {mark}", f"at the mark on {mark}")
                parts.append(joined([said(f"{paid}", f"{paid}"), at], " "))
            case TookLeather(_, space):
                parts.append(said(f"le cuir du {space}", f"the leather on {space}"))
    return joined(parts)


def advance(game: AnyGame, before: Any, title: Words, rows: list[list[int]]) -> Made:
    """Ada advances: where she stood, and what the way brought."""
    after, events = happened(game, before, "advance")
    moved = next(event for event in events if isinstance(event, Moved))
    far = spaces(moved.end - moved.start)
    told = said(
        f"Ada passe devant Blaise et s'arrête en {moved.end} : ", f"Ada moves past Blaise and stops on {moved.end}: "
    )
    if after.players[BLAISE].time == game_end(before):
        told = said(f"La case {moved.end} arrête Ada : ", f"Space {moved.end} stops Ada: ")
    return drawing(
        "tape",
        title,
        step(before, said("Ada est derrière : à elle.", "Ada is behind: her turn."), tape_words(before)),
        step(
            after, joined([told, far, said(" ; ", "; "), gains(events), said(".", ".")], ""), tape_words(after), events
        ),
        rows=rows,
    )


def game_end(state: Any) -> int:
    end: int = state.box.track.end
    return end


def on_top(game: AnyGame, before: Any, buy: str, rows: list[list[int]]) -> Made:
    """Ada lands on Blaise's space, on top, and moves again."""
    after, events = happened(game, before, f"buy {buy}")
    assert after.players[ADA].time == after.players[BLAISE].time
    assert after.turn == ADA
    at, gone = after.players[ADA].time, spaces(after.players[ADA].time - before.players[ADA].time)
    words = said(
        f"dessus de Blaise, en {at} : celui du dessus rejoue.",
        f"on top of Blaise, on {at}: the one on top moves again.",
    )
    then, later = happened(game, after, "advance")
    return drawing(
        "tape",
        said("À qui le tour", "Whose turn"),
        step(before, said("Ada est derrière : à elle.", "Ada is behind: her turn."), tape_words(before)),
        step(
            after,
            joined(
                [said("Ada coud, avance de ", "Ada sews, moves "), gone, said(" et se pose au-", " and lands "), words],
                "",
            ),
            tape_words(after),
            events,
        ),
        step(
            then,
            said("Puis elle avance : Blaise est derrière, à lui.", "Then she advances: Blaise is behind, his turn."),
            tape_words(then),
            later,
        ),
        rows=rows,
    )


def leather(game: AnyGame, before: Any, square: str, rows: list[list[int]]) -> Made:
    """Ada passes leather, sews it on, and only then Blaise moves."""
    taken, events = happened(game, before, "advance")
    assert taken.to_sew == 1
    assert taken.turn == ADA
    sewn, later = happened(game, taken, f"sew {square}")
    assert sewn.turn == BLAISE
    steps = [
        step(before, said("Le cuir attend sur le mètre.", "Leather waits on the tape."), tape_words(before)),
        step(
            taken,
            joined([said("Ada passe : ", "Ada passes: "), gains(events), said(".", ".")], ""),
            tape_words(taken),
            events,
        ),
        step(
            sewn,
            said(
                f"Elle le coud en {square}, tout de suite. À Blaise.", f"She sews it onto {square} at once. Now Blaise."
            ),
            tape_words(sewn),
            later,
        ),
    ]
    if before.box.leather_may_be_thrown_away:
        away, last = happened(game, taken, "throw away")
        words = said("Ou elle le jette : dans Express, on peut.", "Or she throws it away: in Express one may.")
        steps.append(step(away, words, tape_words(away), last))
    return drawing("leather", said("Le cuir", "Leather"), *steps, rows=rows)


def layouts(start: Any, revised: Any) -> Made:
    """Where the leather lies in the first edition, and in later printings."""
    steps = []
    for state, words in (
        (start, said("Première édition, 2014 : le cuir est en {}.", "First edition, 2014: the leather lies on {}.")),
        (
            revised,
            said("Tirages suivants : le cuir du 20 est au 38.", "Later printings: the leather of 20 lies on 38."),
        ),
    ):
        listed = ", ".join(map(str, state.leather))
        told = {language: text.format(listed) for language, text in words.items()}
        steps.append(step(state, told, joined([said("Cuir en ", "Leather on "), said(listed, listed)], "")))
    return drawing(
        "tape", said("Le cuir sur le mètre", "Leather on the tape"), *steps, rows=[[18, 29], [30, 41], [42, 53]]
    )


def patchwork_tapes(game: AnyGame) -> dict[str, Made]:
    start = game.new(2, 1, first=0)
    earning = replace(start, players=(sewn_on(start.players[0], start.box, "17a c3", "8a f2"), start.players[1]))
    two = replace(start, players=(sewn_on(start.players[0], start.box, "17a c3"), start.players[1]))
    quick = replace(standing(start, 4, 6), circle=(5, *(patch for patch in start.circle if patch != 5)))
    return {
        "1.3": layouts(start, game.new(2, 1, first=0, leather="revised")),
        "2.2": on_top(game, quick, "5a c3", [[2, 9]]),
        "3.2": advance(game, standing(start, 6, 9), said("Avancer", "Advancing"), [[4, 12]]),
        "5.2": advance(game, standing(earning, 4, 10), said("Le revenu", "Income"), [[3, 12]]),
        "5.3": leather(game, standing(two, 22, 25, buttons=3), "e6", [[20, 28]]),
    }


def express_tapes(game: AnyGame) -> dict[str, Made]:
    start = game.new(2, 1, first=0)
    two = replace(start, players=(sewn_on(start.players[0], start.box, "6a b2"), start.players[1]))
    assert two.players[ADA].income == 2
    quick = replace(standing(start, 10, 12), circle=(4, *(patch for patch in start.circle if patch != 4)))
    return {
        "2.2": on_top(game, quick, "4a b2", [[8, 15]]),
        "3.2": advance(game, standing(two, 26, 29), said("La dernière case", "The last space"), [[22, 29]]),
        "5.2": advance(game, standing(two, 4, 8), said("Le revenu", "Income"), [[3, 11]]),
        "5.3": leather(game, standing(two, 8, 10, buttons=3), "e6", [[6, 13]]),
    }

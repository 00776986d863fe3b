"""Cloth in a terminal: every patch has the name and the dye it has in the browser."""

from rich.console import Console

from mercerie import GAMES
from mercerie.games.patchwork.narrate import Bought, PatchesJoined
from mercerie.terminal.cloth import cloth, cloth_label, cloth_name, dye
from mercerie.terminal.patchwork.board import board
from mercerie.terminal.patchwork.sentences import tell

PATCHES = range(33)
NAMES = ("Anne", "Basile")


def test_no_two_patches_look_or_are_called_alike() -> None:
    assert len({cloth(patch)[0] + dye(patch) for patch in PATCHES}) == len(PATCHES)
    for language in ("fr", "en"):
        assert len({cloth_name(patch, language) for patch in PATCHES}) == len(PATCHES)


def test_a_square_is_two_characters_wide() -> None:
    assert {len(cloth(patch)[0]) for patch in PATCHES} == {2}


def test_a_tag_has_the_name_without_its_article() -> None:
    assert (cloth_name(17, "fr"), cloth_label(17, "fr")) == ("le pois garance", "pois garance")
    assert (cloth_name(26, "fr"), cloth_label(26, "fr")) == ("l’anneau gaude", "anneau gaude")
    assert (cloth_name(17, "en"), cloth_label(17, "en")) == ("the madder dots", "madder dots")


def test_a_box_of_ones_own_may_have_more_patches_than_there_are_cloths() -> None:
    assert cloth_name(33 + 17, "en") == "the madder dots"


def test_the_log_names_what_was_sewn_and_never_a_number() -> None:
    assert tell(Bought(0, 17, 2, 0, 0), NAMES, "en") == "Anne sews the madder dots for 2 buttons."
    assert tell(Bought(0, 17, 0, 0, 0), NAMES, "fr") == "Anne coud le pois garance sans rien payer."
    assert tell(PatchesJoined((14, 15, 16)), NAMES, "en") == "3 blue patches join the circle."


def test_the_samples_on_offer_bear_their_names() -> None:
    view = GAMES["patchwork"].new(2, 7, first=0).view(0)
    console = Console(width=100, force_terminal=False)
    with console.capture() as drawn:
        console.print(board(view, NAMES, "en"))

    for patch in view.circle[:3]:
        for word in cloth_label(patch, "en").split():
            assert word in drawn.get()

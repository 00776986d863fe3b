"""An action of Patchwork in a few words: "sew the madder dots at c4"."""

from mercerie.games.patchwork import Action, Advance, Buy, Sew, ThrowAway, View
from mercerie.games.patchwork.notation import format_square
from mercerie.terminal.cloth import cloth_name


def action_words(action: Action, _view: View, language: str) -> str:
    return _french(action) if language == "fr" else _english(action)


def _french(action: Action) -> str:
    match action:
        case Advance():
            return "avancer"
        case Buy(patch):
            return f"coudre {cloth_name(patch, 'fr')} en {format_square(action.row, action.col)}"
        case Sew():
            return f"coudre le cuir en {format_square(action.row, action.col)}"
        case ThrowAway():
            return "renoncer au cuir"


def _english(action: Action) -> str:
    match action:
        case Advance():
            return "advance"
        case Buy(patch):
            return f"sew {cloth_name(patch, 'en')} at {format_square(action.row, action.col)}"
        case Sew():
            return f"sew the leather at {format_square(action.row, action.col)}"
        case ThrowAway():
            return "do without the leather"

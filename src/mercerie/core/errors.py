"""What can go wrong when people and programs play. Each says what would be right; `code` is stable for the wire."""

from typing import ClassVar


class RuleError(ValueError):
    """Something the rules refuse."""

    code: ClassVar[str] = "rule"


class IllegalAction(RuleError):
    """The action is well written but not allowed now."""

    code = "illegal-action"


class NotYourTurn(RuleError):
    """Another seat is to move."""

    code = "not-your-turn"


class BadNotation(RuleError):
    """The text is no action of this game."""

    code = "bad-notation"


class BadOption(RuleError):
    """A game cannot be set up like this."""

    code = "bad-option"


class BadFile(RuleError):
    """A deck or a component file is not as it should be."""

    code = "bad-file"


class BadRecord(RuleError):
    """A record cannot be read or does not replay.

    `mistake` says which of a few things is wrong, and `values` what it is about (a line, a number, a text), so that a
    page can say it in the reader's language.
    """

    code = "bad-record"

    def __init__(self, words: str, mistake: str = "other", **values: str | int) -> None:
        super().__init__(words)
        self.mistake = mistake
        self.values = values

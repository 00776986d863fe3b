"""Why a table objects to a command: each with a stable code for the wire."""

from mercerie.core import RuleError


class Stale(RuleError):
    """The command was made for another position."""

    code = "stale"


class NotAllowed(RuleError):
    """The table does not allow this now."""

    code = "not-allowed"


class OtherRules(RuleError):
    """The game began with rules, cards or components that are not here. It is kept, and never played on with others."""

    code = "other-rules"

    def __init__(self) -> None:
        super().__init__(
            "This game began with other rules or cards than this server has. It is kept as it was; "
            "a server with the version it began with can go on with it."
        )

"""Messages duplicated, late, reordered and foreign, against a model: nothing applied twice, nothing out of turn."""

from hypothesis import strategies as st
from hypothesis.stateful import Bundle, consumes, initialize, invariant, rule
from server.guests_at import ANNE, BASILE, act, header
from server.two_workers import TwoWorkers, tried

from mercerie.core import RuleError
from mercerie.games.textile import TEXTILE
from mercerie.server.commands import Act

GUESTS = st.sampled_from(["anne", "basile", "chloe"])


class Tables(TwoWorkers):
    """Two workers, three guests, one game of Textile; the model is a plain state and what was acknowledged."""

    sent = Bundle("sent")

    @initialize()
    def open(self) -> None:
        self.begin(header(sitters=(ANNE, BASILE)))
        self.model = TEXTILE.new(2, 7, first=0)
        self.acknowledged: dict[str, int] = {}
        self.texts: list[str] = []

    @rule(target=sent, guest=GUESTS, choice=st.integers(0, 10_000), late=st.integers(0, 2))
    def prepare(self, guest: str, choice: int, late: int) -> tuple[str, Act]:
        """A command somebody makes now, perhaps for a position that is past; it may be sent later, or twice."""
        legal = self.model.legal_actions()
        text = TEXTILE.format_action(legal[choice % len(legal)]) if legal else "discard"
        return guest, act(max(0, len(self.texts) - late), text)

    @rule(message=sent, worker=st.integers(0, 1))
    def send(self, message: tuple[str, Act], worker: int) -> None:
        self.deliver(message, worker)

    @rule(message=consumes(sent), worker=st.integers(0, 1))
    def send_for_the_last_time(self, message: tuple[str, Act], worker: int) -> None:
        self.deliver(message, worker)

    def deliver(self, message: tuple[str, Act], worker: int) -> None:
        guest, command = message
        seat = {"anne": 0, "basile": 1}.get(guest)
        known = command.key in self.acknowledged
        fresh = command.base == len(self.texts) and seat is not None and seat == self.model.to_move
        expected = known or (fresh and self.model.is_legal(TEXTILE.parse_action(command.text)))
        try:
            seq = self.run(self.workers[worker].submit(self.header.id, guest, command))
        except RuleError:
            assert not expected
            return
        assert expected
        if known:
            assert seq == self.acknowledged[command.key]
        else:
            self.texts.append(command.text)
            self.acknowledged[command.key] = seq
            self.model = self.model.apply(TEXTILE.parse_action(command.text))
            assert seq == len(self.texts)

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        if self.has_begun:
            assert [entry.text for entry in self.run(self.store.entries(self.header.id))] == self.texts
            assert self.run(self.workers[0].table(self.header.id)).state == self.model


TestTables = Tables.TestCase
TestTables.settings = tried(steps=30)

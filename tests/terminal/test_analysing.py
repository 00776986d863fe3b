"""`mercerie analyse`: what people and programs get."""

import json
from pathlib import Path

import pytest
from terminal.people import Person

from mercerie.cli import main
from mercerie.play import Match, load_record, save_record
from mercerie.review import Moment, Review, TurningPoint
from mercerie.terminal.analysing import Analysis

RECORDS = Path(__file__).parents[1] / "records"
SHORT = next(RECORDS.glob("timeline-34*"))


def reviewed(*points: TurningPoint) -> tuple[Match, Review]:
    match = Match.resume(load_record(next(RECORDS.glob("textile-24*"))))
    first = match.steps[0]
    moment = Moment(1, first.seat, first.text, 0.4, "start chalk", 0.6, had_choice=True)
    return match, Review(((0.5, 0.5), (0.4, 0.6)), (moment,), points, (0.25, None))


def test_a_turning_point_is_told_with_the_better_action() -> None:
    person = Person()

    Analysis(*reviewed(TurningPoint(1, 0, 0.2, 1)), person).show()

    assert "Turning points" in person.saw
    assert "starts the patchwork with a" in person.saw
    assert "takes the lead." in person.saw
    assert "start with a chalk tile (start chalk), 60%" in " ".join(person.saw.split())
    assert "accuracy: 25%" in person.saw


def test_it_speaks_french_too_and_a_game_may_just_flow() -> None:
    person = Person(language="fr")

    Analysis(*reviewed(), person).show()

    assert "Aucun tournant" in person.saw
    assert "25\N{NO-BREAK SPACE}%" in person.saw


def test_a_record_is_analysed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "analyse", str(SHORT), "--seconds", "0.01"]) == 0
    assert "Chances of winning" in capsys.readouterr().out


def test_a_record_is_analysed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(SHORT), "--seconds", "0.01", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    actions = load_record(SHORT).actions
    assert told["game"] == "timeline"
    assert [moment["text"] for moment in told["moments"]] == list(actions)
    assert len(told["chances"]) == len(actions) + 1
    assert {"turning_points", "accuracy", "names"} <= set(told)


def test_what_cannot_be_analysed_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = Match.new(Match.resume(load_record(next(RECORDS.glob("textile-24*")))).game, 2, 7)
    save_record(empty.record(), tmp_path / "empty.mercerie")

    assert main(["analyse", str(tmp_path / "empty.mercerie")]) == 2
    assert main(["analyse", str(SHORT), "--seconds", "0"]) == 2
    assert main(["analyse", "absent.mercerie"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "there is nothing to analyse" in told
    assert "needs some time" in told
    assert "absent.mercerie cannot be read" in told

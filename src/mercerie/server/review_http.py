"""Analysing games over HTTP, once they are over."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from mercerie.core.plain import to_plain
from mercerie.games import GAMES
from mercerie.review import Moment, Review
from mercerie.server.doors import Door, Quickly, Rarely
from mercerie.server.http import TableId, Watch, visible
from mercerie.server.review_messages import ReviewInfo, ReviewMoment, TurningPointInfo
from mercerie.server.reviews import Case, Reviews
from mercerie.server.service import NotFound
from mercerie.server.table import NotAllowed
from mercerie.server.visitors import house_of

router = APIRouter(prefix="/api", route_class=Door)
ReviewId = Annotated[str, Path(max_length=64, pattern="^[0-9a-f]+$")]


@router.post("/tables/{table_id}/review", dependencies=[Rarely])
async def review_table(request: Request, table_id: TableId, watch: Watch = None) -> Any:
    """Start looking at a game that is over; asking twice is harmless. What is known comes back."""
    table = await visible(request, table_id, watch)
    if table.result is None:
        raise NotAllowed("A game is analysed when it is over; until then that would help one side.")
    return answer(_reviews(request), f"table {table_id}", Case.of(table.match))


@router.get("/tables/{table_id}/review", dependencies=[Quickly])
async def table_review(request: Request, table_id: TableId, watch: Watch = None) -> Any:
    """What is known so far."""
    await visible(request, table_id, watch)
    return _known(_reviews(request), f"table {table_id}")


@router.get("/reviews/{review_id}", dependencies=[Quickly])
async def record_review(request: Request, review_id: ReviewId) -> Any:
    return _known(_reviews(request), review_id)


def _reviews(request: Request) -> Reviews:
    return house_of(request).reviews


def answer(reviews: Reviews, key: str, case: Case) -> Any:
    """What is known of a game that is being analysed from now on, if it has not been."""
    return to_plain(_info(key, reviews.start(key, case), reviews.waiting_before(key)))


def _known(reviews: Reviews, key: str) -> Any:
    case = reviews.known(key)
    if case is None:
        raise NotFound("Nobody has asked for this game to be analysed, or it was long ago; ask again.")
    return to_plain(_info(key, case, reviews.waiting_before(key)))


def _info(key: str, case: Case, waiting: int) -> ReviewInfo:
    review = case.review()
    return ReviewInfo(
        id=key.rpartition(" ")[2],
        total=case.total,
        done=len(case.looks),
        waiting=waiting,
        failed=case.failed,
        chances=[[round(chance, 4) for chance in chances] for chances in review.chances],
        moments=[_moment(case, moment) for moment in review.moments],
        turning_points=_turning_points(review),
        accuracy=[None if mark is None else round(mark, 4) for mark in review.accuracy],
    )


def _turning_points(review: Review) -> list[TurningPointInfo]:
    return [
        TurningPointInfo(point.number, point.seat, round(point.loss, 4), point.leader)
        for point in review.turning_points
    ]


def _moment(case: Case, moment: Moment) -> ReviewMoment:
    return ReviewMoment(
        number=moment.number,
        seat=moment.seat,
        text=moment.text,
        chance=round(moment.chance, 4),
        better=moment.better,
        better_chance=round(moment.better_chance, 4),
        outlooks=_outlooks(case, moment.number, moment.better),
    )


def _outlooks(case: Case, number: int, better: str | None) -> dict[str, Any]:
    """What the better action would have brought, for the board to show."""
    if better is None:
        return {}
    game = GAMES[case.game]
    return dict(game.outlooks(case.states[number - 1], [game.parse_action(better)]))

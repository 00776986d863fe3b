"""Health and numbers for whoever runs the server."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

router = APIRouter()

COMMANDS = Counter("mercerie_commands", "Commands from players, by what became of them", ["kind", "answer"])
SOCKETS = Gauge("mercerie_sockets", "Open sockets")
SUBMIT_SECONDS = Histogram("mercerie_submit_seconds", "From a command to its acknowledgement")


@router.get("/api/health", tags=["service"])
async def health(request: Request) -> dict[str, str]:
    """Answers when the database does."""
    await request.app.state.house.store.recall("alive")
    return {"status": "ok"}


@router.get("/api/metrics", tags=["service"], response_class=Response)
async def metrics() -> Response:
    """Numbers in Prometheus' format."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

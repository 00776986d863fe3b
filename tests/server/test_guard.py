"""At the door: hosts, origins, and how often."""

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from mercerie.server.guard import LOCAL, Guard, Limiter
from mercerie.server.guests import Guests


async def _hello(_request: object) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def _socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


@pytest.fixture
def client() -> TestClient:
    app = Starlette(routes=[Route("/", _hello, methods=["GET", "POST"]), WebSocketRoute("/socket", _socket)])
    return TestClient(Guard(app, LOCAL))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8640", "[::1]:8640", "LOCALHOST:1"])
def test_our_own_hosts_are_served_with_strict_headers(client: TestClient, host: str) -> None:
    answer = client.get("/", headers={"host": host})

    assert answer.status_code == 200
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", ""])
def test_other_hosts_are_refused_also_on_this_machine(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 403


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://localhost:8640", 200), ("http://localhost:9999", 403), ("http://evil.example", 403), ("null", 403)],
)
def test_only_our_own_pages_may_change_anything(client: TestClient, origin: str, status: int) -> None:
    headers = {"host": "localhost:8640", "origin": origin}

    assert client.post("/", headers=headers).status_code == status
    assert client.get("/", headers=headers).status_code == 200


def test_sockets_of_other_pages_are_refused(client: TestClient) -> None:
    host = {"host": "localhost:8640"}
    with client.websocket_connect("/socket", headers={**host, "origin": "http://localhost:8640"}) as socket:
        assert socket.receive_text() == "hello"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/socket", headers={**host, "origin": "http://evil.example"}),
    ):
        pass


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    now = [0.0]
    limiter = Limiter(burst=3, per_second=2, clock=lambda: now[0])

    assert [limiter.wait("anne") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limiter.wait("basile") == 0
    now[0] = 0.5
    assert limiter.wait("anne") == 0


def test_a_cookie_that_was_not_signed_here_is_nobody() -> None:
    ours, theirs = Guests("our secret"), Guests("another")
    cookie = ours.cookie("anne", secure=True)
    value = cookie.split(";")[0].partition("=")[2].strip('"')

    assert ours.recognise(value) == "anne"
    assert theirs.recognise(value) is None
    assert ours.recognise("anne") is ours.recognise(None) is None
    assert {"HttpOnly", "Secure", "SameSite=Lax"} <= set(cookie.split("; "))
    assert "Secure" not in ours.cookie("anne", secure=False)

"""Addresses of both kinds: real sockets, links, and whom a limit counts."""

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from starlette.requests import Request

from mercerie.server.addresses import household, in_url, link, listen
from mercerie.server.visitors import address


def _has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
    except OSError:
        return False
    return True


with_ipv6 = pytest.mark.skipif(not _has_ipv6(), reason="this machine has no IPv6")


def _is_heard(listening: socket.socket, *addresses: str) -> bool:
    port = listening.getsockname()[1]
    for where in addresses:
        socket.create_connection((where, port), timeout=10).close()
    return True


@with_ipv6
def test_both_kinds_of_address_are_listened_at() -> None:
    with listen("::1", 0) as newer, listen("127.0.0.1", 0) as older:
        assert _is_heard(newer, "::1")
        assert _is_heard(older, "127.0.0.1")
        with pytest.raises(OSError, match="refused"):
            _is_heard(newer, "127.0.0.1")


@with_ipv6
def test_everywhere_is_both_kinds() -> None:
    with listen("::", 0) as listening:
        assert _is_heard(listening, "::1", "127.0.0.1")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", pytest.param("::1", marks=with_ipv6)])
def test_a_port_that_is_taken_is_not_taken_twice(host: str) -> None:
    with listen(host, 0) as listening, pytest.raises(OSError, match="in use"):
        listen(host, listening.getsockname()[1])


@pytest.mark.parametrize("host", ["no such host", "256.1.1.1", ":::1", "192.0.2.7"])
def test_an_address_that_is_not_ours_is_an_error_of_the_system(host: str) -> None:
    with pytest.raises(OSError, match=r"\w"):
        listen(host, 0)


@with_ipv6
@pytest.mark.parametrize("host", ["::1", "::"])
def test_the_program_serves_ipv6(tmp_path: Path, host: str) -> None:
    command = [sys.executable, "-m", "mercerie.cli", "serve", "--no-open", "--no-warm-up"]
    asked = ["--host", host, "--database", f"sqlite:///{tmp_path}/v6.db"]
    with subprocess.Popen([*command, *asked], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\[::1\]:\d+/", server.stdout.readline())
        assert found
        try:
            body = json.dumps({"name": "Anne"}).encode()
            headers = {"content-type": "application/json", "origin": found.group().rstrip("/")}
            request = urllib.request.Request(f"{found.group()}api/me", body, headers, method="PUT")  # noqa: S310
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                assert json.load(answer)["name"] == "Anne"
        finally:
            server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)


@pytest.mark.parametrize(
    ("host", "written"),
    [
        ("::1", "[::1]"),
        ("2001:DB8:0:0::5", "[2001:db8::5]"),
        ("[2001:db8::5]", "[2001:db8::5]"),
        ("192.168.1.7", "192.168.1.7"),
        ("Games.Example", "games.example"),
    ],
)
def test_a_host_is_written_as_browsers_write_it(host: str, written: str) -> None:
    assert in_url(host) == written


def test_a_link_is_one_that_this_machine_can_follow() -> None:
    assert link("::1", 8640) == link("::", 8640) == "http://[::1]:8640/"
    assert link("0.0.0.0", 9000) == "http://127.0.0.1:9000/"  # noqa: S104
    assert link("games.example", 80) == "http://games.example:80/"


def test_a_household_with_ipv6_is_one_for_all_limits() -> None:
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::5") != household("2001:db8:1:2::5")


def test_people_with_ipv4_stay_apart_also_at_a_socket_for_both() -> None:
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("::ffff:192.0.2.2") != household("::ffff:192.0.2.1")
    assert household("testclient") == "testclient"


@pytest.mark.parametrize(("client", "counted"), [(("2001:db8::7", 1), "2001:db8::/64"), (None, "?")])
def test_a_request_is_counted_by_its_household(client: tuple[str, int] | None, counted: str) -> None:
    assert address(Request({"type": "http", "client": client})) == counted

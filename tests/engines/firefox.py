"""Firefox as Debian has it, driven over WebDriver BiDi by its own socket: no driver program is needed."""

import base64
import json
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from engines.engine import Actions, EngineError, wait_for
from house import free_port
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

NAMES = ("firefox-esr", "firefox")
# Nothing of a first start, and nothing that asks the network. There is a mouse, though no
# screen is.
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.prefs.recommended", true);
user_pref("ui.prefersReducedMotion", 1);
user_pref("ui.primaryPointerCapabilities", 6);
user_pref("ui.allPointerCapabilities", 6);
user_pref("intl.accept_languages", "en-GB");
"""


def installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def start() -> "Firefox":
    return Firefox()


class Firefox:
    """One Firefox without a window."""

    def __init__(self) -> None:
        program = installed()
        if program is None:
            raise EngineError("there is no Firefox: install firefox-esr")
        self._profile = tempfile.mkdtemp(prefix="firefox-")
        (Path(self._profile) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        port = free_port()
        command = [program, "--headless", "--no-remote", "--profile", self._profile, f"--remote-debugging-port={port}"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._opened = ExitStack()
        self._socket: Any = None
        wait_for(lambda: self._knock(port), "Firefox does not answer", 90)
        self._last = 0
        self._send("session.new", capabilities={})
        # The first window never has the focus, without which no key presses a button and nothing shows where it would.
        self._page = self._send("browsingContext.create", type="window")["context"]

    def _knock(self, port: int) -> bool:
        try:
            line = connect(f"ws://127.0.0.1:{port}/session", max_size=2**26, proxy=None)
            self._socket = self._opened.enter_context(line)
        except (OSError, WebSocketException):
            return False
        return True

    def _send(self, method: str, **parameters: Any) -> Any:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=60))
            if answer.get("id") != self._last:
                continue  # an event, which nobody asked for
            if answer["type"] == "error":
                raise EngineError(f"{method}: {answer['message']}")
            return answer["result"]

    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def forget(self) -> None:
        self._send("storage.deleteCookies")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        wanted = f"async () => JSON.stringify((await ({function})(...{json.dumps(arguments)})) ?? null)"
        target = {"context": self._page}
        answer = self._send("script.callFunction", functionDeclaration=wanted, target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise EngineError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def perform(self, actions: Actions) -> None:
        self._send("input.performActions", context=self._page, actions=actions)

    def screenshot(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._page)["data"])

    def close(self) -> None:
        self._opened.close()
        self._process.terminate()
        self._process.wait(30)
        shutil.rmtree(self._profile, ignore_errors=True)

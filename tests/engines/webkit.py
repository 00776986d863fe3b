"""Safari's engine as Debian has it, WebKitGTK: its small browser on a screen nobody sees, driven over WebDriver."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

from engines.engine import Actions, EngineError, wait_for
from house import free_port

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


def installed() -> str | None:
    """The driver, where everything it needs is there too."""
    there = shutil.which("Xvfb") and next(Path("/").glob(BROWSERS[1:]), None)
    return shutil.which("WebKitWebDriver") if there else None


def start() -> "WebKit":
    return WebKit()


class WebKit:
    """One WebKitGTK browser in a window of a screen of its own."""

    def __init__(self) -> None:
        program = installed()
        if program is None:
            raise EngineError("there is no WebKitGTK: install webkit2gtk-driver and xvfb")
        self._folder = tempfile.mkdtemp(prefix="webkit-")
        # As somebody who asks their system for less motion: GTK tells WebKit, WebKit tells the page.
        (settings := Path(self._folder) / "gtk-3.0" / "settings.ini").parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")
        self._screen, display = _screen()
        self._url = f"http://127.0.0.1:{(port := free_port())}"
        environment = {**os.environ, "DISPLAY": display, "LANG": "en_GB.UTF-8"}
        # Without a graphics card layers are put together by the processor, at three times the price of the rest.
        environment |= {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        environment |= {
            f"XDG_{kind}": self._folder for kind in ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR")
        }
        environment |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._driver = subprocess.Popen([program, f"--port={port}"], env=environment, **quiet)  # type: ignore[call-overload]
        wait_for(self._is_awake, "WebKitWebDriver does not answer", 60)
        browser = str(next(Path("/").glob(BROWSERS[1:])))
        options = {"binary": browser, "args": ["--automation"]}
        session = self._ask("POST", "", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._url += f"/session/{session['sessionId']}"

    def _is_awake(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self._url}/status", timeout=5):  # noqa: S310
                return True
        except (OSError, URLError):
            return False

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        url = self._url + (path if "/session/" in self._url else f"/session{path}")
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(url, data, {"content-type": "application/json"}, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                return json.load(answer)["value"]
        except HTTPError as error:
            raise EngineError(f"{path}: {json.load(error)['value'].get('message')}") from error

    def go(self, url: str) -> None:
        self._ask("POST", "/url", url=url)

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", "/window/rect", x=0, y=0, width=width, height=height)
        inner = self.evaluate("() => [innerWidth, innerHeight]")
        # The window has a frame and a bar of its own.
        frame = (2 * width - inner[0], 2 * height - inner[1])
        self._ask("POST", "/window/rect", x=0, y=0, width=frame[0], height=frame[1])

    def forget(self) -> None:
        self._ask("DELETE", "/cookie")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        script = (
            f"const done = arguments[arguments.length - 1]; Promise.resolve(({function})(...arguments[0])).then(done)"
        )
        return self._ask("POST", "/execute/async", script=script, args=[list(arguments)])

    def perform(self, actions: Actions) -> None:
        self._ask("POST", "/actions", actions=actions)

    def screenshot(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def close(self) -> None:
        self._ask("DELETE", "")
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(30)
        shutil.rmtree(self._folder, ignore_errors=True)


def _screen() -> tuple[subprocess.Popen[bytes], str]:
    """A screen without glass, large enough for every window of the tests."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2000x1300x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        return process, f":{numbers.readline().strip()}"

"""Finds a browser for the tests: an installed one, else Playwright's own, else Debian's package if we may."""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Debian's packages of the other engines, and the programs they bring.
OTHERS = {"firefox-esr": "firefox-esr", "webkit2gtk-driver": "WebKitWebDriver", "xvfb": "Xvfb"}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def installed() -> str | None:
    return os.environ.get("MERCERIE_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


def starts(path: str | None) -> bool:
    """Whether a browser really starts; without a path, Playwright's own."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=path, args=ARGUMENTS).close()
    except Error:
        return False
    return True


def prepare() -> int:
    """Make sure there is one; 0 if there is."""
    found = installed()
    if (found and starts(found)) or starts(None):
        return 0
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0:
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        return subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False).returncode
    print("No browser: install Chromium, or set MERCERIE_BROWSER to one.", file=sys.stderr)
    return 1


def prepare_others() -> None:
    """Firefox and WebKitGTK, where we may install them; the tests that need them are skipped where they are not."""
    missing = [package for package, program in OTHERS.items() if shutil.which(program) is None]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", *missing], check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    prepare_others()
    sys.exit(prepare())

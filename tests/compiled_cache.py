"""Numba keeps compiled code beside each file and looks only at that file to see whether it is old.

A kernel that calls one from another file would so be kept when the other changes. Before tests run, everything that
was compiled from other sources is thrown away.
"""

from hashlib import sha256
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "mercerie"


def drop_what_is_old() -> None:
    holding = [path for path in sorted(SOURCE.rglob("*.py")) if "core.compiled" in path.read_text(encoding="utf-8")]
    digest = sha256(b"".join(path.read_bytes() for path in holding)).hexdigest()
    mark = SOURCE / "core" / "__pycache__" / "kernels.digest"
    if mark.exists() and mark.read_text(encoding="utf-8") == digest:
        return
    for kept in SOURCE.rglob("__pycache__/*.nb[ic]"):
        kept.unlink(missing_ok=True)
    mark.parent.mkdir(exist_ok=True)
    mark.write_text(digest, encoding="utf-8")

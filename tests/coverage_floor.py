"""Shows the branch coverage of each part and fails below its floor. `make test` runs it after the tests."""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

# Rules have to be right; the rest has to work.
FLOORS = {"core": 98.0, "games": 98.0, "rest": 90.0}


def measured() -> dict[str, tuple[int, int]]:
    """Lines and branches covered, and all of them, by part."""
    report = Path("coverage.json")
    subprocess.run([sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)], check=True)
    parts: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for name, entry in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        part = next((part for part in ("core", "games") if f"/mercerie/{part}/" in f"/{name}"), "rest")
        summary = entry["summary"]
        covered, total = parts[part]
        parts[part] = (
            covered + summary["covered_lines"] + summary["covered_branches"],
            total + summary["num_statements"] + summary["num_branches"],
        )
    return parts


def main() -> int:
    low = False
    for part, (covered, total) in sorted(measured().items()):
        share = 100 * covered / total
        low |= share < FLOORS[part]
        print(f"coverage of {part:<6} {share:6.2f} %  (at least {FLOORS[part]:.0f} %)")
    return int(low)


if __name__ == "__main__":
    sys.exit(main())

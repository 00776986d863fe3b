"""Puts the built web app into the wheel. Hatchling may call this several times: building what is fresh does nothing."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is made; an editable install leaves building to `make`."""

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import webapp

        webapp.build()

"""How hard the laws are tried: a little at every run, a lot by `make laws-long`."""

import os

from compiled_cache import drop_what_is_old
from hypothesis import settings

settings.register_profile("quick", deadline=None, max_examples=25)
settings.register_profile("long", deadline=None, max_examples=1_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# Workers of pytest-xdist share what the first process has looked through.
if "PYTEST_XDIST_WORKER" not in os.environ:
    drop_what_is_old()

"""How hard the laws are tried (a little at every run, a lot by `make laws-long`), and what all tests rely on."""

import os
import signal

from compiled_cache import drop_what_is_old
from hypothesis import settings

settings.register_profile("quick", deadline=None, max_examples=25)
settings.register_profile("long", deadline=None, max_examples=1_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# Workers of pytest-xdist share what the first process has looked through.
if "PYTEST_XDIST_WORKER" not in os.environ:
    drop_what_is_old()

# One core for each worker: threads that wait for a core another worker holds make minutes out of seconds.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# A shell ignores interrupts for what it starts in the background, and servers under test would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

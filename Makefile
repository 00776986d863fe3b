# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled

.PHONY: play test check web wire laws-long walk crash drawings screenshots bench champion strength knowledge clean

play: web $(COMPILED)
	@$(BIN)/mercerie

test: check web
	@$(BIN)/python tools/webapp.py test
	@$(BIN)/python tools/browser.py
	@$(BIN)/python -m pytest -n auto --cov --cov-report= -q --ignore=tests/e2e --ignore=tests/engines
	@$(BIN)/python tests/coverage_floor.py
	@# Apart from the others: a browser's own event loop does not get on with theirs. What fails is named, and tried once
	@# more by itself: three browsers on two busy cores stumble now and then, and a fault fails both times.
	@$(BIN)/python -m pytest -n auto -q tests/e2e tests/engines || \
	$(BIN)/python -m pytest --last-failed --last-failed-no-failures none -q tests/e2e tests/engines

# The quick checks, also run by pre-commit.
check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# The web app, built into the package if anything it is made of has changed.
web: $(PLAYABLE)
	@$(BIN)/python tools/webapp.py

# The page's types, from the server's messages.
wire: $(READY)
	@$(BIN)/python -m mercerie.server.typescript > web/src/wire.ts

# The same laws over many more games than `make test` plays.
laws-long: $(READY)
	@HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n auto tests/laws

# Every door of every page and table, in both languages, on a desktop and on a phone.
walk: web
	@MERCERIE_WALK=1 $(BIN)/python -m pytest -n auto -q -o faulthandler_timeout=3600 tests/e2e/test_walk.py

# Two hundred kills of a server under load, on each database.
crash: $(READY)
	@$(BIN)/python tools/crash.py --kills 200

# The drawn examples of the rules: positions for the page, pictures for docs/rules.
drawings: $(READY)
	@PYTHONPATH=tools $(BIN)/python -m drawings
	@$(BIN)/python tools/webapp.py
	@PYTHONPATH=tools $(BIN)/python -m drawings.pictures

# The README's pictures, from the running product.
screenshots: web
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/screenshots.py

bench: $(READY)
	@$(BIN)/mercerie bench
	@$(BIN)/python benchmarks/kernels.py

# The champion's networks, made of what its runs have kept.
champion: $(READY)
	@for game in patchwork patchwork-express; do \
	$(BIN)/python -m mercerie.learn.shipping $$game src/mercerie/learn/runs/$$game.pt \
	src/mercerie/bots/patchwork/learned/$$game.onnx || exit 1; done

# All promises and ladders: an hour to an hour and a half on two idle cores. The tables go into docs/strength.md.
strength: $(READY)
	@$(BIN)/python benchmarks/strength.py

# The champion's games against itself, and what they tell: a quarter of an hour on two idle cores. It goes into
# docs/what-the-champion-knows.md.
knowledge: $(READY)
	@$(BIN)/python -m benchmarks.knowledge

clean:
	rm -rf $(VENV) web/node_modules src/mercerie/server/static dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Kernels, so that the first answer of a strong bot does not wait for a compiler.
$(COMPILED): $(PLAYABLE)
	@echo "Compiling the strong bots (once)…"
	@$(BIN)/python -m mercerie.bots.compiling
	@touch $(COMPILED)

# What playing needs, and Node to build the page: no learning, no arena, no browser driver.
$(PLAYABLE): pyproject.toml
	@echo "Setting up $(VENV) (once)…"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet --editable '.[page]'
	@touch $(PLAYABLE)

# What developing needs besides.
$(READY): $(PLAYABLE)
	@echo "Setting up what tests need (once)…"
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(READY)

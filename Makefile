# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled

.PHONY: play test check web wire laws-long crash screenshots bench champion strength knowledge clean

play: web $(COMPILED)
	@$(BIN)/mercerie

test: check web
	@$(BIN)/python tools/webapp.py test
	@$(BIN)/python tools/browser.py
	@$(BIN)/python -m pytest -n auto --cov --cov-report= -q --ignore=tests/e2e
	@$(BIN)/python tests/coverage_floor.py
	@# Apart from the others: a browser's own event loop does not get on with theirs.
	@$(BIN)/python -m pytest -n auto -q tests/e2e

# The quick checks, also run by pre-commit.
check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# The web app, built into the package if anything it is made of has changed.
web: $(READY)
	@$(BIN)/python tools/webapp.py

# The page's types, from the server's messages.
wire: $(READY)
	@$(BIN)/python -m mercerie.server.typescript > web/src/wire.ts

# The same laws over many more games than `make test` plays.
laws-long: $(READY)
	@HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n auto tests/laws

# Two hundred kills of a server under load, on each database.
crash: $(READY)
	@$(BIN)/python tools/crash.py --kills 200

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
$(COMPILED): $(READY)
	@echo "Compiling the strong bots (once)…"
	@$(BIN)/python -m mercerie.bots.compiling
	@touch $(COMPILED)

$(READY): pyproject.toml
	@echo "Setting up $(VENV) (once)…"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(READY)

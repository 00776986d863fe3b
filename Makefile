# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check laws-long bench clean

play: $(READY)
	@$(BIN)/mercerie

test: check
	@$(BIN)/python -m pytest -n auto --cov --cov-report= -q
	@$(BIN)/python tests/coverage_floor.py

# The quick checks, also run by pre-commit.
check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# The same laws over many more games than `make test` plays.
laws-long: $(READY)
	@HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n auto tests/laws

bench: $(READY)
	@$(BIN)/mercerie bench

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	@echo "Setting up $(VENV) (once)…"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(READY)

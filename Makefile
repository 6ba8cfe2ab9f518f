# The commands that people and CI use.  The sources need no other step before or after them.

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint format bench setup lock dist clean
.NOTPARALLEL:

HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 2
BIN := .venv/bin
UV := uv==0.13.9

help:  ## show this list
	@echo "Pentapolis: five city-building games. Commands:"
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-10s %s\n' "$$name" "$$text"; done
	@echo "PENTAPOLIS_PURE=1 runs everything as plain Python; PYTHON=python3.13 is taken for a new .venv."

play:  ## set up what is needed and open the web table (HOST=0.0.0.0 for the phones of the house)
	@tools/setup play
	@$(BIN)/pentapolis serve --open --host $(HOST) --port $(PORT)

test: setup lint  ## set up what is needed and run the checks (under 6 minutes)
	@echo "== tests"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

test-all: setup lint  ## the same with the long checks
	@echo "== tests, the long ones too"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "long or not long"

lint: setup  ## style, types and layers
	@echo "== style"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@echo "== types"
	@$(BIN)/basedpyright --pythonpath $(BIN)/python --warnings
	@echo "== the web client: types, templates, tests"
	@$(BIN)/python tools/build_client.py --run check
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo

format: setup  ## put the sources in shape
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format

bench: setup  ## measure against the references; needs the compiled kernel
	@if $(BIN)/python tools/compile_kernel.py --check; then $(BIN)/python -m bench && $(BIN)/python -m bench.web; \
	else echo "NOTICE: the bench is skipped: it measures the compiled kernel"; fi

setup:  ## make .venv ready and compile what is stale, no more
	@tools/setup checks

lock: setup  ## resolve the dependencies anew into requirements.lock and requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "$(UV)"
	@tools/lock

dist: setup  ## build the sdist and the wheel into dist/
	@$(BIN)/python -m build --no-isolation

clean:  ## remove the environment and all that was built
	rm -rf .venv build dist web/node_modules src/pentapolis/server/static .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

# Everything a checkout needs: `make play` to play, `make test` before a change is sent in.
# Needs python3 (3.11 or newer) with venv, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

# What `make play` plays.
TITLE ?= cultures

# Longer checks of `make nightly`.
NIGHTLY_GAMES ?= 1000
NIGHTLY_SEED ?= 1

# `make lock LOCK_FLAGS=--upgrade` moves every pin to its newest allowed version.
LOCK_FLAGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test lint fix cases bench nightly lock clean python-is-new-enough

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

setup: $(STAMP) ## make .venv with everything that playing and testing need
	@:

$(STAMP): requirements.lock pyproject.toml
	@$(MAKE) --no-print-directory python-is-new-enough
	@echo "Setting up $(VENV) (under a minute the first time)."
	@$(PYTHON) -m venv $(VENV) || { \
		echo "$(PYTHON) could not make a virtual environment; its venv module is needed (on Debian and Ubuntu: apt install python3-venv)." >&2; \
		exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(STAMP)

python-is-new-enough:
	@command -v $(PYTHON) >/dev/null || { \
		echo "$(PYTHON) was not found. Ecumene needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Ecumene needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version 2>&1`. Name a newer one with: make PYTHON=/path/to/python3" >&2; \
		exit 1; }

play: setup ## play in the terminal against bots; TITLE=empires for another game than Rising Cultures
	@$(BIN)/ecumene play $(TITLE)

test: lint ## run every check that a change has to pass
	@echo "==> Tests"
	@$(BIN)/python -m pytest -n auto
	@echo "==> Executable rulebook"
	@$(BIN)/ecumene cases
	@echo "==> Random and hostile answers"
	@$(BIN)/ecumene fuzz cultures --games 20 --seed 1
	@$(BIN)/ecumene fuzz empires --seats 9 --games 2 --seed 1 --max-turns 5 --jobs 2
	@echo "Everything passed."

lint: setup ## check style, types and the direction of imports
	@echo "==> Style"
	@$(BIN)/ruff check
	@echo "==> Format"
	@$(BIN)/ruff format --check
	@echo "==> Types"
	@$(BIN)/mypy
	@echo "==> Imports"
	@$(BIN)/lint-imports --no-logo

fix: setup ## repair what the style checks can repair, and format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

cases: setup ## run the executable rulebook
	@$(BIN)/ecumene cases

bench: setup ## run the benchmarks
	@$(BIN)/ecumene bench

nightly: setup ## the long checks: more examples, more hostile games, mutants of the rules
	@echo "==> Tests with more examples"
	@HYPOTHESIS_PROFILE=nightly $(BIN)/python -m pytest -n auto
	@echo "==> Random and hostile answers, $(NIGHTLY_GAMES) games from seed $(NIGHTLY_SEED)"
	@$(BIN)/ecumene fuzz cultures --games $(NIGHTLY_GAMES) --seed $(NIGHTLY_SEED)
	@$(BIN)/ecumene fuzz empires --seats 9 --games 20 --seed $(NIGHTLY_SEED) --jobs 2
	@echo "==> Mutants of the rules"
	@$(BIN)/mutmut run
	@echo "==> Mutants that survived: the cases still to write"
	@$(BIN)/mutmut results

lock: python-is-new-enough ## pin the dependencies of pyproject.toml in requirements.lock
	@$(PYTHON) -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install -qq --disable-pip-version-check uv
	@$(VENV)-lock/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--no-config --no-python-downloads --python $(VENV)-lock/bin/python --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--quiet $(LOCK_FLAGS) --output-file requirements.lock
	@rm -rf $(VENV)-lock
	@echo "requirements.lock is up to date."

clean: ## remove .venv and everything else that make has made
	@rm -rf $(VENV) $(VENV)-lock build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

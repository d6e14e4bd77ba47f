# Everything a checkout needs: `make play` to play, `make test` before a change is sent in.
# Needs python3 (3.11 or newer) with venv, and make. Node and Chromium, which only the tests of the browser
# client need, are those of the system, or are fetched into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
NODE_STAMP := $(VENV)/.node
CHROMIUM_STAMP := $(VENV)/.chromium
CLIENT_STAMP := client/node_modules/.installed
ATLAS_VENV := .venv-atlas
ATLAS_STAMP := $(ATLAS_VENV)/.installed

# A Node in .venv comes first; it is there only where the system's is missing or too old.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client --no-audit --no-fund --no-update-notifier
BUILT := src/ecumene/server/client
REBUILT := $(CURDIR)/build/client

# The tests start many processes: let Python store its bytecode, even if the environment forbids it.
unexport PYTHONDONTWRITEBYTECODE

# What `make terminal` plays.
TITLE ?= cultures

# `make atlas ATLAS_FLAGS=--fit` fits the areas to their borders again, which needs gcc.
ATLAS_FLAGS ?=

# `make nightly`: which parts (tests games cluster mutants), how many games of a small title, minutes of mutants for each title.
NIGHTLY_PARTS ?=
NIGHTLY_GAMES ?= 500
NIGHTLY_SEED ?= 1
NIGHTLY_MINUTES ?= 6

# How much `make endurance` tries, and how many games are played side by side.
KILLS ?= 200
ANSWERS ?= 100000
REQUESTS ?= 20000
REDEALS ?= 20000
JOBS ?= 1

# `make lock LOCK_FLAGS=--upgrade` moves every pin to its newest allowed version.
LOCK_FLAGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play terminal check test lint fix client test-client test-browser test-cluster shots atlas cases casebook bench nightly endurance cluster lock clean \
	python-is-new-enough

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

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

# Vite needs Node 20.19, 22.12 or newer.
NEW_ENOUGH = const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
$(NODE_STAMP): $(STAMP) requirements-node.lock
	@node -e '$(NEW_ENOUGH)' 2>/dev/null || { \
		echo "No Node that is new enough (20.19, or 22.12 and newer): fetching one into $(VENV)."; \
		$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-node.lock; }
	@touch $(NODE_STAMP)

$(CLIENT_STAMP): $(NODE_STAMP) client/package.json client/package-lock.json
	@echo "Fetching what the browser client is built with."
	@$(NPM) ci --silent
	@touch $(CLIENT_STAMP)

$(CHROMIUM_STAMP): $(STAMP)
	@$(BIN)/python -m tests.browser.chromium
	@touch $(CHROMIUM_STAMP)

play: setup ## open the house: the server and the browser client, on this machine
	@$(BIN)/ecumene serve

terminal: setup ## play in the terminal against bots; TITLE=empires for another game than Rising Cultures
	@$(BIN)/ecumene play $(TITLE)

test: lint test-client $(CHROMIUM_STAMP) ## run every check that a change has to pass
	@echo "==> Tests"
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not quiet" --record-durations build/durations.json
	@echo "==> Tests of how long things take"
	@$(BIN)/python -m pytest -m quiet
	@echo "==> Random and hostile answers"
	@$(BIN)/ecumene fuzz ages --seats 4 --games 10 --seed 1 --jobs 2
	@$(BIN)/ecumene fuzz cultures --games 20 --seed 1 --jobs 2
	@$(BIN)/ecumene fuzz empires --seats 9 --option map=east --games 2 --seed 1 --max-turns 3 --jobs 2
	@$(BIN)/ecumene fuzz empires --seats 9 --option map=west --games 2 --seed 1 --max-turns 3 --jobs 2
	@$(BIN)/ecumene fuzz empires --seats 4 --option map=east --games 2 --seed 1 --max-turns 8 --jobs 2
	@$(BIN)/ecumene fuzz empires --seats 12 --option map=both --games 2 --seed 1 --max-turns 2 --jobs 2
	@$(BIN)/ecumene fuzz empires --seats 5 --option game=short --games 2 --seed 1 --max-turns 3 --jobs 2
	@$(BIN)/ecumene fuzz expansion --seats 7 --games 2 --seed 1 --max-turns 4 --jobs 2
	@echo "Everything passed."

check: setup ## after each change: style, types, cases and tests of what differs from origin/main (SINCE names another commit)
	@$(BIN)/python -m tests.check $(if $(SINCE),--since $(SINCE))

lint: setup ## check style, types, the direction of imports and the size of folders
	@echo "==> Style"
	@$(BIN)/ruff check
	@echo "==> Format"
	@$(BIN)/ruff format --check
	@echo "==> Types"
	@$(BIN)/mypy
	@echo "==> Imports and folders"
	@$(BIN)/lint-imports --no-logo

fix: setup $(CLIENT_STAMP) ## repair what the style checks can repair, and format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run --silent fix

client: setup $(CLIENT_STAMP) ## build the browser client, and its types from the server's description of itself
	@$(BIN)/python -m ecumene.server.openapi > client/openapi.json
	@$(NPM) run --silent types
	@$(NPM) run --silent build

# A checkout runs without Node because what is generated is committed; it has to be what the sources make.
test-client: setup $(CLIENT_STAMP) ## check the browser client: style, types, tests, and that its build is committed
	@echo "==> Browser client: style"
	@$(NPM) run --silent lint
	@echo "==> Browser client: types"
	@$(NPM) run --silent check
	@echo "==> Browser client: tests"
	@$(NPM) run --silent test
	@echo "==> Browser client: the committed build is that of the sources"
	@mkdir -p build
	@$(BIN)/python -m ecumene.server.openapi > build/openapi.json
	@cmp build/openapi.json client/openapi.json || { echo "$(STALE)" >&2; exit 1; }
	@$(NPM) run --silent types -- --check >/dev/null || { echo "$(STALE)" >&2; exit 1; }
	@$(NPM) run --silent build -- --outDir $(REBUILT) --logLevel warn
	@diff -rq $(REBUILT) $(BUILT) || { echo "$(STALE)" >&2; exit 1; }

test-browser: setup $(CLIENT_STAMP) $(CHROMIUM_STAMP) ## play in a real browser, and look for barriers with axe
	@$(BIN)/python -m pytest tests/browser

shots: setup $(CLIENT_STAMP) $(CHROMIUM_STAMP) ## take the pictures of docs/pictures again
	@ECUMENE_PICTURES=build/pictures $(BIN)/python -m pytest -q tests/browser/test_pictures.py
	@mkdir -p docs/pictures
	@cp build/pictures/lobby-desk.jpg docs/pictures/lobby.jpg
	@cp build/pictures/ages-desk.jpg docs/pictures/ages.jpg
	@cp build/pictures/ages-phone.jpg docs/pictures/ages-phone.jpg
	@for page in table history; do cp build/pictures/$$page-desk.png docs/pictures/$$page.png; done
	@for look in phone dark; do cp build/pictures/table-$$look.png docs/pictures/$$look.png; done
	@$(BIN)/python -m tests.browser.portraits docs/pictures

$(ATLAS_STAMP): requirements-atlas.lock
	@$(MAKE) --no-print-directory python-is-new-enough
	@$(PYTHON) -m venv $(ATLAS_VENV)
	@$(ATLAS_VENV)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-atlas.lock
	@touch $(ATLAS_STAMP)

atlas: $(ATLAS_STAMP) ## draw the boards of Mega Empires again, and pages to look at them in build/atlas
	@PYTHONPATH=src:. $(ATLAS_VENV)/bin/python -m atlas $(ATLAS_FLAGS)
	@PYTHONPATH=src:. $(ATLAS_VENV)/bin/python -m atlas.preview

STALE := Generated files are not those of the sources: run make client and commit what it changes.

cases: setup ## run the executable rulebook
	@$(BIN)/ecumene cases

casebook: setup ## generate the part of docs/cases.md about positions, answers and facts
	@mkdir -p build
	@sed '/^# What cases can say/q' docs/cases.md > build/cases.md
	@{ cat build/cases.md; echo; $(BIN)/ecumene cases --describe; } > docs/cases.md

bench: setup ## run the benchmarks
	@$(BIN)/ecumene bench

nightly: setup $(CLIENT_STAMP) $(CHROMIUM_STAMP) ## the long checks, in two hours: more examples, hostile games, mutants of the rules
	@$(BIN)/python -m tests.nightly $(NIGHTLY_PARTS) --games $(NIGHTLY_GAMES) --seed $(NIGHTLY_SEED) --minutes $(NIGHTLY_MINUTES)

endurance: setup ## kills of a house under load, hostile answers and requests, secrets dealt again: KILLS, ANSWERS, REQUESTS, REDEALS
	@$(BIN)/python -m tests.endurance --kills $(KILLS) --answers $(ANSWERS) --requests $(REQUESTS) --redeals $(REDEALS) --jobs $(JOBS)

cluster: setup ## fetch Ray into .venv, for games on many machines
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-cluster.lock

test-cluster: cluster ## play the games of the arena on a local Ray
	@$(BIN)/python -m pytest -q tests/arena/on_cluster.py

PIN = $(VENV)-lock/bin/uv pip compile --universal --python-version 3.11 --no-config --no-python-downloads \
	--python $(VENV)-lock/bin/python --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock" --quiet $(LOCK_FLAGS)

lock: python-is-new-enough ## pin the dependencies of pyproject.toml in requirements*.lock
	@$(PYTHON) -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install -qq --disable-pip-version-check uv
	@$(PIN) pyproject.toml --group dev --output-file requirements.lock
	@$(PIN) pyproject.toml --extra cluster --constraint requirements.lock --output-file requirements-cluster.lock
	@$(PIN) --group node --output-file requirements-node.lock
	@$(PIN) pyproject.toml --group atlas --output-file requirements-atlas.lock
	@rm -rf $(VENV)-lock
	@echo "requirements.lock and those of cluster, Node and atlas are up to date."

clean: ## remove .venv and everything else that make has made
	@rm -rf $(VENV) $(VENV)-lock $(ATLAS_VENV) client/node_modules client/.svelte-check build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests atlas lint -name __pycache__ -type d -prune -exec rm -rf {} +

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt
VENV := .venv/pyvenv.cfg
BUILDERS := .venv/.builders
STAMP := .venv/.stamp

.PHONY: test lint lint-python lint-web play ready web engine machine screenshots browser compiled bench bench-server soak audit clean

# Tests around the engine, in which games are played and bots think: much faster with the compiled one.
AROUND := tests/analysis tests/bots tests/cli tests/hints tests/server tests/sim tests/terminal

# While pip works, Debian's packages are installed, the page is built and the engine compiled. The rules are tested as
# sources, with a sixth of the random games; `make compiled` plays all of them.
test:
	$(MAKE) -j 3 machine engine lint
	GAMES_DIVISOR=6 $(BIN)/pytest -n 2 --dist worksteal --ignore=tests/browser $(AROUND:%=--ignore=%)
	BOSSRUSH_ENGINE= $(BIN)/pytest -n 2 --dist worksteal $(AROUND)
	$(MAKE) browser
	BOSSRUSH_ENGINE=pure $(BIN)/bossrush scenario run tests/scenarios
	$(BIN)/bossrush rules coverage --holes
	$(MAKE) compiled

lint: lint-python lint-web

lint-python: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-web: web
	$(BIN)/python tools/web.py --check

play:
	@$(MAKE) --no-print-directory -j 3 ready
	@$(BIN)/bossrush serve

ready: $(STAMP) web engine

# The engine compiled, if something of it has changed; where it cannot be, it runs as pure Python.
engine: $(BUILDERS)
	@$(BIN)/python tools/build.py

# The page for browsers, if something of it has changed.
web: $(BUILDERS)
	$(BIN)/python tools/web.py

# PostgreSQL, Redis and Chromium, for the tests that need them.
machine:
	$(PYTHON) tools/services.py
	$(PYTHON) tools/chromium.py

# Every page at three sizes, light and dark, in build/screenshots.
screenshots: $(STAMP) web
	$(BIN)/python tools/screenshots.py

# Whole games in Chromium, with the compiled engine if there is one.
browser: $(STAMP) web machine
	BOSSRUSH_ENGINE= $(BIN)/pytest -n 2 --dist worksteal tests/browser

# The kernel, all random games and the scenarios with the compiled engine, and the same games with both.
compiled: $(STAMP)
	$(BIN)/python tools/compiled.py

# The engine beside Catanatron and OpenSpiel; writes benchmarks/results and the tables in docs.
bench: $(STAMP)
	$(BIN)/python benchmarks/engine.py --write

# The server under load, beside boardgame.io.
bench-server: $(STAMP)
	$(BIN)/python benchmarks/server_load.py

soak: $(STAMP)
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/server_soak.py

# Known vulnerabilities in what the project is made of; says so where no database can be reached.
audit: $(BUILDERS)
	$(BIN)/python tools/audit.py

.venv: $(STAMP)

$(VENV): pyproject.toml constraints.txt
	$(PYTHON) -m venv --clear .venv
	@touch $@

# What compiles the engine and builds the page: both go on while the rest is installed, but no two pips at once.
$(BUILDERS): $(VENV)
	$(PIP) mypy setuptools
	$(BIN)/python tools/web.py --node
	@touch $@

$(STAMP): $(BUILDERS)
	$(PIP) -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/bossrush/server/page
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp

.PHONY: test lint play web engine screenshots browser compiled bench bench-server soak clean

# Tests in which bots think for long; with the compiled engine they take a fraction of the time.
THINKING := tests/analysis tests/bots tests/hints tests/sim

# The engine is compiled beside the lint, which keeps one core busy only; most tests run the sources.
test: $(STAMP) web
	$(MAKE) -j 2 lint engine
	$(BIN)/python tools/services.py
	$(BIN)/pytest -n 2 --ignore=tests/browser $(THINKING:%=--ignore=%)
	BOSSRUSH_ENGINE= $(BIN)/pytest -n 2 $(THINKING)
	$(MAKE) browser
	BOSSRUSH_ENGINE=pure $(BIN)/bossrush scenario run tests/scenarios
	$(BIN)/bossrush rules coverage --holes
	$(MAKE) compiled

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/web.py --check

play: $(STAMP) web engine
	@$(BIN)/bossrush serve

# The engine compiled, if something of it has changed; where it cannot be, it runs as pure Python.
engine: $(STAMP)
	@$(BIN)/python tools/build.py

# The page for browsers, if something of it has changed.
web: $(STAMP)
	$(BIN)/python tools/web.py

# Every page at three sizes, light and dark, in build/screenshots.
screenshots: $(STAMP) web
	$(BIN)/python tools/screenshots.py

# Whole games in Chromium, with the compiled engine if there is one.
browser: $(STAMP) web
	$(BIN)/python tools/chromium.py
	BOSSRUSH_ENGINE= $(BIN)/pytest -n 2 tests/browser

# The tests once more against the compiled modules, built in a copy of the tree.
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
	$(BIN)/python tools/server_soak.py --cluster

.venv: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/bossrush/server/page
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

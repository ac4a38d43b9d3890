PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp

.PHONY: test lint play compiled bench soak clean

test: $(STAMP)
	$(MAKE) lint
	$(BIN)/pytest -n 2
	$(BIN)/bossrush scenario run tests/scenarios
	$(BIN)/bossrush rules coverage --holes
	$(MAKE) compiled

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

play: $(STAMP)
	@$(BIN)/bossrush serve

# The tests once more against the compiled modules, built in a copy of the tree.
compiled: $(STAMP)
	$(BIN)/python tools/compiled.py

bench: $(STAMP)
	$(BIN)/python benchmarks/engine.py

soak: $(STAMP)
	$(BIN)/python tools/soak.py

.venv: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

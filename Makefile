# make play    install what is needed, build the site, serve it
# make test    everything that must hold: lint, types, tests, browsers
# make bench   speed of the engine and of the start, beside others, and of the page in play
# make site    build dist/site
# make zip     the same as one file, dist/escales-VERSION.zip
# make clean   remove what was built; `make distclean` what was installed, too
#
# ADDRESS is where the site will lie, for oEmbed. PYTHON and NODE name other interpreters; PORT the port of `make play`; ARGS is handed to pytest by `make pytest`.

PYTHON ?=
NODE ?=
PORT ?= 8000
ADDRESS ?=
ARGS ?=

VENV := .venv/bin/python
PIP := $(VENV) -m pip --disable-pip-version-check
INSTALLED := .venv/.installed
PACKAGES := node_modules/.package-lock.json
# Recipes find the chosen Node here; npm runs whichever `node` comes first.
NODE_PATH_FIRST = node=$$(sh build/find-tool.sh node "$(NODE)") && export NODE="$$node" && PATH="$$(dirname "$$node"):$$PATH"

.DELETE_ON_ERROR:
.PHONY: play test lint types pytest bench site zip toy-site clean distclean tools browsers
.NOTPARALLEL:

play: site
	@$(VENV) build/serve.py --port $(PORT)

test: lint types site toy-site browsers
	@$(NODE_PATH_FIRST) && $(VENV) -m pytest -n auto --maxprocesses 4

lint: $(INSTALLED)
	@$(VENV) -m ruff check .
	@$(VENV) -m ruff format --check .

types: $(INSTALLED) $(PACKAGES)
	@$(VENV) -m mypy engine build tests e2e
	@$(NODE_PATH_FIRST) && node node_modules/typescript/bin/tsc --noEmit

# Tests alone, for work on one thing: make pytest ARGS="tests/core -k undo"
pytest: site toy-site
	@$(NODE_PATH_FIRST) && $(VENV) -m pytest $(ARGS)

bench: site browsers .venv/.bench-installed
	@$(NODE_PATH_FIRST) && $(VENV) build/bench_engine.py
	@$(NODE_PATH_FIRST) && PYTHONPATH=. $(VENV) build/bench_boot.py
	@$(NODE_PATH_FIRST) && $(VENV) build/bench_play.py
	@$(VENV) build/bench_links.py

site: tools $(INSTALLED) $(PACKAGES)
	@$(NODE_PATH_FIRST) && $(VENV) build/site.py $(if $(ADDRESS),--address "$(ADDRESS)")

# The site as one file, for hosts without a build.
zip: site
	@$(VENV) build/archive.py

# The tests' own game, which has secrets, in a site of its own.
toy-site: tools $(INSTALLED) $(PACKAGES)
	@$(NODE_PATH_FIRST) && $(VENV) build/site.py --also tests/toy --to dist/site-toy

browsers: $(INSTALLED)
	@$(VENV) build/browsers.py

tools:
	@sh build/find-tool.sh node "$(NODE)" >/dev/null
	@[ -e $(INSTALLED) ] && $(VENV) -c '' 2>/dev/null || { rm -f $(INSTALLED); sh build/find-tool.sh python "$(PYTHON)" >/dev/null; }

$(INSTALLED): requirements.lock pyproject.toml | tools
	@echo "Installing Python packages into .venv"
	@python=$$(sh build/find-tool.sh python "$(PYTHON)") && "$$python" -m venv --clear .venv
	@$(PIP) install -qq --require-hashes --only-binary=:all: -r requirements.lock
	@$(PIP) install -qq --no-deps --no-build-isolation --no-index --editable .
	@touch $@

.venv/.bench-installed: requirements-bench.lock $(INSTALLED)
	@$(PIP) install -qq --require-hashes --only-binary=:all: -r requirements-bench.lock
	@touch $@

$(PACKAGES): package.json package-lock.json | tools
	@echo "Installing npm packages into node_modules"
	@$(NODE_PATH_FIRST) && command -v npm >/dev/null || { echo "npm is missing: it comes with Node.js, or apt install npm." >&2; exit 2; }
	@$(NODE_PATH_FIRST) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

clean:
	rm -rf dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

distclean: clean
	rm -rf .venv node_modules

# make play    install what is needed, build the site, serve it
# make test    run every check: lint, types, tests, browser tests
# make bench   measure the engine, its bots and the start of the page, compare them with other projects, and measure play and links
# make site    build dist/site
# make print   print the games into PDF files, dist/print, and check them; ARGS="--only magot.fr" prints one page
# make zip     pack dist/site into one file, dist/escales-VERSION.zip
# make unit    run the unit tests of the page's logic; they need no browser
# make format  format Python, JavaScript and CSS, and mend what Ruff and Biome can mend
# make lock    make the lock files anew; ARGS="--upgrade" takes the newest versions
# make page-types  write the page's copies of the engine's types and constants anew
# make clean   remove what was built; `make distclean` also removes what was installed
#
# Variables: ADDRESS is the address of the published site, for oEmbed. PYTHON and NODE choose other interpreters. PORT is the port
# of `make play`. UNBUNDLED=1 keeps the page's modules as they are, one by one. `make pytest` passes ARGS to pytest, `make lock` to uv.

PYTHON ?=
NODE ?=
PORT ?= 8000
ADDRESS ?=
ARGS ?=
UNBUNDLED ?=

VENV := .venv/bin/python
PIP := $(VENV) -m pip --disable-pip-version-check
INSTALLED := .venv/.installed
PACKAGES := node_modules/.package-lock.json
# The programs of a run, and the processes of its tests, start with the same modules: what Python has compiled is kept.
unexport PYTHONDONTWRITEBYTECODE
# Recipes put the chosen Node first on the PATH, because npm runs the first `node` it finds.
NODE_PATH_FIRST = node=$$(sh build/find-tool.sh node "$(NODE)") && export NODE="$$node" && PATH="$$(dirname "$$node"):$$PATH"

.DELETE_ON_ERROR:
.PHONY: play test unit lint format lock types page-types pytest bench site zip print pictures toy-site clean distclean tools browsers
.NOTPARALLEL:

play: site
	@$(VENV) build/serve.py --port $(PORT)

# Both kinds of packages are installed at the same time; then the sites are built while the sources are checked. Browser tests
# often wait: one process more than there are processors keeps these busy.
test: tools
	@$(MAKE) --no-print-directory $(PACKAGES) & packages=$$!; \
	$(MAKE) --no-print-directory $(INSTALLED) && wait $$packages
	@$(MAKE) --no-print-directory site toy-site browsers & sites=$$!; \
	$(MAKE) --no-print-directory lint types unit; checked=$$?; \
	wait $$sites && exit $$checked
	@$(NODE_PATH_FIRST) && processors=$$($(VENV) -c "import os; print(os.process_cpu_count())") && \
	$(VENV) -m pytest -n $$((processors + 1)) --maxprocesses 4

unit: $(PACKAGES)
	@$(NODE_PATH_FIRST) && node --import ./tests/page/browser.mjs --test tests/page/*.test.mjs

lint: $(INSTALLED) $(PACKAGES)
	@$(VENV) -m ruff check .
	@$(VENV) -m ruff format --check .
	@$(NODE_PATH_FIRST) && node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings

format: $(INSTALLED) $(PACKAGES)
	@$(VENV) -m ruff check --fix .
	@$(VENV) -m ruff format .
	@$(NODE_PATH_FIRST) && node node_modules/@biomejs/biome/bin/biome check --write

types: $(INSTALLED) $(PACKAGES)
	@$(VENV) -m mypy engine build tests e2e template
	@$(NODE_PATH_FIRST) && node node_modules/typescript/bin/tsc --noEmit

page-types: $(INSTALLED)
	@$(VENV) build/page_types.py

# Run some of the tests: make pytest ARGS="tests/core -k undo"
pytest: site toy-site
	@$(NODE_PATH_FIRST) && $(VENV) -m pytest $(ARGS)

bench: site browsers .venv/.bench-installed
	@$(NODE_PATH_FIRST) && $(VENV) build/bench_engine.py
	@$(NODE_PATH_FIRST) && PYTHONPATH=. $(VENV) build/bench_boot.py
	@$(NODE_PATH_FIRST) && $(VENV) build/bench_play.py
	@$(NODE_PATH_FIRST) && PYTHONPATH=. $(VENV) build/bench_games.py
	@$(NODE_PATH_FIRST) && PYTHONPATH=. $(VENV) build/bench_long_games.py
	@$(VENV) build/bench_links.py

site: tools $(INSTALLED) $(PACKAGES)
	@$(NODE_PATH_FIRST) && $(VENV) build/site.py $(if $(ADDRESS),--address "$(ADDRESS)") $(if $(UNBUNDLED),--unbundled)

lock: $(INSTALLED)
	@$(NODE_PATH_FIRST) && $(VENV) build/lock_files.py $(ARGS)

# Pack the site into one file, for hosts that run no build.
zip: site
	@$(VENV) build/archive.py

# Print the print-and-play pages with Chromium.
print: site browsers
	@$(VENV) build/print_pdfs.py $(ARGS)

# Take a picture of each moment of each game, by day and night, on a desktop and a phone: dist/moments/index.html
pictures: site browsers
	@PYTHONPATH=build $(VENV) -m e2e.picture_moments

# Build a second site, which also holds the tests' own game; that game has secrets. Its modules are not bundled.
toy-site: tools $(INSTALLED) $(PACKAGES)
	@$(NODE_PATH_FIRST) && $(VENV) build/site.py --also template --to dist/site-toy --unbundled

browsers: $(INSTALLED)
	@$(VENV) build/browsers.py

tools:
	@sh build/find-tool.sh node "$(NODE)" >/dev/null
	@[ -e $(INSTALLED) ] && $(VENV) -c '' 2>/dev/null || { rm -f $(INSTALLED); sh build/find-tool.sh python "$(PYTHON)" >/dev/null; }

$(INSTALLED): requirements.lock pyproject.toml | tools
	@echo "Installing Python packages into .venv"
	@python=$$(sh build/find-tool.sh python "$(PYTHON)") && "$$python" -m venv --clear .venv
	@$(PIP) install -qq --no-compile --require-hashes --only-binary=:all: -r requirements.lock
	@$(PIP) install -qq --no-deps --no-build-isolation --no-index --editable .
	@touch $@

.venv/.bench-installed: requirements-bench.lock $(INSTALLED)
	@$(PIP) install -qq --require-hashes --only-binary=:all: -r requirements-bench.lock
	@touch $@

$(PACKAGES): package.json package-lock.json | tools
	@echo "Installing npm packages into node_modules"
	@$(NODE_PATH_FIRST) && command -v npm >/dev/null || { echo "npm is missing. It comes with Node.js; on Debian and Ubuntu: apt install npm." >&2; exit 2; }
	@$(NODE_PATH_FIRST) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

clean:
	rm -rf dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

distclean: clean
	rm -rf .venv node_modules

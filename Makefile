# The two commands are `make play` and `make test`; each installs what it needs into .venv first.

BIN := .venv/bin
NPM := $(BIN)/python scripts/npm.py
NODE_MODULES := web/node_modules/.package-lock.json  # written by npm when everything is installed
PLAY_ARGS ?= serve --host 0.0.0.0  # also for other devices in the network
BENCH_ARGS ?=
MINUTES ?= 6
SOAK_MINUTES ?= 30
SETUP ?=
SEED ?=
CHAOS_ARGS ?=
JOBS ?= 2
WAITING_JOBS ?= 4  # tests of the server mostly wait
COUNT ?= 1000000
SOURCES := $(shell find src rulings web examples ! -path '*__pycache__*' ! -path '*/node_modules*' ! -path '*/dist*')  # folders too: they change when a file goes

export PYTHON

.PHONY: help play test test-page lighthouse test-compiled test-browser test-pure test-repeated docs lint format wire shots bench bench-rl bench-server bench-load soak test-kill test-copies test-laws test-games test-languages test-puzzles test-monkey test-long cluster chaos chaos-table fuzz-readers mutants boxes attacks build fresh clean audit sbom
.NOTPARALLEL:  # set up first, then check

help:  ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 24

play:  ## install what is missing and serve the page, the tables and the API; the first time with uncompiled rules
	@if $(MAKE) --question .venv/escapade >/dev/null 2>&1; then ESCAPADE_PROGRESS=1 exec $(BIN)/escapade $(PLAY_ARGS); else exec scripts/play.sh $(PLAY_ARGS); fi

test:  ## check everything
	@MAKE="$(MAKE)" scripts/test.sh

test-compiled: .venv/tools .venv/escapade  ## test the compiled rules, the server and the README
	$(BIN)/pytest -n $(WAITING_JOBS) --dist worksteal --ignore=tests/browser --ignore=tests/test_mutants.py

test-browser: .venv/tools .venv/escapade  ## test the page in Chromium, separately because Playwright has its own event loop
	$(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser

# What is never compiled (the server, the command line, the lab, words, docs, games from elsewhere) is tested once, with the compiled rules.
UNCOMPILED := server chaos browser test_audit.py test_build_requirements.py test_cli*.py test_compiled.py test_fluent.py \
	test_glossary.py test_lab*.py test_log_lines.py test_nothing_missing.py test_security_doc.py \
	test_sources.py test_terminal_language.py test_third_party.py test_translations.py test_typography.py test_wheel.py

# What the same code has proved compiled, and rulings, laws, old games, records and copies prove as plain Python, too.
REPEATED := test_bots_sense.py test_box.py test_dig_bots.py test_dig_describe.py test_first_game.py test_outrun_describe.py \
	test_outrun_terminal.py test_page.py test_picture.py test_puzzles.py test_readers.py test_rules_text.py test_ruling_laws.py \
	test_sketch.py test_tactics.py

test-pure: .venv/tools  ## test the rules as plain Python, from src
	PYTHONPATH=src ESCAPADE_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal $(foreach name,$(UNCOMPILED) $(REPEATED),--ignore-glob='tests/$(name)')

test-repeated: .venv/tools  ## test as plain Python what make test checks with the compiled rules only
	PYTHONPATH=src ESCAPADE_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal $(REPEATED:%=tests/%)

test-page: $(NODE_MODULES)  ## check the page: types, style, words, layout
	$(NPM) run check --silent
	$(NPM) test --silent

shots: .venv/tools .venv/escapade  ## save screenshots of every kind of page into shots/
	PYTHONPATH=. $(BIN)/python scripts/shots.py

lighthouse: .venv/tools .venv/escapade  ## measure home, form, table and replay with Lighthouse; writes docs/performance.md
	PYTHONPATH=. $(BIN)/python scripts/lighthouse.py

wire: .venv/escapade  ## generate the page's types from wire.py and each game's events.py and picture.py
	$(BIN)/python scripts/wire_ts.py
	$(BIN)/python scripts/events_ts.py
	$(BIN)/python scripts/pictures_ts.py

docs: .venv/tools  ## build the documentation into site/; a broken link or a name that does not exist fails it
	$(BIN)/zensical build --strict --clean

lint: .venv/tools  ## check style, types and import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

format: .venv/tools  ## format the code with ruff
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format --silent

bench: .venv/escapade  ## measure the rules against plain C, OpenSpiel and RLCard
	$(BIN)/python -m bench.engine $(BENCH_ARGS)

bench-rl: .venv/escapade .venv/tools  ## measure environments for reinforcement learning beside PettingZoo, OpenSpiel and pgx
	$(BIN)/python -m bench.rl $(BENCH_ARGS)

bench-server: .venv/tools .venv/escapade  ## measure the server against boardgame.io's
	$(BIN)/python -m bench.server $(BENCH_ARGS)

bench-load: .venv/tools .venv/escapade  ## measure many tables, long games, two nodes and startup; resumes; writes docs/reliability.md
	$(BIN)/python -m bench.capacity $(BENCH_ARGS)

soak: .venv/tools .venv/escapade  ## play for SOAK_MINUTES=30 with scripted players; writes docs/reliability.md
	$(BIN)/python -m bench.soak --minutes $(SOAK_MINUTES)

test-kill: .venv/tools .venv/escapade  ## kill the server repeatedly during 100 games
	ESCAPADE_KILL_TABLES=100 ESCAPADE_KILLS=8 $(BIN)/pytest tests/server/test_kill.py

test-copies: .venv/tools .venv/escapade  ## pickle and copy 5,000 positions of each game and play on, compiled and as plain Python
	ESCAPADE_POSITIONS=5000 $(BIN)/pytest -n $(JOBS) tests/test_pickling.py -k same_future
	PYTHONPATH=src ESCAPADE_PURE=1 ESCAPADE_POSITIONS=5000 $(BIN)/pytest -n $(JOBS) tests/test_pickling.py -k same_future

test-languages: .venv/tools .venv/escapade  ## test the page in every language, on every screen, with every case, and play more whole games, guided games and puzzles
	ESCAPADE_LONG=1 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser --ignore=tests/browser/test_monkey.py --ignore=tests/browser/test_by_roles.py

test-laws: .venv/tools .venv/escapade  ## check the laws of all games with many more tables, compiled and as plain Python
	ESCAPADE_EXAMPLES=2000 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/test_laws.py
	PYTHONPATH=src ESCAPADE_PURE=1 ESCAPADE_EXAMPLES=400 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/test_laws.py
	ESCAPADE_LONG=1 $(BIN)/pytest tests/test_third_party.py tests/test_compiled.py tests/test_fluent.py tests/test_log_lines.py

test-puzzles: .venv/tools .venv/escapade  ## prove every shipped puzzle again, instead of a sample
	ESCAPADE_LONG=1 $(BIN)/pytest -n $(JOBS) tests/test_puzzles.py

test-games: .venv/tools .venv/escapade  ## play more whole games over the wire, with lines that drop, on each database
	ESCAPADE_LONG=1 $(BIN)/pytest -n $(JOBS) tests/server/test_whole_games.py

test-monkey: .venv/tools .venv/escapade  ## click randomly and fast through ten games of each kind, on desktop and phone; play one of each by roles and names
	ESCAPADE_LONG=1 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser/test_monkey.py tests/browser/test_by_roles.py

test-long: .venv/tools .venv/escapade .chaos/kills chaos-table attacks fuzz-readers boxes mutants test-copies test-repeated test-laws test-games test-languages test-puzzles test-monkey  ## run the long tests: kills, every fault, attacks, a million inputs, mutants, every language, every puzzle; resumes; writes docs/reliability.md

.chaos/kills: $(SOURCES)  # done once for the same sources
	@$(MAKE) --no-print-directory test-kill
	@mkdir -p .chaos && touch $@

cluster: .venv/tools .venv/escapade  ## run three nodes, PostgreSQL, Redis, Dask and nginx on this machine
	@PYTHONPATH=. $(BIN)/python scripts/cluster.py

chaos: .venv/tools .venv/escapade  ## inflict random faults while players play, and check that nothing is lost, doubled or stuck
	$(BIN)/python -m tests.chaos run --minutes $(MINUTES) $(addprefix --setup ,$(SETUP)) $(addprefix --seed ,$(SEED)) $(CHAOS_ARGS)

chaos-table: .venv/tools .venv/escapade  ## inflict every fault on every setup; resumes; writes docs/reliability.md
	$(BIN)/python -m tests.chaos table $(addprefix --setup ,$(SETUP)) $(CHAOS_ARGS)

attacks: .venv/tools .venv/escapade  ## send hostile input and abuse the server on each database; writes docs/reliability.md
	for database in sqlite postgresql; do \
	$(BIN)/python -m tests.attacks fuzz $$database && $(BIN)/python -m tests.attacks abuse $$database || exit 1; done
	$(BIN)/python -m tests.attacks table

fuzz-readers: .venv/tools .venv/escapade  ## give a million broken inputs to every parser; resumes; writes docs/reliability.md
	$(BIN)/python -m tests.fuzz --count $(COUNT) --jobs $(JOBS) --report docs/reliability.md

boxes: .venv/tools .venv/escapade  ## play whole games with corrected boxes in a browser
	$(BIN)/pytest tests/browser/whole_boxes.py

mutants: .venv/tools  ## mutation tests: change the rules one by one and check that rulings and laws fail; resumes; writes docs/rulings.md
	PYTHONPATH=src ESCAPADE_PURE=1 $(BIN)/python -m tests.mutants

build: .venv/escapade  ## compile the rules into .venv

audit: .venv/audit  ## check our dependencies for known vulnerabilities (pip-audit, npm audit)
	$(BIN)/python scripts/audit.py

sbom: .venv/audit  ## write CycloneDX lists of all packages in the server and the page into dist/
	$(BIN)/python scripts/sbom.py

fresh:  ## run make play and make test in a new clone of HEAD
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT INT TERM && \
	git clone --quiet . "$$folder/escapade" && cd "$$folder/escapade" && \
	$(MAKE) --no-print-directory play PLAY_ARGS="simulate cartagena --games 10" </dev/null && \
	$(MAKE) --no-print-directory test

clean:  ## remove everything that was installed or built
	rm -rf .venv .attacks .bench .chaos build shots web/dist web/node_modules dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache site .cache

$(NODE_MODULES): web/package.json web/package-lock.json | .venv/tools
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

.venv/tools: pyproject.toml constraints.txt
	@scripts/setup.sh dev

.venv/wheel: $(SOURCES) pyproject.toml constraints.txt hatch_build.py docstring_build.py page_build.py
	@scripts/setup.sh wheel

.venv/escapade: .venv/wheel
	@scripts/setup.sh

.venv/audit: .venv/tools pyproject.toml constraints.txt  # apart, so that these tools are not in what they look at
	@$(BIN)/python -m venv --clear $@
	@PIP_CONSTRAINT=constraints.txt $@/bin/pip install --quiet --disable-pip-version-check cyclonedx-bom pip-audit
	@touch $@

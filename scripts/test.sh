#!/usr/bin/env bash
# Checks everything, for `make test`, in two lanes: the build, then the compiled rules and the server, whose tests mostly
# wait; beside them the tools, what needs no build, then browsers.
source "$(dirname "$0")/venv.sh"

# Hundreds of programs are started: each source is compiled once, and not into the folders of sources.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=$PWD/.venv/bytecode

check() { "${MAKE:-make}" --no-print-directory "$@"; }
# Nothing is built twice: folders of sources change when Python writes bytecode into them.
check_built() { check --old-file=.venv/wheel --old-file=.venv/escapade "$@"; }

compiled_lane() {
    check .venv/wheel
    until [ -e .venv/installed ]; do sleep 0.5; done # two installations at once would get in each other's way
    check --old-file=.venv/wheel build
    touch .venv/built
    check_built test-compiled
}

rm -f .venv/installed .venv/built
begin compiled_lane >.venv/compiled.log 2>&1
compiled=$job
check .venv/tools
touch .venv/installed
failed=0
check lint docs test-pure JOBS=1 || failed=1
until [ -e .venv/built ] || ! running "$compiled"; do sleep 0.5; done # the build installs the page's packages, too
check test-page || failed=1
[ ! -e .venv/built ] || check_built test-browser JOBS=3 || failed=1 # browsers wait for animations and servers, too
wait "$compiled" || failed=1
cat .venv/compiled.log
exit $failed

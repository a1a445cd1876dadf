#!/usr/bin/env bash
# Checks everything, for `make test`, in two lanes: the build, then the rules and the server, first compiled, last as plain
# Python, which uses all there is; beside them the tools, what needs no build, then browsers, which mostly wait.
source "$(dirname "$0")/venv.sh"

# Hundreds of programs are started: each source is compiled once, and not into the folders of sources.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=$PWD/.venv/bytecode

check() { "${MAKE:-make}" --no-print-directory "$@"; }
# Nothing is built twice: folders of sources change when Python writes bytecode into them.
check_built() { check --old-file=.venv/wheel --old-file=.venv/escapade "$@"; }

rules_lane() {
    check .venv/wheel
    until [ -e .venv/installed ]; do sleep 0.5; done # two installations at once would get in each other's way
    check --old-file=.venv/wheel build
    touch .venv/built
    local failed=0
    check_built test-compiled || failed=1
    check test-pure || failed=1
    return $failed
}

rm -f .venv/installed .venv/built
begin rules_lane >.venv/rules.log 2>&1
rules=$job
check .venv/tools
touch .venv/installed
failed=0
check lint docs || failed=1
until [ -e .venv/built ] || ! running "$rules"; do sleep 0.5; done # the build installs the page's packages, too
check test-page || failed=1
[ ! -e .venv/built ] || check_built test-browser JOBS=3 || failed=1 # browsers wait for animations and servers, too
wait "$rules" || failed=1
cat .venv/rules.log
exit $failed

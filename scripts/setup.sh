#!/usr/bin/env bash
# Installs Escapade into .venv, compiled where it can be; `setup.sh dev` also installs what testing needs.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { echo "escapade: $*" >&2; }

give_up() {
    say "$*"
    exit 1
}

# Install Debian packages, where there is apt and we are allowed to.
debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "installing $* ..."
    export DEBIAN_FRONTEND=noninteractive
    { apt-get -qq update && apt-get -qq --yes install --no-install-recommends "$@"; } >/dev/null
}

find_python() {
    for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$python" && return
    done
    return 1
}

has_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

can_compile() {
    command -v cc >/dev/null &&
        "$1" -c 'import os, sysconfig as s; raise SystemExit(not os.path.exists(s.get_path("include") + "/Python.h"))'
}

# A browser for the tests of the page; without one they are skipped, and say so.
has_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null

make_venv() {
    local python
    python=$(find_python) || { debian python3 && python=$(find_python); } ||
        give_up "needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3"
    has_venv "$python" || debian python3-venv ||
        give_up "needs the venv module of Python (Debian: apt install python3-venv)"
    can_compile "$python" || debian gcc libc6-dev python3-dev || true # the build goes on without, and says so
    "$python" -m venv --clear .venv
}

.venv/bin/python -m pip --version >/dev/null 2>&1 || make_venv

# The second is for newer versions of pip, in which the first no longer reaches the environment a wheel is built in.
export PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1
install() { .venv/bin/python -m pip install --quiet "$@"; }

say "installing into .venv, which may take a minute ..."
if [ "${1:-}" = dev ]; then
    # The server's tests start these by themselves; without them they say so and are left out.
    missing=()
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing+=(postgresql)
    command -v redis-server >/dev/null || missing+=(redis-server)
    command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
    [ ${#missing[@]} = 0 ] || debian "${missing[@]}" || true
    has_chromium || debian chromium || say "there is no Chromium, so the tests of the page will be skipped"
    # Only the tools, and what Escapade stands on: it is compiled when somebody asks for it, beside other checks.
    ESCAPADE_PURE=1 ESCAPADE_NO_PAGE=1 install ".[dev]"
    touch .venv/tools
    rm -f .venv/escapade # whatever was compiled before has just been replaced
    exit
elif [ -e .venv/tools ]; then
    install --no-build-isolation ".[server]" # everything the build needs is here already
else
    install ".[server]"
fi
touch .venv/escapade

[ "${ESCAPADE_PURE:-}" = 1 ] || .venv/bin/python -c 'import escapade; raise SystemExit(not escapade.COMPILED)' ||
    say "the rules run uncompiled, many times slower; a C compiler would help (Debian: apt install gcc python3-dev)"

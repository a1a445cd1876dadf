# Makes .venv if it is missing or broken; setup.sh, play.sh and test.sh begin with it.
set -euo pipefail
cd "$(dirname "$0")/.."

said=0 # when something was said last
say() {
    said=$SECONDS
    echo "escapade: $*" >&2
}

give_up() {
    say "$*"
    exit 1
}

# Start a command in the background, in a process group of its own: it and everything it starts end with this script.
begun=()
begin() {
    set -m
    "$@" </dev/null &
    set +m
    job=$!
    begun+=("$job")
}
stop() { kill -INT -- -"$1" 2>/dev/null || true; } # not TERM: pip tidies up when it is interrupted
trap 'for one in ${begun[@]+"${begun[@]}"}; do stop "$one"; done' EXIT

running() { kill -0 "$1" 2>/dev/null; }

# Wait for a job with a sign of life every few seconds; show what it wrote only if it fails.
patiently() {
    local job=$1 what=$2 log=$3
    while running "$job"; do
        sleep 0.5
        [ $((SECONDS - said)) -lt 2 ] || say "$what ... (${SECONDS} s)"
    done
    wait "$job" || { cat "$log" >&2 && return 1; }
}

# Install Debian packages, where there is apt and we are allowed to.
debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "installing $* ..."
    begin debian_install "$@"
    patiently "$job" "installing $*" /dev/null
}
debian_install() {
    export DEBIAN_FRONTEND=noninteractive
    { apt-get -qq update && apt-get -qq --yes install --no-install-recommends "$@"; } >/dev/null
}

up_to_date() { [ "$1" -nt pyproject.toml ] && [ "$1" -nt constraints.txt ]; }

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

make_venv() {
    local python
    python=$(find_python) || { debian python3 && python=$(find_python); } ||
        give_up "needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3"
    has_venv "$python" || debian python3-venv ||
        give_up "needs the venv module of Python (Debian: apt install python3-venv)"
    can_compile "$python" || debian gcc libc6-dev python3-dev || true # the build goes on without, and says so
    begin "$python" -m venv --clear .venv
    patiently "$job" "making .venv" /dev/null
}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    say "making .venv ..."
    make_venv
fi

# The second is for newer versions of pip, in which the first no longer reaches the environment a wheel is built in.
export PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1
install() { .venv/bin/python -m pip install --quiet "$@"; }

#!/usr/bin/env bash
# Installs Escapade into .venv from the wheel that `setup.sh wheel` builds, compiled where it can be; `setup.sh dev` installs
# what testing needs instead, and may run beside `setup.sh wheel`.
source "$(dirname "$0")/venv.sh"

# A browser for the tests of the page; without one they are skipped, and say so.
has_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null

begun_at=.venv/begun-${1:-escapade}
touch "$begun_at" # what is changed while this runs is newer than what it makes
if [ "${1:-}" = dev ]; then
    say "installing into .venv, which may take a minute ..."
    # The server's tests start these by themselves; without them they say so and are left out.
    missing=()
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing+=(postgresql)
    command -v redis-server >/dev/null || missing+=(redis-server)
    command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
    command -v caddy >/dev/null || missing+=(caddy)
    [ ${#missing[@]} = 0 ] || debian "${missing[@]}" || true
    has_chromium || debian chromium || say "there is no Chromium, so the tests of the page will be skipped"
    # Chromium without windows: with it the tests of the page have a third less to do.
    command -v chromium-headless-shell >/dev/null || ! command -v chromium >/dev/null ||
        debian chromium-headless-shell || say "the tests of the page use Chromium itself"
    # Only the tools, and what Escapade stands on: it is compiled when somebody asks for it, beside other checks.
    # Packages are compiled to bytecode as they are imported: most of their modules never are.
    ESCAPADE_PURE=1 ESCAPADE_NO_PAGE=1 install --no-compile ".[dev]"
    mv "$begun_at" .venv/tools
    rm -f .venv/escapade # whatever was compiled before has just been replaced
    exit
fi
if [ "${1:-}" = wheel ]; then
    say "building Escapade, which may take a minute ..."
    # Everything the build needs is among the tools. Where nothing may be missing, it gets only what pyproject.toml names, as it
    # does when somebody else installs Escapade.
    isolation=()
    ! up_to_date .venv/tools || [ "${ESCAPADE_NOTHING_MISSING:-}" = 1 ] || isolation=(--no-build-isolation)
    rm -rf build/wheel # kept for the test of the wheel by itself
    .venv/bin/python -m pip wheel --quiet --no-deps ${isolation[@]+"${isolation[@]}"} --wheel-dir build/wheel .
    mv "$begun_at" .venv/wheel
    rm -f .venv/escapade # what is installed is older
    exit
fi
wheel=$(echo build/wheel/*.whl)
[ -e .venv/tools ] || install "$wheel[server]"
install --no-deps --force-reinstall "$wheel"
mv "$begun_at" .venv/escapade

[ "${ESCAPADE_PURE:-}" = 1 ] || .venv/bin/python -c 'import escapade; raise SystemExit(not escapade.COMPILED)' ||
    say "the rules run uncompiled, many times slower; a C compiler would help (Debian: apt install gcc python3-dev)"

"""Sentences about the audit of what we stand on: what is known is said, and no answer is never taken for a good one."""

from __future__ import annotations

import json
import shutil
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAM = Path(__file__).parents[1] / "scripts/audit.py"


def audit() -> Any:  # noqa: ANN401 - a program, loaded as a module
    spec = spec_from_file_location("audit", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_known_against_a_python_package_is_found() -> None:
    found = {"name": "jinja2", "version": "2.0", "vulns": [{"id": "PYSEC-2019-217"}, {"id": "PYSEC-2021-66"}]}
    fine = {"name": "attrs", "version": "26.1.0", "vulns": []}
    told = audit().python_told({"dependencies": [fine, found]})
    assert told == ["jinja2 2.0: PYSEC-2019-217", "jinja2 2.0: PYSEC-2021-66"]


def test_a_registry_that_knows_no_package_at_all_has_not_answered() -> None:
    program = audit()
    with pytest.raises(program.NoAnswerError):
        program.python_told({"dependencies": [{"name": "attrs", "skip_reason": "Dependency not found on PyPI"}]})


class Registry(BaseHTTPRequestHandler):
    """npm's registry, as far as an audit asks it."""

    status, advisories = 200, b"{}"

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(self.status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(self.advisories)

    def log_message(self, *_: object) -> None:
        """Say nothing on the screen."""


@contextmanager
def registry(monkeypatch: pytest.MonkeyPatch, status: int, advisories: dict[str, object]) -> Iterator[None]:
    """Let npm ask a registry of our own."""
    kind = type("Ours", (Registry,), {"status": status, "advisories": json.dumps(advisories).encode()})
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{server.server_port}/")
        monkeypatch.setenv("npm_config_fetch_retries", "0")
        yield
        server.shutdown()


needs_npm = pytest.mark.skipif(shutil.which("npm") is None, reason="npm is not installed")


@needs_npm
def test_npm_is_asked_about_the_page_and_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    advisory = {
        "id": 1, "url": "https://example.org", "title": "bad", "severity": "high", "vulnerable_versions": "<=999",
        "cwe": [], "cvss": {"score": 0, "vectorString": None},
    }  # fmt: skip
    with registry(monkeypatch, 200, {"prettier": [advisory]}):
        assert "prettier: high" in audit().page_findings()
    with registry(monkeypatch, 200, {}):
        assert audit().page_findings() == []


@needs_npm
def test_a_registry_without_an_audit_has_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    program = audit()
    with registry(monkeypatch, 405, {}), pytest.raises(program.NoAnswerError, match="405"):
        program.page_findings()

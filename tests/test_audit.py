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
import yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]


def audit() -> Any:  # noqa: ANN401 - a program, loaded as a module
    return script("audit")


def script(name: str) -> Any:  # noqa: ANN401 - as above
    spec = spec_from_file_location(name, ROOT / f"scripts/{name}.py")
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


def test_every_change_is_audited_and_its_packages_are_listed() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert {"make audit", "make sbom"} <= set(commands)
    assert any(step.get("with", {}).get("path") == "dist/*.cdx.json" for step in jobs["dependencies"]["steps"])


@needs_npm
def test_the_list_of_the_pages_packages_names_each_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = script("sbom")
    monkeypatch.setattr(program, "_ROOT", tmp_path)
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web" / name)
    program.page_list(tmp_path / "page.cdx.json")
    listed = {one["name"] for one in json.loads((tmp_path / "page.cdx.json").read_text())["components"]}
    assert {"svelte", "vite"} <= listed

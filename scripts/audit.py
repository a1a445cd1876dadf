"""Checks our dependencies for known vulnerabilities with pip-audit and npm audit; fails if there are any."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from page_build import NoPageError, npm_command  # noqa: E402 - it lies beside this folder, in no package

PIP_AUDIT = ".venv/audit/bin/pip-audit"
_Answer = dict[str, Any]  # Any: JSON as it came


class NoAnswerError(Exception):
    """The registry did not answer."""


def main() -> int:
    """Check both, print the findings, and fail if there are any."""
    found = 0
    for name, ask in (("Python", python_findings), ("The page", page_findings)):
        try:
            findings = ask()
        except (NoAnswerError, NoPageError, OSError) as reason:
            sys.stdout.write(f"{name}: not audited, because the registry does not answer ({reason})\n")
            continue
        sys.stdout.write("\n  ".join([f"{name}: known vulnerabilities: {len(findings)}", *findings]) + "\n")
        found += len(findings)
    return 1 if found else 0


def python_findings() -> list[str]:
    """List known vulnerabilities of the Python packages we test with."""
    options = ["--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off", "--timeout=20"]
    return python_told(json_of([PIP_AUDIT, "--requirement", "constraints.txt", *options], ROOT))


def python_told(answer: _Answer) -> list[str]:
    """Read the output of pip-audit, which reports packages it could not check as free of vulnerabilities."""
    packages = answer.get("dependencies", [])
    known = [package for package in packages if "skip_reason" not in package]
    if not known:
        raise NoAnswerError("it knows none of the packages")
    return [f"{package['name']} {package['version']}: {found['id']}" for package in known for found in package["vulns"]]


def page_findings() -> list[str]:
    """List known vulnerabilities of the page's npm packages."""
    command, environment = npm_command()
    return page_told(json_of([*command, "audit", "--json", "--package-lock-only"], ROOT / "web", environment))


def page_told(answer: _Answer) -> list[str]:
    """Read the output of npm audit."""
    if "vulnerabilities" not in answer:
        raise NoAnswerError(str(answer.get("message", "no reason given")))
    return [f"{name}: {found['severity']}" for name, found in answer["vulnerabilities"].items()]


def json_of(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> _Answer:
    """Run a program and parse its output, ignoring the exit status."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    try:
        answer: _Answer = json.loads(done.stdout)
    except ValueError as nothing:
        raise NoAnswerError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no answer") from nothing
    return answer


if __name__ == "__main__":
    sys.exit(main())

"""Asks the databases of known vulnerabilities about every pinned package, with pip-audit and npm audit.

Exit code 1 if one of them is vulnerable. A database that cannot be reached is no finding: it is said in a sentence, and
with --strict, for releases, it fails too.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import web

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
ENVIRONMENT = ROOT / "build" / "audit"
"""Of its own, so that it neither needs nor changes what the project is developed with."""
PIP_AUDIT = "pip-audit==2.10.1"
MINUTES = 5


@dataclass
class Answer:
    """What a database said about the packages."""

    whose: str
    checked: int = 0
    findings: list[str] = field(default_factory=list)
    trouble: str = ""
    """Why not all packages were checked."""

    def sentences(self) -> list[str]:
        told = [f"audit: {finding}" for finding in self.findings]
        if self.checked:
            found = f"{len(self.findings)} known vulnerabilities" if self.findings else "no known vulnerability"
            told.append(f"audit: {self.checked} packages of {self.whose} checked, {found}")
        if self.trouble:
            told.append(f"audit: {self.whose} not checked{' in full' if self.checked else ''}: {self.trouble}")
        return told


def run(command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60 * MINUTES, **how)


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it said nothing"


# ---- Python


def pip_audit() -> Path:
    """The program, installed if it is not there; `OSError` if that fails."""
    wanted = ENVIRONMENT / PIP_AUDIT
    folder = wanted / ("Scripts" if os.name == "nt" else "bin")
    if not (wanted / "installed").is_file():
        venv.create(wanted, clear=True, with_pip=True)
        done = run([str(folder / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check", PIP_AUDIT])
        if done.returncode:
            raise OSError(f"{PIP_AUDIT} cannot be installed: {last_line(done.stderr)}")
        (wanted / "installed").touch()
    return folder / "pip-audit"


def ask_about_python() -> Answer:
    try:
        program = str(pip_audit())
        options = ["--progress-spinner", "off", "--disable-pip", "--no-deps", "--format", "json"]
        done = run([program, *options, "-r", str(CONSTRAINTS)])
    except (OSError, subprocess.SubprocessError) as error:
        return Answer("Python", trouble=str(error))
    return read_pip_audit(done.stdout, done.stderr)


def read_pip_audit(out: str, err: str) -> Answer:
    """Without a database pip-audit skips every package, and says that no vulnerability is known."""
    answer = Answer("Python")
    try:
        packages = json.loads(out)["dependencies"]
    except (ValueError, KeyError, TypeError):
        answer.trouble = f"the database cannot be reached ({last_line(err)})"
        return answer
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    answer.checked = len(packages) - len(skipped)
    if skipped:
        some = ", ".join(skipped) if answer.checked else "any of the packages"
        answer.trouble = f"the database cannot be reached, or does not have {some}"
    for package in packages:
        for found in package.get("vulns", []):
            fixed = " or ".join(found["fix_versions"]) or "no version yet"
            answer.findings.append(f"{package['name']} {package['version']}: {found['id']}, mended in {fixed}")
    return answer


# ---- the page


def ask_about_the_page() -> Answer:
    try:
        node = web.find_node()
        environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = run(["npm", "audit", "--json", "--package-lock-only"], cwd=web.WEB, env=environment)
    except (OSError, subprocess.SubprocessError, web.WebError) as error:
        return Answer("the page", trouble=str(error))
    return read_npm_audit(done.stdout, done.stderr)


def read_npm_audit(out: str, err: str) -> Answer:
    answer = Answer("the page")
    try:
        told = json.loads(out)
        packages = told["vulnerabilities"]
        answer.checked = told["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        message = re.search(r'"message": "([^"]*?)(?: - |")', out)
        answer.trouble = f"the database cannot be reached ({message[1] if message else last_line(err)})"
        return answer
    for name, package in packages.items():
        answer.findings.append(f"{name} {package['range']}: {package['severity']}")
    return answer


def main() -> int:
    parser = argparse.ArgumentParser(description="Looks for known vulnerabilities in what the project is made of.")
    parser.add_argument("--strict", action="store_true", help="fail if something could not be checked")
    strict = parser.parse_args().strict
    answers = [ask_about_python(), ask_about_the_page()]
    for answer in answers:
        print(*answer.sentences(), sep="\n")
    failed = any(answer.findings or (strict and answer.trouble) for answer in answers)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

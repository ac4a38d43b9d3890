"""What a release is made of is pinned: packages by hash, images by digest, the page by its lock file."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement

from tools import audit, hashes

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINNED_FILES = (hashes.RUNNING, hashes.BUILDING)
OURS = "bossrush"
"""The image that compose.yaml builds from this project."""


def pinned(file: Path) -> dict[str, list[str]]:
    """The hashes in the file, by `name==version`."""
    text = file.read_text(encoding="utf-8").replace("\\\n", "")
    entries = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return {entry: found for entry, *found in entries}


def names(requirements: list[str]) -> set[str]:
    return {hashes.normal(Requirement(text).name) for text in requirements}


# ---- Python packages


@pytest.mark.parametrize("file", PINNED_FILES, ids=lambda file: file.name)
def test_every_package_has_the_version_of_the_constraints_and_hashes(file: Path) -> None:
    versions = hashes.versions()
    for entry, found in pinned(file).items():
        name, version = entry.split("==")
        assert versions[name] == version
        assert found
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", text) for text in found), entry


@pytest.mark.parametrize("file", PINNED_FILES, ids=lambda file: file.name)
def test_what_is_asked_for_is_pinned(file: Path) -> None:
    assert names(hashes.wanted()[file]) <= {entry.split("==")[0] for entry in pinned(file)}


def test_everything_that_a_server_needs_is_pinned_and_nothing_else() -> None:
    needed: set[str] = set()
    left = [Requirement(text) for text in hashes.wanted()[hashes.RUNNING]]
    while left:
        wanted = left.pop()
        name = hashes.normal(wanted.name)
        if name not in hashes.versions() or (wanted.marker and not wanted.marker.evaluate()):
            continue  # for another system
        needed.add(name)
        extras = [{"extra": extra} for extra in ("", *wanted.extras)]
        for inner in map(Requirement, requires(name) or []):
            applies = inner.marker is None or any(inner.marker.evaluate(extra) for extra in extras)
            if applies and hashes.normal(inner.name) not in needed:
                inner.marker = None
                left.append(inner)
    assert needed == {entry.split("==")[0] for entry in pinned(hashes.RUNNING)}


def test_requirements_name_no_index() -> None:
    for file in PINNED_FILES:
        assert not re.search(r"://|^\s*-(?!-hash=)", file.read_text(encoding="utf-8"), re.M)


def test_no_dependency_is_open_to_a_next_major_version() -> None:
    listed = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]
    for extra in ("cluster", "ray"):
        listed += PROJECT["project"]["optional-dependencies"][extra]
    for requirement in map(Requirement, listed):
        assert any(bound.operator == "<" for bound in requirement.specifier), str(requirement)
        assert requirement.specifier.contains(hashes.versions()[hashes.normal(requirement.name)]), str(requirement)


@pytest.mark.parametrize(
    ("file", "chosen"),
    [
        ("a-1.0-py3-none-any.whl", True),
        ("a-1.0.tar.gz", True),
        ("a-1.0-cp313-cp313-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", True),
        ("a-1.0-cp311-cp311-musllinux_1_2_aarch64.whl", True),
        ("a-1.0-cp39-abi3-macosx_11_0_arm64.whl", True),
        ("a-1.0-cp310-cp310-manylinux2014_x86_64.whl", False),
        ("a-1.0-cp313-cp313-win_amd64.whl", False),
        ("a-1.0-cp313-cp313-manylinux2014_s390x.whl", False),
    ],
)
def test_files_for_linux_and_macos_are_hashed(file: str, chosen: bool) -> None:
    assert hashes.is_of(file, "a", "1.0")
    assert hashes.suits(file) == chosen


def test_the_page_of_an_index_is_read() -> None:
    links = hashes.Links()
    links.feed('<a href="../../x/a_b-1.0-py3-none-any.whl#sha256=12">a</a> <a href="/a-b-2.0.tar.gz">unhashed</a>')
    assert links.files == {"a_b-1.0-py3-none-any.whl": "12"}
    assert hashes.is_of("a_b-1.0-py3-none-any.whl", "a-b", "1.0")
    assert not hashes.is_of("a_b-1.0.1.tar.gz", "a-b", "1.0")


# ---- images


def images() -> list[str]:
    dockerfile = re.findall(r"^FROM (\S+)", (DEPLOY / "Dockerfile").read_text(), re.M)
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"].values()
    return dockerfile + [service["image"] for service in services if service["image"] != OURS]


def test_every_image_has_a_digest() -> None:
    assert len(images()) == 5
    for image in images():
        assert re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image


def test_the_image_installs_nothing_without_a_hash() -> None:
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", "")
    installs = re.findall(r"pip (?:install|wheel) [^&\n]*", text)
    assert len(installs) == 4
    for command in installs:
        assert "--require-hashes" in command or "--no-deps" in command, command
    assert "--no-build-isolation" in text


# ---- the page


def test_the_lock_file_has_the_hash_of_every_package_and_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    installed = {name: package for name, package in packages.items() if name}
    assert installed
    for name, package in installed.items():
        assert re.match(r"sha512-", package["integrity"]), name
        assert "resolved" not in package, name


# ---- known vulnerabilities


def test_a_vulnerable_package_is_a_finding() -> None:
    vulnerable = {"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["1.1"]}]}
    told = {"dependencies": [vulnerable, {"name": "b", "version": "2", "vulns": []}]}
    answer = audit.read_pip_audit(json.dumps(told), "")
    assert answer.sentences() == [
        "audit: a 1: CVE-1, mended in 1.1",
        "audit: 2 packages of Python checked, 1 known vulnerabilities",
    ]


def test_packages_that_were_skipped_are_not_called_safe() -> None:
    """Without a database pip-audit ends well and says that no vulnerability is known."""
    skipped = {"name": "a", "skip_reason": "not found"}
    nothing = audit.read_pip_audit(json.dumps({"dependencies": [skipped]}), "No known vulnerabilities found")
    assert nothing.sentences() == [
        "audit: Python not checked: the database cannot be reached, or does not have any of the packages"
    ]
    checked = {"name": "b", "version": "1", "vulns": []}
    some = audit.read_pip_audit(json.dumps({"dependencies": [skipped, checked]}), "")
    assert some.sentences() == [
        "audit: 1 packages of Python checked, no known vulnerability",
        "audit: Python not checked in full: the database cannot be reached, or does not have a",
    ]


def test_a_vulnerable_package_of_the_page_is_a_finding() -> None:
    told = {
        "vulnerabilities": {"a": {"range": "<1", "severity": "high"}},
        "metadata": {"dependencies": {"total": 70}},
    }
    answer = audit.read_npm_audit(json.dumps(told), "")
    assert answer.findings == ["a <1: high"]
    assert answer.checked == 70


@pytest.mark.parametrize("out", ["", "[]", '{"message": "405 Method Not Allowed - POST somewhere"}'])
def test_a_database_that_cannot_be_reached_is_said_and_no_finding(out: str) -> None:
    for answer in (audit.read_pip_audit(out, "network is down\n"), audit.read_npm_audit(out, "network is down\n")):
        assert not answer.findings
        [sentence] = answer.sentences()
        assert "not checked: the database cannot be reached (" in sentence
        assert "somewhere" not in sentence


# ---- what is said about it


def test_links_of_the_security_policy_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "SECURITY.md").read_text())
    assert "docs/explanation/server.md" in links
    assert all((ROOT / link).is_file() for link in links)

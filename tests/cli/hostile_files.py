"""Files that nobody should be able to do harm with: far too large, far too deep, or no files at all.

`attacks` makes them in a folder, each with the commands it is given to; `suffer` runs commands one after the other in
a process of its own and tells what each said, how long it took and how much memory all of them needed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bossrush.games import load_game

MB = 1_000_000
MANY_KEYS = 300_000
ADDRESS_SPACE = 4_000_000_000
"""Keeps the machine safe from a program that takes all it gets."""

GAME = load_game("platformer")
RECORD = (
    f"bossrush record 1\ngame: platformer\nrules: {GAME.rules_version}\ncontent: {GAME.content_hash}\n"
    "option: players=2\nchance: fast\nhash: 0\n"
)
PACK = 'id = "x"\ngame = "platformer"\nname = "X"\nversion = "1"\n'
SCENARIO = 'title = "x"\nrules = ["PF-1.1"]\ngame = "platformer"\n[position]\n'

RECORD_COMMANDS = ("record show", "record verify", "record export", "play platformer --resume", "analyse")
PACK_COMMANDS = ("content check", "play platformer --pack", "simulate platformer --games 1 --pack")
PARAMETER_COMMANDS = (
    "simulate platformer --games 1 --bots heuristic:",
    "tune platformer --games 1 --out",
    "tune platformer --heuristic --games 200 --out /dev/null --start",
)


@dataclass(frozen=True, slots=True)
class Said:
    """What a command did."""

    words: list[str]
    code: int
    out: str
    err: str
    seconds: float

    def lines(self) -> list[str]:
        """Of its complaint: `scenario run` and `content check` report on standard output."""
        return (self.err or self.out).splitlines()


def words_of(command: str, path: Path) -> list[str]:
    return f"{command}{path}".split() if command.endswith(":") else [*command.split(), str(path)]


# ---- what is wrong with the files


def toml_texts() -> Iterator[tuple[str, str]]:
    """TOML that takes long to parse, or to complain about."""
    yield "keys", "".join(f"k{i} = 1\n" for i in range(MANY_KEYS))
    yield "some_keys", "".join(f"k{i:x} = 1\n" for i in range(20_000))
    yield "string", f's = "{"x" * 20 * MB}"\n'
    yield "lines_of_a_string", 's = """\n' + ("x" * 99 + "\n") * 2000 + '"""\n'
    yield "nested", "a = " + "[\n" * 100_000
    yield "nested_in_bounds", "a = " + "[\n" * 400 + "]\n" * 400
    yield "dotted", "a" + ".a" * 100_000 + " = 1\n"
    yield "deep_header", "[" + "a." * 400 + "a]\n" + "".join(f"k{i:x} = 1\n" for i in range(20_000))
    yield "digits", f"n = {'9' * 5000}\n"
    yield "hexadecimal", f"n = 0x{'f' * 5000}\n"
    yield "many_elements", "a = [\n" + "1,\n" * 80_000 + "]\n"


def record_texts() -> Iterator[tuple[str, str]]:
    yield "seed", f"{RECORD}seed: {'9' * 5000}\n"
    yield "seed_that_python_reads", f"{RECORD}seed: {'9' * 4000}\n"
    yield "rules", RECORD.replace("rules: ", "rules: " + "9" * 5000)
    yield "keys", RECORD + "".join(f"option: k{i}=1\n" for i in range(MANY_KEYS))
    yield "players", RECORD.replace("players=2", f"players={'9' * 5000}")
    yield "packs", RECORD + "pack: nowhere\n" * 100_000
    yield "string", RECORD.replace("platformer", "x" * 20 * MB)
    yield "long_name", RECORD.replace("platformer", "x" * (MB + MB // 2))
    yield "moves", RECORD + "1 a\n" * 480_000
    yield "results", RECORD + "opening: " + "0 " * 900_000 + "\n"
    yield "escape", RECORD.replace("platformer", "\x1b[2J")


def json_texts() -> Iterator[tuple[str, str]]:
    yield "keys", json.dumps({f"k{i}": 1 for i in range(MANY_KEYS)})
    yield "string", json.dumps({"platformer": "x" * 20 * MB})
    yield "nested", "[" * 100_000
    yield "objects", '{"a":' * 40_000
    yield "digits", f'{{"platformer": {{"heuristic": {{"coin": {"9" * 5000}}}}}}}'
    yield "large", f'{{"platformer": {{"heuristic": {{"coin": {"9" * 400}}}}}}}'
    yield "infinite", '{"platformer": {"heuristic": {"coin": 1e999}}}'
    yield "undefined", '{"platformer": {"several": {"coin": NaN}}}'
    yield "list", '{"platformer": {"heuristic": [1]}}'


def no_files(folder: Path) -> Iterator[Path]:
    """What lies where a file should be. The large file takes no room on the disk."""
    sparse = folder / "sparse"
    with sparse.open("wb") as file:
        file.truncate(100 * MB)
    yield sparse
    (folder / "folder").mkdir()
    yield folder / "folder"
    yield Path("/dev/zero")
    loop = folder / "loop"
    loop.symlink_to(loop)
    yield loop
    link = folder / "link"
    link.symlink_to("/dev/zero")
    yield link


# ---- the attacks


def attacks(folder: Path) -> Iterator[list[str]]:
    """The words of every command that is given a bad file."""
    for command, path in [*on_records(folder), *on_scenarios(folder), *on_packs(folder), *on_parameters(folder)]:
        yield words_of(command, path)


def written(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def on_records(folder: Path) -> Iterator[tuple[str, Path]]:
    files = [written(folder / "records", name, text) for name, text in record_texts()]
    for path in [*files, *no_files(folder / "records")]:
        for command in RECORD_COMMANDS:
            yield command, path


def on_scenarios(folder: Path) -> Iterator[tuple[str, Path]]:
    files = [written(folder / "scenarios", name, SCENARIO + text) for name, text in toml_texts()]
    for path in [*files, *no_files(folder / "scenarios")]:
        if not path.is_dir():  # all scenarios in it are run
            yield "scenario run", path


def on_packs(folder: Path) -> Iterator[tuple[str, Path]]:
    for name, text in toml_texts():
        for file in ("pack.toml", "items.toml"):
            pack = written(folder / "packs" / file / name, "pack.toml", PACK).parent
            written(pack, file, f"{PACK if file == 'pack.toml' else ''}{text}")
            for command in PACK_COMMANDS:
                yield command, pack
    (folder / "packs" / "no_files").mkdir()
    for number, path in enumerate(no_files(folder / "packs" / "no_files")):
        pack = written(folder / "packs" / str(number), "pack.toml", PACK).parent
        (pack / "tiles_void.txt").symlink_to(path)
        for command in PACK_COMMANDS:
            yield command, pack


def on_parameters(folder: Path) -> Iterator[tuple[str, Path]]:
    files = [written(folder / "parameters", name, text) for name, text in json_texts()]
    for path in [*files, *no_files(folder / "parameters")]:
        for command in PARAMETER_COMMANDS:
            if "--out" not in command or not path.is_char_device():  # one may write there
                yield command, path


# ---- in a process of its own

SUFFERING = f"""
import io, json, resource, sys, time
from contextlib import redirect_stderr, redirect_stdout

resource.setrlimit(resource.RLIMIT_AS, ({ADDRESS_SPACE}, {ADDRESS_SPACE}))
from bossrush.cli import main

for words in json.loads(open(sys.argv[1]).read()):
    out, err = io.StringIO(), io.StringIO()
    began = time.perf_counter()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(words)
        except BaseException as error:
            code = -1
            print("Traceback:", repr(error)[:200], file=err)
    taken = time.perf_counter() - began
    print(json.dumps([code, out.getvalue()[:5000], err.getvalue()[:5000], taken]), flush=True)
print(*[line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM:")])
"""


def suffer(commands: list[list[str]], folder: Path, timeout: float = 120.0) -> tuple[list[Said], float]:
    """What each command said, and the most memory in MB that they needed."""
    listed = written(folder, "commands.json", json.dumps(commands))
    done = subprocess.run(
        [sys.executable, "-c", SUFFERING, str(listed)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=timeout,
        cwd=folder,
        check=True,
    )
    *told, peak = [json.loads(line) for line in done.stdout.splitlines()]
    return [Said(words, *said) for words, said in zip(commands, told, strict=True)], peak * 1024 / MB

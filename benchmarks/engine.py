"""Measures the engine, pure and compiled, beside Catanatron and OpenSpiel, in one run on one core, in processor time.

Repetitions go round all engines, so that a slow moment of the machine meets all of them. Shown are medians with the
lowest and highest repetition, and ratios to the field: medians of the ratios within a round. Catanatron and OpenSpiel
come from PyPI into an environment of their own (build/field). With --write the results go to
benchmarks/results/engine.json and the tables into docs/explanation/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.build import ROOT, BuildError, built_modules, environment

HERE = Path(__file__).parent
FIELD = ROOT / "build" / "field"
REQUIREMENTS = HERE / "field" / "requirements.txt"
RESULTS = HERE / "results" / "engine.json"
DOCS = ROOT / "docs" / "explanation" / "performance.md"
BEGIN, END = "<!-- results -->", "<!-- end of results -->"
ENGINES = ("pure", "compiled")
GAMES_OF_THE_FIELD = {
    "catanatron": "Catanatron",
    "backgammon": "OpenSpiel backgammon",
    "hearts": "OpenSpiel hearts",
    "gin_rummy": "OpenSpiel gin rummy",
}
SEARCHES_OF_THE_FIELD = {
    "search:pig": "OpenSpiel's MCTS in Python, pig",
    "search:backgammon": "OpenSpiel's MCTS in Python, backgammon",
}
COMPARED = ("Platformer", "Boss Monster")
RANDOM_GAMES = "random playouts, decisions/s"
RANDOM_SEARCH = "search with random playouts, decisions/s"

Run = dict[str, float]
Runs = dict[str, list[Run]]
"""By engine, a run for each repetition."""


def on_one_core(command: list[str], env: dict[str, str]) -> str:
    """What it prints; it keeps to the last processor there is."""
    processor = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1

    def settle() -> None:
        if processor >= 0:
            os.sched_setaffinity(0, {processor})

    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, preexec_fn=settle, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def measure_ours(kind: str, seconds: float) -> Run:
    command = [sys.executable, "-m", "benchmarks.measures", str(seconds)]
    found = json.loads(on_one_core(command, environment(kind)))
    assert found["engine"] == kind
    results: Run = found["results"]
    return results


def measure_field(name: str, seconds: float) -> Run:
    command = [str(FIELD / "bin" / "python"), str(HERE / "field" / "playouts.py"), name, str(seconds)]
    run: Run = json.loads(on_one_core(command, dict(os.environ)))
    return run


def install_field() -> None:
    """Their environment, made once for these requirements."""
    stamp = FIELD / ".installed"
    if stamp.is_file() and stamp.read_text() == REQUIREMENTS.read_text():
        return
    print("installing Catanatron and OpenSpiel into build/field", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(FIELD)], check=True)
    pip = [str(FIELD / "bin" / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", str(REQUIREMENTS)], check=True)
    stamp.write_text(REQUIREMENTS.read_text())


def measure_all(names: list[str], field: list[str], repeat: int, seconds: float) -> Runs:
    runs: Runs = {name: [] for name in [*names, *field]}
    for number in range(repeat):
        for name in names:
            say(f"{number + 1} of {repeat}: {name}")
            runs[name].append(measure_ours(name, seconds))
        for name in field:
            say(f"{number + 1} of {repeat}: {name}")
            runs[name].append(measure_field(name, seconds))
    return runs


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# ---- tables


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def median_and_spread(values: list[float]) -> str:
    return f"{shown(statistics.median(values))} ({shown(min(values))}–{shown(max(values))})"


def ratio(ours: list[float], theirs: list[float]) -> str:
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    return f"{statistics.median(ratios):.1f}× ({min(ratios):.1f}–{max(ratios):.1f})"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def own_table(runs: Runs, kinds: list[str]) -> str:
    rows = []
    for what in runs[kinds[0]][0]:
        columns = {kind: [run[what] for run in runs[kind]] for kind in kinds}
        row = [what, *(median_and_spread(columns[kind]) for kind in kinds)]
        if len(kinds) == 2:
            slow, fast = columns[kinds[0]], columns[kinds[1]]
            row.append(ratio(fast, slow) if what.endswith("/s") else ratio(slow, fast))
        rows.append(row)
    return table(["", *kinds, *(["compiled against pure"] if len(kinds) == 2 else [])], rows)


def field_table(runs: Runs, kinds: list[str], names: dict[str, str], title: str, measure: str) -> str:
    """Those of the field by `names` beside this measure of ours."""
    columns = [(game, kind) for game in COMPARED for kind in kinds]
    rows = []
    for name, full_name in names.items():
        theirs = [run["decisions/s"] for run in runs[name]]
        ours = [[run[f"{game}: {measure}"] for run in runs[kind]] for game, kind in columns]
        rows.append([full_name, median_and_spread(theirs), *(ratio(own, theirs) for own in ours)])
    return table([title, "decisions/s", *(f"{game}, {kind}" for game, kind in columns)], rows)


def report(runs: Runs, repeat: int) -> str:
    kinds = [kind for kind in ENGINES if kind in runs]
    parts = [f"One core, Python {platform.python_version()}, {repeat} repetitions: median (lowest–highest)."]
    if "catanatron" in runs:
        parts.append(field_table(runs, kinds, GAMES_OF_THE_FIELD, "random games", RANDOM_GAMES))
        copies = [run["copy"] for run in runs["catanatron"]]
        parts.append(f"Catanatron takes {median_and_spread(copies)} µs to copy a game.")
        parts.append(field_table(runs, kinds, SEARCHES_OF_THE_FIELD, "tree search, random rollouts", RANDOM_SEARCH))
    parts.append(own_table(runs, kinds))
    return "\n\n".join(parts)


def write_docs(text: str) -> None:
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=5, help="by default 5")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measure, by default 1")
    parser.add_argument("--ours", action="store_true", help="without Catanatron and OpenSpiel")
    parser.add_argument("--write", action="store_true", help="write results and docs, not only the screen")
    args = parser.parse_args()
    kinds = list(ENGINES)
    try:
        built_modules()
    except BuildError as error:
        say(f"the engine does not compile here, so only pure Python is measured: {error}")
        kinds.remove("compiled")
    field = [] if args.ours else [*GAMES_OF_THE_FIELD, *SEARCHES_OF_THE_FIELD]
    if field:
        install_field()
    runs = measure_all(kinds, field, args.repeat, args.seconds)
    text = report(runs, args.repeat)
    print(text)
    if args.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")
        write_docs(text)


if __name__ == "__main__":
    main()

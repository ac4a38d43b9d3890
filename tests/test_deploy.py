"""The files in `deploy/` fit together, and to the program: there is no container engine in the tests."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from bossrush.cli import make_parser
from bossrush.server.api import operations

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOW_TO = ROOT / "docs" / "how-to" / "run_a_server.md"
OURS = ("bossrush1", "bossrush2")
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""What nginx keeps in folders."""

Service = dict[str, Any]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return loaded


@pytest.fixture(scope="module")
def services(compose: dict[str, Any]) -> dict[str, Service]:
    found: dict[str, Service] = compose["services"]
    return found


def parsed(words: list[str]) -> Namespace:
    """As the command line reads it; a wrong option ends the test."""
    try:
        return make_parser(words[0]).parse_args(words)
    except SystemExit:
        pytest.fail(f"bossrush does not take: {shlex.join(words)}")


def instruction(name: str) -> list[str]:
    """The words of the last instruction of this name in the Dockerfile, written as a list."""
    words: list[str] = json.loads(re.findall(rf"^{name} (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.M)[-1])
    return words


def unit_command(settings: dict[str, str]) -> list[str]:
    """What the unit starts, with these settings in place of its variables."""
    command = re.findall(r"^ExecStart=(.*)$", (DEPLOY / "bossrush.service").read_text(), re.M)[0]
    return shlex.split(re.sub(r"\$\{?(\w+)\}?", lambda found: settings[found[1]], command))


# ---- compose.yaml


def test_services_refer_to_what_is_there(compose: dict[str, Any], services: dict[str, Service]) -> None:
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"], volume


def test_our_services_are_built_from_our_image(services: dict[str, Service]) -> None:
    for name in OURS:
        build = services[name]["build"]
        assert (DEPLOY / build["context"]).resolve() == ROOT
        assert (ROOT / build["dockerfile"]).is_file()
    assert services[OURS[0]] == services[OURS[1]]


def test_every_service_has_a_health_check(services: dict[str, Service]) -> None:
    assert "HEALTHCHECK" in (DEPLOY / "Dockerfile").read_text()
    assert [name for name, service in services.items() if "healthcheck" not in service] == [*OURS]


def test_a_container_is_judged_by_its_process_and_the_whole_by_whether_moves_can_be_stored(
    services: dict[str, Service],
) -> None:
    """A database that is away must not lead to processes being started again."""
    routes = {route.path for route in operations.router.routes}
    check = re.findall(r"HEALTHCHECK.*\n.*CMD .*8000([\w/]+)'", (DEPLOY / "Dockerfile").read_text())
    assert check == ["/health/live"]
    assert services["nginx"]["healthcheck"]["test"][-1].removeprefix("http://127.0.0.1") == "/health/ready"
    assert {"/health", "/health/live", "/health/ready"} <= routes


def test_whoever_waits_for_health_waits_for_a_service_that_tells_it(services: dict[str, Service]) -> None:
    waited = {name for service in services.values() for name in service.get("depends_on", {})}
    assert waited <= {name for name, service in services.items() if "healthcheck" in service} | {*OURS}


def test_only_nginx_can_be_reached_from_outside(compose: dict[str, Any], services: dict[str, Service]) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["nginx"]
    assert compose["networks"]["inside"]["internal"]
    for name in ("postgres", "redis"):
        assert services[name]["networks"] == ["inside"]


def test_passwords_come_from_the_environment(services: dict[str, Service]) -> None:
    for service in services.values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or value.startswith("${POSTGRES_PASSWORD:?")
    assert re.search(r"^POSTGRES_PASSWORD=$", (DEPLOY / ".env.example").read_text(), re.M)


def test_every_variable_is_in_the_example() -> None:
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert used == set(re.findall(r"^(\w+)=", (DEPLOY / ".env.example").read_text(), re.M))


def test_the_processes_of_the_compose_file_use_the_database_and_the_bus_of_it(services: dict[str, Service]) -> None:
    for name in OURS:
        settings = parsed(services[name]["command"])
        assert settings.db == "postgresql://bossrush@postgres/bossrush"
        assert settings.bus == "redis://redis"
        assert settings.behind_proxy
        assert settings.no_browser
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "bossrush"
    assert services["postgres"]["environment"]["POSTGRES_DB"] == "bossrush"


# ---- the image and the unit


def test_the_image_starts_the_server() -> None:
    assert instruction("ENTRYPOINT") == ["bossrush"]
    settings = parsed(instruction("CMD"))
    assert settings.host == "0.0.0.0"
    assert settings.no_browser


def test_the_image_is_built_from_files_that_are_there_and_not_ignored() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
    sources = [
        source
        for line in re.findall(r"^COPY (?!--from)(.*)$", (DEPLOY / "Dockerfile").read_text(), re.M)
        for source in line.split()[:-1]
    ]
    assert sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source}" in ignored, source


def test_the_unit_starts_the_server() -> None:
    program, *words = unit_command({"PORT": "8000", "STATE_DIRECTORY": "/var/lib/bossrush", "OPTIONS": ""})
    assert program == "/opt/bossrush/bin/bossrush"
    settings = parsed(words)
    assert (settings.host, settings.port, settings.data) == ("127.0.0.1", 8000, Path("/var/lib/bossrush"))
    assert settings.behind_proxy
    assert settings.no_browser


def test_the_unit_takes_the_settings_of_its_example() -> None:
    options = re.findall(r"^#\s+OPTIONS=(.*)$", (DEPLOY / "bossrush.service").read_text(), re.M)[0]
    settings = parsed(unit_command({"PORT": "8001", "STATE_DIRECTORY": "/var/lib/bossrush", "OPTIONS": options})[1:])
    assert settings.db.startswith("postgresql://")
    assert settings.bus.startswith("redis://")


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "bossrush.service").read_text().replace("/opt/bossrush/bin/bossrush", "/bin/sh")
    for name in ("bossrush.service", "bossrush@8001.service"):
        (tmp_path / name).write_text(text)
        done = subprocess.run([analyze, "verify", str(tmp_path / name)], capture_output=True, text=True, check=False)
        assert [line for line in done.stderr.splitlines() if "bossrush" in line] == []


# ---- nginx


def test_nginx_knows_the_processes_of_the_compose_file(services: dict[str, Service]) -> None:
    upstream = (DEPLOY / "upstream.compose.conf").read_text()
    assert re.findall(r"^ *server (\w+):8000 ", upstream, re.M) == [*OURS]
    mounted = [volume.split(":")[:2] for volume in services["nginx"]["volumes"]]
    assert ["./upstream.compose.conf", "/etc/nginx/upstream.conf"] in mounted


def test_nginx_understands_its_settings(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    if nginx is None:
        pytest.skip("nginx is not installed")
    folders = "".join(f"{name}_temp_path {tmp_path / name};" for name in TEMPORARY)
    text = (DEPLOY / "nginx.conf").read_text().replace("http {", f"http {{ {folders}", 1)
    text = text.replace("/run/nginx.pid", str(tmp_path / "pid")).replace("/var/log/nginx", str(tmp_path))
    (tmp_path / "nginx.conf").write_text(text)
    shutil.copy(DEPLOY / "upstream.conf", tmp_path)
    command = [nginx, "-t", "-q", "-p", str(tmp_path), "-e", "stderr", "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# ---- what the guide tells people to type


def test_commands_of_the_guide_exist() -> None:
    blocks = re.findall(r"^```\n(.*?)^```", HOW_TO.read_text(), re.M | re.S)
    commands = [
        line for block in blocks for line in block.splitlines() if re.match(r"(/opt/bossrush/bin/)?bossrush ", line)
    ]
    assert len(commands) >= 5
    for command in commands:
        parsed(shlex.split(command, comments=True)[1:])

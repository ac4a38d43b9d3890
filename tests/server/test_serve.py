"""What `bossrush serve` says about where it can be found."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bossrush.server.serve import address, announce, listen, network_address
from bossrush.server.settings import Settings

OWN = "192.168.1.5"


class Probe:
    """Instead of a socket: a machine with this address, or one without any network."""

    def __init__(self, own: str) -> None:
        self.own = own

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: tuple[str, int]) -> None:
        if not self.own:
            raise OSError(101, "Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.own, 40000


@pytest.fixture
def listener(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[socket.socket]:
    with listen(Settings(host=request.param, port=0, data=tmp_path)) as listener:
        yield listener


def machine(monkeypatch: pytest.MonkeyPatch, own: str) -> None:
    monkeypatch.setattr(socket, "socket", lambda *_: Probe(own))


@pytest.mark.parametrize("listener", ["0.0.0.0"], indirect=True)
@pytest.mark.parametrize(("own", "told"), [(OWN, OWN), ("127.0.0.1", ""), ("0.0.0.0", ""), ("", "")])
def test_who_listens_everywhere_tells_others_where(
    monkeypatch: pytest.MonkeyPatch, listener: socket.socket, own: str, told: str
) -> None:
    machine(monkeypatch, own)
    port = listener.getsockname()[1]
    assert address(listener) == f"127.0.0.1:{port}"
    assert network_address(listener) == (f"{told}:{port}" if told else "")


@pytest.mark.parametrize("listener", ["127.0.0.1"], indirect=True)
def test_who_listens_to_this_machine_does_not(monkeypatch: pytest.MonkeyPatch, listener: socket.socket) -> None:
    machine(monkeypatch, OWN)
    assert network_address(listener) == ""


def test_every_address_is_announced_the_own_one_first() -> None:
    out = io.StringIO()
    announce(["http://127.0.0.1:8000", "http://192.168.1.5:8000"], False, out)
    first, second, _ = out.getvalue().splitlines()
    assert first.endswith("listening on http://127.0.0.1:8000")
    assert second.endswith("http://192.168.1.5:8000")

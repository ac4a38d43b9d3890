"""Log lines say what happened and never what somebody holds."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from bossrush.server import logs
from bossrush.server.logs import JsonLines, PlainLines
from tests.server.small_app import served, small_app

LIBRARIES = ("bossrush", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "litestar")


@pytest.fixture(autouse=True)
def undo_set_up() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, kept in levels.items():
        logging.getLogger(name).setLevel(kept)


def record(message: str, error: BaseException | None = None, /, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("bossrush.x", logging.INFO, "x.py", 1, message, (), None)
    made.exc_info = (type(error), error, error.__traceback__) if error else None
    made.__dict__.update(extra)
    return made


def caught(secret: str) -> Exception:
    try:
        try:
            raise KeyError(secret)
        except KeyError as cause:
            raise ValueError(f"no card {secret}") from cause
    except ValueError as error:
        return error


def test_a_line_is_an_object() -> None:
    line = json.loads(JsonLines().format(record("table closed", table="t1", seconds=0.5)))
    assert line.pop("time").endswith("Z")
    assert line == {"level": "info", "logger": "bossrush.x", "message": "table closed", "table": "t1", "seconds": 0.5}


@pytest.mark.parametrize("field", ["password", "cookie", "invite", "secret", "action", "anything"])
@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
def test_fields_that_are_not_listed_are_not_printed(field: str, formatter: logging.Formatter) -> None:
    assert "Zyndara" not in formatter.format(record("x", None, **{field: "Zyndara"}))


@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
def test_of_an_error_only_its_types_and_places_are_printed(formatter: logging.Formatter) -> None:
    line = formatter.format(record("x", caught("Zyndara")))
    assert "ValueError from KeyError" in line
    assert "test_logs.py:" in line
    assert "Zyndara" not in line


def test_of_a_message_only_the_first_line_is_printed() -> None:
    line = JsonLines().format(record("Task exception was never retrieved\nfuture: <Task exception=Zyndara>"))
    assert "never retrieved" in line
    assert "Zyndara" not in line


def test_a_plain_line_can_be_read() -> None:
    line = PlainLines().format(record("table closed", table="t1"))
    assert line[8:] == " info    table closed table=t1"


def test_set_up_logs_in_the_chosen_form_from_the_chosen_level(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(json=True, level="info")
    logging.getLogger("bossrush.x").info("yes")
    logging.getLogger("bossrush.x").debug("no")
    logging.getLogger("uvicorn.error").info("no")
    logging.getLogger("uvicorn.error").warning("yes")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["logger"], line["message"]) for line in lines] == [("bossrush.x", "yes"), ("uvicorn.error", "yes")]


def test_no_line_holds_a_password_a_cookie_or_an_invite(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(json=True, level="debug")
    cookies: list[str] = []
    with served(small_app().app) as address, httpx.Client(base_url=f"http://{address}", trust_env=False) as client:

        def post(path: str, **body: str) -> httpx.Response:
            answer = client.post(f"/api/{path}", json=body)
            cookies.extend(answer.cookies.values())
            return answer

        assert post("guest", name="Ann").status_code == 201
        assert post("account", login="ann", password="horse-Zyndara").status_code == 200
        assert post("login", login="ann", password="horse-Zyndara").status_code == 200
        assert post("login", login="ann", password="wrong-Zyndara").status_code == 401
        assert post("login", login="nobody", password="wrong-Zyndara").status_code == 401
        assert post("password", old="horse-Zyndara", new="staple-Zyndara").status_code == 200
        assert post("login", login="ann", password="Z" * 300).status_code == 400
        assert client.get("/broken?invite=Zyndara").status_code == 500
        assert client.get("/Zyndara").status_code == 404
        header = {"Cookie": f"bossrush={cookies[-1]}"}
        with connect(f"ws://{address}/ws?invite=Zyndara", additional_headers=header, proxy=None) as ws:
            assert ws.recv(5) == "Ann"
    printed = capsys.readouterr().err
    routes = [line.get("route") for line in map(json.loads, printed.splitlines())]
    assert "/api/login" in routes
    assert "/broken" in routes
    assert "Zyndara" not in printed
    assert "Z" * 20 not in printed
    assert len(cookies) == 4
    for cookie in cookies:
        assert cookie not in printed
        assert cookie.split(".")[0] not in printed

"""The HTTP side as a whole: its schema keeps its word, its headers are strict, its logs and numbers betray nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sys
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi

from ludoteca.server.app import make_app
from ludoteca.server.logs import JsonLines
from ludoteca.server.settings import Settings
from server.guest import OPEN, PERSON, Guest, act, bot
from server.running import Running, Spawned, running

EXAMPLES = int(os.environ.get("LUDOTECA_EXAMPLES", "15"))


SCHEMA = msgspec.json.decode(msgspec.json.encode(make_app(Settings(database="sqlite://")).openapi_schema.to_schema()))
OPERATIONS: list[Any] = [cast(Any, result).ok() for result in schemathesis.openapi.from_dict(SCHEMA).get_all_operations()]
CHECKS = [
    checks.not_a_server_error, openapi.status_code_conformance, openapi.content_type_conformance,
    openapi.response_schema_conformance, openapi.response_headers_conformance,
]  # fmt: skip


@pytest.fixture(scope="session")
def visitor(shared: Running) -> Guest:
    """Somebody with a name, who asks everything."""
    return Guest(shared.url, "Schema")


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_request_is_answered_as_the_schema_says(operation: Any, shared: Running, visitor: Guest) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=shared.url, headers={"x-csrf-token": visitor.csrf, "cookie": cookie}, checks=CHECKS)

    ask()


def test_every_answer_carries_the_safety_headers(shared: Running) -> None:
    for path in ("/", "/t/whatever", "/api/me", "/api/nowhere", "/health", "/metrics", "/api/tables/unknown"):
        headers = httpx.get(shared.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_pages_are_served_for_every_path_and_files_only_from_their_folder(tmp_path: Path) -> None:
    site = tmp_path / "static"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Ludoteca</title>")
    (site / "assets" / "app-1.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("secret")
    with running(f"sqlite:///{tmp_path}/test.sqlite", static=str(site)) as server:
        page = httpx.get(f"{server.url}/t/abc")
        assert page.headers["content-type"].startswith("text/html")
        assert "Ludoteca" in page.text
        assert httpx.get(f"{server.url}/").text == page.text
        script = httpx.get(f"{server.url}/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert httpx.get(f"{server.url}/assets/app-1.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
        assert httpx.get(f"{server.url}/assets/missing.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
            assert "secret" not in httpx.get(server.url + path).text
            assert "root:" not in httpx.get(server.url + path).text


def test_without_a_built_site_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/test.sqlite", static=str(tmp_path / "none")) as server:
        page = httpx.get(server.url)
        assert page.status_code == 200
        assert "not built" in page.text
        assert "make" in page.text


def test_texts_come_whole_or_for_one_game_and_are_known_again(shared: Running) -> None:
    whole = httpx.get(f"{shared.url}/api/locale/pt")
    one = httpx.get(f"{shared.url}/api/locale/pt?game=duelo")
    assert "server-stale" in one.text
    assert "duelo-title" in one.text
    assert len(whole.text) > len(one.text)
    assert httpx.get(f"{shared.url}/api/locale/pt", headers={"if-none-match": whole.headers["etag"]}).status_code == 304
    assert httpx.get(f"{shared.url}/api/locale/xx").status_code == 400
    assert httpx.get(f"{shared.url}/api/locale/en?game=chess").json()["code"] == "unknown-game"


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ("{bad", "JSON is malformed"),
        ("", "its body is missing"),
        ("[]", "got `array`"),
        ('{"name": 5}', "name: Expected `str`"),
        ("[" * 50_000, "nested too deeply"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_the_reason(shared: Running, visitor: Guest, body: str, detail: str) -> None:
    headers = {"x-csrf-token": visitor.csrf, "content-type": "application/json"}
    answer = visitor.http.post("/api/guest", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert detail in answer.json()["reason"]


def test_refusals_speak_the_language_that_is_preferred(shared: Running) -> None:
    def reason(path: str, languages: str) -> str:
        said: str = httpx.get(shared.url + path, headers={"accept-language": languages}).json()["reason"]
        return said

    assert reason("/api/tables/nowhere", "en-GB,pt;q=0.5") == "there is no such table"
    assert reason("/api/tables/nowhere", "de,pt-BR;q=0.9,en;q=0.5") == "Esta mesa não existe."
    assert reason("/api/locale/en?game=chess", "es").startswith("Ese juego no existe. (there is no game 'chess'; there are ")
    assert reason("/api/tables/nowhere", "tlh") == "there is no such table"
    answer = httpx.delete(f"{shared.url}/api/games")
    assert (answer.status_code, answer.json()["code"]) == (405, "no-method")


def test_large_bodies_and_quick_fire_are_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/test.sqlite", request_rate=1.25) as server:
        ana = Guest(server.url, "Ana")
        answer = ana.ask("POST", "/api/tables", {"game": "_template", "seats": [PERSON, bot()], "pack": "#" * 500_000})
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"
        codes = {httpx.get(f"{server.url}/api/games").status_code for _ in range(60)}
        assert 429 in codes
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_health_and_metrics_speak_for_themselves(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        id = ana.table(PERSON, bot())["id"]
        await ana.watch(id, 0)
        if await ana.asked(id, 0):
            await ana.play(id, 0)
        text = httpx.get(f"{light.url}/metrics").text
        await ana.close()
        assert re.search(r'ludoteca_commands_total\{answer="accepted"\} [1-9]', text)
        assert re.search(r"ludoteca_sockets 1\b", text)
        assert re.search(r"ludoteca_command_seconds_count [1-9]", text)
        for line in text.splitlines():
            assert line.startswith("#") or re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+', line), line

    act(scenario)
    assert httpx.get(f"{light.url}/health").json()["status"] == "ok"


def test_logs_are_json_and_contain_neither_hands_nor_actions_nor_seeds_nor_tokens(tmp_path: Path) -> None:
    """Everything is logged at the lowest level, games are played, faults are provoked: none of the secrets is in the lines."""
    server = Spawned(f"sqlite:///{tmp_path}/test.sqlite", environment={"LUDOTECA_LOG": "DEBUG"})
    server.start()
    secrets: set[str] = set()

    async def scenario() -> None:
        ana, bea = Guest(server.url, "Ana-Logs"), Guest(server.url, "Bea-Logs")
        secrets.update({*ana.http.cookies.values(), *bea.http.cookies.values(), ana.csrf, "my-own-word", "very secret password"})
        ana.post("/api/account", {"login": "ana", "password": "very secret password"})
        id = ana.table({"kind": "person", "seed": "my-own-word"}, OPEN)["id"]
        secrets.add(id)
        bea.post(f"/api/tables/{id}/join", {})
        await ana.connect()
        await bea.connect()
        await ana.watch(id, 0)
        await bea.watch(id, 1)
        for _ in range(6):
            for guest, seat in ((ana, 0), (bea, 1)):
                if guest.seen[(id, seat)]["decision"] and not guest.is_over(id):
                    seq = (await guest.play(id, seat))["seq"]
                    await ana.reach(id, 0, seq)
                    await bea.reach(id, 1, seq)
        await ana.say('{"type": "play", "id": "bad", "table": 5, "secret-hand": "f9"}')
        ana.ask("POST", "/api/tables", {"game": "_template", "seats": [PERSON, bot()], "pack": "secret-pack = ["})
        await ana.command("resign", table=id, seat=0)
        secrets.add(ana.get(f"/api/tables/{id}")["seed"])
        await asyncio.sleep(0.2)
        await ana.close()
        await bea.close()

    try:
        act(scenario)
    finally:
        logged = server.stop()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert any(line["message"] == "open" for line in lines)
    for secret in secrets:
        assert secret not in logged
    for word in ("secret-hand", "secret-pack", '"view"', '"hand', "keep", "swap", "dealt", "actions", "Ana-Logs"):
        assert word not in logged, word


def test_an_error_in_the_log_says_where_but_not_what() -> None:
    try:
        raise ValueError("hand of seat 1: f9")
    except ValueError:
        record = logging.LogRecord("ludoteca", logging.ERROR, __file__, 1, "a request failed", (), sys.exc_info())
    record.table = "abcdefghijklmnop"
    line = JsonLines().format(record)
    assert "f9" not in line
    told = json.loads(line)
    assert told["error"] == "ValueError"
    assert told["table"] == "abcdef"
    assert any("test_http.py" in place for place in told["trace"])

"""Guests, accounts, sessions, and the checks that keep other sites out."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from ludoteca.server.storage import people
from server.guest import OPEN, PERSON, Guest, act, bot
from server.running import Running, running

ACCOUNT = {"login": "ana@example.org", "password": "correct horse"}


def test_a_guest_needs_only_a_name_and_may_change_it(server: Running) -> None:
    guest = Guest(server.url)
    assert guest.get("/api/me")["name"] is None
    assert guest.post("/api/tables", {"game": "_template", "seats": [PERSON, bot()]}, 403)["code"] == "no-name"
    assert guest.post("/api/guest", {"name": "Ana"})["guest"] is True
    assert guest.post("/api/guest", {"name": "Ana Maria"})["name"] == "Ana Maria"
    assert guest.get("/api/me")["name"] == "Ana Maria"
    for name in ("", " ", " x", "x" * 25):
        assert guest.post("/api/guest", {"name": name}, 400)["code"] == "malformed"


def test_an_account_keeps_games_across_devices_and_takes_over_a_guest_s(server: Running) -> None:
    async def scenario() -> None:
        phone, laptop = Guest(server.url, "Ana"), Guest(server.url, "Ana at work")
        first = phone.table(PERSON, bot())["id"]
        account = phone.post("/api/account", ACCOUNT)
        assert (account["guest"], account["login"]) == (False, ACCOUNT["login"])
        assert phone.post("/api/account", {**ACCOUNT, "login": "other"}, 409)["code"] == "has-account"
        second = laptop.table(PERSON, OPEN)["id"]
        bea = Guest(server.url, "Bea")
        bea.post(f"/api/tables/{second}/join", {})
        await laptop.connect()
        await laptop.watch(second, 0)
        cookie = dict(laptop.http.cookies)
        assert laptop.post("/api/session", {**ACCOUNT, "login": ACCOUNT["login"].upper()})["login"] == ACCOUNT["login"]
        assert dict(laptop.http.cookies) != cookie, "a new session has a new cookie"
        laptop.csrf = laptop.get("/api/me")["csrf"]
        assert {table["id"] for table in laptop.get("/api/tables/mine")["tables"]} == {first, second}
        assert laptop.get(f"/api/tables/{second}")["maker"]
        assert phone.get(f"/api/tables/{second}")["players"][0]["mine"]
        await laptop.close()
        await phone.connect()
        await phone.watch(second, 0)
        await laptop.connect()
        await laptop.watch(second, 0)
        for guest, seat in ((laptop, 0),):
            if guest.seen[(second, seat)]["decision"]:
                seq = (await guest.play(second, seat))["seq"]
                await phone.reach(second, 0, seq)
        stale = httpx.Client(base_url=server.url, cookies=cookie)
        assert stale.get("/api/me").json()["name"] is None
        await laptop.close()
        await phone.close()

    act(scenario)


def test_logins_are_taken_once_and_wrong_passwords_say_nothing_more(server: Running) -> None:
    ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
    ana.post("/api/account", ACCOUNT)
    assert bea.post("/api/account", ACCOUNT, 409)["code"] == "login-taken"
    wrong = bea.post("/api/session", {**ACCOUNT, "password": "wrong horse!"}, 403)
    unknown = bea.post("/api/session", {"login": "nobody", "password": "wrong horse!"}, 403)
    assert wrong == unknown
    assert wrong["code"] == "wrong-password"
    assert bea.get("/api/me")["name"] == "Bea"
    assert bea.post("/api/account", {"login": "bea", "password": "short"}, 400)["code"] == "malformed"
    assert ana.ask("DELETE", "/api/session").status_code == 204
    assert ana.get("/api/me")["name"] is None


def test_passwords_are_kept_as_argon2id_and_cookies_as_hashes(light: Running) -> None:
    ana = Guest(light.url, "Ana")
    ana.post("/api/account", ACCOUNT)

    async def look() -> tuple[str, people.Person | None]:
        async with light.house.database.reading() as connection:
            found = await people.account(connection, ACCOUNT["login"])
            assert found is not None
            rows = (await connection.exec_driver_sql("SELECT token FROM sessions")).scalars().all()
            assert dict(ana.http.cookies)["ludoteca"] not in rows
            return found[1], found[0]

    loop = light.house.gate.arrived._loop  # type: ignore[attr-defined]
    hashed, _ = asyncio.run_coroutine_threadsafe(look(), loop).result(10)
    assert hashed.startswith("$argon2id$")


@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/session", "/api/account"])
def test_requests_from_other_sites_are_refused(shared: Running, path: str) -> None:
    ana = Guest(shared.url, "Ana")
    body = {"name": "Eva"}
    assert ana.ask("POST", path, body, origin="https://evil.example").json()["code"] == "origin"
    assert ana.ask("POST", path, body, origin="null").json()["code"] == "origin"
    assert ana.ask("POST", path, body, **{"x-csrf-token": "guess"}).json()["code"] == "csrf"
    assert httpx.post(shared.url + path, json=body).json()["code"] == "csrf"
    assert ana.ask("POST", "/api/guest", {"name": "Ana"}, origin=shared.url).status_code == 201
    assert ana.get("/api/me")["name"] == "Ana"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(shared: Running) -> None:
    header = httpx.get(f"{shared.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "secure" not in header


def test_over_https_the_cookie_is_secure(tmp_path: object) -> None:
    with running(f"sqlite:///{tmp_path}/test.sqlite", secure=True) as server:
        answer = httpx.get(f"{server.url}/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]


def test_passwords_cannot_be_guessed_quickly_nor_names_taken_in_numbers(tmp_path: object) -> None:
    with running(f"sqlite:///{tmp_path}/test.sqlite", entry_rate=0.01) as server:
        ana = Guest(server.url, "Ana")
        codes = [ana.ask("POST", "/api/session", {"login": "bea", "password": f"password {number}"}).json()["code"] for number in range(14)]
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-fast"
        answers = [Guest(server.url).ask("POST", "/api/guest", {"name": "Eva"}) for _ in range(14)]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"]

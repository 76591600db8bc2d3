"""Decks and packs of one's own over HTTP: judged by the games' rules, kept by their maker, brought to a table."""

from __future__ import annotations

from typing import Any

from ludoteca.games import game
from server.guest import OPEN, PERSON, Guest, bot
from server.running import Running

BOX = game("zodiacus").load()


def ready(guest: Guest, title: str = "Mine") -> str:
    """The first ready-made deck as text."""
    decks: dict[str, dict[str, dict[str, int]]] = guest.post("/api/games/zodiacus/packs", {}, 200)["values"]["decks"]
    lines = [f"{count} {name}" for half in decks["blade"].values() for name, count in half.items()]
    return "\n".join([f"zodiacus deck: {title}", *lines])


def test_the_limits_of_a_deck_and_its_faults_come_from_the_rules(shared: Running) -> None:
    guest = Guest(shared.url)
    rules = guest.get("/api/games/zodiacus/decks")
    assert rules["halves"] == {"action": 30, "item": 30}
    assert {card["most"] for card in rules["cards"] if card["half"] == "item"} == {3}
    assert guest.get("/api/games/duelo/decks", 404)["code"] == "not-found"
    report = guest.post("/api/games/zodiacus/decks", {"text": "3 Raio de Zeus\n2 Poción de Vida"}, 200)
    assert report["cards"] == {"life_potion": 2, "zeus_bolt": 3}
    assert report["faults"][0]["text"]["key"] == "zodiacus-fault-copies"
    assert guest.post("/api/games/zodiacus/decks", {"text": ready(guest)}, 200)["faults"] == []
    facts = {one["name"]: one for one in guest.get("/api/games")["games"]}
    assert facts["zodiacus"]["decks"]
    assert not facts["duelo"]["decks"]


def test_every_fault_of_a_pack_is_told_with_its_key_in_every_game(shared: Running) -> None:
    guest = Guest(shared.url)
    own = guest.post("/api/games/zodiacus/packs", {}, 200)
    assert own["digest"] == BOX.digest
    assert own["faults"] == []
    values: dict[str, Any] = own["values"]
    values["castles"]["sun"]["life"] = 203
    values["intrepidos"]["frixo"]["levels"][0] = "AC 1Z 1 70 0 5 8"
    report = guest.post("/api/games/zodiacus/packs", {"values": values}, 200)
    assert report["digest"] is None
    assert [fault["key"] for fault in report["faults"]] == ["intrepidos.frixo.levels.0.dice", "castles.sun.life"]
    assert all(fault["text"]["key"].startswith("server-pack-") for fault in report["faults"])
    assert guest.post("/api/games/zodiacus/packs", {"text": "no toml"}, 200)["faults"][0]["text"]["key"] == "server-pack-toml"
    for name in ("duelo", "diceforge", "labyrinx", "calamandara"):
        whole = guest.post(f"/api/games/{name}/packs", {}, 200)
        again = guest.post(f"/api/games/{name}/packs", {"values": {**whole["values"], "printed": ["title"]}}, 200)
        assert again["faults"] == []
        assert again["printed"] == ["title"]


def test_works_are_kept_for_their_maker_alone_and_go_with_the_guest_to_an_account(server: Running) -> None:
    ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
    assert Guest(server.url).get("/api/games/zodiacus/works") == {"works": []}
    draft = ana.post("/api/games/zodiacus/works", {"kind": "deck", "title": "Draft", "text": "2 oracle"})
    pack = ana.post("/api/games/zodiacus/works", {"kind": "pack", "title": "My box", "text": BOX.source})
    assert ana.post("/api/games/zodiacus/works", {"kind": "pack", "title": "Bad", "text": "x = 1"}, 400)["code"] == "bad-content"
    assert ana.post("/api/games/duelo/works", {"kind": "deck", "title": "None", "text": "2 oracle"}, 404)["code"] == "not-found"
    assert bea.get("/api/games/zodiacus/works") == {"works": []}
    assert bea.post("/api/games/zodiacus/works", {**draft, "title": "Stolen"}, 403)["code"] == "not-yours"
    changed = ana.post("/api/games/zodiacus/works", {"kind": "deck", "title": "Done", "text": ready(ana), "id": draft["id"]})
    assert changed["id"] == draft["id"]
    assert {work["title"] for work in ana.get("/api/games/zodiacus/works")["works"]} == {"Done", "My box"}
    assert bea.ask("DELETE", f"/api/games/zodiacus/works/{pack['id']}").status_code == 404
    assert ana.ask("DELETE", f"/api/games/zodiacus/works/{pack['id']}").status_code == 204
    account = {"login": "bea@example.org", "password": "correct horse"}
    bea.post("/api/account", account)
    ana.post("/api/session", account)
    ana.csrf = ana.get("/api/me")["csrf"]
    assert [work["title"] for work in ana.get("/api/games/zodiacus/works")["works"]] == ["Done"]


def test_both_makers_and_guests_bring_decks_to_a_table(server: Running) -> None:
    ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
    table = ana.table(PERSON, OPEN, game="zodiacus", decks=[ready(ana, "Ana's")])
    assert table["pack"]
    assert table["content"] != BOX.digest
    joined = bea.post(f"/api/tables/{table['id']}/join", {"decks": [ready(bea, "Bea's")]})
    assert joined["state"] == "playing"
    assert joined["content"] != table["content"]
    words = ana.http.get(f"/api/tables/{table['id']}/texts/pt").text
    assert "zodiacus-deck-third = Ana's" in words
    assert "zodiacus-deck-fourth = Bea's" in words
    refused = ana.post("/api/tables", {"game": "zodiacus", "seats": [PERSON, bot("random")], "decks": ["2 oracle"]}, 400)
    assert (refused["rule"], refused["text"]["key"]) == ("zod.deck.1", "zodiacus-fault-few")
    own = ana.table(PERSON, bot("random"), game="zodiacus")
    assert ana.http.get(f"/api/tables/{own['id']}/texts/es").text == ""

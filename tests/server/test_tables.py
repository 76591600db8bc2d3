"""Tables: making, joining, playing to the end, leaving, repeating; on SQLite and PostgreSQL."""

from __future__ import annotations

import pytest

from ludoteca.games import names
from ludoteca.play import verify
from server.guest import OPEN, PERSON, Guest, act, bot
from server.running import Running


def test_a_guest_plays_a_whole_game_against_a_bot(server: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(server.url, "Ana").connect()
        table = ana.table(PERSON, bot("random"))
        assert table["state"] == "playing"
        assert table["seed"] is None
        await ana.watch(table["id"], 0)
        while await ana.asked(table["id"], 0):
            assert (await ana.play(table["id"], 0))["type"] == "accepted"
        facts = ana.get(f"/api/tables/{table['id']}")
        assert facts["state"] == "over"
        assert facts["result"]["how"] == "played"
        assert sorted(facts["result"]["places"])[0] == 1
        dice = ana.get(f"/api/tables/{table['id']}/dice")
        assert dice["seed"] == facts["seed"]
        assert verify(dice["record"]).fair
        record = ana.http.get(f"/api/tables/{table['id']}/record")
        assert record.text == dice["record"]
        assert "attachment" in record.headers["content-disposition"]
        await ana.close()

    act(scenario)


def test_a_friend_joins_by_the_link_and_both_see_the_same_table(server: Running) -> None:
    async def scenario() -> None:
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        table = ana.table(PERSON, OPEN)
        id = table["id"]
        assert table["state"] == "open"
        assert ana.get("/api/tables")["tables"] == []
        await ana.connect()
        await bea.connect()
        await ana.say({"type": "watch", "id": "w", "table": id, "seat": 0})
        await ana.until(lambda: id in ana.facts)
        joined = bea.post(f"/api/tables/{id}/join", {})
        assert [player["name"] for player in joined["players"]] == ["Ana", "Bea"]
        assert [player["mine"] for player in joined["players"]] == [False, True]
        await ana.until(lambda: (id, 0) in ana.seen)
        await bea.watch(id, 1)
        await ana.until(lambda: ana.facts[id]["players"][1]["online"])
        while not ana.is_over(id):
            for guest, seat in ((ana, 0), (bea, 1)):
                if guest.seen[(id, seat)]["decision"] is not None and not guest.is_over(id):
                    seq = (await guest.play(id, seat))["seq"]
                    await ana.reach(id, 0, seq)
                    await bea.reach(id, 1, seq)
            assert ana.seen[(id, 0)]["ply"] == bea.seen[(id, 1)]["ply"]
            assert ana.seen[(id, 0)]["view"]["counters"] == bea.seen[(id, 1)]["view"]["counters"]
        await ana.close()
        await bea.close()

    act(scenario)


def test_listed_tables_stand_in_the_lobby_and_seats_are_taken_once(server: Running) -> None:
    ana, bea, caio = Guest(server.url, "Ana"), Guest(server.url, "Bea"), Guest(server.url, "Caio")
    id = ana.table(PERSON, OPEN, listed=True, wait=True)["id"]
    assert [table["id"] for table in bea.get("/api/tables")["tables"]] == [id]
    assert bea.get("/api/tables?game=duelo")["tables"] == []
    bea.post(f"/api/tables/{id}/join", {"seat": 1})
    assert caio.post(f"/api/tables/{id}/join", {"seat": 1}, 409)["code"] == "seat-taken"
    assert caio.post(f"/api/tables/{id}/join", {}, 409)["code"] == "full"
    assert caio.post(f"/api/tables/{id}/join", {"seat": 9}, 404)["code"] == "unknown-seat"
    assert bea.post(f"/api/tables/{id}/start", status=403)["code"] == "not-maker"
    assert ana.post(f"/api/tables/{id}/start")["state"] == "playing"
    assert caio.post(f"/api/tables/{id}/join", {}, 409)["code"] == "begun"
    assert [table["id"] for table in ana.get("/api/tables/mine")["tables"]] == [id]
    assert any(table["turn"] for table in [*ana.get("/api/tables/mine")["tables"], *bea.get("/api/tables/mine")["tables"]])


def test_own_seeds_go_into_the_dice_only_before_the_game(server: Running) -> None:
    ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
    made = ana.table(PERSON, OPEN, wait=True)
    id = made["id"]
    assert len(made["commitment"]) == 64
    bea.post(f"/api/tables/{id}/join", {"seed": "blue-shoes"})
    assert bea.post(f"/api/tables/{id}/seed", {"seat": 0, "seed": "mine"}, 403)["code"] == "not-yours"
    table = ana.post(f"/api/tables/{id}/seed", {"seat": 0, "seed": "tea"})
    assert [player["seeded"] for player in table["players"]] == [True, True]
    assert ana.get(f"/api/tables/{id}/dice") == {"commitment": made["commitment"], "seeds": ["", ""], "seed": None, "record": None}
    ana.post(f"/api/tables/{id}/start")
    assert ana.post(f"/api/tables/{id}/seed", {"seat": 0, "seed": "late"}, 409)["code"] == "begun"

    async def scenario() -> None:
        await ana.connect()
        await ana.watch(id, 0)
        assert (await ana.command("resign", table=id, seat=0))["type"] == "accepted"
        await ana.close()

    act(scenario)
    dice = ana.get(f"/api/tables/{id}/dice")
    assert dice["seeds"] == ["tea", "blue-shoes"]
    assert dice["commitment"] == made["commitment"]
    assert verify(dice["record"]).fair


def test_the_maker_changes_seats_and_a_table_everybody_left_is_closed(server: Running) -> None:
    ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
    id = ana.table(PERSON, OPEN, OPEN, wait=True)["id"]
    assert bea.ask("PUT", f"/api/tables/{id}/seats/1", {"player": bot()}).json()["code"] == "not-maker"
    assert ana.ask("PUT", f"/api/tables/{id}/seats/1", {"player": bot()}).json()["players"][1]["level"] == "random"
    assert ana.ask("PUT", f"/api/tables/{id}/seats/1", {"player": bot("genius")}).json()["code"] == "bad-bot"
    assert ana.post(f"/api/tables/{id}/start", status=409)["code"] == "open-seats"
    bea.post(f"/api/tables/{id}/join", {})
    assert ana.ask("PUT", f"/api/tables/{id}/seats/2", {"player": OPEN}).json()["code"] == "seat-taken"
    assert bea.post(f"/api/tables/{id}/leave")["players"][2]["kind"] == "open"
    assert ana.post(f"/api/tables/{id}/leave")["state"] == "over"
    assert bea.post(f"/api/tables/{id}/join", {}, 409)["code"] == "over"


def test_a_rematch_is_one_table_for_all_and_seats_move_on(server: Running) -> None:
    async def scenario() -> None:
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        id = ana.table(PERSON, OPEN, bot("random"))["id"]
        bea.post(f"/api/tables/{id}/join", {})
        assert ana.post(f"/api/tables/{id}/rematch", status=409)["code"] == "not-over"
        await ana.connect()
        await bea.connect()
        await ana.command("resign", table=id, seat=0)
        await bea.command("resign", table=id, seat=1)
        first = ana.post(f"/api/tables/{id}/rematch")
        assert [player["kind"] for player in first["players"]] == ["bot", "person", "open"]
        second = bea.post(f"/api/tables/{id}/rematch")
        assert second["id"] == first["id"] == ana.get(f"/api/tables/{id}")["rematch"]
        assert second["state"] == "playing"
        assert [player["name"] for player in second["players"]] == ["random", "Ana", "Bea"]
        assert ana.post(f"/api/tables/{id}/rematch")["id"] == first["id"]
        await ana.close()
        await bea.close()

    act(scenario)


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_again_with_the_same_options(shared: Running, game: str) -> None:
    async def scenario() -> None:
        ana = await Guest(shared.url, "Ana").connect()
        table = ana.table(PERSON, bot("random"), game=game)
        await ana.command("resign", table=table["id"], seat=0)
        again = ana.post(f"/api/tables/{table['id']}/rematch")
        assert (again["state"], again["game"], again["options"], again["content"]) == ("playing", game, table["options"], table["content"])
        assert [player["kind"] for player in again["players"]] == ["bot", "person"]
        await ana.watch(again["id"], 1)
        assert await ana.asked(again["id"], 1)
        await ana.close()

    act(scenario)


def test_impossible_tables_are_refused_with_a_reason(light: Running) -> None:
    ana = Guest(light.url, "Ana")
    for code, body in {
        "unknown-game": {"game": "chess", "seats": [PERSON]},
        "bad-options": {"game": "_template", "seats": [PERSON]},
        "bad-bot": {"game": "_template", "seats": [PERSON, bot("mcts:999999999")]},
        "bad-content": {"game": "_template", "seats": [PERSON, bot()], "pack": "title = 3 ="},
        "bad-position": {"game": "_template", "seats": [PERSON, bot()], "position": {"hands": ["7", "1"]}},
        "malformed": {"game": "_template", "seats": []},
        "unknown-table": {"game": "_template", "seats": [PERSON, bot()], "source": {"table": "nowhere", "ply": 0}},
    }.items():
        answer = ana.ask("POST", "/api/tables", body)
        assert answer.json()["code"] == code, answer.text
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"]
    assert ana.ask("POST", "/api/tables", {"game": "_template", "seats": [PERSON, bot()], "options": {"points_needed": 77}}).json()["code"] == "bad-options"


def test_tables_begin_with_positions_and_packs(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        table = ana.table(PERSON, bot(), position={"hands": ["2", "6"], "to_move": 0})
        seen = await ana.watch(table["id"], 0)
        assert [item["face"] for zone in seen["view"]["zones"] if zone["id"] == "hand:0" for item in zone["items"]] == ["2"]
        assert (await ana.play(table["id"], 0))["type"] == "accepted"
        named = ana.table(PERSON, bot(), position="must_keep")
        assert named["state"] == "playing"
        pack = ana.http.get("/api/games/_template/content").text.replace("rounds = 20", "rounds = 2 ")
        packed = ana.table(PERSON, bot(), pack=pack)
        assert packed["pack"]
        assert packed["content"] != table["content"]
        await ana.close()

    act(scenario)


def test_several_people_at_one_screen_play_every_seat_of_theirs(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        id = ana.table({"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Avó"})["id"]
        for seat in (0, 1):
            await ana.watch(id, seat)
        assert [player["name"] for player in ana.get(f"/api/tables/{id}")["players"]] == ["Ana", "Avó"]
        while not ana.is_over(id):
            await ana.until(lambda: ana.is_over(id) or any(ana.seen[(id, seat)]["decision"] for seat in (0, 1)))
            for seat in (0, 1):
                if not ana.is_over(id) and ana.seen[(id, seat)]["decision"] is not None:
                    await ana.play(id, seat)
        await ana.close()

    act(scenario)

"""Whom a card or ability may choose, in which order an area is hit, and what chance may bring."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
FFA: dict[str, Any] = {"seats": 4, "options": {"mode": "ffa"}}


@rule("zod.team.4", "zod.card.5", "zod.atk.11")
def test_own_ally_and_enemy_mean_what_they_say_in_a_pair() -> None:
    hurt: dict[str, Any] = {"p0_tower_beta": {"damage": 20}, "p2_tower_alpha": {"damage": 20}, "p2_castle": {"damage": 20}, "p1_castle": {"damage": 20}}
    rebuild = castle_round(0, ["rebuild oracle"], seats=4, **hurt).to("castle_cards").do("play:rebuild")
    assert (rebuild.damage("0_tower_beta"), rebuild.damage("2_tower_alpha")) == (0, 20), "one's own buildings only: there was no choice"
    dead: dict[str, Any] = {"p0_beta": {"limbo": 2}, "p2_beta": {"limbo": 2}, "p1_beta": {"limbo": 2}}
    pact = castle_round(0, ["charon_pact"], seats=4, **dead).to("castle_cards").do("play:charon_pact")
    assert [pact.limbo(f"{seat}_beta") for seat in (0, 1, 2)] == [1, 2, 2]
    bolt = castle_round(0, ["zeus_bolt"], seats=4).to("castle_cards").do("play:zeus_bolt")
    assert bolt.options() == [f"target:{seat}_{slot}" for seat in (1, 3) for slot in ("alpha", "beta", "gamma")]
    plunder = castle_round(0, ["plunder dodge", "rust", "rust", "rust"], seats=4).to("castle_cards").do("play:plunder")
    assert plunder.options() == ["player:1", "player:3"]
    assert plunder.why_not("player:2")[0] == plunder.why_not("player:0")[0] == "zod.atk.11"
    empty = castle_round(0, ["plunder oracle", "", "rust", ""], seats=4).to("castle_cards")
    assert empty.why_not("play:plunder")[0] == "zod.card.5", "only the ally holds cards"
    quake = castle_round(0, ["earthquake"], seats=4, p3_tower_alpha=GONE, p3_tower_beta=GONE).to("castle_cards").do("play:earthquake")
    assert quake.options() == ["target:1_tower_alpha", "target:1_tower_beta", "target:3_castle"]


@rule("zod.card.7", "zod.astral.2")
def test_a_first_target_that_leads_nowhere_is_not_offered() -> None:
    fury = castle_round(0, ["astral_fury oracle"], p1_beta={"invisibility": 3}).to("castle_cards")
    assert fury.why_not("play:astral_fury")[0] == "zod.card.5", "frixo's only enemy in the stars cannot be seen"
    trio = ["frixo astreia quiron", "vega carcino derceto"]
    pairs = castle_round(0, ["astral_fury"], heroes=trio).to("castle_cards").do("play:astral_fury")
    assert pairs.options() == ["target:0_alpha", "target:0_gamma"], "astreia's enemies are not here"
    assert pairs.why_not("target:0_beta")[0] == "zod.card.7"
    pairs.do("target:0_alpha")
    assert pairs.options() == ["target:1_alpha", "target:1_beta"]
    assert pairs.why_not("target:1_gamma")[0] == "zod.astral.2"
    assert pairs.do("target:1_alpha").damage("1_alpha") == 20
    alone = castle_round(0, ["tactical_swap oracle"], p0_beta={"limbo": 2}, p0_gamma={"limbo": 2}).to("castle_cards")
    assert alone.why_not("play:tactical_swap")[0] == "zod.card.5"


@rule("zod.round.3", "zod.abl.4")
def test_an_area_is_hit_in_seat_order_after_the_actor_first_intrepidos_then_keepers() -> None:
    heroes = ["frixo astreia quiron", "ganimedes carcino pleiades"]
    close: dict[str, Any] = {"p0_alpha": {"at": "6,8"}, "p0_beta": {"at": "7,8"}, "p2_alpha": {"at": "8,8"}, "p3_gamma": {"at": "9,8"}}
    table = action(**FFA, active=1, heroes=heroes, p1_alpha={"at": "8,9", "level": 3}, **close).do("ability:deluge", "cell:8,8")
    assert [told["piece"] for told in table.told("hurt")] == ["2_alpha", "3_gamma", "0_alpha", "0_beta", "0_guardian_alpha"]
    assert all(told["damage"] == 20 for told in table.told("hurt"))


@rule("zod.geo.2", "zod.geo.3", "zod.abl.4")
def test_an_area_is_aimed_at_cells_of_this_board_only() -> None:
    duel = action(heroes=["quiron frixo astreia"], p0_alpha={"at": "12,8", "level": 3}, p1_beta={"at": "12,9"}, p1_tower_alpha=GONE).do("ability:arrow_rain")
    assert duel.options() == ["cell:12,8", "cell:11,9", "cell:12,9", "cell:12,10"]
    assert duel.why_not("cell:13,9")[0] == "zod.atk.2"
    four = action(seats=4, heroes=["quiron frixo astreia"], p0_alpha={"at": "12,8", "level": 3}, p1_beta={"at": "12,9"}).do("ability:arrow_rain")
    assert "cell:13,9" in four.options()
    assert hero_round(p0_alpha={"at": "12,8"}).why_not("go:E")[1] == "the board ends there"
    assert "go:E" in hero_round(seats=4, p0_alpha={"at": "12,8"}).options()


@rule("zod.deck.5", "zod.deck.6")
def test_every_card_of_the_deck_is_drawn_alike() -> None:
    table = castle_round(draw_piles=["rust rust dodge orc_shield orc_shield orc_shield"]).do("draw:3")
    assert table.options() == ["drawn:orc_shield", "drawn:rust", "drawn:dodge"]
    assert [weight for _, weight in table.s.chance()] == [3, 2, 1]
    table.do("drawn:rust", "drawn:rust")
    assert [weight for _, weight in table.s.chance()] == [3, 1]
    assert "rust" not in table.told("drew", 1)[0].values(), "others see that a card came, not which"


@rule("zod.goal.2", "zod.limbo.9", "zod.geo.8")
def test_why_a_target_is_refused() -> None:
    bow: dict[str, Any] = {"p0_alpha": {"at": "6,8", "items": "magic_bow"}, "p1_alpha": {"at": "6,9"}, "p1_gamma": {"at": "7,9"}}
    table = action(**bow, p1_beta={"limbo": 2}, p1_tower_alpha=GONE).do("attack:magic_bow")
    assert [table.why_not(f"target:{name}")[0] for name in ("1_beta", "1_castle", "0_beta")] == ["zod.limbo.9", "zod.goal.2", "zod.atk.11"]
    assert table.why_not("target:1_castle")[1].count("1") == 1, "one tower is left"
    assert "target:1_tower_alpha" not in table.options()
    silent = action(p0_alpha={"at": "6,8", "silence": 2}, p1_beta={"at": "6,9"})
    assert silent.why_not("ability:ram_charge")[0] == "zod.stat.3"
    blocked = hero_round(p0_alpha={"at": "5,4"}, p1_beta={"at": "6,4"})
    assert blocked.why_not("go:E")[0] == "zod.move.4"

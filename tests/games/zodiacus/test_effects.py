"""What each card does: the 28 action cards, potions and equipment, to their last number and marker."""

from __future__ import annotations

from typing import Any

import pytest

from games.zodiacus.table import Table, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}


def played(card: str, *more: str, active: int = 0, **position: Any) -> Table:
    """P1 (or the active seat) plays a card in the castle round."""
    hands = position.pop("hands", ["", ""])
    hands = [f"{hand} {card}" if seat == active else hand for seat, hand in enumerate(hands)]
    return castle_round(active, hands, **position).to("castle_cards", active).do(f"play:{card}", *more)


@rule("zod.deck.6", "zod.deck.8", "zod.deck.11")
def test_cards_that_move_cards() -> None:
    oracle = played("oracle", "drawn:rust", "drawn:dodge", draw_piles=["rust dodge ambush"])
    assert (oracle.hand(0), len(oracle.s.decks[0]), oracle.pile(0)) == ("rust dodge", 1, "oracle")
    arms = played("call_to_arms", "card:war_axe", discards=["war_axe short_sword rust"])
    assert (arms.hand(0), arms.pile(0)) == ("war_axe", "short_sword call_to_arms rust")
    nothing = castle_round(0, ["call_to_arms oracle"], discards=["rust"]).to("castle_cards")
    assert nothing.why_not("play:call_to_arms")[0] == "zod.card.5", "there is no item on the pile"
    lost: dict[str, Any] = {"seats": 4, "p0_castle": GONE, "p0_tower_alpha": GONE, "p0_tower_beta": GONE}
    homeless = castle_round(0, ["oracle war_lessons"], **lost).to("castle_cards").do("play:oracle")
    assert (homeless.asked(), homeless.hand(0), homeless.pile(0)) == ((0, "castle_cards"), "war_lessons", "oracle"), "no draw is even begun"
    pair = castle_round(0, ["oracle"], seats=4).to("castle_cards").do("play:oracle")
    assert pair.s.to_move() == -1, "with a castle the cards come"
    robbed = played("plunder", "lost:rust", hands=["", "rust dodge"])
    assert (robbed.hand(1), robbed.pile(1)) == ("dodge", "rust")
    assert [weight for _, weight in played("plunder", hands=["", "rust dodge dodge"]).s.chance()] == [1, 2], "any card of the hand alike"


@rule("zod.card.8", "zod.oa.6", "zod.move.5")
def test_forced_march_is_three_steps_by_the_rules_of_movement() -> None:
    table = played("forced_march", "target:0_alpha", "go:E", p0_alpha={"at": "5,4"}, p0_beta={"at": "6,4"})
    assert "stop" not in table.options()
    table.do("go:E", "go:E")
    assert (table.at("0_alpha"), table.point()) == ("8,4", "castle_attack")
    assert table.pile(0) == "forced_march"
    lame = castle_round(0, ["forced_march"], p0_alpha={"paralysis": 2}).to("castle_cards").do("play:forced_march")
    assert lame.options() == ["target:0_beta", "target:0_gamma"]
    rocks = played("forced_march", "target:0_alpha", "go:E", "stop", heroes=["vega astreia quiron"], p0_alpha={"at": "5,3", "level": 2})
    assert (rocks.at("0_alpha"), rocks.hidden("0_alpha")) == ("6,3", True)


@rule("zod.round.10", "zod.atk.4", "zod.team.4")
def test_cards_that_strengthen_until_the_end_of_the_next_own_round() -> None:
    ambush = played("ambush", "target:0_alpha", p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"}).to("intz_action", 0).do("attack:basic", "die:15", "decline")
    assert (ambush.damage("1_beta"), ambush.s.mods[0]) == (20, []), "15 + 10 − rf 5"
    for card, change in (("shield_wall", (10, 0)), ("arcane_veil", (5, 5))):
        wall = played(card, p0_beta={"limbo": 2})
        assert (wall.rf("0_alpha"), wall.rm("0_alpha")) == change
        assert (wall.s.mods[1], wall.s.mods[3]) == ([], []), "each of one's own on the board"
        assert wall.to_round("alpha", 1).rf("0_alpha") == 5
        assert wall.rf("0_gamma") == change[0] - 5, "each until the end of its own round"
    pair = played("shield_wall", seats=4)
    assert (pair.rf("0_alpha"), pair.s.mods[6]) == (10, []), "not the ally's"


@rule("zod.atk.8", "zod.bld.2", "zod.bld.6", "zod.xp.3", "zod.goal.2")
def test_cards_that_hurt() -> None:
    bolt = played("zeus_bolt", "target:1_beta", p1_beta={"damage": 65})
    assert (bolt.limbo("1_beta"), bolt.s.xp) == (2, [100, 0])
    quake = played("earthquake", "target:1_tower_alpha", p1_tower_alpha={"damage": 50})
    assert (quake.damage("1_tower_alpha"), quake.told("countered")) == (70, [])
    zero = castle_round(0, ["earthquake"], p1_tower_alpha={"damage": 110}).to("castle_cards").do("play:earthquake")
    assert zero.damage("1_tower_beta") == 20, "the tower at 0 could not be chosen, the castle is protected: one target was left"
    weak = played("earthquake", "target:1_tower_beta", p1_tower_beta={"damage": 85})
    assert (weak.damage("1_tower_beta"), weak.at("1_tower_beta"), weak.s.xp[0]) == (90, "3,14", 0), "to 0 at most"
    bare = played("earthquake", p1_tower_alpha=GONE, p1_tower_beta=GONE)
    assert bare.damage("1_castle") == 20
    fury = played("astral_fury", p1_beta={"damage": 65})
    assert (fury.limbo("1_beta"), fury.told("aimed")[0]["figure"]) == (2, "frixo"), "20 for the astral enemy of an own intrépido"


@rule("zod.grd.2", "zod.bld.10", "zod.stat.5", "zod.team.4")
def test_cards_that_heal() -> None:
    hurt: dict[str, Any] = {"p0_beta": {"damage": 40, "invisibility": 3}, "p0_guardian_alpha": {"damage": 40}}
    bless = castle_round(0, ["asclepius_blessing"], **hurt, p0_tower_alpha={"damage": 40}, p1_alpha={"damage": 40}).to("castle_cards")
    bless.do("play:asclepius_blessing")
    assert bless.options() == ["target:0_beta", "target:0_guardian_alpha"], "friends and guardians that are hurt"
    assert bless.do("target:0_beta", "die:25").damage("0_beta") == 15
    ally = castle_round(0, ["asclepius_blessing"], seats=4, p2_beta={"damage": 10}, p2_guardian_beta={"damage": 10}).to("castle_cards")
    ally.do("play:asclepius_blessing")
    assert ally.options() == ["target:2_beta", "target:2_guardian_beta"]
    assert ally.do("target:2_guardian_beta", "die:25").damage("2_guardian_beta") == 0, "not below 0"
    ill: dict[str, Any] = {"silence": 2, "poison": [2, 5, 1], "paralysis": 2, "mods": ["rf -5 3", "rm 5 3"]}
    pure = played("purification", "target:0_alpha", p0_alpha=ill)
    assert [pure.status("0_alpha", name) for name in ("silence", "poison", "paralysis")] == [0, 0, 0]
    assert (pure.rf("0_alpha"), pure.rm("0_alpha")) == (5, 5)
    stones: dict[str, Any] = {"p0_castle": {"damage": 15}, "p0_tower_alpha": {"damage": 50}, "p1_tower_alpha": {"damage": 50}}
    rebuild = castle_round(0, ["rebuild rebuild"], **stones).to("castle_cards").do("play:rebuild")
    assert rebuild.options() == ["target:0_tower_alpha", "target:0_castle"]
    rebuild.do("target:0_castle", "play:rebuild")
    assert (rebuild.damage("0_castle"), rebuild.damage("0_tower_alpha")) == (0, 30)
    bond = castle_round(0, ["astral_bond"], p0_alpha={"damage": 40}, p0_gamma={"damage": 10}, p0_beta={"damage": 40}).to("castle_cards").do("play:astral_bond")
    assert bond.options() == ["target:0_alpha", "target:0_gamma"], "Áries and Sagitário"
    bond.do("target:0_alpha")
    assert [bond.damage(f"0_{slot}") for slot in ("alpha", "beta", "gamma")] == [25, 40, 0], "15 for both"


@rule("zod.stat.2", "zod.stat.4", "zod.stat.5", "zod.team.4")
def test_cards_that_lay_a_status() -> None:
    plague = played("plague", "target:1_alpha").to_round("beta", 0)
    assert (plague.damage("1_alpha"), plague.status("1_alpha", "poison")) == (5, 1)
    assert plague.to_round("castle", 0).to_round("beta", 0).damage("1_alpha") == 10
    assert plague.status("1_alpha", "poison") == 0
    for card, status in (("divine_silence", "silence"), ("hephaestus_chains", "paralysis")):
        table = played(card, "target:1_alpha")
        assert table.status("1_alpha", status) == 1
        assert table.to_round("beta", 0).status("1_alpha", status) == 0
    night = castle_round(0, ["night_mantle"], seats=4).to("castle_cards").do("play:night_mantle")
    assert night.options() == ["target:0_alpha", "target:0_beta", "target:0_gamma"]
    assert night.do("target:0_alpha").hidden("0_alpha")
    assert not night.to_round("alpha", 1).hidden("0_alpha")


@rule("zod.card.8", "zod.obs.6", "zod.limbo.11")
def test_cards_that_move_pieces_and_the_dead() -> None:
    wind = played("north_wind", "target:1_beta", "go:E", p1_beta={"at": "5,9"}, p1_alpha={"at": "8,9"})
    assert wind.at("1_beta") == "7,9", "two steps"
    wall = played("north_wind", "target:1_beta", "go:E", p1_beta={"at": "5,9"}, p1_alpha={"at": "7,9"})
    assert wall.at("1_beta") == "6,9", "it stops before who stands there"
    edge = played("north_wind", "target:1_beta", "go:W", p1_beta={"at": "1,9"})
    assert edge.at("1_beta") == "0,9", "and before the edge"
    swap = played("tactical_swap", "target:0_alpha", "target:0_gamma", p0_gamma={"at": "6,8"}, p1_beta={"at": "6,9"})
    assert (swap.at("0_alpha"), swap.at("0_gamma"), swap.told("seized")) == ("6,8", "5,2", [])
    assert "stop" in swap.to_round("alpha", 0).options(), "each stands where the other stood"
    assert "stop" in swap.do("stop").to_round("gamma", 0).options()
    lame = played("tactical_swap", "target:0_alpha", "target:0_gamma", p0_gamma={"at": "6,8", "paralysis": 3}, p0_alpha={"paralysis": 3})
    assert (lame.at("0_alpha"), lame.at("0_gamma")) == ("6,8", "5,2"), "paralysis does not matter"
    pact = played("charon_pact", "target:0_alpha", p0_alpha={"limbo": 3, "level": 2}, p0_beta={"limbo": 2}, p0_gamma={"limbo": 1})
    assert [pact.limbo(f"0_{slot}") for slot in ("alpha", "beta", "gamma")] == [2, 2, 1]
    last = castle_round(0, ["charon_pact oracle"], p0_gamma={"limbo": 1}).to("castle_cards")
    assert last.why_not("play:charon_pact")[0] == "zod.card.5"


@rule("zod.round.11", "zod.abl.2")
def test_awakening_takes_a_marker_of_every_pile_that_has_one() -> None:
    frixo = {"level": 3, "mods": ["rf 10 2 1"], "cooldown": [2, -1, 1]}
    table = played("awakening", p0_alpha=frixo)
    assert table.cooldown("0_alpha") == [1, -1, 0], "an ability still in effect has no markers"
    waiting = castle_round(0, ["awakening oracle"], p0_alpha={"level": 2, "mods": ["rf 10 2 1"], "cooldown": [0, -1, 0]}).to("castle_cards")
    assert waiting.why_not("play:awakening")[0] == "zod.card.5"


@rule("zod.card.7", "zod.card.8", "zod.round.7")
def test_a_coordinated_attack_is_one_more_attack_by_all_rules() -> None:
    near: dict[str, Any] = {"p0_alpha": {"at": "6,8", "items": "magic_bow"}, "p1_beta": {"at": "6,9"}, "p1_gamma": {"at": "6,10"}}
    table = played("coordinated_attack", **near)
    assert (table.asked(), table.options()) == ((0, "effect_attack"), ["attack:basic", "attack:magic_bow"]), "there is no passing"
    assert table.why_not("attack:short_sword")[0] == "zod.atk.1"
    table.do("attack:magic_bow")
    assert table.options() == ["target:1_beta", "target:1_gamma", "target:1_tower_alpha", "target:1_guardian_alpha"]
    table.do("target:1_beta", "die:15", "ability:pincer", "die:10")
    assert (table.damage("1_beta"), table.damage("0_alpha"), table.pile(0)) == (10, 10, "coordinated_attack")
    assert "attack:basic" in table.to("intz_action", 0).options(), "its own action is still to come"
    far = played("coordinated_attack", p0_alpha={"at": "6,7", "items": "magic_bow"}, p1_beta={"at": "6,9"}, p0_gamma={"at": "0,1"}, p0_beta={"at": "0,2"})
    assert far.told("attacked")[0]["attack"] == "magic_bow", "an attack without a target is no choice"


@rule("zod.item.7")
@pytest.mark.parametrize(
    ("item", "level", "numbers"),
    [
        ("orc_shield", 1, (10, 0, 8, 70)), ("rune_shield", 2, (10, 10, 8, 85)), ("leather_armor", 1, (5, 0, 8, 80)), ("plate_armor", 2, (15, 5, 7, 85)),
        ("arcane_cloak", 1, (5, 5, 8, 70)), ("shadow_cloak", 3, (10, 10, 8, 100)), ("winged_boots", 1, (5, 0, 10, 70)), ("climbing_boots", 2, (5, 5, 8, 85)),
        ("bronze_helm", 1, (5, 0, 8, 75)), ("ring_of_might", 2, (5, 5, 8, 85)), ("asclepius_amulet", 1, (5, 0, 8, 75)),
        ("hercules_amulet", 3, (15, 10, 8, 110)),
    ],
)  # fmt: skip
def test_equipment_gives_its_bonus_while_it_is_worn(item: str, level: int, numbers: tuple[int, int, int, int]) -> None:
    table = hero_round(hands=[item], p0_alpha={"level": level}).to("intz_items").do(f"equip:{item}")
    assert (table.rf("0_alpha"), table.rm("0_alpha"), table.mov("0_alpha"), table.full("0_alpha")) == numbers
    climbs = hero_round(p0_alpha={"at": "6,4", "level": level, "items": item}).to("intz_move")
    assert ("go:S" in climbs.options()) == (item in ("shadow_cloak", "climbing_boots"))
    for card, status, helps in (("divine_silence", "silence", "bronze_helm"), ("plague", "poison", "asclepius_amulet")):
        laid = played(card, "target:0_alpha", active=1, p0_alpha={"level": level, "items": item})
        assert (laid.status("0_alpha", status) == 0) == (item == helps)


def drunk(potion: str, *dice: str, **hero: Any) -> Table:
    """Frixo drinks a potion in his items step."""
    return hero_round(p0_alpha={"level": 2, "items": potion, **hero}).to("intz_items").do("use_potion", *dice)


@rule("zod.item.9", "zod.round.10", "zod.stat.5")
def test_potions() -> None:
    assert drunk("life_potion", "die:25", damage=60).damage("0_alpha") == 35
    assert drunk("greater_life_potion", "die:25", "die:20", damage=60).damage("0_alpha") == 15
    cured = drunk("antidote", damage=60, poison=[3, 10, 1], silence=2)
    assert (cured.damage("0_alpha"), cured.status("0_alpha", "poison"), cured.status("0_alpha", "silence")) == (50, 0, 2)
    assert drunk("speed_potion").mov("0_alpha") == 11
    rage = drunk("rage_potion", at="6,8").to_round("castle", 0)
    assert [rage.s.mods[0][1:3], rage.to_round("alpha", 1).s.mods[0]] == [[5, 1], []], "this round and the next"
    stone = drunk("stone_potion")
    assert (stone.rf("0_alpha"), stone.rm("0_alpha"), stone.pile(0)) == (10, 10, "stone_potion")
    assert stone.to_round("castle", 0).to_round("alpha", 0).rf("0_alpha") == 10
    assert stone.to_round("alpha", 1).rf("0_alpha") == 5
    unseen = drunk("invisibility_potion").to_round("alpha", 1)
    assert (unseen.hidden("0_alpha"), unseen.status("0_alpha", "invisibility")) == (True, 1)
    clear = drunk("clarity_elixir", silence=2, mods=["mov -3 3"], cooldown=[2, 1, 0])
    assert (clear.status("0_alpha", "silence"), clear.mov("0_alpha"), clear.cooldown("0_alpha")) == (0, 8, [1, 0, 0])


@rule("zod.item.6", "zod.item.11", "zod.deck.9")
def test_a_new_potion_replaces_the_carried_one_and_lost_life_never_kills() -> None:
    table = hero_round(hands=["rage_potion"], p0_alpha={"items": "life_potion"}).to("intz_items").do("equip:rage_potion")
    assert (table.items("0_alpha"), table.pile(0)) == (["rage_potion"], "life_potion")
    armor = {"level": 2, "items": "leather_armor", "damage": 90}
    worn = hero_round(hands=["plate_armor"], p0_alpha=armor).to("intz_items").do("equip:plate_armor")
    assert (worn.full("0_alpha"), worn.damage("0_alpha")) == (85, 80)
    exact = played("rust", active=1, p0_alpha={"items": "leather_armor", "damage": 70})
    assert (exact.damage("0_alpha"), exact.left("0_alpha")) == (65, 5), "damage equal to the new life"
    enough = played("rust", active=1, p0_alpha={"items": "leather_armor", "damage": 65})
    assert enough.damage("0_alpha") == 65
    flask = played("rust", "card:life_potion", active=1, p0_alpha={"items": "orc_shield short_sword life_potion"})
    assert (flask.items("0_alpha"), flask.pile(0)) == (["orc_shield", "short_sword"], "life_potion")

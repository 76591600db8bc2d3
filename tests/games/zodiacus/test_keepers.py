"""Towers, guardians, castles and lands: the ability of each keeper, the bonus of each rune, the power of each territory."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import Table, action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
OPEN: dict[str, Any] = {f"p1_{part}": GONE for part in ("tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta")}
"""All runes of P1 are gained."""


def against_tower(tower: str, **more: Any) -> Table:
    """Frixo stands before P2's tower alpha, which is this one."""
    return action(towers=["stone_tower fire_tower", f"{tower} fire_tower"], p0_alpha={"at": "8,9"}, **more)


def against_guardian(guardian: str, **more: Any) -> Table:
    """Frixo stands before P2's guardian alpha, which is this one."""
    return action(**{"guardians": ["minotaur hydra", f"{guardian} hydra"], "p0_alpha": {"at": "4,9"}, **more})


@rule("zod.grd.6", "zod.ctr.2")
def test_the_stone_tower_stands_firmer_beside_its_twin_and_the_fire_tower_burns_who_comes_near() -> None:
    assert action(p0_alpha={"at": "8,9"}).rf("1_tower_alpha") == 10
    assert action(p0_alpha={"at": "8,9"}, p1_tower_beta=GONE).rf("1_tower_alpha") == 5, "Alicerce ends with the other tower"
    assert action(p0_alpha={"at": "8,9"}).rm("1_tower_alpha") == 0
    near = action(p0_alpha={"at": "3,13"}).do("attack:basic", "die:20", "die:10")
    assert (near.damage("1_tower_beta"), near.damage("0_alpha")) == (15, 15), "10 + 5 by Brasas; magic meets rm 0"
    far = action(p0_alpha={"at": "3,11", "items": "magic_bow"}).do("attack:magic_bow", "target:1_tower_beta", "die:15", "die:10")
    assert (far.damage("1_tower_beta"), far.damage("0_alpha")) == (10, 10)


@rule("zod.grd.6", "zod.ctr.2", "zod.ctr.10")
def test_ice_and_shadow_follow_a_towers_counter() -> None:
    ice = against_tower("ice_tower").do("attack:basic", "die:20", "die:10")
    assert (ice.damage("1_tower_alpha"), ice.damage("0_alpha"), ice.mov("0_alpha")) == (20, 10, 6)
    assert ice.to_round("castle", 0).to_round("alpha", 0).mov("0_alpha") == 6, "two markers: the first went with the round of the attack"
    assert ice.to_round("alpha", 1).mov("0_alpha") == 8
    shadow = against_tower("shadow_tower").do("attack:basic", "die:20", "die:15")
    assert (shadow.damage("0_alpha"), shadow.status("0_alpha", "poison")) == (15, 1), "15 − rf 5, and the poison's first tick"
    dead = action(towers=["stone_tower fire_tower", "shadow_tower fire_tower"], p0_alpha={"at": "8,9", "damage": 60}).do("attack:basic", "die:20", "die:15")
    assert (dead.limbo("0_alpha"), dead.status("0_alpha", "poison"), dead.s.xp) == (2, 0, [0, 100]), "the tower's owner is paid"


@rule("zod.round.9", "zod.grd.6")
def test_aurora_heals_friends_within_2_and_the_hydra_itself() -> None:
    hurt: dict[str, Any] = {"p0_alpha": {"at": "4,5", "damage": 20}, "p0_beta": {"at": "4,4", "damage": 20}, "p1_alpha": {"at": "5,7", "damage": 20}}
    table = castle_round(towers=["light_tower fire_tower"], **hurt, p0_guardian_beta={"damage": 5}).to_round("alpha", 0)
    assert [table.damage(name) for name in ("0_alpha", "0_beta", "1_alpha", "0_guardian_beta")] == [15, 20, 20, 0]
    pair = castle_round(seats=4, towers=["light_tower fire_tower"], p2_alpha={"at": "4,6", "damage": 20}).to_round("castle", 1)
    assert pair.damage("2_alpha") == 15, "also the ally's"
    other = castle_round(1, towers=["light_tower fire_tower"], p0_alpha={"at": "4,6", "damage": 20}, p0_guardian_beta={"damage": 20}).to_round("alpha", 0)
    assert (other.damage("0_alpha"), other.damage("0_guardian_beta")) == (20, 20), "at the end of the owner's castle round only"
    fallen = castle_round(towers=["light_tower fire_tower"], p0_alpha={"at": "4,6", "damage": 20}, p0_tower_alpha=GONE).to_round("alpha", 0)
    assert fallen.damage("0_alpha") == 20, "an ability ends when its card leaves the game"


@rule("zod.grd.6", "zod.oa.12", "zod.ctr.10")
def test_the_minotaur_pushes_whoever_attacked_within_2() -> None:
    slant = against_guardian("minotaur", p0_alpha={"at": "5,9", "items": "magic_bow"}).do("attack:magic_bow", "target:1_guardian_alpha", "die:15", "die:15")
    assert (slant.asked(), slant.options()) == ((1, "effect_dir"), ["go:E", "go:S"]), "both ways lead away: the guardian's owner chooses"
    assert slant.do("go:S").at("0_alpha") == "5,8"
    far = against_guardian("minotaur", p0_alpha={"at": "6,9", "items": "magic_bow"}).do("attack:magic_bow", "target:1_guardian_alpha", "die:15", "die:15")
    assert (far.damage("0_alpha"), far.at("0_alpha")) == (10, "6,9"), "it answers at any distance, but pushes only within 2"


@rule("zod.grd.6", "zod.ctr.10")
def test_medusa_turns_to_stone_with_her_critical_face_only() -> None:
    stare = against_guardian("medusa").do("attack:basic", "die:20", "die:20")
    assert (stare.damage("0_alpha"), stare.status("0_alpha", "paralysis")) == (20, 1)
    assert stare.to_round("castle", 0).to_round("alpha", 1).status("0_alpha", "paralysis") == 0
    blink = against_guardian("medusa").do("attack:basic", "die:25", "die:15")
    assert (blink.damage("0_alpha"), blink.status("0_alpha", "paralysis")) == (15, 0), "the critical face of the attack does not count"


@rule("zod.grd.6", "zod.ctr.2")
def test_the_chimera_poisons_and_cerberus_keeps_watch_over_the_tower_of_his_letter() -> None:
    chimera = against_guardian("chimera").do("attack:basic", "die:20", "die:15")
    assert (chimera.damage("1_guardian_alpha"), chimera.damage("0_alpha"), chimera.status("0_alpha", "poison")) == (15, 20, 1)
    watch = against_guardian("cerberus")
    assert [watch.rf("1_tower_alpha"), watch.rm("1_tower_alpha"), watch.rf("1_tower_beta"), watch.rm("1_tower_beta")] == [15, 5, 5, 5]
    assert watch.do("attack:basic", "die:20", "die:15", "die:10").damage("0_alpha") == 20, "two green dice, 25 − rf 5"
    gone = against_guardian("cerberus", p1_guardian_alpha=GONE, p0_alpha={"at": "8,9"})
    assert (gone.rf("1_tower_alpha"), gone.rm("1_tower_alpha")) == (10, 0)
    beta = action(guardians=["minotaur hydra", "hydra cerberus"], p0_alpha={"at": "8,9"})
    assert (beta.rf("1_tower_alpha"), beta.rf("1_tower_beta"), beta.rm("1_tower_beta")) == (10, 10, 10)


def carrying(castle: str, runes: str, **more: Any) -> Table:
    """P1's alpha carries runes of this castle, next to Carcino."""
    hero = {"at": "6,8", "runes": runes, **more.pop("hero", {})}
    return action(castles=[castle], p0_alpha=hero, p1_beta={"at": "6,9"}, **{**OPEN, **more})


@rule("zod.rune.6", "zod.rune.7")
def test_runes_of_the_sun_and_of_the_stars() -> None:
    assert carrying("sun", "green").full("0_alpha") == 75
    assert carrying("sun", "blue").rm("0_alpha") == 5
    assert carrying("sun", "yellow").mov("0_alpha") == 9
    assert carrying("sun", "red").do("attack:basic", "die:20").damage("1_beta") == 20
    assert carrying("sun", "red", hero={"items": "short_sword"}).do("attack:short_sword", "die:25").damage("1_beta") == 25, "weapons too"
    assert carrying("star", "yellow red").mov("0_alpha") == 9
    assert carrying("star", "yellow red").do("attack:basic", "die:20").damage("1_beta") == 20
    assert carrying("star", "blue").do("ability:ram_charge").cooldown("0_alpha")[0] == 0, "one marker instead of two, gone with this round"
    healed = hero_round(castles=["star"], **OPEN, p0_alpha={"runes": "green", "items": "life_potion", "damage": 50}).do("items_first", "use_potion", "die:20")
    assert healed.damage("0_alpha") == 25, "5 more"


@rule("zod.rune.6", "zod.stat.9")
def test_runes_of_the_moon() -> None:
    moon: dict[str, Any] = {"castles": ["sun", "moon"], **{f"p0_{part}": GONE for part in ("guardian_alpha", "guardian_beta", "tower_alpha", "tower_beta")}}
    for colour, card, status in (("green", "plague", "poison"), ("blue", "divine_silence", "silence"), ("yellow", "hephaestus_chains", "paralysis")):
        immune = castle_round(0, [card], **moon, p1_alpha={"runes": colour}).to("castle_cards").do(f"play:{card}", "target:1_alpha")
        other = castle_round(0, [card], **moon, p1_alpha={"runes": colour}).to("castle_cards").do(f"play:{card}", "target:1_beta")
        assert (immune.status("1_alpha", status), other.status("1_beta", status) > 0) == (0, True)
    reach = action(castles=["moon"], p0_alpha={"at": "6,7", "runes": "red"}, p1_beta={"at": "6,9"}, **OPEN)
    assert "attack:basic" in reach.options(), "alvo 2"
    sword = action(castles=["moon"], p0_alpha={"at": "6,7", "runes": "red", "items": "short_sword"}, p1_beta={"at": "6,9"}, **OPEN)
    assert "attack:short_sword" not in sword.options(), "for the basic attack only"


@rule("zod.rune.6", "zod.round.8", "zod.obs.1")
def test_runes_of_the_iron_castle() -> None:
    assert carrying("iron", "blue").rf("0_alpha") == 10
    assert carrying("iron", "green", hero={"damage": 30}).do("pass").damage("0_alpha") == 25
    climbs = hero_round(castles=["iron"], **OPEN, p0_alpha={"at": "6,4", "runes": "yellow"})
    assert "go:S" in climbs.options()
    towers: dict[str, Any] = {"castles": ["iron"], "p1_tower_beta": GONE}
    tower = action(**towers, p0_alpha={"at": "8,9", "runes": "red"}).do("attack:basic", "die:20")
    assert tower.damage("1_tower_alpha") == 25, "20 + 10 − rf 5"
    assert carrying("iron", "red").do("attack:basic", "die:20").damage("1_beta") == 15, "not against intrépidos"
    guardian = action(**towers, p0_alpha={"at": "4,9", "runes": "red"}).do("attack:basic", "die:20")
    assert guardian.damage("1_guardian_alpha") == 15, "nor against guardians"


@rule("zod.rune.8", "zod.rune.9", "zod.rune.11", "zod.round.9")
def test_the_powers_of_fire_and_ice_need_their_runes_a_target_and_time() -> None:
    two: dict[str, Any] = {
        "land": ["green red"],
        "p1_guardian_alpha": GONE,
        "p1_guardian_beta": GONE,
        "runes": ["green red blue yellow", "blue yellow green red"],
    }
    fire = castle_round(territories=["fire_lands"], **two, p1_alpha={"at": "6,9", "invisibility": 9}).to("castle_power").do("use")
    assert fire.options() == ["target:1_beta", "target:1_gamma"]
    fire.do("target:1_gamma")
    asked = []
    for _ in range(3):
        fire.to_round("alpha", 1).to_round("castle", 0).to("castle_attack", 0).do("skip")
        asked.append((fire.s.turn, fire.point() == "castle_power"))
    assert asked == [(4, False), (5, False), (6, True)], "every third turn"
    ice: dict[str, Any] = {"territories": ["ice_lands"], **two}
    lands: dict[str, Any] = {"p1_alpha": {"at": "6,8"}, "p1_beta": {"at": "6,9"}, "p1_gamma": {"at": "5,8", "invisibility": 9}, "p0_beta": {"at": "7,8"}}
    snow = castle_round(**ice, **lands).to("castle_power").do("use")
    assert [snow.mov(name) for name in ("1_alpha", "1_beta", "1_gamma", "0_beta")] == [3, 5, 6, 6], "visible enemies on P1's 13×9 cells"
    hidden = castle_round(**ice, p1_gamma={"at": "5,8", "invisibility": 9}).to_round("alpha", 0)
    assert hidden.told("used_power") == []


@rule("zod.rune.8", "zod.rune.9", "zod.limbo.2")
def test_pan_blesses_ones_own_ground_and_charon_wants_three_coins() -> None:
    pan: dict[str, Any] = {"land": ["green red"], **OPEN}
    home = hero_round(**pan, p0_alpha={"at": "6,8", "damage": 20}).to_round("alpha", 1)
    abroad = hero_round(**pan, p0_alpha={"at": "6,9", "damage": 20}).to_round("alpha", 1)
    assert (home.damage("0_alpha"), abroad.damage("0_alpha")) == (15, 20)
    guest = hero_round(active=1, **pan, p1_alpha={"at": "6,8", "damage": 20}).to_round("beta", 0)
    assert guest.damage("1_alpha") == 20, "for one's own intrépidos"
    for coins, space in (("green red", 2), ("green red blue", 1)):
        styx = hero_round(active=1, territories=["styx_banks"], **{**pan, "land": [coins]}, p0_alpha={"at": "6,8", "damage": 65}, p1_alpha={"at": "6,9"})
        assert styx.to("intz_action").do("attack:basic", "die:15").limbo("0_alpha") == space

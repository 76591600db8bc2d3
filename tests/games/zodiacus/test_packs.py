"""A pack of one's own is read word by word: what the vocabulary of effects does not know is refused with its place and a reason."""

from __future__ import annotations

import pytest

from games.zodiacus.table import ZODIACUS, action, castle_round, hero_round
from games.zodiacus.test_components import SOURCE, refused
from ludoteca.core.content import Content
from ludoteca.games.zodiacus.content import CARD_EFFECT, CARDS, ZodiacusContent
from ludoteca.games.zodiacus.effects import dice_counts
from scenario import rule

BOLT = 'zeus_bolt = { target = "enemy", effect = ["DMG(15)"] }'


@rule("zod.atk.4", "zod.card.5", "zod.comp.4", "zod.item.7")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('dice = "1R", alvo = 1', 'dice = "0R", alvo = 1', "weapons.short_sword.dice: must be dice such as 1G+2Y, not '0R'"),
        ('dice = "1R", alvo = 1', 'dice = "1X", alvo = 1', "must be dice such as 1G+2Y, not '1X'"),
        ('dice = "1R", alvo = 1', 'dice = "10R", alvo = 1', "must be dice such as 1G+2Y, not '10R'"),
        ('dice = "1R", alvo = 1', 'dice = "1R", alvo = 0', "weapons.short_sword.alvo: must be from 1"),
        ('target = "foe@2", effect = ["DMG(10)", "PUSH(2)"]', 'target = "foe@0", effect = ["DMG(10)"]', "must name a distance after @, not 'foe@0'"),
        ('target = "foe@2", effect = ["DMG(10)", "PUSH(2)"]', 'target = "foe@x", effect = ["DMG(10)"]', "must name a distance after @, not 'foe@x'"),
        ('target = "foe@2", effect = ["DMG(10)", "PUSH(2)"]', 'target = "fox@2", effect = ["DMG(10)"]', "abilities.ram_charge.target: must begin with one of"),
        ('target = "foe@2", effect = ["DMG(10)", "PUSH(2)"]', 'target = "all", effect = ["DMG(10)"]', "abilities.ram_charge.target: must begin with one of"),
        ('target = "foe@2", effect = ["DMG(10)", "PUSH(2)"]', 'target = "foe@2 at home", effect = ["DMG(10)"]', "does not know the condition 'at home'"),
        ('"DMG(10)", "PUSH(2)"', '"HIT(10)"', "must be an operation such as DMG(10), not 'HIT(10)'"),
        ('"DMG(10)", "PUSH(2)"', '"DMG(10) on fire"', "does not know the place 'on fire'"),
        ('"DMG(10)", "PUSH(2)"', '"DMG"', "must name an amount or dice, not 'DMG'"),
        ('"DMG(10)", "PUSH(2)"', '"DMG(10,5)"', "must name an amount or dice, not 'DMG(10,5)'"),
        ('"DMG(10)", "PUSH(2)"', '"STATUS(hunger,1)"', "needs one of silence, poison, paralysis, invisibility as argument 1"),
        ('"DMG(10)", "PUSH(2)"', '"STATUS(silence)"', "needs a whole number as argument 2"),
        ('"DMG(10)", "PUSH(2)"', '"STATUS(poison,2)"', "needs a whole number as argument 3"),
        ('"DMG(10)", "PUSH(2)"', '"MOD(max_hp,5,1)"', "needs one of rf, rm, mov, dmg, alvo as argument 1"),
        ('"DMG(10)", "PUSH(2)"', '"MOD(rf,5)"', "needs a whole number as argument 3"),
        ('"DMG(10)", "PUSH(2)"', '"PUSH"', "needs a whole number as argument 1"),
        ('"DMG(10)", "PUSH(2)"', '"CURE(fever)"', "needs one of silence, poison, paralysis, invisibility, debuffs as argument 1"),
        ('"DMG(10)", "PUSH(2)"', '"SWAP(both)"', "needs one of self, first as argument 1"),
        ('effect = ["DMG(10)", "PUSH(2)"]', "effect = []", "abilities.ram_charge.effect: must name at least one operation"),
        (BOLT, BOLT.replace("DMG(15)", "HEAL(5) on self"), "actions.zeus_bolt.effect: HEAL needs an acting intrépido"),
        (BOLT, BOLT.replace("DMG(15)", "TELEPORT(1)"), "actions.zeus_bolt.effect: TELEPORT needs an acting intrépido"),
        (BOLT, BOLT.replace('"enemy"', '"cell@3"'), "actions.zeus_bolt.target: needs an acting intrépido"),
        (BOLT, BOLT.replace('"enemy"', '"enemy@3"'), "actions.zeus_bolt.target: needs an acting intrépido"),
        ('level = 1, bonus = "rf+5"', 'level = 1, bonus = "luck+5"', "equipment.orc_shield.bonus: does not know the bonus 'luck+5'"),
        ('level = 1, bonus = "rf+5"', 'level = 4, bonus = "rf+5"', "equipment.orc_shield.level: must be from 1 to 3"),
        ('life = 110, rm = 0', 'life = 111, rm = 0', "towers.stone_tower.life: must be a multiple of 5, not 111"),
        ('attack = "AD", dice = "1B", life = 200', 'attack = "AC", dice = "1B", life = 200', "castles.sun.attack"),
        ("cost = [20, 30, 40]", "cost = [20, 30]", "limbo.cost: must name 3 numbers, not 2"),
    ],
)  # fmt: skip
def test_words_that_a_pack_may_not_use(old: str, new: str, words: str) -> None:
    assert words in refused(old, new)


@rule("zod.atk.4", "zod.comp.11")
def test_what_a_pack_says_is_what_is_read() -> None:
    assert dice_counts(3201) == [1, 0, 2, 3]
    box = pack(('target = "foe@2", effect = ["DMG(15)"]', 'target = "all foe@3", effect = ["DMG(1G+2Y)", "CURE(silence)"]'))
    assert isinstance(box, ZodiacusContent)
    effect = box.effects[CARD_EFFECT + CARDS.index("acid_flask")]
    assert (effect.targets[0].every, effect.targets[0].reach, effect.hostile, effect.moves_user) == (True, 3, True, False)
    assert (dice_counts(effect.operations[0].dice), effect.operations[0].amount) == ([1, 0, 2, 0], 0)


def pack(*changes: tuple[str, str]) -> Content:
    """The box with some texts replaced."""
    text = SOURCE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return ZODIACUS.load(text)


@rule("zod.ctr.6", "zod.ctr.8", "zod.atk.9")
def test_other_counters_and_riders_work_by_the_same_rules() -> None:
    near: dict[str, dict[str, object]] = {"p0_alpha": {"at": "6,8"}, "p1_beta": {"at": "6,9"}}
    slow = pack(('target = "enemy@1", effect = ["DMG(1G)"]', 'target = "enemy@3", effect = ["MOD(mov,-2,2)"]'))
    table = action(content=slow, **near).do("attack:basic", "die:15", "ability:pincer")
    assert (table.damage("0_alpha"), table.mov("0_alpha")) == (0, 6)
    far = action(content=slow, p0_alpha={"at": "6,7", "items": "magic_bow"}, p1_beta={"at": "6,9"}).do("attack:magic_bow", "die:15")
    assert far.asked() == (1, "react_counter"), "its range is 3"
    magic = pack(('class = "gauntlet", level = 2, attack = "AC"', 'class = "gauntlet", level = 2, attack = "AM"'))
    thorny = {"at": "6,9", "level": 2, "items": "thorn_gauntlet", "silence": 2}
    silent = action(content=magic, p0_alpha={"at": "6,8"}, p1_alpha=thorny).do("attack:basic", "die:15")
    assert (silent.told("countered"), silent.s.active) == ([], 1), "silence forbids a counter by an AM weapon"
    sapping = pack(('rider = "STATUS(poison,2,5)"', 'rider = "MOD(rf,-5,2)"'))
    sapped = action(content=sapping, p0_alpha={"at": "6,8", "items": "poison_dagger"}, p1_alpha={"at": "6,9"}).do("attack:poison_dagger", "die:10")
    assert (sapped.damage("1_alpha"), sapped.rf("1_alpha")) == (5, 0)


@rule("zod.round.11", "zod.round.8", "zod.stat.9", "zod.xp.7")
def test_other_abilities_and_items_work_by_the_same_rules() -> None:
    wash = pack(('target = "self", effect = ["MOD(rf,10,2)", "MOD(rm,10,2)"]', 'target = "self", effect = ["CURE(poison)"]'))
    table = action(content=wash, p0_alpha={"level": 2, "poison": [3, 10, 1]}).do("ability:golden_fleece")
    assert (table.status("0_alpha", "poison"), table.cooldown("0_alpha")[1]) == (0, 2), "an effect that leaves nothing is over at once, in this round"
    gallop = 'kind = "passive", bonus = "mov+2"'
    moss = pack(('level = 1, bonus = "rf+5"', 'level = 1, bonus = "rf+5 regen(10)"'), (gallop, gallop.replace("mov+2", "regen(5)")))
    assert hero_round(content=moss, p0_alpha={"items": "orc_shield", "damage": 30}).to_round("alpha", 1).damage("0_alpha") == 20
    assert [hero_round("gamma", content=moss, p0_gamma={"level": level, "damage": 30}).to_round("gamma", 1).damage("0_gamma") for level in (1, 2)] == [30, 25]
    sober = pack((gallop, gallop.replace("mov+2", "immune(silence)")))
    risen = castle_round(content=sober, xp=[200, 0], p0_gamma={"silence": 3}).to("castle_evolve").do("evolve:gamma")
    assert risen.status("0_gamma", "silence") == 0, "a level that brings immunity heals"
    stayed = castle_round(content=sober, xp=[200, 0], p0_gamma={"silence": 3}).to("castle_evolve").do("evolve:alpha")
    assert stayed.status("0_gamma", "silence") == 3

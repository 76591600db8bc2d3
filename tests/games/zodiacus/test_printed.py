"""The box holds the numbers of the specification's tables, one by one: a card that says something else is found here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.zodiacus.table import ZODIACUS
from ludoteca.games.zodiacus.content import COLOURS
from scenario import rule

SPECIFICATION = (Path(__file__).parents[3] / "docs/rules/zodiacus.md").read_text(encoding="utf-8")
BOX: dict[str, Any] = tomllib.loads((ZODIACUS.folder / "content.toml").read_text(encoding="utf-8"))
NAME = re.compile(r"\(`(\w+)`\)")
SIGNS = {
    "Áries": "aries", "Touro": "taurus", "Gêmeos": "gemini", "Câncer": "cancer", "Leão": "leo", "Virgem": "virgo", "Libra": "libra",
    "Escorpião": "scorpio", "Sagitário": "sagittarius", "Capricórnio": "capricorn", "Aquário": "aquarius", "Peixes": "pisces",
}  # fmt: skip
TARGETS = {
    "–": [], "card in own discard": ["item"], "each own intrépido on the board": ["all own"], "enemy + direction": ["enemy"],
    "player with cards in hand": ["player with hand"], "enemy with an equipped card": ["enemy with item"], "limbo_own on space ≥ 2": ["limbo_own with wait"],
    "own A, then enemy B with astral_enemy(A,B)": ["own", "enemy astral_enemy"], "ally A, then ally B with astral_ally(A,B)": ["ally", "ally astral_ally"],
    "own with a cooldown marker": ["own with cooldown"], "own A, own B": ["own", "own other"], "own, able to attack a legal target": ["own"],
    "foe@2 (buildings at 0 excluded)": ["foe@2"], "all ally@2 (self included)": ["all ally@2"], "attacker@1": ["enemy@1"],
}  # fmt: skip
"""What the tables say in words, as the box writes it."""


def part(heading: str) -> str:
    """The text under a heading."""
    return SPECIFICATION.split(f"\n### {heading}", 1)[1].split("\n### ", 1)[0].split("\n## ", 1)[0]


def rows(heading: str, first: str) -> list[list[str]]:
    """The rows of the table whose header begins so."""
    lines = part(heading).split(f"\n| {first}", 1)[1].split("\n")[2:]
    found: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return found


def plain(text: str) -> str:
    """A cell without remarks about its source, with the minus and plus signs of the box."""
    text = re.sub(r"\s*\[R[^\]]*\]", "", text).replace("−", "-").strip()
    return re.sub(r"([(,])\+(?=\d)", r"\1", text)


def operations(text: str) -> list[str]:
    """The effect of a row as the box writes it."""
    text = re.sub(r"IF\(poisoned\(T\)\)\{(.*)\}", r"\1 if poisoned", plain(text))
    text = re.sub(r"STATUS\(invisibility,(\d)\) breaks_on_attack", r"STATUS(invisibility,\1,breaks)", text)
    words = {" on T": "", " on B": "", " (to 0 at most)": "", "TELEPORT(cells adjacent to T)": "TELEPORT(1)", "SWAP(self,T)": "SWAP(self)",
             "SWAP(A,B)": "SWAP(first)", "CD(-": "CD(", "LIMBO(-": "LIMBO(", "RECOVER(item)": "RECOVER"}  # fmt: skip
    for old, new in words.items():
        text = text.replace(old, new)
    return text.split("; ")


def aims(text: str) -> list[str]:
    """The targets of a row as the box writes them."""
    return TARGETS.get(text) or ([] if text in TARGETS else [plain(text).replace(" @", "@")])


def effect(target: str, does: str) -> dict[str, object]:
    """Target, second target, area and operations."""
    found: dict[str, object] = dict(zip(("target", "second"), aims(target), strict=False))
    if ": " in does:
        found["area"], does = does.split(": ")
    found["effect"] = operations(does)
    return found


@rule("zod.comp.7", "zod.xp.4", "zod.limbo.5", "zod.deck.1", "zod.deck.2", "zod.deck.3", "zod.deck.5")
def test_dice_prices_and_limits() -> None:
    faces = re.search(r"zod.comp.7 \[C\] Faces: green ([\d,]+); blue ([\d,]+); yellow ([\d,]+); red ([\d,]+)\.", SPECIFICATION)
    assert faces is not None
    assert [text.split(",") for text in faces.groups()] == [[str(low)] * 2 + [str(middle)] * 3 + [str(high)] for low, middle, high in BOX["dice"].values()]
    assert list(BOX["dice"]) == ["G", "B", "Y", "R"]
    assert BOX["xp"] == {"cost": [200, 350], "given": [100, 150, 200]}
    assert "level 1→2 200 XP, 2→3 350 XP" in SPECIFICATION
    assert "when defeated: level 1: 100, level 2: 150, level 3: 200" in SPECIFICATION
    assert BOX["limbo"] == {"cost": [20, 30, 40]}
    assert "level 1: 20, level 2: 30, level 3: 40" in SPECIFICATION
    assert BOX["deck"] == {"actions": 30, "items": 30, "same_item": 3, "same_action": 2, "hand": 5}


@rule("zod.comp.3", "zod.xp.6", "zod.astral.1", "zod.astral.3")
def test_the_twelve_intrepidos() -> None:
    table = rows("8.1", "intrépido | id")
    assert [row[1].strip("`") for row in table] == list(BOX["intrepidos"])
    for row in table:
        hero = BOX["intrepidos"][row[1].strip("`")]
        sign, family = row[2].split(", ")
        assert (SIGNS[sign], family) == (hero["sign"], hero["family"])
        printed = [re.sub(r"\b(?:a|hp|rm|rf|m)(?=\d)", "", level) for level in row[3:6]]
        assert printed == hero["levels"], row[1]
    stars = [half for row in rows("8.1", "id | allies") for half in (row[0:3], row[4:7])]
    assert {row[0]: [row[1].split(", "), row[2].split(", ")] for row in stars} == {
        name: [hero["allies"], hero["enemies"]] for name, hero in BOX["intrepidos"].items()
    }


@rule("zod.comp.3", "zod.abl.1", "zod.xp.7", "zod.round.11")
def test_the_thirty_six_abilities() -> None:
    owner = ""
    learnt: dict[str, list[str]] = {}
    for hero, level, name, kind, target, does in rows("8.1", "intz | L"):
        owner = hero or owner
        found = NAME.search(name)
        assert found is not None
        ability = BOX["abilities"][found.group(1)]
        learnt.setdefault(owner, []).append(found.group(1))
        assert len(learnt[owner]) == int(level)
        if kind == "P":
            assert ability == {"kind": "passive", "bonus": plain(does)}
            continue
        sort, cooldown = kind.split(",")[0].split()
        wanted = {"kind": {"A": "active", "C": "counter"}[sort], "cooldown": int(cooldown)}
        if "cd_after_effect" in kind:
            wanted["after_effect"] = True
        printed = re.sub(r"counter\(1, DMG (\w+)\)", r"DMG(\1)", does)
        assert ability == {**wanted, **effect(target, printed)}, found.group(1)
    assert learnt == {name: hero["abilities"] for name, hero in BOX["intrepidos"].items()}
    assert sum(len(names) for names in learnt.values()) == 36


@rule("zod.comp.4", "zod.rune.6", "zod.bld.5")
def test_the_four_castles_and_their_runes() -> None:
    table = rows("8.2", "castle (id)")
    assert len(table) == 4
    for row in table:
        found = NAME.search(row[0])
        assert found is not None
        attack, dice = row[1].split()
        wanted = {"attack": attack, "dice": dice, "life": int(row[2]), "rm": int(row[3]), "rf": int(row[4])}
        assert BOX["castles"][found.group(1)] == {**wanted, **{colour: plain(row[5 + index]).replace(" (basic)", "") for index, colour in enumerate(COLOURS)}}


KEEPERS: dict[str, dict[str, object]] = {
    "stone_tower": {"ability": "brace", "amount": 5},
    "fire_tower": {"ability": "embers", "amount": 5},
    "ice_tower": {"ability": "after_counter", "effect": "MOD(mov,-2,2)"},
    "shadow_tower": {"ability": "after_counter", "effect": "STATUS(poison,2,5)"},
    "light_tower": {"ability": "dawn", "amount": 5, "range": 2},
    "minotaur": {"ability": "after_counter", "effect": "PUSH(1)", "range": 2},
    "medusa": {"ability": "on_critical", "effect": "STATUS(paralysis,2)"},
    "hydra": {"ability": "regrow", "amount": 10},
    "chimera": {"ability": "after_counter", "effect": "STATUS(poison,2,5)"},
    "cerberus": {"ability": "vigil", "amount": 5},
}


@rule("zod.comp.4", "zod.ctr.2", "zod.xp.1", "zod.grd.6")
@pytest.mark.parametrize(("heading", "first", "key"), [("8.3", "tower (id)", "towers"), ("8.4", "guardian (id)", "guardians")])
def test_the_towers_and_guardians(heading: str, first: str, key: str) -> None:
    table = rows(heading, first)
    assert len(table) == len(BOX[key]) == 5
    for row in table:
        found = NAME.search(row[0])
        assert found is not None
        attack, dice = row[1].split()
        wanted = {"attack": attack, "dice": dice, "life": int(row[2]), "rm": int(row[3]), "rf": int(row[4]), "xp": int(row[5])}
        assert BOX[key][found.group(1)] == {**wanted, **KEEPERS[found.group(1)]}


@rule("zod.comp.2", "zod.rune.8", "zod.rune.9")
def test_the_four_territory_powers() -> None:
    table = {row[0].split("`")[1]: (row[1].split("`")[1], plain(row[2]), row[3]) for row in rows("8.5", "territory (id)")}
    powers = {name: {key: value for key, value in land.items() if key != "map"} for name, land in BOX["territories"].items()}
    assert powers == {
        "fire_lands": {"power": "fire_rain", "runes": 2, "cooldown": 3, "target": "enemy", "effect": ["DMG(15)"]},
        "ice_lands": {"power": "blizzard", "runes": 2, "cooldown": 3, "target": "all enemy in territory", "effect": ["MOD(mov,-3,1)"]},
        "styx_banks": {"power": "charon_coin", "runes": 3, "passive": "short_limbo"},
        "wild_fields": {"power": "pan_blessing", "runes": 2, "passive": "regen", "amount": 5},
    }
    assert {name: (row[0], row[1]) for name, row in table.items()} == {
        "fire_lands": ("fire_rain", "active, 2, cd 3"), "ice_lands": ("blizzard", "active, 2, cd 3"),
        "styx_banks": ("charon_coin", "passive, 3"), "wild_fields": ("pan_blessing", "passive, 2"),
    }  # fmt: skip
    assert [words in table[name][2] for name, words in (("fire_lands", "DMG(15)"), ("ice_lands", "MOD(mov,−3,1)"), ("wild_fields", "regen(5)"))] == [True] * 3


@rule("zod.comp.9", "zod.item.5", "zod.item.7", "zod.item.8", "zod.item.9")
def test_the_thirty_one_items() -> None:
    equipment = {row[0].split("`")[1]: {"class": row[1], "level": int(row[2]), "bonus": plain(row[3])} for row in rows("8.6", "card (id)")}
    assert BOX["equipment"] == equipment
    weapons: dict[str, dict[str, object]] = {}
    for row in rows("8.7", "card (id)"):
        attack, dice, alvo = row[3].split()
        weapons[row[0].split("`")[1]] = {"class": row[1], "level": int(row[2]), "attack": attack, "dice": dice, "alvo": int(alvo[1:])}
    weapons["poison_dagger"]["rider"] = "STATUS(poison,2,5)"
    weapons["thorn_gauntlet"]["counter"] = 1
    assert BOX["weapons"] == weapons
    assert [row[4][:15] for row in rows("8.7", "card (id)") if row[4] != "–"] == ["after damage: S", "counter weapon:"]
    potions = {row[0].split("`")[1]: {"level": int(row[1]), **effect(row[2], row[3])} for row in rows("8.8", "card (id)")}
    assert BOX["potions"] == potions
    assert len(equipment) + len(weapons) + len(potions) == 31


@rule("zod.comp.9", "zod.card.4")
def test_the_twenty_eight_action_cards() -> None:
    cards: dict[str, dict[str, object]] = {}
    for row in rows("8.9", "card (id)"):
        name = row[0].split("`")[1]
        if "reaction" in row[0]:
            cards[name] = {"reaction": name, "effect": [row[2].split(" ")[0]]}
            assert f"window `react.{name}`" in row[1]
        else:
            cards[name] = effect(row[1], row[2])
    assert BOX["actions"] == cards
    assert len(cards) == 28


@rule("zod.comp.2", "zod.geo.1", "zod.setup.12", "zod.setup.13")
def test_the_four_maps() -> None:
    drawn: dict[str, list[str]] = {}
    for block in part("10.1").split("```")[1].strip("\n").split("\n\n"):
        lines = block.split("\n")
        names = re.findall(r"(\w+) \(", lines[0])
        for side, name in enumerate(names):
            drawn[name] = [re.split(r"\s{2,}", line)[side] for line in lines[1:]]
    assert {name: land["map"] for name, land in BOX["territories"].items()} == drawn
    for row in rows("10.1", "territory | tower"):
        ground = "".join("".join(line.split()) for line in reversed(drawn[row[0]]))
        cells = [tuple(int(number) for number in pair) for pair in re.findall(r"\((\d+),(\d+)\)", row[3])]
        assert sorted(r * 13 + c for c, r in cells) == [local for local, sign in enumerate(ground) if sign == "#"]
        sites = re.findall(r"\((\d+),(\d+)\)", row[1] + row[2])
        assert [int(r) * 13 + int(c) for c, r in sites] == [ground.index(sign) for sign in "ABGg"]


@rule("zod.deck.1", "zod.comp.9")
def test_the_two_ready_made_decks() -> None:
    for line in part("10.2").strip().split("\n"):
        if not line.startswith("- `deck_"):
            continue
        form = re.fullmatch(r"- `deck_(\w+)` .*: actions ×2: (.*)\. Items ×3: (.*)\.", line)
        assert form is not None, line
        deck = BOX["decks"][form.group(1)]
        assert deck["actions"] == dict.fromkeys(form.group(2).split(", "), 2)
        assert deck["items"] == dict.fromkeys(form.group(3).split(", "), 3)
    assert list(BOX["decks"]) == ["blade", "veil"]

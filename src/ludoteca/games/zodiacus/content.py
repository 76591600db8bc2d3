"""Loads and checks content.toml into tables of ints. The names of the vocabulary come from the game's own file. [zod.comp.1–4, zod.comp.9, zod.comp.13]"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, cast

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.games.zodiacus.board import CELLS, COLUMNS, GLOBAL, LOCAL, ROWS
from ludoteca.games.zodiacus.effects import (
    ABILITY_KINDS,
    BONUS_COUNT,
    COLOURS_OF_DICE,
    COUNTER,
    MOD,
    PASSIVE,
    PUSH,
    REACTIONS,
    STATUS,
    Effect,
    Operation,
    read_after,
    read_bonus,
    read_counter,
    read_dice,
    read_effect,
    read_steered,
)

BOX: Final = cast("dict[str, dict[str, object]]", tomllib.loads((Path(__file__).parent / "content.toml").read_text(encoding="utf-8")))

INTREPIDOS: Final = list(BOX["intrepidos"])
ABILITIES: Final = list(BOX["abilities"])
CASTLE_CARDS: Final = list(BOX["castles"])
TOWER_CARDS: Final = list(BOX["towers"])
GUARDIAN_CARDS: Final = list(BOX["guardians"])
TERRITORIES: Final = list(BOX["territories"])
POWERS: Final = [str(cast("dict[str, object]", BOX["territories"][name])["power"]) for name in TERRITORIES]
EQUIPMENT: Final = list(BOX["equipment"])
WEAPONS: Final = list(BOX["weapons"])
POTIONS: Final = list(BOX["potions"])
ACTION_CARDS: Final = list(BOX["actions"])
CARDS: Final = [*EQUIPMENT, *WEAPONS, *POTIONS, *ACTION_CARDS]
"""Item cards first: equipment, weapons, potions; then action cards."""
DECKS: Final = ["blade", "veil", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
"""A pack may fill the places after the two ready-made decks."""

FIRST_WEAPON: Final = len(EQUIPMENT)
FIRST_POTION: Final = len(EQUIPMENT) + len(WEAPONS)
FIRST_ACTION: Final = len(EQUIPMENT) + len(WEAPONS) + len(POTIONS)
CARD_COUNT: Final = len(CARDS)
ABILITY_COUNT: Final = len(ABILITIES)
INTZ_COUNT: Final = len(INTREPIDOS)
TOWER_COUNT: Final = len(TOWER_CARDS)

TITLE: Final = 40
"""Letters of the name of a deck."""

SLOTS: Final = ["alpha", "beta", "gamma"]
COLOURS: Final = ["green", "blue", "yellow", "red"]
ATTACKS: Final = ["AC", "AD", "AM"]
FAMILIES: Final = ["warrior", "mage", "mystic"]
SIGNS: Final = ["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
AC: Final = 0
AM: Final = 2
LEVELS: Final = 3
COLUMNS_OF_LEVEL: Final = ["attack", "dice", "alvo", "life", "rm", "rf", "mov"]

# Abilities of towers and guardians.
BRACE: Final = 0
EMBERS: Final = 1
AFTER_COUNTER: Final = 2
ON_CRITICAL: Final = 3
DAWN: Final = 4
REGROW: Final = 5
VIGIL: Final = 6
KEEPERS: Final = ["brace", "embers", "after_counter", "on_critical", "dawn", "regrow", "vigil"]

# Passive territory powers.
NO_PASSIVE: Final = 0
SHORT_LIMBO: Final = 1
LAND_REGEN: Final = 2
PASSIVES: Final = ["none", "short_limbo", "regen"]

# Bonuses are kept by source: abilities, then cards, then runes (castle · 4 + colour).
CARD_SOURCE: Final = ABILITY_COUNT
RUNE_SOURCE: Final = ABILITY_COUNT + CARD_COUNT

# Effects are kept together: abilities, then cards, then powers.
CARD_EFFECT: Final = ABILITY_COUNT
POWER_EFFECT: Final = ABILITY_COUNT + CARD_COUNT
NO_EFFECT: Final = Effect([], None, [])


class ZodiacusContent(Content):
    """The numbers of the box as tables: [intrépido · 3 + level − 1], [card], [tower], [guardian]."""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        table.only(
            "title", "reconstructed", "printed", "deck", "xp", "limbo", "dice", "intrepidos", "abilities", "castles", "towers", "guardians", "territories",
            "equipment", "weapons", "potions", "actions", "decks",
        )  # fmt: skip
        self.bonus: list[int] = []  # [source · 14 + bonus]
        self.effects: list[Effect] = []
        self.read_numbers(table)
        self.read_intrepidos(table.table("intrepidos"))
        self.read_abilities(table.table("abilities"))
        self.read_items(table)
        self.read_actions(table.table("actions"))
        self.read_castles(table.table("castles"))
        self.tower_attack: list[int] = []
        self.tower_dice: list[int] = []
        self.tower_life: list[int] = []
        self.tower_rm: list[int] = []
        self.tower_rf: list[int] = []
        self.tower_xp: list[int] = []
        self.keeper: list[int] = []  # the ability's sort; towers first, then guardians, as in all lists of this block
        self.keeper_amount: list[int] = []
        self.keeper_range: list[int] = []
        self.keeper_effect: list[Operation | None] = []
        self.read_keepers(table.table("towers"), TOWER_CARDS)
        self.read_keepers(table.table("guardians"), GUARDIAN_CARDS)
        self.read_territories(table.table("territories"))
        self.read_decks(table.table("decks"))
        self.maps: list[list[int]] = [[] for _ in range(2 * len(TERRITORIES) ** 4)]  # obstacles of each layout, made when first asked for

    def read_numbers(self, table: Table) -> None:
        """Deck limits, prices and dice. [zod.deck.1–5, zod.xp.4, zod.limbo.5, zod.comp.5–7]"""
        deck = table.table("deck")
        deck.only("actions", "items", "same_item", "same_action", "hand")
        self.deck_actions = deck.number("actions", 1, 200)
        self.deck_items = deck.number("items", 1, 200)
        self.same_item = deck.number("same_item", 1, 60)
        self.same_action = deck.number("same_action", 1, 60)
        self.hand = deck.number("hand", 1, 9)
        xp = table.table("xp")
        xp.only("cost", "given")
        self.evolve_cost = exactly(xp, "cost", LEVELS - 1)
        self.given = exactly(xp, "given", LEVELS)
        limbo = table.table("limbo")
        limbo.only("cost")
        self.revive_cost = exactly(limbo, "cost", LEVELS)
        dice = table.table("dice")
        dice.only(*COLOURS_OF_DICE)
        self.faces: list[int] = []  # [colour · 3 + least, middle, critical]
        for colour in COLOURS_OF_DICE:
            row = exactly(dice, colour, 3)
            if any(value % 5 or not 5 <= value <= 60 for value in row) or not row[0] < row[1] < row[2]:
                raise dice.fail(colour, f"must rise in multiples of 5 from 5 to 60, not {row}")
            self.faces.extend(row)

    def read_intrepidos(self, table: Table) -> None:
        """Twelve heroes on three levels. [zod.comp.3, zod.xp.6–7, zod.astral.1–3]"""
        table.only(*INTREPIDOS)
        self.attack: list[int] = []
        self.dice: list[int] = []
        self.alvo: list[int] = []
        self.life: list[int] = []
        self.rm: list[int] = []
        self.rf: list[int] = []
        self.mov: list[int] = []
        self.abilities: list[int] = []  # [intrépido · 3 + level − 1]
        self.family: list[str] = []
        self.sign: list[str] = []
        self.allies: list[list[int]] = []
        self.enemies: list[list[int]] = []
        for name in INTREPIDOS:
            row = table.table(name)
            row.only("sign", "family", "allies", "enemies", "abilities", "levels")
            self.family.append(row.word("family", FAMILIES))
            self.sign.append(row.word("sign", SIGNS))
            levels = row.words("levels")
            abilities = row.words("abilities", ABILITIES)
            if len(levels) != LEVELS or len(abilities) != LEVELS:
                raise row.fail("levels", f"must be {LEVELS}, with as many abilities")
            self.abilities.extend([ABILITIES.index(ability) for ability in abilities])
            self.allies.append([INTREPIDOS.index(other) for other in row.words("allies", INTREPIDOS)])
            self.enemies.append([INTREPIDOS.index(other) for other in row.words("enemies", INTREPIDOS)])
            for index, level in enumerate(levels):
                words = level.split()
                if len(words) != len(COLUMNS_OF_LEVEL):
                    raise row.fail(f"levels.{index}", f"must be like `AC 1Y 1 70 0 5 8` ({', '.join(COLUMNS_OF_LEVEL)}), not {level!r}")
                of = Table(row.where, row.path(f"levels.{index}"), split_level(words))
                self.attack.append(ATTACKS.index(of.word("attack", ATTACKS)))
                self.dice.append(read_dice(of, "dice", of.word("dice")))
                self.alvo.append(of.number("alvo", 1, 20))
                self.life.append(fives(of, "life", of.number("life", 5, 1000)))
                self.rm.append(fives(of, "rm", of.number("rm", 0, 100)))
                self.rf.append(fives(of, "rf", of.number("rf", 0, 100)))
                self.mov.append(of.number("mov", 1, 30))

    def read_abilities(self, table: Table) -> None:
        """Active, passive and counter abilities. [zod.abl.1]"""
        table.only(*ABILITIES)
        self.ability_kind: list[int] = []
        self.cooldown: list[int] = []
        self.after_effect: list[bool] = []  # cooldown markers only when the effect ends [zod.round.11]
        for name in ABILITIES:
            row = table.table(name)
            kind = ABILITY_KINDS.index(row.word("kind", ABILITY_KINDS))
            self.ability_kind.append(kind)
            if kind == PASSIVE:
                row.only("kind", "bonus")
                self.cooldown.append(0)
                self.after_effect.append(False)
                self.bonus.extend(read_bonus(row, "bonus"))
                self.effects.append(NO_EFFECT)
                continue
            if kind == COUNTER:
                row.only("kind", "cooldown", "target", "effect")
            else:
                row.only("kind", "cooldown", "after_effect", "target", "area", "effect")
            self.cooldown.append(row.number("cooldown", 1, 9))
            self.after_effect.append(row.flag("after_effect"))
            self.bonus.extend([0] * BONUS_COUNT)
            self.effects.append(read_counter(row) if kind == COUNTER else read_effect(row))
        self.learnt_bonus: list[int] = []  # [(intrépido · 3 + level − 1) · 14 + bonus]: of all abilities up to this level [zod.xp.7]
        for level in range(len(self.abilities)):
            known = self.abilities[level - level % LEVELS : level + 1]
            self.learnt_bonus.extend([sum([self.bonus[ability * BONUS_COUNT + what] for ability in known]) for what in range(BONUS_COUNT)])

    def read_items(self, table: Table) -> None:
        """Equipment, weapons and potions. [zod.item.2–9]"""
        self.level: list[int] = []  # by item card
        self.classes: list[str] = []
        equipment = table.table("equipment")
        equipment.only(*EQUIPMENT)
        for name in EQUIPMENT:
            row = equipment.table(name)
            row.only("class", "level", "bonus")
            self.level.append(row.number("level", 1, LEVELS))
            self.classes.append(f"equipment {row.word('class')}")
            self.bonus.extend(read_bonus(row, "bonus"))
            self.effects.append(NO_EFFECT)
        self.weapon_attack: list[int] = []
        self.weapon_dice: list[int] = []
        self.weapon_alvo: list[int] = []
        self.weapon_counter: list[int] = []  # range of its counter-attack, 0 = none
        self.rider: list[Operation | None] = []
        weapons = table.table("weapons")
        weapons.only(*WEAPONS)
        for name in WEAPONS:
            row = weapons.table(name)
            row.only("class", "level", "attack", "dice", "alvo", "rider", "counter")
            self.level.append(row.number("level", 1, LEVELS))
            self.classes.append(f"weapon {row.word('class')}")
            self.weapon_attack.append(ATTACKS.index(row.word("attack", ATTACKS)))
            self.weapon_dice.append(read_dice(row, "dice", row.word("dice")))
            self.weapon_alvo.append(row.number("alvo", 1, 20))
            self.weapon_counter.append(row.number("counter", 1, 20) if row.has("counter") else 0)
            self.rider.append(read_after(row, "rider", [STATUS, MOD]))
            self.bonus.extend([0] * BONUS_COUNT)
            self.effects.append(NO_EFFECT)
        potions = table.table("potions")
        potions.only(*POTIONS)
        for name in POTIONS:
            row = potions.table(name)
            row.only("level", "target", "effect")
            self.level.append(row.number("level", 1, LEVELS))
            self.classes.append("potion")
            self.bonus.extend([0] * BONUS_COUNT)
            self.effects.append(read_effect(row))
        kinds = list(dict.fromkeys(self.classes))
        self.item_class: list[int] = [kinds.index(name) for name in self.classes]

    def read_actions(self, table: Table) -> None:
        """Action cards; a reaction is played in its window only. [zod.card.4]"""
        table.only(*ACTION_CARDS)
        self.reaction: list[int] = [0] * FIRST_ACTION  # by card
        for name in ACTION_CARDS:
            row = table.table(name)
            row.only("target", "second", "effect", "reaction")
            self.reaction.append(REACTIONS.index(row.word("reaction", REACTIONS[1:])) if row.has("reaction") else 0)
            self.bonus.extend([0] * BONUS_COUNT)
            self.effects.append(read_steered(row))
        self.answers: list[list[int]] = [[card for card in range(CARD_COUNT) if self.reaction[card] == window] for window in range(len(REACTIONS))]

    def read_castles(self, table: Table) -> None:
        """Castles, with the bonus of each rune. [zod.comp.4, zod.comp.8, zod.rune.6]"""
        table.only(*CASTLE_CARDS)
        self.castle_attack: list[int] = []
        self.castle_dice: list[int] = []
        self.castle_life: list[int] = []
        self.castle_rm: list[int] = []
        self.castle_rf: list[int] = []
        for name in CASTLE_CARDS:
            row = table.table(name)
            row.only("attack", "dice", "life", "rm", "rf", *COLOURS)
            self.castle_attack.append(ATTACKS.index(row.word("attack", ATTACKS[1:])))
            self.castle_dice.append(read_dice(row, "dice", row.word("dice")))
            self.castle_life.append(fives(row, "life", row.number("life", 5, 1000)))
            self.castle_rm.append(fives(row, "rm", row.number("rm", 0, 100)))
            self.castle_rf.append(fives(row, "rf", row.number("rf", 0, 100)))
            for colour in COLOURS:
                self.bonus.extend(read_bonus(row, colour))

    def read_keepers(self, table: Table, names: list[str]) -> None:
        """Towers or guardians, each with one ability of its own. [zod.grd.6]"""
        table.only(*names)
        for name in names:
            row = table.table(name)
            row.only("attack", "dice", "life", "rm", "rf", "xp", "ability", "amount", "range", "effect")
            self.tower_attack.append(ATTACKS.index(row.word("attack", ATTACKS)))
            self.tower_dice.append(read_dice(row, "dice", row.word("dice")))
            self.tower_life.append(fives(row, "life", row.number("life", 5, 1000)))
            self.tower_rm.append(fives(row, "rm", row.number("rm", 0, 100)))
            self.tower_rf.append(fives(row, "rf", row.number("rf", 0, 100)))
            self.tower_xp.append(row.number("xp", 0, 1000))
            self.keeper.append(KEEPERS.index(row.word("ability", KEEPERS)))
            self.keeper_amount.append(row.number("amount", 0, 100) if row.has("amount") else 0)
            self.keeper_range.append(row.number("range", 0, 40) if row.has("range") else 0)
            if row.has("effect") != (self.keeper[-1] in (AFTER_COUNTER, ON_CRITICAL)):
                raise row.fail("effect", "is what after_counter and on_critical do, and only they [zod.grd.6]")
            self.keeper_effect.append(read_after(row, "effect", [STATUS, MOD, PUSH]))

    def read_territories(self, table: Table) -> None:
        """Maps and powers. [zod.comp.2, zod.geo.1, zod.geo.6, zod.rune.8, zod.setup.12–13]"""
        table.only(*TERRITORIES)
        self.obstacle: list[int] = []  # [territory · 117 + local]
        self.sites: list[int] = []  # [territory · 4 + tower α, β, guardian α, β]: local cells
        self.power_runes: list[int] = []
        self.power_cooldown: list[int] = []  # 0 = a passive power
        self.power_passive: list[int] = []
        self.power_amount: list[int] = []
        for name in TERRITORIES:
            row = table.table(name)
            row.only("power", "runes", "cooldown", "target", "effect", "passive", "amount", "map")
            row.word("power")
            self.power_runes.append(row.number("runes", 1, 4))
            passive = row.has("passive")
            self.power_passive.append(PASSIVES.index(row.word("passive", PASSIVES[1:])) if passive else NO_PASSIVE)
            self.power_amount.append(row.number("amount", 0, 100) if row.has("amount") else 0)
            self.power_cooldown.append(0 if passive else row.number("cooldown", 1, 20))
            self.effects.append(NO_EFFECT if passive else read_steered(row))
            self.read_map(row)

    def read_map(self, row: Table) -> None:
        """Nine rows from the front to the home edge."""
        lines = [line.replace(" ", "") for line in row.words("map")]
        if len(lines) != ROWS or any(len(line) != COLUMNS for line in lines):
            raise row.fail("map", f"must be {ROWS} rows of {COLUMNS} cells")
        ground = "".join(reversed(lines))
        for sign, wanted in (("A", 1), ("B", 1), ("G", 1), ("g", 1)):
            if ground.count(sign) != wanted:
                raise row.fail("map", f"must have exactly one {sign}")
        for local, sign in ((31, "1"), (32, "2"), (33, "3"), (4, "."), (8, "."), (17, "."), (21, ".")):
            if ground[local] != sign:
                raise row.fail("map", f"must have {sign} at c {local % COLUMNS}, r {local // COLUMNS}: cells beside the castle are free")
        if any((sign == "C") != (local in (5, 6, 7, 18, 19, 20)) for local, sign in enumerate(ground)):
            raise row.fail("map", "must have the castle at c 5 to 7, r 0 to 1")
        self.obstacle.extend([1 if sign == "#" else 0 for sign in ground])
        self.sites.extend([ground.index(sign) for sign in "ABGg"])

    def read_decks(self, table: Table) -> None:
        """Legal decks of 30 action and 30 item cards. [zod.deck.1–3, zod.setup.14]"""
        table.only(*DECKS)
        self.decks: list[list[int]] = []  # sorted cards; empty where the pack has no such deck
        self.deck_titles: list[str] = []  # what its maker calls it; empty: the game has a name for it
        for name in DECKS:
            if not table.has(name):
                self.decks.append([])
                self.deck_titles.append("")
                continue
            row = table.table(name)
            row.only("title", "actions", "items")
            title = row.word("title") if row.has("title") else ""
            if title != plain_title(title):
                raise row.fail("title", f"must be up to {TITLE} printable characters without braces, quotes and backslashes, not {title!r}")
            self.deck_titles.append(title)
            cards = self.counted(row, "actions", ACTION_CARDS, self.same_action, self.deck_actions)
            cards.extend(self.counted(row, "items", CARDS[:FIRST_ACTION], self.same_item, self.deck_items))
            cards.sort()
            self.decks.append(cards)
        if not any(self.decks):
            raise table.fail("blade", "is missing: there must be at least one deck")

    def counted(self, table: Table, key: str, names: list[str], most: int, size: int) -> list[int]:
        """The cards of one half of a deck."""
        row = table.table(key)
        row.only(*names)
        cards: list[int] = []
        for name in row.values:
            cards.extend([CARDS.index(name)] * row.number(name, 1, most))
        if len(cards) != size:
            raise table.fail(key, f"must be {size} cards, not {len(cards)}")
        return cards

    def most_copies(self, card: int) -> int:
        """How often a card may be in one deck. [zod.deck.2–3]"""
        return self.same_item if card < FIRST_ACTION else self.same_action

    def terrain(self, layout: int) -> list[int]:
        """Which cells are obstacles, for the territories of a layout: its digits, after a leading 1 for four places."""
        found = self.maps[layout]
        if not found:
            count = len(TERRITORIES)
            seats = 4 if layout >= count**4 else 2
            found = [0] * CELLS
            for place in range(seats):
                territory = layout // count**place % count
                for local in range(LOCAL):
                    found[GLOBAL[place * LOCAL + local]] = self.obstacle[territory * LOCAL + local]
            self.maps[layout] = found
        return found


def split_level(words: list[str]) -> dict[str, object]:
    """The seven values of a level by name."""
    return {name: int(word) if word.isdigit() else word for name, word in zip(COLUMNS_OF_LEVEL, words, strict=True)}


def plain_title(text: str) -> str:
    """A deck's name as it may be printed anywhere."""
    return "".join([sign for sign in text if sign.isprintable() and sign not in '{}"\\']).strip()[:TITLE]


def exactly(table: Table, key: str, size: int) -> list[int]:
    """A list of so many numbers."""
    row = table.numbers(key, 0, 10_000)
    if len(row) != size:
        raise table.fail(key, f"must name {size} numbers, not {len(row)}")
    return row


def fives(table: Table, key: str, value: int) -> int:
    """A number that must be a multiple of 5. [zod.comp.5]"""
    if value % 5:
        raise table.fail(key, f"must be a multiple of 5, not {value}")
    return value

"""Loads and checks content.toml into tables of ints: what every card, character and table size of this match is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.core.content import Content
from ludoteca.core.game import Game, Setting
from ludoteca.core.grid import turned_sides
from ludoteca.core.table import Table
from ludoteca.errors import BadOptions
from ludoteca.games.labyrinx.actions import CHALLENGES, CHARACTERS, KINDS, PATHS, PRESETS
from ludoteca.games.labyrinx.board import EXITS, HALL_CELLS, LARGEST, SMALLEST

MOST_SEATS: Final = 6
DECK: Final = 100
OWN_SIZE: Final = [9, 7]
"""Columns and rows of a table of one's own, if nothing else is said."""
LETTERS: Final = "NESW"
NO_CHALLENGE: Final = 3
"""After chest, monster and trap: the card is only a corridor."""
CROSSROADS: Final = 15
"""The mask of four corridors."""


class LabyrinxContent(Content):
    """The numbers of the box. [lab.comp.1–9, lab.geo.10]"""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        table.only("title", "reconstructed", "printed", "treasures", "goal", "actions", "hand", "strong_hand", "carried", "hall", "tables", "skills", "paths")
        self.treasures = table.number("treasures", 1, 1000)
        self.goal = table.number("goal", 1, 20)
        self.actions = table.number("actions", 1, 9)
        self.hand = table.number("hand", 1, 9)
        self.strong_hand = table.number("strong_hand", 1, 9)
        self.carried = table.number("carried", 0, MOST_SEATS - 1)
        self.exits = read_exits(table.table("hall"))  # the five exits as one number, the form in which Site takes them
        self.tables: list[list[int]] = []  # columns and rows of each preset
        self.preset: list[int] = []  # the preset for 2 to 6 players
        self.read_tables(table.table("tables"))
        self.skills: list[int] = read_skills(table.table("skills"))  # [character * 3 + challenge]
        self.quantity: list[int] = []  # cards of each kind
        self.challenge: list[int] = []  # chest, monster, trap or NO_CHALLENGE, by kind
        self.sides: list[int] = []  # mask of corridors, [kind * 4 + turn]
        self.doors: list[int] = []  # mask of corridors with a door, [kind * 4 + turn]
        self.turns: list[list[int]] = []  # the turns of a kind that look different
        self.crossroads: list[int] = []  # kinds with four corridors and no challenge [lab.desp.3]
        self.read_paths(table.table("paths"))

    def read_tables(self, table: Table) -> None:
        """Table sizes and which of them is usual for so many players. [lab.geo.3, lab.var.4]"""
        table.only(*PRESETS, "by_players")
        for name in PRESETS:
            size = table.numbers(name, SMALLEST, LARGEST)
            if len(size) != 2:
                raise table.fail(name, f"must name columns and rows, not {len(size)} numbers")
            self.tables.append(size)
        usual = table.words("by_players", PRESETS)
        if len(usual) != MOST_SEATS - 1:
            raise table.fail("by_players", f"must name a table for 2 to {MOST_SEATS} players, not {len(usual)}")
        self.preset = [PRESETS.index(name) for name in usual]

    def table_size(self, seats: int, settings: Mapping[str, Setting]) -> list[int]:
        """Columns and rows: usual for so many players, a preset, or one's own. [lab.var.4, lab.geo.3]"""
        own = [int(settings["width"]), int(settings["height"])]
        if settings["table"] == "own":
            return own
        if own != OWN_SIZE:
            raise BadOptions(f"options width and height are for a table of one's own, but option table is {settings['table']}: make it own [lab.geo.3]")
        return self.tables[self.preset[seats - 2] if settings["table"] == "players" else PRESETS.index(str(settings["table"]))]

    def plain_turn(self, kind: int, turn: int) -> int:
        """The first of the turns in which a card looks as in this one."""
        for other in self.turns[kind]:
            if self.sides[kind * 4 + other] == self.sides[kind * 4 + turn] and self.doors[kind * 4 + other] == self.doors[kind * 4 + turn]:
                return other
        return turn

    def read_paths(self, table: Table) -> None:
        """The path cards, and how each looks in its four positions. [lab.comp.1, lab.comp.9, lab.geo.10]"""
        table.only(*PATHS)
        for name in PATHS:
            row = table.table(name)
            row.only("corridors", "doors", "challenge", "cards")
            corridors = read_sides(row, "corridors")
            doors = read_sides(row, "doors")
            if corridors == 0:
                raise row.fail("corridors", "must name at least one side")
            if doors & ~corridors:
                raise row.fail("doors", "must be sides with a corridor")
            self.challenge.append([*CHALLENGES, "none"].index(row.word("challenge", [*CHALLENGES, "none"])))
            self.quantity.append(row.number("cards", 0, DECK))
            different: list[int] = []
            looks: list[int] = []
            for turn in range(4):
                self.sides.append(turned_sides(corridors, turn))
                self.doors.append(turned_sides(doors, turn))
                look = self.sides[-1] * 16 + self.doors[-1]
                if look not in looks:
                    looks.append(look)
                    different.append(turn)
            self.turns.append(different)
        if sum(self.quantity) != DECK:
            raise table.fail("cards", f"must be {DECK} in all, not {sum(self.quantity)}")
        self.crossroads = [kind for kind in range(KINDS) if self.sides[kind * 4] == CROSSROADS and self.challenge[kind] == NO_CHALLENGE]


def read_sides(table: Table, key: str) -> int:
    """A mask of sides from letters such as `NE`."""
    sides = 0
    for letter in table.word(key):
        if letter not in LETTERS or (sides >> LETTERS.index(letter)) & 1:
            raise table.fail(key, f"must name each of the sides N, E, S, W at most once, not {table.word(key)!r}")
        sides |= 1 << LETTERS.index(letter)
    return sides


def read_exits(table: Table) -> int:
    """Five different outer edges of the hall, as one number. [lab.geo.7]"""
    table.only("exits")
    words = table.words("exits")
    inner = ["0E", "1W", "1E", "2W"]
    if len(set(words)) != EXITS or len(words) != EXITS:
        raise table.fail("exits", f"must name {EXITS} different edges")
    code = 0
    for word in reversed(words):
        if len(word) != 2 or word[0] not in "012" or word[1] not in LETTERS or word in inner:
            raise table.fail("exits", f"must be a cell 0, 1, 2 and an outer side such as 2E, not {word!r}")
        code = code * HALL_CELLS * 4 + int(word[0]) * 4 + LETTERS.index(word[1])
    return code


def read_skills(table: Table) -> list[int]:
    """Symbols of every character against chest, monster and trap. [lab.comp.8]"""
    table.only(*CHARACTERS)
    skills: list[int] = []
    for name in CHARACTERS:
        row = table.numbers(name, 0, 6)
        if len(row) != len(CHALLENGES):
            raise table.fail(name, f"must name the skills against {', '.join(CHALLENGES)}")
        skills.extend(row)
    return skills

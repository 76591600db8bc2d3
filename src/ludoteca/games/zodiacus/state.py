"""The table of Zodiacus: the fields, one comment each; copy. No rules.

A piece is a number: intrépidos are seat · 3 + slot (alpha, beta, gamma), then 12 + seat · 5 + part (tower alpha, tower beta, guardian alpha,
guardian beta, castle). Where a seat sits on the board is its place, P1 to P4.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludoteca.core.state import State
from ludoteca.games.zodiacus.board import CELLS, OFF
from ludoteca.games.zodiacus.content import ZodiacusContent

DUEL: Final = 0
TEAMS: Final = 1
FREE: Final = 2

HEROES: Final = 12
PARTS: Final = 5
TOWER_ALPHA: Final = 0
TOWER_BETA: Final = 1
GUARDIAN_ALPHA: Final = 2
GUARDIAN_BETA: Final = 3
CASTLE: Final = 4

NOTHING: Final = -1
WAITING: Final = -1
"""The cooldown of an ability whose markers come only when its effect ends. [zod.round.11]"""

SETUP: Final = -1
CASTLE_PHASE: Final = 0
OVER: Final = 4


class Zodiacus(State):
    """Everything that is true at the table. What the setup fixes, and who is out, is replaced, never changed, so copies share it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode", "shared", "astral_bonds", "max_turns", "quick", "order", "place", "turn", "phase", "active", "fallen", "layout", "territory", "deck_name",
        "kind", "cell", "damage", "on", "level", "limbo", "gear", "rune", "status", "power", "by", "cause", "mods", "cooldown", "held", "revealed",
        "reacted", "site_rune", "land_rune", "xp", "power_wait", "felled", "slain", "hands", "known", "decks", "discards", "rolled", "critical",
        "negated", "places", "gone", "rolls",
    )  # fmt: skip

    mode: int  # DUEL, TEAMS or FREE [zod.var.1]
    shared: int  # option: one deck and one discard pile for all [zod.var.2]
    astral_bonds: int  # option [zod.var.3]
    max_turns: int  # option: 0 = no limit [zod.var.4]
    quick: int  # option: all but the draft is dealt [zod.var.5]

    order: list[int]  # the seats in order of play: order[place]; replaced as a whole
    place: list[int]  # by seat; replaced as a whole
    turn: int  # from 1; 0 during the setup
    phase: int  # SETUP, castle 0, alpha 1, beta 2, gamma 3, OVER
    active: int  # the seat whose round it is
    fallen: int  # 1 = the active intrépido died in its own round [zod.round.12]
    layout: int  # the territories on the board as one number
    territory: list[int]  # by seat; replaced as a whole
    deck_name: list[int]  # which deck a seat brought; replaced as a whole

    kind: list[int]  # by piece: the intrépido, tower, guardian (after the towers) or castle
    cell: list[int]  # by piece: where it stands, OFF = not on the board; a castle's lowest cell
    damage: list[int]  # by piece: the marker
    on: list[int]  # by cell: the piece standing there, NOTHING
    level: list[int]  # by intrépido
    limbo: list[int]  # by intrépido: Limbo space, 0 = not there
    gear: list[int]  # [intrépido · 3]: two equipments or weapons, one potion
    rune: list[int]  # [intrépido · 2]: colours
    status: list[int]  # [intrépido · 4 + status]: markers
    power: list[int]  # the same: poison's magnitude; 1 = invisibility that breaks
    by: list[int]  # the same: the seat that applied it
    cause: list[int]  # the same: mask of the abilities it came from
    mods: list[list[int]]  # by intrépido: attribute, change, markers, ability it came from, and so on
    cooldown: list[int]  # [intrépido · 3 + level − 1]: markers, WAITING
    held: list[int]  # by intrépido: mask of abilities whose markers do not go down this round [zod.round.11]
    revealed: list[int]  # by intrépido: seen although on an obstacle [zod.obs.10]
    reacted: list[int]  # by intrépido: opportunity attack made this turn [zod.oa.5]
    site_rune: list[int]  # [seat · 4 + site]: colour of the rune kept there
    land_rune: list[int]  # [seat · 4 + colour]: runes given to the territory
    xp: list[int]  # by seat
    power_wait: list[int]  # by seat: cooldown of the territory's power
    felled: list[int]  # by seat: enemy towers destroyed by its intrépidos [zod.term.2]
    slain: list[int]  # by seat: enemy guardians defeated
    hands: list[list[int]]  # by seat, sorted
    known: list[list[int]]  # by seat, sorted: cards in hand that everybody saw it take [zod.hid.1]
    decks: list[list[int]]  # by seat (shared: only the first), sorted: a bag, not an order
    discards: list[list[int]]  # the same
    rolled: int  # sum of the dice of the running roll
    critical: int  # how many of them showed their critical face
    negated: int  # 1 = the attack or card in the window has no effect
    places: list[int]  # by seat: final places once over; replaced as a whole
    gone: list[int]  # FFA: eliminated seats, in that order; replaced as a whole
    rolls: list[int]  # by seat: the red dice thrown for the first seat; replaced as a whole [zod.setup.1]

    def __init__(self, seats: int, content: ZodiacusContent) -> None:
        super().__init__(seats, content)
        self.box = content

    def lay_out(self) -> None:
        """An empty table."""
        seats = self.seats
        heroes = 3 * seats
        self.order = list(range(seats))
        self.place = list(range(seats))
        self.turn = 0
        self.phase = SETUP
        self.active = 0
        self.fallen = 0
        self.layout = 0
        self.territory = [NOTHING] * seats
        self.deck_name = [NOTHING] * seats
        self.kind = [NOTHING] * (HEROES + PARTS * seats)
        self.cell = [OFF] * (HEROES + PARTS * seats)
        self.damage = [0] * (HEROES + PARTS * seats)
        self.on = [NOTHING] * CELLS
        self.level = [1] * heroes  # zod.setup.11
        self.limbo = [0] * heroes
        self.gear = [NOTHING] * (3 * heroes)
        self.rune = [NOTHING] * (2 * heroes)
        self.status = [0] * (4 * heroes)
        self.power = [0] * (4 * heroes)
        self.by = [NOTHING] * (4 * heroes)
        self.cause = [0] * (4 * heroes)
        self.mods = [[] for _ in range(heroes)]
        self.cooldown = [0] * (3 * heroes)
        self.held = [0] * heroes
        self.revealed = [0] * heroes
        self.reacted = [0] * heroes
        self.site_rune = [NOTHING] * (4 * seats)
        self.land_rune = [0] * (4 * seats)
        self.xp = [0] * seats
        self.power_wait = [0] * seats
        self.felled = [0] * seats
        self.slain = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.known = [[] for _ in range(seats)]
        self.decks = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.rolled = 0
        self.critical = 0
        self.negated = 0
        self.places = []
        self.gone = []
        self.rolls = [0] * seats

    def copy(self) -> Zodiacus:
        s = Zodiacus(self.seats, self.box)
        self.copy_agenda(s)
        s.mode = self.mode
        s.shared = self.shared
        s.astral_bonds = self.astral_bonds
        s.max_turns = self.max_turns
        s.quick = self.quick
        s.order = self.order
        s.place = self.place
        s.turn = self.turn
        s.phase = self.phase
        s.active = self.active
        s.fallen = self.fallen
        s.layout = self.layout
        s.territory = self.territory
        s.deck_name = self.deck_name
        s.kind = self.kind[:]
        s.cell = self.cell[:]
        s.damage = self.damage[:]
        s.on = self.on[:]
        s.level = self.level[:]
        s.limbo = self.limbo[:]
        s.gear = self.gear[:]
        s.rune = self.rune[:]
        s.status = self.status[:]
        s.power = self.power[:]
        s.by = self.by[:]
        s.cause = self.cause[:]
        s.mods = [mods[:] for mods in self.mods]
        s.cooldown = self.cooldown[:]
        s.held = self.held[:]
        s.revealed = self.revealed[:]
        s.reacted = self.reacted[:]
        s.site_rune = self.site_rune[:]
        s.land_rune = self.land_rune[:]
        s.xp = self.xp[:]
        s.power_wait = self.power_wait[:]
        s.felled = self.felled[:]
        s.slain = self.slain[:]
        s.hands = [hand[:] for hand in self.hands]
        s.known = [cards[:] for cards in self.known]
        s.decks = [deck[:] for deck in self.decks]
        s.discards = [pile[:] for pile in self.discards]
        s.rolled = self.rolled
        s.critical = self.critical
        s.negated = self.negated
        s.places = self.places
        s.gone = self.gone
        s.rolls = self.rolls
        return s

    def ranking(self) -> list[int]:
        """Final places, as the end of the game fixed them. [zod.goal.3–5]"""
        return self.places[:] if self.places else [1] * self.seats


def seat_of(piece: i64) -> i64:
    """Whose piece it is."""
    return piece // 3 if piece < HEROES else (piece - HEROES) // PARTS


def part_of(piece: int) -> int:
    """Which part of its owner's domain a tower, guardian or castle is."""
    return (piece - HEROES) % PARTS


def part(seat: int, which: int) -> int:
    """The piece of a seat that is this part."""
    return HEROES + PARTS * seat + which


def is_castle(piece: i64) -> bool:
    """Is it a castle?"""
    return piece >= HEROES and (piece - HEROES) % PARTS == CASTLE


def is_guardian(piece: i64) -> bool:
    """Is it a guardian?"""
    return piece >= HEROES and GUARDIAN_ALPHA <= (piece - HEROES) % PARTS <= GUARDIAN_BETA


def is_building(piece: i64) -> bool:
    """Is it a tower or a castle?"""
    return piece >= HEROES and not is_guardian(piece)

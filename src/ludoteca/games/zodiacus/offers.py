"""What lies on the table to be chosen before the first turn, with its numbers: boards, castles, towers, guardians, intrépidos, runes and decks.

Everything here is open to all. [zod.setup.3, zod.setup.9]
"""

from __future__ import annotations

from ludoteca.core.state import Choice
from ludoteca.core.view import Item, Zone, shown, zone
from ludoteca.games.zodiacus.board import COLUMNS, FACING, LOCAL, ROWS, START_LOCAL
from ludoteca.games.zodiacus.content import (
    ABILITIES,
    ATTACKS,
    CARDS,
    CASTLE_CARDS,
    COLOURS,
    DECKS,
    GUARDIAN_CARDS,
    INTREPIDOS,
    LEVELS,
    SLOTS,
    TERRITORIES,
    TOWER_CARDS,
    TOWER_COUNT,
    ZodiacusContent,
)
from ludoteca.games.zodiacus.effects import dice_counts
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus
from ludoteca.games.zodiacus.steps.setup import (
    DRAFT_STAGE,
    SLOT_STAGE,
    AssignSlot,
    Draft,
    PlaceRune,
    Prepare,
    TakeCastle,
    TakeDeck,
    TakeGuardian,
    TakeTerritory,
    TakeTower,
    decider,
    decisions_of,
)

SITE_MARKS = ["tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta"]


def offers(s: Zodiacus, asked: Choice[Zodiacus] | None) -> list[Zone]:
    """The things of the open decision; before runes are laid also the ground they are laid on."""
    box = s.box
    if isinstance(asked, TakeTerritory):
        maps = [zone("map", None, "grid", map_items(box, index), name=name) for index, name in enumerate(TERRITORIES)]
        return [zone("offer", None, "row", [territory_item(box, index) for index in range(len(TERRITORIES))]), *maps]
    if isinstance(asked, TakeCastle):
        return [zone("offer", None, "row", [castle_item(box, index) for index in range(len(CASTLE_CARDS))])]
    if isinstance(asked, TakeTower):
        return [zone("offer", None, "row", [keeper_item(box, index) for index in range(TOWER_COUNT)])]
    if isinstance(asked, TakeGuardian):
        return [zone("offer", None, "row", [keeper_item(box, TOWER_COUNT + index) for index in range(len(GUARDIAN_CARDS))])]
    if isinstance(asked, (Draft, AssignSlot)):
        growth = [zone("growth", None, "row", growth_items(box, index), name=name) for index, name in enumerate(INTREPIDOS)]
        picks = [zone("picks", None, "row", pick_items(s))] if isinstance(asked, Draft) else []
        return [zone("offer", None, "row", [intz_item(box, index) for index in range(len(INTREPIDOS))]), *picks, *growth]
    if isinstance(asked, PlaceRune):
        territory = s.territory[asked.seat]
        ground = zone("map", None, "grid", map_items(box, territory), name=TERRITORIES[territory])
        return [zone("offer", None, "row", [rune_item(s, asked.seat, colour) for colour in COLOURS]), ground]
    if isinstance(asked, TakeDeck):
        known = [deck for deck in range(len(DECKS)) if box.decks[deck]]
        lists = [zone("list", None, "row", deck_items(box, deck), name=DECKS[deck]) for deck in known]
        return [zone("offer", None, "row", [shown("deck", DECKS[deck]) for deck in known]), *lists]
    return []


def territory_item(box: ZodiacusContent, index: int) -> Item:
    """A board with what its power asks for. [zod.rune.8]"""
    item = shown("territory", TERRITORIES[index])
    item["values"] = {"runes": box.power_runes[index], "cooldown": box.power_cooldown[index]}
    return item


def map_items(box: ZodiacusContent, territory: int) -> list[Item]:
    """Obstacles, sites and start cells of a board, its home edge below. [zod.geo.1]"""
    items: list[Item] = []
    name = TERRITORIES[territory]
    for local in range(LOCAL):
        if box.obstacle[territory * LOCAL + local]:
            items.append(map_item(name, "ground", "obstacle", local))
    for site in range(4):
        items.append(map_item(name, "site", SITE_MARKS[site], box.sites[territory * 4 + site]))
    for slot in range(3):
        items.append(map_item(name, "slot", SLOTS[slot], START_LOCAL[slot]))
    return items


def map_item(territory: str, kind: str, face: str, local: int) -> Item:
    """Something on a map."""
    at = [local % COLUMNS, ROWS - 1 - local // COLUMNS]
    return {"id": f"map:{territory}/{local}", "kind": kind, "face": face, "look": "public", "at": at}


def rune_item(s: Zodiacus, seat: int, colour: str) -> Item:
    """A rune with the seat it belongs to: the one in front. [zod.setup.8, zod.setup.10]"""
    item = shown("colour", colour)
    item["owner"] = s.order[FACING[s.place[seat]]]
    return item


def dice_values(code: int) -> dict[str, int]:
    """The dice of an attack by colour."""
    counts = dice_counts(code)
    return {COLOURS[colour]: counts[colour] for colour in range(4) if counts[colour]}


def castle_item(box: ZodiacusContent, index: int) -> Item:
    """A castle with its numbers."""
    item = shown("castle", CASTLE_CARDS[index])
    item["values"] = {"life": box.castle_life[index], "rf": box.castle_rf[index], "rm": box.castle_rm[index], **dice_values(box.castle_dice[index])}
    item["marks"] = [ATTACKS[box.castle_attack[index]]]
    return item


def keeper_item(box: ZodiacusContent, index: int) -> Item:
    """A tower or guardian with its numbers."""
    item = shown("tower", TOWER_CARDS[index]) if index < TOWER_COUNT else shown("guardian", GUARDIAN_CARDS[index - TOWER_COUNT])
    item["values"] = {
        "life": box.tower_life[index], "rf": box.tower_rf[index], "rm": box.tower_rm[index], "xp": box.tower_xp[index], **dice_values(box.tower_dice[index]),
    }  # fmt: skip
    item["marks"] = [ATTACKS[box.tower_attack[index]]]
    return item


def intz_item(box: ZodiacusContent, index: int) -> Item:
    """An intrépido as it begins."""
    item = shown("intz", INTREPIDOS[index])
    item["values"] = level_values(box, index * LEVELS)
    item["marks"] = [ATTACKS[box.attack[index * LEVELS]], box.family[index]]
    return item


def level_values(box: ZodiacusContent, row: int) -> dict[str, int]:
    """The numbers of one level. [zod.xp.6]"""
    return {
        "life": box.life[row], "rf": box.rf[row], "rm": box.rm[row], "mov": box.mov[row], "alvo": box.alvo[row], "xp": box.given[row % LEVELS],
        **dice_values(box.dice[row]),
    }  # fmt: skip


def growth_items(box: ZodiacusContent, index: int) -> list[Item]:
    """The three levels of an intrépido, each with the ability it brings. [zod.xp.7]"""
    items: list[Item] = []
    for level in range(LEVELS):
        row = index * LEVELS + level
        item = shown("ability", ABILITIES[box.abilities[row]])
        item["values"] = {"level": level + 1, **level_values(box, row)}
        item["marks"] = [ATTACKS[box.attack[row]]]
        items.append(item)
    return items


def pick_items(s: Zodiacus) -> list[Item]:
    """The picks of the draft, to and fro: whose each is, which are made and which is next. [zod.setup.5]"""
    made = sum([1 for kind in s.kind[: 3 * s.seats] if kind != NOTHING])
    items: list[Item] = []
    for index in range(decisions_of(s, DRAFT_STAGE)):
        seat = decider(s, DRAFT_STAGE, index)
        item: Item = {"id": f"picks/{index}", "kind": "player", "face": str(seat), "look": "public", "owner": seat}
        item["marks"] = ["done"] if index < made else ["next"] if index == made else []
        items.append(item)
    return items


def deck_items(box: ZodiacusContent, deck: int) -> list[Item]:
    """The list of a deck, which is public. [zod.hid.1]"""
    cards = box.decks[deck]
    items: list[Item] = []
    for card in sorted(set(cards)):
        items.append({
            "id": f"list:{DECKS[deck]}/{CARDS[card]}", "kind": "card", "face": CARDS[card], "look": "public", "values": {"copies": cards.count(card)},
        })  # fmt: skip
    return items


def slots_settled(s: Zodiacus, owner: int) -> int:
    """How many intrépidos of a seat have their slot for good; with the second the third has its own. [zod.setup.7]"""
    for step in s.agenda:
        if isinstance(step, Prepare):
            open_now = 1 if isinstance(s.agenda[-1], AssignSlot) else 0
            done = step.index - open_now - 2 * s.place[owner] if step.stage == SLOT_STAGE else 2 if step.stage > SLOT_STAGE else 0
            return 3 if done >= 2 else max(0, done)
    return 3

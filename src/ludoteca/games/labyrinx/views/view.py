"""What a seat is shown: the table, the hands, the piles, the characters. Built up from nothing. [lab.info.2, lab.sm.2]"""

from __future__ import annotations

from ludoteca.core.state import Choice
from ludoteca.core.view import Counter, Item, View, Zone, back, shown, zone
from ludoteca.games.labyrinx.actions import CHARACTERS, KINDS, PATHS
from ludoteca.games.labyrinx.board import HALL, STRIDE
from ludoteca.games.labyrinx.powers.hunt import HuntFight
from ludoteca.games.labyrinx.state import CLOSED, EMPTY, LIFTED, MARKED, RESOLVED, Labyrinx, kind_of_card


def view(s: Labyrinx, seat: int | None) -> View:
    """The whole table as one seat, or a spectator, may see it."""
    zones: list[Zone] = [zone("table", None, "grid", table_items(s, seat)), zone("pieces", None, "grid", piece_items(s))]
    for owner in range(s.seats):
        held: list[Item] = []
        for index, card in enumerate(s.hands[owner]):
            held.append(hand_item(owner, index, card) if owner == seat else back("path", f"hand:{owner}/{index}"))
        zones.append(zone("hand", owner, "row", held))
        chosen = s.characters[owner]
        zones.append(zone("character", owner, "slot", [shown("character", CHARACTERS[chosen])] if chosen >= 0 else []))
    zones.append(zone("draw_pile", None, "stack", [], count=s.stock))
    zones.append(pile_zone("discard_pile", s.discard))  # open to all [lab.pile.3]
    zones.append(pile_zone("removed", s.removed))
    step = s.agenda[-1] if s.agenda else None
    asked = step if isinstance(step, Choice) else None
    return {
        "game": s.content.game.name, "seats": s.seats, "seat": seat, "phase": phase(s), "point": asked.point if asked else "",
        "waiting": [asked.seat] if asked else [], "over": not s.agenda, "ranking": s.ranking() if not s.agenda else [],
        "zones": zones, "counters": counters(s),
    }  # fmt: skip


def phase(s: Labyrinx) -> str:
    """Before the first turn, in play, or in the race for the hall."""
    if s.racers:
        return "race"
    return "setup" if s.site.rotation < 0 else "play"


def table_items(s: Labyrinx, seat: int | None) -> list[Item]:
    """Every cell: empty, under the hall, a closed card or an open one."""
    items: list[Item] = []
    for cell in range(s.site.height * STRIDE):
        if cell % STRIDE >= s.site.width:
            continue
        item = cell_item(s, seat, cell)
        item["id"] = f"cell:{cell % STRIDE},{cell // STRIDE}"
        item["at"] = [cell % STRIDE, cell // STRIDE]
        items.append(item)
    return items


def cell_item(s: Labyrinx, seat: int | None, cell: int) -> Item:
    """One cell of the table."""
    kind = s.kind[cell]
    if kind == EMPTY:
        return shown("ground", "empty")
    if kind == LIFTED:
        return shown("ground", "lifted")
    if kind < 0:
        hall = shown("ground", "hall")
        hall["turn"] = s.site.rotation
        if s.hall_doors:
            hall["marks"] = ["doors"]
        return hall
    if s.lie[cell] == CLOSED:
        return shown("path", PATHS[kind], "known") if recalls(s, seat, cell) else back("path", "")
    item = shown("path", PATHS[kind])
    item["turn"] = s.lie[cell]
    item["marks"] = (["resolved"] if s.mark[cell] & RESOLVED else []) + (["treasure"] if s.mark[cell] & MARKED else [])
    return item


def recalls(s: Labyrinx, seat: int | None, cell: int) -> bool:
    """Is a seat shown a closed card it knows? With the memory aid, or while it looks at it; else memory is part of the game. [lab.info.2]"""
    if seat is None or (s.seen[cell] >> seat) & 1 == 0:
        return False
    step = s.agenda[-1] if s.agenda else None
    return s.memory_aid == 1 or (isinstance(step, HuntFight) and step.seat == seat and cell in step.cells)


def piece_items(s: Labyrinx) -> list[Item]:
    """Where every character stands; in the hall on its middle cell, in the air nowhere."""
    items: list[Item] = []
    for owner in range(s.seats):
        space = s.where[owner]
        if s.characters[owner] < 0 or space < 0 or s.site.rotation < 0:
            continue
        cell = s.site.hall[1] if space == HALL else space
        items.append({
            "id": f"piece:{owner}", "kind": "character", "face": CHARACTERS[s.characters[owner]], "look": "public", "owner": owner,
            "at": [cell % STRIDE, cell // STRIDE],
        })  # fmt: skip
    return items


def hand_item(owner: int, index: int, card: int) -> Item:
    """One card of the own hand."""
    item = shown("path", PATHS[kind_of_card(card)], "known")
    item["id"] = f"hand:{owner}/{index}"
    return item


def pile_zone(name: str, counts: list[int]) -> Zone:
    """A face-up pile: one item for each kind, with how many there are."""
    items: list[Item] = []
    for kind in range(KINDS):
        if counts[kind]:
            item = shown("path", PATHS[kind])
            item["id"] = f"{name}:{PATHS[kind]}"
            item["values"] = {"cards": counts[kind]}
            items.append(item)
    return zone(name, None, "row", items, count=sum(counts))


def counters(s: Labyrinx) -> list[Counter]:
    """Numbers beside the table."""
    found: list[Counter] = [
        {"kind": "width", "owner": None, "value": s.site.width},
        {"kind": "height", "owner": None, "value": s.site.height},
        {"kind": "supply", "owner": None, "value": s.supply()},
        {"kind": "actions", "owner": s.active, "value": s.actions, "most": s.box.actions},
    ]
    for owner in range(s.seats):
        found.append({"kind": "treasures", "owner": owner, "value": s.treasures[owner], "most": s.box.goal})
        found.append({"kind": "power", "owner": owner, "value": 0 if (s.used >> owner) & 1 else 1, "most": 1})
        found.append({"kind": "robbed", "owner": owner, "value": (s.robbed >> owner) & 1, "most": 1})
    if s.racers:
        found.append({"kind": "race_round", "owner": None, "value": s.race_turns // len(s.racers) + 1, "most": s.race_cap})
        for owner in s.racers:
            found.append({"kind": "racer", "owner": owner, "value": 1})
    return found

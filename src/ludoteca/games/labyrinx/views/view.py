"""What a seat is shown: the table, the hands, the piles, the characters. Built up from nothing. [lab.info.2, lab.sm.2]"""

from __future__ import annotations

from ludoteca.core.state import Choice
from ludoteca.core.view import Counter, Item, View, Zone, back, shown, zone
from ludoteca.games.labyrinx.actions import CHALLENGES, CHARACTERS, GO, KINDS, MALLAHOC, PATHS, ZACRAMANDY
from ludoteca.games.labyrinx.board import EXITS, HALL, NOWHERE, STRIDE, WAYS, X1
from ludoteca.games.labyrinx.powers.explosion import AvraDir
from ludoteca.games.labyrinx.powers.hunt import HuntFight
from ludoteca.games.labyrinx.rules.paths import move_cost, move_refusal, ways_of
from ludoteca.games.labyrinx.state import CLOSED, EMPTY, LIFTED, MARKED, RESOLVED, Labyrinx, kind_of_card
from ludoteca.games.labyrinx.steps.actions import MoveDir, MoveOrient
from ludoteca.games.labyrinx.steps.challenge import ChallengeCommit, ChallengeDiscard, FleeDir, TrapDir
from ludoteca.games.labyrinx.steps.entering import Orient
from ludoteca.games.labyrinx.steps.setup import SetupCharacter, SetupHallColumn, SetupHallRow
from ludoteca.games.labyrinx.steps.turn import ChooseAction


def view(s: Labyrinx, seat: int | None) -> View:
    """The whole table as one seat, or a spectator, may see it."""
    step = s.agenda[-1] if s.agenda else None
    zones: list[Zone] = [zone("table", None, "grid", table_items(s, seat)), zone("pieces", None, "grid", piece_items(s))]
    if isinstance(step, SetupCharacter):
        cast = [character_item(s, character) for character in range(len(CHARACTERS)) if character not in s.characters]
        zones.append(zone("cast", None, "row", cast))
    for owner in range(s.seats):
        held: list[Item] = []
        for index, card in enumerate(s.hands[owner]):
            held.append(hand_item(owner, index, card) if owner == seat else back("path", f"hand:{owner}/{index}"))
        zones.append(zone("hand", owner, "row", held))
        chosen = s.characters[owner]
        zones.append(zone("character", owner, "slot", [character_item(s, chosen)] if chosen >= 0 else []))
    zones.append(zone("draw_pile", None, "stack", [], count=s.stock))
    zones.append(pile_zone("discard_pile", s.discard))  # open to all [lab.pile.3]
    zones.append(pile_zone("removed", s.removed))
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
    """Every cell: empty, under the hall, a closed card or an open one; with what the open question means for it."""
    turning = turned_cell(s)
    steps = step_costs(s)
    landings = landing_cells(s)
    step = s.agenda[-1] if s.agenda else None
    exploding = step.cell if isinstance(step, AvraDir) else -1  # lab.char.avra.4
    items: list[Item] = []
    for cell in range(s.site.height * STRIDE):
        if cell % STRIDE >= s.site.width:
            continue
        item = turning_item(s, cell) if cell == turning else cell_item(s, seat, cell)
        item["id"] = f"cell:{cell % STRIDE},{cell // STRIDE}"
        item["at"] = [cell % STRIDE, cell // STRIDE]
        if cell in steps:
            item["values"] = {**item.get("values", {}), "step": steps[cell]}
        if cell in landings:
            item["marks"] = [*item.get("marks", []), "landing"]
        if cell == exploding:
            item["marks"] = [*item.get("marks", []), "exploding"]
        items.append(item)
    return items


def turned_cell(s: Labyrinx) -> int:
    """The card that somebody is about to turn: everybody has seen it. [lab.move.3, lab.move.9, lab.move.10]"""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, MoveOrient):
        return step.target(s)
    return step.cell if isinstance(step, Orient) else -1


def turning_item(s: Labyrinx, cell: int) -> Item:
    """A revealed card without a position yet; what each position of a move costs. [lab.door.9, lab.door.10]"""
    item = shown("path", PATHS[s.kind[cell]])
    item["marks"] = ["turning"]
    step = s.agenda[-1]
    if isinstance(step, MoveOrient):
        item["values"] = {f"turn{turn}": step.cost(s, turn) for turn in s.box.turns[s.kind[cell]]}
    return item


def step_costs(s: Labyrinx) -> dict[int, int]:
    """Where whoever is to act could go now, and for how many actions. [lab.move.1, lab.door.1]"""
    step = s.agenda[-1] if s.agenda else None
    costs: dict[int, int] = {}
    if isinstance(step, ChooseAction | MoveDir):
        here = s.where[step.seat]
        for way in ways_of(here):
            if move_refusal(s, step.seat, way) == 0:
                costs[cell_of(s, s.site.reach[here * WAYS + way])] = move_cost(s, step.seat, way)
    return costs


def landing_cells(s: Labyrinx) -> list[int]:
    """Where a sprung trap may throw its victim. [lab.trap.1, lab.trap.9]"""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, TrapDir):
        return []
    return [cell_of(s, s.site.line(s.where[step.who], way, s.level)[-1]) for way in range(4) if step.refusal(s, GO + way) == 0]


def cell_of(s: Labyrinx, space: int) -> int:
    """The cell that stands for a space: of the hall the middle one."""
    return s.site.hall[1] if space == HALL else space


def hall_item(s: Labyrinx, cell: int) -> Item:
    """A part of the hall, with the sides of its exits. [lab.geo.7, lab.var.1]"""
    item = shown("ground", "hall")
    item["turn"] = s.site.rotation
    if s.hall_doors:
        item["marks"] = ["doors"]
    sides: dict[str, int] = {}
    for number in range(EXITS):
        heading = s.site.heads[X1 + number]
        if s.site.step(cell, heading) == s.site.reach[HALL * WAYS + X1 + number]:
            sides[f"X{number + 1}"] = heading
    if sides:
        item["values"] = sides
    return item


def cell_item(s: Labyrinx, seat: int | None, cell: int) -> Item:
    """One cell of the table."""
    kind = s.kind[cell]
    if kind == EMPTY:
        return shown("ground", "empty")
    if kind == LIFTED:
        return shown("ground", "lifted")
    if kind < 0:
        return hall_item(s, cell)
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


def character_item(s: Labyrinx, character: int) -> Item:
    """A character's card: its skills and how many cards it may hold. [lab.comp.8, lab.draw.2]"""
    item = shown("character", CHARACTERS[character])
    item["values"] = {name: s.box.skills[character * 3 + index] for index, name in enumerate(CHALLENGES)}
    item["values"]["hand"] = s.box.strong_hand if character == MALLAHOC else s.box.hand  # lab.char.mallahoc.1
    return item


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
        {"kind": "supply", "owner": None, "value": s.supply()},
        {"kind": "actions", "owner": s.active, "value": s.actions, "most": s.box.actions},
    ]
    for owner in range(s.seats):
        found.append({"kind": "treasures", "owner": owner, "value": s.treasures[owner], "most": s.box.goal})
        found.append({"kind": "power", "owner": owner, "value": 0 if (s.used >> owner) & 1 else 1, "most": 1})
        if (s.robbed >> owner) & 1:
            found.append({"kind": "robbed", "owner": owner, "value": 1})
    if s.racers:
        found.append({"kind": "race_round", "owner": None, "value": min(s.race_cap, s.race_turns // len(s.racers) + 1), "most": s.race_cap})
        for owner in s.racers:
            found.append({"kind": "racer", "owner": owner, "value": 1})
            space = s.where[owner]
            found.append({"kind": "home", "owner": owner, "value": 0 if space in (HALL, NOWHERE) else s.site.steps_home(space)})
    return found + open_counters(s)


def open_counters(s: Labyrinx) -> list[Counter]:
    """The numbers of the question that is open: of a challenge, a flight, a trap, or of the hall that is being placed."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, ChallengeCommit):  # lab.chal.4–6
        blessed = s.characters[step.seat] == ZACRAMANDY and (s.used >> step.seat) & 1 == 0  # lab.char.zacramandy.1
        return [
            {"kind": "level", "owner": step.seat, "value": s.level},
            {"kind": "skill", "owner": step.seat, "value": s.level - step.need},
            {"kind": "pay", "owner": step.seat, "value": step.need - 1 if blessed else step.need},
        ]
    if isinstance(step, ChallengeDiscard):
        return [{"kind": "level", "owner": step.seat, "value": s.level}, {"kind": "pay", "owner": step.seat, "value": step.left}]
    if isinstance(step, FleeDir):
        return [{"kind": "flight", "owner": step.who, "value": step.steps}]
    if isinstance(step, TrapDir):
        return [{"kind": "thrown", "owner": step.who, "value": s.level}]
    if isinstance(step, SetupHallColumn):
        return [{"kind": "hall_turn", "owner": None, "value": step.rotation}]
    if isinstance(step, SetupHallRow):
        return [{"kind": "hall_turn", "owner": None, "value": step.rotation}, {"kind": "hall_column", "owner": None, "value": step.x}]
    return []

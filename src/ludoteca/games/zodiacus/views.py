"""Who knows what: the view of a seat, and a world that a seat cannot tell from the true one. Hands and decks are hidden, all else is open. [zod.hid.1–2]"""

from __future__ import annotations

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import redeal, take_out, without
from ludoteca.core.state import ALLOWED, Choice, Step
from ludoteca.core.view import Counter as Tally
from ludoteca.core.view import Item, Look, View, Zone, backs, shown, zone
from ludoteca.games.zodiacus.actions import (
    ABILITY,
    ASSIGN,
    CARD,
    CELL,
    DISCARD,
    EQUIP,
    EVOLVE,
    GO,
    PIECE_COUNT,
    PIECES,
    PLAY,
    PLAYER,
    REVIVE,
    SITES,
    TAKE_CASTLE,
    TAKE_COLOUR,
    TAKE_DECK,
    TAKE_GUARDIAN,
    TAKE_INTZ,
    TAKE_TERRITORY,
    TAKE_TOWER,
    TARGET,
)
from ludoteca.games.zodiacus.board import CELL_NAMES, CELLS, OFF, neighbour
from ludoteca.games.zodiacus.content import (
    ABILITIES,
    ABILITY_COUNT,
    AC,
    AM,
    ATTACKS,
    CARD_COUNT,
    CARDS,
    CASTLE_CARDS,
    COLOURS,
    DECKS,
    FIRST_ACTION,
    FIRST_POTION,
    FIRST_WEAPON,
    GUARDIAN_CARDS,
    INTREPIDOS,
    INTZ_COUNT,
    POWERS,
    SLOTS,
    TERRITORIES,
    TOWER_CARDS,
    TOWER_COUNT,
)
from ludoteca.games.zodiacus.effects import ABILITY_KINDS, INVISIBILITY, POISON, STATUS_COUNT, STATUSES, dice_counts
from ludoteca.games.zodiacus.offers import offers, slots_settled
from ludoteca.games.zodiacus.previews import area_items, at, damage_range, pairs, way_items
from ludoteca.games.zodiacus.rules.figures import (
    BASIC,
    attack_dice,
    attack_type,
    cells_of,
    is_invisible,
    is_out,
    life_left,
    max_hp,
    movement,
    power_released,
    reach,
    resistance,
    terrain,
    towers_left,
)
from ludoteca.games.zodiacus.rules.ground import on_board
from ludoteca.games.zodiacus.rules.harm import has_power_up, pile_of
from ludoteca.games.zodiacus.rules.targets import all_pieces, forbids_attack
from ludoteca.games.zodiacus.state import (
    CASTLE,
    CASTLE_PHASE,
    HEROES,
    NOTHING,
    OVER,
    SETUP,
    TEAMS,
    WAITING,
    Zodiacus,
    is_castle,
    is_guardian,
    part,
    part_of,
    seat_of,
)
from ludoteca.games.zodiacus.steps.aiming import PickItem, PickPileCard
from ludoteca.games.zodiacus.steps.damage import PutAway, Reaction
from ludoteca.games.zodiacus.steps.hero import HeroChoice, ReplaceItem
from ludoteca.games.zodiacus.steps.moving import Walk
from ludoteca.games.zodiacus.steps.operations import AttackTarget

PHASES = ["castle", *SLOTS]


def view(s: Zodiacus, seat: int | None) -> View:
    """The board, sheets, piles and counters; of other hands only the size and the cards everybody saw them take. [zod.hid.1]"""
    zones: list[Zone] = []
    if s.phase != SETUP:
        zones.append(zone("board", None, "grid", board_items(s)))
        zones.append(zone("reach", None, "grid", area_items(s, "reach")))
        zones.append(zone("threat", None, "grid", area_items(s, "threat")))
    for owner in range(s.seats):
        if not is_out(s, owner):
            zones.extend(seat_zones(s, owner, seat))
        if owner == 0 if s.shared else not is_out(s, owner):
            zones.extend(pile_zones(s, owner))  # shared piles stay, whoever is out [zod.ffa.3]
    step = s.agenda[-1] if s.agenda else None
    asked = step if isinstance(step, Choice) else None
    if s.phase == SETUP:
        zones.extend(offers(s, asked))
    if isinstance(asked, Walk) and asked.seat == seat:
        zones.append(zone("way", seat, "grid", way_items(s, asked)))
    if isinstance(asked, Reaction) and asked.seat != seat:
        asked = None  # that somebody is asked would tell what they hold [zod.hid.2]
    return {
        "game": s.content.game.name, "seats": s.seats, "seat": seat, "phase": phase_of(s),
        "point": asked.point if asked else "", "waiting": [asked.seat] if asked else [],
        "over": not s.agenda, "ranking": s.ranking() if not s.agenda else [], "zones": zones, "counters": counters(s),
    }  # fmt: skip


def phase_of(s: Zodiacus) -> str:
    """The phase of the turn."""
    if not s.agenda or s.phase == OVER:
        return "over"
    return "setup" if s.phase == SETUP else PHASES[s.phase]


def board_items(s: Zodiacus) -> list[Item]:
    """Obstacles and everything that stands on the board."""
    items: list[Item] = []
    ground = terrain(s)
    for cell in range(CELLS):
        if ground[cell] and on_board(s, cell):
            items.append({"id": f"cell:{CELL_NAMES[cell]}", "kind": "ground", "face": "obstacle", "look": "public", "at": at(cell)})
    for piece in all_pieces(s):
        if s.cell[piece] != OFF:
            item = piece_item(s, piece)
            item["at"] = pairs(cells_of(s, piece))
            items.append(item)
    return items


def piece_item(s: Zodiacus, piece: int) -> Item:
    """One piece with the numbers and states shown on it."""
    kind = s.kind[piece]
    if piece < HEROES:
        sort, name = "intz", INTREPIDOS[kind]
    elif is_castle(piece):
        sort, name = "castle", CASTLE_CARDS[kind]
    elif is_guardian(piece):
        sort, name = "guardian", GUARDIAN_CARDS[kind - TOWER_COUNT]
    else:
        sort, name = "tower", TOWER_CARDS[kind]
    item: Item = {"id": f"piece:{PIECES[piece]}", "kind": sort, "face": name, "look": "public", "owner": seat_of(piece)}
    item["values"] = {"life": life_left(s, piece), "full": max_hp(s, piece), "rf": resistance(s, piece, AC), "rm": resistance(s, piece, AM)}
    marks: list[str] = []
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, AttackTarget) and forbids_attack(s, step.hero, step.profile, piece) == ALLOWED:
        item["values"]["least"], item["values"]["most"] = damage_range(s, step.hero, step.profile, piece)
    attack, dice = blow_of(s, piece)
    counts = dice_counts(dice)
    for colour in range(4):
        if counts[colour]:
            item["values"][COLOURS[colour]] = counts[colour]
    if not is_castle(piece):
        item["values"]["xp"] = s.box.given[s.level[piece] - 1] if piece < HEROES else s.box.tower_xp[kind]  # zod.xp.1
    if piece < HEROES:
        if s.level[piece] <= len(s.box.evolve_cost):
            item["values"]["next"] = s.box.evolve_cost[s.level[piece] - 1]
        item["values"]["level"] = s.level[piece]
        item["values"]["mov"] = movement(s, piece)
        item["values"]["alvo"] = reach(s, piece, BASIC)
        marks.extend([SLOTS[piece % 3], ATTACKS[attack]])
        for status in range(INVISIBILITY):
            if s.status[piece * 4 + status] > 0:
                marks.append(STATUSES[status])
        if is_invisible(s, piece):
            marks.append("invisibility")
        if s.revealed[piece]:
            marks.append("revealed")
        if has_power_up(s, piece):
            marks.append("power_up")
        if s.reacted[piece]:
            marks.append("reacted")
    elif not is_castle(piece):
        colour = s.site_rune[seat_of(piece) * 4 + part_of(piece)]
        if colour != NOTHING:
            marks.append(COLOURS[colour])
    elif towers_left(s, seat_of(piece)) > 0:
        marks.append("protected")
    item["marks"] = marks
    return item


def blow_of(s: Zodiacus, piece: int) -> tuple[int, int]:
    """The attack type and the dice of a piece: its basic attack, its counter-attack, or the fire of a castle."""
    kind = s.kind[piece]
    if piece < HEROES:
        return attack_type(s, piece, BASIC), attack_dice(s, piece, BASIC)
    if is_castle(piece):
        return s.box.castle_attack[kind], s.box.castle_dice[kind]
    return s.box.tower_attack[kind], s.box.tower_dice[kind]


def seat_zones(s: Zodiacus, owner: int, seat: int | None) -> list[Zone]:
    """The domain, sheets (alpha on top) and hand of one seat as another may know them. [zod.comp.12]"""
    zones: list[Zone] = []
    domain: list[Item] = []
    if s.territory[owner] != NOTHING:
        domain.append(shown("territory", TERRITORIES[s.territory[owner]]))
    castle = s.kind[part(owner, CASTLE)]
    if castle != NOTHING:
        domain.append(shown("castle", CASTLE_CARDS[castle]))
    if s.phase == SETUP:
        domain.extend(setup_items(s, owner))
    zones.append(zone("domain", owner, "row", domain))
    for hero in range(owner * 3, owner * 3 + 3):
        if s.kind[hero] != NOTHING and s.phase != SETUP:
            zones.append(zone("sheet", owner, "row", sheet_items(s, hero), name=PIECES[hero]))
    land = [rune_item(f"land:{owner}/{colour}/{index}", colour) for colour in range(4) for index in range(s.land_rune[owner * 4 + colour])]
    zones.append(zone("land", owner, "row", land))
    zones.append(zone("hand", owner, "row", hand_items(s, owner, owner == seat)))
    return zones


def pile_zones(s: Zodiacus, owner: int) -> list[Zone]:
    """A deck, of which only the size is known, its discard pile, and which list it was made from: all lists are open, each is told by its name. [zod.hid.1]"""
    pile = [card_item(s, f"discard:{owner}/{index}", card, "public") for index, card in enumerate(s.discards[owner])]
    chosen = [shown("deck", DECKS[s.deck_name[owner]])] if s.deck_name[owner] != NOTHING else []
    return [zone("deck", owner, "stack", [], count=len(s.decks[owner])), zone("discard", owner, "stack", pile), zone("list", owner, "row", chosen)]


def setup_items(s: Zodiacus, owner: int) -> list[Item]:
    """What a seat has chosen so far."""
    items: list[Item] = []
    for site in range(4):
        kind = s.kind[part(owner, site)]
        if kind != NOTHING:
            item = shown("tower", TOWER_CARDS[kind]) if site < 2 else shown("guardian", GUARDIAN_CARDS[kind - TOWER_COUNT])
            item["marks"] = [SITES[site]]
            colour = s.site_rune[owner * 4 + site]
            if colour != NOTHING:
                item["marks"].append(COLOURS[colour])
            items.append(item)
    for hero in range(owner * 3, owner * 3 + 3):
        if s.kind[hero] != NOTHING:
            item = shown("intz", INTREPIDOS[s.kind[hero]])
            item["marks"] = [s.box.family[s.kind[hero]]]
            if hero % 3 < slots_settled(s, owner):
                item["marks"].append(SLOTS[hero % 3])
            items.append(item)
    return items


def rune_item(name: str, colour: int) -> Item:
    """A rune."""
    return {"id": name, "kind": "colour", "face": COLOURS[colour], "look": "public"}


def sheet_items(s: Zodiacus, hero: int) -> list[Item]:
    """The sheet of an intrépido: in the Limbo also itself, then abilities with their markers, items and runes."""
    items: list[Item] = []
    name = PIECES[hero]
    if s.limbo[hero] > 0:
        item: Item = {"id": f"piece:{name}", "kind": "intz", "face": INTREPIDOS[s.kind[hero]], "look": "public", "owner": hero // 3}
        item["values"] = {"level": s.level[hero], "limbo": s.limbo[hero], "price": s.box.revive_cost[s.level[hero] - 1]}
        if s.level[hero] <= len(s.box.evolve_cost):
            item["values"]["next"] = s.box.evolve_cost[s.level[hero] - 1]
        item["marks"] = [SLOTS[hero % 3]]
        items.append(item)
    for index in range(s.level[hero]):
        ability = s.box.abilities[s.kind[hero] * 3 + index]
        cooldown = s.cooldown[hero * 3 + index]
        item = {"id": f"ability:{name}_{ABILITIES[ability]}", "kind": "ability", "face": ABILITIES[ability], "look": "public"}
        item["values"] = {"cooldown": max(0, cooldown)}
        item["marks"] = [ABILITY_KINDS[s.box.ability_kind[ability]]] + (["waiting"] if cooldown == WAITING else [])
        items.append(item)
    for place in range(3):
        card = s.gear[hero * 3 + place]
        if card != NOTHING:
            items.append(card_item(s, f"gear:{name}/{place}", card, "public"))
    for place in range(2):
        if s.rune[hero * 2 + place] != NOTHING:
            items.append(rune_item(f"rune:{name}/{place}", s.rune[hero * 2 + place]))
    for status in range(STATUS_COUNT):
        rounds = s.status[hero * 4 + status]
        if rounds > 0 or (status == INVISIBILITY and is_invisible(s, hero)):  # marker 0: as long as it stands on its obstacle [zod.comp.10, zod.obs.4]
            item = {"id": f"status:{name}_{STATUSES[status]}", "kind": "status", "face": STATUSES[status], "look": "public", "values": {"rounds": rounds}}
            if status == POISON:
                item["values"]["poison"] = s.power[hero * 4 + status]
                if s.by[hero * 4 + status] != NOTHING:
                    item["owner"] = s.by[hero * 4 + status]  # who gets the XP [zod.stat.4]
            items.append(item)
    mods = s.mods[hero]
    for index in range(0, len(mods), 4):
        attribute = s.content.game.vocabulary["attribute"][mods[index]]
        item = {"id": f"mod:{name}/{index // 4}", "kind": "attribute", "face": attribute, "look": "public"}
        item["values"] = {"change": mods[index + 1], "rounds": mods[index + 2]}
        items.append(item)
    return items


def card_item(s: Zodiacus, name: str, card: int, look: Look) -> Item:
    """A card that is seen, with its sort and the level an item needs."""
    item: Item = {"id": name, "kind": "card", "face": CARDS[card], "look": look}
    if card < FIRST_ACTION:
        item["values"] = {"level": s.box.level[card]}
        item["marks"] = ["potion" if card >= FIRST_POTION else "weapon" if card >= FIRST_WEAPON else "equipment"]
    else:
        item["marks"] = ["reaction" if s.box.reaction[card] else "action"]
    return item


def hand_items(s: Zodiacus, owner: int, own: bool) -> list[Item]:
    """One's own cards; of others those everybody saw, and backs. [zod.hid.1, zod.team.4]"""
    items: list[Item] = []
    if own:
        for index, card in enumerate(s.hands[owner]):
            items.append(card_item(s, f"hand:{owner}/{index}", card, "known"))
        return items
    for index, card in enumerate(s.known[owner]):
        items.append(card_item(s, f"hand:{owner}/{index}", card, "public"))
    items.extend(backs("card", f"hand:{owner}", len(items), len(s.hands[owner])))
    return items


def counters(s: Zodiacus) -> list[Tally]:
    """Turn, whose round it is, places, XP, powers and what was destroyed."""
    found: list[Tally] = [{"kind": "turn", "owner": None, "value": s.turn, "most": s.max_turns}]
    if CASTLE_PHASE <= s.phase < OVER:
        found.append({"kind": "active", "owner": s.active, "value": 1})
    for seat in range(s.seats):
        found.append({"kind": "place", "owner": seat, "value": s.place[seat] + 1})
        if is_out(s, seat):
            continue
        found.append({"kind": "xp", "owner": seat, "value": s.xp[seat]})
        found.append({"kind": "towers", "owner": seat, "value": s.felled[seat]})
        found.append({"kind": "guardians", "owner": seat, "value": s.slain[seat]})
        if s.deck_name[seat] != NOTHING:
            found.append({"kind": "deck", "owner": seat, "value": s.deck_name[seat], "word": f"zodiacus-deck-{DECKS[s.deck_name[seat]]}"})
        if s.mode == TEAMS:
            found.append({"kind": "team", "owner": seat, "value": seat % 2 + 1})
        if s.territory[seat] != NOTHING and s.phase != SETUP:
            found.append({"kind": "runes", "owner": seat, "value": sum(s.land_rune[seat * 4 : seat * 4 + 4]), "most": s.box.power_runes[s.territory[seat]]})
        if s.territory[seat] != NOTHING and s.phase != SETUP and power_released(s, seat):
            found.append({"kind": "power", "owner": seat, "value": s.power_wait[seat], "word": f"zodiacus-sight-{POWERS[s.territory[seat]]}"})
    return found


def census(s: Zodiacus) -> list[int]:
    """Cards, runes and intrépidos on the table and in the box, which holds every deck once for each player. [zod.comp.8, zod.comp.13, zod.deck.9]"""
    cards = [0] * CARD_COUNT
    piles = [*s.hands, *s.decks, *s.discards, s.gear, [step.card for step in s.agenda if isinstance(step, PutAway)]]
    for seat in range(1 if s.shared else s.seats):
        piles.extend([s.box.decks[deck] for deck in range(len(DECKS)) if deck != s.deck_name[seat]])
    for pile in piles:
        for card in pile:
            if card != NOTHING:
                cards[card] += 1
    runes = [0] * 4
    for colour in s.site_rune + s.rune:
        if colour != NOTHING:
            runes[colour] += 1
    for index in range(len(s.land_rune)):
        runes[index % 4] += s.land_rune[index]
        if s.phase == SETUP and index % 4 not in s.site_rune[index // 4 * 4 : index // 4 * 4 + 4]:
            runes[index % 4] += 1
    chosen = s.kind[: 3 * s.seats]
    return cards + runes + [max(1, chosen.count(kind)) for kind in range(INTZ_COUNT)]


def determinize(s: Zodiacus, seat: int, draw: Draw) -> Zodiacus:
    """Others' unknown cards and their decks are any of those not seen; decks are bags, so their order is open anyway. [zod.hid.1]"""
    d = s.copy()
    if d.shared:
        others = [owner for owner in range(d.seats) if owner != seat]
        deal_again(d, others, 0, draw)
    else:
        for owner in range(d.seats):
            if owner != seat:
                deal_again(d, [owner], owner, draw)
    return d


def deal_again(d: Zodiacus, owners: list[int], pile: int, draw: Draw) -> None:
    """Deal the unknown cards of some hands and one deck anew; a player who is asked for a reaction holds its card. [zod.hid.1–2]"""
    pool = d.decks[pile][:]
    kept: list[list[int]] = []
    sizes: list[int] = []
    for owner in owners:
        sure = d.known[owner][:]
        needed = asked_for(d, owner)
        if needed != NOTHING and needed not in sure:
            sure.append(needed)
        kept.append(sure)
        unknown = without(d.hands[owner], sure)
        sizes.append(len(unknown))
        pool.extend(unknown)
    pool.sort()
    heaps = redeal(draw, pool, sizes)
    for index in range(len(owners)):
        for card in heaps[index]:
            take_out(pool, card)  # what is left is the deck, in order
        d.hands[owners[index]] = sorted(kept[index] + heaps[index])
    d.decks[pile] = pool


def asked_for(d: Zodiacus, owner: int) -> int:
    """The reaction card that a player must hold because it is asked for it now; those who may be asked later are not on the agenda."""
    step = d.agenda[-1] if d.agenda else None
    if isinstance(step, Reaction) and step.seat == owner:
        for card in d.box.answers[step.window]:
            if card in d.hands[owner]:
                return card
    return NOTHING


def target(s: Zodiacus, action: int) -> str:
    """The id of the item or cell one touches to take an action."""
    step = s.agenda[-1] if s.agenda else None
    seat = step.seat if step is not None else NOTHING
    for start in (DISCARD, PLAY, EQUIP):
        if start <= action < start + CARD_COUNT:
            hand = s.hands[seat] if seat >= 0 else []
            return f"hand:{seat}/{hand.index(action - start)}" if action - start in hand else "button"
    if TARGET <= action < TARGET + PIECE_COUNT:
        return f"piece:{PIECES[action - TARGET]}"
    if PLAYER <= action < PLAYER + 4:
        return f"hand:{action - PLAYER}"
    if CELL <= action < CELL + CELLS:
        return f"cell:{CELL_NAMES[action - CELL]}"
    if GO <= action < GO + 4 and isinstance(step, Walk):
        cell = neighbour(s.seats, s.cell[step.hero], action - GO)
        return "button" if cell == OFF else f"cell:{CELL_NAMES[cell]}"
    if CARD <= action < CARD + CARD_COUNT:
        return card_target(s, step, action - CARD)
    for start in (EVOLVE, REVIVE, ASSIGN):
        if start <= action < start + 3:
            return f"piece:{PIECES[seat * 3 + action - start]}"
    if action == ASSIGN + 3:
        return f"land:{seat}"
    if ABILITY <= action < ABILITY + ABILITY_COUNT and isinstance(step, HeroChoice):
        return f"ability:{PIECES[step.hero]}_{ABILITIES[action - ABILITY]}"
    return offer_target(action)


def card_target(s: Zodiacus, step: Step[Zodiacus] | None, card: int) -> str:
    """A card carried by the intrépido that is asked about, or one of the discard pile."""
    if isinstance(step, PickPileCard):
        pile = pile_of(s, step.seat)
        return f"discard:{pile}/{s.discards[pile].index(card)}" if card in s.discards[pile] else "button"
    hero = step.piece if isinstance(step, PickItem) else step.hero if isinstance(step, ReplaceItem) else NOTHING
    carried = s.gear[hero * 3 : hero * 3 + 3] if hero != NOTHING else []
    return f"gear:{PIECES[hero]}/{carried.index(card)}" if card in carried else "button"


def offer_target(action: int) -> str:
    """Things offered during the setup."""
    for start, kind, names in (
        (TAKE_TERRITORY, "territory", TERRITORIES), (TAKE_CASTLE, "castle", CASTLE_CARDS), (TAKE_TOWER, "tower", TOWER_CARDS),
        (TAKE_GUARDIAN, "guardian", GUARDIAN_CARDS), (TAKE_INTZ, "intz", INTREPIDOS), (TAKE_COLOUR, "colour", COLOURS), (TAKE_DECK, "deck", DECKS),
    ):  # fmt: skip
        if start <= action < start + len(names):
            return f"{kind}:{names[action - start]}"
    return "button"

"""The table as everybody sees it. Dice Forge hides nothing, so every seat and every spectator gets the same view. [section 13]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.state import Choice, State
from ludoteca.core.view import Counter, Item, Text, View, Zone, zone
from ludoteca.games.diceforge.actions import (
    BEARER,
    BOAR,
    COPY,
    DIE,
    ELDER,
    ELDER_USE,
    FACES,
    FEATS,
    FIRST,
    GLORY,
    GUARDIANS_OWL,
    HAMMER,
    HIND_USE,
    ISLANDS,
    OVER,
    OWL_USE,
    PERFORM,
    PICK,
    RESOURCES,
    SILVER_HIND,
    SLOTS,
    START,
    TAKE,
    TRITON_USE,
    VOCABULARY,
)
from ludoteca.games.diceforge.content import (
    DIE_FACES,
    FACE_NAMES,
    FEAT_NAMES,
    OWN_SPACE,
    PILES,
    PLAIN,
    POOL_NAMES,
    REINFORCEMENT,
    RESOURCE_NAMES,
    SLOT_NAMES,
    garden_card,
    pile_of,
)
from ludoteca.games.diceforge.rules import cap, hammer_space
from ludoteca.games.diceforge.state import PLAYER_FACES, Diceforge
from ludoteca.games.diceforge.steps.beginning import Begin, ChooseColour, ChooseSet, RemoveFace
from ludoteca.games.diceforge.steps.blessings import BlessOrder, BoarReward, FaceChoice, ShipFace
from ludoteca.games.diceforge.steps.feats import BoarBearer, SatyrSecond
from ludoteca.games.diceforge.steps.forging import ForgeDie, ForgeSlot
from ludoteca.games.diceforge.steps.resources import Convert, HammerSplit, TritonChoice, TritonSplit
from ludoteca.games.diceforge.steps.turn import ExtraAction, ExtraPick, MainAction, Reinforce
from ludoteca.games.diceforge.views.pieces import card, face_item
from ludoteca.games.diceforge.views.tally import card_tally, face_tally

HUNDRED: Final = 100
DICE: Final = VOCABULARY["die"]


def view(s: Diceforge, seat: int | None) -> View:
    """Islands, stacks, Temple, and everything of every player. [dic.fea.13]"""
    zones: list[Zone] = []
    for slot in range(SLOTS):
        cards = [stacked(s, slot)] if s.stacks[slot] else []
        zones.append(zone("stack", None, "stack", cards, name=SLOT_NAMES[slot], count=s.stacks[slot]))
    for island in range(1, ISLANDS + 1):
        zones.append(zone("island", None, "slot", [pawn(s, owner) for owner in range(s.seats) if s.pawns[owner] == island], name=str(island)))
    for pool in range(len(POOL_NAMES)):
        zones.append(pool_zone(s, pool))
    zones.append(face_heap(s, "removed", None, s.removed))
    for owner in range(s.seats):
        zones.extend(player_zones(s, owner))
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, (ForgeDie, ForgeSlot, BoarBearer)):
        zones.append(zone("forging", step.seat, "slot", [face_item(s, step.face, f"forging:{step.seat}/face", {})]))
    asked = step if isinstance(step, Choice) else None
    return {
        "game": s.content.game.name, "seats": s.seats, "seat": seat, "phase": phase(s), "point": asked.point if asked else "",
        "waiting": [asked.seat] if asked else [], "over": not s.agenda, "ranking": s.ranking() if not s.agenda else [], "zones": zones, "counters": counters(s),
    }  # fmt: skip


def determinize(s: Diceforge, seat: int, draw: Draw) -> Diceforge:
    """Nothing is hidden: the one world that fits is the true one. [section 13]"""
    return s.copy()


def in_hand(s: Diceforge) -> list[int]:
    """Faces that were taken and are still to be forged."""
    return [step.face for step in s.agenda if isinstance(step, (ForgeDie, ForgeSlot, BoarBearer))]


def census(s: Diceforge) -> list[int]:
    """Every face and every card of the table, wherever it is. [dic.comp.1–5]"""
    counts = [s.temple[face] + s.removed[face] for face in range(FACES)]
    for face in [*s.dice, *in_hand(s)]:
        counts[face] += 1
    for index, count in enumerate(s.discarded):
        counts[index % FACES] += count
    for slot in range(SLOTS):
        counts.append(s.stacks[slot] + sum([s.owned(owner, s.feats[slot]) for owner in range(s.seats)]))
    return counts


def phase(s: Diceforge) -> str:
    """Which step of the turn is going on: what is still to be done tells it."""
    for step in s.agenda[::-1]:
        if isinstance(step, (Begin, ChooseSet, RemoveFace, ChooseColour)):
            return "setup"
        if isinstance(step, Reinforce):
            return "reinforcements" if is_going_on(s, step) or not is_untouched(s, step) else "blessings"
        if isinstance(step, MainAction):
            return "action" if is_going_on(s, step) else "blessings"
        if isinstance(step, ExtraPick):
            return "extra_action"
        if isinstance(step, ExtraAction):
            return "extra_action" if step.paid or is_going_on(s, step) else "action"
    return "action" if s.agenda else "over"


def is_going_on(s: Diceforge, step: Reinforce | MainAction | ExtraAction) -> bool:
    """Is this step asked, or does only a Triton token that was used in it stand before it? [dic.car.triton.2]"""
    before = s.agenda[s.agenda.index(step) + 1 :]
    return not before or (len(before) == 1 and isinstance(before[0], (TritonChoice, TritonSplit)))


def is_untouched(s: Diceforge, step: Reinforce) -> bool:
    """Has step 2 not begun: is no card used yet?"""
    return [step.elders, step.hinds, step.owls] == [s.owned(step.seat, feat) for feat in (ELDER, SILVER_HIND, GUARDIANS_OWL)]


def stacked(s: Diceforge, slot: int) -> Item:
    """A stack's top card, with what it would cost the active player and leave him."""
    top = card(s, s.feats[slot], f"stack:{SLOT_NAMES[slot]}/card", s.stacks[slot])
    card_tally(s, slot, top)
    return top


def pawn(s: Diceforge, owner: int) -> Item:
    """A hero; the one whose turn it is is marked. [dic.gen.3]"""
    marks = ["active"] if s.agenda and owner == s.active else []
    return {"id": f"hero:{owner}", "kind": "hero", "face": str(owner), "look": "public", "owner": owner, "marks": marks}


def pool_zone(s: Diceforge, pool: int) -> Zone:
    """A pool of the Sanctuary, or a garden, with one item for each sort of face left in it. [dic.comp.4]"""
    items: list[Item] = []
    count = 0
    for face in range(FACES):
        if s.box.pool[face] == pool and s.temple[face] > 0:
            item = face_item(s, face, f"pool:{POOL_NAMES[pool]}/{FACE_NAMES[face]}", {"left": s.temple[face]})
            if garden_card(face) < 0:
                face_tally(s, face, item["values"])
            elif is_closed(s, face):
                item["marks"] = [*item["marks"], "closed"]
            items.append(item)
            count += s.temple[face]
    return zone("pool", None, "row", items, name=POOL_NAMES[pool], count=count)


def is_closed(s: Diceforge, face: int) -> bool:
    """Can nobody take this garden face in this game: is its card not in play, or its Boar not among the colours drawn? [dic.set.8, dic.set.14]"""
    feat = garden_card(face)
    if s.feats[s.box.slot[feat]] != feat:
        return True
    return face >= BOAR and len(s.colours) == s.seats and face - BOAR not in s.colours


def face_heap(s: Diceforge, kind: str, owner: int | None, counts: list[int]) -> Zone:
    """Faces out of play, with one item for each sort."""
    prefix = kind if owner is None else f"{kind}:{owner}"
    items = [face_item(s, face, f"{prefix}/{FACE_NAMES[face]}", {"count": counts[face]}) for face in range(FACES) if counts[face]]
    return zone(kind, owner, "row", items, count=sum(counts))


def player_zones(s: Diceforge, owner: int) -> list[Zone]:
    """One player's dice, cards, tokens and removed faces."""
    zones: list[Zone] = []
    for die in range(2):
        zones.append(zone(DICE[die], owner, "row", die_faces(s, owner, die)))
    piles: list[list[Item]] = [[], [], [], []]
    for feat in range(FEATS):
        count = s.owned(owner, feat)
        done = s.hammer[owner] // (2 * s.box.hammer_spaces) if feat == HAMMER else 0
        if count - done:
            piles[pile_of(feat)].append(owned_card(s, owner, feat, pile_of(feat), count - done))
        if done:  # dic.car.hammer.3
            piles[PLAIN].append(owned_card(s, owner, feat, PLAIN, done))
    for pile in range(OWN_SPACE + 1):
        zones.append(zone(PILES[pile], owner, "row", piles[pile], count=sum(item["values"]["count"] for item in piles[pile])))
    zones.append(face_heap(s, "discarded", owner, s.discarded[owner * FACES : (owner + 1) * FACES]))
    tokens = [1 if owner == 0 else 0, s.cerberus[owner], s.triton[owner], s.glory(owner) // HUNDRED]
    items: list[Item] = []
    for index, count in enumerate(tokens):
        if count:
            name = VOCABULARY["token"][index]
            items.append({"id": f"tokens:{owner}/{name}", "kind": "token", "face": name, "look": "public", "values": {"count": count}})
    zones.append(zone("tokens", owner, "row", items, count=sum(tokens)))
    zones.append(zone("start", owner, "slot", [pawn(s, owner)] if s.pawns[owner] == START else []))
    return zones


def owned_card(s: Diceforge, owner: int, feat: int, pile: int, count: int) -> Item:
    """A player's cards of one set: what they will score, and how many of them are still to be used in this turn. [dic.end.3, dic.rei.2]"""
    item = card(s, feat, f"{PILES[pile]}:{owner}/{FEAT_NAMES[feat]}", count)
    item["values"]["scores"] = count * s.box.glory[feat]
    for step in s.agenda:
        if isinstance(step, Reinforce) and step.seat == owner and pile == REINFORCEMENT:
            item["values"]["unused"] = step.elders if feat == ELDER else step.hinds if feat == SILVER_HIND else step.owls
    return item


def die_faces(s: Diceforge, owner: int, die: int) -> list[Item]:
    """The six faces of a die; one of them shows. [dic.die.1, dic.die.3]"""
    items: list[Item] = []
    showing = s.up[owner * 2 + die]
    first = owner * PLAYER_FACES + die * DIE_FACES
    for slot in range(DIE_FACES):
        face = s.dice[first + slot]
        item = face_item(s, face, f"{DICE[die]}:{owner}/{slot}", {})
        if face == showing:
            item["marks"] = [*item["marks"], "up"]
            showing = -1  # of equal faces only the first is marked
        items.append(item)
    return items


def counters(s: Diceforge) -> list[Counter]:
    """Round, stocks with their caps, glory, hammers, and the score as it would be now."""
    found: list[Counter] = [{"kind": "round", "owner": None, "value": s.round, "most": s.box.rounds[s.seats - 2]}]
    for owner in range(s.seats):
        for kind in range(RESOURCES):
            counter: Counter = {"kind": RESOURCE_NAMES[kind], "owner": owner, "value": s.stock[owner * RESOURCES + kind]}
            if kind != GLORY:
                counter["most"] = cap(s, owner, kind)
            found.append(counter)
        hammers = s.owned(owner, HAMMER)
        if hammers:
            found.append({"kind": "hammer", "owner": owner, "value": s.hammer[owner], "most": 2 * s.box.hammer_spaces * hammers})
        if not s.agenda:
            found.append({"kind": "card_glory", "owner": owner, "value": s.card_glory(owner)})
        found.append({"kind": "score", "owner": owner, "value": s.score(owner)})
    return found


def target(s: Diceforge, action: int) -> str:
    """The thing one touches to take an action."""
    step = s.agenda[-1]
    if PERFORM <= action < PERFORM + FEATS:
        return f"stack:{SLOT_NAMES[s.box.slot[action - PERFORM]]}"
    if TAKE <= action < TAKE + FACES:
        return f"pool:{POOL_NAMES[s.box.pool[action - TAKE]]}/{FACE_NAMES[action - TAKE]}"
    if DIE <= action < DIE + 2:
        return f"{DICE[action - DIE]}:{step.seat}"
    if FIRST <= action < FIRST + 2:
        shown = isinstance(step, BlessOrder) and s.up[step.seat * 2 : step.seat * 2 + 2] == [step.a, step.b]  # not what Satyrs or Mirrors brought
        return f"{DICE[action - FIRST]}:{step.seat}" if shown else "button"
    if BEARER <= action < BEARER + s.seats:
        return f"light:{action - BEARER}"
    if isinstance(step, ForgeSlot) and OVER <= action < OVER + FACES:
        first = step.seat * PLAYER_FACES + step.die * DIE_FACES
        faces = s.dice[first : first + DIE_FACES]
        return f"{DICE[step.die]}:{step.seat}/{faces.index(action - OVER)}" if action - OVER in faces else "button"
    if action == TRITON_USE and s.triton[step.seat]:
        return f"tokens:{step.seat}/triton"
    if isinstance(step, Reinforce) and ELDER_USE <= action <= OWL_USE:
        feat = ELDER if action == ELDER_USE else SILVER_HIND if action == HIND_USE else GUARDIANS_OWL
        return f"reinforcement:{step.seat}/{FEAT_NAMES[feat]}" if s.owned(step.seat, feat) else "button"
    if COPY <= action < COPY + FACES:
        return showing(s, action - COPY, step.seat, s.seats, 0)
    if PICK <= action < PICK + FACES:
        return showing(s, action - PICK, step.seat, s.seats - 1, 1 if isinstance(step, SatyrSecond) and action == PICK + step.first else 0)
    return "button"


def showing(s: Diceforge, face: int, seat: int, players: int, taken: int) -> str:
    """The item of a die that shows a face, of so many players from the left on; rather another than the dice already taken."""
    found = "button"
    for distance in range(1, players + 1):
        owner = (seat + distance) % s.seats
        for die in range(2):
            if s.up[owner * 2 + die] == face:
                first = owner * PLAYER_FACES + die * DIE_FACES
                found = f"{DICE[die]}:{owner}/{s.dice[first : first + DIE_FACES].index(face)}"
                if taken == 0:
                    return found
                taken -= 1
    return found


def order_text(step: BlessOrder, action: int) -> Text:
    """Which face is applied first, said by its name: the die it lies on may be anybody's. [dic.car.satyrs.2]"""
    return {"key": "diceforge-order-first", "args": {"face": face_word(step.a if action == FIRST else step.b)}}


def face_word(face: int) -> str:
    """The name of a face, as an argument of a text."""
    return f"@diceforge-face-{FACE_NAMES[face]}"


def prompt(s: Diceforge, step: Choice[State]) -> Text:
    """The question with the numbers of the moment."""
    args: dict[str, str | int] = {}
    if isinstance(step, (HammerSplit, Convert)):
        args["amount"] = step.amount
    if isinstance(step, HammerSplit):
        args["free"] = hammer_space(s, step.seat)
    if isinstance(step, Convert):
        args["resource"] = f"@diceforge-resource-{RESOURCE_NAMES[step.kind]}"
        args["glory"] = step.amount * step.rate
    if isinstance(step, (ForgeDie, ForgeSlot, FaceChoice, BoarReward, BoarBearer)):
        args["face"] = face_word(step.face)
    if isinstance(step, BlessOrder):
        args["first"] = face_word(step.a)
        args["second"] = face_word(step.b)
    if isinstance(step, FaceChoice):
        args["times"] = step.times
    if isinstance(step, ShipFace):
        args["discount"] = step.discount
    return {"key": f"diceforge-point-{step.point}", "args": args}

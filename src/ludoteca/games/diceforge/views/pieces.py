"""Cards and faces as things on the table, with all that is printed on them: whoever draws them needs nothing else. [dic.comp.11]"""

from __future__ import annotations

from ludoteca.core.view import Item
from ludoteca.games.diceforge.actions import (
    BOAR,
    CELESTIAL_SHIP,
    ELDER,
    GOLD,
    GUARDIANS_OWL,
    GUARDIANS_SHIELD,
    RESOURCES,
    SHIELD_GLORY,
    SHIELD_GOLD,
    SHIELD_MOON,
    SHIELD_SUN,
    SHIP,
    TRITON,
    WILD_SPIRITS,
)
from ludoteca.games.diceforge.content import CHOICE, FACE_NAMES, FEAT_NAMES, PILES, RESOURCE_NAMES, SHIELD, pile_of
from ludoteca.games.diceforge.state import Diceforge


def face_item(s: Diceforge, face: int, name: str, values: dict[str, int]) -> Item:
    """A face with what it gives: all of it, one of it (marked "choice"), or as a shield. [section 8.2]"""
    add_gains(values, s.box.gives[face * RESOURCES : (face + 1) * RESOURCES])
    marks = ["choice"] if s.box.form[face] == CHOICE else []
    if s.box.form[face] == SHIELD:
        marks.append("shield")
        values["bonus"] = s.box.shield
    if face == SHIP:
        values["discount"] = s.box.ship
    item: Item = {"id": name, "kind": "face", "face": FACE_NAMES[face], "look": "public", "values": values, "marks": marks}
    if face >= BOAR and s.boar_owner[face - BOAR] >= 0:
        item["owner"] = s.boar_owner[face - BOAR]
    return item


def card(s: Diceforge, feat: int, name: str, count: int) -> Item:
    """A card: its price, its place, its glory at the end, and what it or the face it brings gives in plain numbers. [dic.comp.11]"""
    slot = s.box.slot[feat]
    marks = [PILES[pile_of(feat)]]
    if s.box.intro[slot] == feat:
        marks.append("introductory")
    values = {"count": count, "glory": s.box.glory[feat], "sun": s.box.sun[slot], "moon": s.box.moon[slot], "island": s.box.island[slot]}
    if feat == ELDER:
        values["spend_gold"] = s.box.elder[GOLD]
        add_gains(values, [0, *s.box.elder[1:]])
    elif feat == WILD_SPIRITS:
        add_gains(values, s.box.wild_spirits)
    elif feat in (GUARDIANS_OWL, TRITON):
        marks.append("choice")
        add_gains(values, s.box.owl if feat == GUARDIANS_OWL else s.box.triton)
    elif feat == GUARDIANS_SHIELD:
        marks.append("choice")
        add_gains(values, [s.box.gives[shield * RESOURCES + kind] for kind, shield in enumerate((SHIELD_GOLD, SHIELD_SUN, SHIELD_MOON, SHIELD_GLORY))])
        values["bonus"] = s.box.shield
    elif feat == CELESTIAL_SHIP:
        values["discount"] = s.box.ship
    return {"id": name, "kind": "feat", "face": FEAT_NAMES[feat], "look": "public", "values": values, "marks": marks}


def add_gains(values: dict[str, int], amounts: list[int]) -> None:
    """What is given of each resource, named in the order of the game."""
    for kind in range(RESOURCES):
        if amounts[kind]:
            values[f"gain_{RESOURCE_NAMES[kind]}"] = amounts[kind]

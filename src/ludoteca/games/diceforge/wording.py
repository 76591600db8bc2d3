"""What is printed on faces and cards: their names and sentences made from the numbers of the box. [dic.comp.11, section 10]

The words are the messages `diceforge-say-…` of each language. A pack with other numbers thereby has other texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.game import Say
from ludoteca.games.diceforge.actions import (
    BOAR,
    CHEST,
    CYCLOPS,
    ELDER,
    FACES,
    FERRYMAN,
    GLORY,
    GOLD,
    GORGON,
    GREAT_BEAR,
    GUARDIANS_OWL,
    HAMMER,
    HYDRA,
    MOON,
    RESOURCES,
    SENTINEL,
    SHIP,
    SUN,
    TENACIOUS_BOAR,
    TRITON,
    TYPHON,
    WILD_SPIRITS,
)
from ludoteca.games.diceforge.content import CHOICE, FACE_NAMES, FEAT_NAMES, RESOURCE_NAMES, SHIELD, SUM, DiceforgeContent


def wording(box: DiceforgeContent, say: Say) -> dict[str, str]:
    """Every text that follows from the numbers of the box, by its key."""
    found: dict[str, str] = {}
    for face in range(FACES):
        key = f"diceforge-face-{FACE_NAMES[face]}"
        amounts = box.gives[face * RESOURCES : (face + 1) * RESOURCES]
        if face >= BOAR:
            found[f"{key}-text"] = say("diceforge-say-boar-face", {"gain": either(say, amounts, kinds_of(amounts)), "reward": boar_reward(box, say)})
        elif box.form[face] in (SUM, CHOICE):
            found[key] = face_name(box, say, face)
            found[f"{key}-text"] = say("diceforge-say-all" if box.form[face] == SUM else "diceforge-say-one", {})
        elif box.form[face] == SHIELD:
            kind = kinds_of(amounts)[0]
            found[f"{key}-text"] = say("diceforge-say-shield-face", {"bonus": box.shield, "amount": amounts[kind], "resource": resource(say, kind)})
        elif face == SHIP:
            found[f"{key}-text"] = say("diceforge-say-ship-face", {"amount": box.ship})
    for feat, values in numbers_of_cards(box, say).items():
        name = "only-glory" if feat in (FERRYMAN, GORGON, HYDRA) else FEAT_NAMES[feat]
        found[f"diceforge-feat-{FEAT_NAMES[feat]}-text"] = say(f"diceforge-say-{name}", values)
    return found


def numbers_of_cards(box: DiceforgeContent, say: Say) -> dict[int, Mapping[str, str | int]]:
    """The cards that have numbers in their text, and these numbers. [section 8.1]"""
    first, second = box.hammer_glory
    found: dict[int, Mapping[str, str | int]] = {
        HAMMER: {"first": first, "spaces": box.hammer_spaces, "second": second, "both": 2 * box.hammer_spaces},
        CHEST: {"gold": box.chest[GOLD], "sun": box.chest[SUN], "moon": box.chest[MOON]},
        GREAT_BEAR: {"glory": box.bear},
        TENACIOUS_BOAR: {"reward": boar_reward(box, say)},
        SENTINEL: {"glory": box.sentinel},
        ELDER: {"gold": box.elder[GOLD], "glory": box.elder[GLORY]},
        WILD_SPIRITS: {"gold": box.wild_spirits[GOLD], "moon": box.wild_spirits[MOON]},
        GUARDIANS_OWL: {"gain": either(say, box.owl, (GOLD, SUN, MOON))},
        TRITON: {"gain": either(say, box.triton, (GOLD, SUN, MOON))},
        CYCLOPS: {"glory": box.cyclops},
        TYPHON: {"glory": box.typhon},
    }
    for feat in (FERRYMAN, GORGON, HYDRA):
        found[feat] = {"glory": box.glory[feat]}
    return found


def face_name(box: DiceforgeContent, say: Say, face: int) -> str:
    """A face is called what it gives: `2 gold + 1 moon`, `3 gold or 2 glory`; equal amounts are named once: `1 gold, sun or moon`. [dic.fac.1, dic.fac.2]"""
    amounts = box.gives[face * RESOURCES : (face + 1) * RESOURCES]
    kinds = kinds_of(amounts)
    amount = amounts[kinds[0]]
    alike = all(amounts[kind] == amount for kind in kinds)
    parts = [f"{amounts[kind]} {resource(say, kind)}" for kind in kinds]
    if box.form[face] == CHOICE:
        return f"{amount} {listed(say, [resource(say, kind) for kind in kinds])}" if alike else listed(say, parts)
    return say("diceforge-say-everything", {"amount": amount}) if alike and len(kinds) == RESOURCES else " + ".join(parts)


def boar_reward(box: DiceforgeContent, say: Say) -> str:
    """What the owner of a Boar chooses from. [dic.fac.10]"""
    return either(say, box.boar, (SUN, MOON, GLORY))


def either(say: Say, amounts: Sequence[int], kinds: Sequence[int]) -> str:
    """So much of one of these resources."""
    return listed(say, [say("diceforge-say-amount", {"amount": amounts[kind], "resource": resource(say, kind)}) for kind in kinds])


def listed(say: Say, parts: Sequence[str]) -> str:
    """`a, b or c`."""
    return say("diceforge-say-or", {"some": ", ".join(parts[:-1]), "last": parts[-1]}) if len(parts) > 1 else parts[0]


def kinds_of(amounts: Sequence[int]) -> list[int]:
    """The resources of which there is something."""
    return [kind for kind in range(RESOURCES) if amounts[kind]]


def resource(say: Say, kind: int) -> str:
    """The word for a resource."""
    return say(f"diceforge-resource-{RESOURCE_NAMES[kind]}", {})

"""What is printed on a zodiac: the name and text of its ability, made from the numbers of the box. [due.kng.3]"""

from __future__ import annotations

from ludoteca.core.game import Say
from ludoteca.games.duelo.abilities import half
from ludoteca.games.duelo.content import ABILITIES, ZODIACS, DueloContent


def wording(box: DueloContent, say: Say) -> dict[str, str]:
    """The messages `duelo-ability-…` of each zodiac; a pack with other abilities or numbers thereby has other words."""
    found: dict[str, str] = {}
    for zodiac, name in enumerate(ZODIACS):
        ability = ABILITIES[box.ability[zodiac]]
        amount = half(box.life[zodiac]) if ability == "add_half_life" else box.amount[zodiac]
        found[f"duelo-ability-{name}"] = say(f"duelo-say-{ability}", {})
        found[f"duelo-ability-{name}-text"] = say(f"duelo-say-{ability}-text", {"zodiac": say(f"duelo-zodiac-{name}", {}), "amount": amount})
    return found

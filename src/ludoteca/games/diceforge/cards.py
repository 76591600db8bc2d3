"""What each card does when it is taken: one short function a set, in the order of content.toml; the table EFFECTS at the end.

Lasting effects are questions, not stored changes: caps ask for chests, a gain of gold asks for hammers, step 2 asks for reinforcements.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.diceforge.actions import BOAR, CERBERUS_TOKEN, GLORY, GOLD, MIRROR, MOON, SHIELD_GLORY, SHIELD_SUN, SHIP, TRITON_TOKEN, X3
from ludoteca.games.diceforge.rules import store
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.blessings import Bless, bless
from ludoteca.games.diceforge.steps.dice import roll_both
from ludoteca.games.diceforge.steps.feats import BoarBearer, SatyrFirst, SeriesDie, ShieldPick
from ludoteca.games.diceforge.steps.forging import take_garden_face
from ludoteca.games.diceforge.steps.resources import AS_LOSS, BY_CYCLOPS, BY_SENTINEL, REPEATABLE, Gain


def hammer(s: Diceforge, seat: int) -> None:
    """One more hammer: two sides to be filled with gold that he gains from now on. [dic.car.hammer.1]"""


def chest(s: Diceforge, seat: int) -> None:
    """Room for more, at once and for good. [dic.car.chest.1]"""


def silver_hind(s: Diceforge, seat: int) -> None:
    """A minor blessing in step 2 of each later turn. [dic.car.hind.1, dic.rei.4]"""


def great_bear(s: Diceforge, seat: int) -> None:
    """Glory for later oustings; the one that led here is over. [dic.car.bear.1, dic.car.bear.3]"""


def satyrs(s: Diceforge, seat: int) -> None:
    """All others roll; he applies two of the faces they show, they apply nothing. [dic.car.satyrs.1–5]"""
    s.next(SatyrFirst(seat))
    for distance in range(s.seats - 1, 0, -1):
        roll_both(s, (seat + distance) % s.seats)


def tenacious_boar(s: Diceforge, seat: int) -> None:
    """The Boar of the card's colour is his; another player has to bear it. [dic.car.boar.1, dic.car.boar.4, dic.set.14]"""
    for colour in s.colours:
        if s.boar_owner[colour] < 0:
            s.boar_owner[colour] = seat
            s.temple[BOAR + colour] -= 1
            s.next(BoarBearer(seat, BOAR + colour))
            return


def ferryman(s: Diceforge, seat: int) -> None:
    """Only glory at the end. [dic.car.ferryman.1, dic.comp.12]"""


def cerberus(s: Diceforge, seat: int) -> None:
    """A token that repeats a blessing; the supply never runs out. [dic.car.cerberus.0, dic.set.15]"""
    s.cerberus[seat] += 1
    s.tell(CERBERUS_TOKEN, seat)


def helmet(s: Diceforge, seat: int) -> None:
    """Forge a x3. [dic.car.helmet.1]"""
    take_garden_face(s, seat, X3)


def cancer(s: Diceforge, seat: int) -> None:
    """Two divine blessings in a row. [dic.car.cancer.1]"""
    bless(s, seat)
    bless(s, seat)


def sentinel(s: Diceforge, seat: int) -> None:
    """Two divine blessings in a row, in which shards may be turned into glory. [dic.car.sentinel.0]"""
    for _ in range(2):
        s.next(Bless(seat, REPEATABLE | BY_SENTINEL))  # dic.car.cerberus.6: a repeat stays convertible
        roll_both(s, seat)


def elder(s: Diceforge, seat: int) -> None:
    """Gold into glory in step 2 of each later turn. [dic.car.elder.1, dic.rei.4]"""


def wild_spirits(s: Diceforge, seat: int) -> None:
    """Three gold and three moon shards. [dic.car.wild_spirits.1]"""
    s.then(Gain(seat, GOLD, s.box.wild_spirits[GOLD], 0), Gain(seat, MOON, s.box.wild_spirits[MOON], 0))


def guardians_owl(s: Diceforge, seat: int) -> None:
    """A resource of choice in step 2 of each later turn. [dic.car.owl.1, dic.rei.4]"""


def celestial_ship(s: Diceforge, seat: int) -> None:
    """Forge a ship. [dic.car.ship.1]"""
    take_garden_face(s, seat, SHIP)


def minotaur(s: Diceforge, seat: int) -> None:
    """All others roll, then each in turn loses what his faces would give. [dic.car.minotaur.1–10]"""
    for distance in range(s.seats - 1, 0, -1):
        s.next(Bless((seat + distance) % s.seats, AS_LOSS))
    for distance in range(s.seats - 1, 0, -1):
        roll_both(s, (seat + distance) % s.seats)


def guardians_shield(s: Diceforge, seat: int) -> None:
    """Choose a shield and forge it, if any is left. [dic.car.shield.1, dic.fea.11]"""
    if any([s.temple[face] for face in range(SHIELD_SUN, SHIELD_GLORY + 1)]):
        s.next(ShieldPick(seat))


def gorgon(s: Diceforge, seat: int) -> None:
    """Only glory at the end. [dic.car.gorgon.1]"""


def triton(s: Diceforge, seat: int) -> None:
    """A token for gold, sun or moon in an own turn. [dic.car.triton.0]"""
    s.triton[seat] += 1
    s.tell(TRITON_TOKEN, seat)


def abyss_mirror(s: Diceforge, seat: int) -> None:
    """Forge a mirror. [dic.car.mirror.1]"""
    take_garden_face(s, seat, MIRROR)


def sphinx(s: Diceforge, seat: int) -> None:
    """Four minor blessings with one die. [dic.car.sphinx.1]"""
    s.next(SeriesDie(seat, REPEATABLE))


def cyclops(s: Diceforge, seat: int) -> None:
    """Four minor blessings with one die, in which gold may be turned into glory. [dic.car.cyclops.1]"""
    s.next(SeriesDie(seat, REPEATABLE | BY_CYCLOPS))


def hydra(s: Diceforge, seat: int) -> None:
    """Only glory at the end. [dic.car.hydra.1]"""


def typhon(s: Diceforge, seat: int) -> None:
    """Glory for every face he has removed from his dice so far. [dic.car.typhon.0–2, dic.for.6]"""
    store(s, seat, GLORY, s.discards_of(seat) * s.box.typhon)


EFFECTS: Final[list[Callable[[Diceforge, int], None]]] = [
    hammer, chest, silver_hind, great_bear, satyrs, tenacious_boar, ferryman, cerberus, helmet, cancer, sentinel, elder, wild_spirits, guardians_owl,
    celestial_ship, minotaur, guardians_shield, gorgon, triton, abyss_mirror, sphinx, cyclops, hydra, typhon,
]  # fmt: skip

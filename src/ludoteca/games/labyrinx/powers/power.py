"""Which power a character has, whether it may be used now, and its beginning. [lab.power.1–6]"""

from __future__ import annotations

from ludoteca.games.labyrinx.actions import AKUNA, AVRA, BIBI, DANNENVIR, EIMMIE, ELORA, KAMINARI, KHIRA, LANE, MALLAHOC, PASSIVE, POWER_USED, ZACRAMANDY
from ludoteca.games.labyrinx.powers.attunement import AttuneDir, attunement_refusal
from ludoteca.games.labyrinx.powers.charge import ChargeDir, charge_refusal
from ludoteca.games.labyrinx.powers.explosion import AvraMode, destruction_refusal, disarm, disarm_refusal
from ludoteca.games.labyrinx.powers.guile import StealWho, guile_refusal
from ludoteca.games.labyrinx.powers.hunt import HuntMode, hunt_refusal
from ludoteca.games.labyrinx.powers.leap import LeapDir, leap_refusal
from ludoteca.games.labyrinx.powers.poetry import PoetryCell, poetry_refusal
from ludoteca.games.labyrinx.powers.transmutation import LaneTake, transmutation_refusal
from ludoteca.games.labyrinx.state import Labyrinx


def power_refusal(s: Labyrinx, seat: int) -> int:
    """Why a player cannot use his power now; passive ones work by themselves, active ones once in a turn. [lab.power.1, lab.power.2, lab.pile.4]"""
    character = s.characters[seat]
    if character in (AKUNA, MALLAHOC, ZACRAMANDY):
        return PASSIVE
    if (s.used >> seat) & 1:
        return POWER_USED
    if character == AVRA:
        return destruction_refusal(s, seat)
    if character == BIBI:
        return guile_refusal(s, seat)
    if character == DANNENVIR:
        return poetry_refusal(s, seat)
    if character == EIMMIE:
        return disarm_refusal(s, seat)
    if character == ELORA:
        return attunement_refusal(s, seat)
    if character == KAMINARI:
        return leap_refusal(s, seat)
    if character == KHIRA:
        return hunt_refusal(s, seat)
    if character == LANE:
        return transmutation_refusal(s, seat)
    return charge_refusal(s, seat)


def begin_power(s: Labyrinx, seat: int) -> None:
    """One action is spent and the power begins; doors never hinder it. [lab.power.2, lab.power.3]"""
    s.actions -= 1
    s.used |= 1 << seat
    character = s.characters[seat]
    if character == AVRA:
        s.next(AvraMode(seat))
    elif character == BIBI:
        s.next(StealWho(seat))
    elif character == DANNENVIR:
        s.next(PoetryCell(seat))
    elif character == EIMMIE:
        disarm(s, seat)
    elif character == ELORA:
        s.next(AttuneDir(seat))
    elif character == KAMINARI:
        s.next(LeapDir(seat))
    elif character == KHIRA:
        s.next(HuntMode(seat))
    elif character == LANE:
        s.next(LaneTake(seat, -1))
    else:
        s.next(ChargeDir(seat, 0, 0))

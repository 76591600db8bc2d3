"""Cards that prevent the action of a window, and Queda, which repeats a turn. [cal.react.8, cal.react.48]"""

from __future__ import annotations

from ludoteca.games.calamandara.actions import (
    ACQUISITION_PREVENTED,
    EXTRA_TURN,
    SEALED,
    SILENCED,
    TRAVELLER,
    UNDONE,
    W_ACQ,
    W_CARDS,
    W_DRAW,
    W_END,
    W_INS,
    W_LAMENT,
    W_MOVE,
    W_START,
    W_ZONE,
)  # fmt: skip
from ludoteca.games.calamandara.rules.pile import READY, MemoryCard, Moment, is_gone
from ludoteca.games.calamandara.rules.symbols import is_attack_type
from ludoteca.games.calamandara.state import Calamandara, Played
from ludoteca.games.calamandara.steps.acquiring import undo_acquisition
from ludoteca.games.calamandara.steps.gifts import ask_first
from ludoteca.games.calamandara.steps.undoing import replay_without_attacks, stop_batch


class Preventing(MemoryCard):
    """The action of the window does not happen, once; its traveller is attacked. [cal.react.8, cal.react.48]"""

    def holds(self, s: Calamandara, card: Played) -> bool:
        return not is_gone(s, card.base)

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.gone |= 1 << card.base

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return victim == card.actor


class SilenceErrancy(Preventing):
    """The whole turn that is about to start is skipped. [cal.card.2, cal.card.2.1–5]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return now.window == W_START and not is_gone(s, now.base)


class SealedFields(MemoryCard):
    """The inserter loses mountain, mirror, fire and star for this turn, and takes those of the batch back. [cal.card.12, cal.card.12.1–7]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return now.window == W_INS and not is_gone(s, now.base) and has_attack(s)

    def holds(self, s: Calamandara, card: Played) -> bool:
        return not is_gone(s, card.base) and has_attack(s)

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.sealed |= 1 << s.batch_of
        s.tell(SEALED, s.batch_of)
        replay_without_attacks(s, card.base)
        if not s.placed:
            s.tell(UNDONE, card.seat)


def has_attack(s: Calamandara) -> bool:
    """Does the batch contain mountain, mirror, fire or star? [cal.card.12.7]"""
    return any(is_attack_type(s.placed[index]) for index in range(0, len(s.placed), 4))


class TheOracle(Preventing):
    """The traveller concerned neither reserves nor gets Memory cards this turn. [cal.card.14, cal.card.14.1–5]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return (now.window == W_CARDS or now.window == W_ZONE or now.window == W_DRAW) and not is_gone(s, now.base)

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.silenced |= 1 << card.actor
        s.gone |= 1 << card.base
        s.tell(SILENCED, card.actor)


class ArmioDelirium(Preventing):
    """The whole insertion is undone and over. [cal.card.15, cal.card.15.1–3]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return now.window == W_INS and not is_gone(s, now.base) and len(s.placed) > 0

    def holds(self, s: Calamandara, card: Played) -> bool:
        return not is_gone(s, card.base) and len(s.placed) > 0

    def resolve(self, s: Calamandara, card: Played) -> None:
        stop_batch(s, card.base)
        s.tell(UNDONE, card.seat)


class MaurnaGuardian(Preventing):
    """The acquired symbols return and the acquisition is over. [cal.card.18, cal.card.18.1–3]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return now.window == W_ACQ and not is_gone(s, now.base)

    def resolve(self, s: Calamandara, card: Played) -> None:
        undo_acquisition(s)
        s.gone |= 1 << card.base
        s.tell(ACQUISITION_PREVENTED, card.actor)


class DuadarMonument(Preventing):
    """The declared movement does not happen. [cal.card.27, cal.card.27.1–5]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return (now.window == W_MOVE or now.window == W_LAMENT) and not is_gone(s, now.base)


class FallOfWinds(MemoryCard):
    """A complete extra turn directly after your own, for you or whom you name. [cal.card.22, cal.card.22.1–7]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return now.window == W_END and seat == s.active

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        return [TRAVELLER + other for other in range(s.seats)] if len(said) == at else [READY]

    def resolve(self, s: Calamandara, card: Played) -> None:
        ask_first(s, card, card.a - TRAVELLER)

    def accepted(self, s: Calamandara, seat: int, user: int) -> None:
        s.extra.insert(s.granted, seat)  # those of one end of turn in order, before all older ones: cal.card.22.7
        s.granted += 1
        s.tell(EXTRA_TURN, user, seat)

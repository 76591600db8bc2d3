"""Cards that answer cards: Ecos, Domínio, Elmo, Sopro, and Q'hoz that revives. What they share is in rules/pile.py."""

from __future__ import annotations

from ludoteca.games.calamandara.actions import (
    CANCEL,
    DEPOT,
    FOOTPRINT,
    FOOTPRINT_GIVEN,
    HELM_OF_SOLITUDE,
    RELATIVE_DIMENSIONS,
    RESERVE,
    TRAVELLER,
    TYPES,
    UNDONE,
)  # fmt: skip
from ludoteca.games.calamandara.rules.pile import READY, MemoryCard, Moment, beneath, helm_modes, is_copyable, is_gone, takeable_here
from ludoteca.games.calamandara.rules.symbols import tentative_gain
from ludoteca.games.calamandara.state import Calamandara, Played
from ludoteca.games.calamandara.steps.settling import cancel
from ludoteca.games.calamandara.steps.undoing import stop_batch


class DissonantEchoes(MemoryCard):
    """Take a card that attacks you, and use it against anybody. [cal.card.1, cal.card.1.1–12]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return takeable_here(s, seat, now) is not None


class IrcaiDominion(MemoryCard):
    """Copy a card of another traveller while it is being played. [cal.card.3, cal.card.3.1–8]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        card = beneath(s, now)
        return card is not None and is_copyable(card, seat)


class CalamandaraQhoz(MemoryCard):
    """Revive the top card of another traveller's discard. [cal.card.16, cal.card.16.1–9]"""


class HelmOfSolitude(MemoryCard):
    """Cancel any card but Dimensões, or prevent a whole insertion. [cal.card.4, cal.card.4.1–5]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return len(helm_modes(s, now)) > 0

    def holds(self, s: Calamandara, card: Played) -> bool:
        if card.mode == CANCEL:
            return len(s.chain) - 2 >= card.base
        return not is_gone(s, card.base) and len(s.placed) > 0

    def resolve(self, s: Calamandara, card: Played) -> None:
        if card.mode == CANCEL:
            cancel(s, card.seat)
        else:
            stop_batch(s, card.base)
            s.tell(UNDONE, card.seat)


class BreathOfBeings(MemoryCard):
    """Cancel a card and give one footprint to another traveller's depot. [cal.card.7, cal.card.7.1–7]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        card = beneath(s, now)
        return card is not None and card.card != HELM_OF_SOLITUDE and card.card != RELATIVE_DIMENSIONS and len(footprint_sources(s, seat)) > 0

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        sources = footprint_sources(s, seat)
        if not sources or len(said) == at + 2:
            return [READY] if sources else []
        if len(said) == at:
            return [TRAVELLER + other for other in range(s.seats) if other != seat]
        return sources

    def holds(self, s: Calamandara, card: Played) -> bool:
        return len(s.chain) - 2 >= card.base and len(footprint_sources(s, card.seat)) > 0

    def resolve(self, s: Calamandara, card: Played) -> None:
        cancel(s, card.seat)
        sources = footprint_sources(s, card.seat)
        source = card.b if card.b in sources else sources[0]
        receiver = card.a - TRAVELLER
        purse = s.depots if source == DEPOT else s.ready
        purse[card.seat * TYPES + FOOTPRINT] -= 1
        s.depots[receiver * TYPES + FOOTPRINT] += 1
        s.tell(FOOTPRINT_GIVEN, card.seat, receiver)


def footprint_sources(s: Calamandara, seat: int) -> list[int]:
    """Where this traveller could take a footprint from; what a tentative action has brought cannot be given away. [cal.card.7.3]"""
    found: list[int] = []
    ready = s.ready[seat * TYPES + FOOTPRINT]
    if s.acquired and s.acquired[0] == seat:
        ready -= (s.acquired[2] == FOOTPRINT) + (s.acquired[3] == FOOTPRINT)
    if ready > 0:
        found.append(RESERVE)
    if s.depots[seat * TYPES + FOOTPRINT] - tentative_gain(s, seat, FOOTPRINT) > 0:
        found.append(DEPOT)
    return found

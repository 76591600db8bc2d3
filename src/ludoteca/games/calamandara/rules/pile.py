"""What a Memory card is to the pile: when it may be played, what has to be declared, whom it attacks. [cal.react.1–36, cal.react.40–50]

Declarations are asked one by one. `questions` of a card answers what may be said next: a list of actions, READY when everything
has been said, or nothing at all when the card would have no effect. Every answer offered can be completed. [cal.react.41, cal.react.49]
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED
from ludoteca.games.calamandara.actions import (
    BARRED,
    BREATH_OF_BEINGS,
    CALAMANDARA_QHOZ,
    CANCEL,
    DISSONANT_ECHOES,
    FALL_OF_WINDS,
    HELM_OF_SOLITUDE,
    IRCAI_DOMINION,
    NIGHTMARE_OF_ABANDONMENT,
    NO_TARGET,
    NO_USE,
    NOT_THE_MOMENT,
    PARK,
    PREVENT,
    RELATIVE_DIMENSIONS,
    SEALED_FIELDS,
    TEMPLE_OF_CALON,
    TRAVELLER,
    USE,
    W_AFTER,
    W_INS,
    W_MENU,
    W_MOVE,
    W_START,
    WRONG_WINDOW,
)  # fmt: skip
from ludoteca.games.calamandara.board import HOME
from ludoteca.games.calamandara.rules.memory import count_kind
from ludoteca.games.calamandara.rules.symbols import is_attack_type
from ludoteca.games.calamandara.state import SPENT, Calamandara, Played

READY: Final = -1
NO_FOCUS: Final = -1

# Where the card of an effect goes at the end; lower numbers are the discard of that seat. [cal.react.23–29]
CLAIM_DECK: Final = 4
CLAIM_RESERVE: Final = 8

REVIVED_AGAIN: Final = 64
"""From here on the place of a Q'hoz is where another one, played later, leaves the card both revive: | its player << 4 | claim. [cal.react.43]"""


class Moment:
    """Where a card is about to be played: the window and what is below it."""

    def __init__(self, window: int, actor: int, base: int) -> None:
        self.window = window  # W_MENU … W_END
        self.actor = actor  # whose action the window is about
        self.base = base  # size of the pile below this window's own


MENU: Final[list[Moment]] = [Moment(W_MENU, seat, 0) for seat in range(4)]
"""The moment of a traveller's own menus: always the same. [cal.turn.2]"""


class MemoryCard:
    """One kind of Memory card: its moment, its declarations, its effect."""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        """Bound cards: is this the moment? [cal.react.1]"""
        return True

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        """What may be declared next after said[at:]; `focus` is whom W_AFTER is about, or NO_FOCUS; so many cards are `leaving` the hand first."""
        return [READY]

    def possible(self, s: Calamandara, seat: int, focus: int) -> bool:
        """Can all declarations be made at all? The same as having a first question, only quicker. [cal.react.41]"""
        return len(self.questions(s, seat, [], 0, focus, 1)) > 0

    def holds(self, s: Calamandara, card: Played) -> bool:
        """Is any part of the effect still possible when it should resolve? [cal.react.13–14]"""
        return True

    def resolve(self, s: Calamandara, card: Played) -> None:
        """The effect; what needs choices or windows is put on the agenda."""
        raise NotImplementedError

    def accepted(self, s: Calamandara, seat: int, user: int) -> None:
        """What the beneficiary gets who has not declined; the card is the last one on the pile. [cal.react.34]"""
        raise NotImplementedError

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        """Is this card on the pile an attack on that traveller? [cal.react.30–31]"""
        return False

    def when_cancelled(self, s: Calamandara, card: Played, by: int) -> None:
        """What happens all the same when it is cancelled: only Percepção has something. [cal.card.24.4]"""


def is_full(window: int) -> bool:
    """May every card be played here, and not only those of the moment? [cal.react.1, cal.react.40]"""
    return window in (W_MENU, W_START, W_MOVE)


def beneath(s: Calamandara, now: Moment) -> Played | None:
    """The last active card of this window's pile: the only one that can be cancelled, copied or taken. [cal.react.7, cal.react.16]"""
    return s.chain[-1] if len(s.chain) > now.base else None


def is_copyable(card: Played, seat: int) -> bool:
    """May this traveller copy it? Not the own one, not Elmo, nothing that is only parked or thrown away. [cal.card.3.1–7, cal.react.33]"""
    if card.seat == seat or card.effect == HELM_OF_SOLITUDE:
        return False
    return card.mode != PARK and card.mode != NO_USE and card.mode != SPENT


def is_takeable(s: Calamandara, card: Played, seat: int) -> bool:
    """May this traveller take it? Only an attack on oneself, and not the five that are never takeable. [cal.react.32–33]"""
    if card.seat == seat or card.mode == PARK or card.mode == NO_USE or card.mode == SPENT:
        return False  # cal.card.1.11–12
    if card.card == IRCAI_DOMINION or card.way() == IRCAI_DOMINION:
        return False  # cal.card.3.5
    effect = card.effect
    if effect in (HELM_OF_SOLITUDE, BREATH_OF_BEINGS, SEALED_FIELDS, FALL_OF_WINDS):
        return False
    return s.box.cards[effect].attacks(s, card, seat)


def bound_answers(s: Calamandara, seat: int, kind: int, now: Moment, leaving: int) -> list[int]:
    """Use it now, if its moment is live, or park it. [cal.react.24–25]"""
    return [USE, PARK] if is_usable(s, seat, kind, now, leaving) else [PARK]


def is_usable(s: Calamandara, seat: int, kind: int, now: Moment, leaving: int) -> bool:
    """Could the effect of a bound card be used at this moment? [cal.react.25]"""
    return s.box.cards[kind].live(s, seat, now) and len(ask_kind(s, seat, kind, now, [], 0, leaving)) > 0


def revivable(s: Calamandara, seat: int, other: int, now: Moment) -> bool:
    """Can Q'hoz revive the top card of this discard? [cal.card.16.2–3]"""
    if not s.discards[other]:
        return False
    kind = s.discards[other][-1]
    if kind == CALAMANDARA_QHOZ:
        return False
    if now.window == W_AFTER and kind != NIGHTMARE_OF_ABANDONMENT and kind != TEMPLE_OF_CALON:
        return False  # the window names only these
    return s.box.bound[kind] or len(ask_kind(s, seat, kind, now, [], 0, 1)) > 0


def ask(s: Calamandara, seat: int, card: int, now: Moment, said: list[int], parked: bool) -> list[int]:
    """What may be declared next for a card about to be played, from the hand or from where it was parked. [cal.react.41, cal.react.49]"""
    leaving = 0 if parked else 1
    if card != CALAMANDARA_QHOZ:
        return ask_kind(s, seat, card, now, said, 0, leaving)
    if not said:
        return [TRAVELLER + other for other in range(s.seats) if other != seat and revivable(s, seat, other, now)]
    kind = s.discards[said[0] - TRAVELLER][-1]
    at = 1
    if s.box.bound[kind]:
        if len(said) == 1:
            return bound_answers(s, seat, kind, now, leaving)
        if said[1] == PARK:
            return [READY]
        at = 2
    return ask_kind(s, seat, kind, now, said, at, leaving)


def ask_kind(s: Calamandara, seat: int, kind: int, now: Moment, said: list[int], at: int, leaving: int) -> list[int]:
    """The same for a card as itself, or for what Q'hoz revives."""
    cards = s.box.cards
    if kind == IRCAI_DOMINION:
        copied = beneath(s, now)
        if copied is None:
            return []
        if s.box.bound[copied.effect]:
            if len(said) == at:
                return bound_answers(s, seat, copied.effect, now, leaving)
            if said[at] == PARK:
                return [READY]
            at += 1
        return cards[copied.effect].questions(s, seat, said, at, NO_FOCUS, leaving)
    if kind == DISSONANT_ECHOES:
        taken = takeable_here(s, seat, now)
        if taken is None:
            return []
        if s.box.bound[taken.effect]:
            return [READY]  # it will only be parked: cal.card.1.11
        if len(said) == at:
            return [USE, NO_USE] if cards[taken.effect].questions(s, seat, said, at, NO_FOCUS, leaving) else [NO_USE]  # cal.card.1.12
        if said[at] == NO_USE:
            return [READY]
        return cards[taken.effect].questions(s, seat, said, at + 1, NO_FOCUS, leaving)
    if kind == HELM_OF_SOLITUDE:
        if len(said) > at:
            return [READY]
        modes = helm_modes(s, now)
        return modes if len(modes) != 1 else [READY]
    return cards[kind].questions(s, seat, said, at, now.actor if now.window == W_AFTER else NO_FOCUS, leaving)


def takeable_here(s: Calamandara, seat: int, now: Moment) -> Played | None:
    """The card Ecos would take: the one beneath, or in W_INS the card whose batch attacks you. [cal.card.1.1, cal.card.1.7]"""
    card = beneath(s, now)
    if card is not None:
        return card if is_takeable(s, card, seat) else None
    if now.window == W_INS and now.base > 0 and s.batch_of >= 0 and not is_gone(s, now.base):
        maker = s.chain[now.base - 1]
        if maker.seat != seat and maker.way() != IRCAI_DOMINION and maker.mode != SPENT and batch_attacks(s, maker.seat, seat):
            return maker
    return None


def batch_attacks(s: Calamandara, user: int, victim: int) -> bool:
    """Does the batch of this card's user attack the victim? [cal.react.30]"""
    for index in range(0, len(s.placed), 4):
        if is_attack_type(s.placed[index]):
            home = HOME[s.placed[index + 1]]
            if home < 0 or (home == s.arm(victim) and home != s.arm(user)):
                return True
    return False


def helm_modes(s: Calamandara, now: Moment) -> list[int]:
    """What Elmo can do here: cancel the card beneath, prevent the batch. [cal.card.4.1–3]"""
    modes: list[int] = []
    card = beneath(s, now)
    if card is not None and card.card != RELATIVE_DIMENSIONS:
        modes.append(CANCEL)  # cal.react.50
    if now.window == W_INS and s.placed and not is_gone(s, now.base):
        modes.append(PREVENT)
    return modes


def is_gone(s: Calamandara, base: int) -> bool:
    """Has the action of the window at this height vanished? [cal.react.48]"""
    return (s.gone >> base) & 1 == 1


def why_not_play(s: Calamandara, seat: int, card: int, now: Moment, parked: bool) -> int:
    """ALLOWED, or why a card that one has in hand or parked may not be played now. [cal.react.1, cal.react.15, cal.react.41]"""
    if s.box.bound[card]:
        if not s.box.cards[card].live(s, seat, now):
            return NOT_THE_MOMENT
    elif not is_full(now.window) and (now.window != W_AFTER or (card != NIGHTMARE_OF_ABANDONMENT and card != TEMPLE_OF_CALON and card != CALAMANDARA_QHOZ)):
        return WRONG_WINDOW
    if s.barred and barred_copies(s, seat, card) >= (parked_copies(s, seat, card) if parked else count_kind(s.hands[seat], card)):
        return BARRED
    return ALLOWED if can_declare(s, seat, card, now, parked) else NO_TARGET


def can_declare(s: Calamandara, seat: int, card: int, now: Moment, parked: bool) -> bool:
    """Is there a complete legal declaration? [cal.react.41]"""
    if card in (CALAMANDARA_QHOZ, IRCAI_DOMINION, DISSONANT_ECHOES, HELM_OF_SOLITUDE):
        return len(ask(s, seat, card, now, [], parked)) > 0
    return s.box.cards[card].possible(s, seat, now.actor if now.window == W_AFTER else NO_FOCUS)


def parked_copies(s: Calamandara, seat: int, card: int) -> int:
    """How many cards of a kind are parked for this traveller."""
    return sum(lying.holder == seat and lying.card == card for lying in s.parked)


def barred_copies(s: Calamandara, seat: int, card: int) -> int:
    """How many copies of a card came back to this hand and must wait. [cal.react.15]"""
    count = 0
    for entry in s.barred:
        if entry & 255 == seat << 5 | card:
            count += 1
    return count


def declared(s: Calamandara, seat: int, card: int, source: int, place: int, bag: int, now: Moment, said: list[int]) -> Played:
    """The card with all that was said, ready for the pile. [cal.react.3]"""
    at = 0
    kind = card
    revived = -1
    grave = -1
    mode = USE
    if card == CALAMANDARA_QHOZ:
        grave = said[0] - TRAVELLER
        kind = s.discards[grave][-1]
        revived = kind
        at = 1
        if s.box.bound[kind]:
            mode = said[1]
            at = 2
    effect = kind
    if mode != PARK:
        if kind == IRCAI_DOMINION:
            effect = s.chain[-1].effect
            if s.box.bound[effect]:
                mode = said[at]
                at += 1
        elif kind == DISSONANT_ECHOES:
            taken = takeable_here(s, seat, now)
            assert taken is not None
            effect = taken.effect
            if s.box.bound[effect]:
                mode = PARK
            else:
                mode = said[at]
                at += 1
        elif kind == HELM_OF_SOLITUDE:
            mode = said[at] if len(said) > at else helm_modes(s, now)[0]
            at += 1
    named = said[at:] if mode == USE else []
    while len(named) < 6:
        named.append(-1)
    return Played(
        seat, card, source, place, bag, revived, grave, effect, mode, now.base, now.actor, -1,
        named[0], named[1], named[2], named[3], named[4], named[5],
    )  # fmt: skip

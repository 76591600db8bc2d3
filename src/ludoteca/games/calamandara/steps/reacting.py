"""Windows and the pile: who is asked, what is declared, what resolves. [cal.react.1–36, cal.react.40–50]

A window, a round of answers and the resolution are steps; the pile itself is data (`s.chain`). The card that resolves stays on
the pile until it is put away, so a window opened meanwhile has its own, higher base.
"""

from __future__ import annotations

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.calamandara.actions import (
    BARRED,
    CARD,
    CARD_TAKEN,
    CELL,
    DISSONANT_ECHOES,
    INSERT,
    IRCAI_DOMINION,
    NAMED_CELL,
    NAMED_SYMBOL,
    NAMED_TRAVELLER,
    NAMED_WAY,
    NO_TARGET,
    NOT_HELD,
    NOT_THE_MOMENT,
    PARK,
    PASS,
    PLAY,
    PLAY_PARKED,
    PLAYED,
    PLAYED_AS,
    SYMBOL,
    TRANSFORM,
    TRAVELLER,
    UNDONE,
    USE,
    W_END,
    W_INS,
    W_MENU,
    WINDOW_CLOSED,
    WINDOW_OPENED,
)  # fmt: skip
from ludoteca.games.calamandara.rules.memory import bag_of, count_kind, kinds_in, take_out
from ludoteca.games.calamandara.rules.pile import CLAIM_DECK, CLAIM_RESERVE, READY, REVIVED_AGAIN, Moment, ask, declared, is_gone, parked_copies, why_not_play
from ludoteca.games.calamandara.rules.symbols import undo_batch
from ludoteca.games.calamandara.state import FROM_HAND, SPENT, Calamandara, Played
from ludoteca.games.calamandara.steps.settling import GiveBack, PutAway


def open_window(s: Calamandara, window: int, actor: int) -> None:
    """Let the others answer an action; what depends on it must already be on the agenda. [cal.react.1–5]"""
    prepare_window(s, window, actor)
    s.tell(WINDOW_OPENED, actor, window)


def prepare_window(s: Calamandara, window: int, actor: int) -> None:
    """A window that opens when the action before it is complete: `tell_window` says so then."""
    base = len(s.chain)
    if s.gone:
        s.gone &= ~(1 << base)
    s.next(Window(actor, window, base, 0 if window == W_END else 1))


def tell_window(s: Calamandara) -> None:
    """The window that is next opens."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Window):
        s.tell(WINDOW_OPENED, step.seat, step.window)


def plays(s: Calamandara, seat: int, now: Moment) -> list[int]:
    """Every card this traveller may play at this moment, from the hand or parked, as actions. [cal.react.42]"""
    found: list[int] = []
    if s.hands[seat]:
        for card in kinds_in(s.hands[seat]):
            if why_not_play(s, seat, card, now, False) == ALLOWED:
                found.append(PLAY + card)
    if s.parked:
        for card in parked_kinds(s, seat):
            if why_not_play(s, seat, card, now, True) == ALLOWED:
                found.append(PLAY_PARKED + card)
    return found


def parked_kinds(s: Calamandara, seat: int) -> list[int]:
    """The kinds parked for this traveller, in order. [cal.react.26]"""
    return sorted({card.card for card in s.parked if card.holder == seat})


def why_not(s: Calamandara, seat: int, action: int, now: Moment) -> int:
    """ALLOWED, or why this traveller may not play this card now."""
    if PLAY <= action < PLAY_PARKED:
        return why_not_play(s, seat, action - PLAY, now, False) if count_kind(s.hands[seat], action - PLAY) else NOT_HELD
    if PLAY_PARKED <= action < CARD:
        return why_not_play(s, seat, action - PLAY_PARKED, now, True) if parked_copies(s, seat, action - PLAY_PARKED) else NOT_HELD
    return NOT_ASKED


def why_play(action: int, code: int) -> list[int]:
    """The card a refusal speaks of, where it speaks of one."""
    return [(action - PLAY) % 28] if code in (NOT_THE_MOMENT, NO_TARGET, BARRED) else []


def attempts(s: Calamandara, seat: int) -> list[int]:
    """Every card this traveller might try to play."""
    return [PLAY + card for card in kinds_in(s.hands[seat])] + [PLAY_PARKED + card for card in parked_kinds(s, seat)]


class Window(Auto[Calamandara]):
    """Ask each traveller who has something to play, clockwise from the left of the actor, until all pass in a row. [cal.react.2, cal.react.5, cal.react.45]"""

    def __init__(self, seat: int, window: int, base: int, offset: int) -> None:
        super().__init__(seat)
        self.window = window
        self.base = base
        self.offset = offset  # travellers passed over since the last card

    def pack(self) -> list[int]:
        return [self.seat, self.window, self.base, self.offset]

    def run(self, s: Calamandara) -> None:
        if not is_gone(s, self.base) and (self.window != W_INS or s.placed):
            last = 1 if self.window == W_END else s.seats  # cal.react.2: in W_END only the actor
            if s.scenes is not None and self.offset == (0 if self.window == W_END else 1):
                s.show(self)  # cal.hid.5: what all see of it, whoever is asked
            for offset in range(self.offset, last):
                seat = (self.seat + offset) % s.seats
                if (s.hands[seat] or s.parked) and plays(s, seat, Moment(self.window, self.seat, self.base)):
                    s.next(React(seat, self.window, self.seat, self.base, offset, 0))
                    return
        if s.barred:
            s.barred = [entry for entry in s.barred if entry >> 8 <= self.base]  # cal.react.15: level base + 1 is this window's
        s.tell(WINDOW_CLOSED, self.seat, self.window)


class Respond(Auto[Calamandara]):
    """After each card ask everybody but its controller, clockwise from the controller's left. [cal.react.3–4]"""

    def __init__(self, seat: int, window: int, base: int, offset: int) -> None:
        super().__init__(seat)  # the actor of the window
        self.window = window
        self.base = base
        self.offset = offset

    def pack(self) -> list[int]:
        return [self.seat, self.window, self.base, self.offset]

    def run(self, s: Calamandara) -> None:
        controller = s.chain[-1].seat
        if s.scenes is not None and self.offset == 1:
            s.show(self)
        for offset in range(self.offset, s.seats):
            seat = (controller + offset) % s.seats
            if (s.hands[seat] or s.parked) and plays(s, seat, Moment(self.window, self.seat, self.base)):
                s.next(React(seat, self.window, self.seat, self.base, offset, 1))
                return


class React(Choice[Calamandara]):
    """Pass, or play a card. [cal.react.1–8, cal.react.45]"""

    point = "D_REACT"
    rule = "cal.react.1"

    def __init__(self, seat: int, window: int, actor: int, base: int, offset: int, answering: int) -> None:
        super().__init__(seat)
        self.window = window
        self.actor = actor
        self.base = base
        self.offset = offset
        self.answering = answering  # 1: a card lies on the pile and is being answered

    def pack(self) -> list[int]:
        return [self.seat, self.window, self.actor, self.base, self.offset, self.answering]

    def candidates(self, s: Calamandara) -> list[int]:
        return [PASS, *attempts(s, self.seat)]

    def refusal(self, s: Calamandara, action: int) -> int:
        return ALLOWED if action == PASS else why_not(s, self.seat, action, Moment(self.window, self.actor, self.base))

    def options(self, s: Calamandara) -> list[int]:
        found = plays(s, self.seat, Moment(self.window, self.actor, self.base))
        found.insert(0, PASS)
        return found

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return why_play(action, code)

    def take(self, s: Calamandara, action: int) -> None:
        if action == PASS:
            if self.answering:
                s.next(Respond(self.actor, self.window, self.base, self.offset + 1))
            else:
                s.next(Window(self.actor, self.window, self.base, self.offset + 1))
            return
        start_playing(s, self.seat, action, self.window, self.actor, self.base, self.offset, self.answering)


def window_on_top(s: Calamandara) -> tuple[int, int, int, bool]:
    """The open window, its actor, its base, and whether a card is being answered; −1 if none is open or a card is only declared from an own menu."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Window):
        return step.window, step.seat, step.base, False
    if isinstance(step, Respond):
        return step.window, step.seat, step.base, True
    if isinstance(step, React):
        return step.window, step.actor, step.base, step.answering == 1
    if isinstance(step, Declare) and (step.window != W_MENU or step.answering):
        return step.window, step.actor, step.base, step.answering == 1
    return -1, -1, -1, False


def start_playing(s: Calamandara, seat: int, action: int, window: int, actor: int, base: int, offset: int, answering: int) -> None:
    """Begin the declarations of a card; nobody else sees it before the last one. [cal.react.49]"""
    s.said = []
    parked = 1 if action >= PLAY_PARKED else 0
    ask_next(s, Declare(seat, (action - PLAY) % 28, parked, window, actor, base, offset, answering))


class Declare(Choice[Calamandara]):
    """Say one more thing about the card you are playing: the small steps of section 8. [cal.react.41, cal.react.49]"""

    point = "D_TARGET"
    rule = "cal.react.41"

    def __init__(self, seat: int, card: int, parked: int, window: int, actor: int, base: int, offset: int, answering: int) -> None:
        super().__init__(seat)
        self.card = card
        self.parked = parked
        self.window = window
        self.actor = actor
        self.base = base
        self.offset = offset
        self.answering = answering

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.parked, self.window, self.actor, self.base, self.offset, self.answering]

    def candidates(self, s: Calamandara) -> list[int]:
        return self.options(s)

    def refusal(self, s: Calamandara, action: int) -> int:
        return ALLOWED if action in self.options(s) else NOT_ASKED

    def options(self, s: Calamandara) -> list[int]:
        return ask(s, self.seat, self.card, Moment(self.window, self.actor, self.base), s.said, self.parked == 1)

    def take(self, s: Calamandara, action: int) -> None:
        s.said.append(action)
        ask_next(s, self)


class DeclarePark(Declare):
    """Use the copied or revived bound card now, if its moment is live, or park it. [cal.react.24–25]"""

    point = "D_PARK"
    rule = "cal.react.25"


def ask_next(s: Calamandara, step: Declare) -> None:
    """The next declaration of a card, under the name of what it asks; when all is said, the card goes on the pile. [cal.react.3–5]"""
    now = Moment(step.window, step.actor, step.base)
    answers = ask(s, step.seat, step.card, now, s.said, step.parked == 1)
    if answers[0] == READY:
        put_on_pile(s, step.seat, step.card, step.parked == 1, now)
        if not step.answering:
            if step.window != W_MENU:
                s.next(Window(step.actor, step.window, step.base, 0 if step.window == W_END else 1))  # cal.react.5
            s.next(Resolve(step.actor, step.base, step.window))
        s.next(Respond(step.actor, step.window, step.base, 1))
    elif PARK in answers:
        s.next(DeclarePark(step.seat, step.card, step.parked, step.window, step.actor, step.base, step.offset, step.answering))
    else:
        s.next(Declare(step.seat, step.card, step.parked, step.window, step.actor, step.base, step.offset, step.answering))


def put_on_pile(s: Calamandara, seat: int, card: int, parked: bool, now: Moment) -> None:
    """The card and all its declarations become visible together. [cal.react.3, cal.react.19, cal.react.49]"""
    if parked:
        index = 0
        while s.parked[index].holder != seat or s.parked[index].card != card:
            index += 1
        lying = s.parked.pop(index)
        entry = declared(s, seat, card, lying.source, lying.place, lying.begun, now, s.said)
    else:
        entry = declared(s, seat, card, FROM_HAND, seat, bag_of(take_out(s.hands[seat], card)), now, s.said)
    s.chain.append(entry)
    if s.out is not None:
        if entry.effect == card:
            s.tell(PLAYED, seat, card)
        else:
            s.tell(PLAYED_AS, seat, card, entry.effect)
        for answer in s.said:
            tell_answer(s, seat, answer)
    s.said = []


def tell_answer(s: Calamandara, seat: int, answer: int) -> None:
    """Say one declaration to all."""
    if answer < TRAVELLER:
        s.tell(NAMED_WAY, seat, answer)
    elif answer < SYMBOL:
        s.tell(NAMED_TRAVELLER, seat, answer - TRAVELLER)
    elif answer < INSERT:
        s.tell(NAMED_SYMBOL, seat, answer - SYMBOL)
    elif CELL <= answer < TRANSFORM:
        s.tell(NAMED_CELL, seat, answer - CELL)


class Resolve(Auto[Calamandara]):
    """The pile resolves from top to bottom, without further answers. [cal.react.4]"""

    def __init__(self, seat: int, base: int, window: int) -> None:
        super().__init__(seat)
        self.base = base
        self.window = window

    def pack(self) -> list[int]:
        return [self.seat, self.base, self.window]

    def run(self, s: Calamandara) -> None:
        if len(s.chain) == self.base:
            return
        card = s.chain[-1]
        s.next(self)
        if card.mode == SPENT:
            s.next(PutAway())
        elif can_resolve(s, card):
            s.next(PutAway())
            take_effect(s, card)
        else:
            s.next(GiveBack(self.window))  # cal.react.13


def can_resolve(s: Calamandara, card: Played) -> bool:
    """Do the card's conditions still hold? [cal.react.13–14, cal.card.16.7]"""
    if card.revived >= 0 and card.claim < 0 and card.place < REVIVED_AGAIN:
        grave = s.discards[card.grave]
        if not grave or grave[-1] != card.revived:
            return False
    if card.mode == PARK:
        return True
    if card.way() == DISSONANT_ECHOES:
        return True  # taking it away is always possible: cal.card.1.12
    return s.box.cards[card.effect].holds(s, card)


def take_effect(s: Calamandara, card: Played) -> None:
    """Copying and taking settle whose card it is in the end; then the effect. [cal.react.21–29]"""
    way = card.way()
    if way == IRCAI_DOMINION and not (card.mode == PARK and card.effect == IRCAI_DOMINION):
        claim = card.claim if card.claim >= 0 else (CLAIM_DECK + card.seat if card.mode == PARK else card.seat)
        s.chain[-2] = s.chain[-2].claimed(claim, s.chain[-2].mode)  # cal.react.23–25
        if card.mode == PARK:
            return
    elif way == DISSONANT_ECHOES and not (card.mode == PARK and card.effect == DISSONANT_ECHOES):
        seize(s, card)
        if card.mode != USE or not s.box.cards[card.effect].holds(s, card):
            return
    elif card.mode == PARK:
        return
    s.box.cards[card.effect].resolve(s, card)


def seize(s: Calamandara, echo: Played) -> None:
    """The card beneath has no effect for its player and ends with the taker; a retaken one was taken from its first player too. [cal.card.1.3–8]"""
    index = len(s.chain) - 2
    own = len(s.chain) - 1 > echo.base
    if not own:  # the card whose batch this window is about: cal.card.1.7
        undo_batch(s)
        s.batch_of = -1
        s.gone |= 1 << echo.base
        s.tell(UNDONE, echo.seat)
    while True:
        card = s.chain[index]
        claim = echo.claim if echo.claim >= 0 else echo.seat
        if s.box.bound[echo.effect]:
            claim = CLAIM_RESERVE + echo.seat
        s.chain[index] = card.claimed(claim, SPENT)
        s.tell(CARD_TAKEN, echo.seat, card.card, card.seat)
        if card.way() != DISSONANT_ECHOES:
            return
        index -= 1

"""Calamandara's hardest moment as a toy: a pile of answers that cancel, copy and take, and an insertion undone exactly.

Seats hold cards. `insert` puts a token on the board, tentatively. Everybody may answer, and answer the answers; the last card
resolves first and reaches only the last active card below it. While the pile resolves, a copied `insert` opens a window of its
own in which only `stop` may be played.
"""

from __future__ import annotations

from typing import ClassVar, Final

from core.toys import Play, Toy, ToyGame
from ludoteca.core.actions import Kind
from ludoteca.core.event import EventKind
from ludoteca.core.pack import Frozen
from ludoteca.core.state import Auto, Choice

INSERT, STOP, COPY, TAKE = range(4)
CARDS: Final = ["insert", "stop", "copy", "take"]
PASS: Final = 0
PLAY: Final = 1
EMPTY: Final = -1

PLAYED = EventKind("played", "toy.1", "card")
CANCELLED = EventKind("cancelled", "toy.2", "card")
INSERTED = EventKind("inserted", "toy.3", "cell")
UNDONE = EventKind("undone", "toy.4", "cell")
TOOK = EventKind("took", "toy.5", "card")


class Played(Frozen):
    """A card on the pile: what, by whom, and whether it still counts."""

    def __init__(self, card: int, seat: int, active: int, cell: int, pushed: int) -> None:
        self.card = card
        self.seat = seat
        self.active = active
        self.cell = cell  # where an insertion went
        self.pushed = pushed  # what lay there before

    def pack(self) -> list[int]:
        return [self.card, self.seat, self.active, self.cell, self.pushed]

    def dead(self) -> Played:
        """The same card, no longer active."""
        return Played(self.card, self.seat, 0, self.cell, self.pushed)


class Lands(Toy):
    """A row of cells, hands of card counts, and the pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("board", "hands", "pile")
    board: list[int]  # owner of the token in each cell
    hands: list[list[int]]  # how many of each card, by seat
    pile: list[Played]


def last_active(s: Lands) -> int:
    """The place of the last active card on the pile, or −1."""
    for index in range(len(s.pile) - 1, -1, -1):
        if s.pile[index].active:
            return index
    return -1


def insert(s: Lands, seat: int) -> Played:
    """Push the row by one token from the left, tentatively: remember what fell off."""
    fallen = s.board.pop()
    s.board.insert(0, seat)
    s.tell(INSERTED, seat, 0)
    return Played(INSERT, seat, 1, 0, fallen)


def undo_insertion(s: Lands, played: Played) -> None:
    """The row exactly as it was."""
    s.board.pop(0)
    s.board.append(played.pushed)
    s.tell(UNDONE, played.seat, played.cell)


class Turn(Choice[Lands]):
    """Play an insertion or end the game."""

    point, rule = "turn", "toy.1"

    def candidates(self, s: Lands) -> list[int]:
        return [PASS, PLAY + INSERT] if s.hands[self.seat][INSERT] else [PASS]

    def take(self, s: Lands, action: int) -> None:
        if action != PASS:
            s.hands[self.seat][INSERT] -= 1
            s.pile.append(insert(s, self.seat))
            s.tell(PLAYED, self.seat, INSERT)
            s.then(Window((self.seat + 1) % s.seats, s.seats - 1, 0), Resolve(), Turn((self.seat + 1) % s.seats))


class Window(Choice[Lands]):
    """Answer the last active card, or pass to the next; `only_stop` restricts what may be played."""

    point, rule = "answer", "toy.2"

    def __init__(self, seat: int, waiting: int, only_stop: int) -> None:
        self.seat = seat
        self.waiting = waiting
        self.only_stop = only_stop

    def pack(self) -> list[int]:
        return [self.seat, self.waiting, self.only_stop]

    def candidates(self, s: Lands) -> list[int]:
        cards = [STOP] if self.only_stop else [STOP, COPY, TAKE]
        return [PASS] + [PLAY + card for card in cards if s.hands[self.seat][card] and last_active(s) >= 0]

    def take(self, s: Lands, action: int) -> None:
        following = (self.seat + 1) % s.seats
        if action == PASS:
            if self.waiting > 1:
                s.next(Window(following, self.waiting - 1, self.only_stop))
            return
        card = action - PLAY
        s.hands[self.seat][card] -= 1
        s.pile.append(Played(card, self.seat, 1, EMPTY, EMPTY))
        s.tell(PLAYED, self.seat, card)
        s.next(Window(following, s.seats - 1, self.only_stop))


class Resolve(Auto[Lands]):
    """The last card of the pile takes effect, then the one below it."""

    def run(self, s: Lands) -> None:
        if not s.pile:
            return
        played = s.pile.pop()
        s.next(Resolve())
        below = last_active(s)
        if not played.active or below < 0 or played.card == INSERT:
            return
        target = s.pile[below]
        if played.card == STOP:
            s.pile[below] = target.dead()
            s.tell(CANCELLED, played.seat, target.card)
            if target.card == INSERT:
                undo_insertion(s, target)
        elif played.card == TAKE:
            s.pile[below] = target.dead()
            s.hands[played.seat][target.card] += 1
            s.tell(TOOK, played.seat, target.card)
            if target.card == INSERT:
                undo_insertion(s, target)
        elif played.card == COPY and target.card == INSERT:
            s.pile.append(insert(s, played.seat))
            s.next(Window((played.seat + 1) % s.seats, s.seats - 1, 1))  # a window inside the resolution, for `stop` alone


PILE = ToyGame(
    Lands, [Kind("pass", PASS), Kind("play", PLAY, "card")], [Turn, Window, Resolve, Played], {"card": CARDS},
    [PLAYED, CANCELLED, INSERTED, UNDONE, TOOK],
)  # fmt: skip


def lands(*hands: list[int]) -> Play:
    """A row of four cells and hands of [insert, stop, copy, take]."""
    s = Lands(len(hands), PILE.box)
    s.board = [7, 8, 9, EMPTY]
    s.hands = [hand[:] for hand in hands]
    s.pile = []
    s.next(Turn(0))
    s.settle()
    return Play(PILE, s)


def board(play: Play) -> list[int]:
    """The row of cells."""
    assert isinstance(play.s, Lands)
    return play.s.board


def test_a_prevented_insertion_is_undone_exactly() -> None:
    play = lands([1, 0, 0, 0], [0, 1, 0, 0]).do("play:insert")
    assert board(play) == [0, 7, 8, 9]
    play.do("play:stop")
    assert board(play) == [7, 8, 9, EMPTY]
    assert play.story() == ["inserted 0 0", "played 0 insert", "played 1 stop", "cancelled 1 insert", "undone 0 0"]


def test_the_last_card_resolves_first_so_a_stopped_stop_lets_the_insertion_stand() -> None:
    play = lands([1, 1, 0, 0], [0, 1, 0, 0]).do("play:insert", "play:stop", "play:stop")
    assert board(play) == [0, 7, 8, 9]
    assert play.story()[-1] == "cancelled 0 stop"


def test_a_copy_inserts_again_and_opens_a_window_for_stop_alone_while_the_pile_resolves() -> None:
    play = lands([1, 1, 1, 1], [0, 1, 1, 1], [0, 1, 0, 1]).do("play:insert", "play:copy", "pass", "pass")
    assert board(play) == [1, 0, 7, 8]
    assert play.options() == ["pass", "play:stop"], "take may not be played in the window of a copy"
    play.do("play:stop", "pass", "pass")
    assert board(play) == [0, 7, 8, 9], "the copy is undone, the first insertion stands"


def test_take_brings_the_last_active_card_into_the_takers_hand() -> None:
    play = lands([1, 0, 0, 0], [0, 1, 0, 1], [0, 0, 0, 0]).do("play:insert", "play:take")
    assert isinstance(play.s, Lands)
    assert board(play) == [7, 8, 9, EMPTY]
    assert play.s.hands[1] == [1, 1, 0, 0]


def test_those_without_an_answer_are_not_asked() -> None:
    play = lands([1, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]).do("play:insert")
    assert play.s.to_move() == 2

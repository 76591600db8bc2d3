"""Secret windows at a table: everybody waits alike, whoever is asked, and nothing shows who is.

A game with `windows` lets others answer a happening in secret. What follows a window is held back behind a curtain until the shared
wait is over, whether or not somebody was asked; all who have an answer are asked at the same moment, and their answers are kept until
it is their turn. Passes leave no trace: neither in the numbers that people see nor in the log. All of it follows from the rows alone,
so a restart or another process sees the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

import msgspec

from ludoteca.core.game import Game, Window
from ludoteca.core.state import Scene, State
from ludoteca.core.view import Decision
from ludoteca.play import Match, Moment
from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Rest, Setting, Standing, WindowNow
from ludoteca.server.timer import DAY

RESTS: tuple[Rest, ...] = ("none", "turn", "round")
HOLD = 4
"""In the value of a row that keeps a standing answer: a person wants to hold every window; below it the place in RESTS."""


class Waits(msgspec.Struct, frozen=True):
    """How long windows last, in seconds."""

    least: float = 0.5  # of the shared wait, drawn anew for each window …
    most: float = 1.5  # … up to here
    fixed: float = 8.0  # where every window of the table lasts the same time
    longest: float = 45.0  # for an answer, if others wait for it


EARLY = 400
"""Where every window lasts the same time, an answer is due so many milliseconds before its end, so that a late one shows nothing."""
WAITS = Waits()
"""Where nothing else is said."""


@dataclass
class Pause:
    """A window as everybody sees it; what follows is shown when it closes."""

    line: int  # of the log, at whose end it opened
    scene: State
    window: Window
    opened: int
    wait: int
    holders: set[int]  # seats that keep it open until they let go
    asked: dict[int, State] = field(default_factory=dict)  # who has something to answer, with the table at which they would
    answers: dict[int, int] = field(default_factory=dict)  # given before their turn
    released: int = 0  # when the last holder let go
    ended: bool = False  # by a card: no more waiting

    def closes(self) -> int | None:
        """When what follows may be seen; None while somebody holds it."""
        if self.ended:
            return max(self.opened, self.released)
        return None if self.holders else max(self.opened + self.wait, self.released)


class Curtain:
    """What one table hides, and for how long."""

    def __init__(self, game: Game, chairs: Sequence[Chair], waits: Waits, options: Mapping[str, Setting], seed: str, days: int) -> None:
        self.game = game
        self.chairs = chairs
        self.waits = waits
        self.fixed = options.get("window_time") == "fixed"
        self.seed = seed
        self.days = days  # for each decision; 0: no such clock
        self.standing: list[Standing] = [Standing() for _ in chairs]
        self.turns: list[int] = [0 for _ in chairs]  # begun by each seat, as far as has been heard
        self.until: list[list[int]] = [[] for _ in chairs]  # turns begun when a standing pass was given
        self.pauses: list[Pause] = []  # those whose end nobody has seen yet
        self.pause: Pause | None = None  # of the window that is open in truth
        self.window: Window | None = None  # that window
        self.passes: list[int] = []  # plies of passes, which nobody may count
        self.last = -1  # ply of the last window
        self.touched: set[int] = set()  # seats that have something new for themselves alone

    # What happens.

    def hear(self, moments: Sequence[Moment]) -> None:
        """Count the turns that begin."""
        for moment in moments:
            if moment.event.kind.name in self.game.turns:
                self.turns[moment.event.seat] += 1

    def lift(self, now: int) -> None:
        """Let go of the pauses that are over."""
        while self.pauses:
            closes = self.pauses[0].closes()
            if closes is None or closes > now:
                return
            self.pauses.pop(0)
            if self.pauses:
                self.pauses[0].opened = max(self.pauses[0].opened, closes)

    def chosen(self, seat: int, action: int, ply: int, at: int) -> None:
        """Somebody answered in the open window; a pass is not counted."""
        window, pause = self.window, self.pause
        assert window is not None
        if action == window.skip:
            self.passes.append(ply)
        self.touched.add(seat)
        if pause is not None:
            pause.asked.pop(seat, None)
            pause.answers.pop(seat, None)
            self.let_go(pause, seat, at)

    def let_go(self, pause: Pause, seat: int, at: int) -> None:
        """A seat no longer holds a window."""
        if seat in pause.holders:
            pause.holders.discard(seat)
            pause.released = max(pause.released, at)

    def opens(self, scene: Scene, line: int, at: int) -> None:
        """A window opened: everybody waits alike."""
        window = self.game.window(scene.state)
        assert window is not None
        self.last = scene.ply
        self.pause = Pause(line, scene.state, window, at, self.wait_for(window, line), self.holders_of(window))
        self.pauses.append(self.pause)

    def settle(self, state: State, fresh: bool) -> None:
        """Where the game stands now; `fresh` if a window opened on the way, so that all who can answer are asked."""
        self.window = self.game.window(state)
        if self.window is None:
            self.pause = None
        elif fresh and self.pause is not None:
            self.pause.asked = self.ask(state)
            self.touched.update(self.pause.asked)

    def ask(self, state: State) -> dict[int, State]:
        """Everybody who would be asked if those before them passed, with the table they would then see. [asking together]"""
        found: dict[int, State] = {}
        s = state
        while True:
            window = self.game.window(s)
            if window is None or window.skip < 0:
                return found
            if self.wants(s.to_move(), window, s):
                found[s.to_move()] = s
            s = s.copy()
            s.scenes = []
            s.advance(window.skip)
            if s.scenes:
                return found
            s.scenes = None

    def gone(self, seat: int, at: int) -> None:
        """A bot plays for this seat from now on: it holds nothing."""
        for pause in self.pauses:
            pause.asked.pop(seat, None)
            self.let_go(pause, seat, at)

    def card_played(self, at: int) -> None:
        """Somebody's answer became visible: the wait is over."""
        if self.pause is not None:
            self.pause.ended = True
            self.pause.released = at

    def answered_early(self, seat: int, action: int, at: int) -> None:
        """An answer before its turn, or a holder who has nothing to answer lets go."""
        pause = self.pauses[0] if self.pauses else self.pause
        assert pause is not None
        if seat in pause.asked:
            pause.answers[seat] = action
        self.let_go(pause, seat, at)
        self.touched.add(seat)

    def stand(self, seat: int, value: int, muted: list[int], at: int) -> None:
        """A person says when to be asked. Negative numbers are windows, others the actions one might answer by."""
        events = [self.game.windows[-number - 1] for number in muted if number < 0]
        self.standing[seat] = Standing(value >= HOLD, RESTS[value % HOLD], events, [number for number in muted if number >= 0])
        self.until[seat] = self.turns[:]
        self.touched.add(seat)
        if not self.standing[seat].hold:
            for pause in self.pauses:
                if seat not in pause.asked:
                    self.let_go(pause, seat, at)

    def taken_back(self, ply: int, match: Match) -> None:
        """The game goes back to a ply."""
        self.pauses, self.pause, self.last = [], None, -1
        self.passes = [passed for passed in self.passes if passed < ply]
        self.turns = [0 for _ in self.chairs]
        self.hear(match.moments)
        self.window = self.game.window(match.state)

    # What is so.

    def current(self, now: int) -> Pause | None:
        """The window that everybody sees open."""
        self.lift(now)
        return self.pauses[0] if self.pauses else self.pause

    def shown(self, lines: int, now: int) -> int:
        """How many lines of the log may be seen."""
        self.lift(now)
        return self.pauses[0].line + 1 if self.pauses else lines

    def next_close(self, now: int) -> int | None:
        """When the window closes that everybody sees open; None if none does, or somebody holds it."""
        self.lift(now)
        return self.pauses[0].closes() if self.pauses else None

    def closes(self) -> int | None:
        """When all that has happened will be seen; None while somebody holds a window; 0 if it is seen already."""
        seen = 0
        for pause in self.pauses:
            pause.opened = max(pause.opened, seen)
            closes = pause.closes()
            if closes is None:
                return None
            seen = closes
        return seen

    def rests(self, seat: int) -> bool:
        """Does a standing pass answer for this seat now?"""
        rest = self.standing[seat].rest
        return (rest == "turn" and self.turns == self.until[seat]) or (rest == "round" and self.turns[seat] == self.until[seat][seat])

    def cares(self, seat: int, window: Window) -> bool:
        """Does this person want to hear of this window at all?"""
        standing = self.standing[seat]
        return standing.hold or (window.event not in standing.events and not (window.restful and self.rests(seat)))

    def wants(self, seat: int, window: Window, state: State) -> bool:
        """Is this seat, which could answer, to be asked? A bot answers for itself."""
        if self.chairs[seat].by_bot or not self.cares(seat, window):
            return False
        standing = self.standing[seat]
        muted = standing.answers
        return standing.hold or not muted or any(action != window.skip and self.game.answer(action) not in muted for action in state.open)

    def people(self) -> set[str]:
        """Who plays here by hand."""
        return {chair.person for chair in self.chairs if chair.person is not None and not chair.by_bot}

    def holders_of(self, window: Window) -> set[int]:
        """Who lets go of this window by hand: those who hold everything, and everybody at a shared screen, whatever they have."""
        found = set()
        for seat in window.able:
            chair = self.chairs[seat]
            shared = sum(other.person == chair.person for other in self.chairs) > 1
            if chair.person is not None and not chair.by_bot and (self.standing[seat].hold or shared) and self.cares(seat, window):
                found.add(seat)
        return found

    def wait_for(self, window: Window, line: int) -> int:
        """How long everybody waits, in milliseconds: not at all if nobody here could learn something from a shorter wait."""
        people = self.people()
        if not any(self.chairs[seat].person != person for seat in window.able for person in people):
            return 0
        if self.fixed:
            return int(self.waits.fixed * 1000)
        part = int.from_bytes(blake2b(f"{self.seed} {line}".encode(), digest_size=4).digest()) / 2**32
        return int((self.waits.least + part * (self.waits.most - self.waits.least)) * 1000)

    def limit(self) -> int | None:
        """How long one may think about an answer, in milliseconds; nobody is hurried who plays alone."""
        if self.days:
            return self.days * DAY
        if len(self.people()) < 2:
            return None
        return int((self.waits.fixed if self.fixed else self.waits.longest) * 1000)

    def answer_due(self, pause: Pause) -> int | None:
        """When an answer must have come."""
        limit = self.limit()
        if limit is None:
            return None
        return pause.opened + (pause.wait - EARLY if self.fixed and pause.wait and not self.days else max(limit, pause.wait))

    def is_up(self, pause: Pause | None, now: int) -> bool:
        """Is the time for an answer over?"""
        due = None if pause is None else self.answer_due(pause)
        return due is not None and now >= due

    def automatic(self, state: State, now: int) -> int | None:
        """What the table answers for the seat that is to answer: what it said early, or a pass it wanted or was too late for."""
        window = self.window
        if window is None:
            return None
        seat = state.to_move()
        if self.chairs[seat].by_bot:
            return None
        if self.pause is not None and seat in self.pause.answers:
            action = self.pause.answers[seat]
            return action if action in state.open else window.skip
        late = self.is_up(self.pause, now)
        if window.skip < 0:
            return state.open[0] if late else None
        return window.skip if late or not self.wants(seat, window, state) else None

    def late_holder(self, now: int) -> int | None:
        """A seat that has held a window for too long."""
        if self.pauses and self.pauses[0].holders and self.is_up(self.pauses[0], now):
            return min(self.pauses[0].holders)
        return None

    def due(self, state: State, now: int) -> int | None:
        """When the table itself has to do something next."""
        if self.automatic(state, now) is not None:
            return now
        pause = self.pauses[0] if self.pauses and self.pauses[0].holders else self.pause
        return None if pause is None else self.answer_due(pause)

    # What is shown.

    def pass_only(self, pause: Pause, seat: int) -> Decision:
        """The question to somebody who holds a window and has nothing to answer: all there is to do is to let go."""
        window, game = pause.window, self.game
        return {
            "point": window.point, "seat": seat, "rule": window.rule, "text": {"key": f"{game.name}-point-{window.point}", "args": {}},
            "options": [{"action": window.skip, "notation": game.actions.format(window.skip), "target": "button", "text": game.action_text(window.skip)}],
            "refused": [],
        }  # fmt: skip

    def window_now(self, seat: int | None, now: int, asked: bool) -> WindowNow | None:
        """The open window: the same for all, but for when an own answer is due."""
        pause = self.current(now)
        if pause is None:
            return None
        return WindowNow(pause.window.event, now, pause.opened, pause.opened + pause.wait, self.answer_due(pause) if asked else None)

"""The clocks of one table: arithmetic on milliseconds, no waiting."""

from __future__ import annotations

import time

from ludoteca.server.protocol import Clock, ClockNow, DaysClock, LiveClock, NoClock
from ludoteca.server.rows import Reading

DAY = 86_400_000


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Timer:
    """Charges whoever decides. Where that would betray who is asked, nobody is charged and an answer has a fixed time."""

    def __init__(self, clock: Clock, seats: int, window: float, reading: Reading | None = None) -> None:
        self.clock = clock
        self.window = int(window * 1000)
        self.runs = not isinstance(clock, NoClock)
        self.reading = reading or Reading([self.allowance()] * seats)

    def allowance(self) -> int:
        """What a seat has at the beginning, or for each decision if days are counted."""
        if isinstance(self.clock, LiveClock):
            return self.clock.seconds * 1000
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0

    def stop(self, now: int, decided: bool) -> None:
        """Charge the seat whose time ran; a decision earns the increment."""
        reading = self.reading
        if reading.seat >= 0 and not reading.secret and isinstance(self.clock, LiveClock):
            reading.left[reading.seat] = max(0, reading.left[reading.seat] - max(0, now - reading.since))
            if decided:
                reading.left[reading.seat] += self.clock.increment * 1000
        reading.seat, reading.until = -1, None

    def ask(self, seat: int, secret: bool, now: int) -> None:
        """Let a seat's time run from now."""
        reading = self.reading
        reading.seat, reading.secret, reading.since = seat, secret, now
        if isinstance(self.clock, DaysClock):
            reading.until = now + self.allowance()
        else:
            reading.until = now + (self.window if secret else reading.left[seat])

    def resume(self, now: int) -> None:
        """The server was away: nobody is charged for it, except where days are counted."""
        reading = self.reading
        if reading.until is not None and isinstance(self.clock, LiveClock):
            reading.until += now - reading.since
            reading.since = now

    def is_up(self, now: int) -> bool:
        """Has somebody run out of time?"""
        return self.reading.until is not None and now >= self.reading.until

    def shown_to(self, seat: int | None, now: int) -> ClockNow | None:
        """The clocks as a seat may see them."""
        if not self.runs:
            return None
        reading = self.reading
        left = reading.left[:]
        if now < reading.since:  # nobody may see yet whose time will run
            return ClockNow(left, [], now, None)
        running = [reading.seat] if reading.seat >= 0 and not reading.secret else []
        for runner in running:
            left[runner] = max(0, (reading.until or now) - now)
        return ClockNow(left, running, now, reading.until if seat is not None and seat == reading.seat else None)

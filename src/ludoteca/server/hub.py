"""Who watches which table from which seat, and who is told what once it is committed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from ludoteca.server.protocol import Facts
from ludoteca.server.refusals import Refuse
from ludoteca.server.sitting import Sitting
from ludoteca.server.timer import clock

ENCODER: Final = msgspec.json.Encoder()


class Watcher(Protocol):
    """One socket."""

    person: str | None

    @property
    def crowded(self) -> bool:
        """Can it take no more now? It will ask again when it can."""

    @property
    def send(self) -> Callable[[bytes], None]:
        """Puts a message on its way."""

    def missed(self, table: str, seat: int | None) -> None:
        """An update was left out."""


class Hub:
    """All watchers of this process. `seqs[table][seat][watcher]` is the seq up to which a watcher knows the log."""

    def __init__(self) -> None:
        self.seqs: dict[str, dict[int | None, dict[Watcher, int]]] = {}
        self.elsewhere: dict[str, dict[int, set[str]]] = {}  # seats whose owners are connected to other processes
        self.on_presence: Callable[[str, int, bool], None] = lambda table, seat, here: None
        self.drafts: dict[tuple[str, int | None, int], bytes] = {}  # updates that wait for their commit, by table, seat and known seq

    def watched(self, table: str) -> bool:
        """Does anybody here watch this table?"""
        return table in self.seqs

    def watch(self, watcher: Watcher, sitting: Sitting, seat: int | None, since: int) -> None:
        """Show a table from a seat and keep showing it."""
        if seat is not None:
            sitting.chair_of(seat, watcher.person)
        before = self.online(sitting.id)
        self.seqs.setdefault(sitting.id, {}).setdefault(seat, {})[watcher] = sitting.shown(clock())
        if sitting.match is not None:
            watcher.send(ENCODER.encode(sitting.update(since, seat, clock())))
        if self.online(sitting.id) != before:
            self.tell_facts(sitting)
            assert seat is not None
            self.on_presence(sitting.id, seat, True)
        else:
            watcher.send(ENCODER.encode(Facts(sitting.facts(watcher.person, before))))

    def unwatch(self, watcher: Watcher, table: str, seat: int | None) -> bool:
        """Show it no more; True if this seat's owner is gone from here."""
        seats = self.seqs.get(table)
        if seats is None or watcher not in seats.get(seat, ()):
            return False
        del seats[seat][watcher]
        if not seats[seat]:
            del seats[seat]
        if not seats:
            del self.seqs[table]
        if seat is None or (table in self.seqs and seat in self.seqs[table]):
            return False
        self.on_presence(table, seat, False)
        return True

    def online(self, table: str) -> set[int]:
        """Seats whose owners are connected, here or elsewhere."""
        here = {seat for seat in self.seqs.get(table, ()) if seat is not None}
        return here | {seat for seat, processes in self.elsewhere.get(table, {}).items() if processes}

    def draft(self, sitting: Sitting) -> None:
        """Put into words what will be told once it is on disk. Where windows are secret it depends on the moment, and is left for later."""
        if sitting.match is None or sitting.curtain is not None:
            return
        now = clock()
        for seat, watchers in self.seqs.get(sitting.id, {}).items():
            for known in set(watchers.values()):
                self.drafts[(sitting.id, seat, known)] = ENCODER.encode(sitting.update(known, seat, now))

    def drop_drafts(self) -> None:
        """What was drafted and not told is void."""
        self.drafts.clear()

    def publish(self, sitting: Sitting, since: int, facts: bool) -> None:
        """Tell all watchers what is new since `since`: one text for each seat, however many watch from it."""
        if facts:
            self.close_strangers(sitting)
        seats = self.seqs.get(sitting.id)
        if not seats:
            return
        touched: set[int] | None = None  # who has something new besides the log; None: perhaps everybody
        if sitting.curtain is not None and not facts:
            touched, sitting.curtain.touched = sitting.curtain.touched, set()
        if sitting.match is not None and (sitting.seq > since or facts):
            now = clock()
            shown = sitting.shown(now)
            for seat, watchers in list(seats.items()):
                texts: dict[int, bytes] = {}
                for watcher, known in list(watchers.items()):
                    if touched is not None and known == shown and seat not in touched:
                        continue
                    if watcher.crowded:
                        watcher.missed(sitting.id, seat)
                        continue
                    if known not in texts:
                        texts[known] = self.drafts.get((sitting.id, seat, known)) or ENCODER.encode(sitting.update(known, seat, now))
                    watchers[watcher] = shown
                    watcher.send(texts[known])
        if facts:
            self.tell_facts(sitting)

    def show_more(self, sitting: Sitting) -> None:
        """A secret window has closed for all: tell what was held back, and the end if that was it."""
        self.publish(sitting, -1, sitting.state == "over")

    def lags(self, sitting: Sitting, now: int) -> bool:
        """Has somebody not been told all that may be seen by now? Whoever is crowded catches up by itself."""
        if sitting.match is None:
            return False
        shown = sitting.shown(now)
        return any(known < shown and not watcher.crowded for watchers in self.seqs.get(sitting.id, {}).values() for watcher, known in watchers.items())

    def close_strangers(self, sitting: Sitting) -> None:
        """A seat that is no longer theirs is closed to those who watch from it, before anything more is shown."""
        for seat, watchers in list(self.seqs.get(sitting.id, {}).items()):
            for watcher in list(watchers):
                if seat is not None and sitting.chairs[seat].person != watcher.person:
                    self.unwatch(watcher, sitting.id, seat)
                    watcher.send(ENCODER.encode(Refuse("not-yours").on_socket("")))

    def tell_facts(self, sitting: Sitting) -> None:
        """Tell all watchers about the table itself, each once."""
        self.close_strangers(sitting)
        online = self.online(sitting.id)
        everybody = {watcher for watchers in self.seqs.get(sitting.id, {}).values() for watcher in watchers}
        for watcher in everybody:
            watcher.send(ENCODER.encode(Facts(sitting.facts(watcher.person, online))))

    def heard_presence(self, process: str, table: str, seat: int, here: bool) -> None:
        """Another process says that a seat's owner came or went."""
        processes = self.elsewhere.setdefault(table, {}).setdefault(seat, set())
        if here:
            processes.add(process)
        else:
            processes.discard(process)
            if not any(self.elsewhere[table].values()):
                del self.elsewhere[table]

    def here(self) -> list[tuple[str, int, bool]]:
        """Every seat whose owner is connected here, as it is announced."""
        return [(table, seat, True) for table, seats in self.seqs.items() for seat in seats if seat is not None]

    def forget(self, process: str) -> list[str]:
        """A process is no more: nobody is connected to it. The tables watched here whose people this concerns."""
        concerned = [table for table, seats in self.elsewhere.items() if any(process in processes for processes in seats.values())]
        for table in concerned:
            for seat in list(self.elsewhere[table]):
                self.heard_presence(process, table, seat, False)
                if table not in self.elsewhere:
                    break
        return [table for table in concerned if self.watched(table)]

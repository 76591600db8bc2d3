"""What undoes insertions: the whole batch, or what Campos Selados leaves of it. [cal.ins.10–11, cal.card.4.3, cal.card.12.3, cal.card.15.2]"""

from __future__ import annotations

from ludoteca.core.state import ALLOWED
from ludoteca.games.calamandara.actions import (
    FIRE,
)  # fmt: skip
from ludoteca.games.calamandara.board import FINAL
from ludoteca.games.calamandara.rules.placing import turns_for, why_not_insert
from ludoteca.games.calamandara.rules.symbols import (
    add_depot,
    add_ready,
    destroy,
    due_waterfalls,
    is_attack_type,
    is_directional,
    lay,
    type_at,
    undo_batch,
)
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.steps.inserting import DEPOT_FLAG, REMOVED_FLAG, REOPEN, TRANSFORM_FLAG, become, forms


def stop_batch(s: Calamandara, base: int) -> None:
    """The whole batch is undone and the insertion is over. [cal.card.4.3, cal.card.15.2]"""
    s.inserted -= counted(s, base)
    undo_batch(s)
    s.gone |= 1 << base


def counted(s: Calamandara, base: int) -> int:
    """How many symbols of the batch count towards the four of phase 2: a batch made by a card has that card below it."""
    if base:
        return 0
    return sum((s.placed[index + 3] & TRANSFORM_FLAG) == 0 for index in range(0, len(s.placed), 4))


def replay_without_attacks(s: Calamandara, base: int) -> None:
    """Undo the batch and repeat it without mountain, mirror, fire and star; what is illegal without them returns too. [cal.card.12.3]"""
    choices = s.placed
    seat = s.batch_of
    before = counted(s, base)
    undo_batch(s)
    for index in range(0, len(choices), 4):
        symbol, cell, way, flags = choices[index], choices[index + 1], choices[index + 2], choices[index + 3]
        if not is_attack_type(symbol):
            replay(s, seat, symbol, cell, way, flags)
    s.inserted += counted(s, base) - before
    s.gone |= 1 << (base + REOPEN)


def replay(s: Calamandara, seat: int, symbol: int, cell: int, way: int, flags: int) -> None:
    """One choice of a batch again, if it is still legal; everybody has heard of it."""
    if flags & TRANSFORM_FLAG:
        if cell in due_waterfalls(s, seat) and symbol in forms(s, seat, cell) and is_turn_free(s, symbol, cell, way):
            become(s, seat, symbol, cell, way)
        return
    if why_not_insert(s, seat, symbol, cell) != ALLOWED or not is_turn_free(s, symbol, cell, way):
        return
    if flags & DEPOT_FLAG:
        add_depot(s, seat, symbol, -1)
    else:
        add_ready(s, seat, symbol, -1)
    if type_at(s, cell) == FIRE:
        destroy(s, seat, cell)
    if flags & REMOVED_FLAG:
        add_depot(s, seat, symbol, 1)
    else:
        lay(s, seat, symbol, cell, way)
    s.placed.extend([symbol, cell, way, flags])
    s.alarms = []


def is_turn_free(s: Calamandara, symbol: int, cell: int, way: int) -> bool:
    """May the symbol be laid here in this direction?"""
    return not FINAL[cell] or not is_directional(symbol) or way in turns_for(s, symbol, cell)

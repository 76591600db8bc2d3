"""A game to look through: moves, frames, the record, the dice. Before the end a seat sees only what it saw."""

from __future__ import annotations

from ludoteca.core.state import NOBODY
from ludoteca.play import Match
from ludoteca.play.odds import odds_lines
from ludoteca.server.pages import Dice, Frame, Move
from ludoteca.server.protocol import Entry
from ludoteca.server.refusals import Refuse
from ludoteca.server.sitting import Sitting
from ludoteca.server.telling import told

MOST = 50
"""Frames in one answer."""
UNKNOWN = NOBODY
"""The seat of a move whose author the reader may not know."""


def finished(sitting: Sitting) -> Match:
    """The match, if it is over."""
    if sitting.state != "over":
        raise Refuse("not-over")
    return sitting.playing()


def check_view(sitting: Sitting, seat: int | None, person: str | None) -> None:
    """After the end anybody may look from any seat; before it only from one's own, or as a spectator; games with secret windows only then."""
    sitting.playing()
    if sitting.game.windows and sitting.state != "over":
        raise Refuse("not-over")  # the count of plies alone would betray who passed in secret windows
    if seat is not None:
        sitting.chair(seat)
        if sitting.state != "over":
            sitting.chair_of(seat, person)


def check_ply(sitting: Sitting, ply: int) -> int:
    """The ply, if the game has it."""
    if not 0 <= ply <= sitting.playing().ply:
        raise Refuse("unknown-ply", f"the game has the plies 0 to {sitting.playing().ply}")
    return ply


def moves(sitting: Sitting, seat: int | None) -> list[Move]:
    """Every line of play; before the end only one's own choices are named."""
    match, game = sitting.playing(), sitting.game
    everything = sitting.state == "over"
    found: list[Move] = []
    state = match.at(0)
    before = UNKNOWN
    for ply, action in enumerate(match.actions):
        mover = state.to_move()
        known = everything or (mover >= 0 and mover == seat)
        turn = known and mover >= 0 and mover != before
        if mover >= 0:
            before = mover
        text = game.action_text(action) if known else None
        found.append(Move(ply, mover if known else UNKNOWN, game.actions.format(action) if known else "", text, turn))
        state.advance(action)
    return found


def frames(sitting: Sitting, seat: int | None, first: int, last: int) -> list[Frame]:
    """View and log at each ply of a stretch."""
    match = sitting.playing()
    check_ply(sitting, first)
    last = min(max(first, last), match.ply, first + MOST - 1)
    events: dict[int, list[Entry]] = {}
    for moment in match.moments:
        if first <= moment.ply <= last:
            events.setdefault(moment.ply, []).append(told(sitting.game, moment.event, seat, 0, moment.ply))
    state = match.at(first)
    found: list[Frame] = []
    for ply in range(first, last + 1):
        if ply > first:
            state.advance(match.actions[ply - 1])
        found.append(Frame(ply, sitting.game.view(state, seat), events.get(ply, [])))
    return found


def record(sitting: Sitting) -> str:
    """The record of a finished game with the seed and what chance could have brought: all that a browser needs to check the dice."""
    match, stored = finished(sitting), sitting.stored
    foreign = stored.source.ply if stored.source is not None else 0
    text = match.write(reveal=True) + "".join(f"{line}\n" for line in odds_lines(match, foreign))
    first, _, rest = text.partition("\n")
    return f"{first}\nforeign: {foreign}\n{rest}" if foreign else text


def dice(sitting: Sitting) -> Dice:
    """Commitment always; seed, words and record after the end."""
    over = sitting.state == "over"
    seeds = [chair.seed if over else "" if chair.seed else None for chair in sitting.chairs]
    recorded = over and sitting.match is not None
    return Dice(
        sitting.commitment, [seed or None if over else seed for seed in seeds], sitting.stored.seed if over else None, record(sitting) if recorded else None
    )

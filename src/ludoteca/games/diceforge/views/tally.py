"""What each purchase would cost the player whose move it is, and what it would leave: a board shows these numbers, it never counts."""

from __future__ import annotations

from ludoteca.core.view import Item
from ludoteca.games.diceforge.actions import GOLD, MOON, RESOURCES, SUN
from ludoteca.games.diceforge.rules import NOBODY_THERE, standing_on
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.blessings import ShipFace


def face_tally(s: Diceforge, face: int, values: dict[str, int]) -> None:
    """The price of a face of the Sanctuary; what is left of the buyer's gold, or how much he lacks. [dic.off.1, dic.fac.7]"""
    values["cost"] = s.box.cost[face]
    if not s.agenda:
        return
    step = s.agenda[-1]
    price = s.box.cost[face]
    seat = s.active
    if isinstance(step, ShipFace):
        price = max(0, price - step.discount)
        seat = step.seat
        values["price"] = price
    add_rest(values, "gold", s.stock[seat * RESOURCES + GOLD] - price)


def card_tally(s: Diceforge, slot: int, item: Item) -> None:
    """What a feat would leave the active player, the glory he would come to, and whether he would oust somebody. [dic.fea.1, dic.ous.1]"""
    if not s.agenda:
        return
    values = item["values"]
    seat = s.active
    if s.box.sun[slot]:
        add_rest(values, "sun", s.stock[seat * RESOURCES + SUN] - s.box.sun[slot])
    if s.box.moon[slot]:
        add_rest(values, "moon", s.stock[seat * RESOURCES + MOON] - s.box.moon[slot])
    values["total"] = s.score(seat) + s.box.glory[s.feats[slot]]
    if standing_on(s, s.box.island[slot]) not in (seat, NOBODY_THERE):
        item["marks"] = [*item["marks"], "ousts"]


def add_rest(values: dict[str, int], kind: str, rest: int) -> None:
    """So much would be left, or so much is lacking."""
    values[f"leaves_{kind}" if rest >= 0 else f"lacks_{kind}"] = abs(rest)

"""Every question can say why not, with the numbers of the moment, also when hardly a card is left."""

from __future__ import annotations

from games.labyrinx.table import LABYRINX, Table, X
from ludoteca.core.draw import Draw
from ludoteca.core.state import CHANCE
from ludoteca.games.labyrinx.actions import CHARACTERS, POWER
from scenario import rule

SHORT_OF_CARDS = {"avra_dir", "disarm_dir", "push_dir", "flee_dir", "charge_dir", "charge_push", "retaliate", "leap_dir", "attune_dir"}
"""The questions that may be refused for want of a card to draw."""


def last_cards(character: str, race: bool) -> Table:
    """Four on a resolved trap amid gaps, one apart, and no card left to draw."""
    others = [name for name in CHARACTERS if name not in (character, "lane")][:4]
    return Table(
        seats=5, characters=[character, *others], at=["6,2"] * 4 + ["1,1"], treasures=[1, 2, 2, 2, 2], hands=[["tee_open_none"], [], [], [], []],
        removed="rest", race=[0, 1, 2, 3, 4] if race else [],
        cards={
            "6,2": "cross_one_trap@0 resolved", "7,2": X, "8,2": "bend_open_none", "0,2": "line_open_none", "6,1": "cross_all_none", "6,3": "cross_open_trap",
            "6,4": "cross_open_monster", "6,5": X, "1,1": X, "1,2": X, "2,1": "tee_open_monster",
        },
    )  # fmt: skip


def refused(t: Table, seed: int, choices: int) -> set[tuple[str, str]]:
    """The questions of some random play that begins with the power, each with the reasons it gave; all must find their words."""
    found: set[tuple[str, str]] = set()
    draw = Draw(seed)
    while t.s.agenda and choices:
        if t.s.to_move() == CHANCE:
            t.s.apply(t.s.agenda[-1].sample(t.s, draw))
            continue
        choices -= 1
        decision = LABYRINX.decision(t.s)
        assert decision is not None
        found |= {(decision["point"], one["refusal"]["text"]["key"].removeprefix("labyrinx-reason-")) for one in decision["refused"]}
        t.s.apply(POWER if POWER in t.s.open else draw.pick(t.s.open))
    return found


@rule("lab.pile.4", "lab.char.avra.6", "lab.char.eimmie.3")
def test_every_question_says_why_not_when_no_card_is_left() -> None:
    found: set[tuple[str, str]] = set()
    for character in CHARACTERS:
        for seed in range(24):
            found |= refused(last_cards(character, race=seed % 4 == 0), seed, 14)
    assert {reason for _, reason in found} >= {"no-cards", "line-short", "door", "no-move"}
    assert {point for point, reason in found if reason == "no-cards"} == SHORT_OF_CARDS

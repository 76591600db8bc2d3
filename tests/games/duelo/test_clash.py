"""Movements, numbers, Kings and blows, where the worked scenarios leave something to show."""

from __future__ import annotations

import pytest

from games.duelo.table import DUELO, Fight, Table
from ludoteca.core.event import Event
from scenario import rule

BOTH = ["attack_both", "attack_both"]


@rule("due.mov.4")
def test_an_affine_figure_acts_without_asking() -> None:
    fight = Fight(["virgo leo cancer", "aquarius gemini libra"], ["eS w9 / f8 f2 f3", "a2 a3 / e5 f4 w7"], BOTH)
    assert fight.table.told("came_out") == [{"seat": 0, "side": "L", "out": "cancer", "in": "virgo"}]


@rule("due.mov.7")
def test_movements_of_different_players_do_not_interact() -> None:
    mine = ["eS w9 w5 / f8 f2", "a2 a3 / e5 f4 w7"]
    both = ["eS w9 w5 / f8 f2", "a2 aC / e5 f4 w7"]
    zodiacs = ["virgo leo cancer", "aquarius gemini libra"]
    alone, together = Fight(zodiacs, mine, BOTH), Fight(zodiacs, both, BOTH)
    for slot in ("0L", "0R"):
        assert alone[slot]["zodiac"] == together[slot]["zodiac"]
        assert alone[slot]["damage"] == together[slot]["damage"]
    assert (together["1L"]["zodiac"], together["1R"]["zodiac"]) == ("gemini", "aquarius")


@rule("due.mov.9")
def test_a_zodiac_that_comes_out_is_turned_up_and_the_one_that_withdraws_stays_known() -> None:
    fight = Fight(["virgo leo cancer", "aquarius gemini libra"], ["eS w9 w5 / f8 f2", "a2 a3 / e5 f4 w7"], BOTH)
    assert fight.table.told("came_out", None) == [{"seat": 0, "side": "L", "out": "cancer", "in": "virgo"}]
    assert "virgo" not in [told["zodiac"] for told in fight.slots.values()], "who withdrew fights no more"


@rule("due.mov.11")
def test_figures_never_add_damage() -> None:
    fight = Fight(["aries pisces leo", "aquarius gemini libra"], ["fC fR / wS w2 w3", "a2 a3 / e5 f4 w7"], BOTH)
    slots = {told["zodiac"]: fight.numbers[slot] for slot, told in fight.slots.items()}
    assert slots["aries"] == 8, "base damage only: its caballero and rey are worth nothing"


@rule("due.kng.2")
def test_kings_are_applied_after_the_numbers() -> None:
    """Libra halves 10 + 17, not the bare 10; the numbers are told before any King."""
    fight = Fight(["libra virgo taurus", "aries gemini leo"], ["a2 aR / e5 e6 e7", "f2 f3 / a10 a7 w2"], BOTH)
    assert (fight.numbers["1R"], fight["1R"]["damage"]) == (27, 14)
    kinds = [event.kind.name for event in fight.table.events]
    assert max(index for index, kind in enumerate(kinds) if kind == "numbers") < kinds.index("king")


@rule("due.kng.3")
def test_the_ability_is_that_of_the_zodiac_now_in_the_slot() -> None:
    """The water King lies under Virgo; the sota brings Cancer there."""
    fight = Fight(["virgo leo cancer", "aquarius gemini libra"], ["eS wR / f8 f2 f3", "a2 a3 / e5 f4 w7"], ["attack_right_block_left", "attack_both"])
    assert fight.kings == ["0L cancer"]
    assert fight["0L"]["armour"] == 5 + 8


@rule("due.kng.4")
def test_an_active_king_is_applied_without_asking() -> None:
    fight = Fight(["leo pisces aries", "virgo gemini libra"], ["f9 fR / w2 w3 w4", "e2 e3 / a2 a3 a4"], BOTH)
    assert fight.kings == ["0L leo"]
    assert fight["0L"]["damage"] == 22


@rule("due.kng.6")
def test_armour_is_made_first_then_strengthened_by_cancer_and_last_broken_by_aries() -> None:
    fight = Fight(["aries pisces leo", "libra cancer virgo"], ["fR f6 / w2 w3 w4", "a5 a6 / wR w10 w9"], ["attack_both", "attack_left_block_right"])
    assert fight["1R"]["damage"] == 5 + 19
    assert fight["1R"]["armour"] == 0, "24 + 8 = 32 armour, then Aries breaks it"
    assert fight["1R"]["received"] == 14


@rule("due.kng.9")
def test_there_is_one_king_of_each_element_so_two_zodiacs_of_an_element_never_both_have_it() -> None:
    table = Table()
    assert [table.options().count(f"zodiac:{name}") for name in ("aries", "leo", "sagittarius")] == [1, 1, 1]
    fight = Fight(["aries leo virgo", "libra gemini taurus"], ["fR f9 / f8 f7 w2", "aR a2 / a3 a4 a5"], BOTH)
    assert fight.kings == ["0L aries", "1L libra"]


@rule("due.clh.2")
def test_two_attackers_each_receive_the_others_damage() -> None:
    fight = Fight(["aries taurus virgo", "aquarius gemini libra"], ["f2 f3 / e2 e3 e4", "a2 a3 / a4 a5 w7"], BOTH)
    assert (fight["0L"]["damage"], fight["1R"]["received"]) == (13, 13)
    assert (fight["1R"]["damage"], fight["0L"]["received"]) == (19, 19)


@rule("due.clh.11")
def test_an_eliminated_zodiac_is_out_for_the_round_and_returns_for_the_next() -> None:
    fight = Fight(["aries taurus virgo", "aquarius gemini libra"], ["f9 f8 / e2 e3 e4", "a2 a3 / a4 a5 w7"], BOTH)
    assert fight["1R"]["eliminated"] == 1
    assert "zodiac:gemini" in fight.table.options(), "the next deal has it again"
    assert fight.table.s.round == 2


@rule("due.clh.12")
def test_each_lane_has_one_clash_and_damage_never_carries_over() -> None:
    fight = Fight(["aries taurus virgo", "aquarius gemini libra"], ["f9 f8 f7 f6 f5 / ", "a2 a3 / e5 f4 w7"], BOTH)
    assert len(fight.slots) == len(fight.table.told("clashed")) == 4
    assert fight["1R"]["received"] == 43
    assert fight["1L"]["received"] == 6, "what is too much for one facing zodiac does not reach the other"
    fight.table.deal()
    assert [zone["items"][0]["values"]["life"] for zone in fight.table.view(0)["zones"] if zone["id"] == "zodiac:0L"] == [12]


@rule("due.pow.pisces")
def test_pisces_cannot_be_eliminated_and_what_it_receives_still_counts() -> None:
    laid = ["wR w2 / f2 f3 f4", "a2 a3 / a10 a9 a8"]
    fight = Fight(["pisces aries leo", "aquarius gemini libra"], laid, BOTH)
    assert (fight["0L"]["received"], fight["0L"]["eliminated"]) == (37, 0)
    assert fight.damage[1] == 37 + fight["0R"]["received"]  # type: ignore[operator]
    asleep = Fight(["pisces aries leo", "aquarius gemini libra"], [laid[0].replace("wR", "w3"), laid[1]], BOTH)
    assert asleep["0L"]["eliminated"] == 1


@rule("due.pow.scorpio")
@pytest.mark.parametrize(("cards", "armour", "eliminated"), [("a2 a4 a6", 14, 0), ("a2 a3 a6", 13, 0), ("a2 a3 a5", 12, 1)])
def test_poison_needs_at_least_one_damage(cards: str, armour: int, eliminated: int) -> None:
    """Scorpio strikes with 8 + 5 = 13: a perfect and an equal block stop it, one point through is lethal for 18 life."""
    fight = Fight(["scorpio virgo leo", "aries libra taurus"], ["wR w5 / e2 e3 e4", f"f2 f3 / {cards}"], ["attack_both", "attack_left_block_right"])
    assert (fight["1R"]["armour"], fight["1R"]["eliminated"]) == (armour, eliminated)


@rule("due.pow.aries")
def test_aries_breaks_no_armour_when_it_blocks_itself() -> None:
    fight = Fight(
        ["aries pisces leo", "cancer taurus virgo"], ["fR f6 / w2 w3 w4", "w5 w6 / e10 e9 e8"], ["attack_right_block_left", "attack_left_block_right"]
    )
    assert fight["1R"]["armour"] == 33


@rule("due.pow.cancer")
def test_the_shell_is_idle_when_cancer_attacks() -> None:
    fight = Fight(["cancer taurus leo", "libra gemini virgo"], ["wR w4 / e5 e6 e7", "a2 a3 / a10 f2 f3"], BOTH)
    assert (fight["0L"]["damage"], "armour" in fight["0L"]) == (9, False)


@rule("due.pow.taurus")
def test_half_of_the_life_of_taurus_also_counts_as_armour() -> None:
    fight = Fight(["taurus virgo leo", "cancer aries scorpio"], ["eR e2 / e5 e6 w2", "w6 / f9 f4 w7 w5"], ["attack_right_block_left", "attack_both"])
    assert fight["0L"]["armour"] == 6 + 2 + 9


@rule("due.pow.gemini")
def test_gemini_without_a_counting_number_repeats_nothing() -> None:
    fight = Fight(["gemini virgo leo", "cancer aries scorpio"], ["aR w2 / e5 e6 w3", "w6 / f9 f4 w7 w5"], BOTH)
    assert fight["0L"]["damage"] == 10


@rule("due.pow.gemini")
def test_geminis_only_number_counts_twice() -> None:
    fight = Fight(["gemini virgo leo", "cancer aries scorpio"], ["aR a7 / e5 e6 w3", "w6 / f9 f4 w7 w5"], BOTH)
    assert fight["0L"]["damage"] == 10 + 7 + 7


@rule("due.pow.virgo", "due.pow.capricorn")
def test_virgo_takes_the_highest_of_all_numbers_that_count_for_capricorn() -> None:
    """There is one King of earth, so a pack makes Capricorn a zodiac of air: 2, 8 and 9 count, and the 9 goes, the last of them."""
    pack = DUELO.load(DUELO.load().source.replace('capricorn = { element = "earth"', 'capricorn = { element = "air"'))
    position = {
        "attacker": 0, "zodiacs": ["virgo aries pisces", "cancer capricorn leo"],
        "laid": ["eR e4 / f5 w2 w3", "w4 / f2 a8 aR w9"], "stances": ["attack_both"],
    }  # fmt: skip
    events: list[Event] = []
    s = DUELO.setup(position, pack)
    s.out = events
    s.apply(DUELO.actions.parse("declare:attack_both"))
    told = [event.known_to(None, DUELO.vocabulary)["values"] for event in events if event.kind.name == "clashed" and event.seat == 1]
    assert {"zodiac": "capricorn", "damage": 5 + 2 + 8}.items() <= next(values for values in told if values["side"] == "R").items()  # type: ignore[index,attr-defined]


@rule("due.pow.aquarius")
def test_aquarius_keeps_its_own_damage_when_it_is_higher() -> None:
    fight = Fight(["aquarius virgo leo", "cancer aries scorpio"], ["aR a10 a9 / e5 e6", "w6 / f2 e2 w7 w5"], BOTH)
    assert (fight["0L"]["damage"], fight["1R"]["damage"]) == (25, 10)


@rule("due.pow.sagittarius")
def test_sagittarius_that_blocks_or_does_not_eliminate_gets_its_blow() -> None:
    blocks = Fight(["sagittarius taurus leo", "libra gemini virgo"], ["fR f9 / e5 e6 e7", "a2 a3 / a10 a9 f3"], ["attack_right_block_left", "attack_both"])
    assert blocks["0L"]["received"] == 29 - 16
    weak = Fight(["sagittarius taurus leo", "libra gemini virgo"], ["fR f2 / e5 e6 e7", "a2 a3 / a10 a9 f3"], BOTH)
    assert (weak["1R"]["eliminated"], weak["0L"]["received"]) == (0, 29)

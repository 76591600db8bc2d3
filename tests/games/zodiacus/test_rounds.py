"""Turns, rounds and their steps; hands and decks; experience."""

from __future__ import annotations

import pytest

from games.zodiacus.table import Table, action, castle_round, hero_round
from scenario import rule


@rule("zod.round.1")
def test_the_steps_of_the_castle_round_in_their_order() -> None:
    fallen = {"p1_tower_alpha": {"gone": True}, "p1_tower_beta": {"gone": True}}
    table = castle_round(0, ["zeus_bolt", ""], territories=["fire_lands"], land=["green red"], xp=[500, 0], p0_beta={"limbo": 2}, **fallen)
    points = []
    while table.s.active == 0 and table.s.phase == 0:
        points.append(table.point())
        table.quiet()
    assert points == ["castle_discard", "castle_draw", "castle_evolve", "castle_revive", "castle_cards", "castle_attack", "castle_power"]


@rule("zod.round.2")
def test_the_steps_of_an_intrepidos_round_in_their_order() -> None:
    table = hero_round(hands=["zeus_bolt orc_shield"], p0_alpha={"limbo": 1}, p1_alpha={"at": "5,3"})
    points = []
    while table.s.active == 0:
        points.append(table.point())
        if table.point() == "limbo_cell":
            table.do("cell:5,2")
        else:
            table.quiet()
    assert points == ["intz_cards", "limbo_cell", "intz_order", "intz_items", "intz_move", "intz_action"]


@rule("zod.round.3")
def test_rounds_alternate_between_the_players() -> None:
    table = castle_round(turn=1)
    table.to_round("gamma", 1).to_round("castle", 0)
    rounds = [(told["part"], told["seat"]) for told in table.told("round_began")]
    assert rounds == [("castle", 1), ("alpha", 0), ("alpha", 1), ("beta", 0), ("beta", 1), ("gamma", 0), ("gamma", 1), ("castle", 0)]
    assert table.s.turn == 2


@rule("zod.round.5")
def test_four_players_play_clockwise() -> None:
    table = castle_round(active=2, seats=4, order=[2, 3, 0, 1]).to_round("alpha", 2)
    assert [told["seat"] for told in table.told("round_began")] == [3, 0, 1, 2]


@rule("zod.round.4")
def test_a_finished_step_is_not_reopened() -> None:
    table = castle_round(0, ["zeus_bolt"], xp=[500, 0]).to("castle_cards")
    assert table.why_not("evolve:alpha") == ("zod.card.2", "this is not what is asked now (castle_cards)")
    table.do("done")
    assert table.why_not("play:zeus_bolt")[0] == "zod.bld.1"


@rule("zod.round.7")
def test_one_attack_or_one_ability() -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"})
    assert table.options() == ["pass", "attack:basic", "ability:ram_charge"]
    table.do("attack:basic", "die:15", "decline")
    assert table.s.active == 1


@rule("zod.round.9")
def test_towers_and_guardians_work_at_the_end_of_the_castle_round() -> None:
    table = castle_round(
        towers=["light_tower fire_tower"], territories=["fire_lands"], power_wait=[2, 0], p0_alpha={"at": "2,5", "damage": 20}, p0_beta={"damage": 20},
        p0_guardian_beta={"damage": 30},
    ).to_round("alpha", 0)  # fmt: skip
    assert (table.damage("0_alpha"), table.damage("0_beta"), table.damage("0_guardian_beta")) == (15, 20, 20)
    assert [told["figure"] for told in table.told("healed")] == ["frixo", "hydra"]
    assert table.s.power_wait[0] == 1


@rule("zod.round.12")
def test_who_dies_in_the_cards_step_of_its_own_round_loses_the_rest_of_it() -> None:
    hand = ["coordinated_attack oracle"]
    table = hero_round(hands=hand, p0_alpha={"at": "8,9", "damage": 65, "cooldown": [2, 0, 0]}).do("play:coordinated_attack", "die:20")
    table.do("die:15")
    assert table.limbo("0_alpha") == 2, "no Limbo step in this round"
    assert table.s.active == 1, "oracle could not be played any more"
    assert table.cooldown("0_alpha")[0] == 1, "but cooldowns went down"


@rule("zod.round.14")
def test_movement_is_skipped_where_no_step_is_possible() -> None:
    shut = hero_round(territories=["wild_fields", "styx_banks"], p0_alpha={"at": "0,17"}, p1_alpha={"at": "1,17"}, p1_beta={"at": "0,16"})
    assert shut.point() == "intz_action"
    free = hero_round()
    assert "stop" in free.options(), "not to move at all is allowed"


@rule("zod.deck.7")
def test_there_is_no_limit_to_a_hand_outside_the_draw_step() -> None:
    table = castle_round(0, ["oracle orc_shield war_axe magic_bow dodge"]).to("castle_cards").do("play:oracle", "drawn:rust", "drawn:dodge")
    assert len(table.s.hands[0]) == 6
    table.to_round("alpha", 0)
    assert len(table.s.hands[0]) == 6


@rule("zod.deck.9")
def test_everything_used_goes_to_its_owners_discard_pile() -> None:
    table = castle_round(0, ["rust plunder", "dodge"], p1_alpha={"level": 2, "items": "war_axe"}).to("castle_cards")
    table.do("play:rust")
    assert table.pile(1) == "war_axe"
    table.do("play:plunder", "lost:dodge")
    assert (table.pile(0), table.pile(1)) == ("plunder rust", "war_axe dodge")
    shared = castle_round(0, ["rust", ""], options={"deck_mode": "shared"}, p1_alpha={"level": 2, "items": "war_axe"}).to("castle_cards").do("play:rust")
    assert shared.pile(0).split() == ["war_axe", "rust"]


@rule("zod.deck.10")
def test_who_finds_too_few_cards_draws_what_there_is() -> None:
    table = castle_round(draw_piles=["dodge"], discards=["rust"])
    assert table.options() == ["draw:0", "draw:1", "draw:2"]
    assert table.why_not("draw:3") == ("zod.deck.10", "deck and discard pile together hold only 2 cards")
    oracle = castle_round(0, ["oracle"], draw_piles=["dodge"]).to("castle_cards").do("play:oracle", "drawn:dodge")
    assert oracle.hand(0) == "dodge"


@rule("zod.deck.6", "zod.card.9", "zod.term.1")
def test_effects_never_reshuffle_but_cards_without_targets_may_always_be_played() -> None:
    table = castle_round(0, ["oracle"], draw_piles=[""], discards=["rust rust"]).to("castle_cards").do("play:oracle")
    assert table.hand(0) == ""
    assert table.pile(0).count("rust") == 2


@rule("zod.deck.11")
def test_recovering_is_not_drawing_and_is_seen_by_all() -> None:
    lost = {f"p0_{piece}": {"gone": True} for piece in ("castle", "tower_alpha", "tower_beta")}
    table = castle_round(0, ["call_to_arms"], seats=4, discards=["war_axe rust"], **lost).to("castle_cards")
    table.do("play:call_to_arms")
    assert table.hand(0) == "war_axe"
    assert [item["face"] for item in table.zone(1, "hand:0")["items"]] == ["war_axe"]
    shared = castle_round(1, ["", "call_to_arms"], options={"deck_mode": "shared"}, discards=["war_axe short_sword"]).to("castle_cards")
    shared.do("play:call_to_arms", "card:short_sword")
    assert shared.hand(1) == "short_sword"


@rule("zod.xp.2")
def test_xp_is_one_pool_for_all_three() -> None:
    table = castle_round(xp=[400, 0]).to("castle_evolve").do("evolve:gamma", "evolve:alpha")
    assert (table.s.level[:3], table.s.xp[0]) == ([2, 1, 2], 0)


@rule("zod.xp.5")
def test_levels_are_bought_in_the_evolution_step_also_twice_and_in_the_limbo() -> None:
    table = castle_round(xp=[550, 0], p0_alpha={"limbo": 2}).to("castle_evolve").do("evolve:alpha", "evolve:alpha")
    assert (table.s.level[0], table.limbo("0_alpha")) == (3, 2)
    later = hero_round(xp=[550, 0])
    assert later.why_not("evolve:alpha")[0] == "zod.move.1"


@rule("zod.xp.6")
def test_only_the_new_levels_attributes_count() -> None:
    table = action(p0_beta={"level": 3}, part="beta")
    assert (table.full("0_beta"), table.rm("0_beta"), table.rf("0_beta")) == (70, 10, 5)
    near = action(part="beta", p0_beta={"at": "6,5", "level": 3}, p1_beta={"at": "6,9"}).do("attack:basic")
    assert near.options() == ["die:5", "die:10", "die:15"], "1G+1Y at alvo 4"


@rule("zod.xp.7")
def test_each_level_adds_an_ability_and_keeps_the_earlier_ones() -> None:
    table = action(p0_alpha={"at": "6,8", "level": 3}, p1_beta={"at": "6,9"})
    assert [option for option in table.options() if option.startswith("ability")] == ["ability:ram_charge", "ability:golden_fleece", "ability:aries_fury"]
    low = action(p0_alpha={"at": "6,8", "level": 1}, p1_beta={"at": "6,9"})
    assert low.why_not("ability:aries_fury") == ("zod.xp.7", "this intrépido has not learnt aries_fury")


@rule("zod.xp.9")
def test_the_pool_has_no_limit() -> None:
    table = castle_round(0, ["war_lessons"], xp=[9990, 0]).to("castle_cards").do("play:war_lessons")
    assert table.s.xp[0] == 10040


@rule("zod.var.4", "zod.term.2")
def test_after_the_last_turn_the_better_team_wins() -> None:
    last = {"options": {"max_turns": 5}, "turn": 5}
    table = Table({**last, "round": "gamma", "active": 1, "felled": [1, 0]})
    while table.s.agenda:
        table.quiet()
    assert (table.s.turn, table.s.ranking()) == (5, [1, 2])
    life = Table({**last, "round": "gamma", "active": 1, "pieces": {"0_castle": {"damage": 5}}, "castles": ["sun", "sun"]})
    while life.s.agenda:
        life.quiet()
    assert life.s.ranking() == [2, 1]
    guardians = Table({**last, "round": "gamma", "active": 1, "slain": [0, 1], "castles": ["sun", "sun"]})
    while guardians.s.agenda:
        guardians.quiet()
    assert guardians.s.ranking() == [2, 1]
    levels = Table({**last, "round": "gamma", "active": 1, "pieces": {"0_beta": {"level": 2}}, "castles": ["sun", "sun"]})
    while levels.s.agenda:
        levels.quiet()
    assert levels.s.ranking() == [1, 2]
    even = Table({**last, "round": "gamma", "active": 1, "castles": ["sun", "sun"]})
    while even.s.agenda:
        even.quiet()
    assert even.s.ranking() == [1, 1]
    endless = Table({"options": {"max_turns": 0}, "turn": 90, "round": "gamma", "active": 1}).to_round("castle", 0)
    assert endless.s.turn == 91


@rule("zod.term.2")
@pytest.mark.parametrize(
    ("castles", "gone", "places", "told"),
    [
        (["sun", "moon", "iron", "iron"], [], [3, 3, 1, 1], ["drawn_game"]),
        (["iron", "moon", "iron", "iron"], [], [1, 4, 1, 1], ["drawn_game"]),
        (["sun", "moon", "iron", "sun"], [1, 2], [1, 4, 3, 1], ["drawn_game"]),
        (["sun", "moon", "iron", "star"], [], [2, 2, 1, 4], ["won"]),
    ],
)
def test_in_ffa_equal_first_places_at_the_end_are_a_draw_between_them(castles: list[str], gone: list[int], places: list[int], told: list[str]) -> None:
    table = Table({"seats": 4, "options": {"mode": "ffa", "max_turns": 3}, "turn": 3, "round": "gamma", "active": 3, "castles": castles, "gone": gone})
    while table.s.agenda:
        table.quiet()
    assert table.s.ranking() == places
    assert [kind for kind in table.kinds() if kind in ("won", "drawn_game")] == told


@rule("zod.term.2")
def test_a_pair_wins_as_one_and_two_equal_pairs_draw() -> None:
    last = {"seats": 4, "options": {"max_turns": 3}, "turn": 3, "round": "gamma", "active": 3}
    pairs = [Table({**last, "castles": castles}) for castles in (["iron", "moon", "iron", "iron"], ["sun", "moon", "sun", "moon"])]
    for table in pairs:
        while table.s.agenda:
            table.quiet()
    assert [table.s.ranking() for table in pairs] == [[1, 3, 1, 3], [1, 1, 1, 1]]
    assert [told["seat"] for told in pairs[0].told("won")] == [0, 2]
    assert "drawn_game" not in pairs[0].kinds()
    assert [kind for kind in pairs[1].kinds() if kind in ("won", "drawn_game")] == ["drawn_game"]

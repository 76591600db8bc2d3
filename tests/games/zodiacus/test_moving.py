"""Movement and obstacles, where the worked scenarios leave something to show."""

from __future__ import annotations

from games.zodiacus.table import action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
VEGA = ["vega astreia quiron"]


@rule("zod.move.2")
def test_a_path_may_turn_at_every_step() -> None:
    table = hero_round(p0_alpha={"at": "4,4"}).do("go:N", "go:E", "go:N", "go:W", "stop")
    assert table.at("0_alpha") == "4,6"


@rule("zod.move.6")
def test_obstacles_bar_the_way() -> None:
    table = hero_round(p0_alpha={"at": "6,4"})
    assert "go:S" not in table.options()
    assert table.why_not("go:S") == ("zod.move.6", "this obstacle cannot be entered without obstacle_walk")


@rule("zod.move.7")
def test_buildings_and_guardians_bar_the_way_also_ones_own() -> None:
    assert hero_round(p0_alpha={"at": "4,6"}).why_not("go:N")[0] == "zod.move.7"
    assert hero_round(p0_alpha={"at": "8,6"}).why_not("go:N")[0] == "zod.move.7"
    assert hero_round(p0_alpha={"at": "5,2"}).why_not("go:S")[0] == "zod.move.7"


@rule("zod.geo.8")
def test_the_cells_of_a_destroyed_piece_are_free() -> None:
    assert "go:N" in hero_round(p0_alpha={"at": "4,6"}, p0_tower_alpha=GONE).options()
    ruin = hero_round(p0_alpha={"at": "4,16"}, seats=4, p1_castle=GONE, p1_tower_alpha=GONE, p1_tower_beta=GONE)
    assert ruin.do("go:E").at("0_alpha") == "5,16"
    fallen = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 105}).do("attack:basic", "die:20", "assign:territory")
    fallen.to_round("castle", 0).to_round("alpha", 0)
    assert "go:N" in fallen.options()


@rule("zod.move.8")
def test_the_paralysed_do_not_move() -> None:
    table = hero_round(p0_alpha={"at": "6,8", "paralysis": 1}, p1_beta={"at": "6,9"})
    assert table.point() == "intz_action"


@rule("zod.move.9")
def test_a_mover_that_dies_or_is_paralysed_ends_its_movement() -> None:
    dead = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "damage": 75}).do("go:N", "attack:basic", "die:15")
    assert (dead.limbo("1_alpha"), dead.told("moved")) == (2, [])
    assert dead.s.phase == 2
    stunned = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}).do("go:N")
    stunned.s.status[3 * 4 + 2] = 2  # as if the blow had paralysed it
    stunned.do("attack:basic", "die:15")
    assert stunned.at("1_alpha") == "6,9"
    assert stunned.point() != "intz_move" or stunned.s.active != 1


@rule("zod.move.10")
def test_the_step_is_carried_out_after_the_blow() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}).do("go:N", "attack:basic", "die:15")
    assert table.at("1_alpha") == "6,10"
    assert table.kinds().index("hurt") < table.kinds().index("moved")
    assert table.s.agenda[-1].pack()[2] == 5, "one of six steps is spent"


@rule("zod.obs.6")
def test_pushes_swaps_and_leaps_never_put_a_walker_on_an_obstacle() -> None:
    push = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"}).do("ability:ram_charge")
    assert push.at("1_beta") == "6,10", "(6,11) is an obstacle"
    climbers = {"p0_alpha": {"at": "6,3", "level": 2}, "p0_beta": {"at": "0,2"}, "p0_gamma": {"at": "1,2"}}
    swap = castle_round(0, ["tactical_swap"], heroes=VEGA, **climbers).to("castle_cards").do("play:tactical_swap")
    assert swap.options() == ["target:0_beta", "target:0_gamma"]
    assert swap.why_not("target:0_alpha")[0] == "zod.card.7"
    lion = ["nemeu astreia quiron"]
    leap = action(heroes=lion, p0_alpha={"at": "4,5", "level": 3}, p1_beta={"at": "6,5"}).do("ability:kings_pounce")
    assert leap.options() == ["cell:6,4", "cell:5,5", "cell:7,5"], "(6,6) is an obstacle"


@rule("zod.obs.10")
def test_the_revealed_stay_so_until_a_step_of_their_own() -> None:
    stay = {"at": "5,6", "level": 2, "revealed": 1}
    pushed = castle_round(1, ["", "north_wind"], heroes=VEGA, territories=["fire_lands"], p0_alpha=stay).to("castle_cards")
    pushed.do("play:north_wind", "target:0_alpha", "go:E")
    assert pushed.at("0_alpha") == "7,6"
    assert pushed.s.revealed[0] == 0, "standing on open ground ends it"
    wall = castle_round(1, ["", "north_wind"], heroes=VEGA, territories=["fire_lands"], p0_alpha=stay, p0_beta={"at": "7,6"}).to("castle_cards")
    wall.do("play:north_wind", "target:0_alpha", "go:E")
    assert wall.at("0_alpha") == "6,6"
    assert not wall.hidden("0_alpha"), "from obstacle to obstacle a push keeps it revealed"
    fresh = castle_round(1, ["", "north_wind"], heroes=VEGA, p0_alpha={"at": "5,3", "level": 2}, p0_beta={"at": "7,3"}).to("castle_cards")
    fresh.do("play:north_wind", "target:0_alpha", "go:E")
    assert fresh.at("0_alpha") == "6,3"
    assert fresh.hidden("0_alpha"), "pushed in from outside it is not revealed"


@rule("zod.obs.11")
def test_a_second_source_of_obstacle_walk_and_enemies_in_the_way() -> None:
    both = {"at": "6,3", "level": 2, "items": "climbing_boots", "revealed": 1}
    table = castle_round(1, ["", "rust"], heroes=VEGA, p0_alpha=both).to("castle_cards").do("play:rust")
    assert table.at("0_alpha") == "6,3", "vega climbs by himself"
    assert table.point() != "obstacle_exit"
    quiron = {"at": "5,6", "level": 2, "items": "climbing_boots", "revealed": 1}
    held = castle_round(
        1, ["", "rust"], territories=["fire_lands"], heroes=["frixo astreia quiron", "vega carcino ganimedes"], p0_gamma=quiron, p0_alpha={"at": "4,6"},
        p0_beta={"at": "5,5"}, p1_alpha={"at": "6,6", "level": 2},
    ).to("castle_cards").do("play:rust")  # fmt: skip
    assert held.point() == "obstacle_exit"
    assert "cell:7,6" not in held.options(), "the way through the enemy on (6,6) is barred"
    assert "cell:3,6" in held.options(), "the way past a friend is not"

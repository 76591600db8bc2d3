"""The cards played at will: Miragem, Poço, Dimensões, Ruínas, Pesadelo, Terras, Pinturas, Sombra, Teoria, Mentes, Laceração, Templo, Percepção,
Lamentos, Espelho Gavoniano, Entropia."""

from __future__ import annotations

from games.calamandara.table import CALAMANDARA, Table
from scenario import rule

FEET = ["n3-1 footprint", "n3-2 footprint", "s3-1 footprint", "s3-2 footprint"]


def is_attack(words: str, **position: object) -> bool:
    """Is traveller 1, who holds Ecos, offered to take the card that was just played?"""
    table = Table(**position).do(words)
    return table.point() == "D_REACT" and table.asked() == 1 and "play:echoes" in table.options()


# 5 Miragem do Sono


@rule("cal.card.5.1", "cal.card.5.2", "cal.card.5.3")
def test_mirage_draws_for_its_beneficiary_up_to_five_or_three_in_the_final_zone() -> None:
    table = Table(hands=["mirage well", "oracle ruins"], at="acquire").do("play:mirage traveller:1")
    assert (table.point(), table.asked()) == ("D_DRAW", 1)
    table.do("draw deal:temple draw deal:nomad draw deal:helm")
    assert (table.hand(1), table.point()) == ("helm ruins nomad oracle temple", "D_ACQ_MENU")
    window = Table(hands=["mirage", "oracle"], at="acquire").do("play:mirage traveller:0")
    assert window.window() == "draw"
    final = Table(board=["s3-5 footprint"], tokens=["s3-5"], hands=["mirage well", ""], at="acquire").do(
        "play:mirage traveller:0 draw deal:temple draw deal:nomad"
    )
    assert (final.hand(0), final.point()) == ("well nomad temple", "D_ACQ_MENU")


@rule("cal.card.5.4")
def test_mirage_is_impossible_for_a_full_hand_or_an_empty_deck() -> None:
    full = Table(seats=3, hands=["mirage", "well ruins nomad temple helm", ""], unseen=[33, 33, 0], at="acquire").do("play:mirage").until("D_DRAW")
    assert (full.point(), full.asked()) == ("D_DRAW", 0)  # P1's hand is full, P2's deck is empty


@rule("cal.card.5.5")
def test_mirage_is_no_attack() -> None:
    assert not is_attack("play:mirage traveller:1", hands=["mirage", "echoes"], at="acquire")


# 6 O Poço


@rule("cal.card.6.1", "cal.card.6.2", "cal.card.6.3", "cal.card.6.4")
def test_the_well_passes_every_hand_to_the_left() -> None:
    table = Table(seats=3, hands=["well temple", "", "ruins"], at="acquire").do("play:well")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("ruins", "temple", "")
    assert table.faces(0, "hand:1") == ["temple"]  # the giver knows what the neighbour received
    assert table.faces(2, "hand:1") == [None]


@rule("cal.card.6.5")
def test_in_the_final_zone_three_cards_are_kept() -> None:
    table = Table(board=["n3-5 footprint"], tokens=["start", "n3-5"], hands=["well temple nomad ruins helm", ""], at="acquire").do("play:well")
    assert (table.point(), table.asked()) == ("D_KEEP", 1)
    table.do("card:helm card:temple card:nomad")
    assert (table.hand(1), table.cards("decks", 1)) == ("helm nomad temple", "ruins")


@rule("cal.card.6.6")
def test_final_reserves_do_not_move() -> None:
    table = Table(hands=["well temple", "ruins"], reserves=["nomad", "helm"], at="acquire").do("play:well")
    assert (table.reserve(0), table.reserve(1), table.hand(0)) == ("nomad", "helm", "ruins")


@rule("cal.card.6.7")
def test_sc_46_each_copy_is_a_complete_rotation() -> None:
    table = Table(seats=3, hands=["well temple", "dominion ruins", "dominion nomad"], at="acquire").do("play:well play:dominion play:dominion")
    table.until("D_ACQ_MENU", 0)
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("temple", "ruins", "nomad")
    assert len(table.told("hands_passed")) == 3


@rule("cal.card.6.8")
def test_with_two_travellers_hands_are_exchanged() -> None:
    table = Table(hands=["well temple", "winds monument"], at="acquire").do("play:well")
    assert (table.hand(0), table.hand(1)) == ("winds monument", "temple")


@rule("cal.card.6.9", "cal.card.13.5")
def test_the_well_and_the_paintings_attack_all_others() -> None:
    table = Table(seats=3, hands=["well temple", "echoes", "echoes"], at="acquire").do("play:well")
    assert (table.asked(), "play:echoes" in table.options()) == (1, True)
    assert "play:echoes" in table.do("pass").options()
    assert is_attack("play:paintings tops", hands=["paintings", "echoes"], at="acquire")


# 8 Dimensões Relativas


@rule("cal.card.8.1")
def test_dimensions_is_neither_cancelled_nor_taken_but_may_be_copied() -> None:
    table = Table(board=["n3-1 footprint", "s3-1 footprint"], hands=["dimensions", "helm echoes breath dominion"], at="acquire").do("play:dimensions")
    assert table.options() == ["pass", "play:dominion"]
    table.do("play:dominion")
    assert (table.token(0), table.token(1)) == ("n3-1", "s3-1")


@rule("cal.card.8.2", "cal.card.8.3", "cal.card.8.4", "cal.card.8.5")
def test_the_invader_lands_on_a_free_footprint_not_beyond_the_host() -> None:
    board = ["n3-1 footprint", "n3-2 footprint", "n4-2 footprint", "n3-5 footprint", "n5-1 tower", "c3-11 footprint"]
    table = Table(board=board, tokens=["start", "n3-2"], hands=["dimensions"], at="acquire").do("play:dimensions")
    assert table.options("cell") == ["n3-1", "n4-2"]
    away = Table(board=board, tokens=["start", "c3-11"], hands=["dimensions"], at="acquire").do("play:dimensions")
    assert away.options("cell") == ["n3-1", "n3-2", "n4-2", "n3-5"]  # towers do not matter


@rule("cal.card.8.6", "cal.card.8.7")
def test_the_invasion_follows_zone_and_mirror_rules_and_may_use_the_hosts_symbols() -> None:
    table = Table(board=["n3-5 footprint", "n3-1 footprint"], hands=["dimensions well"], reserves=["temple"], at="acquire").do("play:dimensions cell:n3-5")
    assert (table.token(0), table.hand(0), table.cards("decks", 0)) == ("n3-5", "temple", "well")
    mirror = Table(board=["n3-2 footprint", "n3-1 footprint", "n3-3 mirror"], hands=["dimensions"], at="acquire").do("play:dimensions cell:n3-2")
    assert mirror.token(0) == "n3-1"
    uses = Table(board=["n3-2 footprint", "n3-4 footprint", "n1-2 wing"], tokens=["n3-2"], at="move")
    assert uses.options("cell") == ["n3-4"]


# 9 Ruínas de Domodora


@rule("cal.card.9.1", "cal.card.9.2", "cal.card.9.3")
def test_ruins_destroy_one_or_two_symbols_of_any_type() -> None:
    board = ["n3-1 fire", "s3-1 waterfall 1", "c3-8 footprint"]
    table = Table(board=board, tokens=["c3-8"], hands=["ruins"], at="acquire", depots=[{"fire": 6, "waterfall": 3}]).do("play:ruins")
    assert table.options("cell") == ["s3-1", "n3-1"]
    table.do("cell:n3-1")
    assert table.options() == ["stop", "cell:s3-1"]
    table.do("cell:s3-1")
    assert (table.depot(0, "fire"), table.depot(0, "waterfall"), table.symbols()) == (7, 4, {"c3-8": "footprint"})


# 10 Pesadelo do Abandono


@rule("cal.card.10.1", "cal.card.10.2", "cal.card.10.3")
def test_nightmare_swaps_one_symbol_for_two() -> None:
    table = Table(ready=["wing", "cave fire tower"], hands=["nightmare"], at="acquire").do("play:nightmare")
    assert table.options() == ["swap", "take"]
    table.do("swap")
    assert table.options("symbol") == ["fire", "cave", "tower"]  # the own wing was the only thing to give
    table.do("symbol:fire symbol:tower")
    assert (table.ready(0), table.ready(1)) == ("fire tower", "cave wing")
    one = Table(ready=["wing", "cave"], hands=["nightmare"], at="acquire").do("play:nightmare")
    assert one.ready(0) == "cave wing"  # only taking was possible: B needs two for a swap


@rule("cal.card.10.4")
def test_nightmare_takes_one_symbol_if_there_is_room() -> None:
    table = Table(ready=["wing wing cave", "cave fire"], hands=["nightmare"], at="acquire").do("play:nightmare take symbol:fire")
    assert table.ready(0) == "fire cave wing wing"
    full = Table(ready=["wing wing cave cave", "cave fire"], hands=["nightmare well"], at="acquire")
    assert full.why("play:nightmare")[0] == "cal.react.41"


@rule("cal.card.10.5")
def test_nightmare_attacks_the_robbed_one() -> None:
    assert is_attack("play:nightmare", ready=["", "wing"], hands=["nightmare", "echoes"], at="acquire")
    assert not is_attack("play:nightmare traveller:2", seats=3, ready=["", "wing", "wing"], hands=["nightmare", "echoes", ""], at="acquire")


def glowing(table: Table) -> set[str]:
    """What is touched to give one of the answers."""
    return {CALAMANDARA.target(table.s, action) for action in table.s.options()}


def test_a_symbol_that_is_asked_for_glows_where_it_lies() -> None:
    swap = Table(ready=["wing cave", "cave fire tower"], hands=["nightmare"], at="acquire").do("play:nightmare swap")
    assert glowing(swap) == {"ready:0/wing", "ready:0/cave"}
    assert glowing(swap.do("symbol:wing")) == {"ready:1/cave", "ready:1/fire", "ready:1/tower"}
    put_back = Table(board=["n1-1 wing"], ready=["cave fire"], hands=["theory"], at="acquire", depots=[{"wing": 3}]).do("play:theory traveller:0 cell:s1-1")
    assert glowing(put_back) == {"ready:0/cave", "ready:0/fire"}
    theirs = Table(symbol_decks=["01", "02 05"], hands=["nomad"], at="acquire").do("play:nomad traveller:0 traveller:1")
    assert (theirs.point(), glowing(theirs)) == ("D_ACQ_LOWER", {"button"})  # the others' depots are not always in sight
    assert all(place.startswith("depot:0/") for place in glowing(Table(symbol_decks=["02 05"], at="acquire").do("acquire")))


# 11 Terras Nômades


@rule("cal.card.11.1", "cal.card.11.2", "cal.card.11.3")
def test_nomad_lands_acquires_from_any_deck_and_its_owners_depot() -> None:
    table = Table(seats=3, symbol_decks=["01", "02 05"], hands=["nomad", "", "guardian"], at="acquire").do("play:nomad")
    assert table.options("traveller") == ["0", "1", "2"]
    table.do("traveller:0")
    assert table.options("traveller") == ["0", "1", "2"]
    table.do("traveller:1 symbol:mountain")
    assert (table.window(), table.asked()) == ("acquisition", 2)
    table.do("pass")
    assert (table.ready(0), table.depot(1, "footprint"), table.depot(1, "mountain"), table.depot(0, "footprint")) == ("footprint mountain", 8, 4, 9)
    assert (table.faces(None, "used:1"), table.top(1), table.top(0)) == (["02"], "05", "01")
    assert table.point() == "D_ACQ_MENU"
    assert "acquire" in table.options()


@rule("cal.card.11.4")
def test_nomad_lands_needs_a_place_and_a_symbol_in_that_depot() -> None:
    table = Table(ready=["wing wing cave cave", ""], hands=["nomad"], at="acquire").do("play:nomad")
    assert table.options("traveller") == ["0", "1"]  # P1 is the only beneficiary; now the deck is asked
    table.do("traveller:0")
    assert table.point() == "D_ACCEPT"
    spread = [
        "s1-1 star",
        "s5-1 star",
        "s1-2 waterfall",
        "s2-2 waterfall",
        "s3-2 waterfall",
        "s1-3 tower",
        "s1-4 tower",
        "s5-2 tower",
        "s2-1 mirror",
        "s3-1 mirror",
    ]
    empty = {"star": 0, "waterfall": 0, "tower": 0, "mirror": 0}
    none = Table(symbol_decks=["01", "36"], depots=[{}, empty], board=[*spread, "s4-1 mirror"], hands=["nomad"], at="acquire").do("play:nomad traveller:0")
    assert none.point() == "D_ACQ_LOWER"  # only the own deck offered anything


@rule("cal.card.11.5")
def test_nomad_lands_attacks_the_owner_of_the_deck() -> None:
    assert is_attack("play:nomad traveller:0 traveller:1", hands=["nomad", "echoes"], at="acquire")
    assert not is_attack("play:nomad traveller:0 traveller:0", hands=["nomad", "echoes"], at="acquire")


# 13 Pinturas Submersas


@rule("cal.card.13.1", "cal.card.13.2", "cal.card.13.3")
def test_paintings_pass_visible_cards_or_whole_decks_to_the_left() -> None:
    tops = Table(seats=3, symbol_decks=["01 11", "02 12", "03 13"], hands=["paintings"], at="acquire").do("play:paintings tops")
    assert [tops.faces(None, f"symbol_deck:{seat}")[:2] for seat in range(3)] == [["03", "11"], ["01", "12"], ["02", "13"]]
    decks = Table(seats=3, symbol_decks=["01", "02", "03"], used=["21", "", ""], hands=["paintings"], at="acquire").do("play:paintings decks")
    assert [decks.top(seat) for seat in range(3)] == ["03", "01", "02"]
    assert decks.faces(None, "used:1") == ["21"]


# 17 Sombra Dogmática


@rule("cal.card.17.1", "cal.card.17.2", "cal.card.17.3")
def test_shadow_eliminates_a_blind_card_to_its_owners_discard() -> None:
    table = Table(hands=["shadow", "winds monument"], reserves=["", "temple"], at="acquire").do("play:shadow")
    assert table.options() == ["hand", "reserve"]  # not oneself
    table.do("hand")
    assert table.options("blind") == ["winds", "monument"]
    table.do("blind:monument")
    assert (table.hand(1), table.discard(1)) == ("winds", "monument")
    assert table.faces(0, "discard:1") == ["monument"]


@rule("cal.card.17.4", "cal.card.17.5")
def test_in_the_final_zone_the_hand_is_the_reserve_and_a_parked_card_is_not_part_of_it() -> None:
    table = Table(board=["n3-5 footprint"], tokens=["start", "n3-5"], hands=["shadow", "winds"], parked=["errancy 0 1 reserve 0"], at="acquire").do(
        "play:shadow"
    )
    table.first()
    assert (table.hand(1), table.discard(1), table.parked()) == ("", "winds", ["errancy 0 1 reserve"])


@rule("cal.card.17.6")
def test_shadow_attacks_its_victim() -> None:
    assert is_attack("play:shadow", hands=["shadow", "echoes"], at="acquire")


# 19 Teoria Praximecânica


@rule("cal.card.19.1", "cal.card.19.2", "cal.card.19.3")
def test_theory_inserts_a_type_on_the_board_from_the_depot_and_puts_one_back() -> None:
    table = Table(board=["n1-1 wing"], ready=["cave fire"], hands=["theory"], at="acquire", depots=[{"wing": 3}]).do("play:theory traveller:0 cell:s1-1")
    assert (table.cell("s1-1"), table.depot(0, "wing"), table.point()) == ("wing", 2, "D_TARGET_SYMBOL")
    table.do("symbol:fire")
    assert table.ready(0) == "cave"
    none = Table(hands=["theory well"], at="acquire")
    assert none.why("play:theory")[0] == "cal.react.41"  # no type lies on the board


@rule("cal.card.19.4")
def test_a_prevented_theory_symbol_goes_to_the_reserve_and_may_be_the_one_put_back() -> None:
    table = Table(board=["n1-1 wing"], hands=["theory", "delirium"], at="acquire", depots=[{"wing": 3}]).do("play:theory traveller:0 cell:s1-1 play:delirium")
    assert (table.cell("s1-1"), table.ready(0), table.depot(0, "wing")) == ("", "", 3)  # alone, so it is the one put back
    other = Table(board=["n1-1 wing"], ready=["cave"], hands=["theory", "delirium"], at="acquire").do("play:theory traveller:0 cell:s1-1 play:delirium")
    assert other.options("symbol") == ["cave", "wing"]


# 20 Mentes Plurais


@rule("cal.card.20.1", "cal.card.20.2", "cal.card.20.3", "cal.card.20.4")
def test_minds_takes_the_same_symbols_and_inserts_one() -> None:
    table = Table(symbol_decks=["02 05"], board=["s1-1 cave"], hands=["minds", "minds"], at="acquire").do("acquire symbol:fire")
    assert (table.window(), table.asked()) == ("acquisition", 1)  # never the own acquisition
    table.do("play:minds")
    assert table.options("symbol") == ["footprint", "fire"]
    table.do("symbol:footprint cell:n3-1")
    assert (table.cell("n3-1"), table.ready(1), table.depot(1, "footprint"), table.depot(1, "fire")) == ("footprint", "fire", 8, 5)
    assert table.ready(0) == "footprint fire"


@rule("cal.card.20.5", "cal.card.20.6")
def test_minds_with_a_full_reserve_or_one_symbol_inserts_that_one() -> None:
    full = Table(symbol_decks=["02 05"], ready=["", "wing wing cave cave"], hands=["", "minds"], board=["s1-1 tower"], at="acquire")
    full.do("acquire symbol:fire play:minds symbol:footprint cell:n3-1")
    assert (full.ready(1), full.depot(1, "fire"), full.cell("n3-1")) == ("cave cave wing wing", 6, "footprint")
    single = Table(symbol_decks=["02 05"], ready=["wing wing cave"], hands=["", "minds"], at="acquire").do("acquire play:minds cell:n3-1")
    assert (single.cell("n3-1"), single.ready(1)) == ("footprint", "")


@rule("cal.card.20.7")
def test_a_prevented_minds_symbol_goes_to_the_reserve() -> None:
    table = Table(symbol_decks=["02 05"], hands=["delirium", "minds"], board=["s1-1 cave"], at="acquire").do(
        "acquire symbol:fire play:minds symbol:footprint cell:n3-1 play:delirium"
    )
    assert (table.cell("n3-1"), table.ready(1)) == ("", "footprint fire")


@rule("cal.card.20.8")
def test_if_nothing_can_be_inserted_one_symbol_goes_to_the_reserve() -> None:
    # P1 is under Campos Selados: neither fire nor mountain can be inserted.
    sealed = Table(symbol_decks=["10 05"], hands=["", "minds"], details={"sealed": 2}, at="acquire").do("acquire symbol:mountain play:minds")
    assert sealed.options("symbol") == ["fire", "mountain"]
    sealed.do("symbol:mountain")
    assert (sealed.ready(1), sealed.depot(1, "fire"), sealed.depot(1, "mountain")) == ("mountain", 6, 4)


# 21 Laceração Obtusa


@rule("cal.card.21.1", "cal.card.21.2")
def test_laceration_moves_one_symbol_anywhere_or_two_within_their_zones() -> None:
    board = ["s1-1 mountain", "c3-8 wing north"]
    table = Table(board=board, hands=["laceration"], at="acquire").do("play:laceration cell:s1-1 cell:c3-7")
    assert table.symbols() == {"c3-7": "mountain", "c3-8": "wing"}  # a change of zone: no second symbol
    two = Table(board=board, hands=["laceration"], at="acquire").do("play:laceration cell:s1-1 cell:n1-1")
    assert two.options() == ["stop", "cell:c3-8"]
    two.do("cell:c3-8")
    assert "s2-2" not in two.options("cell")
    two.do("cell:c1-8 turn:west")
    assert (two.symbols(), two.facing("c1-8")) == ({"n1-1": "mountain", "c1-8": "wing"}, "west")
    old = Table(board=["s1-1 mountain", "s2-1 fire"], hands=["laceration"], at="acquire").do("play:laceration cell:s1-1 cell:s3-1 cell:s2-1 cell:s1-1")
    assert old.symbols() == {"s3-1": "mountain", "s1-1": "fire"}  # the second used the first one's old cell


@rule("cal.card.21.3")
def test_laceration_spares_occupied_footprints_and_covered_symbols() -> None:
    board = ["s3-3 footprint", "s5-1 tower", "s1-1 wing", "s2-2 mountain", "n5-2 tower"]
    table = Table(board=board, tokens=["s3-3"], hands=["laceration"], at="acquire").do("play:laceration")
    assert table.options("cell") == ["s5-1", "s2-2", "n5-2"]
    table.do("cell:s2-2")
    assert "n1-2" not in table.options("cell")  # covered: no mountain
    assert "s2-1" in table.options("cell")  # own Initial Zone


@rule("cal.card.21.4", "cal.card.21.5")
def test_after_laceration_mirrors_push_and_fire_destroys_nothing() -> None:
    table = Table(board=["s3-3 footprint", "s3-2 footprint", "n1-1 mirror"], tokens=["s3-3"], hands=["", "laceration"], active=1, at="acquire")
    table.do("play:laceration cell:n1-1 cell:s3-4 stop")
    assert table.token(0) == "s3-2"
    fire = Table(board=["s1-1 fire", "s2-1 wing"], hands=["laceration"], at="acquire").do("play:laceration cell:s1-1")
    assert "s2-1" not in fire.options("cell")  # only empty cells


@rule("cal.card.21.6")
def test_laceration_attacks_where_a_symbol_came_from_or_went_to() -> None:
    board = ["s1-1 mountain"]
    assert is_attack("play:laceration ~cell:s1-1 cell:n1-1", board=board, hands=["laceration", "echoes"], at="acquire")
    assert is_attack("play:laceration ~cell:n1-1 cell:s1-1", board=["n1-1 mountain"], hands=["laceration", "echoes"], at="acquire")
    assert not is_attack("play:laceration ~cell:s1-1 cell:s2-1", board=board, hands=["laceration", "echoes"], at="acquire")


# 23 Templo de Calon


@rule("cal.card.23.1", "cal.card.23.2", "cal.card.23.3")
def test_temple_sends_one_or_two_reserve_symbols_to_their_owners_depots() -> None:
    table = Table(seats=3, ready=["cave", "wing wing", "fire"], hands=["temple"], at="acquire", depots=[{}, {"wing": 1}, {"fire": 5}])
    table.do("play:temple traveller:1")
    assert table.options("traveller") == ["0", "1", "2"]
    table.do("traveller:2")
    assert (table.ready(1), table.ready(2), table.depot(1, "wing"), table.depot(2, "fire"), table.ready(0)) == ("wing", "", 2, 6, "cave")
    one = Table(ready=["", "wing fire"], hands=["temple"], at="acquire").do("play:temple symbol:fire stop")
    assert one.ready(1) == "wing"


@rule("cal.card.23.4")
def test_a_cancelled_temple_does_nothing_to_anybody() -> None:
    table = Table(seats=3, ready=["", "wing", "fire"], hands=["temple", "helm", ""], at="acquire").do("play:temple traveller:1 traveller:2 play:helm")
    assert (table.ready(1), table.ready(2)) == ("wing", "fire")


@rule("cal.card.23.5")
def test_temple_attacks_each_victim() -> None:
    table = Table(seats=3, ready=["", "wing", "fire"], hands=["temple", "echoes", "echoes"], at="acquire").do("play:temple traveller:2 stop")
    assert table.asked() == 2


# 24 Percepção Dionésica


@rule("cal.card.24.1", "cal.card.24.2", "cal.card.24.3")
def test_perception_reveals_reserves_until_the_end_of_the_game() -> None:
    table = Table(
        seats=3, board=["w3-5 footprint"], tokens=["start", "w3-5"], hands=["perception", "winds", "oracle"], reserves=["", "", "temple"], at="acquire",
    ).do("play:perception traveller:2")  # fmt: skip
    assert table.options() == ["stop", "traveller:1"]
    table.do("traveller:1")
    assert table.faces(0, "reserve:2") == ["temple"]
    assert table.faces(2, "hand:1") == ["winds"]  # in the Final Zone the hand counts as reserved
    assert table.faces(1, "hand:2") == [None]
    later = Table(hands=["perception", "oracle monument"], reserves=["", "temple!"], active=1, at="remember").do("do_phase card:monument")
    assert later.faces(0, "reserve:1") == ["temple", None]  # cards reserved later are hidden


@rule("cal.card.24.4")
def test_whoever_cancels_perception_is_the_only_one_exempt() -> None:
    table = Table(seats=3, hands=["perception", "helm", ""], reserves=["", "winds", "temple"], at="acquire").do(
        "play:perception traveller:1 traveller:2 play:helm"
    )
    assert (table.faces(0, "reserve:1"), table.faces(0, "reserve:2"), table.discard(0)) == ([None], ["temple"], "perception")


@rule("cal.card.24.5")
def test_perception_attacks_every_chosen_traveller() -> None:
    table = Table(seats=3, hands=["perception", "echoes", "echoes"], reserves=["", "winds", "temple"], at="acquire").do("play:perception traveller:2 stop")
    assert table.asked() == 2


# 25 Lamentos de Lucaresti


@rule("cal.card.25.1", "cal.card.25.2", "cal.card.25.3", "cal.card.25.4")
def test_laments_moves_any_token_and_only_monument_answers_the_move() -> None:
    table = Table(board=FEET, tokens=["start", "n3-2"], hands=["laments", "monument well"], at="acquire").do("play:laments traveller:1")
    assert "pass" in table.options()
    table.do("pass")
    assert (table.window(), table.asked(), table.options()) == ("lament", 1, ["pass", "play:monument"])
    stopped = table.s.copy()
    table.do("pass")
    assert table.token(1) == "n3-1"  # the only footprint in reach; never a start point
    stopped.apply(stopped.options()[1])
    assert stopped.tokens[1] != table.s.tokens[1]


@rule("cal.card.25.5")
def test_laments_does_not_use_up_phase_3() -> None:
    table = Table(board=[*FEET, "s3-3 footprint"], tokens=["s3-1"], hands=["laments"], at="move").do("play:laments traveller:0 cell:s3-2")
    assert (table.token(0), table.point()) == ("s3-2", "D_MOVE_MENU")


@rule("cal.card.25.6")
def test_a_token_moved_onto_the_rift_wins_for_its_owner() -> None:
    table = Table(board=["c3-10 footprint", "c3-9 footprint"], tokens=["start", "c3-10"], hands=["laments"], at="acquire").do("play:laments")
    assert table.s.winner == 1


@rule("cal.card.25.7")
def test_laments_is_no_attack() -> None:
    assert not is_attack("play:laments", board=["n3-1 footprint", "n3-2 footprint"], tokens=["start", "n3-1"], hands=["laments", "echoes"], at="acquire")


# 26 Espelho Gavoniano


@rule("cal.card.26.1", "cal.card.26.2", "cal.card.26.3", "cal.card.26.4")
def test_gavonian_swaps_one_card_for_two_blind_ones() -> None:
    table = Table(hands=["gavonian well temple", "winds monument errancy"], at="acquire").do("play:gavonian")
    assert table.options() == ["swap", "transfer"]
    table.do("swap")
    assert (table.point(), table.options()) == ("D_TARGET_GIFT", ["card:well", "card:temple"])  # one own zone, one of B's zones: forced
    table.do("card:well")
    assert table.options("blind") == ["errancy", "winds", "monument"]
    table.do("blind:winds")
    assert table.options("blind") == ["errancy", "monument"]  # the given card cannot be among the picks
    table.do("blind:errancy")
    assert (table.hand(0), table.hand(1)) == ("errancy winds temple", "well monument")


@rule("cal.card.26.4", "cal.card.26.5")
def test_what_does_not_fit_goes_to_the_other_zone_and_limits_hold() -> None:
    table = (
        Table(hands=["gavonian well", "winds monument"], reserves=["temple nomad ruins", ""], at="acquire").do("play:gavonian swap reserve card:temple").first()
    )
    assert (table.reserve(0).count(" "), table.hand(0).count(" ")) == (2, 1)
    full = Table(
        board=["s3-5 footprint"], tokens=["s3-5"], hands=["", "gavonian monument winds"], active=1, reserves=["", "temple nomad ruins"], at="acquire",
    )  # fmt: skip
    assert full.options("play") == []
    brim = Table(hands=["gavonian well helm nomad mirage", "winds monument"], reserves=["temple ruins oracle", ""], at="acquire").do("play:gavonian")
    assert "swap" in brim.options()


@rule("cal.card.3.2", "cal.card.26.5")
def test_a_parked_copy_of_gavonian_takes_no_card_out_of_the_hand() -> None:
    one = Table(hands=["gavonian well oracle oracle", "ruins"], parked=["dominion 1 1 deck 0"], at="acquire").do("play:gavonian")
    assert one.do("play_parked:dominion").options() == ["swap", "transfer"]  # the only card of the hand can be given
    full = Table(hands=["gavonian well oracle oracle", "ruins temple winds mirage oracle"], parked=["dominion 1 1 deck 0"], at="acquire")
    full.do("play:gavonian swap play_parked:dominion")
    assert (full.asked(), full.point()) == (0, "D_REACT")  # nothing to choose: a full hand has no room for a transfer


@rule("cal.card.26.6")
def test_gavonian_transfers_one_card_of_the_hand() -> None:
    table = Table(hands=["gavonian", "winds monument"], at="acquire").do("play:gavonian blind:winds")
    assert (table.hand(0), table.hand(1)) == ("winds", "monument")
    assert table.faces(1, "hand:0") == ["winds"]


@rule("cal.card.26.8")
def test_gavonian_attacks_its_victim() -> None:
    assert is_attack("play:gavonian ~transfer", hands=["gavonian", "echoes"], at="acquire")


# 28 Entropia Dogmática


@rule("cal.card.28.1", "cal.card.28.2", "cal.card.28.3")
def test_entropy_inserts_from_the_reserve_at_any_time_without_using_phase_2() -> None:
    table = Table(ready=["footprint footprint wing cave", ""], board=["s5-5 waterfall 0 due"], hands=["entropy"], at="acquire").do("play:entropy")
    assert (table.point(), table.options()) == ("D_INS_MENU", ["insert:footprint", "insert:cave", "insert:wing"])  # at least one; no transformation, no card
    assert table.why("done") == ("cal.react.34", "you played this card yourself, so insert at least one symbol")
    table.do("insert:footprint cell:s1-1 done")
    assert (table.cell("s1-1"), table.point(), table.s.inserted) == ("footprint", "D_ACQ_MENU", 0)
    gift = Table(ready=["", "footprint"], hands=["entropy"], at="acquire").do("play:entropy")
    assert (gift.asked(), gift.options()) == (1, ["done", "insert:footprint"])  # a beneficiary may insert nothing
    none = Table(hands=["entropy well"], at="acquire")
    assert none.why("play:entropy")[0] == "cal.react.41"


@rule("cal.card.28.3")
def test_an_entropy_with_nothing_legal_left_returns() -> None:
    table = Table(board=["s3-1 wing"], ready=["fire", ""], hands=["entropy", "ruins"], at="acquire").do("play:entropy play:ruins")
    assert (table.hand(0), table.discard(1)) == ("entropy", "ruins")  # nothing left to burn

"""The search itself: its statistics, secret choices, and several seats that each want their own good."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.bots.search import SECRET, Search, roll_out
from ludoteca.bots.spec import hints_of
from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints, shares
from ludoteca.core.state import Choice, State
from ludoteca.games import TEMPLATE, game

HIGH_CARD: Final = game(TEMPLATE)


class Pennies(State):
    """A toy: every seat lays a coin, 0 or 1; what it is worth is up to `prizes`."""

    def __init__(self, seats: int, content: Content) -> None:
        super().__init__(seats, content)
        self.coins: list[int] = []

    def copy(self) -> Pennies:
        s = Pennies(self.seats, self.content)
        self.copy_agenda(s)
        s.coins = self.coins[:]
        return s

    def determinize(self, seat: int, draw: Draw) -> State:
        return self.copy()

    def ranking(self) -> list[int]:
        """Seat 1 wins by laying the same coin as seat 0; a third seat wins when it lays a 1 and those two differ."""
        if self.seats == 3:
            return [2, 2, 1] if self.coins[2] == 1 and self.coins[0] != self.coins[1] else [1, 2, 3]
        return [2, 1] if self.coins[0] == self.coins[1] else [1, 2]


class Lay(Choice[Pennies]):
    """Lay one coin."""

    def candidates(self, s: Pennies) -> list[int]:
        return [0, 1]

    def take(self, s: Pennies, action: int) -> None:
        s.coins.append(action)


class OpenPennies(Hints):
    """Coins lie face up."""

    def value(self, s: State) -> list[float]:
        return shares(s.ranking())


class SecretPennies(OpenPennies):
    """Coins lie face down."""

    def secret(self, s: State) -> bool:
        return True


def pennies(seats: int) -> Pennies:
    s = Pennies(seats, HIGH_CARD.load())
    s.then(*[Lay(seat) for seat in range(seats)])
    s.settle()
    return s


def searched(state: State, hints: Hints, simulations: int = 2000) -> Search:
    search = Search(state, state.to_move(), hints, Draw(5))
    search.run(simulations)
    return search


def test_an_open_coin_is_always_answered() -> None:
    best = searched(pennies(2), OpenPennies()).ranked()[0]
    assert best.mean() < 0.1


def test_a_secret_coin_cannot_be_answered() -> None:
    search = searched(pennies(2), SecretPennies())
    assert 0.35 < search.ranked()[0].mean() < 0.65
    assert {int(child.action) for child in search.roots[1].children} == {SECRET}
    assert all(node.action != SECRET for child in search.ranked() for node in search.line(child))


def test_every_seat_maximises_its_own_value() -> None:
    """Seat 1 loses in any case but would rather be second than third: it equals the coin of seat 0, which then wins."""
    search = searched(pennies(3), OpenPennies())
    first = search.ranked()[0]
    assert search.line(first)[0].action == first.action
    assert first.mean() > 0.9


def test_the_visits_of_the_options_add_up_to_the_simulations() -> None:
    search = searched(pennies(2), OpenPennies(), 321)
    assert search.simulations == 321
    assert sum(node.visits for node in search.ranked()) == 321
    assert all(node.available <= 321 for node in search.ranked())


def test_fewer_simulations_than_options_still_give_a_choice() -> None:
    assert len(searched(pennies(2), OpenPennies(), 1).ranked()) == 1


def test_two_searches_with_the_same_luck_grow_the_same_tree() -> None:
    state = HIGH_CARD.setup({"seats": 3, "hands": ["2", "3", "4"]})
    hints = hints_of(HIGH_CARD)
    one, other = searched(state, hints), searched(state, hints)
    assert [(node.action, node.visits, node.total) for node in one.ranked()] == [(node.action, node.visits, node.total) for node in other.ranked()]
    assert one.moves == other.moves


def test_a_playout_rests_where_the_hints_say_and_random_play_goes_to_the_end() -> None:
    state = HIGH_CARD.setup({"seats": 2, "hands": ["2", "3"]})
    resting = state.copy()
    moves = roll_out(state, resting, hints_of(HIGH_CARD), Draw(1))
    assert resting.agenda
    assert cast("object", resting.to_move()) == -1
    whole = state.copy()
    assert whole.play_out(Draw(1)) > moves
    assert not whole.agenda


def test_a_choice_that_is_decided_is_the_one_that_all_simulations_would_have_made() -> None:
    for name, turns in (("duelo", 20), ("zodiacus", 12), (TEMPLATE, 6)):
        played = game(name)
        hints = hints_of(played)
        state = played.new(2)
        spared, luck = 0, Draw(1)
        for turn in range(turns):
            while state.agenda and state.to_move() < 0:
                state.advance(state.agenda[-1].sample(state, luck))
            if not state.agenda:
                break
            whole = Search(state, state.to_move(), hints, Draw(turn))
            whole.run(200)
            short = Search(state, state.to_move(), hints, Draw(turn))
            short.run(200, until_decided=True)
            spared += whole.simulations - short.simulations
            choice = short.ranked()[0].action
            assert choice == whole.ranked()[0].action
            state.advance(int(choice))
        assert spared > 0


def test_a_lead_that_could_still_be_lost_does_not_decide() -> None:
    search = searched(pennies(2), OpenPennies(), 2)
    assert sorted(int(node.visits) for node in search.ranked()) == [1, 1]
    search.run(1)
    assert not search.is_decided(1)
    assert search.is_decided(0)


class OneCoin(OpenPennies):
    """Only the coin 1 is worth a look."""

    def shortlist(self, s: State) -> list[int]:
        return [1]


def test_a_search_looks_only_at_the_options_on_the_shortlist_and_not_for_long_if_there_is_one() -> None:
    search = Search(pennies(2), 0, OneCoin(), Draw(1))
    search.run(100)
    assert [int(node.action) for node in search.ranked()] == [1]
    assert search.simulations == 1


class LongMarch(Hints):
    """Coin 0 wins four times as often as coin 1, but one step ahead coin 1 looks a trifle better."""

    trust = 3.0

    def value(self, s: State) -> list[float]:
        coins = cast(Pennies, s).coins
        return [0.5, 0.5] if not coins else [0.8, 0.2] if coins[0] == 0 else [0.2, 0.8]

    def advantage(self, s: State, seat: int) -> float:
        return 0.001 * cast(Pennies, s).coins[0]


class NoTrust(LongMarch):
    """The same without the first look."""

    trust = 0.0


def test_a_first_look_that_is_trusted_decides_which_option_is_tried_first_however_little_lies_between_them() -> None:
    assert [int(searched(pennies(2), LongMarch(), 1).ranked()[0].action) for _ in range(5)] == [1] * 5
    firsts = set()
    for luck in range(20):
        search = Search(pennies(2), 0, NoTrust(), Draw(luck))
        search.run(1)
        firsts.add(int(search.ranked()[0].action))
    assert firsts == {0, 1}


def test_simulations_overrule_a_first_look_that_was_wrong() -> None:
    search = searched(pennies(2), LongMarch(), 200)
    assert int(search.ranked()[0].action) == 0
    assert sum(node.visits for node in search.ranked()) == 200


def test_calamandaras_shortlist_is_a_sorted_part_of_the_options_and_the_same_for_the_same_state() -> None:
    calamandara = game("calamandara")
    hints = hints_of(calamandara)
    draw = Draw(3)
    s = calamandara.new(2)
    narrowed = 0
    for _ in range(250):
        step = s.agenda[-1]
        if s.to_move() < 0:
            s.advance(step.sample(s, draw))
            continue
        found = hints.shortlist(s)
        assert found
        assert found == sorted(set(found) & set(s.open)) == hints.shortlist(s.copy())
        narrowed += len(found) < len(s.open)
        s.advance(draw.pick(found))
    assert narrowed

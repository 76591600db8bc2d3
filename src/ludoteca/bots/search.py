"""Information-set Monte Carlo tree search over any game: compiled, and blind to everything but State, Step and Hints.

Every simulation deals the hidden things anew from what the searching seat knows. Each seat has a tree of its own, in which a
choice made in secret by another seat is one and the same branch, so nobody answers what it cannot see. The trees are open
loop: their edges are the choices of seats; chance is sampled on the way and never branches. So the same node may offer other
options each time it is met, and an option is judged by how often it was taken out of the times it could have been.
(Cowling, Powley, Whitehouse 2012: multiple-observer information-set search.)
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints
from ludoteca.core.state import CHANCE_FORM, State

SEAT_STRIDE: Final = 1 << 20
"""More than any game has actions: a child's key is its mover's seat times this, plus the action."""
SECRET: Final = SEAT_STRIDE - 1
"""Stands for whatever another seat chose in secret."""
LOOK_UP_EVERY: Final = 16
"""Simulations between two looks at the clock, and at whether the choice is decided."""
EXPLORE: Final = "explore"
TRUST: Final = "trust"
FIRST_LOOK: Final = 2
"""Over how many deals a first look at the options averages."""
SPREAD: Final = 0.3
"""So much less of the win a first look promises of the worst option than of the best, however little lies between them."""


class Node:
    """A choice that was taken in one seat's tree, and what came of it for the seat that took it."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action  # SECRET where the tree's owner cannot see it
        self.key: i64 = seat * SEAT_STRIDE + action
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been taken
        self.total: float = 0.0  # sum of the values its seat got
        self.children: list[Node] = []  # sorted by key

    def mean(self) -> float:
        """What its seat got on average, from 0 to 1."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def follow(self, seat: i64, action: i64) -> Node:
        """The child for this choice, made if it is not there yet."""
        key: i64 = seat * SEAT_STRIDE + action
        children = self.children
        place: i64 = len(children)
        while place > 0 and children[place - 1].key > key:
            place -= 1
        if place > 0 and children[place - 1].key == key:
            return children[place - 1]
        fresh = Node(seat, action)
        children.insert(place, fresh)
        return fresh


class Search:
    """One decision of one seat: grow the trees with `run`, then read `ranked` and `line`."""

    def __init__(self, world: State, seat: int, hints: Hints, draw: Draw) -> None:
        self.world = world
        self.seat = seat
        self.hints = hints
        self.draw = draw
        self.roots: list[Node] = [Node(owner, 0) for owner in range(world.seats)]
        # By name: a class of hints that is not compiled may set these beside a compiled `Hints`, which would read its own.
        self.explore: float = getattr(hints, EXPLORE)
        self.trust: float = getattr(hints, TRUST)
        self.options = hints.shortlist(world)
        self.promises: list[float] = []  # of each of these options, if the hints trust a first look
        self.simulations = 0
        self.moves = 0  # choices and chance outcomes below the trees, over all playouts

    def run(self, simulations: int, seconds: float = 0.0, until_decided: bool = False) -> None:
        """So many more simulations; fewer if a number of seconds is given and runs out, or if only one option is worth a look.

        Whoever wants to know nothing but the choice goes on only until it is decided.
        """
        if len(self.options) == 1:
            simulations = min(simulations, 1)
        elif self.trust > 0.0 and not self.promises:
            self.promises = self.first_look()
        end = time.perf_counter() + seconds
        for index in range(simulations):
            if index % LOOK_UP_EVERY == 0 and index > 0:
                if seconds > 0.0 and time.perf_counter() > end:
                    return
                if until_decided and self.is_decided(simulations - index):
                    return
            self.simulate()

    def is_decided(self, left: i64) -> bool:
        """Is one option so often visited that in so many simulations no other can catch up with it?"""
        most: i64 = 0
        second: i64 = 0
        for child in self.roots[self.seat].children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def simulate(self) -> None:
        """Deal a world, walk down the trees, add one node, play on to a rest and credit every choice on the way."""
        draw = self.draw
        hints = self.hints
        s = self.world.determinize(self.seat, draw)
        path: list[Node] = []
        nodes = self.roots[:]
        while s.agenda and not hints.rest(self.world, s):
            step = s.agenda[-1]
            if step.form == CHANCE_FORM:
                s.advance(step.sample(s, draw))
                continue
            mover = step.seat
            taken = self.lean() if self.promises and not path else self.descend(nodes[mover], mover, hints.shortlist(s))
            seen = SECRET if hints.secret(s) else taken.action
            for owner in range(len(nodes)):
                node = taken if owner == mover else nodes[owner].follow(mover, seen)
                nodes[owner] = node
                path.append(node)
            s.advance(int(taken.action))
            if taken.visits == 0:
                break
        self.moves += roll_out(self.world, s, hints, draw)
        values = hints.value(s)
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
        self.simulations += 1

    def first_look(self) -> list[float]:
        """What one step ahead promises of each option: the best is worth what the table is worth now, the worst SPREAD less.

        Where dice and answers drown what a small step is worth, as on a long march, this is what keeps the direction.
        """
        worth = weigh(self.world, self.seat, self.options, self.hints, self.draw, FIRST_LOOK)
        best = max(worth)
        span = best - min(worth)
        now = self.hints.value(self.world)[self.seat]
        return [now - SPREAD * (best - one) / span if span > 0.0 else now for one in worth]

    def lean(self) -> Node:
        """The own option to try next, where a first look counts like so many simulations: none has to be tried before it promises most."""
        root = self.roots[self.seat]
        trust = self.trust
        explore = self.explore
        eager = log(float(self.simulations + 2))
        best = root
        highest = -1.0e9
        for index in range(len(self.options)):
            child = root.follow(self.seat, self.options[index])
            weight = float(child.visits) + trust
            bound = (child.total + trust * self.promises[index]) / weight + explore * sqrt(eager / weight)
            if bound > highest:
                highest = bound
                best = child
        return best

    def descend(self, node: Node, seat: int, options: list[int]) -> Node:
        """The child to try next among those on offer: an untried option if there is one, else the highest confidence bound.

        Children and options are both sorted, so one walk along both finds which options have been tried.
        """
        children = node.children
        count: i64 = len(children)
        base: i64 = seat * SEAT_STRIDE
        place: i64 = 0
        untried: i64 = 0
        chosen: i64 = 0
        best = node
        highest = -1.0
        explore = self.explore
        for option in options:
            key: i64 = base + option
            while place < count and children[place].key < key:
                place += 1
            if place < count and children[place].key == key:
                child = children[place]
                child.available += 1
                if untried == 0:
                    visits = float(child.visits)
                    bound = child.total / visits + explore * sqrt(log(float(child.available)) / visits)
                    if bound > highest:
                        highest = bound
                        best = child
            else:
                untried += 1
                if self.draw.below(untried) == 0:
                    chosen = option
        if untried == 0:
            return best
        fresh = node.follow(seat, chosen)
        fresh.available = 1
        return fresh

    def ranked(self) -> list[Node]:
        """The seat's own options that were tried, most visited first; of equals the better, then the lower action."""
        left = [child for child in self.roots[self.seat].children if child.visits > 0]
        order: list[Node] = []
        while left:
            best = left[0]
            for child in left:
                if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                    best = child
            left.remove(best)
            order.append(best)
        return order

    def line(self, node: Node, least: int = 8, longest: int = 8) -> list[Node]:
        """What the seat may expect to see after a choice: the most visited continuation, as far as it was really looked at."""
        found: list[Node] = []
        while node.children and len(found) < longest:
            best = node.children[0]
            for child in node.children:
                if child.visits > best.visits:
                    best = child
            if best.visits < least:
                break
            if best.action != SECRET:
                found.append(best)
            node = best
        return found


def roll_out(root: State, s: State, hints: Hints, draw: Draw) -> int:
    """Play on, in place, to the game's end or to a rest; how many choices and chance outcomes it took."""
    moves = 0
    while s.agenda and not hints.rest(root, s):
        step = s.agenda[-1]
        if step.form == CHANCE_FORM:
            s.advance(step.sample(s, draw))
        else:
            s.advance(hints.playout(s, draw))
        moves += 1
    return moves


def weigh(world: State, seat: int, options: list[int], hints: Hints, draw: Draw, deals: int) -> list[float]:
    """How well each of these options leaves the seat: the mean of `Hints.advantage` over several deals of what it cannot know.

    All options meet the same deals and the same luck, so that only they make the difference.
    """
    totals = [0.0] * len(options)
    for _ in range(deals):
        dealt = world.determinize(seat, draw)
        luck = int(draw.below(1 << 30))
        for index in range(len(options)):
            s = dealt.copy()
            s.advance(options[index])
            dice = Draw(luck)
            while s.agenda and s.agenda[-1].form == CHANCE_FORM:
                s.advance(s.agenda[-1].sample(s, dice))
            totals[index] += hints.advantage(s, seat)
    return [total / deals for total in totals]

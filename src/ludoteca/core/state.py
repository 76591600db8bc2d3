"""The heart: steps that are still to be done, the state they change, and the loop that settles whatever needs no decision.

Read this first. A game is a `State` (plain data) and a handful of `Step` classes; the agenda is a stack of steps and the
step below is always the return address. There is no second mechanism for "what happens next".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.draw import Draw
from ludoteca.core.event import ALL, NONE, Event, EventKind
from ludoteca.core.pack import Frozen, pack_value
from ludoteca.errors import IllegalAction

if TYPE_CHECKING:
    from ludoteca.core.content import Content

CHANCE: Final = -1
"""The seat of dice and draws."""
NOBODY: Final = -2
"""Nobody is to move: the game is over."""

AUTO_FORM: Final = 0
CHOICE_FORM: Final = 1
CHANCE_FORM: Final = 2

ALLOWED: Final = 0
NOT_ASKED: Final = 1
"""The reason code of an action that has nothing to do with what is being asked; a game's own reasons start at 2."""


CLOSED: Final[list[int]] = []
"""The options while nobody has to choose: one empty list for all, as no list of options is ever changed."""


class Scene:
    """The table at the moment when a secret window opened, before anybody was asked: what everybody may see of it."""

    def __init__(self, place: int, state: State) -> None:
        self.place = place  # how many events had been told
        self.state = state
        self.ply = 0  # for whoever counts


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true at the table. Plain data: ints, lists of ints, frozen values."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the game's own fields, in the order they are packed."""
    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Names of fields that follow from the others and are kept for speed alone: never packed, found anew when they are missing."""

    seats: int
    content: Content  # frozen tables of this match, shared by all copies
    agenda: list[Step[Any]]  # a stack; the last step is next; empty = game over
    open: list[int]  # the options of the choice on top, kept by settle; never changed in place
    out: list[Event] | None  # where events go; None while searching
    scenes: list[Scene] | None  # where secret windows are kept as they open; None unless somebody shows them

    def __init__(self, seats: int, content: Content) -> None:
        self.seats = seats
        self.content = content
        self.agenda = []
        self.open = CLOSED
        self.out = None
        self.scenes = None

    def to_move(self) -> int:
        """The seat that decides now, CHANCE, or NOBODY when the game is over."""
        if not self.agenda:
            return NOBODY
        step = self.agenda[-1]
        return CHANCE if step.form == CHANCE_FORM else step.seat

    def options(self) -> list[int]:
        """Every action that may be taken now, sorted: the one authority of legality."""
        if self.agenda and self.agenda[-1].form == CHANCE_FORM:
            return self.agenda[-1].options(self)
        return self.open[:]

    def chance(self) -> list[tuple[int, int]]:
        """Outcomes and their weights while CHANCE is to move; otherwise nothing."""
        if not self.agenda or self.agenda[-1].form != CHANCE_FORM:
            return []
        step = self.agenda[-1]
        return list(zip(step.options(self), step.weights(self), strict=True))

    def refusal(self, action: int) -> int:
        """ALLOWED, or the code of the reason that forbids this action now."""
        if not self.agenda:
            return NOT_ASKED
        step = self.agenda[-1]
        if step.form == CHANCE_FORM:
            return ALLOWED if action in step.options(self) else NOT_ASKED
        return step.refusal(self, action)

    def apply(self, action: int) -> None:
        """Take one of the options and settle what follows; anything else raises IllegalAction and changes nothing."""
        if not (action in self.open if self.open else action in self.options()):
            raise self.illegal(action)
        self.advance(action)

    def advance(self, action: int) -> None:
        """`apply` without the check, for callers that took the action from the options."""
        step = self.agenda.pop()
        step.take(self, action)
        self.settle()

    def settle(self) -> None:
        """Run automatic steps and forced choices until somebody or chance has to decide, or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            form = step.form
            if form == AUTO_FORM:
                if len(agenda) > 1:
                    agenda.pop()
                else:  # a list emptied by `pop` gives its memory back and fetches it anew, step after step
                    agenda = []
                    self.agenda = agenda
                step.run(self)
            elif form == CHOICE_FORM:
                options = step.options(self)
                if len(options) != 1 or step.betrays(self):
                    assert options, f"{step} leaves nothing to choose"
                    self.open = options
                    return
                agenda.pop()
                step.take(self, options[0])
            else:
                break
        self.open = CLOSED

    def play_out(self, draw: Draw) -> int:
        """Random play to the game's end: `settle` with all choices and chance left to the draw; how many of them there were.

        It is `advance` again and again, without keeping the options of each choice for somebody who might ask.
        """
        agenda = self.agenda
        self.open = CLOSED
        moves: i64 = 0
        while agenda:
            if len(agenda) > 1:
                step = agenda.pop()
            else:  # as in `settle`
                step = agenda[0]
                agenda = []
                self.agenda = agenda
            form = step.form
            if form == AUTO_FORM:
                step.run(self)
                continue
            if form == CHOICE_FORM:
                options = step.options(self)
                count: i64 = len(options)
                if count == 1:
                    action = options[0]
                    moves += step.betrays(self)
                else:
                    action = options[draw.below(count)]
                    moves += 1
            else:
                action = step.sample(self, draw)
                moves += 1
            step.take(self, action)
        return int(moves)

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda so that they happen in the order written, before everything already there."""
        self.agenda.extend(steps[::-1])

    def next(self, step: Step[Any]) -> None:
        """Put one step on the agenda: `then` for a single step, without building a tuple."""
        self.agenda.append(step)

    def tell(
        self, kind: EventKind, seat: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE,
        d: i64 = NONE, e: i64 = NONE, f: i64 = NONE, g: i64 = NONE, h: i64 = NONE, seen: int = ALL,
    ) -> None:  # fmt: skip
        """Say what happened; `seen` is the mask of seats that may know the kind's secret fields."""
        if self.out is not None:
            self.out.append(Event(kind, seat, [a, b, c, d, e, f, g, h][: kind.size], seen))

    def show(self, step: Step[Any]) -> None:
        """A secret window opens, about to be run by this step: keep the table as everybody sees it, if somebody wants to show it."""
        if self.scenes is not None:
            seen = self.copy()
            seen.agenda.append(step)
            seen.open = []
            self.scenes.append(Scene(len(self.out) if self.out is not None else 0, seen))

    def copy(self) -> State:
        """An independent copy that tells nobody anything. Written by hand in each game: it is the hot path of search."""
        raise NotImplementedError

    def copy_agenda(self, other: State) -> None:
        """Give a fresh copy the open business of this state; steps are frozen, so the lists suffice."""
        other.agenda = self.agenda[:]
        other.open = self.open

    def determinize(self, seat: int, draw: Draw) -> State:
        """A world that this seat cannot tell from the true one; its own events go nowhere."""
        world = self.content.game.determinize(self, seat, draw)
        if world.agenda:
            step = world.agenda[-1]
            if step.form == CHOICE_FORM and step.seat != seat:
                world.open = step.options(world)  # another's options follow from what it holds in this world
        return world

    def ranking(self) -> list[int]:
        """Final places by the game's own rules, 1 = first, ties shared; meaningful once the game is over."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """The whole state as canonical ints: equality, hash, checksum, save and pickle all use it."""
        packed = [self.seats]
        for name in self.FIELDS:
            pack_value(getattr(self, name), packed)
        pack_value(self.agenda, packed)
        return packed

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.content, self.pack())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.content.digest == other.content.digest and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(tuple(self.pack()))

    def illegal(self, action: int) -> IllegalAction:
        """The error that explains why this action may not be taken."""
        game = self.content.game
        refusal = game.refusal(self, action)
        return IllegalAction(game.actions.name(action), refusal["rule"], refusal["reason"])


def restore(content: Content, packed: list[int]) -> State:
    """The state that was packed, for pickling between processes."""
    return content.game.unpack(content, packed)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frozen, Generic[S]):
    """Something still to be done. Frozen: a step is replaced on the agenda, never changed.

    Its constructor takes ints only, the seat first, and `pack` gives them back in the same order.
    """

    form: int = AUTO_FORM

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat  # who decides, or whom it concerns

    def pack(self) -> list[int]:
        return [self.seat]

    def run(self, s: S) -> None:
        """What an automatic step does."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """What may be chosen, or what chance may bring: sorted, distinct, never empty; it does not depend on the agenda."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """How likely each outcome of a chance step is, aligned with its options."""
        return [1] * len(self.options(s))

    def sample(self, s: S, draw: Draw) -> int:
        """One outcome of a chance step, drawn by its weights."""
        raise NotImplementedError

    def take(self, s: S, action: int) -> None:
        """What the chosen action or the drawn outcome does; the step has already left the agenda."""
        raise NotImplementedError

    def candidates(self, s: S) -> list[int]:
        """Everything a person might reasonably try here, allowed or not."""
        return self.options(s)

    def refusal(self, s: S, action: int) -> int:
        """ALLOWED, or the code of the reason that forbids the action."""
        raise NotImplementedError

    def betrays(self, s: S) -> bool:
        """Would it tell the others what they may not know, if this choice were not asked where only one option is left?"""
        return False

    def why(self, s: S, action: int, code: int) -> list[int]:
        """The numbers of this moment that the reason's text speaks of."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """A step that needs nobody: it runs as soon as it is on top."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A decision of one seat. Give `candidates` and `refusal`; the options are the candidates that nothing forbids."""

    form = CHOICE_FORM
    point: str = ""  # the decision's name in the specification
    rule: str = ""  # cited when something quite different is tried

    def options(self, s: S) -> list[int]:
        return [action for action in self.candidates(s) if self.refusal(s, action) == ALLOWED]

    def candidates(self, s: S) -> list[int]:
        raise NotImplementedError

    def refusal(self, s: S, action: int) -> int:
        """By default every candidate is allowed and nothing else is asked."""
        return ALLOWED if action in self.candidates(s) else NOT_ASKED

    def is_final(self, s: S) -> bool:
        """Do the rules say that the answer stands? Then neither it nor what led to it may be taken back at will."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeChoice(Choice[S]):
    """A decision in which whatever one might try is allowed: its options are its candidates."""

    def options(self, s: S) -> list[int]:
        return self.candidates(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Dice and draws: outcomes with weights; the Match draws them, a search samples them."""

    form = CHANCE_FORM

    def sample(self, s: S, draw: Draw) -> int:
        outcomes = self.options(s)
        return outcomes[draw.weighted(self.weights(s))]

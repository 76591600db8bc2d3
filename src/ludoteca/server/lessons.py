"""A game's first lesson, played through once on the real engine: what is seen and asked at each step, and what follows the expected answer.

The lesson lies in the game's folder as `lesson.toml`: steps with a position, what the learner is expected to do, and what the others and chance
reply. Its texts are `<game>-lesson-<step>` and `<game>-lesson-<step>-else`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludoteca.core.game import Game
from ludoteca.core.state import NOBODY, State
from ludoteca.core.table import Table, read_table
from ludoteca.errors import IllegalAction
from ludoteca.games import game as game_named
from ludoteca.server.pages import Lesson, LessonStep
from ludoteca.server.protocol import Entry
from ludoteca.server.telling import told

FILE = "lesson.toml"


def has_lesson(game: Game) -> bool:
    """Is there a lesson in the game's folder?"""
    return (game.folder / FILE).exists()


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a game, step by step; a fault in the file raises BadContent with its place."""
    game = game_named(name)
    table = read_table((game.folder / FILE).read_text(encoding="utf-8"), FILE)
    table.only("seat", "names", "steps")
    seat = table.number("seat", 0, game.seats[-1] - 1)
    steps: list[LessonStep] = []
    state: State | None = None
    for index, values in enumerate(table.names("steps")):
        if not isinstance(values, dict):
            raise table.fail("steps", f"must hold tables, not {values!r}")
        written = Table(FILE, f"steps[{index}]", values)
        written.only("name", "position", "expect", "reply")
        if written.has("position"):
            state = game.setup(written.table("position").values)
        if state is None:
            raise written.fail("position", "is missing: the first step needs one")
        step, state = taken(game, state, seat, written, seq=sum(len(one.log) for one in steps))
        steps.append(step)
    return Lesson(name, seat, table.words("names"), steps)


def taken(game: Game, before: State, seat: int, written: Table, seq: int) -> tuple[LessonStep, State]:
    """One step and the table after it."""
    state = before.copy()
    state.out = []
    view = game.view(before, seat)
    decision = game.decision(before)
    asked = decision if decision is not None and decision["seat"] == seat else None
    expected = -1
    if written.has("expect"):
        expected = game.actions.parse(written.word("expect"))
        if asked is None:
            raise written.fail("expect", "nothing is asked of the learner here")
        apply(state, expected, written, "expect")
        for notation in written.words("reply"):
            if state.to_move() in (seat, NOBODY):
                raise written.fail("reply", f"{notation} comes too late: the learner is asked again")
            apply(state, game.actions.parse(notation), written, "reply")
        if state.to_move() not in (seat, NOBODY):
            raise written.fail("reply", "is too short: somebody else is still to move")
    log: list[Entry] = [told(game, event, seat, seq + place, 0) for place, event in enumerate(state.out or [])]
    state.out = None
    return LessonStep(written.word("name"), written.has("position"), view, asked, expected if expected >= 0 else None, log), state


def apply(state: State, action: int, written: Table, key: str) -> None:
    """Take an action of the lesson, or say where the file is wrong."""
    try:
        state.apply(action)
    except IllegalAction as error:
        raise written.fail(key, str(error)) from None


def texts_of(lesson: Lesson) -> Sequence[str]:
    """The message keys a lesson needs."""
    said = [f"{lesson.game}-lesson-{step.name}" for step in lesson.steps]
    return said + [f"{lesson.game}-lesson-{step.name}-else" for step in lesson.steps if step.expect is not None]

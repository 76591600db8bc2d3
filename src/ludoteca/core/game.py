"""The one object that a game folder exports, and everything about it that is the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import cast

from mypy_extensions import mypyc_attr

from ludoteca.core.actions import ActionTable
from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.event import SEATS, Event, EventKind, Vocabulary
from ludoteca.core.pack import Unpacker, kind_of
from ludoteca.core.state import ALLOWED, CHOICE_FORM, NOT_ASKED, Choice, State
from ludoteca.core.table import Table, read_table
from ludoteca.core.view import Decision, DeckReport, DeckRules, Option, Refusal, Refused, Text, View
from ludoteca.errors import BadOptions

Setting = int | str | bool
"""The value of a game option."""
Say = Callable[[str, Mapping[str, str | int]], str]
"""A message of the catalogues with its arguments, in the reader's language."""


class GameOption:
    """A choice made before the match: a whole number in a range, one of some words, or on/off."""

    def __init__(self, name: str, rule: str, default: Setting, least: int = 0, most: int = 0, words: Sequence[str] = ()) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.least = least
        self.most = most
        self.words = list(words)

    def check(self, value: object) -> Setting:
        """The value, if this option takes it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadOptions(f"option {self.name} is on or off (true, false), not {value!r} [{self.rule}]")
        if self.words:
            if isinstance(value, str) and value in self.words:
                return value
            raise BadOptions(f"option {self.name} is one of {', '.join(self.words)}, not {value!r} [{self.rule}]")
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise BadOptions(f"option {self.name} is a number from {self.least} to {self.most}, not {value!r} [{self.rule}]")


class Reason:
    """Why something is forbidden: the rule and a short English sentence in which `{need}` stands for a number of the moment.

    The sentence is the `en` text of the message `<game>-reason-<name>`; fields are words as in an EventKind.
    """

    def __init__(self, name: str, rule: str, sentence: str, fields: str = "") -> None:
        self.name = name
        self.rule = rule
        self.sentence = sentence
        self.names: list[str] = [word.split(":")[0] for word in fields.split()]
        self.types: list[str] = [word.split(":")[-1] for word in fields.split()]


class Window:
    """A secret window that is open: others may answer, and nobody may know who is asked."""

    def __init__(self, event: str, able: list[int], skip: int, restful: bool, point: str, rule: str) -> None:
        self.event = event  # what may be answered, one of the game's `windows`
        self.able = able  # seats that might have an answer as far as everybody knows; none: no need to wait for one
        self.skip = skip  # the action by which a seat that is asked passes; −1 while somebody is busy answering
        self.restful = restful  # may a standing pass answer it?
        self.point = point  # of the question
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the rest of the house knows it. Subclass it, fill in the tables and write the methods of the first half."""

    name: str = ""
    version: int = 1  # moves when behaviour moves
    changes: Mapping[int, str] = {}  # what each later version changed, for whoever owns an older record
    replays: Sequence[int] = (1,)  # versions whose records this code still plays exactly
    bound: int = 100_000  # more choices than any game can take
    windows: Sequence[str] = ()  # happenings that others may answer in secret; texts `<game>-window-<name>`
    answers: Sequence[int] = ()  # actions by which they may answer: people choose for which of them they want to be asked
    turns: Sequence[str] = ()  # happenings that begin a seat's turn: a standing pass ends with the turn, or with the own next one

    def __init__(
        self, file: str, seats: range, options: Sequence[GameOption], vocabulary: Vocabulary, actions: ActionTable,
        events: Sequence[EventKind], reasons: Sequence[Reason], steps: Sequence[type],
    ) -> None:  # fmt: skip
        self.folder = Path(file).parent
        self.seats = seats
        self.options = list(options)
        self.vocabulary = vocabulary
        self.actions = actions
        self.events = list(events)
        self.reasons = list(reasons)  # the code of a reason is its place in this list plus 2
        self.steps = list(steps)  # every frozen class a state may hold
        self.kinds: dict[int, type] = {kind_of(step): step for step in steps}
        self.contents: dict[str, Content] = {}
        self.own: Content | None = None  # the content of the game itself, once it has been read

    # What a game writes itself.

    def read_content(self, table: Table) -> Content:
        """Content from a file's tables; faults raise BadContent with file, key and reason."""
        raise NotImplementedError

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        """A new table, not yet settled; seats and settings are already checked."""
        raise NotImplementedError

    def blank(self, seats: int, content: Content) -> State:
        """A state whose fields are still to be filled in, for unpacking."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> View:
        """What this seat may know, built up from nothing; None is a spectator."""
        raise NotImplementedError

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        """A world that this seat cannot tell from the true one."""
        raise NotImplementedError

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        """A table situation from a readable description that says only what differs from a fresh table."""
        raise NotImplementedError

    def position(self, s: State) -> dict[str, object]:
        """The description from which `setup` makes this situation again."""
        raise NotImplementedError

    def census(self, s: State) -> list[int]:
        """How many of each component the table and the box hold together: the same throughout a match, and what the box says."""
        raise NotImplementedError

    def target(self, s: State, action: int) -> str:
        """The id of the item or zone one touches to take an action; "button" if there is none."""
        return "button"

    # What only some games have.

    columns: Mapping[str, Sequence[str]] = {}  # values of the content that are several in one text, `*` for any key: the names of the parts

    def wording(self, content: Content, say: Say) -> dict[str, str]:
        """Sentences that follow from the numbers of a content, by message key: what is printed on its cards."""
        return {}

    def deck_rules(self, content: Content) -> DeckRules | None:
        """What a deck of one's own may be made of; None: nobody brings a deck to this game."""
        return None

    def read_deck(self, content: Content, text: str, names: Mapping[str, str]) -> DeckReport:
        """A deck written as text, understood and judged; `names` are cards by what people call them, in small letters."""
        raise NotImplementedError

    def with_decks(self, content: Content, decks: Sequence[DeckReport]) -> str:
        """The text of a pack that has these decks besides those of a content."""
        raise NotImplementedError

    def window(self, s: State) -> Window | None:
        """The secret window that is open now, also at a scene kept by `State.show`; games without `windows` have none."""
        return None

    def answer(self, action: int) -> int:
        """The one of `answers` that stands for this action."""
        return action

    def opener(self, s: State) -> int:
        """The seat that had the first turn of the match; −1 where nobody had, or it cannot be told any more. The arena's figures ask."""
        return -1

    def length(self, s: State) -> int:
        """How long the match has lasted, in the turns or rounds that people count; 0 where nobody counts."""
        return 0

    # What every game gets.

    def load(self, source: str | None = None, where: str = "content.toml") -> Content:
        """The game's own content, or that of a pack's text."""
        if source is None:
            if self.own is None:
                self.own = self.load((self.folder / "content.toml").read_text(encoding="utf-8"), where)
            return self.own
        content = self.contents.get(source)
        if content is None:
            content = self.read_content(read_table(source, where))
            self.contents[source] = content
        return content

    def new(
        self, seats: int, options: Mapping[str, object] | None = None, content: Content | None = None, out: list[Event] | None = None,
    ) -> State:  # fmt: skip
        """A new game, settled up to its first decision or chance; `out` hears what happens on the way."""
        if seats not in self.seats:
            raise BadOptions(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        s = self.fresh(seats, self.settings(options or {}), content or self.load())
        s.out = out
        s.settle()
        return s

    def settings(self, options: Mapping[str, object]) -> dict[str, Setting]:
        """All options with their values: those given, checked, and the defaults."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOptions(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        return {name: option.check(options[name]) if name in options else option.default for name, option in known.items()}

    def unpack(self, content: Content, packed: list[int]) -> State:
        """The state that was packed."""
        reader = Unpacker(packed, self.kinds)
        s = self.blank(reader.number(), content)
        for name in s.FIELDS:
            setattr(s, name, reader.value())
        agenda = reader.value()
        assert isinstance(agenda, list)
        s.agenda = agenda
        if s.agenda and s.agenda[-1].form == CHOICE_FORM:
            s.open = s.agenda[-1].options(s)
        return s

    def events_for(self, events: Sequence[Event], seat: int | None) -> list[dict[str, object]]:
        """What a seat may know of some events."""
        return [event.known_to(seat, self.vocabulary) for event in events]

    def refusal(self, s: State, action: int) -> Refusal:
        """Why an action may not be taken now; code 0 if it may."""
        code = s.refusal(action)
        if code == ALLOWED:
            return {"code": 0, "rule": "", "reason": "", "text": {"key": "allowed", "args": {}}}
        step = s.agenda[-1] if s.agenda else None
        if code == NOT_ASKED:
            if not isinstance(step, Choice):
                return {"code": code, "rule": "", "reason": "nobody is asked anything now", "text": {"key": "reason-nobody", "args": {}}}
            return self.not_asked(s, step, "reason-not-asked")
        assert step is not None
        reason = self.reasons[code - 2]
        text: Text = {"key": f"{self.name}-reason-{reason.name}", "args": {}}
        plain: dict[str, str] = {}
        for index, value in enumerate(step.why(s, action, code)):
            name, type = reason.names[index], reason.types[index]
            names = self.vocabulary.get(type)
            if names is not None:
                plain[name] = names[value]
                text["args"][name] = f"@{self.name}-{type}-{names[value]}"
            elif type in SEATS:
                plain[name] = f"seat {value}"
                text["args"][name] = f"#{value}"
            else:
                plain[name] = str(value)
                text["args"][name] = value
        return {"code": code, "rule": reason.rule, "reason": reason.sentence.format(**plain), "text": text}

    def not_asked(self, s: State, step: Choice[State], key: str, owner: int = -1) -> Refusal:
        """A refusal that recalls the question and its rule: only for the eyes of the seat that is asked."""
        prompt = self.prompt(s, step)
        args: dict[str, str | int] = {**prompt["args"], "point": f"@{prompt['key']}"}
        if owner >= 0:
            args["owner"] = f"#{owner}"
        return {"code": NOT_ASKED, "rule": step.rule, "reason": f"this is not what is asked now ({step.point})", "text": {"key": key, "args": args}}

    def why(self, s: State, seat: int | None, target: str) -> Refusal:
        """Why a thing or place may not be touched now by a seat; code 0 if it may. It says nothing that the seat does not know.

        The nearest rule that speaks of the thing, else whose it is, else the question that is open and its rule.
        """
        view = self.view(s, seat)
        if view["over"]:
            return {"code": NOT_ASKED, "rule": "", "reason": "the game is over", "text": {"key": "reason-over", "args": {}}}
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Choice) or step.seat != seat:
            if len(view["waiting"]) != 1:
                return {"code": NOT_ASKED, "rule": "", "reason": "others are deciding", "text": {"key": "reason-others-asked", "args": {}}}
            asked = view["waiting"][0]  # what they are asked, and by which rule, may betray what they hold
            return {
                "code": NOT_ASKED,
                "rule": "",
                "reason": f"seat {asked} is asked now",
                "text": {"key": "reason-other-asked", "args": {"owner": f"#{asked}"}},
            }
        nearest = -1
        for action in range(len(self.actions)):
            if self.actions.kind(action).chance or self.target(s, action) != target:
                continue
            if action in s.open:
                return self.refusal(s, action)
            if nearest < 0 and s.refusal(action) != NOT_ASKED:
                nearest = action
        if nearest >= 0:
            return self.refusal(s, nearest)
        for zone in view["zones"]:
            owner = -1 if zone["owner"] is None else zone["owner"]
            if zone["id"] == target and owner not in (-1, seat):
                return self.not_asked(s, step, "reason-of-other", owner)
            for item in zone["items"]:
                if item["id"] != target:
                    continue
                owner = item.get("owner", owner)
                if owner not in (-1, seat):
                    return self.not_asked(s, step, "reason-of-other", owner)
                if item["look"] == "secret":
                    return self.not_asked(s, step, "reason-hidden")
        return self.not_asked(s, step, "reason-not-asked")

    def action_text(self, action: int) -> Text:
        """An action as a message: `<game>-action-<kind>` with its argument."""
        kind = self.actions.kind(action)
        args: dict[str, str | int] = {}
        if kind.argument:
            args[kind.argument] = f"@{self.name}-{kind.argument}-{self.actions.argument(action)}"
        return {"key": f"{self.name}-action-{kind.name}", "args": args}

    def decision(self, s: State) -> Decision | None:
        """What is asked now and of whom, for the eyes of that seat only; None while chance or nobody is to move."""
        if not s.agenda or s.agenda[-1].form != CHOICE_FORM:
            return None
        step = cast("Choice[State]", s.agenda[-1])
        options: list[Option] = []
        refused: list[Refused] = []
        for action in s.open:
            options.append({"action": action, "notation": self.actions.format(action), "target": self.target(s, action), "text": self.option_text(s, action)})
        for action in step.candidates(s):
            if action not in s.open:
                refused.append({
                    "action": action, "notation": self.actions.format(action), "target": self.target(s, action),
                    "text": self.option_text(s, action), "refusal": self.refusal(s, action),
                })  # fmt: skip
        return {"point": step.point, "seat": step.seat, "rule": step.rule, "text": self.prompt(s, step), "options": options, "refused": refused}

    def option_text(self, s: State, action: int) -> Text:
        """An answer in words; a game may say it with the names of the moment."""
        return self.action_text(action)

    def prompt(self, s: State, step: Choice[State]) -> Text:
        """The question in words: `<game>-point-<point>`; a game may add arguments."""
        return {"key": f"{self.name}-point-{step.point}", "args": {}}

    def __repr__(self) -> str:
        return f"<{self.name} v{self.version}, {self.seats[0]}-{self.seats[-1]} players>"

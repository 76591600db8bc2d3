"""Every text exists in every language with the same variables, none is missing, and none is there for nothing."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core.event import Event, EventKind
from ludoteca.core.game import Game
from ludoteca.core.state import CHANCE
from ludoteca.core.view import View
from ludoteca.errors import BadOptions
from ludoteca.games import TEMPLATE
from ludoteca.texts import INTERFACE, KEY, LANGUAGES, Texts, event_text, texts
from tables import GAMES

ROOT = Path(__file__).parents[1]


class Message(Visitor):
    """The variables a message uses, or those it would say if some were hidden."""

    def __init__(self, message: ast.Message, hidden: frozenset[str] = frozenset()) -> None:
        self.message = message
        self.hidden = hidden
        self.variables: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in self.hidden:
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "hidden":
                    self.visit(variant)
                    return
        self.generic_visit(node)


def messages(files: list[Path]) -> dict[str, Message]:
    """The messages of some catalogues; a line that is no Fluent, or a key that stands twice, is a fault."""
    found: dict[str, Message] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = Message(entry)
    return found


@cache
def interface(language: str) -> dict[str, Message]:
    return messages(sorted((INTERFACE / language).glob("*.ftl")))


@cache
def catalogue(name: str, language: str) -> dict[str, Message]:
    return messages([ludoteca.game(name).folder / "locale" / f"{language}.ftl"])


@cache
def sources() -> str:
    """All code that may speak: Python and the browser's."""
    files = [*ROOT.glob("src/ludoteca/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


@cache
def composed() -> list[re.Pattern[str]]:
    """The keys that code puts together, as patterns: f"refused-{code}" and `${game}-zone-${kind}`."""
    found: list[re.Pattern[str]] = []
    for text in set(re.findall(r'f"@?([\w{}()\[\]\'.$-]+)"', sources()) + re.findall(r"`([^`\s]+)`", sources())):
        literal = re.sub(r"\$?\{[^{}]*\}", "\0", text)
        if "\0" in literal and "-" in literal and re.search(r"[a-z]{3}", literal):
            found.append(re.compile("[A-Za-z0-9_-]+".join(map(re.escape, literal.split("\0")))))
    return found


@cache
def words() -> set[str]:
    """Everything in the code that might be a key."""
    return set(re.findall(r"[\w-]+", sources()))


def is_said(key: str) -> bool:
    """Does any code say this message?"""
    return key in words() or any(pattern.fullmatch(key) for pattern in composed())


def differences(own: dict[str, Message], language: str, english: dict[str, Message]) -> list[str]:
    """What a language lacks, has for nothing, or says with other variables than English: a sentence each."""
    found = [f"{language}.ftl lacks {key}" for key in english if key not in own]
    found += [f"en.ftl lacks {key}, which {language}.ftl has" for key in own if key not in english]
    for key in own:
        if key in english and own[key].variables != english[key].variables:
            found.append(f"{key} speaks of {sorted(own[key].variables)} in {language}.ftl, but of {sorted(english[key].variables)} in en.ftl")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interface_says_the_same_in_every_language(language: str) -> None:
    assert differences(interface(language), language, interface("en")) == []


def test_no_text_of_the_interface_is_there_for_nothing() -> None:
    assert [key for key in interface("en") if not is_said(key)] == []


@cache
def asked_for() -> set[str]:
    """The keys that code names in full."""
    return set(re.findall(r'(?:\b(?:tell|say)\(|(?<![\w.])t\()"([a-z][A-Za-z0-9_-]*)"', sources())) | set(re.findall(r'"(reason-[a-z-]+)"', sources()))


def test_no_text_of_the_interface_is_missing() -> None:
    games = ludoteca.games()
    asked = {key for key in asked_for() if key.partition("-")[0] not in games}
    asked |= {f"refused-{code}" for code in re.findall(r'Refused\("([a-z-]+)"', sources())}
    assert sorted(asked - set(interface("en"))) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_the_same_in_every_language(name: str, language: str) -> None:
    assert differences(catalogue(name, language), language, catalogue(name, "en")) == []


def views_of(game: Game) -> list[View]:
    """What is seen in some random games and in the game's own positions."""
    seen: list[View] = []
    for seats in game.seats:
        chance = random.Random(seats)
        for _ in range(3):
            try:
                state = game.new(seats, {option.name: chance.choice(choices(game, option.name)) for option in game.options})
            except BadOptions:  # one option may need another: who begins by age needs the ages
                continue
            while state.agenda:
                if state.to_move() != CHANCE and chance.random() < 0.3:
                    seen.append(game.view(state, state.to_move()))
                state.advance(chance.choice(state.options()))
            seen.append(game.view(state, None))
    return seen


def choices(game: Game, name: str) -> list[object]:
    option = next(option for option in game.options if option.name == name)
    if isinstance(option.default, bool):
        return [True, False]
    return list(option.words) if option.words else [option.default]


@cache
def needed(name: str) -> set[str]:
    """The keys that follow from a game's tables and from what is seen when it is played."""
    game = ludoteca.game(name)
    keys = {"title", "about"}
    types = {kind.argument for kind in game.actions.kinds if kind.argument}
    for option in game.options:
        keys.add(f"option-{option.name}")
        keys |= {f"option-{option.name}-{word}" for word in option.words}
    keys |= {f"action-{kind.name}" for kind in game.actions.kinds}
    for file in game.folder.rglob("*.py"):  # the text, for a compiled class does not show its attributes
        keys |= {f"point-{point}" for point in re.findall(r'^    point(?:: str)? = "(\w+)"', file.read_text(encoding="utf-8"), re.MULTILINE)}
    for event in game.events:
        keys.add(f"event-{event.name}")
        types |= set(event.types)
    for reason in game.reasons:
        keys.add(f"reason-{reason.name}")
        types |= set(reason.types)
    shown: set[str] = set()
    for view in views_of(game):
        keys.add(f"phase-{view['phase']}")
        keys |= {f"zone-{zone['kind']}" for zone in view["zones"]} | {f"counter-{counter['kind']}" for counter in view["counters"]}
        shown |= {counter["word"] for counter in view["counters"] if "word" in counter}
        for item in (item for zone in view["zones"] for item in zone["items"]):
            types.add(item["kind"])
            keys |= {f"value-{value}" for value in item.get("values", {})} | {f"mark-{mark}" for mark in item.get("marks", [])}
    keys |= {f"{type}-{word}" for type in types for word in game.vocabulary.get(type, ())}
    whole = {f"{name.lstrip('_')}-{key}" for key in keys} | {word.lstrip("_") for word in shown if word not in interface("en")}
    whole |= {key for key in asked_for() if key.startswith(f"{name}-")}
    return {key for key in whole if KEY.fullmatch(key)}


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_game_is_missing(name: str) -> None:
    assert sorted(needed(name) - set(catalogue(name, "en"))) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_game_is_there_for_nothing(name: str) -> None:
    spare = set(catalogue(name, "en")) - needed(name)
    assert [key for key in sorted(spare) if not has_reader(name, key)] == []


def has_reader(name: str, key: str) -> bool:
    """Is a key that random play did not ask for read by somebody all the same?"""
    kind, _, word = key.partition("-")[2].partition("-")
    if kind in ("phase", "zone", "counter", "value", "mark"):
        return f'"{word}"' in sources()
    if kind in ("action", "point", "event", "reason") or word in ludoteca.game(name).vocabulary.get(kind, ()):
        return False
    return is_said(key)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_only_what_they_are_given(name: str, language: str) -> None:
    game, known = ludoteca.game(name), catalogue(name, language)
    prefix = name.lstrip("_")
    assert sorted(needed(name) - set(known)) == [], f"{language}.ftl lacks these keys"
    for kind in game.actions.kinds:
        assert known[f"{prefix}-action-{kind.name}"].variables <= {kind.argument}, kind.name
    for event in game.events:
        message = known[f"{prefix}-event-{event.name}"]
        assert message.variables <= {"seat", *event.names}, event.name
        secrets = frozenset(field for field, secret in zip(event.names, event.secret, strict=True) if secret)
        betrayed = Message(message.message, secrets).variables & secrets
        assert not betrayed, f"{event.name} must say something else when {sorted(betrayed)} is hidden"
    for reason in game.reasons:
        assert known[f"{prefix}-reason-{reason.name}"].variables <= set(reason.names), reason.name


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(name: str, language: str) -> None:
    """Every event, question, option and refusal of a random game becomes a sentence without a hole."""
    game, texts, chance = ludoteca.game(name), Texts(language), random.Random(7)
    players = ["Ana", "Bo", "Cy", "Di", "Eva", "Fay", "Gil", "Hao"]
    told: list[Event] = []
    state = game.new(game.seats[-1], out=told)
    said: set[str] = set()
    while state.agenda and len(said) < 5000:
        decision = game.decision(state)
        if decision is not None and chance.random() < 0.3:
            said |= {texts.say(text, players) for text in [decision["text"], *(one["text"] for one in [*decision["options"], *decision["refused"]])]}
            said |= {texts.say(one["refusal"]["text"], players) for one in decision["refused"]}
        state.advance(chance.choice(state.options()))
    for seat in (0, None):
        for event in told:
            known = event.known_to(seat, game.vocabulary)
            values = known["values"]
            assert isinstance(values, dict)
            said.add(texts.say(event_text(game, event.kind.name, event.seat, values), players))
    holes = [sentence for sentence in said if re.search(rf"[{{}}@]|\?\?\?|\b{name}-", sentence)]
    assert holes == []


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(BadOptions, match="en, pt, es"):
        Texts("tlh")


def test_a_word_that_fluent_cannot_name_stands_for_itself() -> None:
    assert Texts("en").say({"key": "reason-not-asked", "args": {"point": "@_template-cell-3,4"}}).endswith("3,4")


def test_what_is_hidden_is_said_as_hidden() -> None:
    game = ludoteca.game(TEMPLATE)
    text = event_text(game, "dealt", 1, {"card": None})
    assert Texts("en").say(text, ["Ana", "Bo"]) == "Bo is dealt a card."
    assert Texts("pt").say(event_text(game, "dealt", 1, {"card": "4"}), ["Ana", "Bo"]) == "Bo recebe 4."


def test_another_player_is_said_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game(TEMPLATE)
    monkeypatch.setattr(game, "events", [EventKind("dealt", "toy.set.2", "card:seat")])
    assert Texts("en").say(event_text(game, "dealt", 1, {"card": 0}), ["Ana", "Bo"]) == "Bo is dealt Ana."


def test_what_differs_between_two_languages_is_said_in_sentences() -> None:
    def read(source: str) -> dict[str, Message]:
        return {entry.id.name: Message(entry) for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}

    assert differences(read("a = { $x }\nc = c"), "es", read("a = a\nb = b")) == [
        "es.ftl lacks b", "en.ftl lacks c, which es.ftl has", "a speaks of ['x'] in es.ftl, but of [] in en.ftl",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "notation", "words"), [("diceforge", "bearer:1", "Bea bears it"), ("labyrinx", "who:1", "Bea")])
def test_whoever_may_be_chosen_is_said_by_name(name: str, notation: str, words: str) -> None:
    game = ludoteca.game(name)
    texts = Texts("en")
    texts.learn(name)
    assert texts.say(game.action_text(game.actions.parse(notation)), ["Ana", "Bea"]) == words


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_made_from_numbers_are_those_that_follow_from_the_box(name: str, language: str) -> None:
    game = ludoteca.game(name)
    for key, words in game.wording(game.load(), texts(language).word).items():
        assert texts(language).word(key, {}) == words, f"run: python -m ludoteca.texts {name}"

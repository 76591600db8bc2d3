"""Decks of one's own, as people write and share them: understood line by line, judged by the box's limits, counted, and put into a pack. [zod.deck.1–3]

A deck is a text that any message or letter can carry:

    zodiacus deck: Storm over the Styx
    2 zeus_bolt
    3 life_potion
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core.view import CardFact, DeckFault, DeckReport, DeckRules
from ludoteca.errors import BadOptions
from ludoteca.games.zodiacus.content import (
    CARD_COUNT,
    CARD_EFFECT,
    CARDS,
    DECKS,
    FIRST_ACTION,
    FIRST_POTION,
    FIRST_WEAPON,
    ZodiacusContent,
    plain_title,
)
from ludoteca.games.zodiacus.effects import (
    BREAK,
    CD,
    CURE,
    DISCARD_RANDOM,
    DMG,
    DRAW,
    EXTRA_ATTACK,
    HEAL,
    INVISIBILITY,
    LIMBO,
    MOD,
    MOVE,
    NEGATE,
    PUSH,
    RECOVER,
    STATUS,
    SURVIVE,
    SWAP,
    XP,
)

HEAD: Final = "zodiacus deck:"
LINE: Final = re.compile(r"(?:(\d{1,4})\s*[x×*]?\s+)?(\S.*)")
LONGEST: Final = 200
"""Lines of a deck; more are not read."""
PURPOSES: Final = ["harm", "healing", "protection", "control", "movement", "supply"]


def rules_of(box: ZodiacusContent) -> DeckRules:
    """Every card with the copies a deck may hold."""
    cards: list[CardFact] = []
    for card in range(CARD_COUNT):
        level = box.level[card] if card < FIRST_ACTION else 0
        cards.append({"name": CARDS[card], "half": half_of(card), "kind": kind_of(box, card), "level": level, "most": box.most_copies(card)})
    return {"halves": {"action": box.deck_actions, "item": box.deck_items}, "cards": cards}


def half_of(card: int) -> str:
    """Action or item card. [zod.deck.1]"""
    return "item" if card < FIRST_ACTION else "action"


def kind_of(box: ZodiacusContent, card: int) -> str:
    """What sort of card it is."""
    if card < FIRST_WEAPON:
        return "equipment"
    if card < FIRST_POTION:
        return "weapon"
    if card < FIRST_ACTION:
        return "potion"
    return "reaction" if box.reaction[card] else "action"


def purpose_of(box: ZodiacusContent, card: int) -> str:
    """What a card is mainly good for, from the first thing it does."""
    if card < FIRST_POTION:
        return "protection" if card < FIRST_WEAPON else "harm"
    operation = box.effects[CARD_EFFECT + card].operations[0]
    code = operation.code
    if code in (DMG, EXTRA_ATTACK) or (code == MOD and operation.what == 3 and operation.amount > 0):
        return "harm"
    if code in (HEAL, CURE, LIMBO):
        return "healing"
    if code in (NEGATE, SURVIVE, MOD) or (code == STATUS and operation.what == INVISIBILITY):
        return "movement" if code == MOD and operation.what == 2 else "protection"
    if code in (STATUS, PUSH, DISCARD_RANDOM, BREAK):
        return "control"
    if code in (MOVE, SWAP):
        return "movement"
    assert code in (DRAW, RECOVER, XP, CD)
    return "supply"


def read_deck(box: ZodiacusContent, text: str, names: Mapping[str, str]) -> DeckReport:
    """What a text says, with every fault of it: lines nobody can read first, then too many copies, then the size of each half."""
    title = ""
    counts = [0] * CARD_COUNT
    faults: list[DeckFault] = []
    lines = text.splitlines()
    for number, line in enumerate(lines[:LONGEST], 1):
        words = line.strip()
        if not words or words.startswith(("#", "//")):
            continue
        if words.lower().startswith(HEAD):
            title = plain_title(words[len(HEAD) :])
            continue
        form = LINE.fullmatch(words)
        assert form is not None
        called = form.group(2).strip().lower()
        name = names.get(called, called.replace(" ", "_"))
        if name not in CARDS:
            faults.append(unknown(number, form.group(2).strip(), called, names))
            continue
        counts[CARDS.index(name)] += int(form.group(1)) if form.group(1) else 1
    if len(lines) > LONGEST:
        faults.append(fault(LONGEST, "", "zod.deck.1", f"a deck has at most {LONGEST} lines", "zodiacus-fault-too-long", {"most": LONGEST}))
    faults.extend(limits(box, counts))
    cards = {CARDS[card]: counts[card] for card in range(CARD_COUNT) if counts[card]}
    return {"title": title, "cards": cards, "faults": faults, "tally": tally(box, counts), "text": written(title, cards)}


def unknown(line: int, written: str, called: str, names: Mapping[str, str]) -> DeckFault:
    """There is no such card; perhaps one that is spelt nearly so."""
    near = difflib.get_close_matches(called, [*names, *CARDS], 1, 0.75)
    word = plain_title(written)
    if near:
        meant = names.get(near[0], near[0])
        args: dict[str, str | int] = {"word": word, "line": line, "card": f"@zodiacus-card-{meant}"}
        return fault(line, "", "zod.deck.1", f"line {line}: there is no card {word!r}; did you mean {meant}?", "zodiacus-fault-nearly", args)
    return fault(line, "", "zod.deck.1", f"line {line}: there is no card {word!r}", "zodiacus-fault-unknown", {"word": word, "line": line})


def limits(box: ZodiacusContent, counts: Sequence[int]) -> list[DeckFault]:
    """Copies and sizes that the rules do not allow. [zod.deck.1–3]"""
    found: list[DeckFault] = []
    halves = {"action": 0, "item": 0}
    for card in range(CARD_COUNT):
        halves[half_of(card)] += counts[card]
        most = box.most_copies(card)
        if counts[card] > most:
            args: dict[str, str | int] = {"card": f"@zodiacus-card-{CARDS[card]}", "count": counts[card], "most": most}
            rule = "zod.deck.2" if card < FIRST_ACTION else "zod.deck.3"
            found.append(fault(0, CARDS[card], rule, f"{CARDS[card]}: {counts[card]} copies, at most {most} are allowed", "zodiacus-fault-copies", args))
    for half, wanted in (("action", box.deck_actions), ("item", box.deck_items)):
        if halves[half] != wanted:
            args = {"half": f"@zodiacus-half-{half}", "count": halves[half], "wanted": wanted}
            key = "zodiacus-fault-few" if halves[half] < wanted else "zodiacus-fault-many"
            found.append(fault(0, "", "zod.deck.1", f"{halves[half]} {half} cards, {wanted} are needed", key, args))
    return found


def fault(line: int, card: str, rule: str, reason: str, key: str, args: dict[str, str | int]) -> DeckFault:
    """One fault."""
    return {"line": line, "card": card, "rule": rule, "reason": reason, "text": {"key": key, "args": args}}


def tally(box: ZodiacusContent, counts: Sequence[int]) -> dict[str, dict[str, int]]:
    """How many cards there are of each half, kind, level and purpose."""
    found: dict[str, dict[str, int]] = {
        "half": {"action": 0, "item": 0},
        "kind": {"action": 0, "reaction": 0, "equipment": 0, "weapon": 0, "potion": 0},
        "level": {"1": 0, "2": 0, "3": 0},
        "purpose": dict.fromkeys(PURPOSES, 0),
    }
    for card in range(CARD_COUNT):
        if counts[card]:
            found["half"][half_of(card)] += counts[card]
            found["kind"][kind_of(box, card)] += counts[card]
            found["purpose"][purpose_of(box, card)] += counts[card]
            if card < FIRST_ACTION:
                found["level"][str(box.level[card])] += counts[card]
    return found


def written(title: str, cards: Mapping[str, int]) -> str:
    """A deck as one shares it; reading it gives the same deck again."""
    return "\n".join([f"{HEAD} {title}".rstrip(), *[f"{count} {name}" for name, count in cards.items()]]) + "\n"


def with_decks(box: ZodiacusContent, decks: Sequence[DeckReport]) -> str:
    """A pack with some more decks in its free places. [zod.setup.14]"""
    free = [place for place in range(len(DECKS)) if not box.decks[place]]
    if len(decks) > len(free):
        raise BadOptions(f"there is room for {len(free)} more decks, not for {len(decks)} [zod.setup.14]")
    parts = [box.source.rstrip("\n")]
    for place, deck in zip(free, decks, strict=False):
        if deck["faults"]:
            raise BadOptions(f"{deck['title'] or DECKS[place]}: {deck['faults'][0]['reason']} [{deck['faults'][0]['rule']}]")
        rows = [f"\n[decks.{DECKS[place]}]", f'title = "{deck["title"]}"']
        for half in ("action", "item"):
            cards = [f"{name} = {count}" for name, count in deck["cards"].items() if half_of(CARDS.index(name)) == half]
            rows.append(f"{half}s = {{ {', '.join(cards)} }}")
        parts.append("\n".join(rows))
    return "\n".join(parts) + "\n"

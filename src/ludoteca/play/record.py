"""The record of a match: a text that people read, diffs show, and any build replays. The format is told in `docs/records.md`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludoteca.core.content import Content
from ludoteca.core.game import Game, GameOption, Setting
from ludoteca.errors import BadOptions, BadRecord, UnknownGame
from ludoteca.games import game as game_named
from ludoteca.play.dice import check_seed

FORMAT = "ludoteca record 1"
CHECK_EVERY = 10
"""A checksum stands at the end of every tenth line of play."""

ENTRY = re.compile(r"([1-9][0-9]{0,6}) (c|p[1-9]) ([^ #]+)(?: #([0-9a-f]{12}))?")
HEADING = re.compile(r"([a-z]+)(?: ([A-Za-z0-9_-]+))?: (.*)")
END = re.compile(r"(0|[1-9][0-9]{0,6}) ([0-9a-f]{12})")
DIGEST = re.compile(r"([0-9a-f]{16}) (.*)")
PLY = re.compile(r"[1-9][0-9]{0,6}")
REQUIRED = ("game", "rules", "seats", "content", "commitment")
CLOSING = ("end", "result", "seed", "odds")


@dataclass
class Entry:
    """One line of play: a choice of a player or an outcome of chance (`seat` None)."""

    line: int
    ply: int
    seat: int | None
    notation: str
    checksum: str | None


@dataclass
class Record:
    """What a record says, not yet believed; `lines` remembers where each heading stands."""

    game: str = ""
    rules: int = 0
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    content: str = ""  # digest
    content_title: str = ""
    players: dict[int, str] = field(default_factory=dict)
    commitment: str = ""
    position: dict[str, object] | None = None  # where play began, if not at a fresh table
    player_seeds: dict[int, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    end: tuple[int, str] | None = None  # ply and checksum of the last position
    result: list[int] | None = None  # places by seat
    seed: str | None = None
    foreign: int = 0  # so many plies were played elsewhere, with other dice
    odds: dict[int, str] = field(default_factory=dict)  # what chance could have brought, by ply
    lines: dict[str, int] = field(default_factory=dict)
    last: int = 0  # the number of the last line

    def fault(self, heading: str, reason: str) -> BadRecord:
        """The error about one heading."""
        return BadRecord(self.lines.get(heading, 0), reason)


def heading_lines(
    game: Game, seats: int, options: dict[str, Setting], content: Content, players: Sequence[str], commitment: str, player_seeds: Sequence[str],
    position: Mapping[str, object] | None = None,
) -> list[str]:  # fmt: skip
    """The lines above the play."""
    lines = [FORMAT, f"game: {game.name}", f"rules: {game.version}", f"seats: {seats}"]
    lines += [f"option {name}: {setting_text(value)}" for name, value in options.items()]
    lines.append(f"content: {content.digest} {title_of(content)}")
    if position is not None:
        lines.append(f"position: {json.dumps(position, ensure_ascii=False)}")
    lines += [f"player {seat + 1}: {name}" for seat, name in enumerate(players)]
    lines.append(f"commitment: {commitment}")
    lines += [f"seedof {seat + 1}: {seed}" for seat, seed in enumerate(player_seeds) if seed]
    return [*lines, ""]


def entry_line(ply: int, seat: int | None, notation: str, checksum: str | None) -> str:
    """One line of play."""
    who = "c" if seat is None else f"p{seat + 1}"
    return f"{ply} {who} {notation}" + (f" #{checksum}" if checksum else "")


def closing_lines(ply: int, checksum: str, result: Sequence[int] | None, seed: str | None) -> list[str]:
    """The lines below the play: where it ends, who won, and the seed once it may be known."""
    lines = ["", f"end: {ply} {checksum}"]
    if result is not None:
        lines.append(f"result: {' '.join(map(str, result))}")
    if seed is not None:
        lines.append(f"seed: {seed}")
    return lines


def setting_text(value: Setting) -> str:
    """An option's value as the record writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def title_of(content: Content) -> str:
    """What the content file calls itself."""
    title = tomllib.loads(content.source).get("title", "")
    return " ".join(str(title).split()) or "untitled"


def read(text: str, whole: bool = True) -> Record:
    """Read a record's text; a whole record has its closing lines, one that a server is still writing need not."""
    lines = text.split("\n")
    if lines[0].rstrip("\r") != FORMAT:
        if lines[0].startswith("ludoteca record "):
            raise BadRecord(1, f"this record is of another format ({lines[0][:40]!r}); this version of Ludoteca reads {FORMAT!r}")
        raise BadRecord(1, f"this is no record: its first line is not {FORMAT!r}")
    record = Record(last=len(lines))
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.rstrip("\r")
        if not line or line.startswith("#"):
            continue
        if line[0].isdigit():
            read_entry(record, number, line)
        else:
            read_heading(record, number, line)
    for name in REQUIRED:
        if name not in record.lines:
            raise BadRecord(0, f"the heading {name!r} is missing")
    if whole and record.end is None:
        raise BadRecord(record.last, "the record breaks off here: its closing line 'end' is missing")
    if record.end is not None and record.end[0] != len(record.entries):
        raise record.fault("end", f"the record should end after ply {record.end[0]}, but has {len(record.entries)}: lines are missing or too many")
    return record


def read_entry(record: Record, number: int, line: str) -> None:
    """A line of play."""
    if record.end is not None:
        raise BadRecord(number, "play goes on after the closing line 'end'")
    found = ENTRY.fullmatch(line)
    if found is None:
        raise BadRecord(number, f"{line[:60]!r} is no line of play, which looks like '17 p2 take:3' or '18 c die:5'")
    ply, expected = int(found[1]), len(record.entries) + 1
    if ply != expected:
        raise BadRecord(number, f"this is ply {ply}, but ply {expected} should come here: lines are missing, doubled or out of order")
    if (found[4] is not None) != (ply % CHECK_EVERY == 0):
        raise BadRecord(number, f"ply {ply} {'lacks its checksum' if found[4] is None else 'has a checksum where none belongs'}")
    record.entries.append(Entry(number, ply, None if found[2] == "c" else int(found[2][1:]) - 1, found[3], found[4]))


def read_heading(record: Record, number: int, line: str) -> None:
    """A line above or below the play."""
    found = HEADING.fullmatch(line)
    if found is None:
        raise BadRecord(number, f"{line[:60]!r} is neither a heading nor a line of play")
    name, of, value = found[1], found[2], found[3]
    key = f"{name} {of}" if of else name
    if key in record.lines:
        raise BadRecord(number, f"the heading {key!r} stands here for the second time, first on line {record.lines[key]}")
    if record.entries and name not in CLOSING:
        raise BadRecord(number, f"the heading {key!r} must stand above the play")
    if name in ("result", "seed", "odds") and record.end is None:
        raise BadRecord(number, f"{name!r} must stand below the closing line 'end'")
    record.lines[key] = number
    if of is None and name == "game":
        record.game = value
    elif of is None and name in ("rules", "seats"):
        setattr(record, name, whole_number(number, name, value))
    elif of is None and name == "content":
        digest = DIGEST.fullmatch(value)
        if digest is None:
            raise BadRecord(number, f"content is named by 16 hexadecimal digits and a title, not {value[:60]!r}")
        record.content, record.content_title = digest[1], digest[2]
    elif of is None and name == "position":
        record.position = position_of(number, value)
    elif of is None and name == "commitment":
        if not re.fullmatch(r"[0-9a-f]{64}", value):
            raise BadRecord(number, "a commitment is 64 hexadecimal digits")
        record.commitment = value
    elif of is None and name == "end":
        end = END.fullmatch(value)
        if end is None:
            raise BadRecord(number, f"'end' names the last ply and its checksum, not {value[:60]!r}")
        record.end = int(end[1]), end[2]
    elif of is None and name == "result":
        record.result = [whole_number(number, name, place) for place in value.split(" ")]
    elif of is None and name == "seed":
        record.seed = seed_text(number, value)
    elif name in ("foreign", "odds"):
        number_of_ply = value if name == "foreign" else of or ""
        if not PLY.fullmatch(number_of_ply) or (of is None) != (name == "foreign"):
            raise BadRecord(number, f"{name!r} names a ply, not {number_of_ply[:60]!r}")
        if name == "foreign":
            record.foreign = int(value)
        else:
            record.odds[int(number_of_ply)] = value
    elif of is not None and name == "option":
        record.options[of] = value
    elif of is not None and name == "player":
        record.players[whole_number(number, name, of) - 1] = value
    elif of is not None and name == "seedof":
        record.player_seeds[whole_number(number, name, of) - 1] = seed_text(number, value)
    else:
        raise BadRecord(number, f"there is no heading {key!r}")


def position_of(line: int, text: str) -> dict[str, object]:
    """The described table at which play began."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadRecord(line, f"a position is written as JSON: {error}") from None
    if not isinstance(found, dict):
        raise BadRecord(line, f"a position is a table of keys and values, not {text[:60]!r}")
    return found


def seed_text(line: int, text: str) -> str:
    """A seed of a heading."""
    try:
        return check_seed(text)
    except BadOptions as error:
        raise BadRecord(line, str(error)) from None


def whole_number(line: int, name: str, text: str) -> int:
    """A small number of a heading."""
    if not re.fullmatch(r"[1-9][0-9]{0,3}", text):
        raise BadRecord(line, f"{name} must be a whole number, not {text[:60]!r}")
    return int(text)


def game_of(record: Record) -> Game:
    """The game of a record, if this house has it and still plays that version of its rules."""
    try:
        game = game_named(record.game)
    except UnknownGame as error:
        raise record.fault("game", str(error)) from None
    if record.rules > game.version:
        raise record.fault(
            "rules", f"this record needs version {record.rules} of the rules of {game.name}, but here is version {game.version}: update Ludoteca"
        )
    if record.rules != game.version and record.rules not in game.replays:
        told = "; ".join(f"version {version}: {text}" for version, text in sorted(game.changes.items()) if version > record.rules)
        raise record.fault(
            "rules",
            f"this record was played by version {record.rules} of the rules of {game.name}, which version {game.version} no longer replays"
            + (f" ({told})" if told else ""),
        )
    if record.seats not in game.seats:
        raise record.fault("seats", f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {record.seats}")
    for kind, seats in (("player", record.players), ("seedof", record.player_seeds)):
        for seat in seats:
            if seat >= record.seats:
                raise record.fault(f"{kind} {seat + 1}", f"there is no player {seat + 1} among {record.seats}")
    return game


def options_of(record: Record, game: Game) -> dict[str, Setting]:
    """The options of a record, checked."""
    known = {option.name: option for option in game.options}
    found: dict[str, Setting] = {}
    for name, text in record.options.items():
        where = f"option {name}"
        if name not in known:
            raise record.fault(where, f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        try:
            found[name] = known[name].check(setting_of(known[name], text))
        except BadOptions as error:
            raise record.fault(where, str(error)) from None
    return found


def setting_of(option: GameOption, text: str) -> object:
    """An option's value from its text; a text that cannot be one is left as it is, for the option's own complaint."""
    if isinstance(option.default, bool):
        return {"true": True, "false": False}.get(text, text)
    return int(text) if not option.words and re.fullmatch(r"-?[0-9]{1,9}", text) else text


def content_of(record: Record, game: Game, content: Content | None) -> Content:
    """The content a record was played with: the game's own, or the pack that is handed in."""
    chosen = content or game.load()
    if chosen.digest == record.content:
        return chosen
    own = game.load()
    if content is not None and own.digest == record.content:
        return own
    given = f"the pack given is {title_of(chosen)!r} with digest {chosen.digest}" if content else f"the box here is {title_of(own)!r} with digest {own.digest}"
    raise record.fault("content", f"this record needs the content pack {record.content_title!r} with digest {record.content}; {given}")

"""Content packs: every fault of one at once, and one written from values, for the command line and for the editor in the browser."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import cast

from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.errors import BadContent

TOO_MANY = 200
"""After so many faults of a pack nobody reads on."""
WIDE = 360
"""Letters of a table that still stands in one line."""


def own_values(game: Game) -> dict[str, object]:
    """The numbers of the game's own box."""
    return tomllib.loads(game.load().source)


def faults_of(game: Game, table: Table) -> Iterator[BadContent]:
    """Every fault that can be found: each is mended from the game's own box, so that those behind it come to light."""
    own = own_values(game)
    values = tomllib.loads(table.source)
    seen: set[str] = set()
    while len(seen) < TOO_MANY:
        try:
            game.read_content(Table(table.where, "", values, table.source))
        except BadContent as fault:
            if fault.key in seen:
                return
            seen.add(fault.key)
            yield fault
            if not mend(values, own, fault.key):
                return
        else:
            return


def mend(values: dict[str, object], own: dict[str, object], path: str) -> bool:
    """Give a faulty key the value of the game's own box, or remove it if the box has no such key; False if that changes nothing."""
    keys = path.split(".")
    for depth in range(len(keys), 0, -1):
        place, box = table_at(values, keys[: depth - 1]), table_at(own, keys[: depth - 1])
        key = keys[depth - 1]
        if place is None:
            continue
        if box is not None and key in box:
            if place.get(key) != box[key]:
                place[key] = box[key]
                return True
        elif key in place:
            del place[key]
            return True
    return False


def table_at(values: dict[str, object], keys: list[str]) -> dict[str, object] | None:
    """The table below some keys, if it is one."""
    found: object = values
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    return cast("dict[str, object]", found) if isinstance(found, dict) else None


def written(values: Mapping[str, object]) -> str:
    """A pack's values as TOML, in their own order: small tables in one line each, large ones under a heading of their own."""
    return "\n".join(section("", values)).strip("\n") + "\n"


def section(path: str, values: Mapping[str, object]) -> list[str]:
    """The lines of a table; those of the tables below it that are too wide for one line come last, as TOML wants it."""
    lines: list[str] = []
    wide: list[str] = []
    for key, value in values.items():
        if isinstance(value, dict) and (not path or len(inline(value)) > WIDE):
            below = f"{path}.{name(key)}" if path else name(key)
            rows = section(below, cast("dict[str, object]", value))
            heading = [] if rows and rows[0] == "" else ["", f"[{below}]"]
            wide += [*heading, *rows]
        elif isinstance(value, list) and len(inline(value)) > WIDE // 3:
            lines += [f"{name(key)} = [", *[f"    {inline(one)}," for one in value], "]"]
        else:
            lines.append(f"{name(key)} = {inline(value)}")
    return [*lines, *wide]


def name(key: str) -> str:
    """A key, quoted where it must be."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def inline(value: object) -> str:
    """A value in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name(key)} = {inline(below)}' for key, below in value.items())} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(inline(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)

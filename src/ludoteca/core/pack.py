"""Any value a state may hold, as ints and back: the canonical form behind equality, checksums, saving and pickling."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final
from zlib import crc32

from mypy_extensions import mypyc_attr

INT: Final = 0
LIST: Final = 1
FROZEN: Final = 2
NOTHING: Final = 3
FLAG: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """A small value that never changes after its construction: a step, a card on the chain. Shared by all copies."""

    def pack(self) -> list[int]:
        """The constructor's arguments, in order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frozen) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(tuple(self.pack()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.pack()))})"


def kind_of(cls: type) -> int:
    """The number that stands for a frozen class: made from its name, so that no table has to be kept."""
    return crc32(cls.__name__.encode())


def pack_value(value: object, packed: list[int]) -> None:
    """Append a value: a flag, an int, a list of values, a frozen value, or nothing."""
    if isinstance(value, bool):
        packed.append(FLAG)
        packed.append(1 if value else 0)
    elif isinstance(value, int):
        packed.append(INT)
        packed.append(value)
    elif isinstance(value, list):
        packed.append(LIST)
        packed.append(len(value))
        for item in value:
            pack_value(item, packed)
    elif isinstance(value, Frozen):
        fields = value.pack()
        packed.append(FROZEN)
        packed.append(kind_of(type(value)))
        packed.append(len(fields))
        packed.extend(fields)
    elif value is None:
        packed.append(NOTHING)
    else:
        raise TypeError(f"a state holds ints, lists and frozen values, not {type(value).__name__}")


class Unpacker:
    """Reads values back in the order in which they were packed."""

    def __init__(self, packed: list[int], kinds: Mapping[int, type]) -> None:
        self.packed = packed
        self.kinds = kinds
        self.at = 0

    def number(self) -> int:
        """The next bare int."""
        self.at += 1
        return self.packed[self.at - 1]

    def value(self) -> object:
        """The next value of any form."""
        form = self.number()
        if form == INT:
            return self.number()
        if form == LIST:
            return [self.value() for _ in range(self.number())]
        if form == FROZEN:
            kind = self.number()
            size = self.number()
            fields = self.packed[self.at : self.at + size]
            self.at += size
            return self.kinds[kind](*fields)
        if form == FLAG:
            return self.number() == 1
        if form == NOTHING:
            return None
        raise ValueError(f"not a packed value: form {form} at {self.at - 1}")


def checksum(packed: list[int]) -> str:
    """Twelve hexadecimal digits that tell two states apart, the same on every machine and build."""
    return hashlib.sha256(",".join(map(str, packed)).encode()).hexdigest()[:12]

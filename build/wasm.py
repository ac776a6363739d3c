"""Read and write WebAssembly files by sections. Function bodies stay as they are.

The format: https://webassembly.github.io/spec/core/binary/modules.html
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

HEAD = b"\0asm\1\0\0\0"
TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(1, 8)
ELEMENT, CODE, DATA, DATA_COUNT, TAG = 9, 10, 11, 12, 13
EXPORTED_TABLE, EXPORTED_MEMORY, EXPORTED_GLOBAL, EXPORTED_TAG = range(1, 5)
"""The kinds of imports and exports; 0 is a function."""
I32, FUNCREF = b"\x7f", b"\x70"
IMMUTABLE_OR_NOT = 1
"""The bytes of a global's mutability, after its type."""
END = b"\x0b"


def number(value: int) -> bytes:
    """An unsigned number in LEB128."""
    out = bytearray()
    while True:
        value, low = value >> 7, value & 127
        if not value:
            return bytes((*out, low))
        out.append(low | 128)


def constant(value: int) -> bytes:
    """The instruction ``i32.const`` of a number that is not negative."""
    signed = number(value)
    if signed[-1] & 64:  # the last bit would be a sign
        signed = signed[:-1] + bytes((signed[-1] | 128, 0))
    return b"\x41" + signed


def text(value: str) -> bytes:
    """A name."""
    return number(len(value)) + value.encode("ascii")


def vector(items: Iterable[bytes]) -> bytes:
    """A counted list."""
    found = list(items)
    return number(len(found)) + b"".join(found)


def sized(content: bytes) -> bytes:
    """Content after its length."""
    return number(len(content)) + content


@dataclass
class Reader:
    """Reads a section from its beginning to its end."""

    content: bytes
    at: int = 0

    def number(self) -> int:
        """An unsigned number."""
        value = shift = 0
        while True:
            byte = self.content[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def take(self, length: int) -> bytes:
        """The next bytes."""
        self.at += length
        return self.content[self.at - length : self.at]

    def sized(self) -> bytes:
        """Content after its length."""
        return self.take(self.number())

    def counted(self) -> Iterator[int]:
        """Counts the items of a list while the caller reads them."""
        yield from range(self.number())


@dataclass
class Module:
    """The sections of a file in their order."""

    sections: list[tuple[int, bytes]]

    @classmethod
    def read(cls, content: bytes) -> Self:
        """The sections of a file."""
        reader, sections = Reader(content, len(HEAD)), []
        while reader.at < len(content):
            kind = reader.take(1)[0]
            sections.append((kind, reader.sized()))
        return cls(sections)

    def written(self) -> bytes:
        """The file."""
        return HEAD + b"".join(bytes((kind,)) + sized(content) for kind, content in self.sections)

    def __getitem__(self, kind: int) -> bytes:
        return next(content for found, content in self.sections if found == kind)

    def items(self, kind: int) -> Reader:
        """A reader at the beginning of a section."""
        return Reader(self[kind])

    def changed(self, changes: dict[int, bytes | None]) -> "Module":
        """A copy with other sections; None leaves a section out."""
        merged = ((kind, changes.get(kind, content)) for kind, content in self.sections)
        return Module([(kind, content) for kind, content in merged if content is not None])

    def extended(self, kind: int, items: Iterable[bytes]) -> bytes:
        """A section with more items at its end."""
        reader, more = self.items(kind), list(items)
        count = reader.number()
        return number(count + len(more)) + self[kind][reader.at :] + b"".join(more)

    def types(self) -> list[tuple[bytes, bytes]]:
        """The types of parameters and of results, by the number of the function type."""
        reader, found = self.items(TYPE), []
        for _ in reader.counted():
            assert reader.take(1) == b"\x60", "Only plain function types are understood."
            found.append((reader.sized(), reader.sized()))
        return found

    def bodies(self) -> list[bytes]:
        """The bodies of the functions that are not imported."""
        reader = self.items(CODE)
        return [reader.sized() for _ in reader.counted()]

    def signatures(self) -> list[int]:
        """The number of the type of each function that is not imported."""
        reader = self.items(FUNCTION)
        return [reader.number() for _ in reader.counted()]

    def imported(self) -> dict[int, int]:
        """How many functions, tables, memories, globals and tags are imported."""
        reader, found = self.items(IMPORT), dict.fromkeys(range(5), 0)
        for _ in reader.counted():
            reader.sized(), reader.sized()
            kind = reader.take(1)[0]
            found[kind] += 1
            if kind == 0:
                reader.number()
            elif kind == EXPORTED_GLOBAL:
                reader.take(2)
            else:
                raise ValueError("Pyodide imports something that the build does not understand.")
        return found

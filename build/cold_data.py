"""Constant data of Pyodide's WebAssembly that only cold functions use: they come with the rest (build/split.py).

These are the characters of the Far East in Python's codecs, the names and properties in `unicodedata`, and the tables of the
C library's `iconv`. A cold function is only called when the rest, and with it the data, is there. So the data may come
later if no hot function reaches them:

- No hot function contains an address in them. `reached` looks for these.
- No table of a hot function reaches into them: a range begins within a table of cold functions, or at its address.
- All pointers to them stand between tables of the same codecs, to which no hot function has an address either.

A new Pyodide has them elsewhere. The list holds the digest of the file for which it was made.
"""

import json
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path

from failure import Failure
from wasm import DATA, END, Module, constant, sized

LIST = Path(__file__).resolve().parent / "cold-data.json"
"""``wasm``, the digest of Pyodide's file; ``ranges`` of addresses, each with its end; ``numbers`` in these ranges that are no
addresses but constants of the functions that contain them, such as the largest character."""
Range = tuple[int, int]
CONSTANT = 0x41
ACCESS = range(0x28, 0x3F)
"""The instructions that load and store: a byte of alignment and an address follow."""


def ranges(digest: str) -> list[Range]:
    """The ranges in the list; raises Failure if the list was made for another file."""
    known = json.loads(LIST.read_text())
    if known["wasm"] != digest:
        raise Failure(
            f"build/{LIST.name} was made for another Pyodide: find these data in the new file."
        )
    return [(start, end) for start, end in known["ranges"]]


def segments(module: Module) -> Iterator[tuple[int, bytes]]:
    """The constant data: addresses, and what is there at the start."""
    reader = module.items(DATA)
    for _ in reader.counted():
        if reader.number() != 0 or reader.take(1)[0] != CONSTANT:
            raise ValueError("A data segment is not placed by a constant.")
        address = reader.number()
        reader.take(len(END))
        yield address, reader.sized()


def parted(module: Module, cold: Collection[Range]) -> tuple[list[bytes], list[bytes]]:
    """The segments outside the ranges *cold*, and those in them."""
    parts: tuple[list[bytes], list[bytes]] = ([], [])
    for address, content in segments(module):
        end = address + len(content)
        edges = {edge for pair in cold for edge in pair if address < edge < end}
        places = [address, *sorted(edges), end]
        for start, stop in pairwise(places):
            inside = any(first <= start < last for first, last in cold)
            piece = content[start - address : stop - address]
            parts[inside].append(b"\0" + constant(start) + END + sized(piece))
    return parts


def reached(module: Module, hot: Collection[int], cold: Collection[Range]) -> set[int]:
    """Numbers in the ranges *cold* that may be addresses in *hot* functions.

    It reads every byte that may be the beginning of an instruction, so it misses none, and may find some that are not there.
    """
    first, last = min(start for start, _ in cold), max(end for _, end in cold)
    found: set[int] = set()
    for index, body in enumerate(module.bodies()):
        if index not in hot:
            continue
        for at, byte in enumerate(body[:-4]):
            after = (
                at + 1 if byte == CONSTANT else at + 2 if byte in ACCESS and body[at + 1] < 5 else 0
            )
            # The addresses are numbers of three or four bytes, whose sign bit is clear.
            if after and body[after] & body[after + 1] & 128:
                value = signed(body[after : after + 5])
                if first <= value < last and any(start <= value < end for start, end in cold):
                    found.add(value)
    return found


def signed(content: bytes) -> int:
    """The number at the beginning, in signed LEB128."""
    value = 0
    for place, byte in enumerate(content):
        value |= (byte & 127) << 7 * place
        if byte < 128:
            return value - (1 << 7 * (place + 1)) if byte & 64 else value
    return -1


def known_numbers() -> set[int]:
    """What `reached` finds, and what is no address."""
    return set(json.loads(LIST.read_text())["numbers"])

"""Split Pyodide's WebAssembly in two: the functions that games use, and all functions.

A page needs a tenth of the functions of Python and its C modules, but would load and compile them all before the first
board. So the build makes two files:

- The *hot* file has everything but the bodies of the other, *cold* functions. Such a function first loads the rest, if it is
  not there yet, and then calls the function of the same number there.
- The *rest* has all functions, and takes memory, tables, globals and tags from the hot file: code is all that there is twice.
  It also has the constant data that only cold functions use (build/cold_data.py), and writes them when it is loaded.

web/runtime/rest.mjs connects the two. build/hot_functions.py finds out which functions are hot.
"""

import hashlib
import json
from collections.abc import Collection
from itertools import batched
from pathlib import Path
from typing import NamedTuple

from cold_data import Range, parted, ranges
from failure import Failure
from wasm import (
    CODE,
    DATA,
    DATA_COUNT,
    ELEMENT,
    END,
    EXPORT,
    EXPORTED_GLOBAL,
    EXPORTED_MEMORY,
    EXPORTED_TABLE,
    EXPORTED_TAG,
    FUNCREF,
    GLOBAL,
    I32,
    IMPORT,
    MEMORY,
    TABLE,
    TAG,
    Module,
    Reader,
    constant,
    number,
    sized,
    text,
    vector,
)

LIST = Path(__file__).resolve().parent / "hot-functions.json"
"""``wasm``, the digest of Pyodide's file; ``runs``, how many functions in turn are cold and hot."""
GET, SET, GET_LOCAL, CALL_INDIRECT = b"\x23", b"\x24", b"\x20", b"\x11"
IF_FALSE_DO = b"\x45\x04\x40"
"""``i32.eqz``, then ``if`` without a result."""
NO_LOCALS = b"\0"
HOT = "hot"
"""From where the rest imports what is shared."""
COLD, LOADED = "escales.cold", "escales.loaded"
"""The table of the cold functions, whose first entry loads the rest; whether the rest is there."""


class Parts(NamedTuple):
    """What the page loads at once, and what it loads when it is needed."""

    hot: bytes
    rest: bytes


class Shared(NamedTuple):
    """Something of the hot file that the rest imports."""

    name: str
    kind: int
    place: int
    form: bytes
    """Its type, as an import tells it."""
    exported: bool
    """Whether Pyodide itself exports it."""

    def as_import(self) -> bytes:
        """It as an import of the rest."""
        return text(HOT) + text(self.name) + bytes((self.kind,)) + self.form

    def as_export(self) -> bytes:
        """It as an export of the hot file."""
        return text(self.name) + bytes((self.kind,)) + number(self.place)


def digest(content: bytes) -> str:
    """What tells one WebAssembly file from another."""
    return hashlib.sha256(content).hexdigest()


def hot_functions(content: bytes) -> set[int]:
    """The numbers in the list; raises Failure if the list was made for another file."""
    known = json.loads(LIST.read_text())
    if known["wasm"] != digest(content):
        raise Failure(
            f"build/{LIST.name} was made for another Pyodide: run `python build/hot_functions.py`."
        )
    hot: set[int] = set()
    at = 0
    for cold, run in batched(known["runs"], 2, strict=True):
        at += cold
        hot.update(range(at, at + run))
        at += run
    return hot


def cold_data(content: bytes) -> list[Range]:
    """The ranges of addresses of the data that only cold functions use; raises Failure as `hot_functions` does."""
    return ranges(digest(content))


def shared(module: Module) -> list[Shared]:
    """What both parts use: the memory, the tables, the globals that change, and the tags, in this order."""
    names: dict[tuple[int, int], str] = {}
    reader = module.items(EXPORT)
    for _ in reader.counted():
        name = reader.sized().decode()
        names[reader.take(1)[0], reader.number()] = name
    forms = [
        *((EXPORTED_MEMORY, form) for form in limits(module.items(MEMORY), 0)),
        *((EXPORTED_TABLE, form) for form in limits(module.items(TABLE), 1)),
        *((EXPORTED_GLOBAL, form) for form, _ in variables(module)[0]),
        *((EXPORTED_TAG, form) for form in limits(module.items(TAG), 0)),
    ]
    found: list[Shared] = []
    counts = module.imported()
    for kind, form in forms:
        index = counts[kind]
        counts[kind] += 1
        given = names.get((kind, index))
        name = given or f"escales.{kind}.{index}"
        found.append(Shared(name, kind, index, form, given is not None))
    return found


def limits(reader: Reader, before: int) -> list[bytes]:
    """The types of memories or tables, which begin with *before* bytes, or of tags, which look alike."""
    found = []
    for _ in reader.counted():
        start = reader.at
        reader.take(before)
        most = reader.take(1)[0] & 1
        for _ in range(1 + most):
            reader.number()
        found.append(reader.content[start : reader.at])
    return found


def variables(module: Module) -> tuple[list[tuple[bytes, int]], bytes]:
    """The globals that change, each with the place after it, and the section's rest: the constants.

    Raises ValueError if a constant comes before a global that changes: then the rest could not import these without
    giving the constants other numbers.
    """
    reader = module.items(GLOBAL)
    changing, constants = [], 0
    after = reader.at
    for index in reader.counted():
        form = reader.take(2)
        if reader.take(1) != b"\x41":
            raise ValueError("A global of Pyodide is not a number of 32 bits.")
        reader.number()
        reader.take(len(END))
        if form[1]:
            changing.append((form, reader.at))
            after = reader.at
            if index != len(changing) - 1:
                raise ValueError("Pyodide's globals that change do not come first.")
        else:
            constants += 1
    return changing, number(constants) + module[GLOBAL][after:]


def split(content: bytes, hot: Collection[int], cold_data: Collection[Range] = ()) -> Parts:
    """The two files; *hot* are numbers of functions, counted without the imported ones, *cold_data* ranges of addresses.

    Raises ValueError if the file has a form that is not understood: a new Pyodide may.
    """
    module = Module.read(content)
    both = shared(module)
    cold = [index for index in range(len(module.bodies())) if index not in hot]
    table = FUNCREF + NO_LOCALS + number(1 + len(cold))
    first, later = parted(module, cold_data)
    return Parts(
        hot_part(module, both, cold, table).changed(placed(first)).written(),
        rest(module, both, cold, table).changed({DATA: vector(later)}).written(),
    )


def placed(segments: list[bytes]) -> dict[int, bytes | None]:
    """The sections of constant data."""
    return {DATA: vector(segments), DATA_COUNT: number(len(segments))}


def hot_part(module: Module, both: list[Shared], cold: list[int], table: bytes) -> Module:
    """The file with the hot functions; *table* is the type of the table of the cold ones."""
    types, signatures, counts = module.types(), module.signatures(), module.imported()
    own_table = counts[EXPORTED_TABLE] + module.items(TABLE).number()
    loaded = counts[EXPORTED_GLOBAL] + module.items(GLOBAL).number()
    through = CALL_INDIRECT + number(types.index((b"", b""))) + number(own_table)
    ensure = GET + number(loaded) + IF_FALSE_DO + constant(0) + through + END
    bodies = module.bodies()
    for place, index in enumerate(cold, 1):
        signature = signatures[index]
        given = b"".join(GET_LOCAL + number(local) for local in range(len(types[signature][0])))
        call = constant(place) + CALL_INDIRECT + number(signature) + number(own_table)
        bodies[index] = NO_LOCALS + ensure + given + call + END
    exports = [one.as_export() for one in both if not one.exported]
    exports.append(Shared(COLD, EXPORTED_TABLE, own_table, table, False).as_export())
    exports.append(Shared(LOADED, EXPORTED_GLOBAL, loaded, I32, False).as_export())
    return module.changed(
        {
            TABLE: module.extended(TABLE, [table]),
            GLOBAL: module.extended(GLOBAL, [I32 + b"\1" + constant(0) + END]),
            EXPORT: module.extended(EXPORT, exports),
            CODE: vector(map(sized, bodies)),
        }
    )


def rest(module: Module, both: list[Shared], cold: list[int], table: bytes) -> Module:
    """The file with all functions; when it is made into an instance, it fills the table of the cold ones."""
    counts = module.imported()
    tables = [one for one in both if one.kind == EXPORTED_TABLE]
    own = Shared(COLD, EXPORTED_TABLE, counts[EXPORTED_TABLE] + len(tables), table, False)
    by_kind = sorted([*both, own], key=lambda one: one.kind)
    functions = vector(number(counts[0] + index) for index in cold)
    filled = b"\2" + number(own.place) + constant(1) + END + b"\0" + functions
    return module.changed(
        {
            IMPORT: module.extended(IMPORT, [one.as_import() for one in by_kind]),
            TABLE: None,
            MEMORY: None,
            TAG: None,
            GLOBAL: variables(module)[1],
            EXPORT: None,
            ELEMENT: vector([filled]),
            DATA_COUNT: None,
        }
    )


def watched(content: bytes) -> bytes:
    """A file whose function number N sets the exported global ``called.N`` when it is called."""
    module = Module.read(content)
    first = module.imported()[EXPORTED_GLOBAL] + module.items(GLOBAL).number()
    bodies = module.bodies()
    flags = [
        Shared(f"called.{index}", EXPORTED_GLOBAL, first + index, I32, False)
        for index in range(len(bodies))
    ]
    for flag, body in zip(flags, bodies, strict=True):
        reader = Reader(body)
        for _ in reader.counted():
            reader.number(), reader.take(1)
        note = constant(1) + SET + number(flag.place)
        bodies[flag.place - first] = body[: reader.at] + note + body[reader.at :]
    return module.changed(
        {
            GLOBAL: module.extended(GLOBAL, [I32 + b"\1" + constant(0) + END] * len(bodies)),
            EXPORT: module.extended(EXPORT, [flag.as_export() for flag in flags]),
            CODE: vector(map(sized, bodies)),
        }
    ).written()

"""The structure of the engine: imports go one way, rules are pure, and no shared code names a game."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

import escales
from escales import games
from escales.core import Operation, Step

ENGINE = Path(escales.__file__).parent
WEB = ENGINE.parent.parent / "web"
BUILD = ENGINE.parent.parent / "build"

PARTS = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "records": {"core", "games", "records"},
    "texts": {"core"},
}
"""The parts of the engine that each part may import; a game may also import its own modules."""

PURE = {"core", "games"}
"""Parts without I/O, clock, browser or packages of others."""
ALLOWED = {
    *("abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq"),
    *("importlib", "itertools", "json", "math", "operator", "pkgutil", "random", "re", "typing"),
}
"""Modules of the standard library that a pure part may import."""

WRITES_METHODS = ENGINE / "core" / "fields.py"
"""It writes out ``clone`` of each state once, as the standard library's dataclasses do."""

MODULES = sorted(ENGINE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The absolute names of everything a module imports, type checking included."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_imports_go_one_way(path: Path) -> None:
    part, *inner = path.relative_to(ENGINE).parts
    names = list(imports(path))
    for name in names:
        assert part not in PURE or name.split(".")[0] in {*ALLOWED, "escales"}, name
    if part not in PARTS:
        return
    own_game = f"escales.games.{inner[0]}" if part == "games" and len(inner) > 1 else None
    for name in names:
        if (
            not name.startswith("escales.")
            or name == "escales.__version__"
            or (own_game and f"{name}.".startswith(f"{own_game}."))
        ):
            continue
        assert name.split(".")[1] in PARTS[part], f"{part} imports {name}"


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if path.relative_to(ENGINE).parts[0] in PURE],
    ids=lambda path: str(path.relative_to(ENGINE)),
)
def test_rules_do_not_depend_on_hashes_or_files(path: Path) -> None:
    """No iteration over sets, no ``hash``, ``id`` or ``open``: their results differ from run to run."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and path != WRITES_METHODS:
            assert ast.unparse(node.func) not in {"hash", "id", "open", "eval", "exec"}
        iterated = ([node.iter] if isinstance(node, ast.For | ast.comprehension) else []) + (
            node.args if isinstance(node, ast.Call) and ast.unparse(node.func) in _LISTS else []
        )
        for source in iterated:
            made = ast.unparse(source.func) if isinstance(source, ast.Call) else ""
            assert not isinstance(source, ast.Set | ast.SetComp), ast.unparse(node)
            assert made not in {"set", "frozenset"}, ast.unparse(node)


_LISTS = {"list", "tuple", "iter", "next", "enumerate", "map"}


LEVELS = (
    ("meta",),
    ("board", "data"),
    ("events",),
    ("state",),
    ("rules",),
    ("steps",),
    ("view",),
    ("strategy", "notes", "idling", "alarms"),
    ("game",),
)
"""What a game consists of, from the bottom up. Modules of other names are data made handy: they
stand beside ``board``."""


def _level(name: str) -> int:
    """How high the module *name* (such as ``steps.turn``) stands in its game."""
    room = name.split(".")[0]
    found = [at for at, rooms in enumerate(LEVELS) if room in rooms]
    return found[0] if found else 1


@pytest.mark.parametrize("id", games.ids())
def test_a_game_is_a_tree(id: str) -> None:
    """Each part of a game imports only parts below it; ``view`` and ``strategy`` may be folders."""
    package = f"escales.games.{id}."
    for path in sorted((ENGINE / "games" / id).rglob("*.py")):
        own = _module(path).removeprefix(package)
        for name in sorted(_imported_modules(path)):
            if name.startswith(package) and own != f"escales.games.{id}":
                assert _level(name.removeprefix(package)) <= _level(own), f"{own} imports {name}"


@pytest.mark.parametrize("id", games.ids())
def test_steps_hold_steps_only(id: str) -> None:
    """What is no phase and no operation lies in ``rules``."""
    for path in sorted((ENGINE / "games" / id / "steps").rglob("*.py")):
        module = import_module(_module(path))
        own = [value for value in vars(module).values() if _is_defined_in(value, module.__name__)]
        classes = [value for value in own if isinstance(value, type)]
        if path.name != "__init__.py":
            assert any(issubclass(one, Step | Operation) for one in classes), f"{path} has no step"
        public = [
            value.__name__
            for value in own
            if isinstance(value, FunctionType) and not value.__name__.startswith("_")
        ]
        assert not public, f"{path} shares {', '.join(public)}: that belongs into rules"


def _is_defined_in(value: object, module: str) -> bool:
    return isinstance(value, type | FunctionType) and value.__module__ == module


@pytest.mark.parametrize("id", games.ids())
def test_a_state_holds_fields_and_nothing_else(id: str) -> None:
    """It imports data only, and each field is declared once, with its meaning."""
    tree = ast.parse((ENGINE / "games" / id / "state.py").read_text("utf-8"))
    (state,) = (
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"
    )
    methods = {node.name for node in state.body if isinstance(node, ast.FunctionDef)}
    assert not methods & {"clone", "dump", "view", "see", "apply", "__eq__", "__init__"}


def test_nothing_in_the_engine_imports_itself_back() -> None:
    """No circle anywhere, imports for the type checker and within functions included."""
    below = {
        _module(path): {name for name in _imported_modules(path) if name != _module(path)}
        for path in MODULES
    }
    standing: set[str] = set()
    while free := [name for name, on in below.items() if on <= standing]:
        standing |= {*free}
        for name in free:
            del below[name]
    assert not below, f"circles among {', '.join(sorted(below))}"


def test_core_lists_its_modules_in_the_order_of_their_imports() -> None:
    (listed,) = re.findall(r"::\n\n((?:    .+\n)+)", escales.core.__doc__ or "")
    order = re.findall(r"\w+", listed)
    paths = {path.stem: path for path in (ENGINE / "core").glob("[!_]*.py")}
    assert sorted(order) == sorted(paths)
    for at, name in enumerate(order):
        assert _imported_modules(paths[name]) <= {f"escales.core.{one}" for one in order[:at]}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_no_import_is_for_the_type_checker_only(path: Path) -> None:
    assert "TYPE_CHECKING" not in path.read_text("utf-8")


def _module(path: Path) -> str:
    """The dotted name of the module in *path*."""
    parts = path.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


_NAMES = {_module(path) for path in MODULES}


def _imported_modules(path: Path) -> set[str]:
    """The modules of the engine that a module imports.

    An import from a package counts as one of the module, if the name is one, else of the package.
    """
    found = set()
    for name in imports(path):
        if name.split(".")[0] == "escales":
            found.add(name if name in _NAMES else name.rpartition(".")[0])
    return found & _NAMES


def _shared() -> list[Path]:
    """What all games share: the engine, the page and its texts, and the programs that build them.

    A benchmark plays the game that it measures.
    """
    written = (".py", ".mjs", ".js", ".css", ".html", ".ftl", ".svg", ".webmanifest")
    engine = [path for path in ENGINE.rglob("*") if ENGINE / "games" not in path.parents]
    web = [path for path in WEB.rglob("*") if WEB / "themes" not in path.parents]
    build = [path for path in BUILD.glob("*.*") if not path.name.startswith("bench_")]
    found = [*engine, *web, *build, ENGINE / "games" / "__init__.py"]
    return sorted(path for path in found if path.suffix in written)


@pytest.mark.parametrize("id", games.ids())
def test_only_its_own_files_name_a_game_or_what_is_its_own(id: str) -> None:
    """Neither what all games share nor another game knows its id or title."""
    meta = games.meta(id)
    own = (ENGINE / "games" / id, WEB / "themes" / id)
    others = [*(ENGINE / "games").rglob("*.py"), *(WEB / "themes").rglob("*.*s")]
    words = {id, meta.title}
    for path in others:
        if not any(folder in path.parents for folder in own):
            _assert_not_named(path, words)
    for path in _shared():
        _assert_not_named(path, words)


def _assert_not_named(path: Path, words: set[str]) -> None:
    text = path.read_text("utf-8")
    for word in words:
        assert not re.search(rf"\b{re.escape(word)}\b", text), f"{path} names {word}"


@pytest.mark.parametrize("id", games.ids())
def test_the_meta_of_a_game_loads_no_rules(id: str) -> None:
    names = list(imports(ENGINE / "games" / id / "meta.py"))
    assert all(name.startswith("escales.core.") for name in names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_modules_can_be_read_at_one_go(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 300

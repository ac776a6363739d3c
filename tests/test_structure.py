"""A house where everyone knows their room: imports go one way."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import escales
from escales import games

ENGINE = Path(escales.__file__).parent
WEB = ENGINE.parent.parent / "web"

ROOMS = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "records": {"core", "games", "records"},
    "texts": {"core"},
}
"""Which rooms of the engine a room may import; a game besides imports itself."""

PURE = {"core", "games"}
"""Rooms without I/O, clock, browser or other people's packages."""
ALLOWED = {
    *("abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq"),
    *("importlib", "itertools", "json", "math", "operator", "pkgutil", "random", "re", "typing"),
}
"""What a pure room may import of the standard library."""

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
    room, *inner = path.relative_to(ENGINE).parts
    names = list(imports(path))
    for name in names:
        assert room not in PURE or name.split(".")[0] in {*ALLOWED, "escales"}, name
    if room not in ROOMS:
        return
    own_game = f"escales.games.{inner[0]}" if room == "games" and len(inner) > 1 else None
    for name in names:
        if (
            not name.startswith("escales.")
            or name == "escales.__version__"
            or (own_game and f"{name}.".startswith(f"{own_game}."))
        ):
            continue
        assert name.split(".")[1] in ROOMS[room], f"{room} imports {name}"


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if path.relative_to(ENGINE).parts[0] in PURE],
    ids=lambda path: str(path.relative_to(ENGINE)),
)
def test_rules_do_not_depend_on_hashes_or_files(path: Path) -> None:
    """No going through a set, no ``hash``, no ``id``, no ``open``: they differ from run to run."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            assert ast.unparse(node.func) not in {"hash", "id", "open", "eval", "exec"}
        gone_through = ([node.iter] if isinstance(node, ast.For | ast.comprehension) else []) + (
            node.args if isinstance(node, ast.Call) and ast.unparse(node.func) in _LISTS else []
        )
        for source in gone_through:
            made = ast.unparse(source.func) if isinstance(source, ast.Call) else ""
            assert not isinstance(source, ast.Set | ast.SetComp), ast.unparse(node)
            assert made not in {"set", "frozenset"}, ast.unparse(node)


_LISTS = {"list", "tuple", "iter", "next", "enumerate", "map"}


@pytest.mark.parametrize("id", games.ids())
def test_nothing_outside_its_folder_and_theme_names_a_game(id: str) -> None:
    words = {id, games.meta(id).title}
    for path in MODULES:
        if ENGINE / "games" / id not in path.parents:
            _assert_not_named(path, words)
    for path in [*WEB.glob("*.html"), *WEB.rglob("*.mjs"), *WEB.rglob("*.css")]:
        if WEB / "themes" / id not in path.parents:
            _assert_not_named(path, words)


def _assert_not_named(path: Path, words: set[str]) -> None:
    text = path.read_text("utf-8")
    for word in words:
        assert word not in text, f"{path} names {word}"


@pytest.mark.parametrize("id", games.ids())
def test_the_meta_of_a_game_loads_no_rules(id: str) -> None:
    names = list(imports(ENGINE / "games" / id / "meta.py"))
    assert all(name.startswith("escales.core.") for name in names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_modules_can_be_read_at_one_go(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 300

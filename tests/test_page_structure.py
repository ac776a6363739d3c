"""The structure of the page: imports go one way, and the parts of a table do not know each other."""

import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

WEB = Path(__file__).resolve().parents[1] / "web"
APP = WEB / "app"

TYPES = {"app/types.d.ts", "app/engine-types.d.ts"}
"""Types of data. They stand below all folders."""
LEVELS = ("base", "game", "errors", "saves", "table", "views")
"""The folders of the page, from the bottom up; above them stand the modules of `app` itself."""
PARTS = ("session", "board", "controls", "panels")
"""The parts of a table. What they share lies in `table` itself."""
ROOT = "app/table/table.mjs"
"""The only module that knows all parts."""
RUNTIME = {
    "app/base/site.mjs",
    "app/game/engine.mjs",
    "app/game/progress.mjs",
    "app/game/thinker.mjs",
    "app/preload.mjs",
}
"""The modules that import from Python's runtime."""

NAMED = re.compile(r"""(?:\bfrom|\bimport\(|\bimport)\s*["'](\.[^"']+)["']""")
"""An import: of a module, a module on first use, or types alone."""

LARGE_HAS = re.compile(r"(?:\bhtml|\bbody|:root|\.table)(?![\w-])[^\s,{>+~]*:has\((?!>)")
"""`:has` of a large part of the page. What depends on the state of the whole table is a class of the table."""
OPEN_RULE = re.compile(r":has\([^{}]*\)\s*[>+~ ]\s*(?:\*|:(?!is\())|(?<!\()[>+~ ] :nth-")
"""A rule that asks of any element what its place or its neighbours are. It counts for print, too: browsers note both."""
FOR_PRINT = re.compile(r"^@media print \{.*?^\}", re.MULTILINE | re.DOTALL)


def _modules() -> list[str]:
    found = [path for kind in ("*.mjs", "*.d.ts") for path in WEB.rglob(kind)]
    return sorted(path.relative_to(WEB).as_posix() for path in found)


MODULES = _modules()
OF_APP = [name for name in MODULES if name.startswith("app/")]


def _imports(module: str) -> Iterator[str]:
    """What *module* imports, types included: paths below `web`."""
    for named in NAMED.findall((WEB / module).read_text("utf-8")):
        yield normpath(join(dirname(module), named))


def _level(module: str) -> int:
    """How high *module* stands: an index into LEVELS, -1 for types of data, the highest for the modules of `app` itself."""
    if module in TYPES:
        return -1
    folder = module.split("/")[1]
    return LEVELS.index(folder) if folder in LEVELS else len(LEVELS)


def _part(module: str) -> str | None:
    """The part of the table that *module* belongs to."""
    names = module.split("/")
    return names[2] if names[1] == "table" and names[2] in PARTS else None


def test_every_folder_of_the_page_has_its_level() -> None:
    assert {path.name for path in APP.iterdir() if path.is_dir()} == {*LEVELS}
    assert {path.name for path in (APP / "table").iterdir() if path.is_dir()} == {*PARTS}


@pytest.mark.parametrize("module", OF_APP)
def test_imports_of_the_page_go_one_way(module: str) -> None:
    for name in _imports(module):
        if name.startswith("app/"):
            assert _level(name) <= _level(module), f"{module} imports {name}"
        elif name.startswith("runtime/"):
            assert module in RUNTIME, f"{module} imports {name}"
        else:
            assert name.startswith("vendor/"), f"{module} imports {name}"


@pytest.mark.parametrize("module", [name for name in OF_APP if name.startswith("app/table/")])
def test_the_parts_of_a_table_do_not_know_each_other(module: str) -> None:
    own = _part(module)
    for name in _imports(module):
        if name.startswith("app/table/") and module != ROOT:
            assert name != ROOT, f"{module} imports the root"
            assert _part(name) in {own, None}, f"{module} imports {name}"


@pytest.mark.parametrize(
    "module",
    [
        name
        for name in OF_APP
        if _part(name) not in {None, "session"} or _level(name) < LEVELS.index("table")
    ],
)
def test_no_part_takes_the_table_or_the_session(module: str) -> None:
    text = (WEB / module).read_text("utf-8")
    assert not re.search(r"\{(Table|Session)\}", text)


def test_themes_know_only_what_they_draw_with() -> None:
    for module in MODULES:
        if module.startswith("themes/"):
            for name in _imports(module):
                folder = dirname(name)
                known = {"app", "app/base", "app/game", dirname(module)}
                assert folder in known, f"{module} imports {name}"


def test_nothing_on_the_page_imports_itself_back() -> None:
    """No circle anywhere, types and modules loaded on first use included."""
    below = {module: {*_imports(module)} & {*MODULES} for module in MODULES}
    standing: set[str] = set()
    while free := [name for name, on in below.items() if on <= standing]:
        standing |= {*free}
        for name in free:
            del below[name]
    assert not below, f"circles among {', '.join(sorted(below))}"


@pytest.mark.parametrize("module", [name for name in OF_APP if name not in TYPES])
def test_modules_of_the_page_can_be_read_at_one_go(module: str) -> None:
    assert len((WEB / module).read_text("utf-8").splitlines()) <= 300


@pytest.mark.parametrize(
    "sheet", sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.css"))
)
def test_no_style_looks_through_the_whole_page(sheet: str) -> None:
    """Browsers search a board of thousands of elements again after each change: such rules have cost 60 ms a move."""
    rules = (WEB / sheet).read_text("utf-8")
    assert LARGE_HAS.findall(FOR_PRINT.sub("", rules)) == []
    assert OPEN_RULE.findall(rules) == [], "name a class after `:has()`, or before `:nth-child()`"

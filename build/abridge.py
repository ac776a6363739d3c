"""Make the library from which Python's memory is filled: modules of which the page uses little are abridged in it.

The start of Pyodide imports asyncio with sockets and processes, and much else that only its other features need. An abridged
module has the statements that the start uses, and those of a file in build/abridged. Every other name is found in the whole
module, which is imported then (build/abridged/__init__.py).
"""

import ast
import zipfile
from pathlib import Path

OWN = Path(__file__).resolve().parent / "abridged"
"""``__init__.py`` goes into the memory; ``of_<module>.py`` holds the statements of our own, with ``_`` for dots."""

USED = {
    "inspect": (
        "collections functools importlib.machinery os sys types "
        "getmodulename isawaitable isclass iscoroutine iscoroutinefunction isfunction isgenerator ismethod "
        "ismodule unwrap _has_code_flag _has_coroutine_mark _is_coroutine_mark _is_wrapper"
    ),
    "logging": "",
    "pathlib": "",
    "selectors": "",
    "shutil": "",
    "signal": "",
    "socket": "",
    "subprocess": "PIPE",
    "tempfile": "",
    "zipfile": "",
    "asyncio.base_events": "",
    "asyncio.graph": "",
    "asyncio.locks": "",
    "asyncio.protocols": "",
    "asyncio.queues": "",
    "asyncio.streams": "",
    "asyncio.subprocess": "",
    "asyncio.taskgroups": "",
    "asyncio.threads": "",
    "asyncio.transports": "",
    "asyncio.unix_events": "",
    "pyodide._package_loader": "",
    "_pyodide.docstring": "",
}
"""By module: the names that the start uses. Statements that bind no such name are left out."""


def programs() -> list[Path]:
    """The files on which the library depends."""
    return [Path(__file__), *sorted(OWN.glob("*.py"))]


def bound(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module binds."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {alias.asname or alias.name for alias in names}
        case ast.Assign(targets=targets):
            return {target.id for target in targets if isinstance(target, ast.Name)}
    return set()


def own(name: str) -> str:
    """Our own statements for a module."""
    path = OWN / f"of_{name.replace('.', '_')}.py"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def abridged(name: str, source: str) -> str:
    """The source of an abridged module."""
    statements = ast.parse(source).body
    used = set(USED[name].split())
    kept = [one for one in statements if bound(one) & used]
    listed: tuple[str, ...] = ()
    for one in statements:
        if isinstance(one, ast.Assign) and "__all__" in bound(one) and name.startswith("asyncio."):
            found = ast.literal_eval(one.value)
            listed = (found,) if isinstance(found, str) else tuple(found)
    lines = [
        own(name),
        *map(ast.unparse, kept),
        f"names = __all__ = {listed!r}",
        "__abridged__ = True",
        "def __getattr__(name, module=__name__):",
        "    from abridged import missing",
        "    return missing(module, name)",
    ]
    return "\n".join(lines) + "\n"


def write(sources: Path, bytecode: Path, target: Path) -> None:
    """Write the library *bytecode* without compression, with the modules of USED abridged from their *sources*."""
    paths = {name.replace(".", "/"): name for name in USED}
    with (
        zipfile.ZipFile(sources) as stock,
        zipfile.ZipFile(bytecode) as before,
        zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as after,
    ):
        date = before.infolist()[0].date_time
        after.writestr(zipfile.ZipInfo("abridged.py", date), (OWN / "__init__.py").read_bytes())
        for entry in before.infolist():
            path = entry.filename.removesuffix(".pyc")
            name = paths.get(path.removesuffix("/__init__"))
            content = before.read(entry)
            if name is not None:
                path += ".py"
                content = abridged(name, stock.read(path).decode()).encode()
            else:
                path = entry.filename
            after.writestr(zipfile.ZipInfo(path, date), content)

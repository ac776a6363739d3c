"""Write docs/imports.md: which part of the engine imports which, drawn from the code.

`python build/imports.py` writes it anew. Parts stand in layers, so a circle could not be
drawn. tests/build/test_imports.py fails when the drawing is out of date.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from failure import told

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "engine" / "escales"
TARGET = ROOT / "docs" / "imports.md"
HEAD = """# Who imports whom in the engine

Made by `python build/imports.py`; an arrow points to what is imported. Edges that follow from others are left out.
"""


def module_name(path: Path) -> str:
    """The dotted name of the module in *path*."""
    parts = path.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(folder: Path) -> dict[str, set[str]]:
    """The modules below *folder*, each with the modules of the engine that it imports."""
    known = {module_name(path) for path in ENGINE.rglob("*.py")}
    return {
        module_name(path): set(_imports(path, known)) - {module_name(path)}
        for path in sorted(folder.rglob("*.py"))
    }


def _imports(path: Path, known: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                if {name, node.module} & known:
                    yield name if name in known else node.module


def grouped(imported: Mapping[str, set[str]], package: str, depth: int) -> dict[str, set[str]]:
    """The parts of *package*, *depth* names deep, each with the other parts that it imports."""

    def part(name: str) -> str:
        return ".".join(name.removeprefix(f"{package}.").split(".")[:depth])

    parts: dict[str, set[str]] = {}
    for name, targets in imported.items():
        if name.startswith(f"{package}."):
            inside = {part(to) for to in targets if to.startswith(f"{package}.")}
            parts.setdefault(part(name), set()).update(inside - {part(name)})
    return parts


def layers(parts: Mapping[str, set[str]]) -> list[list[str]]:
    """The parts from the lowest layer up; each imports only what stands below it.

    Raises ValueError for a circle.
    """
    left = dict(parts)
    found: list[list[str]] = []
    while left:
        layer = sorted(name for name, targets in left.items() if not targets & left.keys())
        if not layer:
            raise ValueError(f"a circle of imports among {', '.join(sorted(left))}")
        found.append(layer)
        for name in layer:
            del left[name]
    return found


def reachable(parts: Mapping[str, set[str]], start: str) -> set[str]:
    """All that *start* imports, through others too."""
    found: set[str] = set()
    waiting = [*parts[start]]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += parts[name]
    return found


def drawing(parts: Mapping[str, set[str]]) -> str:
    """The parts as a Mermaid graph, without edges that follow from others."""
    layers(parts)
    lines = ["```mermaid", "graph TD"]
    for name in sorted(parts):
        direct = parts[name]
        through = {far for near in direct for far in reachable(parts, near)}
        lines += [f"    {name} --> {to}" for to in sorted(direct - through)]
    return "\n".join([*lines, "```"])


def document() -> str:
    """The whole of docs/imports.md."""
    imported = modules(ENGINE)
    sections = [
        HEAD,
        f"## The engine\n\n{drawing(grouped(imported, 'escales', 1))}\n",
        f"## core\n\n{drawing(grouped(imported, 'escales.core', 1))}\n",
    ]
    for folder in sorted(path.parent for path in (ENGINE / "games").glob("*/game.py")):
        parts = grouped(imported, f"escales.games.{folder.name}", 1)
        sections.append(f"## {folder.name}\n\n{drawing(parts)}\n")
        within = {name: targets for name, targets in imported.items() if ".rules." in name}
        rules = grouped(within, f"escales.games.{folder.name}.rules", 2)
        if any(rules.values()):
            sections.append(f"Within its `rules`:\n\n{drawing(rules)}\n")
    return "\n".join(sections)


if __name__ == "__main__":
    with told():
        TARGET.write_text(document(), encoding="utf-8")
        print(f"{TARGET.relative_to(ROOT)}: {len(document().splitlines())} lines")

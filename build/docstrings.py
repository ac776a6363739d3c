"""Reads the docstrings after constants, type aliases and fields of classes, which Python itself ignores."""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from types import MappingProxyType

ROLE = re.compile(r":\w+:`~?(?:[\w.]*\.)?(\w+)`")
"""A cross-reference such as ``:class:`~escales.core.Seat```; only its last part makes sense on the page."""


@cache
def of_module(name: str) -> Mapping[str, str]:
    """The docstrings of the constants and type aliases of the module *name*."""
    return MappingProxyType(dict(_found(ast.parse(inspect.getsource(sys.modules[name])).body)))


@cache
def of_fields(cls: type) -> Mapping[str, str]:
    """The docstrings of the fields that *cls* itself declares."""
    tree = ast.parse(inspect.getsource(sys.modules[cls.__module__]))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return MappingProxyType(dict(_found(node.body)))
    raise LookupError(f"{cls.__module__} has no class {cls.__name__}")


def _found(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name))
                | ast.Assign(targets=[ast.Name(id=name)])
                | ast.TypeAlias(name=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(doc))),
            ):
                yield name, doc


def comment(doc: str | None, indent: str = "", tag: str = "") -> str:
    """The first paragraph of *doc*, and a JSDoc *tag*, as a comment with its line end; empty if there is neither."""
    text = " ".join(inspect.cleandoc(doc or "").split("\n\n")[0].split())
    text = ROLE.sub(r"`\1`", text).replace("``", "`").replace("`None`", "`null`")
    words = " ".join(part for part in (text, tag) if part)
    return f"{indent}/** {words} */\n" if words else ""

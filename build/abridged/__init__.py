"""Abridged modules, in the memory from which the page starts Python: only what the start uses of a module.

This module itself is in that memory. Every other name of an abridged module is found in the whole module, which is imported
then. An `import` statement after the start finds the whole module.
"""

import sys
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

KEPT = {"pathlib", "pyodide._package_loader"}
"""Abridged modules that Pyodide or PyScript import at every start."""
MARK = "__abridged__"
"""The name that only abridged modules have."""
ONLY_AT_FIRST = "only_at_first"
"""The name of a tuple: what an abridged module has for the making of the memory alone."""


class Postponed:
    """A class or function of a module that is imported when it is used.

    Whoever has imported the name from an abridged module has this object for it.
    """

    def __init__(self, module: str, name: str):
        self._place = module, name

    def _get(self) -> Any:
        return getattr(whole(self._place[0]), self._place[1])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._get(), name)

    def __call__(self, *given: Any, **named: Any) -> Any:
        """Call the function, or make an object of the class."""
        return self._get()(*given, **named)

    def __instancecheck__(self, thing: object) -> bool:
        return isinstance(thing, self._get())

    def __mro_entries__(self, bases: tuple[object, ...]) -> tuple[Any, ...]:
        return (self._get(),)


def whole(name: str) -> ModuleType:
    """The whole module; raises ModuleNotFoundError as long as the standard library is not there."""
    if hasattr(sys.modules.get(name), MARK):
        abridged = sys.modules.pop(name)
        try:
            return import_module(name)
        except ModuleNotFoundError:
            sys.modules[name] = abridged
            raise
    return import_module(name)


def missing(module: str, name: str) -> Any:
    """A name that an abridged module lacks."""
    if name.startswith("__"):
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    return getattr(whole(module), name) if finished else Postponed(module, name)


def release() -> None:
    """Let `import` find all whole modules; called when the library has come."""
    for name in KEPT:
        if hasattr(sys.modules.get(name), MARK):
            del sys.modules[name]


finished = False
"""Whether all modules of the memory have been imported."""


def finish() -> None:
    """Take the abridged modules away from those that may be imported, and what they had for the start alone from everywhere."""
    global finished
    abridged = {name: found for name, found in sys.modules.items() if hasattr(found, MARK)}
    temporary = {
        id(thing): Postponed(name, thing.__name__)
        for name, found in abridged.items()
        for thing in vars(found).pop(ONLY_AT_FIRST, ())
    }
    for found in [*sys.modules.values()]:
        if isinstance(found, ModuleType) and found is not sys.modules[__name__]:
            names = vars(found)
            names.update(
                {name: temporary[id(of)] for name, of in names.items() if id(of) in temporary}
            )
    for name in abridged.keys() - KEPT:
        del sys.modules[name]
    complete(
        sys.modules["asyncio"], {name: vars(found)["names"] for name, found in abridged.items()}
    )
    finished = True


def complete(package: ModuleType, names: dict[str, tuple[str, ...]]) -> None:
    """Let *package* find the *names* that it has from its abridged submodules when they are asked for."""
    prefix = f"{package.__name__}."
    home = {
        name: module for module, many in names.items() for name in many if module.startswith(prefix)
    }
    before: FunctionType = vars(package)["__getattr__"]

    def find(name: str) -> Any:
        return getattr(whole(home[name]), name) if name in home else before(name)

    for name in home:
        delattr(package, name)
    vars(package)["__getattr__"] = find

"""What making the memory uses of `inspect` in another way than the whole module does it."""

from types import SimpleNamespace

CO_COROUTINE, CO_ITERABLE_COROUTINE = 0x80, 0x100


class Parameter:
    """The kinds of parameters."""

    empty = type("empty", (), {})
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)


def signature(function: object, **how: object) -> SimpleNamespace:
    """The signature of the one function that Pyodide asks for: it takes anything.

    Raises ValueError for another function. dataclasses asks for signatures, too, to write them into docstrings.
    """
    if getattr(function, "__name__", None) != "_default_sig_stencil":
        raise ValueError("The signature is not needed for the memory.")
    parameters = {
        "args": SimpleNamespace(name="args", kind=Parameter.VAR_POSITIONAL),
        "kwargs": SimpleNamespace(name="kwargs", kind=Parameter.VAR_KEYWORD),
    }
    return SimpleNamespace(parameters=parameters)


only_at_first = (Parameter, signature)

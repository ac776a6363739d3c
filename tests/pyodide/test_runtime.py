"""The runtime of the page, started under Node."""

from importlib.metadata import version

import pytest

from tests.pyodide.fixture import Pyodide, PyodideError


def test_plain_data_passes_both_ways(pyodide: Pyodide) -> None:
    given = {"text": "Départ 43", "list": [1, 2.5, None, True]}
    assert pyodide("result = payload", given) == given


def test_an_exception_is_raised_here_too(pyodide: Pyodide) -> None:
    with pytest.raises(PyodideError, match="ZeroDivisionError"):
        pyodide("result = 1 / 0")


def test_it_is_the_wheel_of_this_version_as_bytecode(pyodide: Pyodide) -> None:
    code = """
import importlib.metadata, escales
result = [importlib.metadata.version("escales"), escales.__file__]
"""
    installed, file = pyodide(code)
    assert installed == version("escales")
    assert file.endswith(".pyc")


def test_the_standard_library_is_bytecode(pyodide: Pyodide) -> None:
    file = pyodide("import json.decoder; result = json.decoder.__file__")
    assert file.endswith(".pyc")


def test_the_hot_path_imports_no_pydantic(pyodide: Pyodide) -> None:
    code = """
import sys
for name in [name for name in sys.modules if name.partition(".")[0] in ("escales", "pydantic")]:
    del sys.modules[name]
import escales.browser
result = sorted(name for name in sys.modules if name.partition(".")[0].startswith("pydantic"))
"""
    assert pyodide(code) == []


def test_pydantic_has_the_same_version_as_in_the_other_tests(pyodide: Pyodide) -> None:
    assert pyodide("import pydantic; result = pydantic.VERSION") == version("pydantic")


def test_it_is_python_for_the_browser(pyodide: Pyodide) -> None:
    found = pyodide("import sys; result = [list(sys.version_info[:2]), sys.platform]")
    assert found == [[3, 14], "emscripten"]


def test_modules_carry_no_docstrings_but_tracebacks_have_lines(pyodide: Pyodide) -> None:
    """Docstrings would be a tenth of what the page waits for; nobody reads them there."""
    trace = pyodide("""
import traceback
from escales import games
assert games.__doc__ is None and games.load.__doc__ is None and traceback.__doc__ is None
try:
    games.load("no such game")
except Exception as error:
    result = [line.lineno for line in traceback.extract_tb(error.__traceback__)]
""")
    assert len(trace) > 1
    assert all(line > 0 for line in trace)

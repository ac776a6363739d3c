"""The fixture `pyodide` runs Python inside Pyodide, with the built engine, and returns plain data.

    def test_same_digest(pyodide):
        result = pyodide("from escales import games; result = list(games.ids())")
        assert result == [...]

The code finds its argument in `payload` and leaves its result in `result`; both pass through JSON. Each call has its
own global names, but imported modules stay: one Pyodide serves all tests of a process. It contains the wheel that the
page gets, and pydantic; `make test` builds both first.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "dist" / "runtime"
RUNNER = Path(__file__).with_name("runner.mjs")


class PyodideError(AssertionError):
    """An exception inside Pyodide; the message is its traceback."""


class Pyodide(Protocol):
    """Runs `code` with `payload` and returns its `result`; raises PyodideError."""

    def __call__(self, code: str, payload: object = None) -> Any: ...


@pytest.fixture(scope="session")
def pyodide() -> Iterator[Pyodide]:
    """Python inside Pyodide under Node; it starts for the first test that uses it."""
    manifest = RUNTIME / "runtime.json"
    if not manifest.exists():
        pytest.fail("dist/runtime is missing: run `make site` to build it.", pytrace=False)
    command = [os.environ.get("NODE", "node"), str(RUNNER), str(RUNTIME)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to_node, from_node = process.stdin, process.stdout

        def run(code: str, payload: object = None) -> Any:
            to_node.write(json.dumps({"code": code, "payload": payload}) + "\n")
            to_node.flush()
            line = from_node.readline()
            if not line:
                raise PyodideError(
                    f"Node ended with status {process.wait()}: its message is above."
                )
            answer = json.loads(line)
            if "error" in answer:
                raise PyodideError(answer["error"])
            return answer["result"]

        yield run
        to_node.close()

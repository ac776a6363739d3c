"""The Python examples of the README do what the README says, and keep to the types."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n+```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES: list[tuple[str, str]] = EXAMPLE.findall(README)


def test_every_python_example_shows_what_it_prints() -> None:
    assert EXAMPLES
    assert len(EXAMPLES) == README.count("```python\n")


@pytest.mark.parametrize(("code", "printed"), EXAMPLES)
def test_an_example_prints_what_the_readme_shows(
    code: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize("code", [code for code, _ in EXAMPLES])
def test_an_example_keeps_to_the_types(code: str) -> None:
    """As strictly as our own code: pyproject.toml says so to mypy."""
    command = [sys.executable, "-m", "mypy", "--strict", "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout

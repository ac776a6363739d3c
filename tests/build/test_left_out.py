"""The engine needs no module that the browser's standard library lacks."""

import subprocess
import sys
from pathlib import Path

from runtime import LEFT_OUT

GOLDEN = sorted((Path(__file__).parents[1] / "records" / "golden").glob("*"))
PROGRAM = f"""
import sys
from importlib.abc import MetaPathFinder

class Gone(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {LEFT_OUT!r}:
            raise ModuleNotFoundError(name)

for name in [name for name in sys.modules if name.partition(".")[0] in {LEFT_OUT!r}]:
    del sys.modules[name]
sys.meta_path.insert(0, Gone())
from pathlib import Path
import escales.browser, escales.records
from escales.records.read import read_save
from escales.records.link import open_link
for path in map(Path, sys.argv[1:]):
    opened = open_link(path.read_text()) if path.suffix == ".link" else read_save(path.read_bytes())
    assert opened.playable().log
"""


def test_records_are_read_without_the_modules_that_are_left_out() -> None:
    command = [sys.executable, "-c", PROGRAM, *map(str, GOLDEN)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

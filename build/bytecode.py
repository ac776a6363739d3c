"""Turn zip archives of Python source into zip archives of bytecode.

Runs inside Pyodide (see bytecode.mjs), because bytecode must come from the very Python that will load
it; pyodide-build's own compiler does it. Its archives carry the date of the day; here the modules of
all inputs go into one archive, stored and with one fixed date, so that the same input gives the same
bytes. What compression there is comes later.
"""

import json
import os
import sys
import tempfile
import zipfile
from pathlib import Path

# Makes py_compile write hash-based files, which do not hold the time of their making.
os.environ["SOURCE_DATE_EPOCH"] = "315532800"

# Private, hence pinned in requirements.lock: the public commands want a cross-build environment.
from pyodide_build._py_compile import _compile

FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def convert(inputs: list[str], output: str) -> int:
    """Merge the archives `inputs` into one archive of bytecode and say how many modules it has."""
    modules = 0
    seen: set[str] = set()
    with (
        tempfile.TemporaryDirectory() as folder,
        zipfile.ZipFile(output, "w", zipfile.ZIP_STORED) as target,
    ):
        for archive in map(Path, inputs):
            compiled = Path(folder) / archive.name
            _compile(archive, compiled, verbose=False, compression_level=0)
            with zipfile.ZipFile(compiled) as source:
                for name in sorted(source.namelist()):
                    if not name.endswith("/") and name not in seen:
                        seen.add(name)
                        modules += name.endswith(".pyc")
                        target.writestr(zipfile.ZipInfo(name, FIXED_DATE), source.read(name))
    return modules


def main(jobs: str) -> str:
    """Carry out `[{inputs, output}]` (JSON); answers with the Python version and the number of modules, as JSON."""
    counts = [convert(job["inputs"], job["output"]) for job in json.loads(jobs)]
    return json.dumps({"python": sys.version.split()[0], "modules": counts})

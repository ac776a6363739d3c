"""Turn zip archives of Python source into zip archives of bytecode.

Runs inside Pyodide (see bytecode.mjs), because the same Python must compile and load bytecode.
pyodide-build compiles, but its archives carry today's date. So the modules of all inputs are copied
into one archive with one fixed date: the same input gives the same bytes. The archive is not
compressed; runtime.py does that.
"""

import json
import os
import sys
import tempfile
import zipfile
from pathlib import Path

# Makes py_compile write hash-based files, which contain no time.
os.environ["SOURCE_DATE_EPOCH"] = "315532800"

# The public commands need a cross-build environment. This function is private, so requirements.lock pins its version.
from pyodide_build._py_compile import _compile

FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def convert(inputs: list[str], output: str) -> int:
    """Merge the archives `inputs` into one archive of bytecode; returns the number of its modules."""
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
    """Run the jobs `[{inputs, output}]` (JSON); returns Python's version and the number of modules of each job, as JSON."""
    counts = [convert(job["inputs"], job["output"]) for job in json.loads(jobs)]
    return json.dumps({"python": sys.version.split()[0], "modules": counts})

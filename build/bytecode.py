"""Turn zip archives of Python source into zip archives of bytecode.

Runs inside Pyodide (see bytecode.mjs), because bytecode must come from the very Python that will load
it. Every `.py` becomes an unchecked-hash `.pyc` beside where it stood: such a file is loaded without
looking for its source. Entries are stored, not compressed, and carry one fixed date, so that the same
input gives the same bytes; what compression there is comes later.
"""

import json
import py_compile
import sys
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def bytecode(source: bytes, name: str, scratch: Path) -> bytes:
    """The `.pyc` of a module whose tracebacks will name `name`."""
    before, after = scratch / "module.py", scratch / "module.pyc"
    before.write_bytes(source)
    py_compile.compile(
        str(before),
        cfile=str(after),
        dfile=name,
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return after.read_bytes()


def convert(inputs: list[str], output: str) -> int:
    """Merge the archives `inputs` into one archive of bytecode and say how many modules were compiled."""
    compiled = 0
    seen: set[str] = set()
    with (
        tempfile.TemporaryDirectory() as folder,
        zipfile.ZipFile(output, "w", zipfile.ZIP_STORED) as target,
    ):
        for archive in inputs:
            with zipfile.ZipFile(archive) as source:
                for name in sorted(source.namelist()):
                    if name.endswith("/") or name in seen:
                        continue
                    seen.add(name)
                    data = source.read(name)
                    if PurePosixPath(name).suffix == ".py":
                        data = bytecode(data, name, Path(folder))
                        name += "c"
                        compiled += 1
                    target.writestr(zipfile.ZipInfo(name, FIXED_DATE), data)
    return compiled


def main(jobs: str) -> str:
    """Carry out `[{inputs, output}]` (JSON) and answer with the Python version and the number of modules, as JSON."""
    counts = [convert(job["inputs"], job["output"]) for job in json.loads(jobs)]
    return json.dumps({"python": sys.version.split()[0], "modules": counts})

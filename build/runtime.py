"""Make `dist/runtime`: everything that Python needs in the browser, and the list of it, `runtime.json`.

- `pinned/pyodide-<hash>/`: Pyodide's own files, as vendored in node_modules, with modules named `.js`. Its WebAssembly
  is in two parts (build/split.py): what games use, and the rest.
- `pinned/stdlib-<hash>.zip`: the standard library as bytecode. Python starts from it in a third of the time that it needs with
  the stock zip of source. Compressed entries halve the download and cost no measurable time.
- `pinned/memory-<hash>.gz`: the memory of a Python that has imported the engine; the page starts from it
  (web/runtime/memory.mjs). The build tests it by playing each game from it.
- `pinned/escales-<hash>.zip.gz`, `pinned/records-<hash>.zip.gz`: our wheel; pydantic and its dependencies (build/wheels.py).
  Both are zips of uncompressed entries, compressed as a whole, so that the page unpacks them with a few lines of JavaScript
  (web/runtime/archive.mjs).

File names in `pinned/` change with the content, so a host may let browsers cache these files for ever. `dist/cache` keeps
results for the same input, so a second run takes a second.
"""

import json
import os
import re
import shutil
import sysconfig
import zipfile
from pathlib import Path

import deflate

import abridge
from dist_lock import CACHE, DIST, digest, dist_lock, replacing
from external_game import ExternalGame
from failure import Failure, told
from in_node import in_node
from split import cold_data, hot_functions, split
from wheels import wasm_wheels, wheel

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = DIST / "runtime"
PYODIDE = ROOT / "node_modules" / "pyodide"
WASM = "pyodide.asm.wasm"
REST = "pyodide.rest.wasm"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", WASM)
SMALLEST = 12
"""libdeflate's level for the smallest files; it takes a second for Python's memory."""
# Parts of the standard library that need processes, sockets or a terminal, which browsers do not have, or that serve tests.
# asyncio and shutil would import some of them for nothing: they do without ssl, bz2, lzma and compression.
LEFT_OUT = (
    "_pyrepl",
    "bz2",
    "compression",
    "doctest",
    "ftplib",
    "imaplib",
    "lzma",
    "mailbox",
    "multiprocessing",
    "pdb",
    "poplib",
    "smtplib",
    "ssl",
    "unittest",
    "wsgiref",
    "xmlrpc",
)


def gzipped(content: bytes) -> bytes:
    """The gzip file of *content*, as small as libdeflate makes it: 3 to 4 % smaller than zlib's."""
    return bytes(deflate.gzip_compress(content, SMALLEST))


def bytecode(name: str, inputs: list[Path], pack: bool) -> Path:
    """Compile the archives `inputs` into one archive in the cache; `pack` gzips it as a whole, else by entry."""
    builder = b"".join((ROOT / "build" / f"bytecode.{kind}").read_bytes() for kind in ("mjs", "py"))
    version = (PYODIDE / "package.json").read_bytes()
    how = f"{pack and SMALLEST} {LEFT_OUT}".encode()
    key = digest(builder, version, how, *(path.read_bytes() for path in inputs))
    kept = CACHE / f"{name}-{key}.zip{'.gz' if pack else ''}"
    if kept.exists():
        return kept
    CACHE.mkdir(parents=True, exist_ok=True)
    made = CACHE / f"{name}.stored.zip"
    job = json.dumps([{"inputs": [str(path) for path in inputs], "output": str(made)}])
    packages = os.path.realpath(sysconfig.get_paths()["purelib"])  # Pyodide follows no links
    failing = f"The bytecode of {name} could not be made inside Pyodide"
    in_node(failing, "bytecode.mjs", job, packages)
    for old in CACHE.glob(f"{name}-*.zip*"):
        old.unlink()
    partial = CACHE / f"{name}.partial"
    if pack:
        partial.write_bytes(gzipped(made.read_bytes()))
    else:
        repack(made, partial)
    made.unlink()
    return partial.rename(kept)


def memory(name: str, stdlib: Path, engine: Path) -> Path:
    """Python's memory with `engine` imported, gzipped, in the cache; raises Failure if a game cannot be played from it."""
    programs = ("snapshot.mjs", "snapshot.py", "smoke.mjs", "smoke.py", "python.mjs")
    used = [ROOT / "build" / program for program in programs] + abridge.programs()
    used += [ROOT / "web" / "runtime" / name for name in ("memory.mjs", "archive.mjs")]
    used += [PYODIDE / "package.json", stdlib, engine]
    kept = (
        CACHE
        / f"memory-{name}-{digest(b'%d' % SMALLEST, *(path.read_bytes() for path in used))}.gz"
    )
    if kept.exists():
        return kept
    made = CACHE / f"{name}.memory"
    snapshot(name, stdlib, engine, made)
    in_node(f"Python cannot start from the memory of {name}", "smoke.mjs", str(made))
    for old in CACHE.glob(f"memory-{name}-*"):
        old.unlink()
    partial = CACHE / f"{name}.partial"
    partial.write_bytes(gzipped(made.read_bytes()))
    made.unlink()
    return partial.rename(kept)


def snapshot(name: str, stdlib: Path, engine: Path, output: Path) -> None:
    """Write Python's memory with `engine` imported, not compressed.

    The modules come from an archive without compression: remains of unpacked modules would stay in the memory.
    """
    plain = output.with_suffix(".stdlib.zip")
    abridge.write(PYODIDE / "python_stdlib.zip", stdlib, plain)
    job = json.dumps({"stdlib": str(plain), "engine": str(engine), "output": str(output)})
    in_node(f"The memory of {name} could not be made", "snapshot.mjs", job)
    plain.unlink()


def repack(source: Path, target: Path) -> None:
    """Copy a zip archive of modules with every entry compressed; modules in LEFT_OUT are skipped."""
    with (
        zipfile.ZipFile(source) as before,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as after,
    ):
        for entry in before.infolist():
            if re.split("[/.]", entry.filename, maxsplit=1)[0] in LEFT_OUT:
                continue
            fixed = zipfile.ZipInfo(entry.filename, entry.date_time)
            fixed.compress_type = zipfile.ZIP_DEFLATED
            after.writestr(fixed, before.read(entry))


def pinned(runtime: Path, path: Path, name: str, suffix: str) -> str:
    """Copy a file under a name that holds its digest; returns that name relative to `runtime`."""
    relative = f"pinned/{name}-{digest(path.read_bytes())}{suffix}"
    shutil.copyfile(path, runtime / relative)
    return relative


def fill(runtime: Path, archives: dict[str, Path]) -> None:
    """Fill the folder `runtime` with Pyodide's files, the archives, and their list `runtime.json`."""
    contents = {
        name: content for name in PYODIDE_FILES for content in [(PYODIDE / name).read_bytes()]
    }
    stock = contents[WASM]
    contents[WASM], rest = split(stock, hot_functions(stock), cold_data(stock))
    folder = f"pinned/pyodide-{digest(*contents.values())}"
    (runtime / folder).mkdir(parents=True)
    for name, content in contents.items():
        # One of the modules imports the other one by its name.
        changed = (
            content.replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
            if name == PYODIDE_FILES[0]
            else content
        )
        (runtime / folder / name.replace(".mjs", ".js")).write_bytes(changed)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    manifest: dict[str, object] = {
        "pyodide": f"{folder}/",
        "version": json.loads((PYODIDE / "package.json").read_text())["version"],
        # Pyodide requires a list of packages that it may load by name. We load archives instead, so the list is empty.
        "lock": {"info": info, "packages": {}},
    }
    manifest["rest"] = f"{folder}/{REST}"
    (runtime / folder / REST).write_bytes(rest)
    for name, path in archives.items():
        manifest[name] = pinned(runtime, path, name, "".join(path.suffixes))
    files = [path for path in sorted(runtime.rglob("*")) if path.is_file()]
    manifest["bytes"] = {str(path.relative_to(runtime)): path.stat().st_size for path in files}
    (runtime / "runtime.json").write_text(json.dumps(manifest, indent=1) + "\n")


def archives(own: list[Path], name: str = "escales") -> dict[str, Path]:
    """The engine of the wheels and zips *own*, what it needs, and Python's memory, by their names in the list."""
    made = {
        "stdlib": bytecode("stdlib", [PYODIDE / "python_stdlib.zip"], pack=False),
        "escales": bytecode(name, own, pack=True),
        "records": bytecode("records", wasm_wheels(), pack=True),
    }
    return {**made, "memory": memory(name, made["stdlib"], made["escales"])}


def make(external: ExternalGame | None = None) -> Path:
    """Make the folder of the runtime and return it: `dist/runtime`, or another one for an external game."""
    if not PYODIDE.exists():
        raise Failure("node_modules/pyodide is missing: `make play` or `npm ci` installs it.")
    ours, folder, name = [wheel()], RUNTIME, "escales"
    if external is not None:
        folder, name = DIST / f"runtime-{external.id}", f"with-{external.id}"
        ours.append(external.pack(CACHE / f"{external.id}.zip"))
    parts = archives(ours, name)
    with replacing(folder) as runtime:
        fill(runtime, parts)
    return folder


if __name__ == "__main__":
    with told(), dist_lock():
        manifest = json.loads((make() / "runtime.json").read_text())
        sizes = manifest["bytes"]
        print(f"dist/runtime: {len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB")

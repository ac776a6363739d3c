"""Pack the built site into `dist/escales-VERSION.zip`, for hosts that run no build and for USB sticks.

The same site always gives the same bytes: names are sorted and times are fixed.
"""

import tomllib
import zipfile
from pathlib import Path

from dist_lock import DIST
from failure import Failure, told

ROOT = Path(__file__).resolve().parent.parent
SITE = DIST / "site"
EPOCH = (1980, 1, 1, 0, 0, 0)
PACKED = {".gz", ".png", ".woff2", ".zip"}
"""Types of files that are compressed already."""
READ_ME = """Escales

Put this folder on any web host, under any path: all addresses in it are relative.
To play from this folder, with Python 3 installed, open a terminal in it and type

    python -m http.server

and go to http://localhost:8000/ with a browser. Do not open index.html as a file: browsers do
not let a page start Python that way.
"""


def write(site: Path, target: Path) -> None:
    """Pack a site into a zip file, in a folder `escales`; raises Failure if there is no site."""
    if not (site / "index.html").exists():
        raise Failure(f"{site} holds no site: `make site` builds it.")
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }
    files["README.txt"] = READ_ME.encode()
    partial = target.with_suffix(".partial")
    with zipfile.ZipFile(partial, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(f"escales/{name}", EPOCH)
            entry.external_attr = 0o644 << 16
            stored = Path(name).suffix in PACKED
            method = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name], method, compresslevel=9)
    partial.replace(target)


def main() -> None:
    """Pack dist/site."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    target = DIST / f"escales-{project['version']}.zip"
    write(SITE, target)
    print(f"dist/{target.name}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    with told():
        main()

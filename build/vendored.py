"""What the site takes from the packages of others as it is: modules, fonts and the texts of their licences."""

import re
import shutil
from pathlib import Path

from failure import Failure

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"

FLUENT = "@fluent/bundle/index.js"
"""The whole package in one file; its modules for browsers would be eight files and eight requests."""
QR = ("qr/index.js", "qr/decode.js")
EXPORTED = re.compile(r"^ *exports\.(\w+) = \1;$", re.M)

FONT = re.compile(r"""url\(["']?[^)"']*?fonts/([^/)"']+\.woff2)["']?\)""")


def copy_modules(site: Path) -> None:
    """Copy the packages of others that the page imports, without their source maps."""
    for package in (FLUENT, *QR):
        if not (MODULES / package).exists():
            raise Failure(f"node_modules/{package} is missing: `npm ci` installs it.")
    (site / "vendor" / "qr").mkdir(exist_ok=True)
    for module in QR:
        shutil.copyfile(MODULES / module, site / "vendor" / module)
    fluent = as_module((MODULES / FLUENT).read_text(encoding="utf-8"))
    (site / "vendor" / "fluent.mjs").write_text(fluent, encoding="utf-8")


def as_module(text: str) -> str:
    """Turn a package's single CommonJS file into a module that a browser can import."""
    names = ", ".join(EXPORTED.findall(text))
    if not names:
        raise Failure(
            "node_modules/@fluent/bundle has changed: its exports are not where they were."
        )
    return f"const module = {{}}, exports = {{}};\n{text}\nexport const {{ {names} }} = exports;\n"


def copy_fonts(site: Path) -> None:
    """Copy the fonts that the style sheets use from their packages."""
    kept = {path.name: path for path in MODULES.glob("@fontsource*/*/files/*.woff2")}
    (site / "fonts").mkdir(exist_ok=True)
    for sheet in sorted(site.rglob("*.css")):
        if "vendor" in sheet.relative_to(site).parts:
            continue
        for name in FONT.findall(sheet.read_text(encoding="utf-8")):
            if name not in kept:
                where = sheet.relative_to(site)
                raise Failure(
                    f"web/{where} uses the font {name}, but no package in package.json has it."
                )
            shutil.copyfile(kept[name], site / "fonts" / name)


def copy_licences(site: Path) -> None:
    """Copy the licence texts of what the site contains; those of the Python packages are inside their archives."""
    folder = site / "licenses"
    folder.mkdir(exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "escales.txt")
    shutil.copyfile(ROOT / "THIRD_PARTY.md", folder / "THIRD_PARTY.md")
    core = MODULES / "@pyscript" / "core"
    texts = [core / "LICENSE", *sorted((core / "src" / "3rd-party-licenses").glob("*.txt"))]
    shutil.copyfile(MODULES / "qr" / "LICENSE-MIT", folder / "qr.txt")
    for text in [*texts, *sorted(MODULES.glob("@fontsource*/*/LICENSE"))]:
        name = (
            text.stem if text.stem != "LICENSE" else f"{text.parent.parent.name}-{text.parent.name}"
        )
        shutil.copyfile(text, folder / f"{name.lstrip('@')}.txt")

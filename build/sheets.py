"""Join the style sheets of each page into one, and those of each theme: pages wait for all of them."""

import hashlib
import re
from pathlib import Path

from failure import Failure

LINKS = re.compile(r'(?:<link rel="stylesheet" href="(?:\.\./)?styles/[^"]+">\n)+')
LINK = re.compile(r'href="(?:\.\./)?(styles/[^"]+)"')
UP = "../"
IMPORTS = re.compile(r'(?:@import "[^"/]+";\n)+')
IMPORT = re.compile(r'@import "([^"/]+)";')
FIRST_ONLY = re.compile(r"@(?:import|charset|namespace)\b")
"""Rules that a browser ignores unless they come before all others."""


def named(html: str) -> list[str]:
    """The sheets that a page links to, as paths in the site."""
    return LINK.findall(html)


def joined(site: Path, names: list[str]) -> str:
    """Join the sheets *names* of the site in this order; returns the new path. Raises Failure if one cannot be joined."""
    content = together(site, names)
    made = f"styles/page-{hashlib.sha256(content.encode()).hexdigest()[:12]}.css"
    (site / made).write_text(content, encoding="utf-8")
    return made


def together(site: Path, names: list[str]) -> str:
    """The text of the sheets *names* in this order. Raises Failure if one is missing, or must begin a sheet."""
    texts = []
    for name in names:
        path = site / name
        if not path.exists():
            raise Failure(f"web/{name} is missing, but a page or a theme names it.")
        text = path.read_text(encoding="utf-8")
        if found := FIRST_ONLY.search(text):
            raise Failure(
                f"web/{name} has {found[0]}, which works only at the beginning of a sheet."
            )
        texts.append(text)
    return "\n".join(texts)


def join_themes(site: Path) -> None:
    """Put the sheets that a theme imports into its `theme.css`, and remove them."""
    for theme in sorted(site.glob("themes/*/theme.css")):
        text = theme.read_text(encoding="utf-8")
        if not (found := IMPORTS.search(text)):
            continue
        folder = theme.parent.relative_to(site).as_posix()
        names = [f"{folder}/{name}" for name in IMPORT.findall(found[0])]
        theme.write_text(text.replace(found[0], together(site, names)), encoding="utf-8")
        for name in names:
            (site / name).unlink()


def join(site: Path, pages: list[Path]) -> None:
    """Replace the links of each page by one link to a joined sheet, and remove the original sheets."""
    used: set[str] = set()
    for page in pages:
        text = page.read_text(encoding="utf-8")
        links = LINKS.findall(text)
        if len(links) != 1:
            raise Failure(
                f"{page.relative_to(site)} must link to its style sheets on consecutive lines."
            )
        names = named(links[0])
        used.update(names)
        up = UP if f'href="{UP}' in links[0] else ""
        link = f'<link rel="stylesheet" href="{up}{joined(site, names)}">\n'
        page.write_text(text.replace(links[0], link), encoding="utf-8")
    for name in used:
        (site / name).unlink()

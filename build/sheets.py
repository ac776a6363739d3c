"""One style sheet for a page, where its source names several: each would be a request that the first look waits for."""

import hashlib
import re
from pathlib import Path

from failure import Failure

LINKS = re.compile(r'(?:<link rel="stylesheet" href="(?:\.\./)?styles/[^"]+">\n)+')
LINK = re.compile(r'href="(?:\.\./)?(styles/[^"]+)"')
UP = "../"
FIRST_ONLY = re.compile(r"@(?:import|charset|namespace)\b")
"""Rules that a browser passes over unless they come before all others."""


def named(html: str) -> list[str]:
    """The sheets that a page links to, by their paths in the site."""
    return LINK.findall(html)


def joined(site: Path, names: list[str]) -> str:
    """The sheets *names* of the site in one, in this order; returns its path. Raises Failure for one that cannot be joined."""
    texts = []
    for name in names:
        path = site / name
        if not path.exists():
            raise Failure(f"web/{name} is missing, which a page asks for.")
        text = path.read_text(encoding="utf-8")
        if found := FIRST_ONLY.search(text):
            raise Failure(f"web/{name} has {found[0]}, which counts only at the head of a sheet.")
        texts.append(text)
    content = "\n".join(texts)
    made = f"styles/page-{hashlib.sha256(content.encode()).hexdigest()[:12]}.css"
    (site / made).write_text(content, encoding="utf-8")
    return made


def join(site: Path, pages: list[Path]) -> None:
    """Give each of the pages one link instead of several, and take away the sheets that they are made of."""
    used: set[str] = set()
    for page in pages:
        text = page.read_text(encoding="utf-8")
        links = LINKS.findall(text)
        if len(links) != 1:
            raise Failure(f"{page.relative_to(site)} must name its style sheets in one stretch.")
        names = named(links[0])
        used.update(names)
        up = UP if f'href="{UP}' in links[0] else ""
        link = f'<link rel="stylesheet" href="{up}{joined(site, names)}">\n'
        page.write_text(text.replace(links[0], link), encoding="utf-8")
    for name in used:
        (site / name).unlink()

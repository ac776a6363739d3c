"""What is wrong with a PDF file of a print-and-play page: its pages, their sizes, fonts, pictures and text."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

POINT = 25.4 / 72
"""A point in mm."""
SIZES: Mapping[str, tuple[int, int]] = {"a3": (420, 297), "tile": (297, 210), "a4": (210, 297)}
"""Width and height of the papers in mm."""
SHEETS = """() => [...document.querySelectorAll(".print-sheet")]
    .filter((sheet) => sheet.offsetParent)
    .map((sheet) => ({ paper: sheet.classList.contains("a3") ? "a3" : sheet.classList.contains("print-tile") ? "tile" : "a4",
        booklet: sheet.classList.contains("booklet"), text: sheet.innerText }))"""
"""Run in the page: its sheets, of which the last is the booklet, which runs over several pages."""
WITHIN: ViewportSize = {"width": 688, "height": 1017}
"""The px of a sheet of A4 within the margins of the rules."""
CUT = """() => {
    const cut = [];
    const tell = (what, element) => cut.push(`${what}: ${element.className} ${element.textContent.trim().slice(0, 50)}`);
    const beyond = (inner, outer) => inner.left < outer.left - 1 || inner.top < outer.top - 1
        || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    const frames = ".print-sheet:not(.booklet), .print-card, .print-note, .player-sheet, .player-sheet th, .fields p";
    for (const frame of document.querySelectorAll(frames)) {
        if (!frame.offsetParent) continue;
        if (frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1) tell("too full", frame);
        const edge = frame.getBoundingClientRect();
        const range = document.createRange();
        for (const part of frame.querySelectorAll("h1, h2, h3, p, b, span, li, dt, dd, th, td, svg.net, svg.token")) {
            range.selectNode(part);
            if (part.getClientRects().length && beyond(range.getBoundingClientRect(), edge)) tell("beyond its frame", part);
        }
    }
    for (const token of document.querySelectorAll("svg.token"))
        for (const use of token.querySelectorAll("use"))
            if (beyond(use.getBoundingClientRect(), token.getBoundingClientRect())) cut.push(`cut off: ${token.dataset.token}`);
    for (const part of document.querySelectorAll(".booklet :is(p, li, table, figure, h2, h3, pre)"))
        if (part.scrollWidth > part.clientWidth + 1) tell("too wide", part);
    return cut;
}"""
"""Run in the page, as it is on paper: what is cut off or goes beyond its frame."""
EMBEDDED = ("/FontFile", "/FontFile2", "/FontFile3")


@dataclass(frozen=True)
class Facts:
    """What the table of all files says of one."""

    pages: int
    size: int
    """In bytes."""


def letters(text: str) -> Counter[str]:
    """How often each letter and digit is in *text*, whatever its case, and whatever ligatures it has."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return Counter(re.sub(r"[\W_]", "", plain))


def _fonts(resources: DictionaryObject) -> Iterator[Any]:
    """The fonts of a page, and of the forms that it draws."""
    for font in resources.get("/Font", {}).values():
        yield font.get_object()
    for form in _objects(resources):
        if "/Resources" in form:
            yield from _fonts(form["/Resources"])


def _objects(resources: DictionaryObject) -> Iterator[Any]:
    """The forms and pictures of a page, and its patterns."""
    for kind in ("/XObject", "/Pattern"):
        for held in resources.get(kind, {}).values():
            yield held.get_object()


def _pictures(resources: DictionaryObject) -> int:
    """How many pictures made of pixels a page has."""
    count = 0
    for held in _objects(resources):
        count += held.get("/Subtype") == "/Image"
        if "/Resources" in held:
            count += _pictures(held["/Resources"])
    return count


def _embedded(font: Any) -> bool:
    """Whether the file holds the shapes of a font. Fonts of type 3 consist of them."""
    if font["/Subtype"] == "/Type3":
        return True
    last = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
    described = last.get("/FontDescriptor", {})
    return any(kind in described for kind in EMBEDDED)


def _paper(page: PageObject) -> str:
    """The name of the paper that a page is as large as; empty for others."""
    size = (float(page.mediabox.width) * POINT, float(page.mediabox.height) * POINT)
    fits = (
        name
        for name, known in SIZES.items()
        if all(abs(got - wanted) < 1 for got, wanted in zip(size, known, strict=True))
    )
    return next(fits, "")


def papers(path: Path) -> list[str]:
    """The papers of a PDF file, page by page, as SIZES names them."""
    return [_paper(page) for page in PdfReader(path).pages]


def facts(path: Path) -> Facts:
    """How many pages a PDF file has, and how large it is."""
    return Facts(len(PdfReader(path).pages), path.stat().st_size)


def faults(path: Path, sheets: Sequence[Mapping[str, Any]]) -> list[str]:
    """What is wrong with the PDF file at *path*, as sentences; *sheets* is what SHEETS found in the page."""
    pages = list(PdfReader(path).pages)
    single = [one for one in sheets if not one["booklet"]]
    if len(pages) <= len(single):
        return [f"It has {len(pages)} pages, but the page has {len(single)} sheets and the rules."]
    found = []
    read = [page.extract_text() for page in pages]
    for at, page in enumerate(pages):
        sheet = single[at] if at < len(single) else {"paper": "a4", "text": ""}
        resources: Any = page["/Resources"]
        number = f"Page {at + 1}"
        if _paper(page) != sheet["paper"]:
            found.append(f"{number} is not of the size {sheet['paper']}.")
        if _pictures(resources):
            found.append(f"{number} has a picture made of pixels.")
        if not all(_embedded(font) for font in _fonts(resources)):
            found.append(f"{number} has a font that is not embedded.")
        if lost := letters(sheet["text"]) - letters(read[at]):
            found.append(f"{number} lacks letters of its sheet: {''.join(lost.elements())[:60]}")
        if at >= len(single) and not read[at].strip():
            found.append(f"{number}, in the rules, is empty.")
    booklet = "".join(one["text"] for one in sheets if one["booklet"])
    if lost := letters(booklet) - letters("".join(read[len(single) :])):
        found.append(f"The rules lack letters: {''.join(lost.elements())[:60]}")
    return found

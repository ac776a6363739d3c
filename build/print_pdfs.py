"""Print the site's print-and-play pages into PDF files with Chromium: `dist/print/GAME.LANGUAGE.BOARD.pdf`."""

import argparse
import json
import os
import threading
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

import printed
from failure import Failure, told

DIST = Path(__file__).resolve().parent.parent / "dist"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of requests."""


def print_all(
    site: Path, target: Path, wanted: str = "*", boards: tuple[str, ...] = ("a4", "a3")
) -> list[Path]:
    """Print the pages of *site* whose name fits *wanted*; raises Failure if there is none, or if a file has faults."""
    found = sorted((site / "print").glob(f"{wanted}.html"))
    if not found:
        raise Failure("The site has no pages to print: `make site` makes them.")
    target.mkdir(parents=True, exist_ok=True)
    chromium = json.loads((DIST / "browsers.json").read_text(encoding="utf-8"))["chromium"]
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    made = []
    try:
        with sync_playwright() as playwright:
            flags = ["--no-sandbox"] if os.geteuid() == 0 else []
            browser = playwright.chromium.launch(executable_path=chromium, args=flags)
            page = browser.new_page(viewport=printed.WITHIN)
            page.emulate_media(media="print")
            for source in found:
                page.goto(f"http://127.0.0.1:{server.server_port}/print/{source.name}")
                page.evaluate("document.fonts.ready")
                for board in boards:
                    page.locator(f"#board-{board}").evaluate("choice => choice.click()")
                    path = target / f"{source.stem}.{board}.pdf"
                    page.pdf(path=path, prefer_css_page_size=True, print_background=True)
                    wrong = printed.faults(path, page.evaluate(printed.SHEETS))
                    if wrong := [*page.evaluate(printed.CUT), *wrong]:
                        raise Failure(f"{path.name}: {' '.join(wrong)}")
                    made.append(path)
            browser.close()
    finally:
        server.shutdown()
        server.server_close()
    return made


def table(paths: Sequence[Path]) -> str:
    """What the files are: name, pages and bytes, as a table in Markdown."""
    rows = [(path.name, printed.facts(path)) for path in paths]
    head = "| File | Pages | Bytes |\n| --- | ---: | ---: |\n"
    return head + "".join(f"| {name} | {one.pages} | {one.size:,} |\n" for name, one in rows)


def main() -> None:
    """Print all pages of dist/site."""
    parser = argparse.ArgumentParser(description="Print the print-and-play pages as PDF.")
    parser.add_argument("--only", default="*", help="which pages, such as NAME.fr")
    print(table(print_all(DIST / "site", DIST / "print", parser.parse_args().only)), end="")


if __name__ == "__main__":
    with told():
        main()

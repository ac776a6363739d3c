"""Pages that tests use one after another: Python has started in them once, which is most of what a short test costs.

A test asks for one with `@pytest.mark.profile("kept")`, and may name the settings that the page starts with and a script that
runs before the page's own. It finds the shelf and a storage that holds these settings only. Not for such tests is what a page
forgets only when it is loaded anew: other settings, scripts added for the next load, fake clocks, less movement.
"""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

from e2e import loaded_dice, table_page

MOST = 3
"""Pages that a process keeps: each holds a Python of its own."""

LIVE = {"viewport": {"width": 1280, "height": 720}, "color_scheme": "light"}
"""Options that an open page can change, with Playwright's own values."""

FORGET = """(settings) => {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    for (const notice of document.querySelectorAll("#notices .notice")) notice.remove();
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("escales.settings", settings);
}"""


@dataclass(frozen=True, slots=True)
class Start:
    """How a page starts: its settings, and a script that runs before its own."""

    settings: str = table_page.QUICK
    script: str = ""

    def prepare(self, page: Page) -> None:
        """Let a new page start like this."""
        table_page.start_with(page, self.settings)
        page.add_init_script(self.script)


class KeptPages:
    """The pages that a process keeps between its tests, by the options of their contexts and how they start."""

    def __init__(self) -> None:
        self.pages: list[tuple[str, Page]] = []

    def take(self, options: dict[str, Any], start: Start) -> Page | None:
        """The page kept for these options, which the caller now owns; None if there is none."""
        wanted = kind(options, start)
        at = next((at for at, (made, _) in enumerate(self.pages) if made == wanted), None)
        if at is None:
            return None
        _, page = self.pages.pop(at)
        live = LIVE | options
        page.set_viewport_size(live["viewport"])
        page.emulate_media(color_scheme=live["color_scheme"])
        return page

    def keep(self, options: dict[str, Any], start: Start, page: Page) -> None:
        """Make a page forget its game, and keep it; one that cannot is closed, as is the oldest of too many."""
        try:
            page.unroute_all(behavior="ignoreErrors")
            page.mouse.move(0, 0)
            table_page.go(page, "./")  # a table that is left saves its game
            page.locator(".shelf").wait_for()
            page.evaluate(FORGET, start.settings)
            loaded_dice.forget(page)
            table_page.go(page, "./")
            page.locator(".shelf:not(:has(.saved))").wait_for()
        except Error:
            close(page.context)
            return
        self.pages.append((kind(options, start), page))
        if len(self.pages) > MOST:
            close(self.pages.pop(0)[1].context)

    def close(self) -> None:
        """Close all pages."""
        for _, page in self.pages:
            close(page.context)
        self.pages.clear()


def kind(options: dict[str, Any], start: Start) -> str:
    """What pages have in common that can stand for one another."""
    return repr(({name: options[name] for name in options if name not in LIVE}, start))


def close(context: BrowserContext) -> None:
    """Close a context and its pages."""
    # A file that comes late may still be on its way through a test's route. While a worker starts, Chromium sometimes never
    # answers that the routes are gone; an empty page has no workers.
    for page in context.pages:
        page.goto(table_page.EMPTY)
        page.unroute_all(behavior="ignoreErrors")
    context.close()

"""What goes wrong in a page: requests to other origins, errors on the console and errors that nothing catches."""

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

from e2e import table_page


@dataclass
class Watch:
    """The problems in a browser context, and those that the test expects."""

    origins: set[str]
    problems: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        """Accept problems whose text matches this regular expression."""
        self.expected.append(re.compile(pattern))

    def follow(self, context: BrowserContext) -> None:
        """Note all problems in `context` from now on."""
        context.on("request", self.on_request)
        context.on("console", self.on_console)
        context.on("weberror", self.on_error)

    def leave(self, context: BrowserContext) -> None:
        """Note no more of `context`."""
        context.remove_listener("request", self.on_request)
        context.remove_listener("console", self.on_console)
        context.remove_listener("weberror", self.on_error)

    def on_request(self, request: Request) -> None:
        """Note a request to another origin than the pages' own."""
        parts = urlsplit(request.url)
        if (
            parts.scheme in ("http", "https", "ws", "wss")
            and f"{parts.scheme}://{parts.netloc}" not in self.origins
        ):
            self.problems.append(f"request to another origin: {request.url}")

    def on_console(self, message: ConsoleMessage) -> None:
        """Note an error that the page or one of its workers logs on the console."""
        if message.type == "error" and not left(message.page):
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def on_error(self, error: WebError) -> None:
        """Note an error that nothing in the page catches."""
        if not left(error.page):
            self.problems.append(f"uncaught: {error.error}")

    def unexpected(self) -> list[str]:
        """The problems that the test did not expect."""
        return [
            text
            for text in self.problems
            if not any(pattern.search(text) for pattern in self.expected)
        ]


def left(page: Page | None) -> bool:
    """Whether the test has left a page: there the scripts that a test adds may fail."""
    return page is not None and page.url == table_page.EMPTY

"""One interface for several browsers: the smoke test is written once, and the benchmark treats all browsers alike.

People do not use Playwright's own builds of Firefox and WebKit, and Playwright cannot drive the system's. puppeteer-core
(puppeteer.mjs) drives Firefox over WebDriver BiDi and, for the benchmark, Chromium; it can be told not to observe requests.
Selenium drives WebKitGTK over WebDriver, on a virtual screen.
"""

import json
import os
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from urllib3.exceptions import HTTPError

PUPPETEER = Path(__file__).with_name("puppeteer.mjs")
PATIENCE = 60.0
"""Seconds to wait until something is true; this includes a cold start of Python."""
PLAIN = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""Without a graphics card WebKitGTK composes pages with Mesa's software renderer, which crashes now and then."""


class NoAnswerError(Exception):
    """The browser itself stands still or has ended: it did not answer its driver."""


class Driver(ABC):
    """A browser with one page at a time."""

    @abstractmethod
    def fresh(self) -> None:
        """Open a page in a fresh profile; it replaces the page before."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value, as plain data, of a JavaScript expression in the page."""

    @abstractmethod
    def click(self, selector: str) -> None:
        """Click the middle of the first element that a CSS selector finds."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Errors of the page since the last call, as far as the browser reports them."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser."""

    def wait(self, expression: str, patience: float = PATIENCE) -> Any:
        """Wait until an expression is true, and return its value; raises TimeoutError."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            value = self.evaluate(expression)
            if value:
                return value
            time.sleep(0.1)
        raise TimeoutError(
            f"Not true within {patience:g} s: {expression}. Problems: {self.problems()}"
        )


class Puppeteer(Driver):
    """A browser that a Node process drives; requests and answers are lines of JSON."""

    def __init__(self, browser: str, path: str, *arguments: str):
        """`browser` is "firefox", or "chrome" for Chrome and its relatives; *arguments* are those of the browser."""
        self.process = subprocess.Popen(
            [os.environ.get("NODE", "node"), str(PUPPETEER), browser, path, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def ask(self, command: str, value: str = "") -> Any:
        """Send one command and return the answer's value; raises RuntimeError for an error."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"command": command, "value": value}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"The browser's driver ended with status {self.process.wait()}.")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"{command} {value}: {answer['error']}")
        return answer["value"]

    def fresh(self) -> None:
        self.ask("fresh")

    def open(self, address: str) -> None:
        self.ask("open", address)

    def reload(self) -> None:
        self.ask("reload")

    def evaluate(self, expression: str) -> Any:
        return self.ask("evaluate", expression)

    def click(self, selector: str) -> None:
        self.ask("click", selector)

    def problems(self) -> list[str]:
        told: list[str] = self.ask("problems")
        return told

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


class Line(RemoteConnection):
    """The line to WebKitWebDriver. It waits for an answer as long as a page may take, and not for ever."""

    def __init__(self, address: str):
        once = {"retries": False}
        super().__init__(
            client_config=ClientConfig(
                address,
                timeout=round(PATIENCE),
                init_args_for_pool_manager={"init_args_for_pool_manager": once},
            )
        )

    def execute(self, command: str, params: dict[str, Any]) -> Any:
        """Send a command, and return the answer; raises NoAnswerError."""
        try:
            return RemoteConnection.execute(self, command, params)
        except HTTPError as error:
            raise NoAnswerError(f"WebKitGTK did not answer to {command!r}.") from error


class WebKit(Driver):
    """WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual screen of its own.

    Each session has its own profile, which ends with it.
    """

    def __init__(self, driver: str, browser: str, xvfb: str):
        self.driver_path, self.browser_path = driver, browser
        self.session: webdriver.Remote | None = None
        self.service: webdriver.WebKitGTKService | None = None
        command = [xvfb, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.screen.stdout is not None
        self.display = f":{self.screen.stdout.readline().strip()}"

    def fresh(self) -> None:
        self.quit()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = self.browser_path
        options.add_argument("--automation")
        environment = {**os.environ, **PLAIN, "DISPLAY": self.display, "GDK_BACKEND": "x11"}
        own_group = {"start_new_session": True}
        self.service = webdriver.WebKitGTKService(
            self.driver_path, env=environment, popen_kw=own_group
        )
        self.service.start()
        self.session = webdriver.Remote(Line(self.service.service_url), options=options)
        self.session.set_window_size(1280, 900)

    def quit(self) -> None:
        """End the open session, if there is one; a browser that stands still is ended all the same."""
        session, service = self.session, self.service
        self.session = self.service = None
        if session is not None:
            with suppress(NoAnswerError):
                session.quit()
        if service is not None:
            service.stop()
            with suppress(ProcessLookupError):
                os.killpg(service.process.pid, signal.SIGKILL)

    @property
    def page(self) -> webdriver.Remote:
        """The open session; raises RuntimeError if there is none."""
        if self.session is None:
            raise RuntimeError("No page is open: call fresh() first.")
        return self.session

    def open(self, address: str) -> None:
        self.page.get(address)

    def reload(self) -> None:
        self.page.refresh()

    def evaluate(self, expression: str) -> Any:
        return self.page.execute_script(f"return ({expression});")

    def click(self, selector: str) -> None:
        self.page.find_element(By.CSS_SELECTOR, selector).click()

    def problems(self) -> list[str]:
        return []  # WebDriver does not report errors of the page

    def close(self) -> None:
        self.quit()
        self.screen.terminate()
        self.screen.wait(30)

"""The browsers besides Chromium."""

from collections.abc import Iterator
from typing import Any

import pytest

from e2e.conftest import missing
from e2e.engines.driver import Driver, Puppeteer, WebKit

# WebKitGTK, as Debian has it, stands still now and then.
AGAIN = pytest.mark.flaky(reruns=1, only_rerun=["NoAnswerError"])


@pytest.fixture(params=["firefox", pytest.param("webkit", marks=AGAIN)])
def driver(request: pytest.FixtureRequest, browsers: dict[str, Any]) -> Iterator[Driver]:
    """Each engine that this machine has; if CI is set, both must be installed."""
    reason = browsers["reasons"].get(request.param)
    if reason:
        missing(request.param, reason)
    made: Driver
    if request.param == "firefox":
        made = Puppeteer("firefox", browsers["firefox"])
    else:
        made = WebKit(browsers["webkit_driver"], browsers["webkit_browser"], browsers["xvfb"])
    yield made
    made.close()

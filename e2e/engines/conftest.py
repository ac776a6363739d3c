"""The browsers besides Chromium."""

from collections.abc import Iterator
from typing import Any

import pytest

from e2e.conftest import missing
from e2e.engines.driver import Driver, Puppeteer, WebKit


@pytest.fixture(params=["firefox", "webkit"])
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

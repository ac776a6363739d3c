"""What must hold in every state of the page: axe finds nothing, all can be hit with a finger, nothing scrolls sideways.

Tests call :func:`is_sound` at the states they reach, whatever else they look at.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SMALLEST = 24
"""The least side of what can be clicked, in CSS pixels; links within a line of text are exempt."""

# What is still fading in has colours that nobody is meant to read.
AT_REST = """document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .forEach((one) => one.finish())"""


def is_sound(page: Page, but: tuple[str, ...] = ()) -> None:
    """The page as it stands has no findings, `but` those of some rules of axe."""
    # Seen from its top: what the bar half covers as the page scrolls is no smaller for it.
    scrolled = page.evaluate("[scrollY, scrollTo(0, 0)][0]")
    found = [*findings(page, but), *small_targets(page), *sideways(page)]
    page.evaluate("y => scrollTo(0, y)", scrolled)
    if found:
        pytest.fail("On the page:\n  " + "\n  ".join(found))


def findings(page: Page, but: tuple[str, ...] = ()) -> list[str]:
    """What axe finds, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(AT_REST)
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})", TAGS
    )
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["id"] not in but
        for node in violation["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """What can be clicked and is too small for it; what only assistive technology reaches has no size."""
    found: list[str] = page.evaluate(
        """smallest => [...document.querySelectorAll("button, input, select, summary, a:not(p a, span a)")]
            .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden, [inert]"))
            .map((one) => [one, one.getBoundingClientRect()]) // as it is seen, on a board that is zoomed as well
            .filter(([, box]) => box.width < smallest || box.height < smallest)
            .map(([one]) => one.outerHTML.slice(0, 120))""",
        SMALLEST,
    )
    return found


def sideways(page: Page) -> list[str]:
    """What makes the page wider than the window."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll("body *")]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                .map((one) => `${one.outerHTML.slice(0, 100)} ends at ${one.getBoundingClientRect().right}`)
                .concat("the page scrolls sideways").slice(-4)"""
    )
    return found

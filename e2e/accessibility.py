"""Checks for every state of the page: axe has no findings, targets are large enough, texts whole, nothing scrolls sideways.

Tests of all kinds call :func:`assert_accessible` in the states they reach.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SMALLEST = 24
"""The least side of a click target, in CSS pixels; links within a line of text are exempt."""

# Finishes all animations that have an end: axe must not check the colours of elements that are still fading in.
AT_REST = """document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .forEach((one) => one.finish())"""

# Whether a target is too small in the middle of what scrolls around it: elsewhere, pinned buttons may cover a part of it.
STILL_SMALL = """async (target) => {
    const scrollers = [];
    for (let one = document.querySelector(target); one; one = one.parentElement) scrollers.push([one, one.scrollTop]);
    document.querySelector(target).scrollIntoView({block: "center", behavior: "instant"});
    const {violations} = await axe.run(target, {runOnly: ["target-size"], resultTypes: ["violations"]});
    for (const [one, top] of scrollers) one.scrollTop = top;
    return violations.length > 0;
}"""


def assert_accessible(page: Page, but: tuple[str, ...] = ()) -> None:
    """Fail the test if the page has findings now; those of the axe rules in `but` are allowed."""
    # Check the page scrolled to its top: the bar must not cover a part of a target, which would then seem too small.
    scrolled = page.evaluate("[scrollY, scrollTo(0, 0)][0]")
    found = [*findings(page, but), *small_targets(page), *sideways(page), *unfilled(page)]
    page.evaluate("y => scrollTo(0, y)", scrolled)
    if found:
        pytest.fail("On the page:\n  " + "\n  ".join(found))


def findings(page: Page, but: tuple[str, ...] = ()) -> list[str]:
    """The findings of axe, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(AT_REST)
    found: dict[str, Any] = page.evaluate(
        """async (tags) => {
            const runOnly = {type: "tag", values: tags};
            const {violations} = await axe.run(document, {runOnly, resultTypes: ["violations"]});
            return {violations};
        }""",
        TAGS,
    )
    for violation in found["violations"]:
        if violation["id"] == "target-size":
            violation["nodes"] = [
                node for node in violation["nodes"] if page.evaluate(STILL_SMALL, node["target"][0])
            ]
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["id"] not in but
        for node in violation["nodes"]
    ]


def unfilled(page: Page) -> list[str]:
    """Labels and texts with a place that nothing was filled into, such as {$hand}."""
    found: list[str] = page.evaluate("""[...document.body.querySelectorAll("*")]
        .flatMap((one) => [one.ariaLabel, one.title, one.childElementCount ? "" : one.textContent])
        .filter((text) => text?.includes("{$"))""")
    return found


def small_targets(page: Page) -> list[str]:
    """Click targets that are too small; elements for assistive technology only are left out."""
    found: list[str] = page.evaluate(
        """smallest => [...document.querySelectorAll("button, input, select, summary, a:not(p a, span a)")]
            .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden, [inert]"))
            .map((one) => [one, one.getBoundingClientRect()]) // the size on the screen, also on a zoomed board
            .filter(([, box]) => box.width < smallest || box.height < smallest)
            .map(([one]) => one.outerHTML.slice(0, 120))""",
        SMALLEST,
    )
    return found


def sideways(page: Page) -> list[str]:
    """The elements that make the page wider than the window."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll("body *")]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                .map((one) => `${one.outerHTML.slice(0, 100)} ends at ${one.getBoundingClientRect().right}`)
                .concat("the page scrolls sideways").slice(-4)"""
    )
    return found

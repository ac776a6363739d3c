"""The engine's dice on the page, loaded: they fall as a test wants."""

from playwright.sync_api import Page

from escales.core import Action, State

# Replaces the source of chance: a request for a single byte gets the next given byte, if one is left.
LOADED = """bytes => {
    const own = Crypto.prototype.getRandomValues;
    globalThis.given = [...(globalThis.given ?? []), ...bytes];
    crypto.getRandomValues = (view) =>
        view.length === 1 && given.length > 0 ? view.fill(given.shift()) : own.call(crypto, view);
}"""


def chance(state: State, outcome: Action) -> int:
    """The byte with which the engine throws or draws *outcome* now."""
    outcomes = state.outcomes()
    below = sum(weight for _, weight in outcomes[: [one for one, _ in outcomes].index(outcome)])
    return below << 8 - sum(weight for _, weight in outcomes).bit_length()


def give(page: Page, given: list[int]) -> None:
    """Make the engine's dice take the given bytes of chance next."""
    while not page.workers:
        page.wait_for_event("worker")
    for worker in page.workers:
        worker.evaluate(LOADED, given)


def forget(page: Page) -> None:
    """Drop the bytes that the dice have not taken."""
    for worker in page.workers:
        worker.evaluate("globalThis.given = []")

"""Turns in which a seat does nothing: when one may pass, and what ends a run of them (MA-15)."""

from typing import Final, cast

from escales.core import Action, SeenEvent, View
from escales.games.magellan.view import Public

_DONE: Final = Action("done")

_CARDS: Final = ("country", "history", "enough")
"""The pack gives something: a country, a historical card, or dividends when it is used up."""
_WAR: Final = (
    "declared",
    "warn",
    "warning",
    "war",
    "widened",
    "truce",
    "peace",
    "fight",
    "bomb",
    "destroyed",
    "captured",
)
_ENDS: Final = ("prize", "out-base", "out-money", "won", "shared", "stuck", "end")
"""A prize is gone; somebody leaves the game, or it could end."""

_STEPS: Final = 10
"""An income matters each time it passes another tenth of the target."""


def idle(view: View) -> Action | None:
    """Ending the turn, unless a plane is in flight (MA-35) or a country worth its price waits (MA-20)."""
    public = cast(Public, view["public"])
    if view["phase"] != "turn" or public["flying"]:
        return None
    return None if any(offer["worthwhile"] for offer in public["offers"]) else _DONE


def matters(event: SeenEvent, view: View) -> bool:
    """Whether a card was drawn, a war or an attack came, an income passed a tenth of the target, or the game could end."""
    kind = event["kind"]
    return kind in _CARDS or kind in _WAR or kind in _ENDS or _passes_a_tenth(event, view)


def _passes_a_tenth(event: SeenEvent, view: View) -> bool:
    """Whether a country that was developed brought its owner past another tenth of the target (MA-32)."""
    if event["kind"] != "developed":
        return False
    public = cast(Public, view["public"])
    income = public["income"][cast(int, event["params"]["seat"])]
    before = income - cast(int, event["params"]["income"])
    target = view["counters"]["target"]
    return before * _STEPS // target < income * _STEPS // target

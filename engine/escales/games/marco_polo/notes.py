"""What a merchant reads besides the counters: missions, Secrets, the loot, and the own way to a fortune."""

from collections.abc import Iterator
from typing import cast

from escales.core import Message, View
from escales.core.message import Json
from escales.games.marco_polo.cards import TOWN
from escales.games.marco_polo.view import Ledger, Own, Public


def notes(view: View) -> Iterator[Message]:
    """Tables d'Or, Secrets and loot, which everybody sees; then the mission and fortune of the seat."""
    public = cast(Public, view["public"])
    for seat, (mission, secret) in enumerate(
        zip(public["missions"], public["secrets"], strict=True)
    ):
        if mission:
            yield Message("seen-mission", {"seat": seat, "card": mission}, "MP-28")
        elif public["tables"][seat]:
            yield Message("holds-table", {"seat": seat}, "MP-28")
        if secret:
            yield Message("holds-secret", {"seat": seat, "card": secret}, "MP-30")
        if seat == public["turn"] and public["extra"]:
            yield Message("seen-extra-turns", {"seat": seat, "number": public["extra"]}, "MP-38")
    loot = public["loot"]
    if loot or public["loot_cash"]:
        params: dict[str, Json] = {
            "amount": public["loot_cash"],
            "cards": len(loot),
            "hand": [*loot],
        }
        yield Message("seen-loot", params, "MP-12")
    if view["own"]:
        own = cast(Own, view["own"])
        yield from _way(own["table"], own["ledger"])


def _way(table: str, ledger: Ledger) -> Iterator[Message]:
    """The seat's mission, and how far its fortune is (MP-31, MP-32)."""
    if ledger["fortune"]:
        yield Message("ledger-ready", {}, "MP-31")
        return
    if table and not ledger["accomplished"]:
        yield Message("ledger-mission", {"town": TOWN[table]}, "MP-28")
    elif not table:
        expected = ledger["expected"]
        left: dict[str, Json] = {"expected": expected, "left": max(0, expected - ledger["gifts"])}
        yield Message("ledger-gifts", {"number": ledger["gifts"], **left}, "MP-27")
    fortune: dict[str, Json] = {"wealth": ledger["wealth"], "target": ledger["target"]}
    yield Message("seen-fortune", fortune, "MP-31")

"""What a player reads besides the counters: bases, countries, canals, cards that last, and the war."""

from collections.abc import Iterator
from typing import cast

from escales.core import Message, View
from escales.core.message import Json
from escales.games.magellan.board import CANAL_IDS
from escales.games.magellan.countries import CAPITAL, IDS, INCOME, OPEN
from escales.games.magellan.view import Public
from escales.games.magellan.view.war import WarView


def notes(view: View) -> Iterator[Message]:
    """What the board marks (MA-02, MA-14, MA-18), the cards on the table (MA-22), war and truce."""
    public = cast(Public, view["public"])
    for seat, base in enumerate(public["bases"]):
        if base:
            yield Message("piece-base", {"seat": seat, "place": base}, "MA-02")
        owned: list[Json] = [id for id in IDS if public["owner"][id] == seat]
        if owned:
            yield Message("seen-countries", {"seat": seat, "hand": owned}, "MA-20")
    for country, cell, income in zip(IDS, CAPITAL, INCOME, strict=True):
        if public["owner"][country] == OPEN:
            costs: dict[str, Json] = {"amount": public["cost"][country], "income": income}
            yield Message("seen-open", {"card": country, "at": cell, **costs}, "MA-20")
    for canal in CANAL_IDS:
        if canal not in public["canals"]:
            yield Message("event-canal-closes", {"canal": canal}, "MA-14")
    for prize in public["prizes"]:
        yield Message("event-promised", {"card": prize["card"], "amount": prize["amount"]}, "MA-22")
    for running in public["running"]:
        params: dict[str, Json] = {"card": running["card"], "rounds": running["rounds"]}
        yield Message("seen-running", params, "MA-22")
    yield from _war(public["war"])


def _warning(war: WarView) -> Message:
    """A war that is announced, and where it will be (MA-29, MA-54)."""
    if not war["in_time"]:
        return Message("war-too-late", {"seat": war["warner"]}, "MA-29")
    cells: list[Json] = [*war["cells"]]
    params: dict[str, Json] = {"seat": war["warner"], "rounds": war["warning"]}
    return Message("war-warning", {**params, "number": len(cells), "cells": cells}, "MA-29")


def _war(war: WarView) -> Iterator[Message]:
    """Whether there is a war or a truce, where, and between whom (MA-29, MA-45)."""
    if war["standing"] != "peace":
        yield Message("seen-war", {"standing": war["standing"]}, "MA-29")
    if war["warning"]:
        yield _warning(war)
    if war["standing"] in ("war", "declared"):
        if war["cells"]:
            yield Message("war-cells", {"cells": [*war["cells"]]}, "MA-54")
        else:
            yield Message("war-everywhere", {}, "MA-30")
        for seat, allies in enumerate(war["allies"]):
            for other in allies:
                if other > seat:
                    yield Message("event-allies", {"seat": seat, "other": other}, "MA-45")

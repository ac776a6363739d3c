"""What a seat must not overlook in a war: that its base has one jeep left."""

from collections.abc import Iterator
from typing import cast

from escales.core import Message, View
from escales.games.magellan.pieces import JEEP
from escales.games.magellan.view import Public


def alarms(view: View, seat: int) -> Iterator[Message]:
    """The last jeep on the base, while there is a war or one is sure to come: who loses it is out (MA-31)."""
    public = cast(Public, view["public"])
    war, base = public["war"], public["bases"][seat]
    comes = war["standing"] in ("war", "declared") or (war["warning"] > 0 and war["in_time"])
    if view["result"] or view["seats"][seat]["out"] or not comes or not war["enemies"][seat]:
        return
    if war["cells"] and base not in war["cells"]:
        return
    home = [
        piece
        for piece in view["pieces"]
        if piece["kind"] == JEEP and piece["seat"] == seat and "on" not in piece
        if piece["place"].partition(".")[0] == base
    ]
    if len(home) == 1:
        yield Message("since-last-jeep", {"at": base}, "MA-31")

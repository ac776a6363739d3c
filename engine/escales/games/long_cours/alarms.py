"""What the captain in turn must not overlook: a Corsaire that another has bought, and one that can sink their ship."""

from collections.abc import Iterator
from typing import cast

from escales.core import Message, View
from escales.games.long_cours.board import NOWHERE
from escales.games.long_cours.view import Public


def alarms(view: View, seat: int) -> Iterator[Message]:
    """The Corsaire of another: that it is to come in (LC-32), or reaches the ship of *seat* on its next turn (LC-34)."""
    public = cast(Public, view["public"])
    owner, counters = public["owner"], view["counters"]
    if view["result"] is not None or owner < 0 or owner == seat:
        return
    if public["corsaire"] == NOWHERE:
        if counters["round"] != counters["rounds"]:  # it would come in for nothing
            yield Message("since-corsaire-due", {"seat": owner}, "LC-32")
    elif public["ships"][seat] in public["danger"]:
        yield Message("since-corsaire-near", {"seat": owner}, "LC-34")

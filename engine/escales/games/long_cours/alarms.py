"""What the captain in turn must not overlook: a Corsaire that can sink its ship."""

from collections.abc import Iterator
from typing import cast

from escales.core import Message, View
from escales.games.long_cours.view import Public


def alarms(view: View, seat: int) -> Iterator[Message]:
    """The Corsaire of another that reaches the ship of *seat* on its next turn (LC-34)."""
    public = cast(Public, view["public"])
    owner = public["owner"]
    if view["result"] is None and owner != seat and public["ships"][seat] in public["danger"]:
        yield Message("since-corsaire-near", {"seat": owner}, "LC-34")

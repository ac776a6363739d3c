"""Events: what an action brought about, as everyone at the table sees it."""

from collections.abc import Mapping
from typing import NamedTuple, TypedDict

from escales.core.message import Json


class SeenEvent(TypedDict):
    """An event as one seat sees it; ``hidden`` says that there is more to it for others."""

    kind: str
    rule: str
    params: dict[str, Json]
    hidden: bool


class Event(NamedTuple):
    """One thing that happened, told once.

    ``kind`` has the sentence ``event-<kind>`` in the game's messages (``event-<kind>-hidden``
    for those who see only the public part). ``rule`` is the rule it comes from. ``params`` are
    what everybody sees; ``private`` what only the seats in ``to`` see besides. ``reveals`` says
    that somebody learnt something by it, so that no undo goes back past it.

    Some parameters mean the same in every game, so that any page can show them:
    ``seat`` who did it; ``piece`` with ``from``, ``to`` and ``path`` (places, the last being
    ``to``) a piece that is put down or moves; ``payer``, ``payee`` and ``amount`` money that
    changes hands (seat numbers, or a word such as ``pot`` or ``bank``); ``face`` what the die
    shows.
    """

    kind: str
    rule: str
    params: Mapping[str, Json] = {}
    private: Mapping[str, Json] = {}
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> SeenEvent:
        """The event as *seat* (``None``: a spectator) sees it."""
        hidden = bool(self.private) and seat not in self.to
        params = dict(self.params) if hidden else {**self.params, **self.private}
        return {"kind": self.kind, "rule": self.rule, "params": params, "hidden": hidden}

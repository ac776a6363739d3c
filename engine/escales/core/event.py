"""Events: what an action brought about, as everyone at the table sees it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypedDict, cast

from escales.core.message import Json

type PlaceId = int | str
"""A place of the board: a number where the board numbers its cells, else a word."""
type Party = int | str
"""Who pays or receives: a seat, or a word such as ``pot`` or ``bank``."""

TURN: Final = "turn"
"""The kind of the event with which a game announces whose turn begins, if it does."""
ANNOUNCED: Final = frozenset({TURN, "round"})
"""The kinds that announce whose turn it is and which round: nobody has done anything by them."""

EventParams = TypedDict(
    "EventParams",
    {
        # Who.
        "seat": int,
        "other": int,
        "owner": int,
        # Where.
        "piece": str,
        "from": PlaceId,
        "to": PlaceId,
        "path": Sequence[PlaceId],
        "at": PlaceId,
        # Money.
        "payer": Party,
        "payee": Party,
        "amount": int,
        "why": str,
        # Dice, cards and rounds.
        "face": int | str,
        "card": str,
        "number": int,
        "rounds": int,
        "reason": str,
    },
    total=False,
)
"""The parameters that mean the same in every game, so that any page can show them.

``seat`` did it, to ``other`` or to what ``owner`` has. ``piece`` is put down on ``to``, or moves
``from`` a place by ``path``, whose last place is ``to``; ``at`` is where something happens.
``payer`` gives ``payee`` the ``amount`` for the reason ``why``. ``face`` is what the die or the
roulette shows, a number or a word. ``number`` counts, out of ``rounds`` if there is a limit;
``reason`` is why the game ended.

A game with parameters of its own extends this type in its ``events.py``.
"""


_NOTHING: Final[EventParams] = {}


class SeenEvent(TypedDict):
    """An event as one seat sees it."""

    kind: str
    """The sentence is ``event-<kind>``, or ``event-<kind>-hidden`` if the event is hidden."""
    rule: str
    """The id of the rule that it comes from."""
    params: dict[str, Json]
    hidden: bool
    """Whether other seats see more of it."""


class Event(NamedTuple):
    """One thing that happened, told once.

    ``kind`` has the sentence ``event-<kind>`` in the game's messages (``event-<kind>-hidden``
    for the seats that see only the public part). ``rule`` is the rule it comes from. Everybody
    sees ``params``; only the seats in ``to`` see ``private``. ``reveals`` says that somebody
    learnt something by it: no undo goes back past it.
    """

    kind: str
    rule: str
    params: EventParams = _NOTHING
    private: EventParams = _NOTHING
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> SeenEvent:
        """The event as *seat* (``None``: a spectator) sees it."""
        hidden = bool(self.private) and seat not in self.to
        seen: Mapping[str, object] = self.params if hidden else {**self.params, **self.private}
        return {
            "kind": self.kind,
            "rule": self.rule,
            "params": cast(dict[str, Json], dict(seen)),
            "hidden": hidden,
        }

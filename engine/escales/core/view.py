"""Views: what one seat, or a spectator, may see of a state, as JSON."""

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

from escales.core.message import Json, MessageJson
from escales.core.meta import OptionValue

BANK: Final = "bank"
"""The payer or payee of a payment that comes from no seat, or goes to none: the bank, the box."""


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    wealth: int
    """What the final count would be now, of what this view shows; for the curve at the end."""
    counters: dict[str, int]
    """The seat's public numbers by name, such as ``points``, ``cash`` or ``cards``."""
    out: bool
    """Whether the seat has been eliminated."""


class PieceView(TypedDict):
    """A piece on the board."""

    id: str
    kind: str
    seat: int | None
    """The owner, if it has one."""
    place: str
    """The id of a place of the board."""
    count: NotRequired[int]
    """How much the piece stands for; the page writes the number on it."""
    on: NotRequired[str]
    """The id of the piece that carries it."""


class Question(TypedDict):
    """The question to the actor, or to the seat that holds the die."""

    id: str
    """The id of the sentence in the Fluent files."""
    params: dict[str, Json]
    """The parameters of the sentence."""
    rule: str
    """The id of the rule that governs the present phase."""


class ResultView(TypedDict):
    """How the game ended."""

    ranking: list[int]
    """The rank of each seat, 1 the best; equal seats share a rank."""
    reason: str
    """Why the game ended: the sentence is ``reason-<reason>``."""
    rule: str
    """The id of the rule that ended it."""


class Seen(TypedDict):
    """What a game itself says of a state as one seat sees it; :class:`View` explains the fields.

    ``asked`` are the parameters of the question besides the seat that is asked.
    """

    seats: list[SeatView]
    counters: dict[str, int]
    pieces: list[PieceView]
    asked: dict[str, Json]
    public: Mapping[str, object]
    own: Mapping[str, object]


class Plan(TypedDict):
    """The cheapest whole way to a place, in this turn and later ones; see :meth:`Game.plan`."""

    target: str
    piece: str
    """The piece that is to arrive."""
    carrier: str
    """The piece that brings it; empty for none."""
    actions: list[str]
    """What can be done now, in order; each is legal after the ones before it."""
    rest: list[str]
    """What is left for later turns."""
    cost: int
    """The points of the whole way."""
    left: int
    """The points left after ``actions``."""
    stop: MessageJson | None
    """What the last of ``actions`` brings about before the way can go on, such as a fight."""
    risk: MessageJson | None
    """What the way puts at risk, such as a country that its last jeep leaves."""
    why: MessageJson | None
    """Why ``rest`` cannot go on now, or not begin, where it is not plain that points are missing."""
    note: MessageJson | None
    """What people should know of where the way ends, such as that it is beside the place they named."""


class View(TypedDict):
    """A state as one seat, or a spectator, sees it.

    A view is enough for ``game.sample`` to make a state that agrees with it.
    """

    game: str
    rules: int
    """The version of the rules that the game is played by."""
    seat: int | None
    """``None`` for a spectator, who sees only what is public."""
    actor: int | None
    """A seat, -1 for chance, ``None`` when the game is over."""
    roller: int | None
    """The seat that holds the die while chance is to move."""
    phase: str
    round: int
    seats: list[SeatView]
    counters: dict[str, int]
    """Numbers of the whole table by name."""
    pieces: list[PieceView]
    """Each piece lies on top of the ones before it."""
    question: Question | None
    result: ResultView | None
    options: dict[str, OptionValue]
    public: Mapping[str, object]
    """The game's own part that everybody sees; the game declares its type."""
    own: Mapping[str, object]
    """The secrets of the seat; the game declares their type."""

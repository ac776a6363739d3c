"""Views: what one seat, or a spectator, may see of a state, as plain JSON."""

from typing import Final, NotRequired, TypedDict

from escales.core.message import Json

BANK: Final = "bank"
"""The bank or the box, where a payment comes from or goes to no seat."""


class SeatView(TypedDict):
    """What everybody sees of a seat.

    ``wealth`` is what the final reckoning would count now of what this view shows, for the curve
    at the end; ``counters`` are its public numbers by name (``points``, ``cash``, ``cards``); ``out`` says
    that the seat has been eliminated.
    """

    seat: int
    wealth: int
    counters: dict[str, int]
    out: bool


class PieceView(TypedDict):
    """A piece on the board: ``place`` is an id of the board, ``seat`` its owner or ``None``.

    ``count`` is how much the one piece stands for, where that is to be read on it; ``on`` is the
    piece that carries this one.
    """

    id: str
    kind: str
    seat: int | None
    place: str
    count: NotRequired[int]
    on: NotRequired[str]


class Question(TypedDict):
    """What is being asked of the actor (or of who holds the die): message id and rule."""

    id: str
    params: dict[str, Json]
    rule: str


class ResultView(TypedDict):
    """How the game ended: ``ranking[seat]`` is that seat's rank, 1 the best, ties share it."""

    ranking: list[int]
    reason: str
    rule: str


class Seen(TypedDict):
    """What a game itself says of a state as one seat sees it; :class:`View` explains the fields.

    ``asked`` are the parameters of the question besides the seat that is asked.
    """

    round: int
    seats: list[SeatView]
    counters: dict[str, int]
    pieces: list[PieceView]
    asked: dict[str, Json]
    options: dict[str, Json]
    public: dict[str, Json]
    own: dict[str, Json]


class View(TypedDict):
    """A state as ``seat`` sees it (``None``: a spectator, who sees what is public).

    ``actor`` is a seat, -1 for chance, ``None`` when the game is over; ``roller`` the seat that
    holds the die when chance is to move. ``counters`` are numbers of the whole table.
    ``public`` is the game's own part that all see, ``own`` the secrets of ``seat``; both have a
    type declared by the game. A view is enough for ``game.sample`` to make a state that agrees
    with it.
    """

    game: str
    seat: int | None
    actor: int | None
    roller: int | None
    phase: str
    round: int
    seats: list[SeatView]
    counters: dict[str, int]
    pieces: list[PieceView]
    question: Question | None
    result: ResultView | None
    options: dict[str, Json]
    public: dict[str, Json]
    own: dict[str, Json]

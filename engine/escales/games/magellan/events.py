"""What events of Magellan tell besides what events of every game tell, and which a summary names."""

from typing import Final

from escales.core import EventParams, Telling


class Told(EventParams, total=False):
    """Parameters of Magellan's own."""

    kind: str
    """The kind of the piece, or of the pieces that fight: ``jeep``, ``ship`` or ``plane``."""
    cell: str
    """The cell where it happens, if the place itself is a region."""
    cells: list[str]
    """The cells of a war; empty for everywhere (MA-54)."""
    carrier: str
    """The piece that a jeep or a plane boards or leaves."""
    lost: list[str]
    """All pieces that are lost, the carrier before its load."""
    canal: str
    """A canal (MA-14)."""
    cost: int
    """What a move costs, in points, or a country, in M."""
    points: int
    """Points thrown or left."""
    income: int
    """The income of a country or a seat, in M."""
    target: int
    """The income that has to be exceeded, in M (MA-32)."""
    tie: str
    """``yes`` or ``no``: whether both dice showed the same (MA-25)."""
    against: int
    """What the side threw that lost a fight; ``face`` is what the winner threw (MA-25)."""
    percent: int
    """What a price or an income is now, in per cent of what it is without the card (MA-22)."""
    series: list[int]
    """The series of countries whose prices change (MA-22)."""
    answer: str
    """``war`` or ``truce`` (MA-29)."""
    vain: str
    """``yes`` or ``no``: whether a card drawn changed nothing, such as a due that nobody has to pay (MA-22)."""


TELLING: Final = Telling(
    kinds=(
        "won",
        "out-base",
        "out-money",
        "declared",
        "war",
        "truce",
        "peace",
        "captured",
        "developed",
        "destroyed",
        "sunk",
        "bomb",
        "prize",
        "dividends",
        "warn",
        "offer",
        "refused",
        "propose",
        "sold",
        "roll",
        "country",
        "history",
        "buy",
        "land",
        "alight",
        "alight-ship",
        "fly",
        "move",
        "embark",
    ),
    receipts=("dividends",),
    gathered={"dividends": (), "roll": ()},
    losses={
        "captured": "other",
        "destroyed": "owner",
        "sunk": "seat",
        "out-base": "seat",
        "out-money": "seat",
    },
)
"""What a summary of other players' turns names."""

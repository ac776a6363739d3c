"""Seats: who plays, under which name and colour."""

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypedDict, get_args

from escales.core.message import InvalidInput, Message

type Colour = Literal["red", "blue", "yellow", "green", "mauve", "black"]
"""The colour of a seat. Each colour has an emblem; colour-blind people can tell the colours apart.

Links depend on the order of the colours: add new ones at the end.
"""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour.__value__)
"""All colours, in order."""
HUMAN: Final = "human"
"""The player of a seat where a person sits."""
_MOST_NAME = 40
_PLAYER = re.compile(r"[a-z][a-z0-9_-]{0,39}")
# Controls, line ends, marks that turn the writing direction of what follows, halves of a pair.
_UNPRINTABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)
# Blanks, joiners and fillers: a name of these alone could not be seen.
_BLANK = re.compile(
    r"[\s\u00ad\u034f\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\uffa0]*"
)


def is_name(text: str) -> bool:
    """Whether *text* may name a seat: 1 to 40 characters, not all blank, no control characters."""
    return len(text) <= _MOST_NAME and not _BLANK.fullmatch(text) and not _UNPRINTABLE.search(text)


class SeatJson(TypedDict):
    """A seat of a table as JSON."""

    name: str
    colour: Colour
    player: str
    """``human``, or the id of a bot."""


class Seat(NamedTuple):
    """Who sits at a seat: a name, a colour, and :data:`HUMAN` or the id of a bot."""

    name: str
    colour: Colour
    player: str = HUMAN

    def to_json(self) -> SeatJson:
        """The seat as JSON."""
        return {"name": self.name, "colour": self.colour, "player": self.player}


def colour_named(text: str) -> Colour:
    """The colour *text*; raises :class:`InvalidInput` if there is none."""
    for colour in COLOURS:
        if colour == text:
            return colour
    raise InvalidInput(
        f"{str(text)[:20]!r} is no colour of a seat; there are {', '.join(COLOURS)}.",
        Message("unusable-colour", {"colour": str(text)[:20]}),
    )


def check_seating(seats: Sequence[Seat]) -> None:
    """Raises :class:`InvalidInput` for a name, a colour or a player that no seat can have."""
    for seat in seats:
        if not (isinstance(seat.name, str) and is_name(seat.name)):
            raise InvalidInput(
                f"A name must have 1 to {_MOST_NAME} characters, not all blank, and no control characters.",
                Message("unusable-name", {"most": _MOST_NAME}),
            )
        colour_named(seat.colour)
        if not (isinstance(seat.player, str) and _PLAYER.fullmatch(seat.player)):
            raise InvalidInput(
                f"{str(seat.player)[:20]!r} cannot be a player: {HUMAN!r}, or the id of a bot.",
                Message("unusable-bot", {"bot": str(seat.player)[:20]}),
            )
    if len({seat.colour for seat in seats}) < len(seats):
        raise InvalidInput(
            "Two seats cannot have the same colour.", Message("unusable-colour-twice", {})
        )

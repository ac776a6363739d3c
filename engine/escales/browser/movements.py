"""What moved on the board since a seat's last turn, as arrows show it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from escales.browser.answers import Shift
from escales.core import CHANCE, SeenEvent, Telling

MOST_SHIFTS: Final = 20
"""The most movements, the newest, that a board can show at once."""


class Seen(NamedTuple):
    """An event as the person sees it, of the turn of ``seat``, in the entry number ``entry``."""

    entry: int
    seat: int
    event: SeenEvent


def shifts(
    told: Iterable[Seen], telling: Telling, me: int, own: Sequence[SeenEvent | None] = ()
) -> list[Shift]:
    """The movements on the board: all steps of a piece, one after another, are one.

    Each is of the seat whose sentence tells it; where somebody else moved a piece of *me* and no sentence of *own* tells it,
    of whoever did that.
    """
    found: list[Shift] = []
    stood: dict[str, Shift] = {}
    for _, doer, event in told:
        params = event["params"]
        piece, to = params.get("piece"), params.get("to")
        if piece is None or to is None:
            continue
        start = params.get("from")
        if event["kind"] in telling.strikes:
            stood.pop(str(piece), None)
            found.append(
                {"seat": doer, "piece": str(piece), "stops": [str(start)], "rests": [str(start)]}
            )
            continue
        path = params.get("path")
        way = [str(stop) for stop in (path if isinstance(path, list | tuple) and path else [to])]
        if doer == CHANCE and start is None:
            continue  # the bank sets up the pieces before the first turn
        named = params.get("seat")
        whose = named if isinstance(named, int) and (named != me or event in own) else doer
        shift = stood.get(str(piece))
        if shift is not None and shift["seat"] == whose and start is not None:
            shift["stops"] += _aboard(found, shift["stops"][-1], str(start)) + way
            shift["rests"].append(way[-1])
            continue
        stops = [*([] if start is None else [str(start)]), *way]
        shift = {"seat": whose, "piece": str(piece), "stops": stops, "rests": way[-1:]}
        stood[str(piece)] = shift
        found.append(shift)
    return _apart(found, me)[-MOST_SHIFTS:]


def _aboard(shifts: Sequence[Shift], boarded: str, left: str) -> list[str]:
    """The places by which a piece was carried from one to another: those of whatever went the same way last."""
    for stops in (shift["stops"] for shift in reversed(shifts)):
        if boarded != left and boarded in stops:
            begin = stops.index(boarded) + 1
            if left in stops[begin:]:
                return stops[begin : stops.index(left, begin) + 1]
    return []


def _apart(shifts: Iterable[Shift], me: int) -> list[Shift]:
    """Without those from where another of the seat came to where it went, such as pieces bought: a letter is enough for all.

    What moved of *me* stands in sentences of its own.
    """
    found: dict[tuple[int | str, ...], Shift] = {}
    for one in shifts:
        own = one["piece"] if one["seat"] == me else ""
        found.setdefault((one["seat"], one["stops"][0], one["stops"][-1], own), one)
    return list(found.values())

"""The one schema in which the page gets every game's board: places, lines, areas, labels."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a kind of piece stands on its place, from the middle.

    ``fan`` is the step to the next one there; after ``across`` pieces (0: never) ``row`` is the
    step to a new row. ``small`` says that it marks a place rather than moves, and is left out of
    thumbnails. ``mirrored`` pieces are drawn the other way round. Where ``pile`` is more than 0,
    pieces of one seat lie on each other, no more than so many of them seen, with their number;
    each seat has a row of its own. ``KIND@CARRIER`` is the slot of what another piece carries,
    from that piece.
    """

    dx: float
    dy: float
    fan: tuple[float, float]
    small: bool = False
    across: int = 0
    row: tuple[float, float] = (0, 0)
    mirrored: bool = False
    pile: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a piece can stand, in units of the drawing.

    ``x``, ``y`` are its middle, ``width`` and ``height`` what of it takes a click. ``label`` is
    what people call it, by language where that differs. ``neighbours`` are the places that the arrow
    keys lead to. ``slots`` are those of this place, where it differs from the board's. ``room`` is
    the place around it: all of that takes the click where nothing else in it may be chosen, and
    is shared out where something else may.
    """

    id: str
    kind: str
    label: str | Mapping[str, str]
    x: float
    y: float
    width: float
    height: float
    area: str | None = None
    tags: tuple[str, ...] = ()
    neighbours: Mapping[str, str] = field(default_factory=dict)
    slots: Mapping[str, Slot] = field(default_factory=dict)
    room: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A way between two places along which pieces travel, from the first of ``ends`` to the second.

    ``parts`` are its points; more than one part where it leaves the drawing and comes back
    elsewhere, as over the edge of a map. ``label`` is what people call it.
    """

    id: str
    ends: tuple[str, str]
    label: str
    parts: tuple[tuple[tuple[float, float], ...], ...]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board that can be chosen as a whole; ``path`` is its outline as SVG path data.

    ``x``, ``y``, ``width``, ``height`` are the spot in it that carries its label.
    """

    id: str
    label: str
    path: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Wraps:
    """A map that goes around: what lies from ``left`` to ``right`` can be turned, by ``step`` units at a time.

    In the drawing, what turns stands in the one group with ``data-turns``.
    """

    left: float
    right: float
    step: float


@dataclass(frozen=True, slots=True)
class Board:
    """A board: ``view_box`` is x, y, width and height of the drawing.

    ``labels`` are what is printed on the game's cards. In the drawing, what is written in one
    language only is marked with ``lang``.
    """

    game: str
    view_box: tuple[float, float, float, float]
    places: tuple[Place, ...]
    slots: Mapping[str, Slot]
    lines: tuple[Line, ...] = ()
    areas: tuple[Area, ...] = ()
    labels: tuple[Mapping[str, Any], ...] = ()
    wraps: Wraps | None = None

    def to_json(self) -> dict[str, Any]:
        """The board as the page reads it."""
        return {
            "game": self.game,
            "viewBox": self.view_box,
            "places": [_place(place) for place in self.places],
            "slots": {kind: asdict(slot) for kind, slot in self.slots.items()},
            "lines": [asdict(line) for line in self.lines],
            "areas": [asdict(area) for area in self.areas],
            "labels": self.labels,
            **({"wraps": asdict(self.wraps)} if self.wraps else {}),
        }


def _place(place: Place) -> dict[str, Any]:
    shown = asdict(place)
    for optional in ("area", "neighbours", "slots", "room"):
        if not shown[optional]:
            del shown[optional]
    return shown


def write(target: Path, board: Board, drawing: str, thumbnail: str) -> None:
    """Write ``board.json``, ``board.svg`` (drawn in the page) and ``thumbnail.svg`` (an image of the shelf)."""
    target.mkdir(parents=True, exist_ok=True)
    text = json.dumps(board.to_json(), ensure_ascii=False, separators=(",", ":"))
    (target / "board.json").write_text(text + "\n", encoding="utf-8")
    (target / "board.svg").write_text(drawing, encoding="utf-8")
    (target / "thumbnail.svg").write_text(thumbnail, encoding="utf-8")

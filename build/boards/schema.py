"""The schema of the boards of all games, as the page reads them: places, lines, areas, labels."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Slot:
    """The position of a kind of piece on its place: ``dx``, ``dy`` from the middle.

    ``fan`` is the step to the next piece; after ``across`` pieces (0: never) a new row begins, and
    ``row`` is the step to it. A ``small`` piece is a mark that does not move; thumbnails leave it
    out. ``mirrored`` pieces are drawn as in a mirror, ``hung`` ones hang from their point. If
    ``pile`` is more than 0, the pieces of a seat lie on a pile, which shows at most that many of
    them and their number; each seat has a row of its own. ``KIND@CARRIER`` is the slot of a piece
    on its carrier, from the carrier's position.
    A ``lead`` is drawn from a piece that stands beside its place to the middle of it.
    """

    dx: float
    dy: float
    fan: tuple[float, float]
    small: bool = False
    across: int = 0
    row: tuple[float, float] = (0, 0)
    mirrored: bool = False
    pile: int = 0
    lead: bool = False
    hung: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A place where a piece can stand, in units of the drawing.

    ``x``, ``y`` are its middle, ``width`` and ``height`` the size of its clickable area. ``label``
    is its name, by language if the languages differ. ``sign`` is how far what is drawn reaches from
    the middle, if the clickable area is larger. ``neighbours`` are the places that the arrow
    keys lead to. ``slots`` replace those of the board. ``room`` is the place around it: if nothing
    else in the room can be chosen, the whole room is clickable; otherwise the room is divided.
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
    sign: float | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A way between two places on which pieces travel, from the first of ``ends`` to the second.

    ``parts`` are its points. A line has several parts if it leaves the drawing and comes back
    elsewhere, for instance over the edge of a map. ``label`` is its name.
    """

    id: str
    ends: tuple[str, str]
    label: str
    parts: tuple[tuple[tuple[float, float], ...], ...]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board that can be chosen as a whole; ``path`` is its outline as SVG path data.

    ``x``, ``y``, ``width``, ``height`` are the spot in it that shows its label; ``also`` are the middles of equal spots, in
    an area of several parts.
    """

    id: str
    label: str
    path: str
    x: float
    y: float
    width: float
    height: float
    also: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Wraps:
    """A map that can be turned around the globe: its part from ``left`` to ``right``, by ``step`` units at a time.

    The drawing has one group with ``data-turns``, which holds the part that turns.
    """

    left: float
    right: float
    step: float


@dataclass(frozen=True, slots=True)
class Rulers:
    """The names of columns and rows of a map, each with its middle: they stay in sight while the map is zoomed."""

    across: tuple[tuple[float, str], ...]
    down: tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A board: ``view_box`` is x, y, width and height of the drawing.

    ``labels`` are further data that the page shows, such as the figures on cards. In the drawing,
    texts in one language are marked with ``lang``.
    """

    game: str
    view_box: tuple[float, float, float, float]
    places: tuple[Place, ...]
    slots: Mapping[str, Slot]
    lines: tuple[Line, ...] = ()
    areas: tuple[Area, ...] = ()
    labels: tuple[Mapping[str, Any], ...] = ()
    wraps: Wraps | None = None
    rulers: Rulers | None = None

    def to_json(self) -> dict[str, Any]:
        """The board as the page reads it."""
        return {
            "game": self.game,
            "viewBox": self.view_box,
            "places": [_place(place) for place in self.places],
            "slots": _slots(self.slots),
            "lines": [asdict(line) for line in self.lines],
            "areas": [asdict(area) for area in self.areas],
            "labels": self.labels,
            **({"wraps": asdict(self.wraps)} if self.wraps else {}),
            **({"rulers": asdict(self.rulers)} if self.rulers else {}),
        }


def _place(place: Place) -> dict[str, Any]:
    shown = asdict(place)
    for optional in ("area", "neighbours", "slots", "room", "sign"):
        if not shown[optional]:
            del shown[optional]
    return shown if not place.slots else {**shown, "slots": _slots(place.slots)}


def _slots(slots: Mapping[str, Slot]) -> dict[str, Any]:
    shown = {kind: asdict(slot) for kind, slot in slots.items()}
    for slot in shown.values():
        for rare in ("lead", "hung"):
            if not slot[rare]:
                del slot[rare]
    return shown


def write(target: Path, board: Board, drawing: str, thumbnail: str) -> None:
    """Write ``board.json``, ``board.svg`` (drawn in the page) and ``thumbnail.svg`` (an image for the shelf)."""
    target.mkdir(parents=True, exist_ok=True)
    text = json.dumps(board.to_json(), ensure_ascii=False, separators=(",", ":"))
    (target / "board.json").write_text(text + "\n", encoding="utf-8")
    (target / "board.svg").write_text(drawing, encoding="utf-8")
    (target / "thumbnail.svg").write_text(thumbnail, encoding="utf-8")

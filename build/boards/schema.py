"""The one schema in which the page gets every game's board: places, lines, areas, labels."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a piece can stand, in units of the drawing.

    ``x``, ``y`` are its middle, ``width`` and ``height`` what of it takes a click. ``label`` is
    what people call it. ``neighbours`` are the places that the arrow keys lead to.
    """

    id: str
    kind: str
    label: str
    x: float
    y: float
    width: float
    height: float
    area: str | None = None
    tags: tuple[str, ...] = ()
    neighbours: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a kind of piece stands on its place, from the middle.

    ``fan`` is the step to the next one there. ``small`` says that it marks a place rather than
    moves, and is left out of thumbnails.
    """

    dx: float
    dy: float
    fan: tuple[float, float]
    small: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A board: ``view_box`` is x, y, width and height of the drawing."""

    game: str
    view_box: tuple[float, float, float, float]
    places: tuple[Place, ...]
    slots: Mapping[str, Slot]
    lines: tuple[Mapping[str, Any], ...] = ()
    areas: tuple[Mapping[str, Any], ...] = ()
    labels: tuple[Mapping[str, Any], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The board as the page reads it."""
        return {
            "game": self.game,
            "viewBox": self.view_box,
            "places": [_place(place) for place in self.places],
            "slots": {kind: asdict(slot) for kind, slot in self.slots.items()},
            "lines": self.lines,
            "areas": self.areas,
            "labels": self.labels,
        }


def _place(place: Place) -> dict[str, Any]:
    shown = asdict(place)
    for optional in ("area", "neighbours"):
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

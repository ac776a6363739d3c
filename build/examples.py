"""The examples of a rule book: positions and moves that the engine plays, for the board's own modules to draw.

`data/examples.json` of a game lists them; its rule books say with `![words](example:ID)` where each stands. The page's
modules draw the pieces, arrows and marks (see drawing.mjs).
"""

import json
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from escales import games
from escales.core import Action, Event, State
from failure import Failure
from in_node import in_node

COLOURS = ("red", "blue", "yellow", "green", "mauve", "black")
"""The colours of the seats, which the page offers in this order."""
MARGIN = 0.12
"""How much is shown around the places of an example, in parts of the least width."""
SHAPE = (1.35, 1.9)
"""The least and the greatest width of a drawing, in heights."""


@dataclass(frozen=True)
class Example:
    """A position, what is done in it, and what of the board is shown."""

    id: str
    rule: str
    """The rule that it shows."""
    seats: int
    do: tuple[str, ...]
    """The decisions and outcomes that the drawing shows."""
    events: tuple[str, ...]
    """What they must cause, in this order, each as kind and rule: ``pay MG-13``; there may be others between."""
    around: tuple[str, ...]
    """The places that are shown; all of the board if there are none."""
    least: float
    """The least part of the board's width that is shown."""
    log: tuple[str, ...] = ()
    """What is done before the position is set up."""
    options: Mapping[str, Any] | None = None
    state: Mapping[str, Any] | None = None
    """Fields of the state that are set by hand: a value, or for a list the values at some indices."""
    shown: str = "before"
    """Whether the pieces stand as ``before`` or ``after`` what is done."""
    still: bool = False
    """Whether no arrows are drawn."""
    choices: tuple[str, ...] = ()
    """All that may be done instead of the last action, itself among it; the arrows then show all of these."""
    marks: Mapping[str, Any] | None = None
    """What is marked: ids of ``areas`` and ``places``, and ``badges``."""


@dataclass(frozen=True)
class Played:
    """An example as the engine has played it."""

    events: tuple[Event, ...]
    pieces: list[Any]
    """The pieces that are drawn, as the view of a spectator lists them."""
    shifts: list[dict[str, Any]]
    """The movements: seat, piece, and the places of the way."""
    choices: tuple[str, ...]
    """The legal actions with the verb of the last one, where it was done."""


def read(game: Path) -> list[Example]:
    """The examples of the game in the folder *game*; none if it has no such file."""
    path = game / "data" / "examples.json"
    if not path.exists():
        return []
    given = json.loads(path.read_text(encoding="utf-8"))
    try:
        return [
            _example({"least": given["least"], **one}, given["positions"])
            for one in given["examples"]
        ]
    except (KeyError, TypeError) as error:
        raise Failure(f"{path}: an example is malformed: {error}.") from error


def _example(given: Mapping[str, Any], positions: Mapping[str, Any]) -> Example:
    """An example as the file gives it; what it says of the position goes before what the position ``from`` says."""
    own = dict(given)
    start = positions[own.pop("from")] if "from" in own else {}
    state = {**start.get("state", {}), **own.get("state", {})}
    values: dict[str, Any] = {**start, **own, "state": state}
    for name, value in values.items():
        values[name] = tuple(value) if isinstance(value, list) else value
    return Example(**values)


def play(game: str, example: Example) -> Played:
    """Play *example* by the rules of *game*; raises IllegalAction or ValueError if they do not allow it."""
    state = games.load(game).new(example.seats, example.options)
    for text in example.log:
        state.apply(Action.parse(text))
    for name, value in (example.state or {}).items():
        setattr(state, name, _set(getattr(state, name), value))
    before = state.view(None)["pieces"]
    events: list[Event] = []
    shifts: list[dict[str, Any]] = []
    choices: tuple[str, ...] = ()
    for text in example.do:
        action, doer = Action.parse(text), _doer(state)
        legal = [one for one in state.legal_actions() if one.verb == action.verb]
        choices = tuple(str(one) for one in legal)
        if example.choices and text == example.do[-1]:
            for one in legal:
                way: list[dict[str, Any]] = []
                _add_shifts(way, state.clone().apply(one), doer)
                shifts += way
        caused = state.apply(action)
        events += caused
        if not (example.still or example.choices):
            _add_shifts(shifts, caused, doer)
    pieces = before if example.shown == "before" else state.view(None)["pieces"]
    return Played(tuple(events), pieces, shifts, choices)


def _doer(state: State) -> int:
    """The seat that acts, or for which chance decides; 0 if that is nobody."""
    if state.actor is not None and state.actor >= 0:
        return state.actor
    return state.roller or 0


def _set(held: Any, given: Any) -> Any:
    """The new value of a field that held *held*: JSON knows neither tuples nor named ones."""
    if isinstance(given, dict) and isinstance(held, list):
        changed = list(held)
        for at, value in given.items():
            changed[int(at)] = _frozen(value)
        return changed
    if isinstance(given, dict) and hasattr(held, "_replace"):
        return held._replace(**{name: _frozen(value) for name, value in given.items()})
    if isinstance(given, list) and isinstance(held, list):
        return [_frozen(value) for value in given]
    return _frozen(given)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def _add_shifts(shifts: list[dict[str, Any]], events: Iterable[Event], doer: int) -> None:
    """Add the movements that *events* tell.

    The steps of one piece, one after another, are one movement, unless it comes back to where it was.
    """
    for event in events:
        piece, to = event.params.get("piece"), event.params.get("to")
        if piece is None or to is None:
            continue
        path = event.params.get("path")
        way = [str(stop) for stop in (path if isinstance(path, list | tuple) and path else [to])]
        start = event.params.get("from")
        last = shifts[-1] if shifts else None
        again = last is not None and last["piece"] == str(piece) and start is not None
        if last is not None and again and str(to) not in last["stops"]:
            last["stops"] += way
            last["rests"].append(way[-1])
            continue
        stops = [*([] if start is None else [str(start)]), *way]
        shifts.append({"seat": doer, "piece": str(piece), "stops": stops, "rests": way[-1:]})


def crop(board: Mapping[str, Any], around: Iterable[str], part: float) -> list[float]:
    """What of *board* shows the places *around*, at least this *part* of its width: left, top, width, height."""
    left, top, width, height = board["viewBox"]
    wanted = set(around)
    places = [place for place in board["places"] if place["id"] in wanted]
    if missing := wanted - {place["id"] for place in places}:
        raise Failure(f"The board of {board['game']} has no place {', '.join(sorted(missing))}.")
    if not places:
        return [left, top, width, height]
    margin = MARGIN * part * width
    x0 = min(place["x"] - place["width"] / 2 for place in places) - margin
    x1 = max(place["x"] + place["width"] / 2 for place in places) + margin
    y0 = min(place["y"] - place["height"] / 2 for place in places) - margin
    y1 = max(place["y"] + place["height"] / 2 for place in places) + margin
    least, greatest = SHAPE
    wide = min(width, max(x1 - x0, part * width, (y1 - y0) * least))
    high = min(height, max(y1 - y0, wide / greatest))
    x = min(max((x0 + x1 - wide) / 2, left), left + width - wide)
    y = min(max((y0 + y1 - high) / 2, top), top + height - high)
    return [round(number, 1) for number in (x, y, wide, high)]


def draw(site: Path, game: str, examples: list[Example]) -> dict[str, str]:
    """The drawing of each example as markup, by its id, drawn by the modules of the page in *site*."""
    if not examples:
        return {}
    board = json.loads((site / "games" / game / "board.json").read_text(encoding="utf-8"))
    drawn = []
    for example in examples:
        try:
            played = play(game, example)
        except Exception as error:
            raise Failure(
                f"The example {example.id} of {game} cannot be played: {error}"
            ) from error
        drawn.append(
            {
                "id": example.id,
                "crop": crop(board, example.around, example.least),
                "pieces": played.pieces,
                "seats": [{"colour": colour} for colour in COLOURS[: example.seats]],
                "shifts": played.shifts,
                "marks": example.marks,
                "choices": bool(example.choices),
            }
        )
    with tempfile.TemporaryDirectory() as folder:
        job = Path(folder) / "job.json"
        text = json.dumps({"site": str(site), "board": board, "examples": drawn})
        job.write_text(text, encoding="utf-8")
        failing = f"The examples of {game} could not be drawn"
        found: dict[str, str] = json.loads(in_node(failing, "drawing.mjs", str(job)))
    return found

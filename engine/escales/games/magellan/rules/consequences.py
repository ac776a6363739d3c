"""What a way brings about besides its end, for the page: prizes, and what a jeep leaves (MA-20, MA-22, MA-28)."""

from escales.core import Message
from escales.core.message import Json
from escales.games.magellan.countries import CAPITAL, IDS, TOWN
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.pieces import JEEP
from escales.games.magellan.rules.developing import awaited
from escales.games.magellan.rules.routes import Trip, Way
from escales.games.magellan.rules.world.presence import endangered, exposed
from escales.games.magellan.state import State


def note(found: Trip, target: str) -> Message | None:
    """The prize that a trip to *target* wins, or else that it ends beside its capital."""
    for prize in found.prizes:
        return Message("plan-prize", {"card": prize["card"], "amount": prize["amount"]}, "MA-22")
    beside = _stops_beside(found.way, target)
    return Message("plan-beside", {"place": beside, "card": target}, "MA-20") if beside else None


def risk(state: State, way: Way) -> Message | None:
    """What a way leaves: a country of the seat without a jeep, or one whose card its jeep awaits."""
    bare = endangered(state).get(way.mover) if way.steps else None
    if bare is not None:
        return Message("plan-leaves", {"card": IDS[bare]}, "MA-28")
    waiting = _left_waiting(state, way)
    return Message("plan-waits", {"hand": waiting}, "MA-20") if waiting else None


def _left_waiting(state: State, way: Way) -> list[Json]:
    """The countries whose cards no jeep awaits any more when *way* begins (MA-20)."""
    if not way.steps:
        return []
    return [
        IDS[country]
        for country in awaited(state)
        if exposed(state, state.turn, JEEP, CAPITAL[country]) == [way.mover]
    ]


def _stops_beside(way: Way, target: str) -> str:
    """The land where *way* ends, if it is another one in the cell of the capital *target*; else empty.

    Any land of the cell will do (MA-20).
    """
    if target not in COUNTRY or not way.steps:
        return ""
    land = way.steps[-1].word(-1)
    return "" if land == TOWN[COUNTRY[target]] else land

"""Whether a move leaves every plane in flight a way to land, even if it brings a fight (MA-35)."""

from escales.games.magellan.board import CELL
from escales.games.magellan.equipment import LAND
from escales.games.magellan.pieces import JEEP, KIND, NONE, SHIP
from escales.games.magellan.rules.air.airspace import Airspace, needed
from escales.games.magellan.rules.war import wars
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.rules.world.roads import COST
from escales.games.magellan.state import State


def step_is_safe(state: State, piece: int, end: str, above: Airspace) -> bool:
    """Whether planes in flight can land once *piece*, a jeep or a ship, has gone to *end*.

    Pieces that a fight there might take count as lost.
    """
    start, cost = state.at[piece], COST[KIND[piece]]
    if KIND[piece] == JEEP:
        safe = above.jeep_goes(start, end, cost)
        sure = not state.war.on or above.jeep_is_lost(start, end, cost)
    else:
        safe = above.ship_goes(start, end, cost, state.load[piece] == NONE)
        sure = not state.ships_take_planes
    if not safe or sure or not wars.would_fight(state, piece, CELL[end]):
        return safe
    return _safe_after_fight(state, piece, end, cost)


def landing_is_safe(state: State, jeep: int, place: str, above: Airspace) -> bool:
    """Whether planes in flight can land once *jeep* has landed on *place*, even if it is lost."""
    frees_deck = state.ships_take_planes and KIND[state.on[jeep]] == SHIP
    if not above.jeep_lands(place, LAND, frees_deck):
        return False
    if not wars.would_fight(state, jeep, CELL[place]):
        return True
    return _safe_after_fight(state, jeep, place, LAND)


def _safe_after_fight(state: State, piece: int, place: str, cost: int) -> bool:
    """Whether planes in flight can land without all that a fight at *place* might take."""
    world = state.clone()
    world.points -= cost
    holdings.unhook(world, piece)
    holdings.put(world, piece, place)
    for risked in wars.at_risk(world, piece):
        holdings.lose(world, risked)
    return needed(world) <= world.points

"""Countries that change hands in war (MA-28, MA-45, MA-46)."""

from escales.core import Event, EventParams
from escales.games.magellan.countries import AT, COST, IDS
from escales.games.magellan.pieces import JEEP
from escales.games.magellan.rules.war import alliances
from escales.games.magellan.rules.world.presence import cells_with, exposed
from escales.games.magellan.state import State


def fields_at_start(state: State) -> tuple[str, ...]:
    """The cells where jeeps may take countries as a turn begins: they stand there already (MA-30)."""
    return tuple(
        cell
        for cell in cells_with(state, state.turn, JEEP)
        if cell in AT and state.war.fought_in(cell)
    )


def proceed(state: State, events: list[Event]) -> bool:
    """Go on with the countries that can be taken; see :func:`wars.proceed`."""
    war = state.war
    countries = undefended(state, war.fields[0])
    if not countries:
        rest = war.fields[1:]
        state.war = war._replace(fields=rest, spared=war.spared if rest else ())
        return False
    country = countries[0]
    mates = alliances.allies(state, state.turn)
    if not mates:
        take(state, country, events)
    elif share(state, country) * len(mates) + bool(state.flying) > state.cash[state.turn]:
        # Without money a country is sold at once, and a plane in flight may need it to land.
        events.append(Event("too-dear", "MA-46", told(state, country)))
        spare(state, country)
    else:
        state.ask("conquest", state.turn)
        return True
    return False


def undefended(state: State, cell: str) -> list[int]:
    """The enemy countries in *cell* that the seat in turn can take now with a jeep there.

    Their owner has no jeep there (MA-28) and is no ally (MA-45), and they have not been left
    alone just now (MA-46).
    """
    seat, war = state.turn, state.war
    if not exposed(state, seat, JEEP, cell):
        return []
    return [
        country
        for country in AT.get(cell, ())
        if (owner := state.owner[country]) >= 0
        and war.hostile(seat, owner)
        and country not in war.spared
        and not exposed(state, owner, JEEP, cell)
    ]


def share(state: State, country: int) -> int:
    """What each ally of the seat in turn gets for *country*, in M (MA-46)."""
    return COST[country] // (1 + len(alliances.allies(state, state.turn)))


def told(state: State, country: int) -> EventParams:
    """What events about the capture of *country* tell."""
    return {"seat": state.turn, "other": state.owner[country], "card": IDS[country]}


def spare(state: State, country: int) -> None:
    """Leave *country* alone (MA-46)."""
    state.war = state.war._replace(spared=(*state.war.spared, country))


def take(state: State, country: int, events: list[Event]) -> None:
    """Take *country*; only the allies are paid for it, their shares (MA-28, MA-46)."""
    seat = state.turn
    events.append(Event("captured", "MA-28", told(state, country)))
    state.owner[country] = seat
    amount = share(state, country)
    for ally in alliances.allies(state, seat):
        state.cash[seat] -= amount
        state.cash[ally] += amount
        events.append(Event("share", "MA-46", {"payer": seat, "payee": ally, "amount": amount}))

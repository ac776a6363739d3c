"""Countries that change hands in war (MA-28, MA-45, MA-46)."""

from typing import TYPE_CHECKING

from escales.core import Event
from escales.games.magellan.countries import AT, COST, IDS
from escales.games.magellan.pieces import JEEP
from escales.games.magellan.steps import alliances
from escales.games.magellan.steps.presence import cells_with, exposed

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def fields_at_start(state: "State") -> tuple[str, ...]:
    """The cells where jeeps that stood there already may take countries (MA-30)."""
    return tuple(
        cell
        for cell in cells_with(state, state.turn, JEEP)
        if cell in AT and state.war.fought_in(cell)
    )


def proceed(state: "State", events: list[Event]) -> bool:
    """Go on with the countries that can be taken; see :func:`war.proceed`."""
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
        # with no money left a country would be sold at once, where a plane in flight may land
        events.append(Event("too-dear", "MA-46", {**told(state, country)}))
        spare(state, country)
    else:
        state.phase, state.actor, state.roller = "conquest", state.turn, None
        return True
    return False


def undefended(state: "State", cell: str) -> list[int]:
    """The enemy countries in *cell* that a jeep there takes now: no jeep of the owner's is there
    (MA-28), no ally owns them (MA-45), and they have not been left alone just now (MA-46)."""
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


def share(state: "State", country: int) -> int:
    """What each ally of the seat whose turn it is gets for *country*, in M (MA-46)."""
    return COST[country] // (1 + len(alliances.allies(state, state.turn)))


def told(state: "State", country: int) -> dict[str, int | str]:
    return {"seat": state.turn, "other": state.owner[country], "card": IDS[country]}


def spare(state: "State", country: int) -> None:
    state.war = state.war._replace(spared=(*state.war.spared, country))


def take(state: "State", country: int, events: list[Event]) -> None:
    """Nothing is paid for it, but the allies' shares (MA-28, MA-46)."""
    seat = state.turn
    events.append(Event("captured", "MA-28", {**told(state, country)}))
    state.owner[country] = seat
    amount = share(state, country)
    for ally in alliances.allies(state, seat):
        state.cash[seat] -= amount
        state.cash[ally] += amount
        events.append(Event("share", "MA-46", {"payer": seat, "payee": ally, "amount": amount}))

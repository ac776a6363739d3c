"""Effects of cards that last: canals, blockades, costs, extra dice, halved dividends (MA-22)."""

from typing import TYPE_CHECKING, Final

from escales.core import Event
from escales.core.message import Json
from escales.games.magellan import cards
from escales.games.magellan.board import CANAL_IDS
from escales.games.magellan.cards import Effect
from escales.games.magellan.countries import COST, SERIES
from escales.games.magellan.steps import pack

if TYPE_CHECKING:
    from escales.games.magellan.state import State

PLAIN: Final = ("income_factor", "cost_modifier", "extra_dice", "blockade")
"""The effects that do nothing at first but to last."""


def begin(state: "State", effect: Effect, events: list[Event]) -> None:
    """The effect of the card being obeyed lasts from now on.

    Dice that it gives are thrown by who drew at once, by the others on their turns.
    """
    rounds = effect.get("rounds", 0)
    state.running = (*state.running, (state.card, state.effect - 1, state.turn, rounds))
    if effect["effect"] == "extra_dice":
        state.extra += effect["dice"]
    params: dict[str, Json] = {"card": state.card, "rounds": rounds}
    events.append(Event(f"begins-{effect['effect'].replace('_', '-')}", "MA-22", params))


def canal(state: "State", effect: Effect, events: list[Event]) -> None:
    """A card opens or closes a canal; it takes the place of what an earlier one did (MA-14)."""
    name = effect["name"]
    for running in state.running:
        if cards.effect(*running[:2]).get("name") == name:
            _stop(state, running)
    _set_canal(state, name, effect["open"], events)
    if "rounds" in effect:
        at = (state.card, state.effect - 1, state.turn, effect["rounds"])
        state.running = (*state.running, at)


def _set_canal(state: "State", name: str, opens: bool, events: list[Event]) -> None:
    state.canals = tuple(
        canal for canal in CANAL_IDS if (opens if canal == name else canal in state.canals)
    )
    if opens:
        events.append(Event("canal-opens", "MA-14", {"canal": name}))
    else:
        events.append(Event("canal-closes", "MA-14", {"canal": name}))


def tick(state: "State", seat: int, events: list[Event]) -> None:
    """The turn has come back to *seat*: a round of the effects that began there is over (MA-52)."""
    for running in state.running:
        card, index, began, left = running
        if began != seat or not left:
            continue
        if left > 1:
            state.running = tuple(
                (card, index, began, left - 1) if each == running else each
                for each in state.running
            )
            continue
        effect = cards.effect(card, index)
        if effect["effect"] == "canal":
            _set_canal(state, effect["name"], not effect["open"], events)
        events.append(Event("ends", "MA-52", {"card": card}))
        _stop(state, running)


def _stop(state: "State", running: tuple[str, int, int, int]) -> None:
    state.running = tuple(each for each in state.running if each != running)
    pack.discard(state, running[0])


def _of(state: "State", kind: str) -> list[Effect]:
    """The effects of that kind that last."""
    found = (cards.effect(card, index) for card, index, _, _ in state.running)
    return [effect for effect in found if effect["effect"] == kind]


def extra_dice(state: "State") -> int:
    """How many dice more are thrown on a turn that begins now."""
    return sum(effect["dice"] for effect in _of(state, "extra_dice")) if state.running else 0


def dividend_percent(state: "State", events: list[Event]) -> int:
    """By how much dividends paid now are multiplied, in per cent; it holds for this once."""
    percent = 100
    for running in state.running:
        effect = cards.effect(*running[:2])
        if effect["effect"] == "income_factor":
            percent = int(percent * effect["factor"])
            events.append(Event("ends", "MA-52", {"card": running[0]}))
            _stop(state, running)
    return percent


def cost(state: "State", country: int) -> int:
    """What it costs now to develop a country, rounded up to a whole M (MA-20, MA-22)."""
    price = COST[country]
    for effect in _of(state, "cost_modifier") if state.running else ():
        if SERIES[country] in effect["series"]:
            price = -(-price * (100 + effect["pct"]) // 100)
    return price


def blockaded(state: "State", kind: str) -> tuple[str, ...]:
    """The cells that no piece of that kind may enter or leave (MA-22)."""
    if not state.running:
        return ()
    blockades = [effect for effect in _of(state, "blockade") if effect["piece"] == kind]
    return tuple(cell for effect in blockades for cell in effect["cells"])

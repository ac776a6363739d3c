"""Effects that last: canals, blockades, costs, extra dice, multiplied dividends (MA-14, MA-22, MA-52)."""

from typing import Final

from escales.core import Event
from escales.games.magellan import cards
from escales.games.magellan.board import CANAL_IDS
from escales.games.magellan.cards import Effect
from escales.games.magellan.countries import COST, SERIES
from escales.games.magellan.events import Told
from escales.games.magellan.rules.cards import pack
from escales.games.magellan.state import Running, State

PLAIN: Final = ("income_factor", "cost_modifier", "extra_dice", "blockade")
"""The effects that change nothing at once: they only last."""


def begin(state: State, effect: Effect, events: list[Event]) -> None:
    """The effect of the card that is being obeyed lasts from now on.

    The seat that drew the card throws extra dice at once, the others throw them on their turns.
    """
    rounds = effect.get("rounds", 0)
    state.running = (*state.running, _present(state, rounds))
    if effect["effect"] == "extra_dice":
        state.extra += effect["dice"]
    kind = f"begins-{effect['effect'].replace('_', '-')}"
    told = Told(card=state.card, rounds=rounds)
    match effect:
        case {"pct": pct, "series": series}:
            told |= Told(percent=100 + pct, series=list(series))
        case {"factor": factor}:
            told |= Told(percent=round(100 * factor))
        case {"cells": cells}:
            told |= Told(cells=list(cells))
    events.append(Event(kind, "MA-22", told))


def canal(state: State, effect: Effect, events: list[Event]) -> None:
    """A card opens or closes a canal, and ends what an earlier card did to that canal (MA-14)."""
    name = effect["name"]
    for running in state.running:
        if cards.effect(running.card, running.effect).get("name") == name:
            _stop(state, running)
    _set_canal(state, name, effect["open"], events)
    if "rounds" in effect:
        state.running = (*state.running, _present(state, effect["rounds"]))


def _present(state: State, rounds: int) -> Running:
    """The effect that is being obeyed, to last for so many *rounds*."""
    return Running(state.card, state.effect - 1, state.turn, rounds)


def _set_canal(state: State, name: str, opens: bool, events: list[Event]) -> None:
    state.canals = tuple(
        canal for canal in CANAL_IDS if (opens if canal == name else canal in state.canals)
    )
    kind = "canal-opens" if opens else "canal-closes"
    events.append(Event(kind, "MA-14", Told(canal=name)))


def tick(state: State, seat: int, events: list[Event]) -> None:
    """The turn has come to *seat*: a round is over for the effects that began there (MA-52)."""
    for running in state.running:
        if running.seat != seat or not running.rounds:
            continue
        if running.rounds > 1:
            state.running = tuple(
                each._replace(rounds=each.rounds - 1) if each == running else each
                for each in state.running
            )
            continue
        effect = cards.effect(running.card, running.effect)
        if effect["effect"] == "canal":
            _set_canal(state, effect["name"], not effect["open"], events)
        events.append(Event("ends", "MA-52", {"card": running.card}))
        _stop(state, running)


def _stop(state: State, running: Running) -> None:
    state.running = tuple(each for each in state.running if each != running)
    pack.discard(state, running.card)


def _of(state: State, kind: str) -> list[Effect]:
    """The effects of that kind that last now."""
    found = (cards.effect(running.card, running.effect) for running in state.running)
    return [effect for effect in found if effect["effect"] == kind]


def extra_dice(state: State) -> int:
    """How many extra dice a turn that begins now has."""
    return sum(effect["dice"] for effect in _of(state, "extra_dice")) if state.running else 0


def dividend_percent(state: State, events: list[Event]) -> int:
    """How much of the incomes dividends pay now, in per cent; the effects that change this then end."""
    percent = 100
    for running in state.running:
        effect = cards.effect(running.card, running.effect)
        if effect["effect"] == "income_factor":
            percent = int(percent * effect["factor"])
            events.append(Event("ends", "MA-52", {"card": running.card}))
            _stop(state, running)
    return percent


def cost(state: State, country: int) -> int:
    """The cost of developing a country now, rounded up to a whole M (MA-20, MA-22)."""
    price = COST[country]
    for effect in _of(state, "cost_modifier") if state.running else ():
        if SERIES[country] in effect["series"]:
            price = -(-price * (100 + effect["pct"]) // 100)
    return price


def blockaded(state: State, kind: str) -> tuple[str, ...]:
    """The cells that no piece of that kind may enter or leave (MA-22)."""
    if not state.running:
        return ()
    blockades = [effect for effect in _of(state, "blockade") if effect["piece"] == kind]
    return tuple(cell for effect in blockades for cell in effect["cells"])

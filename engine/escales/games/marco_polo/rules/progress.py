"""How the game goes on: what is due is done, until somebody has to decide."""

from typing import assert_never

from escales.core import Event
from escales.games.marco_polo.dues import Due
from escales.games.marco_polo.rules import destinations, effects, journeys, money, rounds, stock
from escales.games.marco_polo.rules.agenda import ask, deal, pop_any
from escales.games.marco_polo.rules.transactions import force_transaction
from escales.games.marco_polo.state import State


def proceed(state: State, events: list[Event]) -> None:
    """Do what is due, until somebody is asked, a card is dealt or the game is over."""
    while state.result is None:
        if _do(state, pop_any(state), events):
            return


def _do(state: State, due: Due, events: list[Event]) -> bool:
    """Do what is *due*; returns whether the game has to wait for a decision or for a card."""
    match due.word:
        case "trade":
            return rounds.ask_trade(state, due)
        case "draw":
            return stock.deal_cards(state, due, events)
        case "choose":
            return effects.choose(state, due, events)
        case "gifts":
            return destinations.ask_gifts(state, due)
        case "pay":
            return money.settle(state, due, events)
        case "announce":  # The turn begins, or a spin is refused (MP-06, MP-29).
            ask(state, due, "announce", state.turn)
            return True
        case "ruin":  # A merchant with nothing left may begin again in Venise (MP-35).
            ask(state, due, "ruin", due.seat)
            return True
        case "take" | "table" | "secret":  # A card from a hand or a pile (MP-19, MP-28, MP-30).
            deal(state, due, due.word)
            return True
        case "arrive":
            destinations.arrive(state, due.seat, events)
        case "end":
            rounds.end_turn(state, events)
        case "transact":
            force_transaction(state, due.seat, events)
        case "under":  # The Hasard card has been obeyed (MP-18).
            stock.put_under(state, due.card)
        case "wind":
            effects.add_turns(state, due.turns, events)
        case "fly":
            journeys.fly_and_arrive(state, due, events)
        case _:
            assert_never(due)
    return False

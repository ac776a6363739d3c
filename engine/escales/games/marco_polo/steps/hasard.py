"""Choosing a merchant because of a Hasard card (MP-18, MP-21 to MP-26)."""

from typing import Any

from escales.core import Action, Event, Family, Message, Operation, Operations, Plain
from escales.games.marco_polo.board import KHANBALIK
from escales.games.marco_polo.cards import HASARD, RULE_OF
from escales.games.marco_polo.dues import Fly, OfCard, OfSeat
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import peek, pop, push
from escales.games.marco_polo.rules.effects import callable_seats, others
from escales.games.marco_polo.rules.journeys import fly
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.state import State


def _card(state: State) -> str:
    """The Hasard card that is being obeyed."""
    return peek(state, OfCard).card


def _effect(state: State) -> dict[str, Any]:
    return HASARD[_card(state)]


def _names_one_of(seats: tuple[int, ...], action: Action) -> bool:
    return len(action.args) == 1 and action.args[0] in seats


class _Send(Operation[State]):
    """A merchant is sent to the place that the card names (MP-21, MP-24)."""

    verb = "send"

    def families(self, state: State) -> tuple[Family, ...]:
        seats = tuple(range(state.seats)) if _effect(state)["self"] else others(state)
        return (Family("send", seats),)

    def why_illegal(self, state: State, action: Action) -> Message:
        rule = RULE_OF[_card(state)]
        if action.args == (state.turn,):
            return Message("refuse-yourself", {}, rule)
        return Message("refuse-nobody", {}, rule)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = pop(state, OfCard).card
        push(state, Fly("fly", action.number(), HASARD[card]["place"], card))
        proceed(state, events)


class _Decline(Plain[State]):
    """Some cards leave the choice: if you wish (MP-21 to MP-24)."""

    verb = "decline"
    rule = "MP-18"

    def unavailable(self, state: State) -> Message | None:
        if _effect(state)["optional"]:
            return None
        return Message("refuse-must", {}, RULE_OF[_card(state)])

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = pop(state, OfCard).card
        events.append(Event("decline", RULE_OF[card], {"seat": state.turn, "card": card}))
        proceed(state, events)


class Sending(Operations[State]):
    """The drawer sends a merchant, or may decline (MP-21, MP-24); MP-25 governs the journey."""

    rule = "MP-25"
    operations = (_Send(), _Decline())


class _Call(Operation[State]):
    """A merchant comes to the drawer and cannot refuse (MP-22, MP-25)."""

    verb = "call"

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("call", callable_seats(state)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        if action.args == (state.turn,):
            return Message("refuse-yourself", {}, "MP-22")
        if _names_one_of(others(state), action):
            return Message("refuse-call-khan", {"number": state.gifts}, "MP-26")
        return Message("refuse-nobody", {}, "MP-22")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        other, card = action.number(), pop(state, OfCard).card
        place = state.places[state.turn]
        if place == KHANBALIK != state.places[other] and not holdings.may_enter(state, other):
            events.append(
                Event(
                    "turned-away",
                    "MP-26",
                    {"seat": state.turn, "other": other, "at": place},
                    reveals=True,
                )
            )
        else:
            push(state, Fly("fly", other, place, card))
        proceed(state, events)


class Calling(Operations[State]):
    """The drawer asks a merchant for company (MP-22)."""

    rule = "MP-22"
    operations = (_Call(),)


class _Join(Operation[State]):
    """The drawer goes to a merchant and forces a transaction (MP-22 to MP-25)."""

    verb = "join"

    def families(self, state: State) -> tuple[Family, ...]:
        here, khan = state.places[state.turn], holdings.may_enter(state, state.turn)
        seats = tuple(
            seat
            for seat in others(state)
            if khan or state.places[seat] != KHANBALIK or here == KHANBALIK
        )
        return (Family("join", seats),)

    def why_illegal(self, state: State, action: Action) -> Message:
        if _names_one_of(others(state), action):
            return Message("refuse-join-khan", {}, "MP-26")
        return Message("refuse-nobody", {}, RULE_OF[_card(state)])

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat, other, card = state.turn, action.number(), pop(state, OfCard).card
        events.append(Event("join", RULE_OF[card], {"seat": seat, "other": other}))
        if fly(state, seat, state.places[other], card, events):
            push(state, OfSeat("arrive", seat))
        push(state, OfSeat("transact", other))
        proceed(state, events)


class Joining(Operations[State]):
    """The drawer joins a merchant, or declines (MP-22 to MP-24); MP-25 governs the journey."""

    rule = "MP-25"
    operations = (_Join(), _Decline())

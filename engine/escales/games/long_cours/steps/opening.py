"""The deal, the lot and the first round (LC-05, LC-07 to LC-09)."""

from escales.core import (
    Action,
    Chance,
    Choices,
    Event,
    Family,
    Message,
    Operations,
    Outcomes,
    Plain,
    Step,
    with_card,
)
from escales.games.long_cours.board import PORTS_OF
from escales.games.long_cours.rules import ports, rounds
from escales.games.long_cours.rules.refusals import barred_cards
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.trade import Buy


class Deal(Chance[State]):
    """The bank deals the cards one by one to the last (LC-05).

    An outcome is a kind of card; its weight is the number of such cards that are left.
    """

    rule = "LC-05"
    verbs = ("deal",)
    refusal = "refuse-deal"

    def outcomes(self, state: State) -> Outcomes:
        return tuple((Action("deal", (card,)), left) for card, left in state.deck.outcomes())

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = action.word()
        seat = sum(map(len, state.hands)) % state.seats
        state.deck.draw(card)
        state.hands[seat] = with_card(state.hands[seat], card)
        events.append(Event("deal", "LC-05", {"seat": seat}, {"card": card}, (seat,), reveals=True))
        state.deal("deal" if state.deck else "lot")


class Lot(Chance[State]):
    """The first player is drawn by lot (LC-08)."""

    rule = "LC-08"
    verbs = ("first",)
    refusal = "refuse-lot"

    def outcomes(self, state: State) -> Outcomes:
        return tuple((Action("first", (seat,)), 1) for seat in range(state.seats))

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = action.number()
        state.opener = state.turn = seat
        events.append(Event("opener", "LC-08", {"seat": seat}))
        rounds.begin_round(state, events)
        state.ask("launch", seat)


class Launch(Step[State]):
    """Each captain puts the ship on a port of their zone, never on the white rectangle (LC-08)."""

    rule = "LC-08"
    verbs = ("launch",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("launch", PORTS_OF[ports.launch_zone(state)]))

    def refuse(self, state: State, action: Action) -> Message | None:
        return ports.refuse_port(action, ports.launch_zone(state), "LC-08")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        port, seat = action.word(), state.turn
        state.ships[seat] = port
        events.append(Event("launch", "LC-08", {"seat": seat, "piece": f"ship-{seat}", "to": port}))
        state.turn = state.others(seat)[0]
        if state.turn == state.opener:
            events.append(Event("turn", "LC-09", {"seat": state.turn}))
            state.ask("purchase", state.turn)
        else:
            state.ask("launch", state.turn)


class _FirstDone(Plain[State]):
    """The first purchase is over, whether something was bought or not (LC-09)."""

    verb = "done"
    rule = "LC-09"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        following = state.others(state.turn)[0]
        if following != state.opener:
            events.append(Event("turn", "LC-09", {"seat": following}))
            state.turn = following
            state.ask("purchase", following)
        elif rounds.begin_round(state, events):
            rounds.begin_turn(state, following, events)


class FirstPurchase(Operations[State]):
    """In the first round each may buy, and nothing else is done (LC-07, LC-09)."""

    rule = "LC-09"
    operations = (
        Buy(),
        _FirstDone(),
        *barred_cards("refuse-first-round", "LC-07"),
    )

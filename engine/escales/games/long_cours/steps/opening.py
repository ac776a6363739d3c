"""The deal, the lot and the first round (LC-05, LC-07 to LC-09)."""

from typing import TYPE_CHECKING, cast

from escales.core import (
    Action,
    Barred,
    Choices,
    Event,
    Family,
    Message,
    Operations,
    Outcomes,
    Plain,
    Step,
)
from escales.core.step import is_one_of
from escales.games.long_cours.board import PORTS_OF, STRANDING, ZONE, ZONES
from escales.games.long_cours.cards import with_card
from escales.games.long_cours.steps import rounds
from escales.games.long_cours.steps.trade import Buy

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class Deal(Step["State"]):
    """The cards are dealt one by one to the last (LC-05).

    The bank deals; who receives the card is told by the event. The cards
    of a kind are alike, so an outcome is a kind, weighted by how many of it are left.
    """

    rule = "LC-05"
    verbs = ("deal",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple((Action("deal", (card,)), left) for card, left in state.deck.outcomes())

    def refuse(self, state: "State", action: Action) -> Message | None:
        return (
            None if is_one_of(action, self.outcomes(state)) else Message("refuse-deal", {}, "LC-05")
        )

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, action.args[0])
        seat = sum(map(len, state.hands)) % state.seats
        state.deck.draw(card)
        state.hands[seat] = with_card(state.hands[seat], card)
        events.append(Event("deal", "LC-05", {"seat": seat}, {"card": card}, (seat,), reveals=True))
        if not state.deck:
            state.phase = "lot"


class Lot(Step["State"]):
    """The first player is drawn by lot (LC-08)."""

    rule = "LC-08"
    verbs = ("first",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple((Action("first", (seat,)), 1) for seat in range(state.seats))

    def refuse(self, state: "State", action: Action) -> Message | None:
        return (
            None if is_one_of(action, self.outcomes(state)) else Message("refuse-lot", {}, "LC-08")
        )

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, action.args[0])
        state.opener = state.turn = seat
        events.append(Event("opener", "LC-08", {"seat": seat}))
        rounds.begin_round(state, events)
        state.phase, state.actor, state.roller = "launch", seat, None


def launch_zone(state: "State") -> int:
    """Where the ship whose turn it is starts: 11 for the first player, 22 for the next... (LC-08)."""
    return ZONES[(state.turn - state.opener) % state.seats]


class Launch(Step["State"]):
    """Each puts the ship on a port of their zone, never on the white rectangle (LC-08)."""

    rule = "LC-08"
    verbs = ("launch",)

    def choices(self, state: "State") -> Choices:
        return Choices(Family("launch", PORTS_OF[launch_zone(state)]))

    def refuse(self, state: "State", action: Action) -> Message | None:
        return refuse_port(action, launch_zone(state), "LC-08")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        (port,) = action.args
        seat = state.turn
        state.ships[seat] = cast(str, port)
        events.append(Event("launch", "LC-08", {"seat": seat, "piece": f"ship-{seat}", "to": port}))
        state.turn = state.actor = (seat + 1) % state.seats
        if state.turn == state.opener:
            state.phase = "purchase"
            events.append(Event("turn", "LC-09", {"seat": state.turn}))


def refuse_port(action: Action, zone: int, rule: str) -> Message | None:
    """Why a ship cannot be put there: no port of *zone* (LC-08, LC-21)."""
    if len(action.args) == 1:
        if action.args[0] in PORTS_OF[zone]:
            return None
        if action.args[0] == STRANDING[zone]:
            return Message("refuse-rectangle", {"place": action.args[0]}, rule)
        if action.args[0] in ZONE:
            return Message("refuse-zone", {"place": action.args[0], "zone": zone}, rule)
    return Message("refuse-no-port", {"zone": zone}, rule)


class _FirstDone(Plain["State"]):
    """The first purchase is over, made or not (LC-09)."""

    verb = "done"
    rule = "LC-09"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        following = (state.turn + 1) % state.seats
        if following != state.opener:
            events.append(Event("turn", "LC-09", {"seat": following}))
            state.turn = state.actor = following
        elif rounds.begin_round(state, events):
            rounds.begin_turn(state, following, events)


class FirstPurchase(Operations["State"]):
    """In the first round there is a first purchase and nothing else (LC-07, LC-09)."""

    rule = "LC-09"
    operations = (
        Buy(),
        _FirstDone(),
        Barred("direct", "refuse-first-round", "LC-07"),
        Barred("storm", "refuse-first-round", "LC-07"),
        Barred("fight", "refuse-first-round", "LC-07"),
    )

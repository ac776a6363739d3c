"""Fights between captains in the same port (LC-22 to LC-27, LC-37)."""

from escales.core import Action, Event, Family, Message, Operation, Operations, Plain
from escales.games.long_cours.board import NOWHERE, PRODUCT
from escales.games.long_cours.cards import fights
from escales.games.long_cours.events import Told
from escales.games.long_cours.rules import holdings, rounds
from escales.games.long_cours.rules.refusals import barred_cards
from escales.games.long_cours.state import State


class Fight(Operation[State]):
    """A Bagarre card challenges a captain in the same port (LC-22).

    Several fights may follow in one turn, with the same captain too, and nobody needs cash for
    them (LC-26). The Corsaire cannot be challenged (LC-37).
    """

    verb = "fight"

    def unavailable(self, state: State) -> Message | None:
        here = state.ships[state.turn]
        if here == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if here not in PRODUCT:
            return Message("refuse-fight-on-rectangle", {"at": here}, "LC-22")
        if state.ships.count(here) == 1:
            return Message("refuse-nobody-here", {"at": here}, "LC-22")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        hand = fights(state.hands[state.turn])
        return tuple(Family("fight", hand, (other,)) for other in _others_here(state))

    def why_illegal(self, state: State, action: Action) -> Message:
        if len(action.args) != 2 or action.args[0] not in _others_here(state):
            return Message("refuse-not-here", {"at": state.ships[state.turn]}, "LC-22")
        return Message("refuse-not-in-hand", {}, "LC-22")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat, other, card = state.turn, action.number(0), action.word(1)
        holdings.play_card(state, seat, card)
        events.append(
            Event("fight", "LC-22", {"seat": seat, "other": other, "card": card}, reveals=True)
        )
        state.target, state.blows = other, (card,)
        state.ask("fight", other)


def _others_here(state: State) -> list[int]:
    """The other captains at the same place as the captain whose turn it is, by seat."""
    here = state.ships[state.turn]
    return [seat for seat, at in enumerate(state.ships) if at == here and seat != state.turn]


class _Answer(Operation[State]):
    """A strictly stronger Bagarre card (LC-23), also out of turn (LC-27)."""

    verb = "answer"

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("answer", fights(state.hands[state.decider], state.blows[-1])),)

    def why_illegal(self, state: State, action: Action) -> Message:
        card = action.args[0] if len(action.args) == 1 else ""
        if card in fights(state.hands[state.decider]):
            return Message("refuse-weaker", {"card": card}, "LC-23")
        return Message("refuse-not-in-hand", {}, "LC-23")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat, card = state.decider, action.word()
        other = _opponent(state, seat)
        holdings.play_card(state, seat, card)
        events.append(
            Event("answer", "LC-23", {"seat": seat, "other": other, "card": card}, reveals=True)
        )
        state.blows = (*state.blows, card)
        state.ask("fight", other)


class _Yield(Plain[State]):
    """Give up, and hand over all one's money (LC-24), also without having played a card (LC-25)."""

    verb = "yield"
    rule = "LC-24"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.decider
        other = _opponent(state, seat)
        # LC-25 permits giving up without a card; the payment follows LC-24 in either case.
        rule = "LC-24" if len(state.blows) > 1 else "LC-25"
        events.append(Event("yield", rule, Told(seat=seat, other=other, blows=[*state.blows])))
        holdings.hand_over(
            state, seat, other, {"why": "fight", "card": state.blows[-1]}, "LC-24", events
        )
        state.target, state.blows = -1, ()
        rounds.go_on(state)


def _opponent(state: State, seat: int) -> int:
    """The captain with whom *seat* fights."""
    return state.target if seat == state.turn else state.turn


class Answering(Operations[State]):
    """The captain who is to answer plays a stronger card or gives up (LC-23).

    They are asked even without such a card, so that nobody can guess their hand.
    """

    rule = "LC-23"
    operations = (
        _Answer(),
        _Yield(),
        *barred_cards("refuse-only-answer", "LC-27"),
    )

"""A turn: a phase in which a seat chooses among operations (TY-03)."""

from escales.core import Action, Event, Family, Message, Operation, Operations, Plain
from escales.games.toy.board import NONE
from escales.games.toy.state import State


class Swap(Plain[State]):
    """Put the own number face up under the pile, once, and get another (TY-03)."""

    verb = "swap"
    rule = "TY-03"

    def unavailable(self, state: State) -> Message | None:
        return Message("refuse-swapped", {}, "TY-03") if state.swapped[state.decider] else None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.decider
        old, state.hands[seat], state.swapped[seat] = state.hands[seat], NONE, True
        state.pile.put_under(old)
        # It shows a card: nobody can take the swap back.
        events.append(Event("swap", "TY-03", {"seat": seat, "card": old}, reveals=True))
        state.roll("deal", seat)


class Stake(Operation[State]):
    """Put any part of the own chips into the pot; the next seat answers (TY-03)."""

    verb = "stake"

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("stake", range(state.chips[state.decider] + 1)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-stake", {"most": state.chips[state.decider]}, "TY-03")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat, amount = state.decider, action.number()
        state.chips[seat] -= amount
        state.pot += amount
        events.append(Event("stake", "TY-03", {"payer": seat, "payee": "pot", "amount": amount}))
        state.ask("answer", state.others(seat)[0])


class Turn(Operations[State]):
    """Swap once, if wanted, then stake (TY-03)."""

    rule = "TY-03"
    operations = (Swap(), Stake())

"""Gifts for the Khan, his reward, and the Secret of a mission done (MP-28, MP-30)."""

from escales.core import (
    Action,
    Chance,
    Choices,
    Event,
    Family,
    Message,
    Outcomes,
    Pile,
    Step,
    without,
)
from escales.games.marco_polo.cards import gifts
from escales.games.marco_polo.dues import Gifts, OfSeat
from escales.games.marco_polo.rules.agenda import pop, push
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.rules.stock import put_under
from escales.games.marco_polo.state import State


class Giving(Step[State]):
    """Goods worth 80, three unless agreed otherwise, are shown and go under their piles in the order chosen (MP-28)."""

    rule = "MP-28"
    verbs = ("gift",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("gift", gifts(state.hands[state.decider])))

    def refuse(self, state: State, action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-gift", {}, "MP-28")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = action.word()
        due = pop(state, Gifts)
        seat = due.seat
        state.hands[seat] = without(state.hands[seat], card)
        put_under(state, card)
        events.append(Event("gift", "MP-28", {"seat": seat, "card": card}, reveals=True))
        push(state, due._replace(left=due.left - 1))
        proceed(state, events)


class _Treasure(Chance[State]):
    """A card of the Tables d'Or or of the Secrets, for the seat that the agenda names."""

    refusal = "refuse-draw"

    def pile(self, state: State) -> Pile:
        """The pile that the card comes from."""
        raise NotImplementedError

    def receive(self, state: State, seat: int, card: str) -> Event:
        """*seat* gets *card*; returns what everybody is told."""
        raise NotImplementedError

    def outcomes(self, state: State) -> Outcomes:
        (verb,) = self.verbs
        return tuple((Action(verb, (card,)), n) for card, n in self.pile(state).outcomes())

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card, seat = action.word(), pop(state, OfSeat).seat
        self.pile(state).draw(card)
        events.append(self.receive(state, seat, card))
        proceed(state, events)


class Reward(_Treasure):
    """The Khan gives a Table d'Or; only its owner learns the town that it names (MP-28)."""

    rule = "MP-28"
    verbs = ("table",)

    def pile(self, state: State) -> Pile:
        return state.table_pile

    def receive(self, state: State, seat: int, card: str) -> Event:
        state.tables[seat] = card
        return Event("table", "MP-28", {"seat": seat}, {"card": card}, (seat,), reveals=True)


class Learning(_Treasure):
    """The mission is done: a Secret de l'Orient, for all to see (MP-20, MP-30)."""

    rule = "MP-30"
    verbs = ("secret",)

    def pile(self, state: State) -> Pile:
        return state.secret_pile

    def receive(self, state: State, seat: int, card: str) -> Event:
        state.secrets[seat] = card
        return Event("secret", "MP-30", {"seat": seat, "card": card}, reveals=True)

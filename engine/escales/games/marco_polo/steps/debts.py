"""Selling to pay, and ruin (MP-34, MP-35, MP-39)."""

from escales.core import BANK, Action, Choices, Event, Family, Message, Operations, Plain, Step
from escales.games.marco_polo.board import RESTART_CASH, VENICE
from escales.games.marco_polo.cards import GOODS, TOWN, value
from escales.games.marco_polo.dues import OfSeat
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import pop
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.state import State


class Debt(Step[State]):
    """A merchant short of notes sells what they choose, until the debt can be paid (MP-34)."""

    rule = "MP-34"
    verbs = ("sell",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("sell", holdings.saleable(state, state.decider)))

    def refuse(self, state: State, action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-not-yours", {}, "MP-34")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card, seat = action.word(), state.decider
        if card in GOODS:
            holdings.sell_goods(state, seat, card, events)
        else:
            _sell_treasure(state, seat, card, events)
        proceed(state, events)


def _sell_treasure(state: State, seat: int, card: str, events: list[Event]) -> None:
    """A Table d'Or or a Secret goes under its pile; the mission goes with the Table (MP-39)."""
    amount = value(card)
    sold = Told(seat=seat, card=card, payer=BANK, payee=seat, amount=amount)
    if card in TOWN:
        state.tables[seat], state.accomplished[seat] = "", False
        state.table_pile.put_under(card)
        events.append(Event("table-sold", "MP-39", sold, reveals=True))
    else:
        state.secrets[seat] = ""
        state.secret_pile.put_under(card)
        events.append(Event("secret-sold", "MP-39", sold, reveals=True))
    state.cash[seat] += amount


class _Venice(Plain[State]):
    """Straight to Venise, with 240 besants there; the few notes left are handed in (MP-35)."""

    verb = "venice"
    rule = "MP-35"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.decider
        pop(state, OfSeat)
        origin, state.places[seat] = state.places[seat], VENICE
        state.cash[seat] = RESTART_CASH
        events.append(
            Event(
                "restart",
                "MP-35",
                {
                    "seat": seat,
                    "piece": f"pawn-{seat}",
                    "from": origin,
                    "to": VENICE,
                    "path": [VENICE],
                    "payer": BANK,
                    "payee": seat,
                    "amount": RESTART_CASH,
                },
            )
        )
        proceed(state, events)


class _Decline(Plain[State]):
    """The merchant goes on with nothing (MP-35)."""

    verb = "decline"
    rule = "MP-35"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        pop(state, OfSeat)
        events.append(Event("go-on", "MP-35", {"seat": state.decider}))
        proceed(state, events)


class Ruin(Operations[State]):
    """A ruined merchant begins again in Venise, or goes on with nothing (MP-35).

    Ruin is noticed after a payment (``money.settle``) and when the turn of a ruined merchant
    begins (``rounds.begin_turn``).
    """

    rule = "MP-35"
    operations = (_Venice(), _Decline())

"""Paying, selling to pay, and ruin (MP-34, MP-35, MP-37, MP-39)."""

from typing import TYPE_CHECKING, cast

from escales.core import BANK, Action, Choices, Event, Family, Message, Operations, Plain, Step
from escales.core.message import Json
from escales.games.marco_polo.board import RESTART_CASH, VENICE
from escales.games.marco_polo.cards import GOODS, TOWN, value
from escales.games.marco_polo.steps import holdings
from escales.games.marco_polo.steps.agenda import Due, add, ask, does, proceed, take
from escales.games.marco_polo.steps.fights import LOOT

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State

RULES = {
    "ransom": "MP-12",
    "each": "MP-37",
    "fine": "MP-37",
    "transaction": "MP-19",
    "card": "MP-17",
}
"""Why something is paid, and by which rule."""


def transfer(
    state: "State", payer: int, payee: str | int, amount: int, why: str, events: list[Event]
) -> None:
    """*payer* hands *amount*, which is there, to a seat, to the bank or to the loot space."""
    state.cash[payer] -= amount
    if isinstance(payee, int):
        state.cash[payee] += amount
    elif payee == LOOT:
        state.loot_cash += amount
    paid: dict[str, Json] = {"payer": payer, "payee": payee, "amount": amount, "why": why}
    events.append(Event("pay", RULES[why], paid))


@does("pay")
def settle(state: "State", due: Due, events: list[Event]) -> bool:
    """Pay from one's notes; who lacks them sells (MP-34); who has nothing is let off (MP-35)."""
    _, payer, payee, amount, why = due
    payer, amount, why = cast(int, payer), cast(int, amount), cast(str, why)
    if state.cash[payer] >= amount:
        transfer(state, payer, payee, amount, why, events)
    elif holdings.saleable(state, payer):
        return ask(state, due, "debt", payer)
    else:
        paid = state.cash[payer]
        if paid:
            transfer(state, payer, payee, paid, why, events)
        events.append(Event("forgiven", "MP-35", {"seat": payer, "amount": amount - paid}))
    if holdings.is_ruined(state, payer):
        state.bound = state.bound or payer == state.turn
        add(state, ("ruin", payer))
    return False


class Debt(Step["State"]):
    """Who cannot pay sells what they choose, until the debt can be paid (MP-34)."""

    rule = "MP-34"
    verbs = ("sell",)

    def choices(self, state: "State") -> Choices:
        return Choices(Family("sell", holdings.saleable(state, cast(int, state.actor))))

    def refuse(self, state: "State", action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-not-yours", {}, "MP-34")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card, seat = cast(str, action.args[0]), cast(int, state.actor)
        if card in GOODS:
            holdings.sell_goods(state, seat, card, events)
        else:
            _sell_treasure(state, seat, card, events)
        proceed(state, events)


def _sell_treasure(state: "State", seat: int, card: str, events: list[Event]) -> None:
    """A Table d'Or or a Secret goes under its pile; with a Table its mission goes (MP-39)."""
    amount = value(card)
    sold: dict[str, Json] = {
        "seat": seat,
        "card": card,
        "payer": BANK,
        "payee": seat,
        "amount": amount,
    }
    if card in TOWN:
        state.tables[seat], state.accomplished[seat] = "", False
        state.table_pile.put_under(card)
        events.append(Event("table-sold", "MP-39", sold, reveals=True))
    else:
        state.secrets[seat] = ""
        state.secret_pile.put_under(card)
        events.append(Event("secret-sold", "MP-39", sold, reveals=True))
    state.cash[seat] += amount


@does("ruin")
def offer(state: "State", due: Due, events: list[Event]) -> bool:
    """Who has nothing left may begin again in Venise (MP-35)."""
    return ask(state, due, "ruin", cast(int, due[1]))


class _Venice(Plain["State"]):
    """Straight to Venise, with 240 besants; what little was left is handed in (MP-35)."""

    verb = "venice"
    rule = "MP-35"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, take(state)[1])
        origin, state.places[seat] = state.places[seat], VENICE
        state.cash[seat] = RESTART_CASH
        way: dict[str, Json] = {
            "piece": f"pawn-{seat}",
            "from": origin,
            "to": VENICE,
            "path": [VENICE],
        }
        paid: dict[str, Json] = {"payer": BANK, "payee": seat, "amount": RESTART_CASH}
        events.append(Event("restart", "MP-35", {"seat": seat, **way, **paid}))
        proceed(state, events)


class _Decline(Plain["State"]):
    """Nobody has to (MP-35)."""

    verb = "decline"
    rule = "MP-35"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, take(state)[1])
        events.append(Event("go-on", "MP-35", {"seat": seat}))
        proceed(state, events)


class Ruin(Operations["State"]):
    """Begin again in Venise, or go on with nothing (MP-35)."""

    rule = "MP-35"
    operations = (_Venice(), _Decline())

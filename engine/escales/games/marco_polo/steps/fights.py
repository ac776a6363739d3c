"""Fights with corsairs and bandits (MP-12, MP-13, MP-29)."""

from escales.core import (
    Action,
    Event,
    Family,
    Message,
    Operation,
    Operations,
    Plain,
    Throw,
    with_card,
    without,
)
from escales.games.marco_polo.board import BLACK_FACES, RANSOM, WHITE_FACES
from escales.games.marco_polo.dues import OfTurn, Pay
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import push
from escales.games.marco_polo.rules.money import LOOT
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.state import State


class _Fight(Plain[State]):
    """The merchant fights for the loot (MP-29)."""

    verb = "fight"
    rule = "MP-29"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("accept", "MP-29", Told(seat=state.turn, mode=state.mode)))
        state.roll("black", state.turn)


class _Refuse(Plain[State]):
    """The Table d'Or is shown; the merchant announces and spins anew, at once (MP-29)."""

    verb = "refuse"
    rule = "MP-29"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("safe-conduct", "MP-29", Told(seat=state.turn, mode=state.mode)))
        push(state, OfTurn("announce"))
        proceed(state, events)


class Attacked(Operations[State]):
    """A merchant on a mission may fight or refuse, as often as robbers come (MP-29)."""

    rule = "MP-29"
    operations = (_Fight(), _Refuse())


class Black(Throw[State]):
    """The robbers' die, which falls first (MP-12)."""

    rule = die = "MP-12"
    verbs = ("black",)
    faces = BLACK_FACES

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        events.append(Event("black", "MP-12", Told(seat=state.turn, mode=state.mode, face=face)))
        state.black = face
        state.roll("white", state.turn)


class White(Throw[State]):
    """The merchant's die, which wins if the two are equal (MP-12)."""

    rule = die = "MP-12"
    verbs = ("white",)
    faces = WHITE_FACES

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        events.append(
            Event(
                "white",
                "MP-12",
                Told(seat=state.turn, mode=state.mode, face=face, black=state.black),
            )
        )
        if state.black > face:
            _lose(state, events)
        else:
            _win(state, events)


def _lose(state: State, events: list[Event]) -> None:
    """A card or 50 besants; a merchant without goods has to pay (MP-12, MP-13)."""
    seat = state.turn
    events.append(Event("lost", "MP-12", Told(seat=seat, mode=state.mode)))
    if state.hands[seat]:
        state.ask("ransom", seat)
    else:
        _owe(state, events)


def _owe(state: State, events: list[Event]) -> None:
    """The ransom is due; then the turn is over."""
    push(state, Pay("pay", state.turn, LOOT, RANSOM, "ransom"), OfTurn("end"))
    proceed(state, events)


def _win(state: State, events: list[Event]) -> None:
    """The merchant takes all the loot, if there is any (MP-12)."""
    seat, amount, cards = state.turn, state.loot_cash, state.loot
    if amount or cards:
        events.append(
            Event(
                "prize",
                "MP-12",
                Told(
                    seat=seat,
                    mode=state.mode,
                    payer=LOOT,
                    payee=seat,
                    amount=amount,
                    cards=len(cards),
                    hand=list(cards),
                ),
            )
        )
    else:
        events.append(Event("no-prize", "MP-12", Told(seat=seat, mode=state.mode)))
    state.cash[seat] += amount
    for card in cards:
        state.hands[seat] = with_card(state.hands[seat], card)
    state.loot_cash, state.loot = 0, ()
    push(state, OfTurn("end"))
    proceed(state, events)


class _Give(Operation[State]):
    """One goods card, of the loser's choice; it lies open on the loot space (MP-12)."""

    verb = "give"

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("give", state.hands[state.turn]),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-not-in-hand", {}, "MP-12")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card, seat = action.word(), state.turn
        state.hands[seat] = without(state.hands[seat], card)
        state.loot = with_card(state.loot, card)
        events.append(Event("give", "MP-12", {"seat": seat, "card": card}, reveals=True))
        push(state, OfTurn("end"))
        proceed(state, events)


class _Pay(Plain[State]):
    """50 besants; a merchant short of notes sells first, if that is enough (MP-13).

    Under rules 1 who could not raise as much paid what there was.
    """

    verb = "pay"
    rule = "MP-13"

    def unavailable(self, state: State) -> Message | None:
        if state.edition == 1 or holdings.can_raise(state, state.turn, RANSOM):
            return None
        return Message("refuse-ransom", {"amount": RANSOM}, "MP-13")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("prefer", "MP-13", {"seat": state.turn, "amount": RANSOM}))
        _owe(state, events)


class Ransom(Operations[State]):
    """The robbers have won: they take a card or the ransom (MP-12)."""

    rule = "MP-12"
    operations = (_Give(), _Pay())

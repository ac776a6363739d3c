"""The Hasard cards (MP-21 to MP-26, MP-37, MP-38)."""

from typing import TYPE_CHECKING, Any, cast

from escales.core import BANK, Action, Event, Family, Message, Operation, Operations, Plain
from escales.core.message import Json
from escales.games.marco_polo.board import GIFTS, KHANBALIK
from escales.games.marco_polo.cards import HASARD
from escales.games.marco_polo.steps import holdings
from escales.games.marco_polo.steps.agenda import Due, add, ask, does, proceed, take
from escales.games.marco_polo.steps.moving import walk

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State

RULES = {"yellow": "MP-21", "purple": "MP-22", "blue": "MP-23", "green": "MP-24"}
"""The rule of each colour's Hasard cards."""


def rule_of(card: str) -> str:
    """The rule of a Hasard *card*."""
    return RULES[HASARD[card]["colour"]]


def obey(state: "State", card: str) -> None:
    """What *card* asks comes first; then it goes under its pile (MP-18)."""
    effect = HASARD[card]
    seat = state.turn
    match effect["effect"]:
        case "pay_bank":
            dues: list[Due] = [("pay", seat, BANK, effect["amount"], "fine")]
        case "collect_from_each":
            others = [(seat + step) % state.seats for step in range(1, state.seats)]
            dues = [("pay", other, seat, effect["amount"], "each") for other in others]
        case "draw_more":
            dues = [("draw", effect["colour"], effect["cards"])]
        case "extra_turns":
            dues = [("wind", effect["turns"])]
        case "teleport":
            dues = [("fly", seat, effect["place"], card)]
        case _:
            dues = [("choose", card)]
    add(state, *dues, ("under", card))


@does("under")
def put_under(state: "State", due: Due, events: list[Event]) -> bool:
    """The card has been obeyed (MP-18)."""
    holdings.put_under(state, cast(str, due[1]))
    return False


@does("wind")
def add_turns(state: "State", due: Due, events: list[Event]) -> bool:
    """Whole turns that follow right after this one (MP-38)."""
    turns = cast(int, due[1])
    state.extra += turns
    events.append(Event("wind", "MP-38", {"seat": state.turn, "number": state.extra}))
    return False


def fly(state: "State", seat: int, place: str, card: str, events: list[Event]) -> bool:
    """A pawn goes straight to *place* because of *card* (MP-25); whether it was elsewhere before."""
    if state.places[seat] == place:
        events.append(Event("already-there", "MP-25", {"owner": seat, "at": place}))
        return False
    walk(state, seat, (place,), "fly", rule_of(card), events, card=card)
    state.bound = state.bound or seat == state.turn
    return True


@does("fly")
def fly_and_arrive(state: "State", due: Due, events: list[Event]) -> bool:
    """A pawn goes where a card says, and arrives there (MP-26)."""
    _, seat, place, card = cast(tuple[str, int, str, str], due)
    if fly(state, seat, place, card, events):
        add(state, ("arrive", seat))
    return False


_PHASES = {"send": "send", "call_merchant": "call", "join_and_trade": "join"}


@does("choose")
def choose(state: "State", due: Due, events: list[Event]) -> bool:
    """The drawer chooses a merchant; with nobody to choose nothing happens (MP-37)."""
    card = cast(str, due[1])
    phase = _PHASES[HASARD[card]["effect"]]
    if phase == "call" and not _callable(state):
        events.append(Event("nobody", "MP-37", {"seat": state.turn, "card": card}))
        return False
    return ask(state, due, phase, state.turn)


def _card(state: "State") -> dict[str, Any]:
    """The Hasard card that is being obeyed."""
    return HASARD[cast(str, state.agenda[-1][1])]


def _others(state: "State") -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if seat != state.turn)


def _is_one_of(seats: tuple[int, ...], action: Action) -> bool:
    return len(action.args) == 1 and action.args[0] in seats


def _callable(state: "State") -> tuple[int, ...]:
    """Who can be asked to come: into Khanbalik only who might enter, for all one sees (MP-26)."""
    at_court = state.places[state.turn] == KHANBALIK
    return tuple(
        seat
        for seat in _others(state)
        if not at_court or state.places[seat] == KHANBALIK or holdings.might_enter(state, seat)
    )


class _Send(Operation["State"]):
    """A merchant is sent to the place that the card names (MP-21, MP-24)."""

    verb = "send"

    def families(self, state: "State") -> tuple[Family, ...]:
        seats = tuple(range(state.seats)) if _card(state)["self"] else _others(state)
        return (Family("send", seats),)

    def wrong(self, state: "State", action: Action) -> Message:
        rule = rule_of(_card(state)["id"])
        if action.args == (state.turn,):
            return Message("refuse-yourself", {}, rule)
        return Message("refuse-nobody", {}, rule)

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = _card(state)
        take(state)
        add(state, ("fly", cast(int, action.args[0]), card["place"], card["id"]))
        proceed(state, events)


class _Decline(Plain["State"]):
    """Some cards say: if you wish (MP-21 to MP-24)."""

    verb = "decline"
    rule = "MP-18"

    def closed(self, state: "State") -> Message | None:
        card = _card(state)
        return None if card["optional"] else Message("refuse-must", {}, rule_of(card["id"]))

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, take(state)[1])
        events.append(Event("decline", rule_of(card), {"seat": state.turn, "card": card}))
        proceed(state, events)


class Sending(Operations["State"]):
    """Whom to send, if anybody (MP-21, MP-24), and what that does not bring (MP-25)."""

    rule = "MP-25"
    operations = (_Send(), _Decline())


class _Call(Operation["State"]):
    """A merchant comes to the drawer and cannot refuse (MP-22, MP-25)."""

    verb = "call"

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("call", _callable(state)),)

    def wrong(self, state: "State", action: Action) -> Message:
        if action.args == (state.turn,):
            return Message("refuse-yourself", {}, "MP-22")
        if _is_one_of(_others(state), action):
            return Message("refuse-call-khan", {"number": GIFTS}, "MP-26")
        return Message("refuse-nobody", {}, "MP-22")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        other, card = cast(int, action.args[0]), cast(str, take(state)[1])
        place = state.places[state.turn]
        if place == KHANBALIK != state.places[other] and not holdings.may_enter(state, other):
            turned: dict[str, Json] = {"seat": state.turn, "other": other, "at": place}
            events.append(Event("turned-away", "MP-26", turned, reveals=True))
        else:
            add(state, ("fly", other, place, card))
        proceed(state, events)


class Calling(Operations["State"]):
    """Whom to ask for company (MP-22)."""

    rule = "MP-22"
    operations = (_Call(),)


class _Join(Operation["State"]):
    """The drawer goes to a merchant and forces a transaction (MP-22 to MP-25)."""

    verb = "join"

    def families(self, state: "State") -> tuple[Family, ...]:
        here, khan = state.places[state.turn], holdings.may_enter(state, state.turn)
        seats = tuple(
            seat
            for seat in _others(state)
            if khan or state.places[seat] != KHANBALIK or here == KHANBALIK
        )
        return (Family("join", seats),)

    def wrong(self, state: "State", action: Action) -> Message:
        if _is_one_of(_others(state), action):
            return Message("refuse-join-khan", {}, "MP-26")
        return Message("refuse-nobody", {}, rule_of(_card(state)["id"]))

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        other, card = cast(int, action.args[0]), cast(str, take(state)[1])
        seat, place = state.turn, state.places[cast(int, action.args[0])]
        events.append(Event("join", rule_of(card), {"seat": seat, "other": other}))
        moved = fly(state, seat, place, card, events)
        add(state, ("transact", other), *([("arrive", seat)] if moved else []))
        proceed(state, events)


class Joining(Operations["State"]):
    """Whom to join, if anybody (MP-22 to MP-24), and what comes with it (MP-25)."""

    rule = "MP-25"
    operations = (_Join(), _Decline())

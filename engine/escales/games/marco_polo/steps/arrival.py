"""What arriving brings: the Khan's reward, a mission done, the end (MP-26 to MP-33)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Choices, Event, Family, Message, Outcomes, Step
from escales.core.message import Json
from escales.core.step import is_one_of
from escales.games.marco_polo.board import GIFTS, KHANBALIK, VENICE
from escales.games.marco_polo.cards import gifts, without
from escales.games.marco_polo.steps import holdings, rounds
from escales.games.marco_polo.steps.agenda import Due, add, ask, deal, does, proceed, take

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State


@does("arrive")
def arrive(state: "State", due: Due, events: list[Event]) -> bool:
    """A pawn has come to a place, by its own move or by a card, whoever's (MP-26)."""
    seat = cast(int, due[1])
    place = state.places[seat]
    if place == KHANBALIK:
        add(state, ("gifts", seat, GIFTS), ("table", seat))
    elif place == VENICE:
        _come_home(state, seat, events)
    elif place == holdings.goal(state, seat):
        _reach_town(state, seat, place, events)
    return False


def _come_home(state: "State", seat: int, events: list[Event]) -> None:
    """Fortune made or not: it is looked at on arriving only (MP-33)."""
    if holdings.has_made_fortune(state, seat):
        rounds.win(state, seat, events)
    else:
        events.append(Event("not-yet", "MP-33", {"seat": seat, "at": VENICE}))


def _reach_town(state: "State", seat: int, place: str, events: list[Event]) -> None:
    """The Table d'Or is shown and kept; a Secret is drawn by who has none (MP-30, MP-39)."""
    if not state.accomplished[seat]:
        state.accomplished[seat] = True
        shown: dict[str, Json] = {"seat": seat, "card": state.tables[seat], "at": place}
        events.append(Event("mission", "MP-30", shown, reveals=True))
    if not state.secrets[seat]:
        add(state, ("secret", seat))


@does("gifts")
def ask_gifts(state: "State", due: Due, events: list[Event]) -> bool:
    """The Khan expects presents, one after the other (MP-28)."""
    _, seat, left = due
    return left != 0 and ask(state, due, "gifts", cast(int, seat))


class Gifts(Step["State"]):
    """Three goods worth 80 are shown and go under their piles in the order chosen (MP-28)."""

    rule = "MP-28"
    verbs = ("gift",)

    def choices(self, state: "State") -> Choices:
        return Choices(Family("gift", gifts(state.hands[cast(int, state.actor)])))

    def refuse(self, state: "State", action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-gift", {}, "MP-28")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, action.args[0])
        _, seat, left = cast(tuple[str, int, int], take(state))
        state.hands[seat] = without(state.hands[seat], card)
        holdings.put_under(state, card)
        events.append(Event("gift", "MP-28", {"seat": seat, "card": card}, reveals=True))
        add(state, ("gifts", seat, left - 1))
        proceed(state, events)


@does("table")
def deal_table(state: "State", due: Due, events: list[Event]) -> bool:
    """The Khan gives a Table d'Or (MP-28)."""
    return deal(state, due, "table")


class Reward(Step["State"]):
    """The Table d'Or names a town, which its owner alone learns (MP-28)."""

    rule = "MP-28"
    verbs = ("table",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple((Action("table", (card,)), n) for card, n in state.table_pile.outcomes())

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-draw", {}, "MP-28")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card, seat = cast(str, action.args[0]), cast(int, take(state)[1])
        state.table_pile.draw(card)
        state.tables[seat] = card
        events.append(
            Event("table", "MP-28", {"seat": seat}, {"card": card}, (seat,), reveals=True)
        )
        proceed(state, events)


@does("secret")
def deal_secret(state: "State", due: Due, events: list[Event]) -> bool:
    """The mission is done: a Secret de l'Orient (MP-30)."""
    return deal(state, due, "secret")


class Learning(Step["State"]):
    """A Secret de l'Orient, for all to see (MP-20, MP-30)."""

    rule = "MP-30"
    verbs = ("secret",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple((Action("secret", (card,)), n) for card, n in state.secret_pile.outcomes())

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-draw", {}, "MP-30")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card, seat = cast(str, action.args[0]), cast(int, take(state)[1])
        state.secret_pile.draw(card)
        state.secrets[seat] = card
        events.append(Event("secret", "MP-30", {"seat": seat, "card": card}, reveals=True))
        proceed(state, events)

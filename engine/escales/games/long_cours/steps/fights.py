"""Fights between captains in the same port (LC-22 to LC-27)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Barred, Event, Family, Message, Operation, Operations, Plain
from escales.games.long_cours.board import NOWHERE, PRODUCT
from escales.games.long_cours.cards import fights
from escales.games.long_cours.steps import holdings, rounds

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


def _others_here(state: "State") -> list[int]:
    """The captains that lie where the one whose turn it is does, by seat."""
    here = state.ships[state.turn]
    return [seat for seat, at in enumerate(state.ships) if at == here and seat != state.turn]


class Fight(Operation["State"]):
    """A fight is announced with a captain in the same port, by a Bagarre card (LC-22).

    Several may follow in one turn, with the same captain too; cash is not needed (LC-26). The
    Corsaire is no captain's cargo: nobody can fight it (LC-37).
    """

    verb = "fight"

    def closed(self, state: "State") -> Message | None:
        here = state.ships[state.turn]
        if here == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if here not in PRODUCT:
            return Message("refuse-fight-on-rectangle", {"at": here}, "LC-22")
        if not _others_here(state):
            return Message("refuse-nobody-here", {"at": here}, "LC-22")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        hand = fights(state.hands[state.turn])
        return tuple(Family("fight", hand, (other,)) for other in _others_here(state))

    def wrong(self, state: "State", action: Action) -> Message:
        if len(action.args) != 2 or action.args[0] not in _others_here(state):
            return Message("refuse-not-here", {"at": state.ships[state.turn]}, "LC-22")
        return Message("refuse-not-in-hand", {}, "LC-22")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        other, card = cast(tuple[int, str], action.args)
        seat = state.turn
        holdings.play_card(state, seat, card)
        events.append(
            Event("fight", "LC-22", {"seat": seat, "other": other, "card": card}, reveals=True)
        )
        state.target, state.blows = other, (card,)
        state.phase, state.actor = "fight", other


def _opponent(state: "State", seat: int) -> int:
    return state.target if seat == state.turn else state.turn


class _Answer(Operation["State"]):
    """A strictly stronger Bagarre card (LC-23), played even out of turn (LC-27)."""

    verb = "answer"

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("answer", fights(state.hands[cast(int, state.actor)], state.blows[-1])),)

    def wrong(self, state: "State", action: Action) -> Message:
        card = action.args[0] if len(action.args) == 1 else ""
        if card in fights(state.hands[cast(int, state.actor)]):
            return Message("refuse-weaker", {"card": card}, "LC-23")
        return Message("refuse-not-in-hand", {}, "LC-23")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat, card = cast(int, state.actor), cast(str, action.args[0])
        other = _opponent(state, seat)
        holdings.play_card(state, seat, card)
        events.append(
            Event("answer", "LC-23", {"seat": seat, "other": other, "card": card}, reveals=True)
        )
        state.blows = (*state.blows, card)
        state.actor = other


class _Yield(Plain["State"]):
    """Who gives up, with or without having played a card (LC-25), hands over all notes (LC-24)."""

    verb = "yield"
    rule = "LC-24"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, state.actor)
        other = _opponent(state, seat)
        rule = "LC-24" if len(state.blows) > 1 else "LC-25"
        events.append(Event("yield", rule, {"seat": seat, "other": other}))
        holdings.hand_over(state, seat, other, "fight", "LC-24", events)
        state.target, state.blows = -1, ()
        rounds.go_on(state)


class Answering(Operations["State"]):
    """The one who was struck answers or gives up, also without a stronger card (LC-23)."""

    rule = "LC-23"
    operations = (
        _Answer(),
        _Yield(),
        Barred("direct", "refuse-only-answer", "LC-27"),
        Barred("storm", "refuse-only-answer", "LC-27"),
        Barred("fight", "refuse-only-answer", "LC-27"),
    )

"""The answer to a stake: a phase in which a seat decides out of its turn (TY-04)."""

from escales.core import Action, Choices, Event, Family, Message, Step
from escales.games.toy.rules import showdown
from escales.games.toy.state import State

_ANSWERS = Choices(Family("call", None), Family("fold", None))


class Answer(Step[State]):
    """The next seat calls or folds; then its own turn comes, if it has not had one (TY-04)."""

    rule = "TY-04"
    verbs = ("call", "fold")

    def choices(self, state: State) -> Choices:
        return _ANSWERS

    def refuse(self, state: State, action: Action) -> Message | None:
        return None if action in _ANSWERS else Message("refuse-answer", {}, "TY-04")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.decider
        events.append(Event(action.verb, "TY-04", {"seat": seat}))
        if action.verb == "fold":
            state.folded[seat] = True
        if seat == 0:
            showdown.show(state, events)
        else:
            state.ask("turn", seat)

"""The toy game: hidden hands, a pile with a known bottom, an amount, an answer out of turn."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Self, TypedDict, cast

from escales.core import (
    CHANCE,
    Action,
    Choices,
    Event,
    Family,
    Game,
    Message,
    Options,
    Outcomes,
    Pile,
    Result,
    Seen,
    Step,
    View,
)
from escales.core import State as CoreState
from escales.core.message import Json
from escales.core.step import is_one_of

from .meta import META

NUMBERS = tuple(f"n{number}" for number in range(1, 10))
NONE = ""


class Deal(Step["State"]):
    """The pile gives a number to the seat that holds it out (TY-02)."""

    rule = "TY-02"
    verbs = ("deal",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple((Action("deal", (card,)), n) for card, n in state.pile.outcomes())

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-deal", {}, "TY-02")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, action.args[0])
        seat = cast(int, state.roller)
        state.pile.draw(card)
        state.hands[seat] = card
        events.append(Event("deal", "TY-02", {"seat": seat}, {"card": card}, (seat,), True))
        state.roller = None
        if NONE in state.hands:
            state.roller = state.hands.index(NONE)
        else:
            state.phase, state.actor = "turn", seat if state.swapped[seat] else 0


class Turn(Step["State"]):
    """Swap once, or stake and let the next seat answer (TY-03)."""

    rule = "TY-03"
    verbs = ("swap", "stake")

    def choices(self, state: "State") -> Choices:
        seat = cast(int, state.actor)
        swap = () if state.swapped[seat] else (Family("swap", None),)
        return Choices(*swap, Family("stake", range(state.chips[seat] + 1)))

    def refuse(self, state: "State", action: Action) -> Message | None:
        return None if action in self.choices(state) else Message("refuse-turn", {}, "TY-03")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, state.actor)
        if action.verb == "swap":
            old, state.hands[seat], state.swapped[seat] = state.hands[seat], NONE, True
            state.pile.put_under(old)
            state.phase, state.actor, state.roller = "deal", CHANCE, seat
            events.append(Event("swap", "TY-03", {"seat": seat, "card": old}, reveals=True))
            return
        amount = cast(int, action.args[0])
        state.chips[seat] -= amount
        state.pot += amount
        events.append(Event("stake", "TY-03", {"payer": seat, "payee": "pot", "amount": amount}))
        state.phase, state.actor = "answer", (seat + 1) % state.seats


class Answer(Step["State"]):
    """The next seat, out of its turn, calls or folds; then its own turn comes (TY-04)."""

    rule = "TY-04"
    verbs = ("call", "fold")

    def choices(self, state: "State") -> Choices:
        return Choices(Family("call", None), Family("fold", None))

    def refuse(self, state: "State", action: Action) -> Message | None:
        return None if action in self.choices(state) else Message("refuse-answer", {}, "TY-04")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, state.actor)
        events.append(Event(action.verb, "TY-04", {"seat": seat}))
        if action.verb == "fold":
            state.folded[seat] = True
        if seat == 0:
            best = max(range(state.seats), key=lambda s: (not state.folded[s], state.hands[s]))
            state.chips[best] += state.pot
            state.pot = 0
            events.append(
                Event("show", "TY-05", {"hands": cast(Json, list(state.hands))}, reveals=True)
            )
            state.end(Result.by_score(state.chips, "shown", "TY-05"), events)
        else:
            state.phase = "turn"


class Public(TypedDict):
    """What everybody sees."""

    chips: list[int]
    pot: int
    bottom: list[str]
    dealt: list[bool]
    swapped: list[bool]
    folded: list[bool]
    shown: list[str]


class Own(TypedDict):
    """What only the seat sees."""

    card: str


class State(CoreState):
    """The toy game as it stands."""

    __slots__ = ("chips", "folded", "hands", "pile", "pot", "swapped")

    game = "toy"
    verbs = META.verbs
    steps: ClassVar[Mapping[str, Step[Any]]] = {"deal": Deal(), "turn": Turn(), "answer": Answer()}

    chips: list[int]
    pot: int
    hands: list[str]
    swapped: list[bool]
    folded: list[bool]
    pile: Pile

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.actor, copy.roller = self.actor, self.roller
        copy.phase, copy.result = self.phase, self.result
        copy.seats, copy.pot = self.seats, self.pot
        copy.chips, copy.hands = self.chips.copy(), self.hands.copy()
        copy.swapped, copy.folded = self.swapped.copy(), self.folded.copy()
        copy.pile = self.pile.clone()
        return copy

    def seen_by(self, seat: int | None) -> Seen:
        over = self.result is not None
        public: Public = {
            "chips": list(self.chips),
            "pot": self.pot,
            "bottom": list(self.pile.bottom),
            "dealt": [hand != NONE for hand in self.hands],
            "swapped": list(self.swapped),
            "folded": list(self.folded),
            "shown": list(self.hands) if over else [],
        }
        own = {} if seat is None else {"card": self.hands[seat]}
        return {
            "round": 1,
            "seats": [
                {"seat": at, "wealth": chips, "counters": {"chips": chips}, "out": False}
                for at, chips in enumerate(self.chips)
            ],
            "counters": {"pot": self.pot},
            "pieces": [],
            "asked": {},
            "options": {},
            "public": cast(dict[str, Json], public),
            "own": cast(dict[str, Json], own),
        }


class Toy(Game):
    """The toy game."""

    meta = META

    def start(self, seats: int, options: Options) -> State:
        state = State()
        state.actor, state.roller, state.phase, state.result = CHANCE, 0, "deal", None
        state.seats, state.pot = seats, 0
        state.chips = [cast(int, options["chips"])] * seats
        state.hands, state.swapped, state.folded = [NONE] * seats, [False] * seats, [False] * seats
        state.pile = Pile(NUMBERS)
        return state

    def sample(self, view: View, rng: Random) -> State:
        public = cast(Public, view["public"])
        state = self.start(len(view["seats"]), {"chips": 0})
        state.resume(view)
        state.chips, state.pot = list(public["chips"]), public["pot"]
        state.swapped, state.folded = list(public["swapped"]), list(public["folded"])
        if public["shown"]:
            state.hands = list(public["shown"])
        else:
            self._deal(state, view, public, rng)
        gone = {*state.hands, *public["bottom"]}
        state.pile = Pile((card for card in NUMBERS if card not in gone), public["bottom"])
        return state

    def _deal(self, state: State, view: View, public: Public, rng: Random) -> None:
        seat, own = view["seat"], cast(str, view["own"].get("card", NONE))
        unseen = [card for card in NUMBERS if card not in {own, *public["bottom"]}]
        rng.shuffle(unseen)
        for at, dealt in enumerate(public["dealt"]):
            if dealt:
                state.hands[at] = own if at == seat else unseen.pop()


GAME = Toy()

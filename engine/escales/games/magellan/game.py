"""Magellan as a game of the contract: its phases, its start, what is seen of it, its advice."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from escales.core import Action, Game, Message, Options, Pile, Plan, Seen, SeenEvent, View
from escales.games.magellan import cards, countries, idling
from escales.games.magellan.alarms import alarms
from escales.games.magellan.equipment import START_CASH
from escales.games.magellan.events import TELLING
from escales.games.magellan.meta import META
from escales.games.magellan.notes import notes
from escales.games.magellan.pieces import NAMES, NONE, NUMBER
from escales.games.magellan.rules import consequences
from escales.games.magellan.rules.obstacles import halt, no_way
from escales.games.magellan.rules.routes import along, trip
from escales.games.magellan.state import Due, Prize, Running, State
from escales.games.magellan.steps.agreement import Agreement
from escales.games.magellan.steps.battles import Attack, Fight
from escales.games.magellan.steps.conquest import Conquest
from escales.games.magellan.steps.drawing import Draw, Reveal
from escales.games.magellan.steps.opening import Lot, Lottery
from escales.games.magellan.steps.raids import SpecialDie
from escales.games.magellan.steps.removals import Removal, Sacrifice
from escales.games.magellan.steps.sale import Sale
from escales.games.magellan.steps.strikes import Strike
from escales.games.magellan.steps.throwing import TurnThrow
from escales.games.magellan.steps.truces import Vote
from escales.games.magellan.steps.turn import Turn
from escales.games.magellan.strategy import MagellanStrategy
from escales.games.magellan.view import MIRROR, Public, seen_by, war


class Magellan(Game):
    """Magellan (MA-02, MA-03, MA-17): money is given out, the pack shuffled, lots are to be drawn."""

    meta = META
    strategy = MagellanStrategy()
    telling = TELLING
    marks = frozenset({"base", "flag", "tender", "deal", "closed", "prize"})
    phases = {
        # Before the first turn.
        "bases": Lottery(),
        "lot": Lot(),
        # A turn.
        "throw": TurnThrow(),
        "draw": Draw(),
        "reveal": Reveal(),
        "turn": Turn(),
        # What may come at any time.
        "sale": Sale(),
        "agreement": Agreement(),
        # War.
        "vote": Vote(),
        "attack": Attack(),
        "strike": Strike(),
        "fight": Fight(),
        "bomb": SpecialDie(),
        "remove": Removal(),
        "sacrifice": Sacrifice(),
        "conquest": Conquest(),
    }

    def start(self, seats: int, options: Options) -> State:
        state = State(self, seats, options)
        state.cash = [START_CASH[seats]] * seats
        if state.long:
            state.owner = [countries.OPEN] * len(countries.IDS)
            state.deck = Pile(cards.IDS)
        else:
            state.owner = [countries.UNSEEN] * len(countries.IDS)
            state.deck = Pile((*cards.IDS, *countries.IDS))
        return state

    def see(self, state: State, seat: int | None) -> Seen:
        return seen_by(state, seat)

    def notes(self, view: View) -> Iterator[Message]:
        return notes(view)

    def alarms(self, view: View, seat: int) -> Iterator[Message]:
        return alarms(view, seat)

    def worth(self, state: State, seat: int) -> tuple[Message, ...]:
        owned = [at for at, owner in enumerate(state.owner) if owner == seat]
        return tuple(
            Message("worth-country", {"card": countries.IDS[at], "amount": countries.INCOME[at]})
            for at in owned
        )

    def plan(
        self, view: View, target: str, piece: str = "", way: Sequence[Action] = ()
    ) -> Plan | Message | None:
        state = self.sample(view, Random(0))
        found = along(state, way) if way else trip(state, target, piece)
        if found is None:
            return no_way(state, target, piece)
        whole, done, left, fight, _, _ = found
        why = halt(state, found)
        note = consequences.note(found, target)
        risk = consequences.risk(state, whole)
        steps = [str(step) for step in whole.steps]
        return {
            "target": target,
            "piece": NAMES[whole.mover],
            "carrier": "" if whole.carrier == NONE else NAMES[whole.carrier],
            "actions": steps[:done],
            "rest": steps[done:],
            "cost": whole.cost,
            "left": left,
            "stop": Message("plan-fight", {"place": fight}).to_json() if fight else None,
            "risk": risk.to_json() if risk else None,
            "why": why.to_json() if why else None,
            "note": note.to_json() if note else None,
        }

    def idle(self, view: View) -> Action | None:
        return idling.idle(view)

    def matters(self, event: SeenEvent, view: View) -> bool:
        return idling.matters(event, view)

    def sample(self, view: View, rng: Random) -> State:
        state = State.resumed(self, view)
        public = cast(Public, view["public"])
        MIRROR.restore(state, public)
        for piece in view["pieces"]:
            if piece["id"] in NUMBER:
                state.at[NUMBER[piece["id"]]] = piece["place"]
        for carried, carrier in public["on"].items():
            state.on[NUMBER[carried]] = NUMBER[carrier]
            state.load[NUMBER[carrier]] = NUMBER[carried]
        state.flying = tuple(NUMBER[plane] for plane in public["flying"])
        state.owner = [public["owner"][id] for id in countries.IDS]
        state.deck = Pile(public["shuffled"], public["under"])
        state.prizes = tuple(
            Prize(
                prize["card"], prize["index"], tuple((note[0], note[1]) for note in prize["notes"])
            )
            for prize in public["prizes"]
        )
        state.running = tuple(
            Running(each["card"], each["index"], each["seat"], each["rounds"])
            for each in public["running"]
        )
        state.dues = tuple(Due(due["seat"], due["amount"], due["payee"]) for due in public["dues"])
        state.war = war.restored(public["war"])
        return state


GAME = Magellan()

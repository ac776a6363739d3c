"""Marco Polo as a game of the contract."""

from collections.abc import Sequence
from random import Random
from typing import cast

from escales.core import CHANCE, Action, Choices, Game, Options, Pile, View
from escales.games.marco_polo.advice import advise
from escales.games.marco_polo.board import START_CASH, VENICE
from escales.games.marco_polo.cards import COLOURS, CONTENTS, HASARD, SECRETS, TABLES
from escales.games.marco_polo.meta import META
from escales.games.marco_polo.state import State
from escales.games.marco_polo.view import Own, Public


class MarcoPolo(Game):
    """Marco Polo (MP-03, MP-04): all are in Venise with 240 besants, the piles are shuffled."""

    meta = META

    def start(self, seats: int, options: Options) -> State:
        state = State()
        state.seats = seats
        state.lot = cast(bool, options["lot"])
        state.rounds = cast(int, options["rounds"])
        state.round = 0
        state.opener, state.turn = -1, 0
        state.extra, state.playing_on = 0, False
        state.places = [VENICE] * seats
        state.cash = [START_CASH] * seats
        state.hands = [()] * seats
        state.tables = [""] * seats
        state.accomplished = [False] * seats
        state.secrets = [""] * seats
        state.piles = [Pile(CONTENTS[colour]) for colour in COLOURS]
        state.table_pile, state.secret_pile = Pile(TABLES), Pile(SECRETS)
        state.loot, state.loot_cash = (), 0
        state.mode, state.face, state.black = "", 0, 0
        state.bought, state.demanded, state.bound = 0, False, False
        state.agenda = ()
        state.result = None
        state.phase = "lot"
        state.actor, state.roller = CHANCE, None
        return state

    def sample(self, view: View, rng: Random) -> State:
        state = self.start(len(view["seats"]), cast(Options, view["options"]))
        public = cast(Public, view["public"])
        state.resume(view)
        state.round, state.opener, state.turn = view["round"], public["opener"], public["turn"]
        state.extra, state.playing_on = public["extra"], public["playing_on"]
        state.places, state.cash = list(public["places"]), list(public["cash"])
        state.accomplished = [mission != "" for mission in public["missions"]]
        state.secrets = list(public["secrets"])
        state.loot, state.loot_cash = tuple(public["loot"]), public["loot_cash"]
        state.mode, state.face, state.black = public["mode"], public["face"], public["black"]
        state.bought, state.demanded = public["bought"], public["demanded"]
        state.bound = public["bound"]
        state.agenda = tuple(map(tuple, public["agenda"]))
        self._deal_goods(state, view, rng)
        self._deal_tables(state, view, rng)
        pile = public["secret_pile"]
        state.secret_pile = Pile(_less(SECRETS, (*state.secrets, *pile["bottom"])), pile["bottom"])
        return state

    def advise(self, level: str, view: View, choices: Choices, rng: Random) -> Action:
        return advise(view, choices, rng)

    def _deal_goods(self, state: State, view: View, rng: Random) -> None:
        """Give the other seats goods that *view* has not seen, each of them as likely.

        How many of a colour are in other hands follows from the height of its pile, in which all
        Hasard cards lie that have not come up. Whose they are is drawn: a view does not remember
        who bought from which pile.
        """
        public, seat = cast(Public, view["public"]), view["seat"]
        hands = public["hands"] or [
            cast(Own, view["own"])["hand"] if at == seat else [] for at in range(state.seats)
        ]
        obeyed = [str(due[1]) for due in state.agenda if due[0] == "under"]
        seen = [*state.loot, *obeyed, *(card for hand in hands for card in hand)]
        held: list[str] = []
        for at, colour in enumerate(COLOURS):
            pile = public["piles"][colour]
            unseen = _less(CONTENTS[colour], (*seen, *pile["bottom"]))
            goods = [card for card in unseen if card not in HASARD]
            rng.shuffle(goods)
            out = len(unseen) - pile["shuffled"]
            held += goods[:out]
            state.piles[at] = Pile(_less(unseen, goods[:out]), pile["bottom"])
        rng.shuffle(held)
        for at, number in enumerate(public["cards"]):
            more = 0 if hands[at] else number
            state.hands[at] = tuple(sorted([*hands[at], *held[:more]]))
            del held[:more]

    def _deal_tables(self, state: State, view: View, rng: Random) -> None:
        """Give the others Tables d'Or that *view* has not seen."""
        public, seat = cast(Public, view["public"]), view["seat"]
        pile = public["table_pile"]
        state.tables = list(public["missions"])
        if seat is not None:
            state.tables[seat] = cast(Own, view["own"])["table"]
        unseen = _less(TABLES, (*state.tables, *pile["bottom"]))
        rng.shuffle(unseen)
        for at, held in enumerate(public["tables"]):
            if held and not state.tables[at]:
                state.tables[at] = unseen.pop()
        state.table_pile = Pile(unseen, pile["bottom"])


def _less(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """*cards* without those that are *gone*, in their order."""
    return [card for card in cards if card not in gone]


GAME = MarcoPolo()

"""Magellan as a game of the contract."""

from random import Random
from typing import cast

from escales.core import CHANCE, Action, Choices, Game, Options, Pile, View
from escales.games.magellan import cards, countries, war_view
from escales.games.magellan.advice import advise
from escales.games.magellan.board import CANAL_IDS, NOWHERE
from escales.games.magellan.equipment import START_CASH
from escales.games.magellan.meta import META
from escales.games.magellan.pieces import EACH, NONE, NUMBER
from escales.games.magellan.state import State
from escales.games.magellan.view import Public
from escales.games.magellan.war import PEACE


class Magellan(Game):
    """Magellan (MA-02, MA-03, MA-17): money is given out, the pack shuffled, lots are to be drawn."""

    meta = META

    def start(self, seats: int, options: Options) -> State:
        state = State()
        state.seats = seats
        state.ruleset = cast(str, options["ruleset"])
        state.islands = cast(int, options["bases"])
        state.target = cast(int, options["target"])
        state.two_dice = cast(bool, options["two_dice"])
        state.rounds = cast(int, options["rounds"])
        state.play_on = cast(bool, options["play_on"])
        state.round = 0
        state.opener, state.turn = -1, 0
        state.fallen, state.retired = (), ()
        state.bases = [NOWHERE] * seats
        state.at = [NOWHERE] * (seats * EACH)
        state.on = [NONE] * (seats * EACH)
        state.load = [NONE] * (seats * EACH)
        state.flying = ()
        state.cash = [START_CASH[seats]] * seats
        drawn = countries.OPEN if state.long else countries.UNSEEN
        state.owner = [drawn] * len(countries.IDS)
        state.deck = Pile(cards.IDS if state.long else (*cards.IDS, *countries.IDS))
        state.card, state.effect, state.seek = "", 0, 0
        state.prizes, state.running, state.dues = (), (), ()
        state.canals = CANAL_IDS
        state.dice = state.extra = state.cards = 0
        state.thrown = state.chain = state.points = 0
        state.acted, state.asked, state.told = False, (), False
        state.war = PEACE
        state.result = None
        state.phase = "bases"
        state.actor, state.roller = CHANCE, None
        return state

    def advise(self, level: str, view: View, choices: Choices, rng: Random) -> Action:
        return advise(view, choices, rng)

    def sample(self, view: View, rng: Random) -> State:
        state = self.start(len(view["seats"]), cast(Options, view["options"]))
        public = cast(Public, view["public"])
        state.resume(view)
        state.round, state.opener, state.turn = view["round"], public["opener"], public["turn"]
        state.fallen = tuple(map(tuple, public["fallen"]))
        state.retired = tuple(public["retired"])
        state.bases, state.cash = list(public["bases"]), list(public["cash"])
        for piece in view["pieces"]:
            if piece["id"] in NUMBER:
                state.at[NUMBER[piece["id"]]] = piece["place"]
        for carried, carrier in public["on"].items():
            state.on[NUMBER[carried]] = NUMBER[carrier]
            state.load[NUMBER[carrier]] = NUMBER[carried]
        state.flying = tuple(NUMBER[plane] for plane in public["flying"])
        state.owner = [public["owner"][id] for id in countries.IDS]
        state.deck = Pile(public["shuffled"], public["under"])
        state.card, state.effect, state.seek = public["card"], public["effect"], public["seek"]
        state.prizes = tuple(
            (prize["card"], prize["index"], tuple((note[0], note[1]) for note in prize["notes"]))
            for prize in public["prizes"]
        )
        state.running = tuple(
            (each["card"], each["index"], each["seat"], each["rounds"])
            for each in public["running"]
        )
        state.dues = tuple((due["seat"], due["amount"], due["payee"]) for due in public["dues"])
        state.canals = tuple(public["canals"])
        state.dice, state.extra, state.cards = public["dice"], public["extra"], public["cards"]
        state.thrown, state.chain = public["thrown"], public["chain"]
        state.points, state.acted = public["points"], public["acted"]
        state.asked, state.told = tuple(public["asked"]), public["told"]
        state.war = war_view.restored(public["war"])
        return state


GAME = Magellan()

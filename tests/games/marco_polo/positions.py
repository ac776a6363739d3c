"""Positions of Marco Polo to test from, and short functions to play on from them.

The four merchants are those of the rule book's examples. With fewer seats the last ones are away.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import Event, Pile
from escales.games.marco_polo.cards import COLOURS, CONTENTS, SECRETS, TABLES
from escales.games.marco_polo.dues import OfTurn
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from tests.play import do

ROSE, BRUNO, JEANNE, VICTOR = range(4)
FAR_APART: Final = ("bagdad", "calicut", "karakorum", "venise")
"""Comptoirs far from one another, and Venise."""
EIGHTIES: Final = ("blue_tea", "green_carpets", "yellow_giraffes")
"""Three goods worth 80, of three colours: they may also be brought home."""
FORTUNE: Final = ("blue_tea", "green_carpets", "purple_gold", "purple_rubies", "yellow_giraffes")
"""Goods of all colours, worth 400."""


def new_game(seats: int, **options: object) -> State:
    """A game before the lot is drawn."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    return state


def position(
    places: Sequence[str] = FAR_APART[:2],
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    cash: Sequence[int] | None = None,
    tables: Mapping[int, str] | None = None,
    accomplished: Sequence[int] = (),
    secrets: Mapping[int, str] | None = None,
    loot: Sequence[str] = (),
    loot_cash: int = 0,
    under: Mapping[str, Sequence[str]] | None = None,
    emptied: Sequence[str] = (),
    turn: int = ROSE,
    **options: object,
) -> State:
    """The middle of a game: *turn* is about to announce.

    Fields are set by hand, so there can be positions that no play leads to. By default nobody has
    goods and everybody has 240 b. All other cards are shuffled in their piles, except the cards
    *under* the piles, given by colour, and except the piles of the colours that are *emptied*.
    """
    seats = len(places)
    state = new_game(seats, **options)
    state.round, state.opener, state.turn = 1, ROSE, turn
    state.places = list(places)
    state.cash = list(cash or [240] * seats)
    state.hands = [tuple(sorted((hands or {}).get(seat, ()))) for seat in range(seats)]
    state.tables = [(tables or {}).get(seat, "") for seat in range(seats)]
    state.accomplished = [seat in accomplished for seat in range(seats)]
    state.secrets = [(secrets or {}).get(seat, "") for seat in range(seats)]
    state.loot, state.loot_cash = tuple(sorted(loot)), loot_cash
    gone = {*loot, *state.tables, *state.secrets, *(card for hand in state.hands for card in hand)}
    for at, colour in enumerate(COLOURS):
        bottom = (under or {}).get(colour, ())
        left = [card for card in CONTENTS[colour] if card not in gone and card not in bottom]
        state.piles[at] = Pile([] if colour in emptied else left, bottom)
    state.table_pile = Pile(card for card in TABLES if card not in gone)
    state.secret_pile = Pile(card for card in SECRETS if card not in gone)
    state.agenda = (OfTurn("announce"),)
    state.phase, state.actor, state.roller = "announce", turn, None
    return state


def trading(places: Sequence[str] = FAR_APART[:2], **given: object) -> State:
    """The same, but the merchant whose turn it is has moved to a comptoir and may trade."""
    state = position(places, **given)  # type: ignore[arg-type]
    state.agenda, state.phase = (OfTurn("trade"),), "trade"
    return state


def spun(state: State, mode: str, number: int) -> list[Event]:
    """The merchant whose turn it is announces *mode* and spins *number*; returns what happened."""
    return do(state, f"announce {mode}", f"spin {number}")


def turn_up(state: State, card: str) -> list[Event]:
    """The merchant whose turn it is buys *card*; returns what happened."""
    return do(state, "buy", f"draw {card}")


def targets(state: State, verb: str = "move") -> set[str]:
    """The last arguments of the legal actions of that *verb*."""
    return {str(action.args[-1]) for action in state.legal_actions() if action.verb == verb}


def faces(state: State) -> dict[str, int]:
    """The weights of what chance may bring now, by the last argument."""
    return {str(outcome.args[-1]): weight for outcome, weight in state.outcomes()}


def bottom(state: State, colour: str) -> list[str]:
    """The known cards under the pile of that *colour*, the next one first."""
    return state.piles[COLOURS.index(colour)].bottom

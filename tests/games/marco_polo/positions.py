"""Positions of Marco Polo to test from, and the few words in which the tests tell what happens.

The four merchants are those of the rule book's examples; with fewer seats the last ones are away.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import Event, Pile
from escales.games.marco_polo.cards import COLOURS, CONTENTS, SECRETS, TABLES
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from tests.play import do

ROSE, BRUNO, JEANNE, VICTOR = range(4)
FAR_APART: Final = ("bagdad", "calicut", "karakorum", "venise")
"""Comptoirs far from one another, and Venise."""
EIGHTIES: Final = ("blue_tea", "green_carpets", "yellow_giraffes")
"""Three goods worth 80 that one may bring home as well."""
FORTUNE: Final = ("blue_tea", "green_carpets", "purple_gold", "purple_rubies", "yellow_giraffes")
"""Goods of all colours, worth 400."""


def new_game(seats: int, **options: object) -> State:
    """A game before the lot."""
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

    Fields are set by hand, so positions that no play leads to can be made as well. Nobody has
    goods, and everybody 240 b, unless said otherwise; all other cards are shuffled in their
    piles, but for those *under* them, by colour, and for the colours that are *emptied*.
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
    state.agenda = (("announce",),)
    state.phase, state.actor, state.roller = "announce", turn, None
    return state


def trading(places: Sequence[str] = FAR_APART[:2], **given: object) -> State:
    """The same, but whose turn it is has come to their comptoir by the turn's movement."""
    state = position(places, **given)  # type: ignore[arg-type]
    state.agenda, state.phase = (("trade",),), "trade"
    return state


def spun(state: State, mode: str, number: int) -> list[Event]:
    """Whose turn it is announces *mode* and spins *number*."""
    return do(state, f"announce {mode}", f"spin {number}")


def turn_up(state: State, card: str) -> list[Event]:
    """Whose turn it is buys a card, and it is *card*."""
    return do(state, "buy", f"draw {card}")


def targets(state: State, verb: str = "move") -> set[str]:
    """What the actions of that *verb* that are legal now lead to."""
    return {str(action.args[-1]) for action in state.legal_actions() if action.verb == verb}


def faces(state: State) -> dict[str, int]:
    """What chance may bring now, with weights, by the last argument."""
    return {str(outcome.args[-1]): weight for outcome, weight in state.outcomes()}


def bottom(state: State, colour: str) -> list[str]:
    """The known cards under the pile of that *colour*, the next one first."""
    return state.piles[COLOURS.index(colour)].bottom

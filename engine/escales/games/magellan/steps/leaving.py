"""Who leaves the game, and how it ends (MA-31 to MA-34, MA-56)."""

from functools import lru_cache
from typing import TYPE_CHECKING

from escales.core import BANK, Event, Result, ranks_of_fallen
from escales.games.magellan.countries import INCOME
from escales.games.magellan.steps import holdings, war

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def see_losers(state: "State", events: list[Event]) -> bool:
    """See who has no jeep on the base or no money: they are out; true when that ends the game.

    Whoever has no money has no country left either: see ``money.ask_penniless``.
    """
    left = state.left()
    bare = [seat for seat in left if not holdings.keeps_base(state, seat)]
    poor = [seat for seat in left if not state.cash[seat] and seat not in bare and not state.card]
    events += [Event("out-base", "MA-31", {"seat": seat}) for seat in bare]
    events += [Event("out-money", "MA-31", {"seat": seat}) for seat in poor]
    if bare or poor:
        _leave(state, [seat for seat in left if seat in bare or seat in poor], events)
    return state.result is not None


def ruin(state: "State", seats: list[int], events: list[Event]) -> None:
    """These seats could not pay what was due: they are out (MA-31)."""
    events += [Event("out-money", "MA-31", {"seat": seat}) for seat in seats]
    _leave(state, seats, events)


def _leave(state: "State", seats: list[int], events: list[Event]) -> None:
    state.fallen = (*state.fallen, tuple(sorted(seats)))
    for seat in seats:
        holdings.clear(state, seat)
        war.removed(state, seat, events)
    _end_if_alone(state, events)


def _end_if_alone(state: "State", events: list[Event]) -> None:
    """The last player left wins; those who fell at one moment as the last share it (MA-33)."""
    if len(state.left()) <= 1:
        ranking = _ranks_of_gone(state)
        for seat in state.left():
            ranking[seat] = 1 + len(state.retired)
        state.end(Result(tuple(ranking), "last", "MA-33"), events)


def see_winner(state: "State", events: list[Event]) -> bool:
    """Whose income exceeds the target has won (MA-32, MA-34); true when that ends the game."""
    if state.long:
        return False
    incomes, free = _incomes(tuple(state.owner), state.seats)
    for seat in state.left():
        if incomes[seat] > state.target:
            _retire(state, seat, incomes[seat], events)
            return state.result is not None
    stuck = all(incomes[seat] + free <= state.target for seat in state.left())
    if stuck and not state.told:
        events.append(Event("stuck", "MA-56", {"target": state.target}))
    state.told = stuck
    return False


@lru_cache(maxsize=64)
def _incomes(owner: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], int]:
    """The income of each seat, and what the countries yield that nobody owns."""
    incomes, free = [0] * seats, 0
    for yields, seat in zip(INCOME, owner, strict=True):
        if seat >= 0:
            incomes[seat] += yields
        else:
            free += yields
    return tuple(incomes), free


def _retire(state: "State", seat: int, income: int, events: list[Event]) -> None:
    events.append(Event("won", "MA-32", {"seat": seat, "income": income}))
    if not state.play_on:
        end_by_income(state, "income", "MA-32", events)
        return
    others = [other for other in state.left() if other != seat]
    share, rest = divmod(state.cash[seat], len(others))
    for other in others:
        if share:
            state.cash[other] += share
            events.append(
                Event("shared", "MA-32", {"payer": seat, "payee": other, "amount": share})
            )
    if rest:
        events.append(Event("shared", "MA-32", {"payer": seat, "payee": BANK, "amount": rest}))
    state.retired = (*state.retired, seat)
    holdings.clear(state, seat)
    war.removed(state, seat, events)
    _end_if_alone(state, events)


def end_by_income(state: "State", reason: str, rule: str, events: list[Event]) -> None:
    """The highest income, then the most money; behind those already retired (MA-34, MA-56)."""
    scores = {seat: (holdings.income(state, seat), state.cash[seat]) for seat in state.left()}
    ranking = _ranks_of_gone(state)
    first = 1 + len(state.retired)
    for seat, score in scores.items():
        ranking[seat] = first + sum(other > score for other in scores.values())
    state.end(Result(tuple(ranking), reason, rule), events)


def _ranks_of_gone(state: "State") -> list[int]:
    """The ranks of who has retired or fallen, in order and in reverse order; 0 for who is left."""
    ranking = ranks_of_fallen(state.seats, state.fallen)
    for rank, seat in enumerate(state.retired, 1):
        ranking[seat] = rank
    return ranking

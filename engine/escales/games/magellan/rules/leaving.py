"""How seats leave the game, and how it ends (MA-31 to MA-34, MA-56)."""

from functools import lru_cache

from escales.core import BANK, Event, Result, ranks_by_score, ranks_of_fallen
from escales.games.magellan.countries import INCOME
from escales.games.magellan.events import Told
from escales.games.magellan.rules.war import wars
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def eliminate_losers(state: State, events: list[Event]) -> bool:
    """Seats without a jeep on their base or without money are out (MA-31).

    True when this ends the game. A seat without money has no country left either: see
    ``money.ask_penniless``.
    """
    left = state.left()
    bare = [seat for seat in left if not holdings.keeps_base(state, seat)]
    poor = [seat for seat in left if not state.cash[seat] and seat not in bare and not state.card]
    events += [Event("out-base", "MA-31", {"seat": seat}) for seat in bare]
    events += [Event("out-money", "MA-31", {"seat": seat}) for seat in poor]
    if bare or poor:
        _leave(state, [seat for seat in left if seat in bare or seat in poor], events)
    return state.result is not None


def ruin(state: State, seat: int, events: list[Event]) -> None:
    """*seat* could not pay what was due: it is out (MA-31)."""
    events.append(Event("out-money", "MA-31", {"seat": seat}))
    _leave(state, [seat], events)


def _leave(state: State, seats: list[int], events: list[Event]) -> None:
    state.fallen = (*state.fallen, tuple(sorted(seats)))
    for seat in seats:
        holdings.clear(state, seat)
        wars.removed(state, seat, events)
    _end_if_alone(state, events)


def _end_if_alone(state: State, events: list[Event]) -> None:
    """The last seat left wins; if the last ones fall at one moment, they share the win (MA-33)."""
    if len(state.left()) <= 1:
        ranking = _ranks_of_gone(state)
        for seat in state.left():
            ranking[seat] = 1 + len(state.retired)
        state.end(Result(tuple(ranking), "last", "MA-33"), events)


def retire_winner(state: State, events: list[Event]) -> bool:
    """A seat whose income exceeds the target has won (MA-32, MA-34); true when there is one.

    The long duel has no target.
    """
    if state.long:
        return False
    incomes, _ = _incomes(tuple(state.owner), state.seats)
    for seat in state.left():
        if incomes[seat] > state.target:
            _retire(state, seat, incomes[seat], events)
            return True
    return False


def tell_if_stuck(state: State, events: list[Event]) -> None:
    """Tell the table once that nobody can pass the target any more without a war (MA-56).

    The long duel has no target.
    """
    if state.long:
        return
    incomes, free = _incomes(tuple(state.owner), state.seats)
    stuck = all(incomes[seat] + free <= state.target for seat in state.left())
    if stuck and not state.told:
        events.append(Event("stuck", "MA-56", Told(target=state.target)))
    state.told = stuck


@lru_cache(maxsize=64)
def _incomes(owner: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], int]:
    """The income of each seat, and the income of all countries without an owner."""
    incomes, free = [0] * seats, 0
    for yields, seat in zip(INCOME, owner, strict=True):
        if seat >= 0:
            incomes[seat] += yields
        else:
            free += yields
    return tuple(incomes), free


def _retire(state: State, seat: int, income: int, events: list[Event]) -> None:
    """*seat* has won: the game ends, or the others share its money and play on (MA-32)."""
    events.append(Event("won", "MA-32", Told(seat=seat, income=income)))
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
    wars.removed(state, seat, events)
    _end_if_alone(state, events)


def end_by_income(state: State, reason: str, rule: str, events: list[Event]) -> None:
    """The game ends: rank by income, then by money, behind the retired seats (MA-34, MA-56)."""
    left = state.left()
    ranks = ranks_by_score([(holdings.income(state, seat), state.cash[seat]) for seat in left])
    ranking = _ranks_of_gone(state)
    for seat, rank in zip(left, ranks, strict=True):
        ranking[seat] = len(state.retired) + rank
    state.end(Result(tuple(ranking), reason, rule), events)


def _ranks_of_gone(state: State) -> list[int]:
    """The ranks of the retired seats from the front and of the fallen from behind; 0 if still in."""
    ranking = ranks_of_fallen(state.seats, state.fallen)
    for rank, seat in enumerate(state.retired, 1):
        ranking[seat] = rank
    return ranking

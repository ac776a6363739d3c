"""What captains have: money, goods and cards (LC-02, LC-16, LC-24, LC-36, LC-43, LC-44)."""

from escales.core import Event, EventParams, Message, with_card, without
from escales.games.long_cours.board import MOST, MOST_1, RESALE
from escales.games.long_cours.goods import NO_GOODS, by_product
from escales.games.long_cours.rules import captains
from escales.games.long_cours.state import State


def wealth(state: State, seat: int) -> int:
    """The cash of *seat*, and the price of its cargo: what the limit of rounds counts (LC-43)."""
    return state.cash[seat] + RESALE * sum(state.cargo[seat])


def worth(state: State, seat: int) -> tuple[Message, ...]:
    """What :func:`wealth` is made of: the cash, and each product at the price of its resale."""
    cargo = (
        Message("worth-cargo", {"product": product, "number": goods, "amount": RESALE * goods})
        for product, goods in by_product(state.cargo[seat]).items()
    )
    return (Message("worth-cash", {"amount": state.cash[seat]}), *cargo)


def most_to_pay(state: State, seat: int) -> int:
    """The most that *seat* can pay or bid at once: its cash, in fifteen digits (LC-02)."""
    return min(state.cash[seat], most_at_once(state.edition))


def most_at_once(edition: int) -> int:
    """The most that can be paid or bid at once under a version of the rules, in M (LC-02)."""
    return MOST if edition > 1 else MOST_1


def are_ruined(state: State) -> bool:
    """Whether no captain in the game has money or goods, and no goods lie stranded (LC-44)."""
    return (
        not any(state.cash[seat] for seat in captains.left(state))
        and all(goods == NO_GOODS for goods in state.cargo)
        and all(goods == NO_GOODS for goods in state.stranded)
    )


def hand_over(
    state: State, payer: int, payee: int, why: EventParams, rule: str, events: list[Event]
) -> None:
    """*payer* gives all their money to *payee* (LC-24, LC-36); *why* says the reason."""
    amount, state.cash[payer] = state.cash[payer], 0
    if amount:
        state.cash[payee] += amount
        events.append(Event("pay", rule, {"payer": payer, "payee": payee, "amount": amount, **why}))


def play_card(state: State, seat: int, card: str) -> None:
    """*seat* plays *card*; it leaves the game for good (LC-16)."""
    state.hands[seat] = without(state.hands[seat], card)
    state.gone = with_card(state.gone, card)

"""What captains have: money, goods and cards, and how they change hands."""

from typing import TYPE_CHECKING

from escales.core import Event
from escales.core.message import Json
from escales.games.long_cours.board import NO_GOODS, PRODUCTS, RESALE
from escales.games.long_cours.cards import with_card, without

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


def goods_json(goods: tuple[int, ...]) -> dict[str, Json]:
    """Goods by the ids of their products, those there are none of left out."""
    return {product: amount for product, amount in zip(PRODUCTS, goods, strict=True) if amount}


def together(goods: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Both in one heap."""
    return tuple(a + b for a, b in zip(goods, more, strict=True))


def with_product(goods: tuple[int, ...], product: int, amount: int) -> tuple[int, ...]:
    """*goods* with *amount* of one product instead of what there was of it."""
    return (*goods[:product], amount, *goods[product + 1 :])


def wealth(state: "State", seat: int) -> int:
    """Cash, and the cargo at what it sells for: what counts at the limit of rounds (LC-43)."""
    return state.cash[seat] + RESALE * sum(state.cargo[seat])


def is_ruined(state: "State") -> bool:
    """Whether nobody in the game has any money or goods, and none lie stranded (LC-44)."""
    return (
        not any(state.cash[seat] for seat in state.left())
        and all(goods == NO_GOODS for goods in state.cargo)
        and all(goods == NO_GOODS for goods in state.stranded)
    )


def hand_over(
    state: "State", payer: int, payee: int, why: str, rule: str, events: list[Event]
) -> None:
    """*payer* gives all their notes to *payee* (LC-24, LC-36)."""
    amount, state.cash[payer] = state.cash[payer], 0
    if amount:
        state.cash[payee] += amount
        events.append(
            Event("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "why": why})
        )


def play_card(state: "State", seat: int, card: str) -> None:
    """*seat* puts *card* on the table; it leaves the game for good (LC-16)."""
    state.hands[seat] = without(state.hands[seat], card)
    state.gone = with_card(state.gone, card)

"""What merchants have, and what it allows them to do."""

from escales.core import BANK, Event, Message, without
from escales.games.marco_polo.board import (
    LEAST,
    LIMITED,
    MOST,
    NOTHING,
    SECRET_VALUE,
    TABLE_VALUE,
    TARGETS,
)
from escales.games.marco_polo.cards import COLOUR_OF, COLOURS, GOODS, TOWN, count, gifts
from escales.games.marco_polo.rules.stock import put_under
from escales.games.marco_polo.state import State


def open_wealth(state: State, seat: int) -> int:
    """The part of a fortune that everybody sees: notes, Table d'Or and Secret (MP-20)."""
    table = TABLE_VALUE if state.tables[seat] else 0
    return state.cash[seat] + table + (SECRET_VALUE if state.secrets[seat] else 0)


def wealth(state: State, seat: int) -> int:
    """A whole fortune: goods too (MP-31)."""
    return open_wealth(state, seat) + sum(GOODS[card] for card in state.hands[seat])


def worth(state: State, seat: int) -> tuple[Message, ...]:
    """What :func:`wealth` is made of: notes, goods by colour, Table d'Or and Secret; without what is nothing."""
    hand = state.hands[seat]
    cash = [Message("worth-cash", {"amount": state.cash[seat]})] if state.cash[seat] else []
    goods = (
        Message(
            "worth-goods",
            {
                "colour": colour,
                "amount": sum(GOODS[card] for card in hand if COLOUR_OF[card] == colour),
            },
        )
        for colour in COLOURS
        if count(hand, colour)
    )
    tables = [Message("worth-table", {"amount": TABLE_VALUE})] if state.tables[seat] else []
    secrets = [Message("worth-secret", {"amount": SECRET_VALUE})] if state.secrets[seat] else []
    return (*cash, *goods, *tables, *secrets)


def has_made_fortune(state: State, seat: int) -> bool:
    """Whether coming home now would win: mission, Secret, colours and sum (MP-31, MP-32)."""
    return (
        state.accomplished[seat]
        and state.secrets[seat] != ""
        and all(LEAST <= count(state.hands[seat], colour) <= MOST for colour in LIMITED)
        and wealth(state, seat) >= TARGETS[state.seats]
    )


def may_enter(state: State, seat: int) -> bool:
    """Whether Khanbalik is open: the gifts in hand, and no Table d'Or yet (MP-27)."""
    return might_enter(state, seat) and len(gifts(state.hands[seat])) >= state.gifts


def might_enter(state: State, seat: int) -> bool:
    """Whether Khanbalik may be open, judged by what everybody sees (MP-26)."""
    return not state.tables[seat] and len(state.hands[seat]) >= state.gifts


def is_on_mission(state: State, seat: int) -> bool:
    """Whether the Table d'Or protects the merchant (MP-29)."""
    return state.tables[seat] != "" and not state.accomplished[seat]


def goal(state: State, seat: int) -> str:
    """The town that ends a move, or empty: the Table d'Or leads there (MP-30), perhaps again (MP-39)."""
    table = state.tables[seat]
    if table and not (state.accomplished[seat] and state.secrets[seat]):
        return TOWN[table]
    return ""


def saleable(state: State, seat: int) -> tuple[str, ...]:
    """All that a merchant in debt can sell, in ascending order (MP-34)."""
    owned = (*state.hands[seat], state.tables[seat], state.secrets[seat])
    return tuple(sorted(card for card in owned if card))


def can_raise(state: State, seat: int, amount: int) -> bool:
    """Whether a merchant has *amount* in notes, or can sell enough for it (MP-13, MP-34)."""
    return wealth(state, seat) >= amount


def is_ruined(state: State, seat: int) -> bool:
    """Whether a merchant has nothing, or as good as nothing (MP-35)."""
    return state.cash[seat] < NOTHING and not saleable(state, seat)


def sell_goods(state: State, seat: int, card: str, events: list[Event]) -> None:
    """*seat* sells *card* to the bank: it is shown, and put under its pile (MP-15)."""
    state.hands[seat] = without(state.hands[seat], card)
    put_under(state, card)
    state.cash[seat] += GOODS[card]
    events.append(
        Event(
            "sale",
            "MP-15",
            {"seat": seat, "card": card, "payer": BANK, "payee": seat, "amount": GOODS[card]},
            reveals=True,
        )
    )

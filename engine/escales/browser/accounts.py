"""Accounts: what each seat received and paid during a game, and what its figure is made of."""

from typing import Any, cast

from escales.browser.answers import Account, AccountLine
from escales.core import Message, Table

type _Payment = tuple[int, str, bool]
"""A seat, what it pays or receives for, and whether it receives."""


def accounts(table: Table) -> list[Account]:
    """The account of each seat of *table*, from the payments in its log.

    Everything that the events of a payment say is public: who pays whom, how much and why.
    """
    lines: list[dict[tuple[str, bool], AccountLine]] = [{} for _ in table.seats]
    goods: list[dict[tuple[str, bool], AccountLine]] = [{} for _ in table.seats]
    moves = table.game.telling.goods
    for entry in table.log:
        counted: set[_Payment] | None = None  # whoever pays everybody else pays once
        for event in entry.events:
            params = cast(dict[str, Any], event.params)
            if event.kind in moves:
                whose, gain = moves[event.kind]
                held = params.get("amount", sum(params.get("goods", {}).values()))
                _add(goods[params[whose]], event.kind, gain, held, True)
            payer = params.get("payer")
            if payer is None:
                continue
            amount, payee = params.get("amount"), params.get("payee")
            if not amount or payee is None:
                continue
            counted = set() if counted is None else counted
            cause = params.get("why", event.kind)
            for seat, gain in ((payer, False), (payee, True)):
                if isinstance(seat, int):
                    _add(lines[seat], cause, gain, amount, (seat, cause, gain) not in counted)
                    counted.add((seat, cause, gain))

    def worth(seat: int) -> tuple[Message, ...]:
        ended = table.state.result is not None  # before, it would tell what is hidden
        return table.game.worth(table.state, seat) if ended else ()

    return [
        {
            "seat": seat,
            "lines": _in_order(found),
            "goods": _in_order(goods[seat]),
            "worth": [part.to_json() for part in worth(seat)],
        }
        for seat, found in enumerate(lines)
    ]


def _add(
    lines: dict[tuple[str, bool], AccountLine], cause: str, gain: bool, amount: int, apart: bool
) -> None:
    """Add an amount to the line of its cause; it counts once more if it stands *apart*."""
    if amount == 0:
        return
    none: AccountLine = {"cause": cause, "gain": gain, "times": 0, "amount": 0}
    line = lines.setdefault((cause, gain), none)
    line["times"] += apart
    line["amount"] += amount


def _in_order(lines: dict[tuple[str, bool], AccountLine]) -> list[AccountLine]:
    return sorted(lines.values(), key=lambda line: (not line["gain"], -line["amount"]))

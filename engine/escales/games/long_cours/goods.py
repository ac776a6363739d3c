"""Goods: an amount, in whole millions, for each product (LC-02)."""

from typing import Final

from escales.games.long_cours.board import PRODUCTS

type Goods = tuple[int, ...]
"""An amount for each of :data:`~escales.games.long_cours.board.PRODUCTS`, in their order."""

NO_GOODS: Final[Goods] = (0,) * len(PRODUCTS)
"""An empty hold."""


def by_product(goods: Goods) -> dict[str, int]:
    """The amounts of *goods* by the ids of their products, without those that are zero."""
    return {product: amount for product, amount in zip(PRODUCTS, goods, strict=True) if amount}


def together(goods: Goods, more: Goods) -> Goods:
    """Both in one heap."""
    return tuple(a + b for a, b in zip(goods, more, strict=True))


def with_amount(goods: Goods, product: int, amount: int) -> Goods:
    """*goods* with the new *amount* of one product."""
    return (*goods[:product], amount, *goods[product + 1 :])

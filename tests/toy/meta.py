"""The toy game: title, seats, options."""

from escales.core import Meta, Option

META = Meta(
    id="toy",
    title="Toy",
    prefix="TY",
    seats=range(2, 4),
    minutes=1,
    rules=1,
    verbs={"deal": ("card",), "swap": (), "stake": ("amount",), "call": (), "fold": ()},
    options=(Option("chips", "int", 20, "TY-01", low=0, high=1000),),
    secrets=True,
)

"""Toy: title, seats, options.

The shelf and the terminal read this module before any rule is loaded, so it imports only the core.
"""

from escales.core import Meta, Option

META = Meta(
    id="toy",
    title="Toy",
    # The ids of the rules begin with it: TY-01.
    prefix="TY",
    seats=range(2, 4),
    minutes=1,
    # The version of the rules. It rises when a saved game could replay differently.
    rules=1,
    # Every decision and every outcome of chance, with the kinds of its arguments. The page knows
    # the kinds: it offers a `place` on the board, a `card` in the hand, an `amount` with a slider.
    verbs={"deal": ("card",), "swap": (), "stake": ("amount",), "call": (), "fold": ()},
    options=(Option("chips", "int", 20, "TY-01", low=0, high=1000),),
    # Seats see different things.
    secrets=True,
    # The kinds of events that people remember after the game.
    landmarks=("show",),
)

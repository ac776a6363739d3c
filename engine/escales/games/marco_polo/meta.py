"""Marco Polo: title, seats, options."""

from escales.core import Meta, Option

META = Meta(
    id="marco_polo",
    title="Marco Polo",
    prefix="MP",
    seats=range(2, 5),
    minutes=120,
    rules=2,
    verbs={
        "first": ("seat",),
        "announce": ("mode",),
        "spin": ("face",),
        "move": ("place",),
        "stay": (),
        "fight": (),
        "refuse": (),
        "black": ("face",),
        "white": ("face",),
        "give": ("card",),
        "pay": (),
        "sell": ("card",),
        "buy": (),
        "draw": ("card",),
        "demand": ("seat",),
        "take": ("card",),
        "send": ("seat",),
        "call": ("seat",),
        "join": ("seat",),
        "decline": (),
        "gift": ("card",),
        "table": ("card",),
        "secret": ("card",),
        "venice": (),
        "done": (),
    },
    options=(
        Option("lot", "bool", True, "MP-04"),
        Option("gifts", "int", 3, "MP-27", low=2, high=3),
        # Set-ups offer ten rounds at least: with the best numbers it is five to Khanbalik and five back.
        Option("rounds", "int", 0, "MP-33", low=0, high=200, least=10),
    ),
    secrets=True,
    landmarks=("table", "mission", "fly", "restart", "table-sold", "secret-sold", "win"),
)

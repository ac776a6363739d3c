"""Magellan: title, seats, options."""

from escales.core import Meta, Option

META = Meta(
    id="magellan",
    title="Magellan",
    prefix="MA",
    seats=range(2, 7),
    minutes=180,
    rules=1,
    verbs={
        "base": ("place",),
        "first": ("seat",),
        "roll": ("face",),
        "draw": ("card",),
        "reveal": ("card",),
        "move": ("piece", "place"),
        "fly": ("piece", "place"),
        "alight": ("piece", "place"),
        "embark": ("piece", "carrier"),
        "land": ("piece", "place"),
        "buy": ("kind",),
        "develop": ("card",),
        "sell": ("card",),
        "propose": (),
        "agree": (),
        "decline": (),
        "done": (),
    },
    options=(
        Option(
            "ruleset",
            "choice",
            "simple",
            "MA-24",
            values=("simple", "variant1", "variant2", "variant3"),
        ),
        Option("bases", "int", 1, "MA-02", low=1, high=4),
        Option("target", "int", 200, "MA-34", low=100, high=200, step=50),
        Option("two_dice", "bool", False, "MA-34"),
        Option("rounds", "int", 0, "MA-34", low=0, high=500),
        Option("play_on", "bool", False, "MA-32"),
    ),
    landmarks=("developed", "prize", "out", "retired"),
)

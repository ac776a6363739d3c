"""Long Cours: title, seats, options."""

from escales.core import Meta, Option

META = Meta(
    id="long_cours",
    title="Long Cours",
    prefix="LC",
    seats=range(2, 7),
    minutes=90,
    rules=2,
    verbs={
        "deal": ("card",),
        "first": ("seat",),
        "roll": ("face",),
        "launch": ("place",),
        "enter": ("place",),
        "buy": ("amount",),
        "resell": (),
        "sail": ("place",),
        "direct": ("place",),
        "storm": ("zone",),
        "fight": ("seat", "card"),
        "answer": ("card",),
        "yield": (),
        "auction": ("amount",),
        "bid": ("amount",),
        "pass": (),
        "corsaire": ("place",),
        "done": (),
    },
    options=(
        Option("short", "bool", False, "LC-06"),
        # Set-ups offer four rounds at least: only then can a Corsaire bought in the second sail (LC-32).
        Option("rounds", "int", 0, "LC-43", low=0, high=200, least=4),
    ),
    secrets=True,
    landmarks=("wreck", "salvage", "sold", "corsaire-sunk", "sunk"),
    house_seats={2: "LC-04"},
)

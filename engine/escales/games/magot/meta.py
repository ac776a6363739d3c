"""Le Magot: title, seats, options."""

from escales.core import Meta, Option

META = Meta(
    id="magot",
    title="Le Magot",
    prefix="MG",
    seats=range(2, 5),
    minutes=30,
    rules=1,
    verbs={
        "depart": ("place",),
        "arrivee": ("place",),
        "send": ("place",),
        "roll": ("face",),
    },
    landmarks=("magot", "capped"),
    options=(
        Option("stake", "int", 50, "MG-03", low=10, high=100, step=10),
        Option("rounds", "int", 3, "MG-20", low=1, high=20),
        Option("short", "bool", True, "MG-22"),
    ),
)

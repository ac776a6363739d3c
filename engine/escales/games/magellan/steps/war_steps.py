"""What seats decide about wars, and the dice of fights (MA-25 to MA-30)."""

from collections.abc import Mapping
from typing import Any, Final

from escales.core import Operation, Step
from escales.games.magellan.steps import battles, conquest, raids, removals, strikes, truces

OPERATIONS: Final[tuple[Operation[Any], ...]] = (raids.Bomb(), truces.Offer(), truces.Warn())
"""What a seat may do of it on its turn, besides moving: part of the phase ``turn``."""
STEPS: Final[Mapping[str, Step[Any]]] = {
    "vote": truces.Vote(),
    "attack": battles.Attack(),
    "fight": battles.Fight(),
    "strike": strikes.Strike(),
    "bomb": raids.SpecialDie(),
    "remove": removals.Removal(),
    "sacrifice": removals.Sacrifice(),
    "conquest": conquest.Conquest(),
}
"""The phases that wars add: votes, fights, what is lost."""

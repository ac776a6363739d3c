"""The die of Le Magot, whatever it is thrown for."""

from typing import TYPE_CHECKING

from escales.core import Message
from escales.core import Throw as CoreThrow
from escales.games.magot.board import FACES

if TYPE_CHECKING:
    from escales.games.magot.state import State


class Throw[S: State](CoreThrow[S]):
    """The seat whose turn it is throws the die."""

    faces = FACES

    def no_face(self) -> Message:
        faces = ", ".join(f"{face:+d}" for face in self.faces)
        return Message("refuse-face", {"faces": faces}, self.rule)

"""The die of Le Magot, whatever it is thrown for."""

from escales.core import Message
from escales.core import Throw as CoreThrow
from escales.games.magot.board import FACES
from escales.games.magot.state import State


class Throw(CoreThrow[State]):
    """The seat whose turn it is throws the die (MG-01).

    The rule of the phase refuses a face that the die lacks.
    """

    faces = FACES

    def no_face(self) -> Message:
        faces = ", ".join(f"{face:+d}" for face in self.faces)
        return Message("refuse-face", {"faces": faces}, self.rule)

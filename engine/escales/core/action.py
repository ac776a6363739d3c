"""Actions: what a seat decides, or what chance brings, as a small value with a text form."""

import re
from functools import lru_cache
from typing import NamedTuple

type Arg = int | str
"""One argument of an action: a number, or the id of a place, piece, card or seat."""

_NUMBER = re.compile(r"-?[1-9][0-9]{0,14}|0")  # exact in JavaScript, too
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,39}")
_VERB = re.compile(r"[a-z][a-z-]{0,39}")
_MOST_ARGS = 8


class Action(NamedTuple):
    """One thing done: a verb and its arguments, both plain values.

    The text form reads like a move (``depart 43``, ``roll -3``, ``move jeep2 5N1``), is unique
    among the legal actions of a state and is what logs, saves and tests hold.
    ``Action.parse(str(action)) == action`` for every action of every game.
    """

    verb: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])

    def number(self, at: int = 0) -> int:
        """The argument *at*, which is a number; raises :class:`TypeError` for a word."""
        arg = self.args[at]
        if not isinstance(arg, int):
            raise TypeError(f"argument {at} of {str(self)!r} is no number")
        return arg

    def word(self, at: int = 0) -> str:
        """The argument *at*, which is a word; raises :class:`TypeError` for a number."""
        arg = self.args[at]
        if not isinstance(arg, str):
            raise TypeError(f"argument {at} of {str(self)!r} is no word")
        return arg

    @staticmethod
    def parse(text: str) -> "Action":
        """The action that *text* stands for.

        An argument that reads as a whole number of up to fifteen digits, in its shortest form, is
        one; anything else is a word. Raises :class:`ValueError` for a text that no action has;
        whether the action exists in a game, and is legal, is the state's to say.
        """
        return _parse(text)


@lru_cache(maxsize=4096)
def _parse(text: str) -> Action:
    verb, *words = text.split(" ")
    if not _VERB.fullmatch(verb) or len(words) > _MOST_ARGS:
        raise ValueError(f"{text[:60]!r} is not an action: expected a verb and its arguments")
    args: list[Arg] = []
    for word in words:
        if _NUMBER.fullmatch(word):
            args.append(int(word))
        elif _WORD.fullmatch(word):
            args.append(word)
        else:
            raise ValueError(f"{word[:40]!r} in {text[:60]!r} is neither a number nor a name")
    return Action(verb, tuple(args))

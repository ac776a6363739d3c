"""Sentences for the terminal, from the Fluent files that the page uses, too.

Needs the extra ``escales[terminal]`` (fluent.runtime), which the page does not load.
"""

import pkgutil
import re
from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import InvalidInput, Message, Seat
from escales.core.message import SEAT_PARAMS, WORD_PARAMS

LANGUAGES: Final = ("fr", "en")

_PIECES: Final = ("piece", "carrier")
"""Parameters that hold the id of a piece: KIND-SEAT-NUMBER."""
_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
_FRENCH: Final = (
    (re.compile(r"(?<!\w)([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ])"), r"\1’"),
    (re.compile(r" ([;!?])"), "\u202f\\1"),
    (re.compile(r" ([:»])"), "\u00a0\\1"),
    (re.compile(r"« "), "«\u00a0"),
)


def typeset(text: str, language: str) -> str:
    """*text* with a minus sign, and in French with elision before a name and with no-break spaces.

    ``web/app/base/l10n.mjs`` does the same for the page.
    """
    text = _MINUS.sub("−", text)
    for pattern, replacement in _FRENCH if language == "fr" else ():
        text = pattern.sub(replacement, text)
    return text


class Sentences:
    """The sentences of one language; those of *game* come first. *seats* are its players."""

    def __init__(self, language: str, game: str | None = None, seats: Sequence[Seat] = ()) -> None:
        """Raises :class:`InvalidInput` if fluent.runtime is not installed."""
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ImportError as error:
            raise InvalidInput(
                "Sentences in the terminal need the extra: pip install 'escales[terminal]'.",
                Message("unusable-no-sentences"),
            ) from error
        self._bundle = FluentBundle([language], use_isolating=False)
        packages = ["escales"] if game is None else [f"escales.games.{game}", "escales"]
        for package in packages:
            content = pkgutil.get_data(package, f"texts/{language}.ftl")
            assert content is not None
            self._bundle.add_resource(FluentResource(content.decode()))
        self.language = language
        self._seats = seats

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, params: Mapping[str, object] | None = None) -> str:
        """The sentence of a message; its id if there is none."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return id
        said, _ = self._bundle.format_pattern(pattern, self._words(params or {}))
        return typeset(str(said), self.language)

    def name(self, kind: str, id: object) -> str | None:
        """The name of a thing, such as a card or a place; ``None`` if it has only its id."""
        return self.say(named) if self.has(named := f"{kind}-{id}") else None

    def seat(self, number: object) -> str | None:
        """The name of the player of a seat; ``None`` if there is no such seat."""
        if isinstance(number, int) and 0 <= number < len(self._seats):
            return self._seats[number].name
        return None

    def piece(self, id: object) -> str:
        """The name of a piece: the message ``name-KIND`` with its number."""
        kind, *numbers = str(id).split("-")
        if not self.has(f"name-{kind}"):
            return str(id)
        return self.say(f"name-{kind}", {"number": int(numbers[-1]) if numbers else 1})

    def _words(self, params: Mapping[str, object]) -> dict[str, object]:
        """Parameters as words; for a place ``to``, ``to-at`` says that one is there."""
        words = {name: self._shown(name, value) for name, value in params.items()}
        for name, value in params.items():
            if WORD_PARAMS.get(name) == "place" and not isinstance(value, list):
                words[f"{name}-at"] = self._there(value)
        return words

    def _there(self, place: object) -> str:
        """Where one is, in the words of the game if it has some for *place*."""
        if self.has(f"at-{place}"):
            return self.say(f"at-{place}")
        return self.say("at-place", {"name": self._shown("place", place)})

    def _shown(self, name: str, value: object) -> object:
        """A parameter for a sentence: seats, places, cards and pieces by name, the rest as it is."""
        if name in SEAT_PARAMS:
            return self.seat(value) or self.name("party", value) or str(value)
        if isinstance(value, dict) and name in WORD_PARAMS:
            value = list(value)
        if isinstance(value, list):
            return ", ".join(str(self._shown(name, item)) for item in value)
        if name in _PIECES:
            return self.piece(value)
        if name in WORD_PARAMS and (named := self.name(WORD_PARAMS[name], value)) is not None:
            return named
        return value if isinstance(value, (int, float, str)) else str(value)

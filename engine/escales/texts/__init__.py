"""Sentences for the terminal, from the Fluent files that the page uses, too.

Needs the extra ``escales[terminal]`` (fluent.runtime), which the page does not load.
"""

import pkgutil
from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import InvalidInput, Message, Seat
from escales.core.message import SEAT_PARAMS, WORD_PARAMS

LANGUAGES: Final = ("fr", "en")


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
        said, _ = self._bundle.format_pattern(
            pattern, {name: self._shown(name, value) for name, value in (params or {}).items()}
        )
        return str(said)

    def _shown(self, name: str, value: object) -> object:
        """A parameter for a sentence: seats, places and cards by name, the rest as it is."""
        if name in SEAT_PARAMS and isinstance(value, int) and 0 <= value < len(self._seats):
            return self._seats[value].name
        if isinstance(value, list):
            return ", ".join(str(self._shown(name, item)) for item in value)
        if name in WORD_PARAMS and self.has(named := f"{WORD_PARAMS[name]}-{value}"):
            return self.say(named)
        return value if isinstance(value, (int, float, str)) else str(value)

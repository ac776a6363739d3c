"""Why cards cannot be played in some phases."""

from escales.core import Barred


def barred_cards(message: str, rule: str) -> tuple[Barred, ...]:
    """All actions that play a card, except an answer in a fight; *message* refuses them by *rule*."""
    return tuple(Barred(verb, message, rule) for verb in ("direct", "storm", "fight"))

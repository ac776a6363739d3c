"""What happened, in sentences for the terminal: one line for each event, or for several that belong together."""

from collections.abc import Iterable, Iterator, Sequence

from escales.core import Entry, Message
from escales.core.event import SeenEvent
from escales.texts import Sentences


class Journal:
    """Tells entries as they come.

    The messages of the game say what belongs together, as in the journal of the page:
    ``event-A-B`` tells an event A and the B after it, ``event-A-B-all`` an A and all B after it,
    ``event-A-each`` all ``count`` A in a row that differ in the payee alone, or not at all, and
    ``events-A`` tells ``count`` entries in a row that are nothing but an A.
    """

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._held: list[tuple[int, SeenEvent]] = []
        """Entries of one kind that are told together, once another kind follows."""

    def tell(self, entry: Entry, seat: int | None) -> Iterator[str]:
        """The lines of *entry* for *seat*, after those still to be told, with the text of a card."""
        seen = [event.seen_by(seat) for event in entry.events]
        if len(seen) == 1 and self._sentences.has(f"events-{seen[0]['kind']}"):
            if self._held and self._held[0][1]["kind"] != seen[0]["kind"]:
                yield from self.rest()
            self._held.append((entry.number, seen[0]))
            return
        yield from self.rest()
        unread = {arg for arg in entry.action.args if self._sentences.has(f"text-{arg}")}
        for group in self._together(seen):
            yield self._line(entry.number, group)
            # What is written on a card that is turned face up.
            for card in unread & {event["params"].get("card") for event in group}:
                unread.remove(card)
                yield f"     {self._sentences.say(f'text-{card}')}"

    def rest(self) -> Iterator[str]:
        """The lines still to be told."""
        held, self._held = self._held, []
        if len(held) == 1:
            yield self._line(held[0][0], [held[0][1]])
        elif held:
            number, event = held[-1]
            said = self._sentences.say(f"events-{event['kind']}", {"count": len(held)})
            yield _numbered(number, said, [event])

    def _line(self, number: int, events: Sequence[SeenEvent]) -> str:
        message = _told(events[0]) if len(events) == 1 else self._joint(events)
        return _numbered(number, self._sentences.say(message.id, message.params), events)

    def _together(self, events: Iterable[SeenEvent]) -> list[list[SeenEvent]]:
        """The events in groups, each for one sentence."""
        groups: list[list[SeenEvent]] = []
        for event in events:
            joined = [*groups[-1], event] if groups else []
            plain = joined and not any(one["hidden"] for one in joined)
            if plain and self._sentences.has(self._joint(joined).id):
                groups[-1] = joined
            else:
                groups.append([event])
        return groups

    def _joint(self, events: Sequence[SeenEvent]) -> Message:
        """The message of several events in one sentence."""
        first, *kinds = [event["kind"] for event in events]
        params = {name: value for event in events for name, value in event["params"].items()}
        each = f"event-{first}-each"
        if kinds and _are_alike(events) and self._sentences.has(each):
            return Message(each, params | {"count": len(events)})
        every = f"event-{first}-{kinds[0]}-all"
        alike = len({*kinds}) == 1 and self._sentences.has(every)
        return Message(every if alike else f"event-{'-'.join([first, *kinds])}", params)


def _are_alike(events: Sequence[SeenEvent]) -> bool:
    """Whether *events* differ in the payee alone: the same is paid to each."""
    told = [{**event["params"], "kind": event["kind"], "payee": None} for event in events]
    return all(one == told[0] for one in told)


def _told(event: SeenEvent) -> Message:
    hidden = "-hidden" if event["hidden"] else ""
    return Message(f"event-{event['kind']}{hidden}", event["params"])


def _numbered(number: int, said: str, events: Iterable[SeenEvent]) -> str:
    rules = " ".join(dict.fromkeys(event["rule"] for event in events if event["rule"]))
    return f"{number + 1:4} {said} [{rules}]"

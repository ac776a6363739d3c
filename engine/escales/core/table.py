"""A table: a game being played, with its seats, its log, its dice and undo."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random, SystemRandom
from typing import Final, NamedTuple, TypedDict

from escales.core.action import Action
from escales.core.event import Event, SeenEvent
from escales.core.game import Game
from escales.core.message import IllegalAction, InvalidInput, Message
from escales.core.meta import OptionValue
from escales.core.outcome import draw
from escales.core.seat import HUMAN, Seat, check_seating
from escales.core.state import CHANCE, State

_CHECKPOINT_EVERY = 64
MOST_ENTRIES: Final = 50_000
"""The most entries in a log, at a table or in a record; long games have some thousands."""


class SeenEntry(TypedDict):
    """An entry of the log as one seat sees it."""

    index: int
    """Its place in the log, from 0."""
    actor: int
    """A seat, or -1 for chance."""
    roller: int | None
    """The seat that held the die."""
    action: str | None
    """``None`` if the text of the action would tell a secret."""
    events: list[SeenEvent]


class Entry(NamedTuple):
    """One line of the log: who acted (a seat or CHANCE), what was done, what happened.

    ``number`` counts from 0; ``roller`` is the seat that held the die when chance moved; ``text`` is
    that of the action, which each save of a growing log holds again.
    """

    number: int
    actor: int
    roller: int | None
    action: Action
    text: str
    events: tuple[Event, ...]

    @property
    def doer(self) -> int:
        """The seat that acted or held the die; CHANCE for the bank."""
        return self.actor if self.roller is None else self.roller

    def seen_by(self, seat: int | None) -> SeenEntry:
        """The entry as *seat* sees it; an action with a hidden part is not named."""
        events = [event.seen_by(seat) for event in self.events]
        hidden = any(event["hidden"] for event in events)
        return {
            "index": self.number,
            "actor": self.actor,
            "roller": self.roller,
            "action": None if hidden else self.text,
            "events": events,
        }


class Table:
    """A game being played.

    Each call that goes on (:meth:`play`, :meth:`roll`, :meth:`enter`) adds exactly one entry to
    the log; the table never decides for a seat, not even where there is one choice only, since
    that would show what is in a hand.

    ``practice`` lets anything be undone. ``real_dice`` says that the players roll their own
    dice: they enter what a die shows. The table still deals cards and draws lots, because the
    person who entered them would see them. ``rng`` are the dice, by default the system's own,
    which need no seed. ``rules`` is the version of the rules to play by, by default the present one.

    ``guide`` is a recorded log that a lesson follows: as long as it has entries, nothing else can
    be done, the dice show what they showed then, and bots do what they did.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        *,
        rng: Random | None = None,
        practice: bool = False,
        real_dice: bool = False,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        check_seating(self.seats)
        self.options: dict[str, OptionValue] = game.meta.resolve(options or {})
        self.practice = practice
        self.real_dice = real_dice
        self.state: State = game.new(len(self.seats), self.options, rules)
        self.log: list[Entry] = []
        self.rng = rng or SystemRandom()
        self.guide: tuple[Action, ...] = ()
        self._checkpoints: list[State] = [self.state.clone()]
        self._undoing: int | None = None

    @property
    def rules(self) -> int:
        """The version of the rules that the game is played by."""
        return self.state.edition

    @property
    def setting(self) -> tuple[object, ...]:
        """What was settled before the first entry: tables with equal settings differ in their logs only."""
        return self.game, self.seats, self.options, self.practice, self.real_dice, self.rules

    @property
    def guided(self) -> Action | None:
        """The entry that the guide has next; ``None`` without one, and after its end."""
        return self.guide[len(self.log)] if len(self.log) < len(self.guide) else None

    def follow(self, entries: int) -> None:
        """Do the next *entries* of the guide, or what it has left of them."""
        for action in self.guide[len(self.log) :][:entries]:
            self._advance(action)

    def play(self, action: Action, seat: int | None = None) -> Entry:
        """Do a decision of the actor, or of *seat* if it says who asks.

        Raises :class:`IllegalAction` when it is not that seat's turn or the action is not legal, and
        :class:`ValueError` for an unknown verb; the table is then as it was.
        """
        refusal = self._not_their_turn(seat) if action.verb in self.game.meta.verbs else None
        if refusal is not None:
            raise IllegalAction(refusal)
        return self._advance(action)

    def _not_their_turn(self, seat: int | None) -> Message | None:
        """Why no decision of *seat* is wanted now; ``None`` when one is."""
        state = self.state
        if state.actor == CHANCE:
            return Message("refuse-roll-first", {"seat": state.roller}, state.rule)
        if seat is not None and state.actor not in (seat, None):
            return Message("refuse-not-your-turn", {"seat": state.actor}, state.rule)
        return None

    def roll(self) -> Entry:
        """Let the table's dice choose among the outcomes.

        Raises :class:`IllegalAction` when chance is not to move or the players enter it themselves.
        """
        outcomes = self.state.outcomes()
        if not outcomes:
            raise IllegalAction(self._not_now("refuse-nothing-to-roll"))
        if self.by_hand(self.state):
            raise IllegalAction(self._not_now("refuse-real-dice"))
        return self._advance(self.guided or draw(outcomes, self.rng))

    def enter(self, outcome: Action) -> Entry:
        """Take over an outcome that the players' real dice gave.

        Raises :class:`IllegalAction` when the table rolls its own dice, when no die is to be rolled,
        or when the dice cannot show that.
        """
        if not self.real_dice:
            raise IllegalAction(self._not_now("refuse-table-dice"))
        if not self.by_hand(self.state):
            raise IllegalAction(self._not_now("refuse-nothing-to-roll"))
        return self._advance(outcome)

    def by_hand(self, state: State) -> bool:
        """Whether what chance brings in *state* is for the players to enter: a die's face."""
        if not self.real_dice or state.actor != CHANCE:
            return False
        outcome, _ = state.outcomes()[0]
        return "face" in self.game.meta.verbs[outcome.verb]

    def replay(self, action: Action) -> Entry:
        """Add the next entry of a recorded log, decision or outcome; raises as ``apply``."""
        return self._advance(action)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether :meth:`undo` would take something back for *seat* (None: whoever decided).

        The last entry must be a person's own decision that revealed nothing, so undo goes back
        to the last outcome or reveal, and never past what a bot did. As long as nothing has
        followed a decision, nobody has relied on it: a fight that was given up, or an auction that
        nobody could contest, may still be taken back. It stands as soon as anybody else has
        decided something. It still stands if they then take that back: once a seat has taken
        something back, undo goes on within that seat's own decisions only. At a practice table
        anything may be taken back.
        """
        if not self.log or self.practice:
            return bool(self.log)
        last = self.log[-1]
        return (
            last.actor != CHANCE
            and self.seats[last.actor].player == HUMAN
            and seat in (None, last.actor)
            and self._undoing in (None, last.actor)
            and not any(event.reveals for event in last.events)
        )

    def undo(self, seat: int | None = None) -> None:
        """Take back the last entry.

        At a practice table, take back the last person's entry and all that bots did after it.

        Raises :class:`IllegalAction` when that is not allowed.
        """
        if not self.can_undo(seat):
            raise IllegalAction(self._not_now("refuse-undo"))
        move = len(self.log) - 1
        while move > 0 and self.practice and not self._by_person(self.log[move]):
            move -= 1
        undoing = self.log[move].actor
        self.state = self._replayed(move)
        del self.log[move:]
        del self._checkpoints[move // _CHECKPOINT_EVERY + 1 :]
        self._undoing = undoing

    def _by_person(self, entry: Entry) -> bool:
        who = entry.roller if entry.actor == CHANCE else entry.actor
        return who is not None and self.seats[who].player == HUMAN

    def at(self, move: int) -> State:
        """The state after the first *move* entries, as an independent copy.

        Raises :class:`InvalidInput` when the log is not so long.
        """
        if not 0 <= move <= len(self.log):
            raise InvalidInput(
                f"There is no move {move}: the game has {len(self.log)} so far.",
                Message("unusable-move", {"move": move, "length": len(self.log)}),
            )
        return self.state.clone() if move == len(self.log) else self._replayed(move)

    def _replayed(self, move: int) -> State:
        start = min(move // _CHECKPOINT_EVERY, len(self._checkpoints) - 1)
        state = self._checkpoints[start].clone()
        for entry in self.log[start * _CHECKPOINT_EVERY : move]:
            state.perform(entry.action)
        return state

    def course(self, moves: Iterable[int] | None = None) -> Iterator[State]:
        """Every state there was, or those after so many entries, which rise; mostly one state that goes on."""
        state, at = self._checkpoints[0].clone(), 0
        for move in range(len(self.log) + 1) if moves is None else moves:
            start = min(move // _CHECKPOINT_EVERY, len(self._checkpoints) - 1)
            if moves is not None and start * _CHECKPOINT_EVERY > at:
                state, at = self._checkpoints[start].clone(), start * _CHECKPOINT_EVERY
            for entry in self.log[at:move]:
                state.perform(entry.action)
            at = move
            yield state

    def branch(self, move: int) -> "Table":
        """Another table that plays on from after *move* entries; this one stays as it is."""
        copy = Table(
            self.game,
            self.seats,
            self.options,
            rng=self.rng,
            practice=self.practice,
            real_dice=self.real_dice,
            rules=self.rules,
        )
        copy.state = self.at(move)
        copy.log = self.log[:move]
        copy._checkpoints = self._checkpoints[: move // _CHECKPOINT_EVERY + 1]
        return copy

    def _advance(self, action: Action) -> Entry:
        actor, roller = self.state.actor, self.state.roller
        if len(self.log) >= MOST_ENTRIES:
            raise IllegalAction(Message("refuse-too-long", {"most": MOST_ENTRIES}, self.state.rule))
        refusal = self.state.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if self.guided not in (action, None):
            raise IllegalAction(self._not_now("refuse-other-than-guide"))
        try:
            events = self.state.perform(action)
        except Exception:
            # A fault of ours may have left the state half changed: nothing played is lost.
            self.state = self._replayed(len(self.log))
            raise
        assert actor is not None
        entry = Entry(len(self.log), actor, roller, action, str(action), tuple(events))
        self.log.append(entry)
        if len(self.log) % _CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self.state.clone())
        self._undoing = None
        return entry

    def _not_now(self, id: str) -> Message:
        return Message(id, {"phase": self.state.phase}, self.state.rule)

"""Tables: log, dice, undo, returning to a move, branching."""

from random import Random
from typing import Any, cast

import pytest

from escales import bots, games
from escales.core import (
    CHANCE,
    Action,
    Event,
    IllegalAction,
    InvalidInput,
    Message,
    Seat,
    Table,
    draw,
)
from escales.core.seat import Colour
from tests.toy import GAME as TOY

SEATS = [Seat("Ana", "red"), Seat("Bo", "blue")]


def toy(practice: bool = False, real_dice: bool = False) -> Table:
    return Table(TOY, SEATS, rng=Random(1), practice=practice, real_dice=real_dice)


def dealt(practice: bool = False) -> Table:
    """A table after the hands have been dealt."""
    table = toy(practice)
    table.roll()
    table.roll()
    return table


def test_a_call_adds_one_entry_and_never_makes_a_decision() -> None:
    table = toy()
    assert table.roll().number == 0
    assert table.log[0].actor == CHANCE
    assert table.log[0].roller == 0
    table.roll()
    assert len(table.log) == 2
    assert table.state.actor == 0


def test_chance_must_be_rolled_not_played() -> None:
    table = toy()
    with pytest.raises(IllegalAction) as refused:
        table.play(Action("deal", ("n3",)))
    assert refused.value.message.id == "refuse-roll-first"
    assert refused.value.message.rule == "TY-02"
    assert table.log == []


def test_decisions_cannot_be_rolled() -> None:
    table = dealt()
    with pytest.raises(IllegalAction) as refused:
        table.roll()
    assert refused.value.message.id == "refuse-nothing-to-roll"


def test_an_action_out_of_turn_is_refused_with_the_rule_of_the_phase() -> None:
    table = dealt()
    with pytest.raises(IllegalAction) as refused:
        table.play(Action("stake", (1,)), seat=1)
    assert refused.value.message == ("refuse-not-your-turn", {"seat": 0}, "TY-03")
    with pytest.raises(IllegalAction) as refused:
        table.play(Action("call"), seat=0)
    assert refused.value.message.id == "refuse-not-now"
    assert len(table.log) == 2


def test_real_dice_are_entered() -> None:
    table = Table(games.load("magot"), SEATS, real_dice=True)
    with pytest.raises(IllegalAction) as refused:
        table.roll()
    assert refused.value.message.id == "refuse-real-dice"
    table.enter(Action("roll", (7,)))
    with pytest.raises(IllegalAction):
        table.enter(Action("roll", (8,)))
    assert len(table.log) == 1
    with pytest.raises(IllegalAction) as refused:
        Table(games.load("magot"), SEATS).enter(Action("roll", (7,)))
    assert refused.value.message.id == "refuse-table-dice"


def test_the_table_deals_cards_even_with_real_dice() -> None:
    table = toy(real_dice=True)
    with pytest.raises(IllegalAction) as refused:
        table.enter(Action("deal", ("n9",)))
    assert refused.value.message.id == "refuse-nothing-to-roll"
    table.roll()
    assert len(table.log) == 1


def test_undo_stops_at_outcomes_and_reveals() -> None:
    table = dealt()
    assert not table.can_undo()
    table.play(Action("swap"))
    assert not table.can_undo()
    with pytest.raises(IllegalAction) as refused:
        table.undo()
    assert refused.value.message.id == "refuse-undo"
    table.roll()
    table.play(Action("stake", (3,)))
    assert table.can_undo()
    before = table.at(4)
    table.undo()
    assert table.state == before
    assert not table.can_undo()


def test_undo_stays_within_one_seat() -> None:
    table = dealt()
    table.play(Action("stake", (3,)))
    table.play(Action("call"))
    table.play(Action("stake", (2,)))
    table.undo()
    table.undo()
    assert len(table.log) == 3
    assert not table.can_undo(), "another seat placed the stake before"
    table.play(Action("fold"))
    assert table.can_undo()


def test_at_a_practice_table_everything_can_be_undone() -> None:
    table = dealt(practice=True)
    table.undo()
    table.undo()
    assert table.state == TOY.new(2)
    assert not table.can_undo()


def test_viewing_a_past_move_and_branching_do_not_change_the_table() -> None:
    table = Table(games.load("magot"), SEATS, rng=Random(5), practice=True)
    states = [table.state.clone()]
    rng = Random(6)
    while table.state.actor is not None and len(table.log) < 200:
        if table.state.actor == CHANCE:
            table.roll()
        else:
            choices = table.state.legal_actions()
            table.play(choices[rng.randrange(len(choices))])
        states.append(table.state.clone())
    for move, state in enumerate(states):
        assert table.at(move) == state
    branch = table.branch(70)
    branch.undo()
    assert branch.state == states[69]
    assert branch.at(64) == states[64]
    assert table.state == states[-1]
    assert len(table.log) == len(states) - 1
    for move in reversed(range(60, len(table.log))):
        table.undo()
        assert table.state == states[move]


@pytest.mark.parametrize("move", [-1, 1])
def test_a_move_that_does_not_exist_is_refused(move: int) -> None:
    with pytest.raises(InvalidInput, match="no move"):
        toy().at(move)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ([Seat("A", "red"), Seat("B", "red")], "same colour"),
        ([Seat("A", "red"), Seat("B", cast(Colour, "pink"))], "no colour"),
        ([Seat("A", "red")], "2 to 3 players"),
    ],
)
def test_seats_are_checked(seats: list[Seat], said: str) -> None:
    with pytest.raises(InvalidInput, match=said):
        Table(TOY, seats)


def test_options_are_checked() -> None:
    with pytest.raises(InvalidInput, match="no option 'luck'"):
        Table(TOY, SEATS, {"luck": 1})
    for value in (True, "20", -1, 1001, None, 2.0):
        with pytest.raises(InvalidInput, match="0 to 1000"):
            Table(TOY, SEATS, {"chips": value})


def wandering(table: Table, entries: int, seed: int) -> None:
    """Play *entries* more, at random."""
    rng = Random(seed)
    for _ in range(entries):
        if table.state.actor == CHANCE:
            table.roll()
        else:
            choices = table.state.legal_actions()
            table.play(choices[rng.randrange(choices.size)])


def test_other_moves_after_undo_replace_the_kept_states() -> None:
    table = Table(games.load("magot"), SEATS, {"rounds": 20}, rng=Random(5), practice=True)
    wandering(table, 200, 1)
    for _ in range(150):
        table.undo()
    wandering(table, 150, 2)
    fresh = Table(table.game, SEATS, {"rounds": 20})
    for entry in table.log:
        fresh.replay(entry.action)
        if len(fresh.log) in (60, 64, 65, 128, 130, 192):
            assert table.at(len(fresh.log)) == fresh.state


def test_a_bots_move_can_be_undone_only_in_practice() -> None:
    seats = [Seat("Ana", "red"), Seat("Mousse", "blue", "random")]
    for practice in (False, True):
        table = Table(TOY, seats, rng=Random(1), practice=practice)
        table.roll()
        table.roll()
        table.play(Action("stake", (3,)))
        bots.take_turn(table, Random(2))
        assert table.log[-1].actor == 1
        assert table.can_undo() is practice
        if practice:
            table.undo()
            assert len(table.log) == 2, "undo goes back to before the person's own stake"


def test_a_table_is_played_by_the_rules_it_is_given() -> None:
    game = games.load("long_cours")
    assert Table(game, SEATS).rules == game.meta.rules
    old = Table(game, SEATS, rules=1)
    old.roll()
    assert old.rules == old.state.edition == old.branch(1).rules == 1
    assert old.state.view(None)["rules"] == 1
    assert old.at(0).edition == 1


def test_a_seat_can_undo_only_its_own_decisions() -> None:
    table = dealt()
    table.play(Action("stake", (3,)))
    assert table.can_undo(0)
    assert not table.can_undo(1)
    with pytest.raises(IllegalAction):
        table.undo(1)


@pytest.mark.parametrize("error", [KeyError, ValueError, InvalidInput])
def test_a_fault_in_a_rule_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    table = dealt()
    before = table.state.clone()

    def breaks(self: object, state: Any, action: Action, events: list[Event]) -> None:
        state.chips[0] = -99
        raise error("broken", Message("broken"))

    monkeypatch.setattr(type(TOY.phases["turn"]), "perform", breaks)
    with pytest.raises(error):
        table.play(Action("stake", (3,)))
    assert table.state == before
    assert len(table.log) == 2


def test_a_log_cannot_become_too_long_for_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escales.core.table.MOST_ENTRIES", 2)
    with pytest.raises(IllegalAction) as refused:
        dealt().play(Action("stake", (3,)))
    assert refused.value.message.id == "refuse-too-long"


def test_a_branch_keeps_practice_and_real_dice() -> None:
    table = Table(games.load("magot"), SEATS, real_dice=True, practice=True)
    table.enter(Action("roll", (10,)))
    branch = table.branch(1)
    assert (branch.real_dice, branch.practice) == (True, True)
    assert branch.log == table.log


def test_a_decision_cannot_be_entered_as_a_die() -> None:
    table = Table(games.load("magot"), SEATS, real_dice=True)
    for face in (10, 7):
        table.enter(Action("roll", (face,)))
    with pytest.raises(IllegalAction) as refused:
        table.enter(Action("depart", (5,)))
    assert refused.value.message.id == "refuse-nothing-to-roll"


def test_outcomes_are_drawn_by_weight() -> None:
    class Counting(Random):
        def __init__(self) -> None:
            super().__init__()
            self.next = 0

        def randrange(self, *_: Any) -> int:
            self.next += 1
            return self.next - 1

    outcomes = tuple((Action("deal", (card,)), n) for card, n in (("a", 1), ("b", 3), ("c", 2)))
    rng = Counting()
    drawn = [str(draw(outcomes, rng).args[0]) for _ in range(6)]
    assert drawn == ["a", "b", "b", "b", "c", "c"]


def test_the_course_ends_at_the_present_state() -> None:
    table = dealt()
    table.play(Action("stake", (3,)))
    pots = [state.view(None)["counters"]["pot"] for state in table.course()]
    assert pots == [0, 0, 0, 3]


def test_legality_is_asked_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt()
    step = TOY.phases["turn"]
    asked: list[Action] = []
    refuse = type(step).refuse

    def counted(self: Any, state: Any, action: Action) -> Message | None:
        asked.append(action)
        return refuse(self, state, action)

    monkeypatch.setattr(type(step), "refuse", counted)
    table.play(Action("stake", (3,)), seat=0)
    assert asked == [Action("stake", (3,))]
    asked.clear()
    table.undo()
    table.at(1)
    assert asked == [], "what was played once was legal"


def test_an_unknown_verb_is_no_action_of_the_game() -> None:
    for table in (toy(), dealt()):
        with pytest.raises(ValueError, match="no verb"):
            table.play(Action("jump"), seat=1)


def test_a_guided_table_follows_a_recorded_log() -> None:
    """The dice show what they showed, bots do what they did, and people can do nothing else."""
    game = games.load("magot")
    seats = [Seat("Ana", "red"), Seat("Bo", "blue", "mousse")]
    recorded = Table(game, seats, rng=Random(5))
    while len(recorded.log) < 40:
        actor = recorded.state.actor
        if actor == CHANCE:
            recorded.roll()
        else:
            recorded.play(Random(len(recorded.log)).choice(list(recorded.state.legal_actions())))
    table = Table(game, seats)
    table.guide = tuple(entry.action for entry in recorded.log)
    refused = 0
    while table.guided is not None:
        actor, length = table.state.actor, len(table.log)
        if actor == CHANCE:
            table.roll()
        elif actor == 1:
            bots.take_turn(table, Random())
        else:
            for other in table.state.legal_actions():
                if other != table.guided:
                    with pytest.raises(IllegalAction) as refusal:
                        table.play(other)
                    assert refusal.value.message.id == "refuse-other-than-guide"
                    refused += 1
            assert len(table.log) == length
            table.play(table.guided)
    assert refused > 0
    assert table.state.digest() == recorded.state.digest()
    table.roll() if table.state.actor == CHANCE else table.play(
        next(iter(table.state.legal_actions()))
    )  # after its end the game is free


def test_what_the_rules_forbid_is_refused_for_their_reason_at_a_guided_table() -> None:
    table = toy()
    free = toy()
    table.guide = (table.state.outcomes()[0][0],)
    verb = next(iter(table.game.meta.verbs))
    reasons = []
    for each in (table, free):
        with pytest.raises(IllegalAction) as refusal:
            each.play(Action(verb))
        reasons.append(refusal.value.message)
    assert reasons[0] == reasons[1]


def test_a_branch_of_a_guided_table_is_free() -> None:
    table = toy()
    table.guide = (table.state.outcomes()[0][0],)
    assert table.branch(0).guided is None

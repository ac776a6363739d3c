"""How wars begin and end: votes, truces, warnings, peace."""

import pytest

from escales.games.magellan.state import State
from escales.games.magellan.war_state import PEACE, War
from tests.games.magellan.positions import BRUNO, JEANNE, ROSE, WAR, opened, position, roll
from tests.play import do, every, refusal, the, told, verbs, ways

TRUCE = War(truce=True, cards=("H5-02",))


def drawn(card: str, seats: int = 3, **options: object) -> State:
    """Rose has thrown a four and drawn *card*."""
    state = opened(seats, ROSE, **options)
    roll(state, 4)
    do(state, f"draw {card}")
    return state


def next_turn(state: State, face: int = 1) -> list[str]:
    """The seat in turn ends its turn and the next one throws *face*; what this brings about."""
    return told(do(state, "done")) + told(roll(state, face))


@pytest.mark.rule("MA-29")
def test_each_says_war_or_truce_beginning_with_who_drew() -> None:
    state = opened(3, opener=BRUNO)
    roll(state, 4)
    do(state, "draw H5-02")
    asked: list[int | None] = []
    while state.phase == "vote" and len(asked) < 9:
        asked.append(state.actor)
        assert verbs(state) == ["war", "truce"]
        do(state, "truce")
    assert asked == [BRUNO, JEANNE, ROSE]
    assert (state.phase, state.actor) == ("turn", BRUNO)


@pytest.mark.rule("MA-29")
def test_the_question_tells_the_card_and_who_drew_it() -> None:
    state = drawn("H5-03")
    do(state, "truce")
    assert state.view(None)["question"] == {
        "id": "question-vote",
        "params": {"seat": BRUNO, "motion": "card", "other": ROSE, "card": "H5-03"},
        "rule": "MA-29",
    }


@pytest.mark.rule("MA-29")
def test_all_truce_is_truce_and_the_card_lies_aside() -> None:
    state = drawn("H5-02")
    events = do(state, "truce", "truce", "truce")
    assert told(events) == ["vote MA-29"] * 3 + ["truce MA-29"]
    assert state.war == TRUCE
    assert "H5-02" not in state.deck.bottom
    assert "war MA-29" not in next_turn(state)
    assert not state.war.on


@pytest.mark.rule("MA-29")
def test_who_says_war_is_the_last_to_be_asked() -> None:
    state = drawn("H5-02")
    do(state, "truce")
    events = do(state, "war")
    assert told(events) == ["vote MA-29", "declared MA-29"]
    assert (state.phase, state.actor) == ("turn", ROSE)


@pytest.mark.rule("MA-29")
def test_the_war_begins_with_the_next_player_s_turn() -> None:
    state = drawn("H5-02")
    do(state, "war")
    assert not state.war.on
    assert state.view(None)["public"]["war"]["standing"] == "declared"  # type: ignore[index]
    assert "war MA-29" in next_turn(state)
    assert (state.turn, state.war) == (BRUNO, WAR)


@pytest.mark.rule("MA-29")
def test_only_war_or_truce_is_said_while_it_is_asked() -> None:
    state = drawn("H5-02")
    assert refusal(state, "done") == ("refuse-not-now", "MA-29")
    assert refusal(state, "war 1") == ("refuse-extra", "MA-29")


@pytest.mark.rule("MA-29")
def test_a_truce_is_broken_two_rounds_ahead() -> None:
    state = position(3, turn=BRUNO, war=TRUCE)
    events = do(state, "warn")
    assert the("warn", events) == {"seat": BRUNO, "rounds": 2}
    assert state.war.truce
    turns: list[int] = []
    while not state.war.on and len(turns) < 20:
        turns.append(state.turn)
        do(state, "done")
        roll(state, *([1] if state.phase == "throw" else []))
    assert turns == [BRUNO, JEANNE, ROSE, BRUNO, JEANNE, ROSE]
    assert state.turn == BRUNO


@pytest.mark.rule("MA-29")
def test_the_warning_is_counted_down() -> None:
    state = position(2, war=TRUCE)
    do(state, "warn")
    assert "warning MA-29" not in next_turn(state)
    assert "warning MA-29" in next_turn(state)
    assert state.war.warning == 1
    assert "warning MA-29" not in next_turn(state)
    assert "war MA-29" in next_turn(state)
    assert (state.war.warning, state.war.warner) == (0, -1)


@pytest.mark.rule("MA-29", "MA-52")
def test_a_warning_holds_though_the_warner_is_out() -> None:
    state = position(3, war=TRUCE)
    do(state, "warn")
    state.fallen = ((ROSE,),)
    turns: list[int] = []
    while not state.war.on and len(turns) < 20:
        do(state, "done")
        turns.append(state.turn)
        roll(state, 1)
    assert turns == [BRUNO, JEANNE, BRUNO, JEANNE, BRUNO]


@pytest.mark.rule("MA-29")
@pytest.mark.parametrize(
    ("war", "why"),
    [
        (PEACE, ("refuse-no-truce", "MA-29")),
        (WAR, ("refuse-no-truce", "MA-29")),
        (War(truce=True, warner=BRUNO, warning=1, seen=ROSE), ("refuse-warned", "MA-29")),
    ],
)
def test_only_a_truce_is_broken_and_once(war: War, why: tuple[str, str]) -> None:
    assert refusal(position(3, war=war), "warn") == why


@pytest.mark.rule("MA-30")
def test_a_war_ends_when_all_agree_to_a_truce() -> None:
    state = position(3, turn=BRUNO, war=WAR)
    events = do(state, "offer")
    assert told(events) == ["offer MA-30"]
    assert state.actor == JEANNE
    do(state, "truce")
    assert state.actor == ROSE
    events = do(state, "truce")
    assert told(events) == ["vote MA-29", "truce MA-30"]
    assert (state.war.on, state.war.truce, state.actor) == (False, True, BRUNO)
    assert state.war.cards == ("H5-02",)


@pytest.mark.rule("MA-30")
def test_one_who_wants_war_is_enough() -> None:
    state = position(3, war=WAR)
    events = do(state, "offer", "war")
    assert told(events) == ["offer MA-30", "vote MA-29", "refused MA-30"]
    assert (state.war.on, state.actor) == (True, ROSE)


@pytest.mark.rule("MA-30")
def test_a_truce_is_asked_for_once_a_turn_at_most() -> None:
    state = position(2, war=WAR)
    do(state, "offer", "war")
    assert refusal(state, "offer") == ("refuse-offered", "MA-30")
    next_turn(state)
    assert ways(state, "offer") == ["offer"]


@pytest.mark.rule("MA-30")
@pytest.mark.parametrize("war", [PEACE, TRUCE, War(declared=True, cards=("H5-02",))])
def test_no_truce_without_a_war(war: War) -> None:
    assert refusal(position(2, war=war), "offer") == ("refuse-no-war", "MA-30")


@pytest.mark.rule("MA-54")
def test_a_second_war_card_asks_nobody_and_widens_the_war() -> None:
    state = opened(2)
    state.war = War(on=True, cards=("H5-05",))
    roll(state, 4)
    events = do(state, "draw H5-02")
    assert told(events) == ["history MA-21", "widened MA-54"]
    assert state.phase == "turn"
    assert state.war.scope() == ()


@pytest.mark.rule("MA-54")
def test_a_card_that_names_cells_does_not_narrow_a_war_of_the_whole_world() -> None:
    state = opened(2)
    state.war = WAR
    roll(state, 4)
    do(state, "draw H5-05")
    assert state.war.scope() == ()


@pytest.mark.rule("MA-54", "MA-30")
def test_a_card_that_names_cells_makes_war_in_those_cells_only() -> None:
    state = drawn("H5-05")
    do(state, "war")
    next_turn(state)
    assert state.war.scope() == ("4N13", "4N14", "5N13", "5N14")
    assert state.war.fought_in("4N13")
    assert not state.war.fought_in("5N1")


@pytest.mark.rule("MA-54")
def test_during_a_truce_all_are_asked_again_and_all_cards_count() -> None:
    state = opened(2)
    state.war = War(truce=True, cards=("H5-05",))
    roll(state, 4)
    do(state, "draw H5-02")
    assert (state.phase, state.actor) == ("vote", ROSE)
    do(state, "truce", "war")
    next_turn(state)
    assert state.war == War(on=True, cards=("H5-05", "H5-02"))
    assert state.war.scope() == ()


@pytest.mark.rule("MA-54", "MA-29")
def test_a_truce_agreed_anew_takes_the_place_of_a_break_announced() -> None:
    state = opened(2)
    state.war = War(truce=True, cards=("H5-05",), warner=BRUNO, warning=1, seen=BRUNO)
    roll(state, 4)
    do(state, "draw H5-02", "truce", "truce")
    assert state.war == War(truce=True, cards=("H5-05", "H5-02"), seen=BRUNO)


@pytest.mark.rule("MA-54")
@pytest.mark.parametrize("war", [WAR, TRUCE])
def test_a_peace_card_ends_war_and_truce_and_the_cards_go_under_the_pack(war: War) -> None:
    state = opened(2)
    state.war = war
    for card in war.cards:
        state.deck.draw(card)
    roll(state, 4)
    events = do(state, "draw H1-07")
    assert "peace MA-54" in told(events)
    assert state.war == PEACE
    assert set(state.deck.bottom) == {"H5-02", "H1-07"}


@pytest.mark.rule("MA-54")
def test_a_peace_card_without_war_or_truce_brings_no_peace() -> None:
    state = opened(2)
    roll(state, 4)
    assert every("peace", do(state, "draw H1-07")) == []


@pytest.mark.rule("MA-54")
def test_a_peace_card_ends_a_war_that_was_only_declared() -> None:
    state = opened(2, two_dice=True)
    roll(state, 4, 4)
    do(state, "draw H5-02", "war")
    events = do(state, "draw H1-08")
    assert "peace MA-54" in told(events)
    assert "war MA-29" not in next_turn(state)


def after_fifty(war: War = PEACE) -> State:
    """The long duel, once its fifty cards are used up."""
    state = position(2, ruleset="variant3", war=war)
    for card in list(state.deck.shuffled):
        state.deck.draw(card)
    return state


@pytest.mark.rule("MA-57")
def test_after_the_fifty_cards_a_war_is_announced_even_out_of_peace() -> None:
    state = after_fifty()
    assert the("warn", do(state, "warn")) == {"seat": ROSE, "rounds": 2}
    for _ in range(3):
        assert "war MA-57" not in next_turn(state)
    assert "war MA-57" in next_turn(state)
    assert (state.war.scope(), state.war.camps, state.turn) == ((), (), ROSE)


@pytest.mark.rule("MA-57")
def test_it_is_everywhere_whatever_the_cards_said() -> None:
    state = after_fifty(War(truce=True, cards=("H5-05",)))
    do(state, "warn")
    for _ in range(4):
        next_turn(state)
    assert state.war.fought_in("5N1")


@pytest.mark.rule("MA-57")
def test_not_while_there_is_war_everywhere_already() -> None:
    assert refusal(after_fifty(WAR), "warn") == ("refuse-at-war", "MA-57")


@pytest.mark.rule("MA-57")
def test_not_before_the_cards_are_used_up_nor_in_another_variant() -> None:
    state = position(2, ruleset="variant3")
    assert refusal(state, "warn") == ("refuse-no-truce", "MA-29")
    state = position(2, ruleset="variant2")
    for card in list(state.deck.shuffled):
        state.deck.draw(card)
    assert refusal(state, "warn") == ("refuse-no-truce", "MA-29")

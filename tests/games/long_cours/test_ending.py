"""How the game ends, and what happens when all are ruined."""

import pytest

from escales.core import InvalidInput
from escales.games.long_cours.game import GAME
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    ODILE,
    ROSE,
    VICTOR,
    WRECKED,
    goods,
    position,
    roll,
)
from tests.play import do, every, payments, refusal, told


@pytest.mark.rule("LC-29", "LC-42")
def test_the_last_in_the_game_wins_at_once_and_owns_the_corsaire() -> None:
    state = position(["londres", "colombo"], owner=ROSE, corsaire="malaisie", cash=[0, 900])
    events = do(state, "corsaire colombo")
    assert told(events)[-1] == "end LC-42"
    assert state.result == ((1, 2), "last", "LC-42")
    assert (state.actor, state.roller, state.phase) == (None, None, "over")
    assert state.owner == ROSE
    assert refusal(state, "corsaire malaisie") == ("refuse-over", "LC-42")


@pytest.mark.rule("LC-29")
def test_riches_alone_do_not_win() -> None:
    state = position(cash=[1_000_000, 0, 0])
    do(state, "done", "done", "done")
    assert state.result is None


@pytest.mark.rule("LC-29", "LC-43")
def test_but_at_a_limit_of_rounds_the_richest_wins_without_the_corsaire() -> None:
    state = position(cash=[5, 90, 7], round=9, rounds=9, turn=JEANNE, owner=ROSE)
    do(state, "done")
    assert state.result == ((3, 1, 2), "limit", "LC-43")
    assert state.owner == ROSE


@pytest.mark.rule("LC-42")
def test_also_where_the_corsaire_lies() -> None:
    state = position(["londres", "malaisie"], owner=ROSE, corsaire="malaisie")
    moving = state.clone()
    do(state, "done")
    assert state.result == ((1, 2), "last", "LC-42")
    do(moving, "corsaire colombo")
    assert moving.result == ((1, 2), "last", "LC-42")
    assert moving.corsaire == "malaisie"


@pytest.mark.rule("LC-42")
def test_the_others_rank_in_reverse_order_of_elimination() -> None:
    state = position(
        ["londres", "colombo", WRECKED, WRECKED, WRECKED],
        fallen=[(VICTOR,), (ODILE,), (JEANNE,)],
        owner=ROSE,
        corsaire="malaisie",
    )
    do(state, "corsaire colombo")
    assert state.result is not None
    assert state.result.ranking == (1, 2, 3, 5, 4)


@pytest.mark.rule("LC-42")
def test_in_one_move_they_rank_along_the_way() -> None:
    state = position(
        ["londres", "colombo", "tamatave", "alexandrie"], owner=ROSE, corsaire="malaisie"
    )
    do(state, "corsaire colombo", "corsaire tamatave", "corsaire alexandrie")
    assert state.result is not None
    assert state.result.ranking == (1, 4, 3, 2)


@pytest.mark.rule("LC-42")
def test_sunk_at_the_same_point_they_share_the_rank() -> None:
    state = position(
        ["londres", "colombo", "colombo", "tamatave", "colombo"], owner=ROSE, corsaire="malaisie"
    )
    do(state, "corsaire colombo", "corsaire tamatave")
    assert state.result is not None
    assert state.result.ranking == (1, 3, 3, 2, 3)


@pytest.mark.rule("LC-42", "LC-38")
def test_while_a_wrecked_captain_is_in_the_game_it_goes_on() -> None:
    state = position(["londres", "colombo", WRECKED], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo")
    assert state.result is None


@pytest.mark.rule("LC-43")
def test_without_a_limit_the_game_goes_on_when_every_card_is_gone() -> None:
    state = position(cash=[1, 1, 1], round=500)
    assert state.rounds == 0
    for _ in range(30):
        do(state, "done")
    assert (state.round, state.result) == (510, None)


@pytest.mark.rule("LC-43")
def test_at_the_limit_the_richest_wins_cargo_counting_three_times() -> None:
    state = position(
        cash=[10, 0, 25],
        cargo={ROSE: goods(wool=4), BRUNO: goods(gold=5, wood=5)},
        round=9,
        rounds=9,
        turn=JEANNE,
    )
    assert [seat["wealth"] for seat in state.view(None)["seats"]] == [22, 30, 25]
    events = do(state, "done")
    assert told(events) == ["end LC-43"]
    assert state.result == ((3, 1, 2), "limit", "LC-43")


@pytest.mark.rule("LC-43")
def test_not_before_the_round_is_over() -> None:
    state = position(round=9, rounds=9, opener=BRUNO, turn=BRUNO)
    do(state, "done")
    assert state.result is None
    do(state, "done")
    assert state.result is None
    do(state, "done")
    assert state.result is not None


@pytest.mark.rule("LC-43")
def test_among_equals_the_owner_of_the_corsaire_is_first_the_others_share() -> None:
    state = position(
        ["londres", "sydney", "le_cap", "perth"],
        cash=[10, 10, 10, 11],
        owner=BRUNO,
        corsaire="panama",
        round=9,
        rounds=9,
        turn=VICTOR,
    )
    do(state, "done")
    assert state.result is not None
    assert state.result.ranking == (3, 2, 3, 1)


@pytest.mark.rule("LC-43", "LC-42")
def test_the_eliminated_rank_behind() -> None:
    state = position(
        [WRECKED, "sydney", WRECKED, "perth", WRECKED],
        cash=[0, 1, 0, 5, 0],
        fallen=[(JEANNE,), (ROSE, ODILE)],
        round=9,
        rounds=9,
        turn=VICTOR,
    )
    do(state, "done")
    assert state.result is not None
    assert state.result.ranking == (3, 2, 5, 1, 3)


@pytest.mark.rule("LC-43")
def test_the_shortest_limit_lets_a_corsaire_sail() -> None:
    """It is bought in the second round, comes in in the third, and sails in the fourth."""
    state = GAME.new(2, {"rounds": 4})
    while state.phase == "deal":
        state.apply(state.outcomes()[0][0])
    do(state, "first 1", "launch marseille", "launch londres", "buy 1", "done", "buy 1", "done")
    assert (state.round, state.result) == (2, None)
    do(state, *["done"] * 5)
    assert (state.round, state.result) == (4, None)
    do(state, "done")
    assert state.result == ((1, 1), "limit", "LC-43")


@pytest.mark.rule("LC-43")
def test_a_limit_of_one_round_ends_after_the_first_purchases() -> None:
    """Set-ups offer four rounds and more: only then can a Corsaire bought in the second sail (LC-32)."""
    state = GAME.new(2, {"rounds": 1})
    while state.phase == "deal":
        state.apply(state.outcomes()[0][0])
    do(state, "first 1", "launch marseille", "launch londres", "buy 1", "done", "done")
    assert state.result == ((2, 1), "limit", "LC-43")


@pytest.mark.rule("LC-43")
@pytest.mark.parametrize("rounds", [-1, 201, True, "40", 1.5, None])
def test_what_the_limit_cannot_be(rounds: object) -> None:
    with pytest.raises(InvalidInput, match="rounds") as unusable:
        GAME.new(3, {"rounds": rounds})
    assert unusable.value.message.rule == "LC-43"


@pytest.mark.rule("LC-44")
def test_in_total_ruin_everybody_left_receives_3_m() -> None:
    state = position(
        ["londres", "sydney", WRECKED, "perth"], cash=[0, 0, 0, 0], fallen=[(JEANNE,)], turn=ROSE
    )
    events = do(state, "done")
    assert payments(events) == [("bank", seat, 3) for seat in (BRUNO, VICTOR, ROSE)]
    assert {event.rule for event in events if event.kind == "relief"} == {"LC-44"}
    assert state.cash == [3, 3, 0, 3]


@pytest.mark.rule("LC-44")
@pytest.mark.parametrize("what", ["cash", "aboard", "stranded", "owned"])
def test_not_while_anything_can_happen(what: str) -> None:
    state = position(
        cash=[0, 0, 1 if what == "cash" else 0],
        cargo={JEANNE: goods(wool=1)} if what == "aboard" else {},
        stranded={66: goods(wool=1)} if what == "stranded" else {},
        owner=JEANNE if what == "owned" else -1,
        corsaire="panama" if what == "owned" else "",
    )
    events = do(state, "done")
    assert every("relief", events) == []
    assert sum(state.cash) == (1 if what == "cash" else 0)


@pytest.mark.rule("LC-44")
def test_not_in_the_middle_of_a_turn() -> None:
    state = position(["londres", "sydney", "le_cap"], cash=[1, 0, 0])
    do(state, "buy 1", "resell")
    roll(state, 1)
    assert state.cash == [0, 0, 0]
    do(state, "done")
    assert state.cash == [0, 0, 0], "Rose has wool aboard"

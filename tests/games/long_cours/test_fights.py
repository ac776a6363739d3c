"""Fights between captains."""

import pytest

from escales.core import Action, IllegalAction, Seat, Table
from escales.core.seat import COLOURS
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from tests.games.long_cours.positions import BRUNO, JEANNE, ROSE, VICTOR, WRECKED, position
from tests.play import do, payments, refusal, the, told, verbs, ways


def in_london(**given: object) -> State:
    """Rose, Bruno and Jeanne are in the same port, Victor is elsewhere."""
    return position(["londres", "londres", "londres", "perth"], **given)  # type: ignore[arg-type]


@pytest.mark.rule("LC-22")
def test_a_fight_is_announced_with_a_captain_in_the_same_port() -> None:
    state = in_london(hands={ROSE: ["fight-03", "fight-08", "storm"]})
    assert ways(state, "fight") == [
        f"fight {other} {card}" for other in (BRUNO, JEANNE) for card in ("fight-03", "fight-08")
    ]
    events = do(state, "fight 2 fight-03")
    assert told(events) == ["fight LC-22"]
    assert the("fight", events) == {"seat": ROSE, "other": JEANNE, "card": "fight-03"}
    assert (state.phase, state.actor) == ("fight", JEANNE)
    assert state.hands[ROSE] == ("fight-08", "storm")


@pytest.mark.rule("LC-22")
@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("fight 3 fight-03", "refuse-not-here"),
        ("fight 0 fight-03", "refuse-not-here"),
        ("fight 4 fight-03", "refuse-not-here"),
        ("fight 1 fight-04", "refuse-not-in-hand"),
        ("fight 1 storm", "refuse-not-in-hand"),
        ("fight 1 7", "refuse-not-in-hand"),
        ("fight 1", "refuse-not-here"),
        ("fight", "refuse-not-here"),
    ],
)
def test_with_nobody_else_and_no_other_card(what: str, why: str) -> None:
    state = in_london(hands={ROSE: ["fight-03", "storm"]})
    assert refusal(state, what) == (why, "LC-22")


@pytest.mark.rule("LC-22")
def test_not_without_a_bagarre_card() -> None:
    state = in_london(hands={ROSE: ["storm", "direct"]})
    assert "fight" not in verbs(state)
    assert refusal(state, "fight 1 fight-03") == ("refuse-not-in-hand", "LC-22")


@pytest.mark.rule("LC-22")
def test_not_on_a_white_rectangle() -> None:
    state = position(["gibraltar", "gibraltar", "perth"], hands={ROSE: ["fight-03"]})
    assert refusal(state, "fight 1 fight-03") == ("refuse-fight-on-rectangle", "LC-22")
    assert "fight" not in verbs(state)


@pytest.mark.rule("LC-22")
def test_not_when_nobody_is_there() -> None:
    state = position(["londres", "perth", WRECKED], hands={ROSE: ["fight-03"]})
    assert refusal(state, "fight 1 fight-03") == ("refuse-nobody-here", "LC-22")


@pytest.mark.rule("LC-22", "LC-21")
def test_two_wrecked_captains_are_not_in_the_same_port() -> None:
    state = position([WRECKED, WRECKED, "perth"], hands={ROSE: ["fight-03"]})
    assert refusal(state, "fight 1 fight-03") == ("refuse-wrecked", "LC-21")


@pytest.mark.rule("LC-23")
def test_each_answers_with_a_strictly_stronger_card() -> None:
    state = in_london(
        hands={
            ROSE: ["fight-03", "fight-06", "fight-12"],
            BRUNO: ["fight-01", "fight-05", "fight-11", "storm"],
        }
    )
    do(state, "fight 1 fight-03")
    assert ways(state, "answer") == ["answer fight-05", "answer fight-11"]
    assert refusal(state, "answer fight-01") == ("refuse-weaker", "LC-23")
    assert refusal(state, "answer fight-03") == ("refuse-not-in-hand", "LC-23")
    assert refusal(state, "answer fight-12") == ("refuse-not-in-hand", "LC-23")
    assert refusal(state, "answer storm") == ("refuse-not-in-hand", "LC-23")
    assert refusal(state, "answer") == ("refuse-not-in-hand", "LC-23")
    events = do(state, "answer fight-05")
    assert the("answer", events) == {"seat": BRUNO, "other": ROSE, "card": "fight-05"}
    assert state.actor == ROSE
    assert ways(state, "answer") == ["answer fight-06", "answer fight-12"]
    do(state, "answer fight-06")
    assert state.actor == BRUNO
    do(state, "answer fight-11")
    assert state.actor == ROSE
    do(state, "answer fight-12")
    assert (state.actor, verbs(state)) == (BRUNO, ["yield"])
    do(state, "yield")
    assert state.cash == [20, 0, 10, 10]
    assert state.hands == [(), ("fight-01", "storm"), (), ()]


@pytest.mark.rule("LC-23")
@pytest.mark.parametrize("hand", [[], ["storm"], ["fight-01"], ["fight-12"]])
def test_the_question_is_put_whatever_the_other_holds(hand: list[str]) -> None:
    state = in_london(hands={ROSE: ["fight-02"], BRUNO: hand})
    do(state, "fight 1 fight-02")
    assert (state.phase, state.actor) == ("fight", BRUNO)
    assert verbs(state)[-1] == "yield"
    assert state.view(None)["question"] == {
        "id": "question-fight",
        "params": {"seat": BRUNO, "other": ROSE, "card": "fight-02"},
        "rule": "LC-23",
    }


@pytest.mark.rule("LC-23")
def test_also_to_the_one_who_began() -> None:
    state = in_london(hands={ROSE: ["fight-02"], BRUNO: ["fight-03"]})
    do(state, "fight 1 fight-02", "answer fight-03")
    assert (state.actor, verbs(state)) == (ROSE, ["yield"])


@pytest.mark.rule("LC-24")
def test_who_gives_up_hands_over_all_notes_though_they_be_more_than_the_winner_has() -> None:
    state = in_london(hands={ROSE: ["fight-02"]}, cash=[1, 500, 10, 10])
    events = do(state, "fight 1 fight-02", "yield")
    assert payments(events) == [(BRUNO, ROSE, 500)]
    assert state.cash == [501, 0, 10, 10]


@pytest.mark.rule("LC-24")
def test_who_began_may_lose() -> None:
    state = in_london(hands={ROSE: ["fight-02", "fight-12"], BRUNO: ["fight-03"]})
    events = do(state, "fight 1 fight-02", "answer fight-03", "yield")
    assert told(events)[-2:] == ["yield LC-24", "pay LC-24"]
    assert the("yield", events) == {
        "seat": ROSE,
        "other": BRUNO,
        "blows": ["fight-02", "fight-03"],
    }
    assert the("pay", events)["card"] == "fight-03", "what it was lost to"
    assert payments(events) == [(ROSE, BRUNO, 10)]
    assert (state.phase, state.actor) == ("turn", ROSE)
    assert state.hands[ROSE] == ("fight-12",)


@pytest.mark.rule("LC-24")
def test_goods_are_not_touched() -> None:
    state = in_london(hands={ROSE: ["fight-02"]}, cargo={BRUNO: (9, 0, 0, 0, 0, 0)})
    do(state, "fight 1 fight-02", "yield")
    assert state.cargo[BRUNO] == (9, 0, 0, 0, 0, 0)
    assert state.cargo[ROSE] == (0,) * 6


@pytest.mark.rule("LC-25")
def test_the_target_may_give_up_at_once_and_keep_a_stronger_card() -> None:
    state = in_london(hands={ROSE: ["fight-02"], BRUNO: ["fight-12"]})
    events = do(state, "fight 1 fight-02", "yield")
    assert told(events) == ["fight LC-22", "yield LC-25", "pay LC-24"]
    assert state.hands[BRUNO] == ("fight-12",)


@pytest.mark.rule("LC-25", "LC-16")
def test_the_cards_played_leave_the_game_winner_s_and_loser_s() -> None:
    state = in_london(hands={ROSE: ["fight-02", "fight-04"], BRUNO: ["fight-03"]})
    do(state, "fight 1 fight-02", "answer fight-03", "answer fight-04", "yield")
    assert {"fight-02", "fight-03", "fight-04"} <= set(state.gone)
    assert state.hands[:2] == [(), ()]
    assert (state.target, state.blows) == (-1, ())


@pytest.mark.rule("LC-26")
def test_several_fights_in_one_turn_with_the_same_captain_too() -> None:
    state = in_london(hands={ROSE: ["fight-02", "fight-04", "fight-06"]})
    do(state, "fight 1 fight-02", "yield", "fight 1 fight-04", "yield", "fight 2 fight-06", "yield")
    assert state.cash == [30, 0, 0, 10]


@pytest.mark.rule("LC-26")
def test_nobody_needs_cash_to_fight_or_be_fought() -> None:
    state = in_london(hands={ROSE: ["fight-02"]}, cash=[0, 0, 10, 10])
    events = do(state, "fight 1 fight-02", "yield")
    assert payments(events) == []
    assert state.cash == [0, 0, 10, 10]


@pytest.mark.rule("LC-27")
@pytest.mark.parametrize("what", ["storm 22", "direct perth", "fight 0 fight-12"])
def test_answering_is_the_one_card_play_out_of_turn(what: str) -> None:
    state = in_london(hands={ROSE: ["fight-02"], BRUNO: ["storm", "direct", "fight-12"]})
    do(state, "fight 1 fight-02")
    assert refusal(state, what) == ("refuse-only-answer", "LC-27")
    assert refusal(state, "buy 1") == ("refuse-not-now", "LC-23")
    assert refusal(state, "done") == ("refuse-not-now", "LC-23")
    do(state, "answer fight-12")


@pytest.mark.rule("LC-27")
def test_only_the_one_who_is_asked_answers() -> None:
    seats = [Seat(name, colour) for name, colour in zip("RBJV", COLOURS, strict=False)]
    table = Table(GAME, seats)
    table.state = in_london(hands={ROSE: ["fight-02"], JEANNE: ["fight-12"], VICTOR: ["fight-11"]})
    table.play(Action.parse("fight 1 fight-02"), ROSE)
    for seat in (ROSE, JEANNE, VICTOR):
        for what in ("yield", "answer fight-12"):
            with pytest.raises(IllegalAction) as refused:
                table.play(Action.parse(what), seat)
            assert refused.value.message == ("refuse-not-your-turn", {"seat": BRUNO}, "LC-23")


@pytest.mark.rule("LC-22", "LC-37")
def test_the_corsaire_is_nobody_to_fight() -> None:
    state = position(
        ["perth", "londres", "le_cap"], hands={ROSE: ["fight-03"]}, owner=BRUNO, corsaire="perth"
    )
    assert refusal(state, "fight 1 fight-03") == ("refuse-nobody-here", "LC-22")

"""How seats leave the game, and how it ends (MA-31 to MA-34, MA-55, MA-56)."""

from typing import Any

import pytest

from escales.games.magellan.countries import IDS, INCOME, OPEN
from escales.games.magellan.pieces import JEEP, NONE, of_kind, of_seat
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import Due, State
from escales.games.magellan.war_state import War
from tests.games.magellan.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    VICTOR,
    opened,
    owner_of,
    position,
    roll,
)
from tests.games.magellan.test_effects import drawing
from tests.play import do, every, payments, refusal, the, verbs

RICH = {"DE": ROSE, "GB": ROSE, "IT": ROSE}
"""Countries with an income of 192 M; Belgium would make it 203 M."""
NUMBER_OF = {id: at for at, id in enumerate(IDS)}


def winning(seats: int = 2, **options: Any) -> State:
    """Rose wins by developing Belgium."""
    return position(
        seats,
        pieces={"jeep-0-01": "6N1.l1"},
        owner={**RICH, "CH": BRUNO},
        out=["BE"],
        cash=[500, 100, 200, 150][:seats],
        **options,
    )


def lose_base(state: State, seat: int) -> None:
    """*seat* loses the jeeps on its base, as by a fight; the turn goes on."""
    for jeep in of_kind(seat, JEEP):
        if holdings.cell_of(state, jeep) == state.bases[seat] and state.on[jeep] == NONE:
            holdings.lose(state, jeep)
    flow.go_on(state, [])


@pytest.mark.rule("MA-32")
def test_an_income_above_the_target_wins_at_once() -> None:
    state = winning()
    events = do(state, "develop BE")
    assert the("won", events) == {"seat": ROSE, "income": 203}
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("income", "MA-32")
    assert state.result.ranking == (1, 2)


@pytest.mark.rule("MA-32")
def test_exactly_the_target_plays_on() -> None:
    state = position(pieces={"jeep-0-01": "4N4.l1"}, owner=RICH, out=["TR"], cash=[5000, 1])
    do(state, "develop TR")
    assert holdings.income(state, ROSE) == 200
    assert state.result is None


@pytest.mark.rule("MA-32", "MA-31")
def test_the_last_money_may_buy_the_win() -> None:
    state = winning()
    state.cash[ROSE] = 90
    do(state, "develop BE")
    assert state.result is not None
    assert state.result.reason == "income"


@pytest.mark.rule("MA-34")
def test_a_lower_target_by_agreement() -> None:
    owner = {"DE": ROSE, "SE": ROSE}  # 95
    state = position(pieces={"jeep-0-01": "6N1.l1"}, owner=owner, out=["BE"], target=100)
    do(state, "develop BE")
    assert state.result is not None


@pytest.mark.rule("MA-32", "MA-52")
def test_the_others_may_play_on_for_the_next_places() -> None:
    """The others share Rose's 410 M, 205 M each, and her countries are open again."""
    state = winning(3, play_on=True)
    events = do(state, "develop BE")
    assert [event["amount"] for event in every("shared", events)] == [205, 205]
    assert state.cash == [0, 305, 405]
    assert owner_of(state, "DE") == owner_of(state, "BE") == OPEN
    assert not any(state.at[piece] for piece in of_seat(ROSE))
    assert state.result is None
    assert (state.turn, state.retired) == (BRUNO, (ROSE,))
    assert state.view(None)["seats"][ROSE]["out"]
    state.cash[JEANNE] = 0
    flow.go_on(state, [])
    assert state.result is not None
    assert (state.result.reason, state.result.ranking) == ("last", (1, 2, 3))


@pytest.mark.rule("MA-32")
def test_what_cannot_be_shared_equally_goes_to_the_bank() -> None:
    state = winning(3, play_on=True)
    state.cash[ROSE] = 491
    events = do(state, "develop BE")
    assert payments(events)[1:] == [(ROSE, BRUNO, 200), (ROSE, JEANNE, 200), (ROSE, "bank", 1)]


@pytest.mark.rule("MA-32")
def test_with_two_the_other_is_last() -> None:
    state = winning(play_on=True)
    do(state, "develop BE")
    assert state.result is not None
    assert (state.result.reason, state.result.ranking) == ("last", (1, 2))


@pytest.mark.rule("MA-31")
def test_without_money_and_countries_one_is_out() -> None:
    state = position(3, cash=[20, 100, 100], pieces={"jeep-0-01": "5N1.l1"})
    events = do(state, "buy ship")
    assert the("out-money", events) == {"seat": ROSE}
    assert not any(state.at[piece] for piece in of_seat(ROSE))
    assert (state.turn, state.fallen) == (BRUNO, ((ROSE,),))
    assert state.view(None)["seats"][ROSE]["out"]


@pytest.mark.rule("MA-31", "MA-55")
def test_who_cannot_pay_a_due_after_selling_all_is_out() -> None:
    state = position(3, owner={"KW": BRUNO}, cash=[100, 3, 100])
    state.dues = (Due(BRUNO, 20, -1),)
    flow.go_on(state, [])
    events = do(state, "sell KW")
    assert payments(events) == [("bank", BRUNO, 2), (BRUNO, "bank", 5)]
    assert the("out-money", events) == {"seat": BRUNO}
    assert state.fallen == ((BRUNO,),)


@pytest.mark.rule("MA-31")
def test_without_a_jeep_on_the_base_one_is_out_on_anybodys_turn() -> None:
    state = position(3, turn=ROSE, owner={"BE": BRUNO}, pieces={"jeep-1-01": "5N1.l1"})
    lose_base(state, BRUNO)
    assert state.fallen == ((BRUNO,),)
    assert owner_of(state, "BE") == OPEN
    assert state.cash[BRUNO] == 0
    assert (state.turn, state.actor) == (ROSE, ROSE)
    do(state, "done")
    assert state.turn == JEANNE


@pytest.mark.rule("MA-33")
def test_the_last_player_left_wins() -> None:
    state = position(3, cash=[20, 100, 100])
    do(state, "buy ship")
    lose_base(state, JEANNE)
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("last", "MA-33")
    assert state.result.ranking == (3, 1, 2)


@pytest.mark.rule("MA-33")
def test_who_fall_together_as_the_last_share_the_place() -> None:
    state = drawing(position(owner={}, cash=[15, 15]))
    do(state, "draw H4-09")  # 5 M for each of three ships
    assert state.result is not None
    assert state.result.ranking == (1, 1)


@pytest.mark.rule("MA-56")
def test_players_are_told_when_nobody_can_win_without_a_war() -> None:
    """Four seats share an income of 574 M, about 140 M each."""
    state = position(4, cash=[5000] * 4, pieces={"jeep-0-01": "6N1.l1"})
    for at in sorted(range(len(IDS)), key=lambda at: -INCOME[at]):
        state.owner[at] = min(range(4), key=lambda seat: holdings.income(state, seat))
    state.owner[NUMBER_OF["BE"]] = OPEN
    assert sum(INCOME) == 574
    events = do(state, "develop BE")
    assert the("stuck", events) == {"target": 200}
    assert state.told
    assert not every("stuck", do(state, "buy jeep"))
    state.owner = [OPEN] * 50
    flow.go_on(state, [])
    assert not state.told


@pytest.mark.rule("MA-56")
@pytest.mark.parametrize(("beyond", "told"), [(0, True), (-1, False)])
def test_to_reach_the_target_is_not_to_exceed_it(beyond: int, told: bool) -> None:
    """Bruno has Europe; with all the open countries his income would be 574 M."""
    state = position(2)
    state.owner = [BRUNO if at < 10 else OPEN for at in range(len(IDS))]
    state.target = sum(INCOME) + beyond
    state.told = False
    flow.go_on(state, [])
    assert state.result is None
    assert state.told == told


@pytest.mark.rule("MA-56")
def test_all_may_agree_to_end_the_game() -> None:
    state = opened(4)
    state.cash = [100, 300, 200, 300]
    roll(state, 2)
    do(state, "propose")
    assert (state.phase, state.actor) == ("agreement", BRUNO)
    assert verbs(state) == ["agree", "decline"]
    do(state, "agree", "agree")
    assert state.actor == VICTOR
    do(state, "agree")
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("agreed", "MA-56")
    assert state.result.ranking == (4, 1, 3, 1)


@pytest.mark.rule("MA-56")
def test_one_who_declines_is_enough_to_play_on() -> None:
    state = opened(3)
    roll(state, 2)
    do(state, "propose")
    assert refusal(state, "agree now") == ("refuse-extra", "MA-56")
    do(state, "decline")
    assert (state.phase, state.actor, state.asked) == ("turn", ROSE, ())
    assert refusal(state, "propose") == ("refuse-proposed", "MA-56")
    do(state, "done")


@pytest.mark.rule("MA-56")
def test_it_is_proposed_before_between_or_after_other_actions() -> None:
    state = opened(3)
    roll(state, 3)
    do(state, "propose", "decline", "buy jeep", "done")
    roll(state, 3)
    do(state, "move ship-1-01 5N18.w1", "buy jeep", "propose", "decline")
    assert refusal(state, "propose") == ("refuse-proposed", "MA-56")
    do(state, "embark jeep-1-01 ship-1-02", "done")
    roll(state, 1)
    do(state, "move ship-2-01 4S17.w1")
    assert (state.points, verbs(state)) == (0, ["buy", "propose", "done"])


@pytest.mark.rule("MA-56", "MA-30", "MA-29")
def test_after_a_truce_is_offered_or_a_war_announced_too() -> None:
    state = position(3, war=War(on=True, cards=("H5-02",)))
    do(state, "offer", "war")
    assert "propose" in verbs(state)
    state = position(3, war=War(truce=True, cards=("H5-02",)))
    do(state, "warn", "propose", "decline")
    assert state.phase == "turn"


@pytest.mark.rule("MA-56", "MA-35")
def test_a_proposal_declined_leaves_a_plane_in_flight() -> None:
    state = position(
        2, points=3, ruleset="variant1", pieces={"plane-0-01": "5N1.l1", "jeep-0-01": "5N1.l1"}
    )
    do(state, "fly plane-0-01 6N1", "propose", "decline")
    assert (state.phase, state.points, len(state.flying)) == ("turn", 2, 1)
    assert refusal(state, "done") == ("refuse-in-flight", "MA-35")


@pytest.mark.rule("MA-56")
def test_under_rules_1_it_was_proposed_before_anything_else() -> None:
    state = opened(3)
    state.edition = 1
    roll(state, 2)
    do(state, "propose", "decline")
    assert refusal(state, "propose") == ("refuse-propose", "MA-56")
    do(state, "done")
    roll(state, 3)
    do(state, "move ship-1-01 5N18.w1")
    assert refusal(state, "propose") == ("refuse-propose", "MA-56")

"""Countries that change hands in war."""

import pytest

from escales.games.magellan.state import State
from escales.games.magellan.war_state import War
from tests.games.magellan.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    VICTOR,
    WAR,
    owner_of,
    position,
    roll,
)
from tests.play import do, every, payments, refusal, the, told, verbs

FRANCE, BENELUX = "5N1.l1", "6N1.l1"


def campaign(
    seats: int = 2, war: War = WAR, owner: dict[str, int] | None = None, **more: object
) -> State:
    """Rose has a jeep in France and two points; Bruno owns Belgium, if *owner* does not say more."""
    pieces = {"jeep-0-01": FRANCE, **more.pop("pieces", {})}  # type: ignore[dict-item]
    return position(
        seats,
        points=2,
        war=war,
        owner={"BE": BRUNO, **(owner or {})},
        pieces=pieces,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("MA-28")
def test_a_jeep_that_enters_takes_an_undefended_country_for_nothing() -> None:
    state = campaign()
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert the("captured", events) == {"seat": ROSE, "other": BRUNO, "card": "BE"}
    assert told(events)[-1] == "captured MA-28"
    assert owner_of(state, "BE") == ROSE
    assert payments(events) == []


@pytest.mark.rule("MA-28")
def test_all_undefended_countries_of_the_cell() -> None:
    state = campaign(3, owner={"DE": JEANNE})
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert [taken["card"] for taken in every("captured", events)] == ["DE", "BE"]
    assert (owner_of(state, "BE"), owner_of(state, "DE")) == (ROSE, ROSE)


@pytest.mark.rule("MA-28", "MA-30")
def test_the_fight_comes_first_and_the_jeep_that_survives_takes_the_country() -> None:
    state = campaign(pieces={"jeep-1-01": BENELUX})
    assert every("captured", do(state, f"move jeep-0-01 {BENELUX}")) == []
    assert every("captured", roll(state, 6, 1)) != []


@pytest.mark.rule("MA-28")
def test_a_jeep_of_the_owner_s_on_land_defends_one_aboard_does_not() -> None:
    state = campaign(pieces={"ship-1-01": "6N1.w1", "jeep-1-01": "ship-1-01"})
    do(state, f"move jeep-0-01 {BENELUX}")
    assert owner_of(state, "BE") == ROSE


@pytest.mark.rule("MA-28")
def test_one_of_two_owners_in_the_cell_defends_his_own_only() -> None:
    state = campaign(3, owner={"DE": JEANNE}, pieces={"jeep-2-01": BENELUX})
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 1, 6)
    assert (owner_of(state, "BE"), owner_of(state, "DE")) == (BRUNO, JEANNE)


@pytest.mark.rule("MA-28")
def test_countries_without_an_owner_are_not_taken() -> None:
    state = campaign(out=["DE"])
    do(state, f"move jeep-0-01 {BENELUX}")
    assert owner_of(state, "DE") == -1


@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("war", [War(), War(truce=True, cards=("H5-02",))])
def test_nothing_is_taken_in_peace_or_truce(war: War) -> None:
    state = campaign(war=war)
    do(state, f"move jeep-0-01 {BENELUX}")
    assert owner_of(state, "BE") == BRUNO


@pytest.mark.rule("MA-30")
def test_a_jeep_that_stood_there_takes_at_the_start_of_its_owner_s_next_turn() -> None:
    state = campaign(war=War(declared=True, cards=("H5-02",)), pieces={"jeep-0-01": BENELUX})
    assert every("captured", do(state, "done")) == []
    roll(state, 1)
    events = do(state, "done")
    assert the("captured", events)["card"] == "BE"
    assert state.phase == "throw"


@pytest.mark.rule("MA-28", "MA-32")
def test_a_capture_can_win() -> None:
    state = campaign(target=100, owner={"DE": ROSE, "CH": ROSE})
    do(state, f"move jeep-0-01 {BENELUX}")
    assert state.result is not None
    assert state.result.reason == "income"


CAMPS = War(on=True, cards=("H5-03",), camps=(0, 1, 0, 1))
"""Rose and Jeanne against Bruno and Victor."""


@pytest.mark.rule("MA-45")
def test_an_ally_s_country_is_not_taken_nor_the_ally_fought() -> None:
    state = campaign(
        4, war=CAMPS, owner={"BE": JEANNE}, pieces={"jeep-2-01": BENELUX}, ruleset="variant2"
    )
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert told(events) == ["move MA-07"]
    assert owner_of(state, "BE") == JEANNE


@pytest.mark.rule("MA-46")
def test_the_allies_get_the_value_of_their_shares_at_once() -> None:
    state = campaign(4, war=CAMPS, ruleset="variant2")
    do(state, f"move jeep-0-01 {BENELUX}")
    assert (state.phase, state.actor, verbs(state)) == ("conquest", ROSE, ["take", "leave"])
    assert state.view(None)["question"]["params"] == {  # type: ignore[index]
        "seat": ROSE,
        "card": "BE",
        "other": BRUNO,
        "amount": 45,
    }
    events = do(state, "take BE")
    assert payments(events) == [(ROSE, JEANNE, 45)]
    assert state.cash == [555, 600, 645, 600]
    assert owner_of(state, "BE") == ROSE


@pytest.mark.rule("MA-46")
def test_the_share_is_rounded_down_and_goes_to_each_of_the_camp() -> None:
    war = War(on=True, cards=("H5-05",), total=True, camps=(1, 0, 1, 1))
    state = campaign(4, war=war, owner={"CH": BRUNO}, ruleset="variant2")
    state.turn = state.actor = ROSE
    state.points = 4
    do(state, "move jeep-0-01 5N2.l1")
    do(state, f"move jeep-0-01 {FRANCE}")
    events = do(state, "take CH")
    assert payments(events) == [(ROSE, JEANNE, 18), (ROSE, VICTOR, 18)]


@pytest.mark.rule("MA-46")
def test_a_player_may_leave_the_country_alone() -> None:
    state = campaign(4, war=CAMPS, owner={"DE": VICTOR}, ruleset="variant2")
    do(state, f"move jeep-0-01 {BENELUX}")
    assert refusal(state, "take BE") == ("refuse-conquest", "MA-46")
    events = do(state, "leave DE")
    assert told(events) == ["spared MA-46"]
    assert state.phase == "conquest"
    do(state, "take BE")
    assert (owner_of(state, "DE"), owner_of(state, "BE")) == (VICTOR, ROSE)
    assert state.phase == "turn"


@pytest.mark.rule("MA-46")
def test_it_must_be_left_when_the_money_does_not_cover_the_shares() -> None:
    state = campaign(4, war=CAMPS, cash=[44, 1, 1, 1], ruleset="variant2")
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert told(events)[-1] == "too-dear MA-46"
    assert (state.phase, owner_of(state, "BE")) == ("turn", BRUNO)


@pytest.mark.rule("MA-46", "MA-31")
def test_the_last_money_may_go_into_a_share_and_then_a_country_is_sold() -> None:
    state = campaign(4, war=CAMPS, cash=[45, 1, 1, 1], ruleset="variant2")
    do(state, f"move jeep-0-01 {BENELUX}")
    do(state, "take BE")
    assert (state.phase, state.actor) == ("sale", ROSE)


@pytest.mark.rule("MA-46", "MA-35")
@pytest.mark.parametrize(("cash", "phase"), [(45, "turn"), (46, "conquest")])
def test_the_last_money_is_kept_while_a_plane_flies(cash: int, phase: str) -> None:
    """With 0 M a country must be sold at once, and the plane may need it to land."""
    state = campaign(
        4,
        war=CAMPS,
        owner={"FR": ROSE},
        cash=[cash, 1, 1, 1],
        ruleset="variant2",
        pieces={"plane-0-01": FRANCE},
    )
    state.points = 4
    events = do(state, "fly plane-0-01 6N1", f"move jeep-0-01 {BENELUX}")
    assert ("too-dear MA-46" in told(events)) == (phase == "turn")
    assert state.phase == phase


@pytest.mark.rule("MA-46")
def test_who_is_alone_pays_nothing_and_is_not_asked() -> None:
    state = campaign(3, war=War(on=True, cards=("H5-05",), total=True, camps=(0, 1, 1)))
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert payments(events) == []
    assert owner_of(state, "BE") == ROSE


@pytest.mark.rule("MA-46")
def test_an_ally_who_is_out_has_no_share() -> None:
    state = campaign(4, war=CAMPS, ruleset="variant2")
    state.fallen = ((JEANNE,),)
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert payments(events) == []
    assert owner_of(state, "BE") == ROSE

"""The effects of historical cards (MA-21, MA-22, MA-24, MA-52)."""

import pytest

from escales.core import CHANCE
from escales.games.magellan import cards
from escales.games.magellan.state import State
from tests.games.magellan.positions import BRUNO, JEANNE, ROSE, opened, position, roll, where
from tests.play import do, every, payments, refusal, the, told, ways


def drawing(state: State) -> State:
    """*state*, changed so that a card is drawn next."""
    state.phase, state.actor, state.roller = "draw", CHANCE, state.turn
    state.cards = 1
    return state


def pass_turns(state: State, turns: int) -> list[str]:
    """So many turns pass without any move; their events."""
    found: list[str] = []
    for _ in range(turns):
        found += told(do(state, "done"))
        found += told(roll(state, 1))
    return found


@pytest.mark.rule("MA-21")
def test_five_series_of_ten_historical_cards() -> None:
    assert sorted(cards.IDS) == [
        f"H{series}-{number:02}" for series in range(1, 6) for number in range(1, 11)
    ]
    second = [card for card in cards.IDS if card.startswith("H2")]
    assert all(cards.effects(card, False)[0]["effect"] == "dividends" for card in second)


@pytest.mark.rule("MA-21", "MA-22")
@pytest.mark.parametrize("card", cards.IDS)
@pytest.mark.parametrize("ruleset", ["simple", "variant3"])
def test_every_card_can_be_drawn_by_anybody(card: str, ruleset: str) -> None:
    state = drawing(position(3, cash=[500, 400, 300], ruleset=ruleset))
    assert the("history", do(state, f"draw {card}"))["card"] == card
    lying = {each[0] for each in (*state.prizes, *state.running)} | {*state.war.cards}
    under = [] if ruleset == "variant3" or card in lying or state.card else [card]
    assert state.deck.bottom == under


@pytest.mark.rule("MA-24")
def test_what_stands_under_an_asterisk_counts_in_variants_2_and_3() -> None:
    plain = cards.effects("H5-03", asterisk=False)
    assert [effect["effect"] for effect in plain] == ["war"]
    assert [effect["effect"] for effect in cards.effects("H5-03", asterisk=True)] == [
        "war",
        "alliances",
    ]
    names = ("simple", "variant1", "variant2", "variant3")
    assert [opened(2, ruleset=name).asterisks for name in names] == [False, False, True, True]


@pytest.mark.rule("MA-22")
def test_a_card_without_further_use_goes_under_the_pack() -> None:
    state = drawing(position(cash=[100, 200]))
    do(state, "draw H1-07")
    assert state.cash == [110, 210]
    assert state.deck.bottom == ["H1-07"]


@pytest.mark.rule("MA-22")
def test_who_has_most_pays_who_has_least() -> None:
    """H1-06: the highest income pays 40 M to the lowest; a tie costs nothing."""
    state = drawing(position(3, owner={"FR": BRUNO, "BE": ROSE}, cash=[100, 100, 100]))
    assert payments(do(state, "draw H1-06")) == [(BRUNO, JEANNE, 40)]
    state = drawing(position(3, owner={"FR": BRUNO}, cash=[100, 100, 100]))
    assert payments(do(state, "draw H1-06")) == []


@pytest.mark.rule("MA-22")
@pytest.mark.parametrize(
    ("card", "owner", "vain"),
    [
        ("H5-07", {}, "yes"),
        ("H5-07", {"ID": ROSE}, "no"),
        ("H1-06", {}, "yes"),
        ("H1-05", {}, "no"),
    ],
)
def test_a_card_that_concerns_nobody_says_so(card: str, owner: dict[str, int], vain: str) -> None:
    state = drawing(position(owner=owner, cash=[100, 100]))
    assert the("history", do(state, f"draw {card}"))["vain"] == vain


@pytest.mark.rule("MA-22")
def test_all_who_are_poorest_receive() -> None:
    state = drawing(position(3, turn=BRUNO, cash=[50, 90, 50]))
    assert payments(do(state, "draw H4-05")) == [("bank", JEANNE, 40), ("bank", ROSE, 40)]


@pytest.mark.rule("MA-22")
def test_payments_by_pieces_and_countries() -> None:
    state = drawing(position(cash=[100, 100]))
    assert payments(do(state, "draw H4-09")) == [(ROSE, "bank", 15), (BRUNO, "bank", 15)]
    state = drawing(position(owner={"BE": BRUNO, "FR": BRUNO, "EG": BRUNO}, cash=[100, 100]))
    assert payments(do(state, "draw H4-02")) == [("bank", BRUNO, 30)]
    state = drawing(position(owner={"MY": ROSE, "BR": ROSE, "LK": BRUNO}, cash=[100, 100]))
    assert payments(do(state, "draw H4-08")) == [
        ("bank", ROSE, 20),
        ("bank", BRUNO, 10),
        (ROSE, "bank", 20),
    ]


@pytest.mark.rule("MA-22")
def test_the_first_country_of_a_series_is_taken_out_of_the_pack() -> None:
    state = drawing(position(owner={"EG": BRUNO}, cash=[100, 100]))
    do(state, "draw H1-09")
    assert (state.phase, state.actor, state.roller) == ("reveal", CHANCE, None)
    assert [str(outcome) for outcome, _ in state.outcomes()] == [
        f"reveal {country}" for country in ("CD", "DZ", "ET", "MA", "MG", "NG", "SN", "ZA", "ZW")
    ]
    assert refusal(state, "reveal BE") == ("refuse-card", "MA-22")
    events = do(state, "reveal CD")
    assert the("country", events)["card"] == "CD"
    assert payments(events) == [("bank", BRUNO, 5)]
    assert "CD" not in state.deck.shuffled


@pytest.mark.rule("MA-22")
def test_nothing_is_taken_out_when_none_is_left() -> None:
    africa = ("ZA", "DZ", "CD", "EG", "ET", "MG", "MA", "NG", "ZW", "SN")
    state = drawing(position(out=africa))
    do(state, "draw H1-09")
    assert state.phase == "turn"


@pytest.mark.rule("MA-22", "MA-52")
def test_an_extra_die_for_one_round() -> None:
    """H1-10: the seat that drew throws it at once. It draws no card, but a six is thrown again."""
    state = drawing(position(3, turn=BRUNO))
    do(state, "draw H1-10")
    assert (state.phase, state.roller, state.points) == ("throw", BRUNO, 0)
    roll(state, 6, 4)
    assert (state.phase, state.points) == ("turn", 10)
    for seat in (JEANNE, ROSE):
        do(state, "done")
        roll(state, 2)
        assert (state.phase, state.turn) == ("throw", seat)
        roll(state, 5)
        assert (state.phase, state.points) == ("turn", 7)
    assert every("ends", do(state, "done")) == [{"card": "H1-10"}]
    roll(state, 2)
    assert state.phase == "turn"
    assert state.deck.bottom == ["H1-10"]


@pytest.mark.rule("MA-22")
def test_halved_dividends_hold_for_once() -> None:
    state = drawing(position(owner={"BE": ROSE, "CH": BRUNO}, cash=[100, 100]))
    assert the("begins-income-factor", do(state, "draw H4-01"))["percent"] == 50
    assert [each[0] for each in state.running] == ["H4-01"]
    events = do(drawing(state), "draw H2-04")
    assert payments(events) == [("bank", ROSE, 5), ("bank", BRUNO, 5)]  # 11 and 10, halved
    assert state.deck.bottom == ["H4-01"]
    events = do(drawing(state), "draw H2-05")
    assert payments(events) == [("bank", ROSE, 11), ("bank", BRUNO, 10)]


@pytest.mark.rule("MA-22", "MA-52")
def test_countries_are_cheaper_for_three_rounds() -> None:
    """H4-10: a quarter less outside Europe, rounded up; the bank still pays half the printed cost."""
    state = drawing(position(pieces={"jeep-0-01": "3N5.l1", "jeep-0-02": "6N1.l1"}))
    state.owner = [-1] * 50
    begins = the("begins-cost-modifier", do(state, "draw H4-10"))
    assert (begins["percent"], begins["series"], begins["rounds"]) == (75, [2, 3, 4, 5], 3)
    view = state.view(None)["public"]["cost"]
    assert isinstance(view, dict)
    assert (view["KW"], view["SA"], view["BE"], view["IQ"]) == (4, 34, 90, 57)
    assert the("developed", do(state, "develop SA"))["amount"] == 34
    assert "ends MA-52" not in pass_turns(state, 5)
    assert "ends MA-52" in pass_turns(state, 1)
    assert the("developed", do(state, "develop KW"))["amount"] == 5


@pytest.mark.rule("MA-14", "MA-52")
def test_suez_is_closed_for_six_rounds() -> None:
    state = drawing(position(points=2, pieces={"ship-0-01": "4N4.w1"}))
    assert the("canal-closes", do(state, "draw H5-06")) == {"canal": "suez"}
    assert refusal(state, "move ship-0-01 3N4.w1") == ("refuse-canal", "MA-14")
    assert "canal-opens MA-14" not in pass_turns(state, 11)
    assert "canal-opens MA-14" in pass_turns(state, 1)
    do(state, "move ship-0-01 3N4.w1")
    assert where(state, "ship-0-01") == "3N4.w1"
    assert state.deck.bottom == ["H5-06"]


@pytest.mark.rule("MA-14", "MA-22")
def test_a_later_card_opens_it_before() -> None:
    state = drawing(position(points=1, pieces={"ship-0-01": "4N4.w1"}, cash=[100, 100]))
    do(state, "draw H5-06")
    events = do(drawing(state), "draw H2-01")
    assert "canal-opens MA-14" in told(events)
    assert state.running == ()
    assert state.deck.bottom == ["H5-06"]
    assert the("prize", do(state, "move ship-0-01 3N4.w1"))["amount"] == 40
    assert state.deck.bottom == ["H5-06", "H2-01"]


@pytest.mark.rule("MA-14")
def test_a_passage_of_panama_costs_a_point() -> None:
    state = position(points=1, pieces={"ship-0-01": "1N29.w1"})
    do(state, "move ship-0-01 1N29.w2")
    assert state.points == 0


@pytest.mark.rule("MA-22", "MA-52")
def test_a_blockade_lets_no_ship_in_or_out_or_about() -> None:
    """H5-10: the cells 3N28, 3N29, 2N28 and 2N29 for two rounds; jeeps may still land."""
    state = position(
        points=9,
        pieces={"ship-0-01": "3N29.w1", "ship-0-02": "3N30.w1", "jeep-0-01": "ship-0-01"},
    )
    inside = [way for way in ways(state, "move") if "ship-0-01" in way]
    assert len(inside) > 1
    begins = the("begins-blockade", do(drawing(state), "draw H5-10"))
    assert begins["cells"] == ["3N28", "3N29", "2N28", "2N29"]
    assert not [way for way in ways(state, "move") if "ship-0-01" in way]
    assert refusal(state, "move ship-0-02 3N29.w1") == ("refuse-blockade", "MA-22")
    assert ways(state, "land")
    pass_turns(state, 4)
    state.points = 9
    assert [way for way in ways(state, "move") if "ship-0-01" in way] == inside


@pytest.mark.rule("MA-22")
def test_ships_near_krakatoa_are_lost_with_their_loads() -> None:
    state = position(
        pieces={
            "ship-0-01": "1S11.w1",
            "jeep-0-01": "ship-0-01",
            "jeep-0-02": "1S11.l2",
            "ship-1-01": "1S11.w1",
        },
        owner={"ID": BRUNO},
    )
    events = do(drawing(state), "draw H5-07")
    assert [(event["seat"], event["lost"]) for event in every("sunk", events)] == [
        (ROSE, ["ship-0-01", "jeep-0-01"]),
        (BRUNO, ["ship-1-01"]),
    ]
    assert payments(events) == [(BRUNO, "bank", 20)]
    assert where(state, "jeep-0-01") == where(state, "ship-1-01") == ""
    assert where(state, "jeep-0-02") == "1S11.l2"


@pytest.mark.rule("MA-52")
def test_a_round_of_an_effect_ends_with_a_seat_that_is_out() -> None:
    state = drawing(position(3, turn=BRUNO))
    do(state, "draw H5-10")
    do(state, "done")
    roll(state, 1)
    state.fallen = ((BRUNO,),)
    assert "ends MA-52" not in pass_turns(state, 3)
    assert "ends MA-52" in pass_turns(state, 1)

"""What the recorded playthroughs must contain, also when they are recorded anew."""

import pytest

from escales.core import Event
from escales.games.magellan.state import State
from tests import playthroughs
from tests.play import told
from tests.playthroughs import Moment

GAMES = list(playthroughs.recorded("magellan", State))


def events(game: list[Moment[State]]) -> list[Event]:
    """All events of a game."""
    return [event for moment in game for event in moment.events]


def follow(*wanted: str) -> bool:
    """Whether one recorded game has these events in this order, with any others between."""
    for game in GAMES:
        kinds = iter(told(events(game)))
        if all(kind in kinds for kind in wanted):
            return True
    return False


@pytest.mark.rule("MA-29", "MA-30")
def test_a_truce_is_made_and_broken() -> None:
    assert follow("truce MA-29", "warn MA-29", "warning MA-29", "war MA-29", "truce MA-30")


@pytest.mark.rule("MA-28", "MA-46")
def test_a_conquest_with_shares_for_the_allies() -> None:
    assert follow("allies MA-45", "spared MA-46", "captured MA-28", "share MA-46")


@pytest.mark.rule("MA-44", "MA-39")
def test_a_carrier_fight_with_two_bombings() -> None:
    bombing = ("bomb MA-44", "special MA-44") * 2
    assert follow("fight MA-37", *bombing, "fight-roll MA-26")


@pytest.mark.rule("MA-31")
def test_a_base_is_lost_by_war() -> None:
    assert follow("war MA-29", "destroyed MA-25", "out-base MA-31", "end MA-33")


@pytest.mark.rule("MA-45")
def test_one_camp_left_is_peace() -> None:
    assert follow("out-base MA-31", "out-base MA-31", "peace MA-45", "end MA-56")


@pytest.mark.rule("MA-47")
def test_allies_lose_the_like() -> None:
    assert follow("destroyed MA-26", "destroyed MA-47", "destroyed MA-25", "destroyed MA-47")


@pytest.mark.rule("MA-38")
def test_a_plane_bombs_in_flight_and_another_is_shot_down() -> None:
    assert follow("bomb MA-38", "destroyed MA-38", "special MA-38", "destroyed MA-38")


@pytest.mark.rule("MA-32")
@pytest.mark.parametrize("ruleset", ["simple", "variant1", "variant2"])
def test_a_win_by_income_under_each_set_of_rules(ruleset: str) -> None:
    won = [game for game in GAMES if "won MA-32" in told(events(game))]
    assert any(game[0].before.ruleset == ruleset for game in won)


@pytest.mark.rule("MA-14")
def test_suez_is_closed_and_opened() -> None:
    assert follow("canal-closes MA-14", "canal-opens MA-14", "prize MA-22")


@pytest.mark.rule("MA-31", "MA-55")
def test_a_player_is_out_by_money_and_another_sells_a_country() -> None:
    assert follow("out-money MA-31", "sold MA-55", "decline MA-56", "end MA-56")


@pytest.mark.rule("MA-50", "MA-57")
def test_the_long_duel_goes_on_past_the_fiftieth_card() -> None:
    assert follow("enough MA-50", "dividends MA-50", "warn MA-57", "war MA-57", "end MA-33")
    duel = next(game for game in GAMES if game[0].before.long)
    drawn = [event.params["card"] for event in events(duel) if event.kind == "history"]
    assert len(drawn) == len({*drawn}) == 50

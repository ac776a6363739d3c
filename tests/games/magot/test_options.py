"""What the players agree on before they begin."""

import pytest

from escales.core import InvalidInput
from escales.games.magot.game import GAME
from tests.games.magot.positions import new_game, round_begun
from tests.play import do


@pytest.mark.rule("MG-03", "MG-20", "MG-22")
def test_what_is_played_when_nothing_is_agreed() -> None:
    assert GAME.meta.resolve({}) == {"stake": 50, "rounds": 3, "short": True}
    state = new_game(2)
    assert (state.stake, state.rounds, state.short) == (50, 3, True)


@pytest.mark.rule("MG-03")
@pytest.mark.parametrize("stake", range(10, 101, 10))
def test_the_stake_is_ten_to_a_hundred_in_tens(stake: int) -> None:
    assert new_game(4, stake=stake).stake == stake


@pytest.mark.rule("MG-03")
@pytest.mark.parametrize("stake", [0, -10, 5, 15, 55, 99, 101, 110, 1000, "50", 50.0, True, None])
def test_no_other_stake(stake: object) -> None:
    with pytest.raises(InvalidInput, match="stake") as unusable:
        GAME.new(4, {"stake": stake})
    assert unusable.value.message.rule == "MG-03"


@pytest.mark.rule("MG-20")
@pytest.mark.parametrize("rounds", range(1, 21))
def test_one_to_twenty_rounds(rounds: int) -> None:
    assert new_game(4, rounds=rounds).rounds == rounds


@pytest.mark.rule("MG-20")
@pytest.mark.parametrize("rounds", [0, -1, 21, 100, "3", 3.0, 2.5, True, None])
def test_no_other_number_of_rounds(rounds: object) -> None:
    with pytest.raises(InvalidInput, match="rounds") as unusable:
        GAME.new(4, {"rounds": rounds})
    assert unusable.value.message.rule == "MG-20"


@pytest.mark.rule("MG-22")
@pytest.mark.parametrize("short", [True, False])
def test_the_short_game_is_on_or_off(short: bool) -> None:
    assert new_game(2, short=short).short is short


@pytest.mark.rule("MG-22")
@pytest.mark.parametrize("short", [0, 1, "true", "", None])
def test_the_short_game_is_nothing_in_between(short: object) -> None:
    with pytest.raises(InvalidInput, match="short") as unusable:
        GAME.new(2, {"short": short})
    assert unusable.value.message.rule == "MG-22"


def test_there_is_no_other_option() -> None:
    with pytest.raises(InvalidInput, match="'wind'"):
        GAME.new(2, {"wind": 3})


@pytest.mark.rule("MG-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stake", [10, 50, 100])
def test_everybody_pays_the_stake_and_the_sum_is_the_magot(seats: int, stake: int) -> None:
    before = new_game(seats).points
    state = round_begun(seats, stake=stake)
    assert state.pot == seats * stake
    assert state.points == [points - stake for points in before]


@pytest.mark.rule("MG-03")
def test_four_players_at_ten_make_a_magot_of_forty() -> None:
    assert round_begun(4, stake=10).pot == 40


@pytest.mark.rule("MG-03")
def test_the_stake_is_taken_when_the_first_player_is_known_and_not_before() -> None:
    state = new_game(2)
    assert state.pot == 0
    do(state, "roll 10")
    assert (state.pot, state.points) == (0, [2200, 2200])
    events = do(state, "roll 7")
    stakes = [dict(event.params) for event in events if event.kind == "stake"]
    assert stakes == [{"payer": seat, "payee": "pot", "amount": 50} for seat in (0, 1)]
    assert {event.rule for event in events if event.kind == "stake"} == {"MG-03"}

"""What a captain knows of Magellan that a sailor does not: ways, savings, and going through with a plan."""

import pytest

from escales.core import Action
from escales.games.magellan.board import CELL
from escales.games.magellan.countries import CAPITAL
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.game import GAME
from escales.games.magellan.pieces import NAMES, NUMBER
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import Prize, State
from escales.games.magellan.strategy import _fetching, _goal, _no_country, crews, errands, plans
from escales.games.magellan.strategy.mind import CAPTAIN as CAPTAIN_MIND
from escales.games.magellan.strategy.ways import GOAL
from escales.games.magellan.war_state import War
from tests.games.magellan.positions import BRUNO, ROSE, WAR, position

CAPTAIN = GAME.strategy.closer


def considered(state: State, *, captain: bool = True) -> list[str]:
    """The candidates, as text."""
    strategy = CAPTAIN if captain else GAME.strategy
    return [str(action) for action in strategy.candidates(state, state.legal_actions())]


def test_a_jeep_is_not_near_two_goals_at_once() -> None:
    """A ship between two capitals is near both for a sailor; a captain counts the better one."""
    pieces = {"jeep-0-01": "ship-0-01", "ship-0-01": "6N1.w1"}
    state = position(pieces=pieces)
    nearest, own = crews.reach(state, ROSE), errands.reach(state, ROSE)
    assert own[GOAL["6N1"]] == nearest[GOAL["6N1"]]
    assert own[GOAL["6N36"]] > nearest[GOAL["6N36"]]
    assert all(more >= less for more, less in zip(own, nearest, strict=True))


def test_a_captain_lands_instead_of_cruising_between_capitals() -> None:
    """A jeep waits in Paris, a second one is off the coast: it is soon at the next great capital."""
    pieces = {"jeep-0-01": "5N1.l1", "jeep-0-02": "ship-0-01", "ship-0-01": "5N1.w2"}
    state = position(pieces=pieces, cash=[1050, 1100])
    capitals = [CAPITAL[COUNTRY[name]] for name in ("DE", "GB", "IT")]
    for _ in range(9):
        state.points = 3
        step = CAPTAIN.candidates(state, state.legal_actions())[-1]
        assert step.verb in ("move", "land", "embark")
        state.apply(step)
        if CELL.get(state.at[NUMBER["jeep-0-02"]]) in capitals:
            return
    pytest.fail("the jeep ought to be at a capital by now")


@pytest.mark.rule("MA-12")
def test_a_captain_keeps_the_money_for_the_great_country_that_it_waits_for() -> None:
    pieces = {"jeep-0-01": "6N1.l1", "jeep-0-02": "2N30.l1", "ship-0-01": "5S6.w1"}
    state = position(pieces=pieces, out=["VE"], cash=[600, 600])
    assert "develop VE" in considered(state, captain=False)
    assert not any(text.startswith(("develop", "buy")) for text in considered(state))
    state.cash = [800, 600]
    assert "develop VE" in considered(state)


@pytest.mark.rule("MA-12")
def test_a_captain_pays_its_last_money_for_a_great_country() -> None:
    state = position(pieces={"jeep-0-01": "6N36.l1"}, out=["GB"], cash=[540, 600])
    assert "develop GB" in considered(state)
    assert "develop GB" not in considered(state, captain=False)


def test_a_guard_stays_where_an_enemy_is_near() -> None:
    """The best plan would move the only jeep of a country; a captain takes the next one."""
    pieces = {"jeep-0-01": "6N2.l1", "jeep-1-01": "ship-1-01", "ship-1-01": "6N1.w1"}
    owner = {"SE": ROSE, "AU": BRUNO}
    truce = WAR._replace(on=False, truce=True)
    state = position(points=5, pieces=pieces, owner=owner, cash=[900, 900], war=truce)
    assert not any("jeep-0-01" in text for text in considered(state))


@pytest.mark.rule("MA-28")
def test_a_captain_leaves_a_guard_in_peace_too() -> None:
    """A war card takes what stands open: without guards it lost two great countries in one war."""

    def leaves(pieces: dict[str, str]) -> bool:
        """Whether a plan uses one of the jeeps in Paris, which is near Berlin and Rome."""
        state = position(points=5, pieces=pieces, owner={"FR": ROSE}, cash=[900, 900])
        jeeps = {NAMES[plan.crew.jeep] for plan in plans.plans(state, ROSE, CAPTAIN_MIND)}
        return bool(jeeps & set(pieces))

    alone = {"jeep-0-01": "5N1.l1"}
    assert not leaves(alone)
    assert leaves({**alone, "jeep-0-02": "5N1.l1"})


@pytest.mark.rule("MA-28")
def test_a_hint_in_a_vote_says_what_a_war_would_lay_open() -> None:
    state = position(
        pieces={"jeep-0-01": "5N1.l1"}, owner={"FR": ROSE, "SE": ROSE, "AU": BRUNO, "BR": BRUNO}
    )
    state.ask("vote", BRUNO)
    reason = CAPTAIN.reason(state, Action("truce"))
    assert reason is not None
    assert reason.id == "hint-war"
    assert reason.params.items() >= {"own": 2, "others": 1, "shared": 0}.items()
    state.war = War(cards=("H5-05",), motion="card", voters=(BRUNO,))
    reason = CAPTAIN.reason(state, Action("truce"))
    assert reason is not None
    assert reason.params.items() >= {"own": 0, "others": 0, "shared": 0}.items(), (
        "in Korea nobody owns anything"
    )


@pytest.mark.rule("MA-25", "MA-29", "MA-30")
def test_a_hint_in_a_vote_says_who_would_strike_first_where_pieces_meet() -> None:
    pieces = {"jeep-0-01": "5N1.l1", "jeep-1-01": "5N1.l1", "ship-0-01": "6N1.w1"}
    state = position(pieces=pieces)
    state.war = War(cards=("H5-02",), motion="card", voters=(ROSE, BRUNO))
    state.ask("vote", ROSE)
    reason = CAPTAIN.reason(state, Action("war"))
    assert reason is not None
    assert reason.params == {"own": 0, "others": 0, "shared": 1, "first": "other", "other": BRUNO}
    state.ask("vote", BRUNO)
    reason = CAPTAIN.reason(state, Action("war"))
    assert reason is not None
    assert reason.params["first"] == "own"


def test_a_hint_says_which_country_a_step_is_for() -> None:
    pieces = {"jeep-0-01": "ship-0-01", "ship-0-01": "6N1.w1"}
    state = position(points=5, pieces=pieces, out=["DE"], cash=[900, 900])
    step = CAPTAIN.candidates(state, state.legal_actions())[-1]
    reason = CAPTAIN.reason(state, step)
    assert reason is not None
    assert reason.id == "hint-goal"
    assert reason.params["card"] == "DE"
    assert reason.params["place"] == "DE", "the page looks for the way to the capital"
    assert reason.params["known"] == "true"
    assert reason.params["missing"] == 0
    assert CAPTAIN.reason(state, Action("done")) is None


def test_a_hint_says_which_jeep_an_empty_ship_is_to_fetch() -> None:
    state = position(points=5, pieces={"jeep-0-01": "3N36.l1", "ship-0-01": "5N36.w1"}, out=["DE"])
    for ship in ("ship-0-02", "ship-0-03"):
        holdings.put(state, NUMBER[ship], "")
    plan = next(
        plan
        for plan in plans.plans(state, ROSE, CAPTAIN_MIND)
        if plan.crew.carrier == NUMBER["ship-0-01"]
    )
    sails = next(
        action for action in crews.step(state, plan.crew, plan.goal) if action.verb == "move"
    )
    reason = CAPTAIN.reason(state, sails)
    assert reason is not None
    jeep = NAMES[plan.crew.jeep]
    fetched = {"fetch": "yes", "piece": jeep, "at": state.at[plan.crew.jeep]}
    assert reason.params.items() >= fetched.items()
    state.on[plan.crew.jeep] = plan.crew.carrier
    assert _fetching(state, sails, plan, reason).params["fetch"] == "no"


@pytest.mark.rule("MA-16")
def test_a_hint_to_buy_says_what_the_piece_makes_possible() -> None:
    state = position(pieces={"jeep-0-01": "5N1.l1"})
    reason = CAPTAIN.reason(state, Action("buy", ("jeep",)))
    assert reason is not None
    assert (reason.id, reason.params) == ("hint-buy-jeep", {"home": 4, "war": "no"})
    state.war = War(on=True, cards=("H5-02",))
    reason = CAPTAIN.reason(state, Action("buy", ("jeep",)))
    assert reason is not None
    assert reason.params["war"] == "yes"
    assert CAPTAIN.reason(state, Action("buy", ("ship",))) is None, "ships wait at the base"
    atlantic = "5N36.w1"
    for ship in ("ship-0-01", "ship-0-02", "ship-0-03"):
        holdings.put(state, NUMBER[ship], atlantic)
    reason = CAPTAIN.reason(state, Action("buy", ("ship",)))
    assert reason is not None
    assert reason.id == "hint-buy-ship"


@pytest.mark.rule("MA-22")
def test_a_hint_names_the_prize_that_a_step_is_for() -> None:
    state = position()
    state.prizes = (Prize("H1-01", 0, ()),)
    reason = _no_country(state, "4N3")
    assert (reason.id, reason.params) == ("hint-goal-prize", {"place": "4N3", "amount": 30})
    assert _no_country(state, "4N2").id == "hint-goal-place"


@pytest.mark.rule("MA-22")
def test_a_hint_does_not_name_a_poor_country_where_the_prize_is_the_reason() -> None:
    state = position(out=["ET"])
    assert _goal(state, "1N4", CAPTAIN_MIND).id == "hint-goal"
    state.prizes = (Prize("H2-07", 1, ()),)
    reason = _goal(state, "1N4", CAPTAIN_MIND)
    assert (reason.id, reason.params) == ("hint-goal-prize", {"place": "1N4", "amount": 60})


@pytest.mark.rule("MA-31")
def test_a_hint_says_whose_base_a_step_is_for() -> None:
    state = position()
    base = state.bases[BRUNO]
    reason = _no_country(state, base)
    assert (reason.id, reason.params) == ("hint-goal-base", {"place": base, "seat": BRUNO})
    assert _no_country(state, state.bases[ROSE]).id == "hint-goal-place"


def test_a_captain_is_his_own_closer_self() -> None:
    assert CAPTAIN is not GAME.strategy
    assert CAPTAIN.closer is CAPTAIN

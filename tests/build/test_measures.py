"""What the benchmark of the engine measures."""

from escales import games
from measures import play, ways


def test_each_choice_among_rules_is_measured_besides_the_defaults() -> None:
    names = [way.name for id in games.ids() for way in ways(games.load(id))]
    assert len(names) == len(set(names))
    assert set(games.ids()) <= set(names)
    assert {"magellan", "magellan variant1", "magellan variant2"} <= set(names)


def test_a_way_plays_with_its_own_rules() -> None:
    plain, with_planes, *_ = ways(games.load("magellan"))
    assert "fly" not in {action.verb for action in play(plain, 1)}
    verbs = {action.verb for seed in range(20) for action in play(with_planes, seed)}
    assert "fly" in verbs

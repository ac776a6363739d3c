"""What the benchmark of the engine measures."""

import pytest

from escales import games
from escales.bots import capitaine
from measures import play, positions, reckon, search, ways


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


@pytest.mark.parametrize("id", games.ids())
def test_bots_are_measured_where_they_have_something_to_think_about(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(capitaine, "SECONDS", 0.05)
    (way, *_) = ways(games.load(id))
    found = positions(way)
    assert 2 <= len(found) <= 4
    assert all(len(state.legal_actions()) > 1 for state in found)
    before = found[0].digest()
    assert search(way, found) > 0
    assert reckon(way, found, 0) == 1
    assert found[0].digest() == before

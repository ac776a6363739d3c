"""Ladders: balanced seats, lines that can be joined, and honest intervals."""

import json
from pathlib import Path

import pytest

from escales import games
from escales.bots import ladder
from escales.bots.simulation import simulate
from escales.cli import main

MAGOT = games.load("magot")


def test_every_bot_plays_every_seed_on_every_seat() -> None:
    wanted = ladder.matches(MAGOT, ["mousse", "random", "random"], {}, 6, 5, 100)
    assert [match.seed for match in wanted] == [5, 5, 5, 6, 6, 6]
    assert [match.bots.index("mousse") for match in wanted] == [0, 2, 1, 0, 2, 1]


def test_a_ladder_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "ladder.jsonl"
    command = ["ladder", "magot", "--bots", "mousse,random", "--option", "rounds=1"]
    command += ["--jobs", "1", "--out", str(out)]
    assert main([*command, "--games", "2"]) == 0
    first = out.read_text()
    # Another machine has played other seeds.
    assert main([*command, "--games", "2", "--seed", "40"]) == 0
    capsys.readouterr()
    assert main([*command, "--games", "6"]) == 0
    lines = ladder.read(out.read_text().splitlines())
    assert out.read_text().startswith(first)
    assert [(line["seed"], line["bots"][0]) for line in lines] == [
        *((0, "mousse"), (0, "random"), (40, "mousse"), (40, "random")),
        *((1, "mousse"), (1, "random"), (2, "mousse"), (2, "random")),
    ]
    told = capsys.readouterr()
    assert "6 of 6 games" in told.err
    assert "of 6 (" in told.out
    assert all(sum(ladder.shares(line)) == pytest.approx(1) for line in lines)
    assert all(line["options"] == {"rounds": 1} for line in lines)
    before = out.read_text()
    assert main([*command, "--games", "6"]) == 0
    assert out.read_text() == before


def test_bots_that_are_all_the_same_play_each_seed_once() -> None:
    wanted = ladder.matches(MAGOT, ["mousse"] * 3, {}, 4, 5, 100)
    assert [match.seed for match in wanted] == [5, 6, 7, 8]
    alike = ladder.matches(MAGOT, ["mousse", "random"] * 2, {}, 4, 5, 100)
    assert [match.seed for match in alike] == [5, 5, 6, 6]


def test_a_line_with_more_in_it_tells_of_the_same_game(tmp_path: Path) -> None:
    """As ``simulate --json`` prints it, with all options."""
    out = tmp_path / "ladder.jsonl"
    out.write_text(json.dumps(simulate(MAGOT, ["mousse", "random"], {"rounds": 1}, 3, 5_000)))
    (match, _) = ladder.matches(MAGOT, ["mousse", "random"], {"rounds": 1}, 2, 3, 5_000)
    assert ladder.play_all([match], out, 1) == ladder.read([out.read_text()])
    (other, _) = ladder.matches(MAGOT, ["mousse", "random"], {"rounds": 2}, 2, 3, 5_000)
    assert not other.is_played_in(match.play())


def test_a_game_that_the_limit_stopped_is_nobodys() -> None:
    (match,) = ladder.matches(MAGOT, ["mousse"] * 2, {}, 1, 3, 10)
    line = match.play()
    assert (line["ranking"], line["reason"], ladder.shares(line)) == (None, None, [])
    assert ladder.standings([line]) == []


def test_two_processors_play_the_same_games(tmp_path: Path) -> None:
    played = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        command = ["ladder", "magot", "--games", "4", "--bots", "mousse,random", "--jobs", jobs]
        assert main([*command, "--option", "rounds=1", "--out", str(out)]) == 0
        played.append(sorted(out.read_text().splitlines()))
    assert played[0] == played[1]


def test_a_line_that_is_no_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "ladder.jsonl"
    out.write_text(json.dumps({"game": "magot"}) + "\n{")
    assert main(["ladder", "magot", "--games", "1", "--out", str(out)]) == 2
    assert "line 1" in capsys.readouterr().err


def test_intervals_narrow_with_the_games() -> None:
    few, many = ladder.Interval.of(6, 10), ladder.Interval.of(600, 1000)
    assert few.share == many.share == 0.6
    assert few.low < 0.5 < many.low < 0.6 < many.high < few.high
    assert ladder.Interval.of(0, 10)[:2] == (0, 0)
    assert ladder.Interval.of(10, 10).high == 1


def test_standings_compare_with_an_even_share() -> None:
    lines = [
        line
        for match in ladder.matches(MAGOT, ["random"] * 3, {"rounds": 1}, 6, 0, 5_000)
        for line in [match.play()]
    ]
    (standing,) = ladder.standings(lines)
    assert (standing.bot, standing.games) == ("random", 18)
    assert standing.wins.share == pytest.approx(1 / 3)
    assert abs(standing.elo) < 30

"""The documents about balance and strength are what the games that are kept say."""

import json
from pathlib import Path

import pytest

import balance
import ladders
import played
from escales import games
from escales.bots.ladder import Interval, Line
from escales.bots.simulation import simulate

MOST_KEPT = 650_000
"""The most bytes that the games of one document take in the repository."""


def line(bots: str, ranking: list[int] | None, **changed: object) -> Line:
    """A game of Le Magot."""
    made: Line = {
        "game": "magot",
        "bots": bots.split(","),
        "options": {},
        "seed": 0,
        "decisions": 20,
        "outcomes": 300,
        "rounds": 3,
        "reason": "rounds" if ranking else None,
        "ranking": ranking,
    }
    return {**made, **changed}  # type: ignore[typeddict-item]


def keep(folder: Path, *kept: Line) -> None:
    """Write *kept* into two files, as two machines would."""
    for number in range(2):
        text = "".join(json.dumps(one) + "\n" for one in kept[number::2])
        (folder / f"machine-{number}.jsonl").write_text(text)


@pytest.mark.parametrize("document", [balance, ladders])
def test_a_document_is_what_its_games_say(document: object) -> None:
    program = {balance: "balance", ladders: "ladders"}[document]  # type: ignore[index]
    assert document.TARGET.read_text("utf-8") == document.document(), (  # type: ignore[attr-defined]
        f"`python build/{program}.py` writes it anew"
    )


@pytest.mark.parametrize("folder", [balance.DATA, ladders.DATA], ids=lambda path: path.name)
def test_games_that_are_kept_are_few_enough_and_of_this_shelf(folder: Path) -> None:
    assert sum(file.stat().st_size for file in folder.glob("*.jsonl")) < MOST_KEPT
    for one in played.lines(folder):
        meta = games.meta(one["game"])
        meta.check_number_of_seats(len(one["bots"]))
        meta.resolve(one["options"])


def test_no_game_is_kept_twice() -> None:
    found = [
        (one["game"], *one["bots"], *sorted(one["options"].items()), one["seed"])
        for one in played.lines(balance.DATA)
    ]
    assert len(found) == len(set(found))


def test_a_share_is_bold_if_its_interval_leaves_out_the_even_one() -> None:
    assert balance.fair(Interval.of(58, 100), 2) == "58% (48–67)"
    assert balance.fair(Interval.of(70, 100), 2) == "**70% (60–78)**"
    assert balance.fair(Interval.of(58, 100), 3).startswith("**")


def test_each_number_of_seats_and_each_ruleset_has_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "DATA", tmp_path)
    (tmp_path / "proposals.md").write_text("## Proposals\n")
    keep(
        tmp_path,
        *[line("matelot,matelot", [1, 2], decisions=number) for number in range(1, 21)],
        line("matelot,matelot", None),
        line("matelot,matelot,matelot", [1, 1, 3]),
        line("mousse,mousse", [2, 1], options={"rounds": 1}),
        line("matelot,mousse", [2, 1]),
        {**line("mousse,mousse", [1, 2], reason="agreed"), "game": "magellan"},
    )
    text = balance.document()
    assert text.endswith("## Proposals\n")
    rows = [row for row in text.splitlines() if row.startswith(("| usual", "| rounds"))]
    assert [row.split(" | ")[:4] for row in rows] == [
        ["| usual", "mousse", "2", "1"],
        ["| usual", "matelot", "2", "21"],
        ["| usual", "matelot", "3", "1"],
        ["| rounds = 1", "mousse", "2", "1"],
    ]
    assert "**100% (84–100)** | **0% (0–16)** |" in rows[1]
    assert "| 10, 20 |" in rows[1]
    assert "rounds 95%, stopped by the limit 5%" in rows[1]
    assert "50% (5–95) | 50% (5–95) | 0% (0–79) |  |" in rows[2]


def test_a_first_game_counts_what_the_person_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "DATA", tmp_path)
    balance.play_first_games(2, "magot")
    kept = played.lines(tmp_path / "first")
    levels, options = balance.first_game(games.load("magot"))
    assert levels.count("matelot") == 1
    for one in kept:
        whole = simulate(games.load("magot"), levels, options, one["seed"], balance.LIMIT)
        assert one["ranking"] == whole["ranking"]
        assert 0 < one["decisions"] < whole["decisions"]
        assert 0 < one["outcomes"] < whole["outcomes"]
    (row,) = [row for row in balance.first_games().splitlines() if row.startswith("| Le Magot")]
    assert row.startswith("| Le Magot | rounds = 1 | 2 mousse | 2 | ")


def test_a_ladder_has_a_row_for_each_bot_the_best_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "DATA", tmp_path)
    assert "No games yet" in ladders.document()
    keep(
        tmp_path,
        *[line("mousse,matelot", [2, 1], seed=number) for number in range(3)],
        line("matelot,mousse", [2, 1]),
        line("mousse,mousse", [1, 2]),
        line("random,mousse", [2, 1]),
    )
    rows = [row for row in ladders.document().splitlines() if row.startswith("|")][2:]
    assert rows[0].startswith("| usual | 2 | 4 | 3 | matelot | 75% (")
    assert rows[1].startswith("|  |  |  |  | mousse | 25% (")
    assert rows[2].startswith("| usual | 2 | 1 | 3 | mousse | 100% (")
    assert len(rows) == 4

"""The terminal: what commands print; an error is one line on stderr with exit code 2."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from escales import games
from escales.cli import main
from escales.core import CHANCE, Seat, Table
from escales.records import write
from escales.texts import Sentences

GAME = "magot"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game of 40 moves."""
    table = Table(games.load(GAME), [Seat("Zoé", "red"), Seat("Bo", "blue")], rng=Random(3))
    rng = Random(4)
    while len(table.log) < 40:
        choices = table.state.legal_actions()
        if table.state.actor == CHANCE:
            table.roll()
        else:
            table.play(choices[rng.randrange(len(choices))])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(write.save(table)), "utf-8")
    return path


def lines(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    """The lines that a successful command prints."""
    code = main(list(map(str, arguments)))
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return said.out.splitlines()


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = lines(capsys, "games")
    known = json.loads(line)
    assert [game["id"] for game in known] == list(games.ids())
    assert {"title", "seats", "options"} <= set(known[0])


def test_simulate_gives_a_line_a_game_and_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", GAME, "--seats", 3, "--games", 2, "--seed", 5, "--json")
    first = lines(capsys, *command)
    assert first == lines(capsys, *command)
    for number, line in enumerate(map(json.loads, first)):
        assert line["game"] == GAME
        assert line["seed"] == 5 + number
        assert line["seats"] == len(line["ranking"]) == 3
        assert line["ended"]
        assert line["decisions"] > 0
        assert line["outcomes"] > 0
        assert line["rounds"] > 0
        assert min(line["ranking"]) == 1
        assert line["reason"]


def test_a_table_has_as_few_seats_as_the_source_allows(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = map(json.loads, lines(capsys, "simulate", "long_cours", "--limit", 3))
    assert line["seats"] == 3
    (line,) = map(json.loads, lines(capsys, "simulate", "marco_polo", "--limit", 3))
    assert line["seats"] == 2


@pytest.mark.parametrize(("seats", "marked"), [(2, True), (3, False)])
def test_the_terminal_marks_a_house_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seats: int, marked: bool
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    told = lines(capsys, "play", "long_cours", "--seats", seats, "--lang", "en")
    assert any("house rule" in line and "[LC-04]" in line for line in told) is marked


def test_simulate_says_when_the_limit_cut_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = map(json.loads, lines(capsys, "simulate", GAME, "--limit", 5))
    assert (line["ended"], line["reason"], line["ranking"]) == (False, None, None)
    assert line["decisions"] + line["outcomes"] == 5


def test_simulate_takes_options(capsys: pytest.CaptureFixture[str]) -> None:
    for option in games.meta(GAME).options:
        value = str(option.default).lower()
        lines(capsys, "simulate", GAME, "--option", f"{option.name}={value}", "--limit", 3)


def test_replay_view_link_and_open_agree(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    told = lines(capsys, "replay", file, "--lang", "fr")
    assert any("Zoé" in line for line in told)
    assert told[-1] == f"digest {json.loads(file.read_text('utf-8'))['digest']}"
    (link,) = lines(capsys, "link", file)
    (opened,) = lines(capsys, "open", link)
    assert json.loads(opened) == json.loads(file.read_text("utf-8"))
    (view,) = lines(capsys, "view", file, "--move", 3, "--seat", 1)
    assert json.loads(view)["seat"] == 1
    (now,) = lines(capsys, "view", file)
    assert json.loads(now)["seat"] is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", GAME, "--seats", "9"], "players, not 9"),
        (["simulate", GAME, "--seats", "999999999"], "players, not 999999999"),
        (["simulate", GAME, "--bots", "kraken"], "no bot 'kraken'"),
        (["simulate", GAME, "--bots", "random,random,random"], "2 seats, but --bots names 3"),
        (["play", GAME, "--names", "A,B,C"], "2 seats, but --names names 3"),
        (["simulate", GAME, "--option", "luck=3"], "no option 'luck'"),
        (["simulate", GAME, "--option", "luck"], "NAME=VALUE"),
        (["simulate", GAME, "--seats", "many"], "no whole number"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["view", "FILE", "--move", "99"], "no move 99"),
        (["view", "FILE", "--seat", "2"], "no seat 2"),
        (["open", "#v1.abc"], "incomplete"),
        (["open", "https://example.org/"], "link"),
        (["sail"], "invalid choice"),
        ([], "required"),
    ],
)
def test_errors_are_one_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], file: Path, arguments: list[str], said: str
) -> None:
    given = [str(file) if argument == "FILE" else argument for argument in arguments]
    try:
        code = main(given)
    except SystemExit as stopped:
        code = stopped.code  # type: ignore[assignment]
    spoken = capsys.readouterr()
    assert code == 2
    assert spoken.out == ""
    assert spoken.err.startswith("escales: ")
    assert spoken.err.count("\n") == 1
    assert said in spoken.err


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_person_can_finish_a_game(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
) -> None:
    """A person who always types the first choice, or Enter for the die, gets to the end of the game."""
    kept = tmp_path / "kept.json"
    monkeypatch.setattr("sys.stdin", StringIO())
    offered: list[str] = []

    def answer(_: str) -> str:
        shown = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
        offered.extend(shown)
        last = shown[-1]
        return last.strip().split(",")[0].split("-")[0] if last.startswith("  ") else ""

    monkeypatch.setattr("builtins.input", answer)
    command = ["play", GAME, "--seed", "7", "--lang", language, "--file", str(kept)]
    assert main([*command, "--names", "Zoé,Bo"]) == 0
    ending = capsys.readouterr().out.splitlines()
    assert ending[-2].startswith("1. ")
    assert any("Zoé" in line for line in offered)
    assert json.loads(kept.read_text("utf-8"))["log"]
    unsaid = [line for line in offered if "event-" in line or "question-" in line]
    assert unsaid == []


@pytest.mark.parametrize(("language", "names"), [("fr", "Rouge Bleu"), ("en", "Red Blue")])
def test_a_player_without_a_name_is_called_by_colour(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, names: str
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    shown = lines(capsys, "play", GAME, "--lang", language)
    assert [line.split(":")[0] for line in shown if "2200" in line] == names.split()


def test_a_game_of_bots_that_is_too_long_ends_with_an_explanation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escales.core.table.MOST_ENTRIES", 3)
    last = lines(capsys, "play", GAME, "--bots", "random", "--lang", "en")[-1]
    assert last.startswith("This game has 3 moves and cannot go any further.")


def test_messages_that_a_game_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    *shown, last = lines(capsys, "messages", GAME)
    assert all(line.startswith("ok ") for line in shown)
    assert any(line.split() == ["ok", "event-back", "rules/landing.py"] for line in shown)
    assert last == f"{len(shown)} messages, 0 missing"
    has = Sentences.has
    monkeypatch.setattr(Sentences, "has", lambda said, id: id != "event-back" and has(said, id))
    assert "missing: en" in "".join(lines(capsys, "messages", GAME, "--lang", "en"))
    *shown, last = lines(capsys, "messages", GAME)
    assert [line for line in shown if not line.startswith("ok ")] == [
        "missing: fr en  event-back                      rules/landing.py"
    ]
    assert last == f"{len(shown)} messages, 1 missing"


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "escales", "games"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)


@pytest.mark.parametrize("command", ["replay", "view", "link", "reproduce"])
def test_a_file_that_is_no_text_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    assert main([command, str(tmp_path / "picture.png")]) == 2
    assert "no text in UTF-8" in capsys.readouterr().err


def test_a_report_that_cannot_be_opened_is_refused_without_its_control_characters(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    save = {**json.loads(file.read_text("utf-8")), "game": "chess"}
    report = {"report": 1, "app": "\x1b[31m", "call": "look", "request": "\x1b[2J", "trace": ""}
    file.write_text(json.dumps({**report, "save": save}), "utf-8")
    assert main(["reproduce", str(file)]) == 0
    said = capsys.readouterr().out
    assert "no game 'chess'" in said
    assert "\x1b" not in said


def test_a_damaged_file_is_not_overwritten(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    record["log"][20] = "roll 99"
    file.write_text(json.dumps(record), "utf-8")
    for command in (["play", GAME, "--file", str(file)], ["link", str(file)]):
        assert main(command) == 2
        said = capsys.readouterr()
        assert said.err.startswith("escales: ")
        assert "move 21" in said.err
    assert json.loads(file.read_text("utf-8")) == record

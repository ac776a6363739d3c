"""The page's door: requests and answers are JSON, and a refused request leaves the table as it was."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from escales import bots, browser, games
from escales.browser import door, hindsight, snapshot
from escales.cli import main
from escales.core import CHANCE, Action, Choices, Event, Seat, Table, View
from escales.core.seat import COLOURS
from tests import playthroughs

GAME = "magot"
SEATS = [
    {"name": "Zoé", "colour": "red", "player": "human"},
    {"name": "Mousse", "colour": "blue", "player": "random"},
]


MORE = (("Mousse", "blue"), ("Pip", "yellow"))


def ask(name: str, **request: Any) -> dict[str, Any]:
    """The answer of a function of the door."""
    answer = browser.CALLS[name](json.dumps(request))
    told: dict[str, Any] = json.loads(answer)
    return told


@pytest.fixture(autouse=True)
def no_table() -> Iterator[None]:
    """Every test begins with no game open."""
    browser._door.table = None
    yield
    browser._door.table = None


def begun(**request: Any) -> dict[str, Any]:
    """A new table whose dice are entered by hand."""
    return ask("new_table", game=GAME, seats=SEATS, options={}, **{"real_dice": True, **request})


def placing() -> dict[str, Any]:
    """A table at which the person at seat 0 must decide."""
    begun()
    ask("enter", action="roll 10")
    return ask("enter", action="roll 7")


def test_a_lesson_is_begun_and_opened_again_with_its_guide() -> None:
    guide = ["roll 10", "roll 7"]
    begun(real_dice=False, guide=guide)
    ask("roll")
    told = ask("roll")
    assert told["save"]["log"] == guide
    told = ask("load", save=told["save"], guide=[*guide, "depart 3"], seat=0)
    deciding = told["view"]["actor"]
    refused = ask("play", seat=deciding, action="depart 4")
    assert refused["error"]["id"] == "refuse-other-than-guide"
    assert ask("play", seat=deciding, action="depart 3")["length"] == 3


def test_a_lesson_that_goes_on_from_another_begins_with_its_entries() -> None:
    guide = ["roll 10", "roll 7", "depart 3"]
    told = begun(real_dice=False, guide=guide, ahead=2)
    assert told["save"]["log"] == guide[:2]
    assert ask("play", seat=told["view"]["actor"], action="depart 3")["length"] == 3


def test_a_new_table() -> None:
    told = begun()
    assert told["ok"]
    assert told["view"]["actor"] == -1
    assert told["choices"] is None
    assert [seat["name"] for seat in told["seats"]] == ["Zoé", "Mousse"]
    assert told["length"] == told["move"] == 0
    assert told["save"]["log"] == []


def test_outcomes_are_listed_only_for_people_with_real_dice() -> None:
    assert begun()["outcomes"][0] == {"action": "roll -10", "weight": 1}
    assert begun(real_dice=False)["outcomes"] is None


def test_entries_since() -> None:
    placing()
    told = ask("look", since=1)
    assert [entry["index"] for entry in told["entries"]] == [1]
    assert told["entries"][0]["action"] == "roll 7"
    assert told["entries"][0]["events"][0]["rule"].startswith(games.meta(GAME).prefix)


def test_play_and_undo_and_bot() -> None:
    told = placing()
    (family,) = told["choices"]
    action = f"{family['verb']} {family['values'][0]}"
    told = ask("play", action=action)
    assert told["ok"]
    assert told["undo"]
    told = ask("undo")
    assert told["length"] == 2
    ask("play", action=action)
    told = ask("bot")
    assert told["ok"]
    assert told["entries"][-1]["actor"] == 1


def go_on(told: dict[str, Any]) -> dict[str, Any]:
    """The table after the next entry: what a person who does nothing plays, or what chance brings."""
    if told["view"]["actor"] == CHANCE:
        dice = told["outcomes"]
        return ask("enter", action=dice[0]["action"]) if dice else ask("roll")
    if told["view"]["phase"] == "turn":
        return ask("play", action="done")
    family = told["choices"][0]  # a card asks for something, such as a vote
    return ask("play", action=" ".join(map(str, [family["verb"], *(family["values"] or [])[:1]])))


def magellan(*players: str, **request: Any) -> dict[str, Any]:
    """A table of Magellan at a turn of seat 0; every turn before it is empty."""
    colours = ("red", "blue", "green")
    seats = [
        {"name": f"P{at}", "colour": colour, "player": player}
        for at, (colour, player) in enumerate(zip(colours, players, strict=False))
    ]
    told = ask("new_table", game="magellan", seats=seats, **request)
    while told["view"]["actor"] != 0 or told["view"]["phase"] != "turn":
        told = go_on(told)
        assert told["idle"] is None or told["view"]["actor"] == 0
    return told


def test_who_plays_with_bots_may_let_turns_pass() -> None:
    assert magellan("human", "mousse")["idle"] == "done"
    assert ask("look", move=0)["idle"] is None, "nothing is done in the past"


def test_no_turn_passes_by_itself_where_another_person_plays_or_throws_real_dice() -> None:
    assert magellan("human", "human")["idle"] is None
    assert magellan("human", "mousse", real_dice=True)["idle"] is None


def test_the_first_event_that_matters_is_named() -> None:
    told = magellan("human", "mousse")
    while told["matter"] is None:
        told = go_on(told)
    assert told["matter"] in [event for entry in told["entries"] for event in entry["events"]]
    assert ask("look", since=told["length"])["matter"] is None


REFUSED: list[tuple[str, dict[str, Any], str | None]] = [
    ("play", {"action": "depart 6"}, "refuse-penalty-cell"),
    ("play", {"action": "roll 4"}, "refuse-not-now"),
    ("play", {"action": "depart 5", "seat": 1}, "refuse-not-your-turn"),
    ("play", {"action": "fly 5"}, "unusable-action"),
    ("play", {"action": "depart  5"}, "unusable-action"),
    ("play", {"action": None}, "unusable-request"),
    ("roll", {}, "refuse-nothing-to-roll"),
    ("bot", {}, "refuse-not-a-bot"),
    ("undo", {}, "refuse-undo"),
    ("look", {"move": 99}, "unusable-move"),
    ("branch", {"move": -1}, "unusable-request"),
    ("branch", {}, "unusable-request"),
    ("branch", {"move": 99}, "unusable-move"),
    ("look", {"seat": -1}, "unusable-request"),
    ("look", {"seat": 2}, "unusable-seat"),
    ("look", {"since": "0"}, "unusable-request"),
    ("play", {"action": "depart 5", "since": "0"}, "unusable-request"),
    ("branch", {"move": 1, "seat": 2}, "unusable-seat"),
    ("new_table", {"game": GAME, "seats": SEATS, "seat": 2}, "unusable-seat"),
    ("new_table", {"game": GAME, "seats": SEATS, "since": -1}, "unusable-request"),
    ("load", {"save": 5}, "unusable-request"),
    ("open_link", {"link": 5}, "unusable-request"),
    ("new_table", {"game": GAME, "seats": "us"}, "unusable-request"),
    ("new_table", {"game": GAME, "seats": [5, 6]}, "unusable-request"),
    ("new_table", {"game": GAME, "seats": SEATS, "practice": "no"}, "unusable-request"),
    ("new_table", {"game": "chess", "seats": SEATS}, "unusable-game"),
    ("new_table", {"game": GAME, "seats": SEATS * 2}, "unusable-colour-twice"),
    ("new_table", {"game": GAME, "seats": SEATS[:1]}, "unusable-seats"),
    ("new_table", {"game": GAME, "seats": SEATS, "options": {"rounds": 99}}, None),
    ("load", {"save": "{"}, None),
    ("open_link", {"link": "#v1.zzz"}, None),
    ("go_on", {}, "unusable-no-table"),
    ("entries", {"until": -1}, "unusable-request"),
    ("entries", {"seat": 2}, "unusable-seat"),
]


@pytest.mark.parametrize(("call", "request_", "id"), REFUSED)
def test_refused_and_unusable_requests_leave_the_table_as_it_was(
    call: str, request_: dict[str, Any], id: str | None
) -> None:
    before = placing()["save"]
    told = ask(call, **request_)
    assert not told["ok"]
    assert id in (None, told["error"]["id"])
    assert told["error"]["text"]
    assert ask("look")["save"] == before


def test_a_request_that_cannot_be_answered_rolls_no_die() -> None:
    begun(real_dice=False)
    for wrong in ({"seat": 2}, {"since": -1}):
        assert not ask("roll", **wrong)["ok"]
    assert ask("look")["length"] == 0


def test_save_and_link_come_back() -> None:
    placing()
    told = ask("play", action="depart 5")
    link = ask("link")["link"]
    assert link.startswith("#v1.")
    for call, request in (("load", {"save": told["save"]}), ("open_link", {"link": link})):
        browser._door.table = None
        again = ask(call, **request)
        assert again["ok"]
        assert again["save"] == told["save"]
        assert again["view"] == told["view"]


@pytest.fixture
def in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every call that opens a record stops after one entry."""
    monkeypatch.setattr(door, "PART", 0)
    browser._door._recent.clear()


@pytest.mark.usefixtures("in_parts")
def test_a_record_is_opened_in_parts_and_the_table_stays_until_then() -> None:
    placing()
    told = ask("play", action="depart 5")
    link = ask("link")["link"]
    other = begun()
    for call, request in (("load", {"save": told["save"]}), ("open_link", {"link": link})):
        browser._door.table = None
        ask("new_table", game=GAME, seats=SEATS, real_dice=True)
        browser._door._recent.clear()
        for replayed in (1, 2, 3):
            part = ask(call, **request) if replayed == 1 else ask("go_on")
            assert part == {"ok": True, "underway": {"replayed": replayed, "entries": 3}}
            assert ask("look")["save"] == other["save"]
        opened = ask("go_on")
        assert opened["save"] == told["save"]
        assert opened["view"] == told["view"]
        assert ask("look")["save"] == told["save"]
        assert ask("go_on")["error"]["id"] == "unusable-no-table"


@pytest.mark.usefixtures("in_parts")
def test_another_game_ends_the_opening_of_a_record() -> None:
    placing()
    save = ask("play", action="depart 5")["save"]
    browser._door._recent.clear()
    assert "underway" in ask("load", save=save)
    begun()
    assert ask("go_on")["error"]["id"] == "unusable-no-table"
    assert ask("look")["length"] == 0


@pytest.mark.usefixtures("in_parts")
def test_a_damaged_record_is_refused_or_read_only_after_its_parts() -> None:
    record = damaged()
    browser._door._recent.clear()
    told = ask("load", save=record)
    while "underway" in told:
        told = ask("go_on")
    assert told["warning"]["id"] == "unusable-entry"
    assert told["save"] == record


def test_a_game_that_was_open_before_opens_at_once() -> None:
    placing()
    save = ask("play", action="depart 5")["save"]
    begun()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(door, "PART", 0)
        told = ask("load", save=save)
    assert told["save"] == save


def test_an_answer_has_a_limited_number_of_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "MOST_TOLD", 2)
    placing()
    told = ask("play", action="depart 5")
    assert [entry["index"] for entry in told["entries"]] == [1, 2]
    assert [entry["index"] for entry in ask("look", since=2)["entries"]] == [2]
    assert ask("entries", until=1)["entries"][0]["action"] == "roll 10"
    for until, expected in ((0, []), (1, [0]), (2, [0, 1]), (3, [1, 2]), (99, [1, 2])):
        answer = ask("entries", until=until)
        assert [entry["index"] for entry in answer["entries"]] == expected


def test_branch_and_look_back() -> None:
    placing()
    told = ask("play", action="depart 5")
    past = ask("look", move=1)
    assert past["move"] == 1
    assert past["length"] == 3
    assert not past["undo"]
    branch = ask("branch", move=2)
    assert branch["length"] == 2
    assert ask("play", action="depart 5")["view"] == told["view"]


def test_no_game_open() -> None:
    for call in ("play", "roll", "look", "link", "undo", "bot"):
        assert ask(call, action="depart 5")["error"]["id"] == "unusable-no-table"


def test_the_course_of_a_game() -> None:
    placing()
    ask("play", action="depart 5")
    told = ask("course")
    # The draw of who starts is no part of it: the curve begins before the stakes of the first round.
    assert told["moves"] == [1, 2, 3]
    assert told["rounds"] == [2]
    assert told["wealth"] == [[2200, 2200], [2150, 2150], [2150, 2150]]
    assert told["landmarks"] == []


def test_the_course_of_a_long_game_has_a_limited_number_of_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(snapshot, "_MOST_POINTS", 5)
    seats = [{**seat, "player": "random"} for seat in SEATS]
    ask("new_table", game=GAME, seats=seats)
    while (told := ask("bot"))["view"]["result"] is None:
        pass
    length = told["length"]
    course = ask("course")
    start = course["rounds"][0] - 1
    assert start > 0
    for number, move in enumerate(course["rounds"], 1):
        before, after = (ask("look", move=at)["view"]["round"] for at in (move - 1, move))
        assert before < number <= after
    landmarks = {landmark["move"] for landmark in course["landmarks"]}
    assert landmarks
    every = next(2**at for at in range(20) if 2**at > length // 5)
    usual = {move for move in range(start, length) if move % every == 0}
    assert len(usual) <= 5
    assert course["moves"] == sorted({start, *usual, length, *landmarks})
    for move, wealth in zip(course["moves"], course["wealth"], strict=True):
        seen = ask("look", move=move)["view"]["seats"]
        assert wealth == [seat["wealth"] for seat in seen]


def test_the_course_tells_what_a_seat_has_when_it_has_been_given_all() -> None:
    """Between the mission and its Secret, which the bank deals (MP-30), a merchant would seem to be ruined."""
    path = playthroughs.FOLDER / "marco_polo/playthroughs/three-merchants.txt"
    played = playthroughs.read(path.read_text("utf-8"))
    seats = [Seat(name, colour, "human") for name, colour in zip("ABC", COLOURS, strict=False)]
    table = Table(games.load("marco_polo"), seats, played.header["options"])
    for action in played.actions:
        table.replay(action)
    mission = next(
        entry.number for entry in table.log if any(one.kind == "mission" for one in entry.events)
    )
    course = snapshot.course(table, None)
    told = dict(zip(course["moves"], course["wealth"], strict=True))
    assert told[mission + 1] == told[mission + 2]
    seen = [state.view(None)["seats"] for state in table.course()]
    between, after = ([seat["wealth"] for seat in seen[mission + ahead]] for ahead in (1, 2))
    assert between != after


def test_turning_points_are_told_after_the_end_and_in_parts() -> None:
    seats = [{**seat, "player": "random"} for seat in SEATS]
    ask("new_table", game=GAME, seats=seats, options={"rounds": 2})
    assert ask("turning_points") == {"ok": True, "points": []}
    while ask("bot")["view"]["result"] is None:
        assert ask("turning_points")["points"] == []
    calls = 1
    while (points := ask("turning_points")["points"]) is None:
        calls += 1
    assert calls < 200
    assert 0 < len(points) <= 3
    log = ask("entries")["entries"]
    for point in points:
        assert point["entry"] == log[point["entry"]["index"]]
        assert point["how"] == ("throw" if point["entry"]["actor"] == -1 else "choice")
        assert point["seat"] in (0, 1)
        assert 0 <= point["before"] <= 1
        assert 0 <= point["after"] <= 1
    assert ask("turning_points")["points"] == points
    ask("branch", move=4)
    assert ask("turning_points")["points"] == []


def test_a_draw_is_told_apart_from_a_throw_and_a_choice() -> None:
    table = Table(games.load("long_cours"), [Seat("Ana", "red"), Seat("Bo", "blue")], rng=Random(1))
    found: dict[str, str] = {}
    while len(found) < 3:
        rolls = table.state.actor == CHANCE
        entry = table.roll() if rolls else table.play(table.state.legal_actions()[0])
        found.setdefault(hindsight.how(table, entry), entry.action.verb)
    assert found == {"draw": "deal", "choice": "launch", "throw": "roll"}


def test_a_fault_in_our_code_loses_nothing_and_can_be_reported(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    before = placing()["save"]
    table = browser._door.table
    assert table is not None
    step = type(table.state.game.phases["depart"])

    def breaks(self: object, state: Any, action: Action, events: list[Event]) -> None:
        state.points[0] = -1
        raise KeyError("broken")

    monkeypatch.setattr(step, "perform", breaks)
    told = ask("play", action="depart 5")
    assert told["error"]["id"] == "fault"
    assert ask("look")["save"] == before
    report = tmp_path / "report.json"
    report.write_text(json.dumps(told["error"]["report"]), "utf-8")
    assert main(["reproduce", str(report)]) == 0
    assert "KeyError: 'broken'" in capsys.readouterr().out
    monkeypatch.undo()
    assert main(["reproduce", str(report)]) == 0
    said = capsys.readouterr().out
    assert "does not happen here" in said
    assert "KeyError: 'broken'" in said, "what the report says helps nevertheless"


@pytest.mark.usefixtures("in_parts")
def test_a_fault_late_in_a_long_game_is_repeated_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The game opens in parts; only then is the call made."""
    placing()
    table = browser._door.table
    assert table is not None

    def breaks(*_: object) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(type(table.state.game.phases["depart"]), "perform", breaks)
    told = ask("play", action="depart 5")
    report = tmp_path / "report.json"
    report.write_text(json.dumps(told["error"]["report"]), "utf-8")
    browser._door._recent.clear()
    assert main(["reproduce", str(report)]) == 0
    assert "KeyError: 'broken'" in capsys.readouterr().out


def damaged() -> dict[str, Any]:
    """The record of a game whose last move is illegal."""
    save: dict[str, Any] = placing()["save"]
    return {**save, "log": [*save["log"], "depart 6"]}


def test_a_damaged_record_can_be_viewed_and_is_returned_unchanged() -> None:
    record = damaged()
    told = ask("load", save=record)
    assert told["ok"]
    assert told["read_only"]
    assert told["warning"]["id"] == "unusable-entry"
    assert told["length"] == 2
    assert told["save"] == record
    assert ask("look")["save"] == record
    for call, request in (
        ("play", {"action": "depart 5"}),
        ("undo", {}),
        ("link", {}),
        ("roll", {}),
        ("enter", {"action": "roll 4"}),
        ("bot", {}),
    ):
        assert ask(call, **request)["error"]["id"] == "refuse-read-only"


def test_the_intact_part_of_a_damaged_record_can_be_played_on_as_a_copy() -> None:
    ask("load", save=damaged())
    told = ask("branch", move=2)
    assert not told["read_only"]
    assert ask("play", action="depart 5")["ok"]


def test_a_bot_gets_the_view_of_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int | None] = []

    class Spy:
        def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
            seen.append(view()["seat"])
            return choices[0]

    monkeypatch.setitem(bots.BOTS, "random", lambda game: Spy())
    placing()
    ask("play", action="depart 5")
    ask("bot")
    assert seen == [1]


def test_bots_go_on_until_a_person_has_to_act() -> None:
    robots = [{"name": name, "colour": colour, "player": "mousse"} for name, colour in MORE]
    ask("new_table", game=GAME, seats=[SEATS[0], *robots], options={})
    told = ask("roll")
    steps = 0
    while not told["view"]["result"] and told["length"] < 60:
        turn = told["view"]["roller"] if told["view"]["actor"] == CHANCE else told["view"]["actor"]
        if turn == 0:
            families = told["choices"]
            action = families and f"{families[0]['verb']} {families[0]['values'][0]}"
            told = ask("play", action=action) if action else ask("roll")
            continue
        before = told["length"]
        told = ask("bot", on=True)
        steps += told["length"] - before > 1
        acted = browser._door.table.log[before:]  # type: ignore[union-attr]
        doers = [entry.actor if entry.roller is None else entry.roller for entry in acted]
        assert 0 not in doers
    assert steps > 0

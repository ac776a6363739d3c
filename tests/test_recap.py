"""What the others did since a seat's last turn: what it cost the seat, one sentence a seat, what moved."""

from random import Random
from typing import Final, cast

import pytest

from escales import bots, games
from escales.browser.answers import Recap
from escales.browser.movements import MOST_SHIFTS
from escales.browser.recap import MOST_DEEDS, recap, span
from escales.core import BANK, CHANCE, Action, Entry, Event, Message, Seat, Table
from escales.core.event import EventParams
from escales.core.seat import Colour
from tests.toy import GAME as TOY

ME, BLUE, YELLOW = range(3)
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow")
WAIT = Action("done")


def line(number: int, actor: int, roller: int | None, events: tuple[Event, ...]) -> Entry:
    """An entry of the log."""
    return Entry(number, actor, roller, WAIT, str(WAIT), events)


def told(game: str, *entries: tuple[int, list[Event]], me: int = ME) -> Recap:
    """The recap for a seat after entries, each of a seat with its events."""
    table = Table(games.load(game), [Seat(colour, colour, "human") for colour in COLOURS])
    for number, (actor, events) in enumerate(entries):
        table.log.append(line(number, actor, None, tuple(events)))
    return recap(table, me, me)


def event(event: str, **params: object) -> Event:
    """A public event; the parameters ``start`` and ``end`` stand for ``from`` and ``to``."""
    for word, name in (("start", "from"), ("end", "to")):
        if word in params:
            params[name] = params.pop(word)
    return Event(event, "", cast(EventParams, params))


def deeds(summary: Recap, seat: int) -> list[str]:
    """The kinds of what a seat did, in the order of the sentence."""
    (news,) = (news for news in summary["seats"] if news["seat"] == seat)
    return [deed["event"]["kind"] for deed in news["deeds"]]


def test_it_begins_after_the_last_action_of_the_seat() -> None:
    log = [line(n, actor, None, ()) for n, actor in enumerate((0, 1, 2, 0, 1, CHANCE, 2))]
    assert span(log, 0) == (4, 7)
    assert span(log, 1) == (6, 7), "what the bank deals belongs to the one before"
    assert span(log, 2) == (3, 6), "after an own action: what came just before it"
    assert span([], 0) == (0, 0)


def test_where_turns_are_announced_an_answer_in_anothers_turn_ends_nothing() -> None:
    def begins(seat: int) -> tuple[Event, ...]:
        return (event("turn", seat=seat),)

    log = [
        line(0, ME, None, begins(BLUE)),
        line(1, BLUE, None, ()),
        line(2, CHANCE, ME, ()),  # a defender throws
        line(3, BLUE, None, begins(ME)),
    ]
    assert span(log, ME) == (1, 4)
    assert span([*log, line(4, ME, None, ()), line(5, BLUE, None, ())], ME) == (1, 4)


def test_magellan_what_a_defender_loses_by_a_throw_of_their_own() -> None:
    lost = event("destroyed", seat=BLUE, owner=ME, kind="jeep", piece="jeep-0-1")
    summary = told(
        "magellan",
        (ME, [event("turn", seat=BLUE)]),
        (BLUE, []),
        (ME, [lost]),
        (BLUE, [event("turn", seat=ME)]),
    )
    assert [news["id"] for news in summary["own"]] == ["since-you-destroyed"]


def test_a_long_log_is_read_from_its_end() -> None:
    others = [line(n, 1 + n % 2, None, ()) for n in range(1, 3000)]
    log = [line(0, 0, None, ()), *others]
    assert span(log, 0) == (1, 3000)
    assert span([*log, line(3000, 0, None, ())], 0) == (1, 3000)


def test_a_throw_is_an_action() -> None:
    log = [line(0, CHANCE, 0, ()), line(1, CHANCE, 1, ())]
    assert span(log, 0) == (1, 2)


def test_magot_what_one_pays_and_a_pawn_sent_away() -> None:
    summary = told(
        "magot",
        (ME, [event("move", seat=ME, piece="pawn-0", start=1, end=4)]),
        (BLUE, [event("move", seat=BLUE, piece="pawn-1", start=13, end=10, path=[12, 11, 10])]),
        (BLUE, [event("pay", payer=ME, payee=BLUE, amount=30, why="pawn")]),
        (BLUE, [event("send", seat=BLUE, owner=ME, piece="pawn-0", start=10, end=63)]),
        (YELLOW, [event("pay", payer=ME, payee=BLUE, amount=10, why="own-depart")]),
        (YELLOW, [event("pay", payer=YELLOW, payee=ME, amount=20, why="own-depart")]),
    )
    assert (summary["since"], summary["until"], summary["loud"]) == (1, 6, True)
    assert [
        (news["id"], news["params"].get("amount"), news["loss"]) for news in summary["own"]
    ] == [
        ("since-paid", 40, True),
        ("since-you-send", None, True),
        ("since-received", 20, False),
    ]
    assert deeds(summary, BLUE) == ["move"], "the other deed is told already"
    assert [(one["seat"], one["stops"]) for one in summary["shifts"]] == [
        (BLUE, ["13", "12", "11", "10"]),
        (BLUE, ["10", "63"]),
    ]


def test_magot_payments_with_one_reason_name_it() -> None:
    pays = [
        event("pay", payer=ME, payee=BLUE, amount=30, why="depart"),
        event("pay", payer=ME, payee=BLUE, amount=30, why="depart"),
        event("pay", payer=ME, payee=YELLOW, amount=30, why="depart"),
        event("pay", payer=ME, payee=YELLOW, amount=10, why="pawn"),
    ]
    summary = told("magot", (ME, []), (BLUE, pays))
    whys = {news["params"]["payee"]: news["params"]["why"] for news in summary["own"]}
    assert whys == {BLUE: "depart", YELLOW: "several"}


def test_magellan_money_says_why_it_came_or_went() -> None:
    def paid(payer: int, payee: int | str, card: str) -> Event:
        return event("paid", payer=payer, payee=payee, amount=10, card=card)

    pays = [
        event("dividends", payer=BANK, payee=ME, amount=65),
        paid(ME, BANK, "H4-09"),
        paid(ME, BLUE, "H4-01"),
        paid(ME, BLUE, "H4-02"),
    ]
    own = told("magellan", (ME, []), (BLUE, pays))["own"]
    assert [(news["params"]["why"], news["params"].get("cards")) for news in own] == [
        ("dividends", None),
        ("paid", 1),
        ("paid", 2),
    ]
    assert own[1]["params"]["card"] == "H4-09"


def test_magellan_the_points_of_others_and_their_dividends_are_told() -> None:
    rolls = [
        event("roll", seat=BLUE, face=6, points=6),
        event("roll", seat=BLUE, face=4, points=10),
    ]
    pays = [event("dividends", payer=BANK, payee=YELLOW, amount=amount) for amount in (20, 30)]
    summary = told(
        "magellan",
        (ME, []),
        (BLUE, [*rolls, *pays]),
        (YELLOW, [event("roll", seat=YELLOW, face=1, points=1)]),
    )
    assert deeds(summary, BLUE) == ["roll"]
    (thrown,) = summary["seats"][0]["deeds"]
    assert thrown["event"]["params"]["points"] == 10, "the last throw has them all"
    assert deeds(summary, YELLOW) == ["dividends", "roll"], "told of whoever gets them"
    assert summary["seats"][1]["deeds"][0]["amount"] == 50


def test_magellan_a_history_card_is_named_even_if_it_paid_only_others() -> None:
    drawn = event("history", seat=BLUE, card="H2-01")
    pays = event("dividends", payer=BANK, payee=YELLOW, amount=40)
    summary = told("magellan", (ME, []), (BLUE, [drawn, pays]))
    assert summary["own"] == []
    assert deeds(summary, BLUE) == ["history"]


def test_magot_a_stake_that_everybody_pays_is_no_news() -> None:
    stakes = [event("stake", payer=seat, payee="pot", amount=50) for seat in (ME, BLUE, YELLOW)]
    summary = told("magot", (ME, []), (BLUE, [event("draw", seat=BLUE, face=10), *stakes]))
    assert (summary["own"], summary["loud"]) == ([], False)
    assert deeds(summary, BLUE) == ["draw"]


def test_magot_what_others_pay_each_other_is_told_and_what_one_pays_oneself_only_once() -> None:
    pays = [
        event("pay", payer=payer, payee=BLUE, amount=30, why="depart") for payer in (YELLOW, ME)
    ]
    summary = told("magot", (ME, []), (BLUE, pays))
    assert [news["id"] for news in summary["own"]] == ["since-paid"]
    (news,) = summary["seats"]
    (deed,) = news["deeds"]
    assert (deed["event"]["params"]["payer"], deed["amount"]) == (YELLOW, 30)


def test_magot_each_throw_of_a_chain_is_told_and_what_happened_on_its_way() -> None:
    moves = [
        event("move", seat=BLUE, piece="pawn-1", start=start, end=end)
        for start, end in ((34, 44), (44, 48))
    ]
    pays = event("pay", payer=BLUE, payee=YELLOW, amount=50, why="own-depart")
    summary = told("magot", (ME, []), (BLUE, [moves[0], pays]), (BLUE, [moves[1]]))
    (news,) = summary["seats"]
    happened = sorted(news["deeds"], key=lambda deed: deed["order"])
    assert [deed["event"]["params"].get("to") for deed in happened] == [44, None, 48]


def test_magot_who_starts_is_told_whoever_won() -> None:
    won = [
        event("magot", seat=BLUE, amount=150, payer="pot", payee=BLUE),
        event("round", number=2, rounds=3, seat=YELLOW),
    ]
    placed = event("depart", seat=YELLOW, piece="depart-2", end=30)
    summary = told("magot", (ME, []), (BLUE, won), (YELLOW, [placed]))
    assert (deeds(summary, BLUE), deeds(summary, YELLOW)) == (["magot"], ["round", "depart"])


def test_magot_the_throw_that_ended_my_turn_has_its_arrow_until_the_board_is_cleared() -> None:
    table = Table(games.load("magot"), [Seat(colour, colour, "human") for colour in COLOURS])
    mine = event("move", seat=ME, piece="pawn-0", start=13, end=10, path=[12, 11, 10])
    chosen = event("send", seat=ME, owner=BLUE, piece="pawn-1", start=13, end=6)
    theirs = event("move", seat=BLUE, piece="pawn-1", start=6, end=10, path=[7, 8, 9, 10])
    table.log += [
        line(0, ME, None, (chosen,)),
        line(1, CHANCE, ME, (mine,)),
        line(2, CHANCE, BLUE, (theirs,)),
    ]
    (own,) = recap(table, ME, ME)["own_shifts"]
    assert (own["seat"], own["stops"]) == (ME, ["13", "12", "11", "10"])
    assert recap(table, YELLOW, YELLOW)["own_shifts"] == [], "it has done nothing yet"
    table.log.append(line(3, CHANCE, YELLOW, (event("round", number=2, seat=BLUE),)))
    assert recap(table, ME, ME)["own_shifts"] == []
    table.log[1:] = [line(1, CHANCE, BLUE, (theirs,))]
    assert recap(table, ME, ME)["own_shifts"] == [], "what one has chosen oneself"


def test_magot_a_throw_that_fast_play_made_has_the_arrow_instead_of_the_one_before() -> None:
    table = Table(games.load("magot"), [Seat(colour, colour, "human") for colour in COLOURS])
    before = event("move", seat=ME, piece="pawn-0", start=40, end=50, path=[50])
    theirs = event("move", seat=BLUE, piece="pawn-1", start=47, end=57, path=[57])
    mine = event("move", seat=ME, piece="pawn-0", start=50, end=57, path=[57])
    table.log += [
        line(0, CHANCE, ME, (before,)),
        line(1, CHANCE, BLUE, (theirs,)),
        line(2, CHANCE, ME, (mine,)),
    ]
    (own,) = recap(table, ME, ME)["own_shifts"]
    assert own["stops"] == ["50", "57"]


def test_magot_my_own_throw_that_could_not_be_played_comes_first() -> None:
    blocked = event("blocked", seat=ME, face=-10, at=5)
    summary = told(
        "magot",
        (ME, []),
        (CHANCE, [blocked]),
        (BLUE, [event("blocked", seat=BLUE, face=10, at=69)]),
    )
    (mine,) = summary["own"]
    assert (mine["id"], mine["params"]["at"], mine["loss"]) == ("since-missed-blocked", 5, False)
    assert deeds(summary, BLUE) == ["blocked"]
    later = told("magot", (ME, []), (CHANCE, [blocked]), (ME, []), (BLUE, []))
    assert later["own"] == [], "only the last action"


def test_magot_who_has_to_draw_again_is_told_of_the_tie() -> None:
    thrown = event("draw", seat=YELLOW, face=-8)
    summary = told("magot", (ME, []), (CHANCE, []), (YELLOW, [thrown, event("tie", face=-8)]))
    assert sorted(deeds(summary, YELLOW)) == ["draw", "tie"]


def test_magot_a_new_round_clears_the_board_of_arrows() -> None:
    before = event("move", seat=BLUE, piece="pawn-1", start=13, end=10, path=[12, 11, 10])
    after = event("depart", seat=BLUE, piece="depart-1", end=30)
    summary = told("magot", (ME, []), (BLUE, [before, event("round", number=2)]), (BLUE, [after]))
    assert [one["stops"] for one in summary["shifts"]] == [["30"]]


def test_an_arrow_knows_where_a_piece_came_to_rest() -> None:
    moves = [
        event("move", seat=BLUE, piece="pawn-1", start=13, end=10, path=[12, 11, 10]),
        event("move", seat=BLUE, piece="pawn-1", start=10, end=14, path=[11, 12, 13, 14]),
    ]
    (shift,) = told("magot", (ME, []), (BLUE, moves))["shifts"]
    assert shift["stops"] == ["13", "12", "11", "10", "11", "12", "13", "14"]
    assert shift["rests"] == ["10", "14"]


def test_long_cours_a_storm_wrecks_my_ship() -> None:
    wreck = event(
        "wreck", seat=BLUE, owner=ME, piece="ship-0", start="perth", end="le_cap", amount=2
    )
    storm = [event("storm", seat=BLUE, card="storm", zone=55), wreck]
    summary = told("long_cours", (ME, []), (BLUE, storm), (YELLOW, [event("turn", seat=ME)]))
    assert summary["loud"]
    assert [news["id"] for news in summary["own"]] == ["since-you-wreck"]
    assert deeds(summary, BLUE) == ["storm"]
    told_of = {news["seat"]: len(news["deeds"]) for news in summary["seats"]}
    assert told_of == {BLUE: 1, YELLOW: 0}, "a turn is no news"


def test_long_cours_a_wreck_is_marked_where_the_ship_was_and_does_not_travel() -> None:
    sail = event("move", seat=BLUE, piece="ship-1", start="oslo", end="1", path=["1"])
    wreck = event(
        "wreck", seat=BLUE, owner=YELLOW, piece="ship-2", start="perth", end="66", path=["66"]
    )
    summary = told("long_cours", (ME, []), (BLUE, [sail]), (BLUE, [wreck]))
    assert [(one["piece"], one["stops"]) for one in summary["shifts"]] == [
        ("ship-1", ["oslo", "1"]),
        ("ship-2", ["perth"]),
    ]


def test_who_had_a_turn_and_did_nothing_is_named() -> None:
    summary = told(
        "long_cours",
        (ME, [event("turn", seat=BLUE)]),
        (BLUE, [event("move", seat=BLUE, piece="ship-1", start="perth", to="le_cap")]),
        (BLUE, [event("turn", seat=YELLOW)]),
        (YELLOW, [event("round", number=3), event("turn", seat=ME)]),
    )
    assert [(news["seat"], len(news["deeds"])) for news in summary["seats"]] == [
        (BLUE, 1),
        (YELLOW, 0),
    ]
    assert summary["headline"] == BLUE


def test_long_cours_a_quiet_round() -> None:
    sail = event(
        "move", seat=BLUE, piece="ship-1", start="londres", end="new_york", path=["new_york"]
    )
    bought = event("buy", seat=BLUE, payer=BLUE, payee="bank", amount=2, product="wool")
    summary = told("long_cours", (ME, []), (BLUE, [bought]), (BLUE, [sail]))
    assert not summary["loud"]
    assert summary["own"] == []
    assert deeds(summary, BLUE) == ["buy", "move"]


def test_marco_polo_what_happened_to_one_is_told_as_it_happened() -> None:
    sold = event("sale", seat=ME, card="blue_tea", payer="bank", payee=ME, amount=30)
    paid = event("pay", payer=ME, payee=BLUE, amount=30, why="each")
    sent = event("fly", seat=ME, piece="pawn-0", start="acre", end="karakorum", card="x")
    own = told("marco_polo", (ME, []), (BLUE, [sold, paid]), (YELLOW, [sent]))["own"]
    assert [news["id"] for news in own] == ["since-received", "since-paid", "since-you-fly"]


def test_long_cours_the_same_goods_bought_twice_are_one_deed_with_the_sum() -> None:
    def bought(product: str, amount: int) -> Event:
        return event("buy", seat=BLUE, payer=BLUE, payee="bank", amount=amount, product=product)

    buys = [bought("gold", 2), bought("gold", 1), bought("wool", 1)]
    (news,) = told("long_cours", (ME, []), (BLUE, buys))["seats"]
    assert [deed["amount"] for deed in news["deeds"]] == [3, 1]


def test_long_cours_who_got_the_notes_of_whom_is_told_of_the_one_who_got_them() -> None:
    paid = event("pay", payer=BLUE, payee=YELLOW, amount=5, why="fight")
    gave_up = [event("yield", seat=BLUE, other=YELLOW), paid]
    summary = told("long_cours", (ME, []), (BLUE, gave_up), (YELLOW, [event("turn", seat=ME)]))
    assert (deeds(summary, BLUE), deeds(summary, YELLOW)) == (["yield"], ["pay"])


def test_long_cours_each_direct_trip_is_told_in_its_place() -> None:
    """Of two in a row, only the last would make a port of call of the way drawn look like a wrong turn."""

    def leap(start: str, end: str) -> Event:
        return event("direct", seat=BLUE, piece="ship-1", start=start, end=end, path=[end])

    bought = event("buy", seat=BLUE, payer=BLUE, payee="bank", amount=1, product="cereals")
    first, last = leap("londres", "alexandrie"), leap("alexandrie", "arkhangelsk")
    summary = told("long_cours", (ME, []), (BLUE, [first]), (BLUE, [bought]), (BLUE, [last]))
    done = sorted(summary["seats"][0]["deeds"], key=lambda deed: deed["order"])
    assert [deed["event"]["kind"] for deed in done] == ["direct", "buy", "direct"]
    assert [done[at]["event"]["params"]["to"] for at in (0, 2)] == ["alexandrie", "arkhangelsk"]


def test_long_cours_who_bought_the_corsaire_makes_the_headline() -> None:
    """A phone shows one line."""
    sale = event("no-sale", seat=BLUE, product="wool")
    asked = event("auction", seat=YELLOW, amount=6)
    sold = event("sold", seat=YELLOW, payer=YELLOW, payee="bank", amount=6)
    summary = told("long_cours", (ME, []), (BLUE, [sale]), (YELLOW, [asked, sold]))
    assert [news["seat"] for news in summary["seats"]] == [BLUE, YELLOW], "the order of play"
    assert summary["headline"] == YELLOW
    done = sorted(summary["seats"][1]["deeds"], key=lambda deed: deed["order"])
    assert [deed["event"]["kind"] for deed in done] == ["auction", "sold"], "the page's order"


def test_marco_polo_a_chance_card_that_ended_my_turn_comes_first() -> None:
    turned = event("hasard", seat=ME, card="yellow_zanzibar")
    flown = event(
        "fly", seat=ME, piece="pawn-0", start="khotan", end="zanzibar", card="yellow_zanzibar"
    )
    drawn = (CHANCE, [turned, flown])
    summary = told("marco_polo", (ME, []), drawn, (BLUE, [event("spin", seat=BLUE)]))
    assert [news["id"] for news in summary["own"]] == ["since-missed-hasard", "since-missed-fly"]
    assert [shift["stops"] for shift in summary["own_shifts"]] == [["khotan", "zanzibar"]], (
        "its way is drawn"
    )
    assert told("marco_polo", (ME, []), drawn, (ME, []), (BLUE, []))["own"] == []


def test_marco_polo_all_chance_cards_that_ended_my_turn_are_told() -> None:
    cards = ["yellow_hunt", "yellow_zanzibar"]
    drawn = [(CHANCE, [event("hasard", seat=ME, card=card)]) for card in cards]
    summary = told("marco_polo", (ME, []), *drawn, (BLUE, []))
    assert [news["params"]["card"] for news in summary["own"]] == cards


def test_marco_polo_a_ransom_that_was_paid_without_a_choice_comes_first() -> None:
    def ransom(seat: int) -> Event:
        return event("pay", payer=seat, payee="loot", amount=50, why="ransom")

    lost = event("lost", seat=ME, mode="sea")
    summary = told(
        "marco_polo", (ME, []), (CHANCE, [lost, ransom(ME)]), (BLUE, []), (CHANCE, [ransom(BLUE)])
    )
    (mine,) = summary["own"]
    assert (mine["id"], mine["params"]["amount"], mine["loss"]) == ("since-missed-pay", 50, True)
    assert told("marco_polo", (ME, [ransom(ME)]), (BLUE, []))["own"] == [], "what one has chosen"


def test_marco_polo_a_fight_that_was_won_is_told_when_play_comes_back() -> None:
    won = event("no-prize", seat=ME, mode="land")
    summary = told("marco_polo", (ME, []), (CHANCE, [won]), (BLUE, [event("spin", seat=BLUE)]))
    assert [news["id"] for news in summary["own"]] == ["since-missed-no-prize"]
    theirs = told("marco_polo", (ME, []), (BLUE, [event("no-prize", seat=BLUE, mode="sea")]))
    assert deeds(theirs, BLUE) == ["no-prize"]


def test_marco_polo_a_fight_that_another_lost_says_what_it_cost() -> None:
    lost = event("lost", seat=BLUE, mode="land")
    given = event("give", seat=BLUE, card="blue_tea")
    summary = told("marco_polo", (ME, []), (BLUE, [lost]), (BLUE, [given]))
    assert deeds(summary, BLUE) == ["lost", "give"]


def test_marco_polo_what_the_others_gather_comes_before_their_chance_cards() -> None:
    turned = event("hasard", seat=BLUE, card="yellow_zanzibar")
    bought = event("draw", seat=BLUE, colour="blue")
    summary = told("marco_polo", (ME, []), (BLUE, [turned, bought]))
    assert deeds(summary, BLUE) == ["draw", "hasard"]


def test_marco_polo_a_payment_says_what_was_sold() -> None:
    sold = event("table-sold", seat=ME, card="table_a", payer="bank", payee=ME, amount=240)
    summary = told("marco_polo", (ME, []), (BLUE, [sold]))
    assert summary["own"][0]["params"]["why"] == "table-sold"


def test_marco_polo_shows_a_card_only_to_those_who_saw_it() -> None:
    drawn = event("draw", seat=BLUE, colour="blue")._replace(
        private={"card": "blue_tea"}, to=(BLUE,)
    )
    taken = event("take", seat=YELLOW, other=ME)._replace(
        private={"card": "blue_dates"}, to=(YELLOW, ME)
    )
    summary = told("marco_polo", (ME, []), (BLUE, [drawn]), (YELLOW, [taken]))
    assert "blue_tea" not in str(summary)
    (lost,) = summary["own"]
    assert (lost["id"], lost["params"]["card"]) == ("since-you-take", "blue_dates")
    assert "blue_dates" not in str(told("marco_polo", (BLUE, []), (YELLOW, [taken]), me=BLUE))


def test_an_alarm_comes_after_what_led_to_it_and_is_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("marco_polo")
    alarm = Message("since-near-home", {"seat": BLUE, "number": 1})
    monkeypatch.setattr(
        type(game), "alarms", lambda _game, view, seat: [alarm] * (view["seat"] is None)
    )
    summary = told(
        "marco_polo", (ME, []), (BLUE, [event("fly", seat=ME, to="acre", card="yellow_pope")])
    )
    assert [news["id"] for news in summary["own"]] == ["since-you-fly", "since-near-home"]
    assert summary["own"][0]["params"]["other"] == BLUE, "whose card it was"
    assert summary["loud"]


def test_marco_polo_being_sent_away_is_a_loss_and_going_oneself_is_none() -> None:
    away = event(
        "fly", seat=ME, piece="pawn-0", start="acre", end="karakorum", card="green_karakorum"
    )
    off = event(
        "fly", seat=BLUE, piece="pawn-1", start="acre", end="zanzibar", card="yellow_zanzibar"
    )
    assert told("marco_polo", (ME, []), (BLUE, [away]))["loud"]
    assert not told("marco_polo", (ME, []), (BLUE, [off]))["loud"]


def test_magellan_countries_first_then_ships_with_all_steps_in_one() -> None:
    steps = [
        (
            BLUE,
            [
                event(
                    "move",
                    seat=BLUE,
                    piece="ship-1-01",
                    start=f"{n}.w1",
                    end=f"{n + 1}.w1",
                    kind="ship",
                )
            ],
        )
        for n in range(5)
    ]
    country = event(
        "developed", seat=BLUE, card="AU", payer=BLUE, payee="bank", amount=110, income=17
    )
    summary = told("magellan", (ME, []), *steps, (BLUE, [country]))
    assert deeds(summary, BLUE) == ["developed", "move"]
    begun = [deed["order"] for deed in summary["seats"][0]["deeds"]]
    assert begun[0] > begun[1], "the page tells them as they happened"
    (shift,) = summary["shifts"]
    assert shift["stops"] == ["0.w1", "1.w1", "2.w1", "3.w1", "4.w1", "5.w1"]


@pytest.mark.parametrize(
    ("kind", "params"),
    [
        ("destroyed", {"owner": ME, "kind": "ship"}),
        ("captured", {"seat": BLUE, "other": ME}),
        ("sunk", {"seat": ME}),
    ],
)
def test_magellan_losses(kind: str, params: dict[str, object]) -> None:
    summary = told("magellan", (ME, []), (BLUE, [event(kind, **params)]))
    assert summary["loud"]
    assert [news["id"] for news in summary["own"]] == [f"since-you-{kind}"]


def test_so_many_deeds_of_a_seat_are_told_and_the_others_are_counted() -> None:
    many = [event("developed", seat=BLUE, card=f"C{n}", amount=n) for n in range(MOST_DEEDS + 2)]
    (news,) = told("magellan", (ME, []), (BLUE, many))["seats"]
    assert len(news["deeds"]) == MOST_DEEDS
    assert news["more"] == 2


def test_there_and_back_is_one_movement_and_movements_are_few() -> None:
    there = event("move", seat=BLUE, piece="jeep-1-01", start="a", end="b")
    back = event("move", seat=BLUE, piece="jeep-1-01", start="b", end="a")
    assert len(told("magellan", (ME, []), (BLUE, [there]), (BLUE, [back]))["shifts"]) == 1
    crowd = [
        event("move", seat=BLUE, piece=f"jeep-1-{n:02}", start="a", end=f"b{n}") for n in range(40)
    ]
    assert len(told("magellan", (ME, []), (BLUE, crowd))["shifts"]) == MOST_SHIFTS


def test_what_was_carried_moves_by_the_way_of_its_carrier() -> None:
    jeep, ship = "jeep-1-01", "ship-1-01"
    acts = [
        event("embark", seat=BLUE, piece=jeep, start="shore", end="a", carrier=ship),
        event("move", seat=BLUE, piece=ship, start="a", end="b"),
        event("move", seat=BLUE, piece=ship, start="b", end="c"),
        event("land", seat=BLUE, piece=jeep, start="c", end="inland", carrier=ship),
        event("move", seat=BLUE, piece=ship, start="c", end="d"),
    ]
    shown = told("magellan", (ME, []), (BLUE, acts))["shifts"]
    assert [(one["piece"], one["stops"]) for one in shown] == [
        (jeep, ["shore", "a", "b", "c", "inland"]),
        (ship, ["a", "b", "c", "d"]),
    ]


def test_pieces_that_go_the_same_way_share_a_letter() -> None:
    bought = [event("bought", piece=f"jeep-1-0{n}", to="4N34", seat=BLUE) for n in range(6, 9)]
    twins = [
        event("move", seat=BLUE, piece=f"jeep-1-{n}", start="a", end="b") for n in ("01", "02")
    ]
    shown = told("magellan", (ME, []), (BLUE, [*bought, *twins]))["shifts"]
    assert [one["stops"] for one in shown] == [["4N34"], ["a", "b"]]


def test_a_piece_that_another_seat_sends_away_moves_in_its_own_colour() -> None:
    def sent(seat: int) -> Event:
        return event("fly", seat=seat, piece=f"pawn-{seat}", start="bagdad", end="karakorum")

    theirs = told("marco_polo", (ME, []), (BLUE, [sent(YELLOW)]), (YELLOW, []))
    assert [shift["seat"] for shift in theirs["shifts"]] == [YELLOW], (
        "its number stands in the sentence that tells it"
    )
    mine = told("marco_polo", (ME, []), (BLUE, [sent(ME)]), (YELLOW, []))
    assert [shift["seat"] for shift in mine["shifts"]] == [ME], "a sentence about oneself tells it"


def test_pieces_that_are_set_up_before_the_first_turn_are_no_movements() -> None:
    placed = [event("placed", piece=f"jeep-{seat}-01", to="4N34", seat=seat) for seat in (ME, BLUE)]
    bought = event("bought", piece="jeep-1-06", to="4N34", seat=BLUE)
    shown = told("magellan", (CHANCE, placed), (BLUE, [bought]))["shifts"]
    assert [(shift["seat"], shift["piece"]) for shift in shown] == [(BLUE, "jeep-1-06")]


def test_a_game_that_declares_nothing_has_a_summary_too() -> None:
    names = [Seat(colour, colour, "random") for colour in COLOURS]
    table, rng = Table(TOY, names, rng=Random(3)), Random(4)
    assert table.game.telling.kinds == ()
    spoken = 0
    for _ in range(60):
        if table.state.actor is None:
            break
        if _is_a_seats(table):
            bots.take_turn(table, rng, 0.01)
        else:
            table.roll()
        spoken += sum(len(news["deeds"]) for news in recap(table, ME, ME)["seats"])
        spoken += len(recap(table, ME, ME)["own"])
    assert spoken > 0


@pytest.mark.parametrize("game", games.ids())
def test_nothing_hidden_and_nothing_of_ones_own_in_whole_games(game: str) -> None:
    names = [Seat(colour, colour, "mousse") for colour in COLOURS]
    table, rng = Table(games.load(game), names, rng=Random(5)), Random(6)
    for turn in range(250):
        if table.state.actor is None:
            break
        before = len(table.log)
        while len(table.log) == before:
            if _is_a_seats(table):
                bots.take_turn(table, rng, 0.01)
            else:
                table.roll()
        if turn % 10:
            continue
        for me in range(3):
            summary = recap(table, me, me)
            assert all(news["seat"] != me for news in summary["seats"])
            shown = [deed["event"] for news in summary["seats"] for deed in news["deeds"]]
            seen = [one for entry in table.log for one in entry.seen_by(me)["events"]]
            assert all(one in seen for one in shown)
            assert len(str(recap(table, me, None))) > 0


def _is_a_seats(table: Table) -> bool:
    return table.state.actor != CHANCE or table.state.roller is not None


def test_magot_a_move_is_told_with_the_throw_that_brought_it() -> None:
    def thrown(face: int, start: int) -> list[Event]:
        end = start + face
        moved = event("move", seat=BLUE, piece="pawn-1", start=start, end=end)
        return [event("roll", seat=BLUE, face=face), moved]

    summary = told("magot", (ME, []), (BLUE, thrown(-3, 34)), (BLUE, thrown(7, 31)))
    (news,) = summary["seats"]
    assert [deed["face"] for deed in news["deeds"]] == [-3, 7]

"""The terminal shows all that a player has, in sentences with the typography of the language."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from escales import games
from escales.core import CHANCE, Action, Seat, Table
from escales.games.marco_polo.cards import HASARD
from escales.journal import Journal
from escales.position import position
from escales.terminal import play, retell
from escales.texts import Sentences

SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})


def at(game: str, *, real_dice: bool = False, **options: object) -> Table:
    """A table for Rose, Anne and Bo."""
    seats = [Seat("Rose", "red"), Seat("Anne", "blue"), Seat("Bo", "green")]
    return Table(games.load(game), seats, options, rng=Random(1), real_dice=real_dice)


def until(table: Table, phase: str) -> Any:
    """The state when *phase* comes; the first choice is taken until then."""
    while table.state.phase != phase:
        if table.state.actor == CHANCE:
            table.roll()
        else:
            table.play(table.state.legal_actions()[0])
    return table.state


def seen(table: Table, seat: int = 0, language: str = "fr") -> list[str]:
    """The lines of a position, with ordinary spaces."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    return [line.translate(SPACES) for line in position(table, sentences, seat)]


def told(table: Table, language: str = "fr", seat: int | None = None) -> list[str]:
    """The journal of *table* without numbers and rules, with ordinary spaces."""
    journal = Journal(Sentences(language, table.game.meta.id, table.seats))
    lines = [line for entry in table.log for line in journal.tell(entry, seat)]
    return [_bare(line) for line in (*lines, *journal.rest())]


def _bare(line: str) -> str:
    return line.translate(SPACES).strip(" 0123456789").partition(" [")[0]


def test_the_draw_is_no_round_and_numbers_stand_before_their_names() -> None:
    lines = seen(at("magot"))
    assert lines[1] == "Avant la première manche, 0 point au magot"
    assert "Rose : 1 380 points" in lines
    assert seen(at("magot"), language="en")[2] == "Rose: 1,380 points"


def test_french_typography_keeps_a_space_before_a_colon_that_no_line_breaks() -> None:
    table = at("magot")
    sentences = Sentences("fr", "magot", table.seats)
    assert "Rose\u00a0: 1\u202f380 points" in list(position(table, sentences, 0))


def test_long_cours_shows_goods_aboard_and_stranded_and_what_is_for_sale() -> None:
    table = at("long_cours")
    state = until(table, "turn")
    seat = state.actor
    state.cargo = [[0, 0, 0, 0, 0, 0] for _ in range(3)]
    state.cargo[seat] = [4, 0, 0, 3, 0, 0]
    state.stranded = [[0, 0, 5, 0, 0, 0], *([0, 0, 0, 0, 0, 0] for _ in range(5))]
    state.ships[seat] = "londres"
    lines = seen(table, seat)
    assert "  À bord : céréales, 4 M" in lines
    assert "  À bord : or, 3 M" in lines
    assert "  À vendre ici (Londres) : laine." in lines
    assert "Marchandises échouées à Gibraltar : laine, 5 M" in lines


def test_long_cours_shows_who_owns_a_corsaire_that_is_not_at_sea() -> None:
    table = at("long_cours")
    state = until(table, "turn")
    state.owner, state.due = 1, True
    lines = seen(table, state.actor)
    owner = lines[lines.index(_seat(lines, "Anne")) :]
    assert "  Le Corsaire est acheté : il entre à la fin du prochain tour de son maître" in owner


def test_a_fight_card_says_what_it_is_and_how_strong() -> None:
    table = at("long_cours")
    state = until(table, "turn")
    seat = state.actor
    other = (seat + 1) % 3
    state.hands[seat] = ("fight-05", "storm", "storm")
    state.round, state.ships = 2, ["londres"] * 3
    lines = seen(table, seat)
    assert "Votre main : une gifle (5), 2 × Tempête" in lines
    assert f"  fight {other} ({table.seats[other].name}) fight-05 (une gifle (5))" in lines


def test_cards_that_are_dealt_are_told_in_one_line() -> None:
    table = at("long_cours")
    until(table, "launch")
    assert told(table)[0] == "cartes sont distribuées.", "the number is stripped by this test"
    assert len(list(retell(table, "fr"))) < 10


def test_marco_polo_shows_missions_secrets_and_loot_but_no_secret_of_others() -> None:
    table = at("marco_polo")
    state = until(table, "announce")
    state.tables = ["table_kyoto", "table_lhassa", ""]
    state.accomplished = [False, True, False]
    state.secrets = ["", "secret_kite", ""]
    state.loot, state.loot_cash = ("blue_dates",), 50
    own, others = seen(table, 0), seen(table, 2)
    assert "Votre mission : allez à Kyoto" in own
    assert "  Table d’Or" in others
    assert not any("Kyoto" in line for line in others)
    assert "  Mission accomplie : Table d’Or (Lhassa)" in others
    assert "  Secret : le cerf-volant qui emporte un homme" in others
    assert "Sur la case butin : 50 b et Dattes (30)" in others
    assert "Votre fortune : 480 b, et il en faut 900" in own


def test_the_text_of_a_card_follows_the_event_that_turns_it() -> None:
    table = at("marco_polo")
    state = until(table, "announce")
    state.places[state.actor] = "constantinople"
    state.ask("trade", state.actor)
    table.play(Action.parse("buy"))
    hasard = next(outcome for outcome, _ in state.outcomes() if outcome.args[0] in HASARD)
    table.replay(hasard)
    lines = told(table)
    turned = next(at for at, line in enumerate(lines) if line.startswith("Hasard !"))
    text = Sentences("fr", "marco_polo").say(f"text-{hasard.args[0]}")
    assert lines[turned + 1] == text.translate(SPACES)


def test_magellan_names_bases_and_the_bank_and_reads_history() -> None:
    table = at("magellan")
    state = until(table, "throw")
    assert any(line.startswith("  Base d’Anne : ") and "base-" not in line for line in seen(table))
    table.replay(Action.parse("roll 5"))
    table.replay(Action.parse("draw H4-05"))
    lines = told(table)
    history = next(at for at, line in enumerate(lines) if "Bretton Woods" in line)
    assert lines[history + 1].startswith("Quarante-quatre nations")
    assert "la banque verse 40 M à" in " ".join(lines)
    assert state.card == ""


def test_pieces_that_are_chosen_by_their_ids_stand_with_them() -> None:
    table = at("magellan")
    until(table, "throw")
    jeeps = [line for line in seen(table) if line.startswith("  Jeep (Rose)")]
    assert len(jeeps) == 1
    assert jeeps[0].endswith("[jeep-0-01, jeep-0-02, jeep-0-03, jeep-0-04, jeep-0-05]")


def test_the_prompt_says_what_is_rolled_spun_or_drawn() -> None:
    assert seen(at("magot"))[-1] == "[Entrée] Lancer le dé"
    table = at("marco_polo")
    until(table, "spin")
    assert seen(table)[-1] == "[Entrée] Lancer la roulette"
    table = at("magellan")
    until(table, "throw")
    table.replay(Action.parse("roll 5"))
    assert seen(table)[-1] == "[Entrée] Tirer une carte"


def test_who_rolls_by_hand_is_asked_for_the_die_or_the_wheel() -> None:
    table = at("marco_polo", real_dice=True)
    while table.state.phase != "spin":
        if table.state.actor == CHANCE:
            table.roll()
        else:
            table.play(table.state.legal_actions()[0])
    lines = seen(table)
    assert "Que montre votre roulette ?" in lines
    assert any(line.startswith("  spin ") for line in lines)


def test_enter_is_no_move_where_one_has_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at("marco_polo", lot=False)
    typed: Iterator[str] = iter(["", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert "Écrivez un des coups proposés." in list(play(table, "fr", None))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", games.ids())
def test_no_id_is_left_in_what_is_said(game: str, language: str) -> None:
    """Whole random games: no message without a sentence, no parameter without a value."""
    table = at(game)
    rng = Random(3)
    sentences = Sentences(language, game, table.seats)
    said: list[str] = []
    for _ in range(400):
        state = table.state
        if state.actor is None:
            break
        if state.actor == CHANCE:
            table.roll()
            continue
        said += position(table, sentences, state.actor)
        choices = state.legal_actions()
        table.play(choices[rng.randrange(len(choices))])
    said += retell(table, language)
    for line in said:
        for wrong in ("{", "event-", "question-", "counter-", "seen-", "party-", "terminal-"):
            assert wrong not in line, line


def _seat(lines: list[str], name: str) -> str:
    return next(line for line in lines if line.startswith(f"{name} :"))


@pytest.mark.rule("MG-15")
def test_the_same_payment_to_each_is_one_line() -> None:
    table = at("magot")
    state = until(table, "roll")
    state.pawns[0], state.depart[0], state.arrivee, state.turn = 32, 36, [12, 13, 14], 0
    state.roll("roll", 0)
    events = state.apply(Action("roll", (4,)))
    table.log.append(table.log[-1]._replace(events=tuple(events)))
    journal = Journal(Sentences("fr", "magot", table.seats))
    told = "\n".join(journal.tell(table.log[-1], None)).translate(SPACES)
    assert "Rose verse 50 points à chacun. [MG-15]" in told
    assert told.count("50 points") == 1

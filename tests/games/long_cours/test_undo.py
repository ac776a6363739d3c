"""What may be taken back in Long Cours, until somebody else has relied on it (see Table.can_undo)."""

from typing import cast

import pytest

from escales.core import CHANCE, Action, IllegalAction, Seat, Table
from escales.core.seat import COLOURS
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from tests.games.long_cours.positions import BRUNO, JEANNE, NOBODY, ROSE


def play(table: Table, *texts: str) -> None:
    """These decisions and outcomes, one after another."""
    for text in texts:
        table.replay(Action.parse(text))


def second_round() -> Table:
    """Rose, in Gibraltar's zone, may play; Bruno is in Hambourg. All cards have been dealt.

    Rose holds the storms, Bruno the direct moves and Jeanne the fights, but Rose's first card is a
    direct move and her second the weakest fight.
    """
    table = Table(GAME, [Seat(name, colour) for name, colour in zip("RBJ", COLOURS, strict=False)])
    rows = {ROSE: ["direct", "fight-02", *["storm"] * 10], BRUNO: ["direct"] * 11 + ["fight-12"]}
    fights = [f"fight-{rank:02}" for rank in (1, *range(3, 12))]
    rows[JEANNE] = [*fights, "storm", "storm"]
    for row in zip(rows[ROSE], rows[BRUNO], rows[JEANNE], strict=True):
        play(table, *(f"deal {card}" for card in row))
    play(table, "first 0", "launch marseille", "launch hambourg")
    while table.state.phase == "launch":
        table.replay(table.state.legal_actions()[0])
    play(table, "buy 3", "done", "done", "done")
    return table


def taken_back(table: Table, seat: int) -> bool:
    """Whether *seat* could take the last entry back, which is then done."""
    if not table.can_undo(seat):
        with pytest.raises(IllegalAction) as refused:
            table.undo(seat)
        assert refused.value.message.id == "refuse-undo"
        return False
    table.undo(seat)
    return True


def standing(table: Table) -> State:
    """Where the game stands."""
    return cast(State, table.state)


def rich() -> Table:
    """Rose has sold her goods and has 9 M; the others have 3, too little for the Corsaire."""
    table = second_round()
    product = next(at for at, goods in enumerate(standing(table).cargo[ROSE], 1) if goods)
    play(table, "resell", f"roll {product}")
    assert standing(table).cash == [9, 3, 3]
    return table


@pytest.mark.rule("LC-31")
def test_an_auction_that_nobody_could_contest_is_taken_back_by_who_asked_for_it() -> None:
    table = rich()
    play(table, "auction 6")
    assert standing(table).owner == ROSE
    assert not taken_back(table, BRUNO)
    assert taken_back(table, ROSE)
    assert (standing(table).owner, standing(table).cash[ROSE]) == (NOBODY, 9)
    assert not taken_back(table, ROSE), "a die was rolled before"


@pytest.mark.rule("LC-31")
def test_not_once_the_next_captain_has_done_anything() -> None:
    table = rich()
    play(table, "auction 6", "done")
    # Rose's turn ends with the roll that brings the Corsaire in, on her next turn only (LC-32).
    assert standing(table).actor == BRUNO
    play(table, "buy 1")
    assert not taken_back(table, ROSE)
    assert taken_back(table, BRUNO)
    assert not taken_back(table, ROSE), "Bruno has decided with Rose's auction before his eyes"


def beaten() -> Table:
    """Rose has come to Hambourg and challenged Bruno, who has given up."""
    table = second_round()
    play(table, "direct hambourg", "fight 1 fight-02", "yield")
    assert (standing(table).actor, standing(table).cash) == (ROSE, [3, 0, 3])
    return table


@pytest.mark.rule("LC-24", "LC-25")
def test_giving_up_is_taken_back_by_who_gave_up() -> None:
    table = beaten()
    assert not taken_back(table, ROSE)
    assert not taken_back(table, JEANNE)
    assert taken_back(table, BRUNO)
    assert (standing(table).phase, standing(table).cash) == ("fight", [0, 3, 3])
    play(table, "answer fight-12", "yield")
    assert standing(table).cash == [0, 3, 3]


@pytest.mark.rule("LC-24", "LC-25")
def test_not_once_the_winner_has_relied_on_it() -> None:
    table = beaten()
    play(table, "buy 3")
    assert not taken_back(table, BRUNO)
    assert taken_back(table, ROSE)
    assert not taken_back(table, BRUNO)
    assert not taken_back(table, ROSE)
    play(table, "done")
    assert taken_back(table, ROSE), "her own decision, and nothing has followed it"


def test_a_roll_or_a_card_is_never_taken_back() -> None:
    table = second_round()
    play(table, "resell")
    assert table.state.actor == CHANCE
    assert taken_back(table, ROSE), "the die is still in her hand"
    play(table, "resell", "roll 1")
    assert not taken_back(table, ROSE)
    play(table, "storm 66")
    assert not taken_back(table, ROSE)

"""What sentences say in cases that once read badly, in both languages."""

from collections.abc import Mapping
from random import Random

import pytest

from escales import games
from escales.core import Seat
from escales.messages import said_at
from escales.texts import LANGUAGES, Sentences
from tests.conformance.subjects import playout

SEATS = [Seat("Rose", "red"), Seat("Anne", "blue")]
SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})


def said(game: str, language: str, id: str, **params: object) -> str:
    """A sentence with ordinary spaces; ``from_`` is the parameter ``from``."""
    given = {name.removesuffix("_"): value for name, value in params.items()}
    return Sentences(language, game, SEATS).say(id, given).translate(SPACES)


CASES: list[tuple[str, str, Mapping[str, object], str, str]] = [
    # Le Magot
    (
        "magot",
        "event-move",
        {"seat": 0, "from_": 20, "to": 30},
        "Rose passe de 20 à 30.",
        "Rose moves from 20 to 30.",
    ),
    (
        "magot",
        "event-pay",
        {"payer": 1, "payee": 0, "amount": 30, "why": "depart"},
        "Rose tombe sur le Départ d’Anne et reçoit 30 points.",
        "Rose lands on the Start of Anne and receives 30 points.",
    ),
    (
        "magot",
        "event-pay",
        {"payer": 1, "payee": 0, "amount": 20, "why": "arrivee"},
        "Anne verse 20 points à Rose.",
        "Anne pays 20 points to Rose.",
    ),
    (
        "magot",
        "event-capped",
        {"payer": 0, "due": 20, "paid": 0},
        "Rose devait 20 points, mais n’a plus rien à donner.",
        "Rose owed 20 points, but has nothing left to give.",
    ),
    (
        "magot",
        "event-capped",
        {"payer": 0, "due": 20, "paid": 10},
        "Rose devait 20 points et donne tout ce qui lui reste.",
        "Rose owed 20 points and gives all that is left.",
    ),
    (
        "magot",
        "refuse-face",
        {"faces": "-10, -8, +4"},
        "Le dé n’a pas cette face ; il a −10, −8, +4.",
        "The die has no such face; it has −10, −8, +4.",
    ),
    # Long Cours
    ("long_cours", "event-turn", {"seat": 0}, "À Rose de jouer.", "Rose’s turn."),
    ("long_cours", "counter-cash", {"number": 3}, "M en billets", "M in notes"),
    (
        "long_cours",
        "refuse-amount",
        {"low": 1, "high": 1},
        "On achète par millions entiers, pour 1 M au plus.",
        "Goods are bought in whole millions, for 1 M at most.",
    ),
    (
        "long_cours",
        "event-move",
        {"seat": 0, "to": "cap_nord"},
        "Rose fait route vers le cap Nord.",
        "Rose sails to the North Cape.",
    ),
    (
        "long_cours",
        "refuse-zone",
        {"place": "le_cap", "zone": 22},
        "Ce port n’est pas en zone 22 (Le Cap).",
        "That port is not in zone 22 (Cape Town).",
    ),
    (
        "long_cours",
        "event-relief",
        {"amount": 3, "payee": 0, "payer": "bank"},
        "Plus personne n’a rien : la Caisse remet 3 M à Rose.",
        "Nobody has anything left: the bank gives Rose 3 M.",
    ),
    (
        "long_cours",
        "event-fight",
        {"seat": 0, "other": 1, "card": "fight-05"},
        "Bagarre ! Rose s’en prend à Anne : une gifle (5).",
        "A brawl! Rose goes for Anne: a slap (5).",
    ),
    (
        "long_cours",
        "event-arrival",
        {"seat": 0, "to": "malaisie"},
        "Le Corsaire (Rose) jette l’ancre en Malaisie.",
        "The Corsaire (Rose) drops anchor in Malaya.",
    ),
    # Marco Polo
    (
        "marco_polo",
        "since-received",
        {"payer": "bank", "amount": 50, "why": "sale", "card": "yellow_yaks", "cards": 1},
        "Pour payer, il a fallu vendre Yacks (50) : la Banque vous en donne 50 b.",
        "You had to sell Yaks (50) to pay: the Bank gives you 50 b for it.",
    ),
    (
        "marco_polo",
        "question-white",
        {"seat": 0, "mode": "land", "black": 1},
        "Rose : lancez votre dé, le blanc. Tout nombre bat les bandits.",
        "Rose: roll your own die, the white one. Any number beats the bandits.",
    ),
    (
        "marco_polo",
        "question-announce",
        {"seat": 0, "mode": "sea", "modes": 1},
        "Rose : d’ici on ne part que par mer.",
        "Rose: one can only leave by sea from here.",
    ),
    (
        "marco_polo",
        "event-move",
        {"seat": 0, "to": "alexandrie"},
        "Rose fait étape à Alexandrie.",
        "Rose halts at Alexandria.",
    ),
    (
        "marco_polo",
        "event-move",
        {"seat": 0, "to": "le_caire"},
        "Rose fait étape au Caire.",
        "Rose halts in Cairo.",
    ),
    (
        "marco_polo",
        "event-fly",
        {"seat": 0, "to": "zanzibar", "card": "yellow_zanzibar"},
        "« Cap sur Zanzibar » : Rose se rend tout droit à Zanzibar.",
        "“Off to Zanzibar”: Rose goes straight to Zanzibar.",
    ),
    (
        "marco_polo",
        "event-prize",
        {"seat": 0, "mode": "land", "cards": 1, "amount": 0, "hand": ["blue_dates"]},
        "Les bandits fuient : Rose prend le butin, Dattes (30).",
        "The bandits flee: Rose takes the loot, Dates (30).",
    ),
    (
        "marco_polo",
        "event-prize",
        {"seat": 0, "mode": "sea", "cards": 1, "amount": 50, "hand": ["blue_dates"]},
        "Les corsaires fuient : Rose prend le butin, 50 b et Dattes (30).",
        "The corsairs flee: Rose takes the loot, 50 b and Dates (30).",
    ),
    (
        "marco_polo",
        "event-decline",
        {"seat": 0, "card": "blue_join"},
        "Rose renonce à « Une voile amie ».",
        "Rose does without “A friendly sail”.",
    ),
    (
        "marco_polo",
        "question-debt",
        {"seat": 0, "due": 30, "cash": 10},
        "Rose : vous devez 30 b et en avez 10. Vendez à la Banque de quoi payer.",
        "Rose: you owe 30 b and have 10 b. Sell the bank what you like until you can pay.",
    ),
    ("marco_polo", "question-draw", {}, "On tire la carte du dessus.", "The top card is drawn."),
    (
        "marco_polo",
        "event-table-sold",
        {"seat": 0, "card": "table_kyoto", "amount": 240},
        "Rose vend sa « Table d’Or (Kyoto) » pour 240 b, et n’a donc plus de Table d’Or.",
        "Rose sells the Table d’Or (Kyoto) for 240 b, and has no Table d’Or any more.",
    ),
    # Magellan
    (
        "magellan",
        "event-paid",
        {"payer": "bank", "payee": 1, "amount": 15, "card": "H4-02"},
        "« Le plan Marshall » : la banque verse 15 M à Anne.",
        "“The Marshall Plan”: the bank pays 15 M to Anne.",
    ),
    (
        "magellan",
        "event-promised",
        {"card": "H3-05", "amount": 60},
        "La carte « Tombouctou » promet 60 M au premier qui fera ce qu’elle demande.",
        "The card “Timbuktu” promises 60 M to the first who does what it asks for.",
    ),
    (
        "magellan",
        "event-begins-cost-modifier",
        {"card": "H4-10", "rounds": 3, "percent": 75, "series": [2, 5]},
        "« Le Point Quatre » : pendant 3 tours de table, mettre un pays en valeur coûte "
        "75 % du prix dans ces séries : Afrique, Amérique.",
        "“Point Four”: for 3 rounds, developing a country of these series costs 75% of its price: "
        "Africa, America.",
    ),
    (
        "magellan",
        "event-destroyed",
        {"owner": 0, "kind": "ship", "at": "4N4", "why": "ally"},
        "Rose doit perdre un bateau comme son allié (4N4).",
        "Rose has to lose a ship as the ally did (4N4).",
    ),
    ("magellan", "verb-warn", {}, "Annoncer la guerre", "Announce war"),
    (
        "magellan",
        "war-warning",
        {"seat": 1, "rounds": 1, "number": 0},
        "Anne a annoncé la guerre : elle commence au prochain tour d’Anne.",
        "Anne has announced war: it begins with the next turn of Anne.",
    ),
    (
        "magellan",
        "refuse-deck",
        {"piece": "ship-0-02"},
        "Un avion ne se pose que sur un de vos bateaux, et seulement s’il est vide (bateau 2).",
        "A plane can only land on a ship of yours, and only if that ship is empty (ship 2).",
    ),
    (
        "magellan",
        "question-sale",
        {"seat": 0, "amount": 1200, "cash": 3},
        "Rose : il faut payer 1 200 M et il y en a 3 en caisse. "
        "Vendez un pays à la banque, à moitié prix.",
        "Rose: 1,200 M to pay and 3 in cash. Sell a country to the bank, at half price.",
    ),
]


@pytest.mark.parametrize(("game", "id", "params", "french", "english"), CASES)
def test_it_reads_well(
    game: str, id: str, params: dict[str, object], french: str, english: str
) -> None:
    assert said(game, "fr", id, **params) == french
    assert said(game, "en", id, **params) == english


@pytest.mark.parametrize("id", games.ids())
def test_what_is_said_begins_with_a_capital(id: str) -> None:
    """Names of banks, places and cards may begin small: then they are no beginning of a sentence."""
    game = games.load(id)
    seats = [Seat(name, "red") for name in ("Rose", "Anne", "Jeanne", "Victor", "Odile", "Bruno")]
    spoken = [Sentences(language, id, seats) for language in LANGUAGES]
    heard = set[str]()
    for number in (game.meta.seats[0], game.meta.seats[-1]):
        for state, action in playout(game, number, {}, Random(f"capitals {id}"), 1_000):
            for message in said_at(state, action):
                if (text := repr(message)) in heard:
                    continue
                heard.add(text)
                for sentences in spoken:
                    told = sentences.say(message.id, message.params).lstrip("«“\u00a0")
                    assert not told[:1].islower(), (message, told)


@pytest.mark.parametrize("id", games.ids())
def test_a_round_and_a_turn_have_different_names(id: str) -> None:
    """A turn is a *tour*, a round of the table a *tour de table*; a round of Le Magot is a *manche*."""
    sentences = Sentences("fr", id)
    for message in ("counter-round", "option-rounds"):
        assert any(
            word in sentences.say(message) for word in ("anche", "our de table", "ours de table")
        )
    for rounds in (0, 20):
        told = sentences.say("event-round", {"number": 2, "rounds": rounds})
        assert told.startswith(("Manche 2", "Tour de table 2"))
        told = sentences.say("counter-round-of", {"round": 2, "rounds": rounds})
        assert told.startswith(("Manche 2", "Tour de table 2"))


def test_goods_that_are_stranded_are_named() -> None:
    goods = {"gold": 3, "wool": 2}
    for language, words in (("fr", "or, laine"), ("en", "gold, wool")):
        told = said(
            "long_cours", language, "event-wreck", owner=1, to="gibraltar", amount=5, goods=goods
        )
        assert f"({words})" in told, told
    assert "(" not in said("long_cours", "fr", "event-wreck", owner=1, amount=0, goods={})


def test_what_is_reconstructed_is_counted_as_in_the_data() -> None:
    from escales.games.long_cours.board import DATA

    ours = [one for one in DATA["products"] if one["provenance"]["die"] == "reconstructed"]
    assert len(ours) == 4
    assert "quatre numéros de produits" in said("long_cours", "fr", "game-board-note")
    assert "four numbers of products" in said("long_cours", "en", "game-board-note")

"""The sheets of cards: fronts, and after each sheet the backs that meet them when paper turns over its long edge."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from print import paper
from print.contents import Card
from print.sheet_parts import sheet

CARDS = 9
EMPTY = '<article class="print-card empty"></article>'
FAMILIES = ("yellow", "purple", "blue", "green")


@dataclass(frozen=True)
class Deck:
    """What the cards of a game are drawn with."""

    symbols: frozenset[str]
    """The ids of all drawings of the page."""
    yields: Mapping[str, Sequence[tuple[str, str]]]
    """The countries of each series of Magellan with their yields; empty in other games."""
    words: Mapping[str, str]
    """The names of series, and what stands above the yields (``card-yields``)."""


def _use(symbol: str, size: tuple[int, int], kind: str, fit: str = "xMidYMid") -> str:
    wide, high = size
    return (
        f'<svg class="{kind}" viewBox="0 0 {wide} {high}" preserveAspectRatio="{fit}" aria-hidden="true">'
        f'<use href="#{symbol}" width="{wide}" height="{high}"/></svg>'
    )


def _band(card: Card, deck: Deck) -> str:
    series = f"series-{card.series}"
    return f'<p class="card-band {series}">{escape(deck.words[series])}</p>'


def _mapped(card: Card, deck: Deck) -> str:
    """The front of a card of Magellan: its series, where it belongs on the map, and what it says."""
    sign = _use(f"history-{card.series}", (64, 64), "vignette-sign") if not card.figures else ""
    where = f'<p class="card-where">{escape(card.where)}</p>' if card.where else ""
    text = "".join(f'<p class="card-text">{escape(line)}</p>' for line in card.text.splitlines())
    figures = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in card.figures
    )
    locator = _use(f"locator-{card.id}", (300, 168), "card-locator", "xMidYMid slice")
    return (
        f"{_band(card, deck)}"
        f'<div class="card-vignette">{locator}{sign}</div>'
        f'<h3 class="card-title">{escape(card.title)}</h3>{where}{text}'
        f"{f'<dl class="card-boxes">{figures}</dl>' if figures else ''}"
    )


def _front(card: Card, deck: Deck) -> str:
    if card.series:
        kind, inside = "mapped", _mapped(card, deck)
    else:
        kind = "drawn worded" if card.text else "drawn"
        art = _use(f"card-{card.id}", (150, 226), "card-art")
        text = f"<p>{escape(card.text)}</p>" if card.text else ""
        inside = f"{art}<h3>{escape(card.title)}</h3>{text}"
    return f'<article class="print-card {kind}" data-card="{card.id}">{inside}</article>'


def _back(card: Card, deck: Deck) -> str:
    """The back of a card's pack in the manner of the game's drawings."""
    if yields := deck.yields.get(card.series):
        rows = "".join(
            f"<li><span>{escape(name)}</span><b>{escape(share)}</b></li>" for name, share in yields
        )
        inside = (
            f'{_band(card, deck)}<p class="card-caption">{escape(deck.words["card-yields"])}</p>'
            f'<ol class="card-yields">{rows}</ol>'
        )
    elif card.pack in FAMILIES:
        inside = (
            '<svg class="card-art" viewBox="0 0 150 226" aria-hidden="true">'
            f'<use href="#frame-{card.pack}"/><g class="family-{card.pack}" transform="translate(75 113)">'
            f'<circle class="card-family" r="44"/><use href="#family-{card.pack}" class="family-sign" '
            'transform="scale(2.3)"/></g></svg>'
        )
    else:
        own = f"card-{card.pack}"
        symbol = own if own in deck.symbols else "card-back"
        inside = _use(symbol, (150, 226), "card-art")
    return f'<article class="print-card back pack-{card.pack}" data-back="{card.id}">{inside}</article>'


def cards(all: Sequence[Card], deck: Deck) -> str:
    """All cards, nine to a sheet."""
    made = []
    for places in paper.sheets(all, CARDS):
        fronts = [_front(card, deck) if card else EMPTY for card in places]
        backs = [_back(card, deck) if card else EMPTY for card in paper.mirrored(places)]
        made += [
            sheet(
                "card-sheet",
                f'<div class="print-grid of-cards">{"".join(side)}</div>',
                f' data-side="{name}"',
            )
            for name, side in (("front", fronts), ("back", backs))
        ]
    return "".join(made)
